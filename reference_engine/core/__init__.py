"""What everything rests on: money, odds, cards, and the decisions that cite the rules."""
