"""Cards and decks: what can be done, what is seen, and the words for it."""
