"""Blackjack as the Oneida Rules of Play have it, behind the protocol."""
