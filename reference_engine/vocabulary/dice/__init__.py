"""Dice, their shaker, and the computer that lights the layout: what can be done, what is seen, and the words for it."""
