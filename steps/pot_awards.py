"""What a player wins of a pot, as the sentences tell it: in one, however often chips are pushed over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import PotAwarded


def in_one_award(events: Iterable[AnyEvent]) -> Iterator[AnyEvent]:
    """What one player gets of one part of a pot in a row as one award.

    >>> [one.amount for one in in_one_award([PotAwarded("main", "whole", 1, Cents(300))] * 2)]
    [600]
    """
    held: dict[tuple[int, str, str], PotAwarded] = {}
    for event in events:
        if isinstance(event, PotAwarded):
            key = (event.seat, event.pot, event.share)
            before = held.get(key)
            amount, odd = (0, 0) if before is None else (before.amount, before.odd_chips)
            held[key] = msgspec.structs.replace(
                event, amount=Cents(event.amount + amount), odd_chips=Cents(event.odd_chips + odd)
            )
            continue
        yield from held.values()
        held.clear()
        yield event
    yield from held.values()
