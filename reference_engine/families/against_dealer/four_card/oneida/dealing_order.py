"""In which order cards leave the deck for which places by the Oneida rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clausewise.reference_engine.families.against_dealer.dealing_order import (
    card_by_card,
    dealt_in_stacks,
    stack_by_stack,
)
from clausewise.reference_engine.families.against_dealer.four_card.rules import FourCardRules


def wagers_to_play(options: Mapping[str, str | int], readings: Mapping[str, str]) -> tuple[str, ...]:
    """The wagers without which a player with an ante can do nothing but fold."""
    del options
    return ("aces up",) if readings.get("exchanged-definitions") == "as-printed" else ()


def dealing_order(
    rules: FourCardRules, seats: Sequence[int], options: Mapping[str, str | int], readings: Mapping[str, str]
) -> list[str]:
    """The place of each card where an automated shoe dispenses stacks of five only, one more of them for the dealer.

    >>> from clausewise.reference_engine.rulebooks.oneida_four_card import RULES
    >>> dealing_order(RULES, [2], {"dealing": "automated shoe"}, {})[9:]
    ['dealer', 'discard rack', 'discard rack', 'discard rack', 'discard rack', 'dealer']
    """
    places = [f"seat {number}" for number in sorted(seats)]
    each, dealers = rules.players_cards, rules.dealers_cards
    if dealt_in_stacks(str(options.get("dealing", "manual shoe"))):
        rest = ["discard rack"] * (2 * each - dealers)
        beside = ["dealer"] * (dealers - each)
        on_top = readings.get("top-card", "last-dispensed") == "last-dispensed"
        further = [*rest, *beside] if on_top else [*beside, *rest]
        return [*stack_by_stack(places, each, each, dealer_first=False), *further]
    if readings.get("deal-in-succession", "card-by-card") == "hand-by-hand":
        return stack_by_stack(places, each, dealers, dealer_first=False)
    return card_by_card(places, each, dealers)
