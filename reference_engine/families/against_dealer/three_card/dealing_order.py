"""In which order cards leave the deck for which places at Three Card Poker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clausewise.reference_engine.families.against_dealer.dealing_order import (
    card_by_card,
    dealt_in_stacks,
    stack_by_stack,
)
from clausewise.reference_engine.families.against_dealer.three_card.rules import ThreeCardRules

BOTH = ("ante", "pair plus")
FREE, COMPULSORY = "free", "both wagers compulsory"
"""The version of the game that leaves all wagers free, and the one that wants both."""


def required_wagers(options: Mapping[str, str | int], readings: Mapping[str, str]) -> tuple[str, ...]:
    """The wagers without which a player is not dealt in."""
    version = options.get("version", FREE)
    if version == COMPULSORY or (version != FREE and readings.get("version-and-ante") == "both-required"):
        return BOTH
    return ()


def dealing_order(
    rules: ThreeCardRules, seats: Sequence[int], options: Mapping[str, str | int], readings: Mapping[str, str]
) -> list[str]:
    """The place of each card from the top of the deck, the dealer last in each turn."""
    del readings
    places = [f"seat {number}" for number in sorted(seats)]
    if dealt_in_stacks(str(options.get("dealing", "manual shoe"))):
        return stack_by_stack(places, rules.players_cards, rules.dealers_cards, dealer_first=False)
    return card_by_card(places, rules.players_cards, rules.dealers_cards)
