"""What can be compared of a hand where a system names no pots, or shows neither the button nor what the house takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BetReturned, PotAwarded

if TYPE_CHECKING:
    from clausewise.reference_engine.families.emitted import Emitted
    from clausewise.reference_engine.families.table import Table

MOST_CITED = 5
RESTS_ON: Mapping[str, tuple[str, ...]] = {
    "button-placed": ("button.rotates", "blinds.rotate", "opening.highest"),
    "fee-taken": ("collection.after-flop", "collection.flat", "schedule.fee", "type.house"),
}
"""Rules that are kept or broken where these events are seen, though other events cite some of them, too."""


def rests_on(unseen: Iterable[str]) -> tuple[str, ...]:
    """The provisions that show nowhere if this is unseen."""
    return tuple(provision for kind in unseen for provision in RESTS_ON.get(kind, ()))


def rounds_without_fee(events: Iterable[AnyEvent]) -> frozenset[int]:
    """The numbers of the rounds in which everything that was put in was won, so that nothing was taken from it.

    Where a fee is not seen, a system may have taken it beside the pot.

    >>> rounds_without_fee([RoundStarted(1, "deck 1"), BetMade(1, "bets", Cents(9), Cents(9)),
    ...                     PotAwarded("main", "whole", 1, Cents(9)), RoundEnded(1)])
    frozenset({1})
    """
    found: set[int] = set()
    balance, awards = 0, 0
    for event in events:
        if isinstance(event, RoundStarted):
            balance = awards = 0
        elif isinstance(event, BetMade):
            balance += event.amount
        elif isinstance(event, BetReturned):
            balance -= event.amount
        elif isinstance(event, PotAwarded):
            balance -= event.amount
            awards += 1
        elif isinstance(event, RoundEnded) and abs(balance) < max(awards, 1):  # parts of a cent are told as cents
            found.add(event.number)
    return frozenset(found)


def merge_awards(table: Table, index: int) -> None:
    """Makes the awards that come next one for each seat, whichever pots they are from."""
    emitted, end = table.emitted, index
    merged: dict[int, Emitted] = {}
    while end < len(emitted) and isinstance(award := emitted[end].seen.event, PotAwarded):
        first = merged.setdefault(award.seat, emitted[end])
        before = first.seen.event
        if first is not emitted[end] and isinstance(before, PotAwarded):
            whole = msgspec.structs.replace(before, amount=Cents(before.amount + award.amount))
            first.seen = msgspec.structs.replace(first.seen, event=whole)
            first.citations = tuple(dict.fromkeys((*first.citations, *emitted[end].citations)))[:MOST_CITED]
        end += 1
    emitted[index:end] = merged.values()
