"""To whom a house was seen to deal: what an engine that is kept beside its table goes by where no rule orders it."""

from __future__ import annotations

from collections.abc import Iterable

from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent


def dealt_in_rounds(events: Iterable[AnyEvent], *, until: tuple[type[AnyEvent], ...] = ()) -> dict[int, list[str]]:
    """The places that were dealt to in each round, a name for each card, until one of these events comes.

    >>> dealt_in_rounds([RoundStarted(7), CardDealt("seat 1", 1, "down"), CardDealt("dealer", 1, "down")])
    {7: ['seat 1', 'dealer']}
    """
    number, dealt = 0, dict[int, list[str]]()
    for event in events:
        if isinstance(event, RoundStarted):
            number = event.number
        elif isinstance(event, until):
            number = 0
        elif isinstance(event, CardDealt) and number:
            dealt.setdefault(number, []).append(event.to)
    return dealt
