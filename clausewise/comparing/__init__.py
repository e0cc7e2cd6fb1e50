"""Comparing two rulebooks by what they make of the same cards and the same decisions."""
