"""Hands that count points and grow: what can be done, what is seen, and the words for it."""
