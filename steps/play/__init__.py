"""How scenarios bring a round about, for each family of games."""
