"""Four Card Poker by the Oneida rules: an ante, aces up, and nothing beside them."""
