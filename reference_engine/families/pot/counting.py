"""Cards that are counted by the clock, and what a wrong number leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import hourly
from clausewise.reference_engine.families.pot import care, dead_rounds

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.care import Stages
    from clausewise.reference_engine.families.pot.ground import PotGround


def before_the_award(table: PotGround) -> Stages:
    """The stub is counted once all cards of the hand are dealt, if its time has come or the dealer wants it."""
    return [("count", _count_stub)] if care.is_taken(table) else []


def after_a_hand(table: PotGround) -> Stages:
    """All cards are counted between two hands, if their time has come."""
    return [("count", _count_deck)] if care.is_taken(table) else []


def _count_stub(table: PotGround) -> None:
    hand = table.current()
    if hourly.counted_is(table, hourly.STUB) and not hourly.count_stub(table):
        since = table.told_so_far()
        hourly.remove(table, hand.deck)
        table.may_be_told_later(since, until="round-started")  # no text says whether the round is dead before
        dead_rounds.wrong_number(table)


def _count_deck(table: PotGround) -> None:
    if hourly.counted_is(table, hourly.DECK) and not hourly.count_deck(table):
        hourly.remove(table, table.cards.deck_in_play())
