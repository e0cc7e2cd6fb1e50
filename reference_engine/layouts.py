"""In which order cards leave the deck for which places, for each game: needed to force a hand by stacking a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clausewise.reference_engine.cards import PACK, Card
from clausewise.reference_engine.four_card_poker.dealing_order import dealing_order, required_wagers


def places(
    rulebook: str, options: Mapping[str, str | int], readings: Mapping[str, str], seats: Sequence[int]
) -> list[str]:
    """The place that each card goes to, from the top of the deck.

    >>> places("mlgca-four-card", {"dealing": "manual shoe"}, {}, [1])[:3]
    ['seat 1', 'dealer', 'seat 1']
    """
    if rulebook != "mlgca-four-card":
        raise LookupError(f"no order of dealing is known for {rulebook}")
    return dealing_order(seats, options, readings)


def wagers_to_be_dealt_in(rulebook: str, readings: Mapping[str, str]) -> tuple[str, ...]:
    """The wagers without which nobody is dealt in, by the readings in force.

    >>> wagers_to_be_dealt_in("mlgca-four-card", {"aces-up-required": "required"})
    ('aces up',)
    """
    return required_wagers(readings) if rulebook == "mlgca-four-card" else ()


# What fills the gaps should look like any other hand, not like a straight flush of clubs.
_MIXED = tuple(PACK[index * 19 % len(PACK)] for index in range(len(PACK)))


def stack(wanted: Mapping[str, Sequence[Card]], order: Sequence[str]) -> tuple[Card, ...]:
    """The deck from the top that lets these cards fall to these places; the rest of the pack fills the gaps.

    >>> stack({"seat 1": ["As", "Ks"]}, ["dealer", "seat 1", "seat 1"])
    ('2c', 'As', 'Ks')
    """
    named = {card for cards in wanted.values() for card in cards}
    filler = iter(card for card in _MIXED if card not in named)
    queues = {place: iter(cards) for place, cards in wanted.items()}
    return tuple(next(queues[place], None) or next(filler) if place in queues else next(filler) for place in order)
