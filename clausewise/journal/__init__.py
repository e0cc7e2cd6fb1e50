"""The journal of a run: what was done, seen, checked and found, line by line."""
