"""Random rounds against a system, each compared with what the rules say for the cards and choices that came."""
