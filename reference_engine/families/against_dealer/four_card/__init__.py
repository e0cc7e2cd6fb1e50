"""Four Card Poker, a module for each part of the rules, in the order of the document."""
