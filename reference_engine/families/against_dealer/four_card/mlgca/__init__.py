"""Four Card Poker by the MLGCA rules: beside ante and aces up a progressive wager and a six card bonus."""
