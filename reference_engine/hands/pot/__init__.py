"""Hands of five cards that players hold against each other."""
