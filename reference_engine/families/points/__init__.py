"""Hands that count points against the dealer's: they grow by further cards, by wagers, and by splitting."""
