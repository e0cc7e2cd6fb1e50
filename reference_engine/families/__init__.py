"""Families of games: what every table has, and a room for each family."""
