"""Cards leave the layout, in such a way that each hand can be found again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.points.dealing import RACK
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.families.points.state import Hand


BETWEEN_HANDS = "multiple.discard"
FACE_DOWN = (BETWEEN_HANDS, "multiple.collect-second")
SECOND = 2
"""The dealer's hand with which a round is over in which nobody has a third wager."""


def collect(table: PointsGround, hand: Hand) -> None:
    """A hand that is settled before the others: its cards go at once."""
    if hand.collected or not hand.cards:
        return
    hand.collected = True
    table.reports(
        Procedure("collects cards", owner=hand.owner, seat=hand.seat, hand=hand.number),
        table.way.rule("reconstructible"),
    )
    _discard(table, hand.owner, hand.cards, hand.seat, hand.number)


def _discard(table: PointsGround, owner: str, cards: Sequence[Card], seat: int | None = None, number: int = 1) -> None:
    table.does(
        Procedure("discards", owner=owner, seat=seat, place=RACK, cards=tuple(cards), hand=number),
        table.way.rule("reconstructible"),
        fixes=("cards", "place"),
    )


def collect_players(table: PointsGround) -> None:
    """From the dealer's right, one after the other."""
    left = [hand for hand in table.current().hands() if hand.cards and not hand.collected]
    way, several = table.way, len({hand.seat for hand in left}) > 1
    order = table.rulings.choose(
        way.rule("collect-order"),
        left[::-1],
        {"from the dealer's left": left, "the far right last": [*left[-2::-1], *left[-1:]]},
    )
    for hand in order:
        hand.collected = True
        event = Procedure("collects cards", owner=hand.owner, seat=hand.seat, hand=hand.number)
        rules = (way.rule("collect-order"), way.rule("reconstructible"))
        table.does(
            event,
            *(rules if several else rules[::-1]),
            *_at_the_end(table),
            fixes=("owner",) if several else (),
            once=False,
        )
        _discard(table, hand.owner, hand.cards, hand.seat, hand.number)


def _at_the_end(table: PointsGround) -> tuple[str, ...]:
    if table.spots == 1:
        return ()
    third = table.current().dealer.number == SECOND
    return ("multiple.third-hand", "multiple.collect") if third else ("multiple.collect",)


def collect_dealers(table: PointsGround, cards: Sequence[Card], *rules: str) -> None:
    """The dealer's cards go face down into the rack."""
    if not cards:
        return
    # between two hands, which card stays shows by those that are put into the rack
    collected = rules[:1] if rules[0] == BETWEEN_HANDS else rules
    table.does(Procedure("collects cards", owner="dealer"), *collected, once=False)
    event = Procedure("discards", owner="dealer", place=RACK, face="down", cards=tuple(cards))
    # which way up they lie there is said of those between two hands
    fixes = ("place", "cards", "face") if rules[0] in FACE_DOWN else ("place", "cards")
    table.does(event, *rules[::-1], fixes=fixes, once=False)


def collect_all(table: PointsGround) -> None:
    """At the end of a round: the players' cards, then the dealer's."""
    dealer = table.current().dealer.cards
    first = table.rulings.choose(
        table.way.rule("dealer-on-top"), "players", {"the dealer's cards first": "dealer", "not the dealer's": "none"}
    )
    over = ("multiple.no-draw",) if table.spots > 1 and table.current().all_over() else ()
    rules = (*over, table.way.rule("dealer-on-top"), *_at_the_end(table))
    if first == "dealer":
        collect_dealers(table, dealer, *rules)
    collect_players(table)
    if first == "players":
        collect_dealers(table, dealer, *rules)
