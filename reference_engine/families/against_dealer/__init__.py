"""What every card game against the dealer has: decks, shuffling, wagers, dealing, and what goes wrong."""
