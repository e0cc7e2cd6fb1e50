"""In which order cards leave the deck for which places by the MLGCA rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clausewise.reference_engine.families.against_dealer.dealing_order import (
    card_by_card,
    dealt_in_stacks,
    stack_by_stack,
)
from clausewise.reference_engine.families.against_dealer.four_card.rules import FourCardRules

BONUS_BOX = "bonus box"
"""Where the sixth card of the six card bonus lies."""


def deals_bonus_card(options: Mapping[str, str | int], readings: Mapping[str, str]) -> bool:
    """Whether a card is dealt to the bonus box."""
    automated = dealt_in_stacks(str(options.get("dealing", "manual shoe")))
    if automated and readings.get("bonus-card", "when-offered") == "always":
        return True
    offered = options.get("six-card-bonus", "none") != "none"
    return offered and (automated or readings.get("six-card-bonus-dealing", "dealt-first") == "dealt-first")


def dealer_before_players(options: Mapping[str, str | int], readings: Mapping[str, str]) -> bool:
    """Whether a device dispenses the dealer's stack before the players' stacks."""
    reshuffles = options.get("shuffling") == "by reshuffling device"
    return reshuffles or readings.get("dealer-stack-first", "dealer-first") == "dealer-first"


def required_wagers(options: Mapping[str, str | int], readings: Mapping[str, str]) -> tuple[str, ...]:
    """The wagers without which a player is not dealt in."""
    del options
    return ("aces up",) if readings.get("aces-up-required") == "required" else ()


def dealing_order(
    rules: FourCardRules, seats: Sequence[int], options: Mapping[str, str | int], readings: Mapping[str, str]
) -> list[str]:
    """The place of each card from the top of the deck, on a table with these options."""
    places = [f"seat {number}" for number in sorted(seats)]
    if dealt_in_stacks(str(options.get("dealing", "manual shoe"))):
        dealer_first = dealer_before_players(options, readings)
        order = stack_by_stack(places, rules.players_cards, rules.dealers_cards, dealer_first=dealer_first)
    else:
        order = card_by_card(places, rules.players_cards, rules.dealers_cards)
    return [BONUS_BOX, *order] if deals_bonus_card(options, readings) else order
