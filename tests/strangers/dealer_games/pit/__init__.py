"""A table for dealer games: three-card and four-card poker."""
