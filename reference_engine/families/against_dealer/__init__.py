"""Card games in which a hand competes with the dealer's: wagers, dealing, play or fold, and what goes wrong."""
