"""Misreadings of Blackjack under the Oneida rules."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.cards import rank
from clausewise.reference_engine.families.misreadings import Misreading, decides, happens, replaced
from clausewise.reference_engine.families.points import counting
from clausewise.reference_engine.rulebooks.oneida_blackjack import RULEBOOK
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.events import AnyEvent

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.points.table import PointsTable

THREE, JACK = 3, 11


def _counts(which: int, worth: int) -> AbstractContextManager[object]:
    """Cards of one rank are worth something else."""
    right = counting.value

    def wrong(rulings: Rulings, card: Card) -> int:
        return worth if rank(card) == which else right(rulings, card)

    return replaced(counting, "value", wrong)


def _ties_win(table: PointsTable, event: AnyEvent) -> AnyEvent:
    """As many points as the dealer are held to be enough."""
    del table
    if isinstance(event, WagerSettled) and event.result == "returned" and event.wager == "blackjack":
        return msgspec.structs.replace(event, result="wins", pays=event.stake)
    return event


def _of(*clauses: str) -> tuple[str, ...]:
    return tuple(f"{RULEBOOK}.{clause}" for clause in clauses)


MISREADINGS: tuple[Misreading, ...] = (
    Misreading("a three counts two", _of("F.1"), partial(_counts, THREE, 2)),
    Misreading("a jack counts eleven", _of("F.2"), partial(_counts, JACK, 11)),
    Misreading("ties win", _of("J.3"), happens(_ties_win)),
    Misreading(
        "a soft hand is never split into its cards", _of("A.6"), decides("permits", "definition.split", lambda _: True)
    ),
)
