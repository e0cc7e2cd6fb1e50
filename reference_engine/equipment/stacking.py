"""How a deck is stacked, so that the cards that are wanted fall to the places where they are wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clausewise.reference_engine.core.cards import PACK, Card, without

_MIXED = tuple(PACK[index * 19 % len(PACK)] for index in range(len(PACK)))


def mixed(packs: int = 1) -> tuple[Card, ...]:
    """The cards of so many packs in an order that looks like any other hand, not like a straight flush of clubs."""
    return _MIXED * packs


def stack(wanted: Mapping[str, Sequence[Card]], order: Sequence[str], packs: int = 1) -> tuple[Card, ...]:
    """The deck from the top that lets these cards fall to these places; the rest of its packs fills the gaps.

    >>> stack({"seat 1": ["As", "Ks"]}, ["dealer", "seat 1", "seat 1"])
    ('2c', 'As', 'Ks')
    """
    named = [card for cards in wanted.values() for card in cards]
    filler = iter(without(mixed(packs), named))
    queues = {place: iter(cards) for place, cards in wanted.items()}
    return tuple(next(queues[place], None) or next(filler) if place in queues else next(filler) for place in order)
