"""Games in which players play against each other for a pot: button, forced bets, betting rounds, pots, showdown."""
