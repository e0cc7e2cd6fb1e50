"""The rule sets: each the data of one rulebook."""
