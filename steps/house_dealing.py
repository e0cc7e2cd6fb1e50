"""The deal of a game against the dealer: cards forced to fall as a scenario wants them, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.rulebooks.games import order_is_known, places
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.steps.forcing import force_cards
from clausewise.steps.outcomes import NotReached
from clausewise.steps.session import DECISIONS

if TYPE_CHECKING:
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.steps.session import TableSession


def deal(table: TableSession) -> None:
    """Closes the bets and deals up to the first decision, with the cards forced if they are to fall so."""
    stack_deck(table)
    seen = table.asking_is_seen()
    table.proceed_until(_deal_is_over if seen else _cards_show, "the cards are dealt", at_length=seen)
    while not any(map(_deal_is_over, table.of_round())) and not table.asking_is_seen():
        if not table.house_works():
            break
    _compare_with_forced(table)


def deal_if_need_be(table: TableSession) -> None:
    """Deals unless cards of this round are out."""
    if table.placed_in_round() and not any(isinstance(e, CardDealt | StackDealt) for e in table.of_round()):
        deal(table)


def stack_deck(table: TableSession) -> None:
    """Forces the cards of the next deal, for the seats that have wagered."""
    seats = sorted({seat for seat, _ in table.placed_in_round()})

    def order() -> list[str]:
        return places(table.rulebook, table.every_option(), table.configuration.readings, seats)

    force_cards(table, order if order_is_known(table.rulebook, table.every_option()) else None)


def _deal_is_over(event: AnyEvent) -> bool:
    """A player is turned to, or nobody has anything to decide."""
    asks = isinstance(event, Procedure) and event.act in DECISIONS
    return asks or isinstance(event, RoundEnded | HandRanked)


def _cards_show(event: AnyEvent) -> bool:
    return isinstance(event, CardDealt | StackDealt) or _deal_is_over(event)


def _compare_with_forced(table: TableSession) -> None:
    wanted, table.forced = table.forced, {}
    if table.disturbed:
        return
    for place, cards in wanted.items():
        got = table.cards_of(place)[: len(cards)]
        if None not in got and tuple(got) != cards:
            shown = " ".join(str(card) for card in got) or "nothing"
            raise NotReached(f"{place} should have been dealt {' '.join(cards)} and got {shown}")
