"""Four Card Poker: what the games of several authorities share; each authority's own game is a package."""
