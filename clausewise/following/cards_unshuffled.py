"""Whether cards come again in the order in which they lay, although the system says that they were shuffled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from clausewise.following.cards_read_back import CardsToCome
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.following.departures import Exchange

RUN = 6
"""So many cards in the same order do not come by chance: once in twenty thousand million."""

Run = tuple[Card, ...]


def dealt_again(exchanges: Sequence[Exchange], cards: CardsToCome) -> tuple[int, int] | None:
    """The first card of a deal that follows a shuffle and repeats what was dealt before: its exchange and its event.

    What is stacked comes as it was stacked.
    """
    shuffles: list[int] = []
    stacks: list[int] = []
    of_event: list[int] = []
    for number, exchange in enumerate(exchanges):
        if isinstance(exchange.stimulus, StackDeck):
            stacks.append(len(of_event))
        for event in exchange.events:
            if isinstance(event, Procedure) and event.act == "shuffles":
                shuffles.append(len(of_event))
            of_event.append(number)
    before: set[Run] = set()
    since = 0
    for deal, begins in enumerate(cards.begins):
        runs = _runs(cards.known(deal))
        shuffled = any(since <= at <= begins for at in shuffles)
        if shuffled and not any(since <= at <= begins for at in stacks) and not before.isdisjoint(runs):
            return of_event[begins], begins
        before |= runs
        since = begins
    return None


def _runs(cards: Sequence[Card | None]) -> set[Run]:
    """Whatever lies together, as far as it was seen."""
    parts = (tuple(cards[start : start + RUN]) for start in range(len(cards) - RUN + 1))
    return {tuple(card for card in part if card is not None) for part in parts if None not in part}
