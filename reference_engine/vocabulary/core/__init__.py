"""What every table has, whatever is played there: what can be done, what is seen, and the words for it."""
