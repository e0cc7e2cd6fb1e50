"""Three Card Poker: what it adds to a table for cards against the dealer."""
