"""Players against each other for a pot: what can be done, what is seen, and the words for it."""
