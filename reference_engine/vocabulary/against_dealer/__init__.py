"""Wagers against the house: what can be done, what is seen, and the words for it."""
