"""Whether cards come again in the order in which they lay, although the system says that they were shuffled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from clausewise.following.cards_read_back import CardsToCome
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.following.departures import Exchange

RUN = 6
"""So many cards of one pack in the same order do not come by chance: once in twenty thousand million."""
RUN_OF_A_SHOE = 8
"""In a shoe of several packs more of them may, and it has more places where they could."""

Run = tuple[Card, ...]


def dealt_again(exchanges: Sequence[Exchange], cards: CardsToCome, packs: int = 1) -> tuple[int, int] | None:
    """The first card of a deal that follows a shuffle and repeats what was dealt before: its exchange and its event.

    What is stacked comes as it was stacked.
    """
    shuffles: list[int] = []
    stacks: list[int] = []
    of_event: list[int] = []
    for number, exchange in enumerate(exchanges):
        if isinstance(exchange.stimulus, StackDeck | ForceCards):
            stacks.append(len(of_event))
        for event in exchange.events:
            if isinstance(event, Procedure) and event.act == "shuffles":
                shuffles.append(len(of_event))
            of_event.append(number)
    before: set[Run] = set()
    since = 0
    for deal, begins in enumerate(cards.begins):
        runs = _runs(cards.known(deal), RUN if packs == 1 else RUN_OF_A_SHOE)
        shuffled = any(since <= at <= begins for at in shuffles)
        if shuffled and not any(since <= at <= begins for at in stacks) and not before.isdisjoint(runs):
            return of_event[begins], begins
        before |= runs
        since = begins
    return None


def _runs(cards: Sequence[Card | None], length: int) -> set[Run]:
    """Whatever lies together, so many cards at a time, as far as it was seen."""
    parts = (tuple(cards[start : start + length]) for start in range(len(cards) - length + 1))
    return {tuple(card for card in part if card is not None) for part in parts if None not in part}
