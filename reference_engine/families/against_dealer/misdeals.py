"""Hands with a wrong number of cards, where the rules look at each by itself instead of voiding all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import drawing
from clausewise.reference_engine.families.against_dealer import voiding
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.vocabulary.cards.words import Face
    from clausewise.reference_engine.vocabulary.events import AnyEvent


def each_by_itself(table: HouseBankedGround) -> bool:
    """Whether a player's wrong number of cards is a matter of that hand only."""
    return table.rulings.knows("misdealt.player")


def complete_dealer(table: HouseBankedGround, way: Way) -> None:
    """A dealer who is one card short deals one more, before the stub is put away; some read that it is the open one."""
    current = table.current()
    missing = table.rules.dealers_cards - len(current.dealer_cards)
    if missing <= 0:
        return
    completed = table.rulings.choose(
        "misdealt.dealer-short", missing == 1, {"however many are missing": True, "it is a misdeal as any other": False}
    )
    if not completed:
        return
    face: Face = "up" if table.rulings.reading("completing-card", "top-of-the-stub") == "open-card" else "down"
    for _ in range(missing):
        card = drawing.draw(table, way, "dealer")
        if card is None:
            return
        number = len(current.dealer_cards) + 1
        event = CardDealt("dealer", number, face, card, way.container)
        if table.does(event, "misdealt.dealer-short", fixes=("to", "face")):
            current.dealer_cards.append(card)


def rounds_completed_late(events: Iterable[AnyEvent], dealers_cards: int) -> Iterator[int]:
    """The rounds in which these show a stub that is seen to while the dealer, who has `dealers_cards`, is one short.

    >>> dealt, counted = [CardDealt("dealer", 5, "up")], [Procedure("counts the stub", count=40, total=52)]
    >>> list(rounds_completed_late([RoundStarted(7), *dealt, *counted], 6))
    [7]
    >>> list(rounds_completed_late([RoundStarted(7), *dealt, CardDealt("dealer", 6, "down"), *counted], 6))
    []
    """
    number, dealt = 0, 0
    for event in events:
        match event:
            case RoundStarted():
                number, dealt = event.number, 0
            case CardDealt(to="dealer"):
                dealt = event.number
            case StackDealt(to="dealer"):
                dealt += event.count
            case Procedure(act="removes the stub" | "counts the stub" | "discards the stub"):
                if dealt == dealers_cards - 1:
                    yield number
                dealt = 0
            case _:
                pass


def look_at_each(table: HouseBankedGround) -> None:
    """A wrong number of the dealer's voids all hands, one of a player's that hand."""
    current, rulings = table.current(), table.rulings
    dealer = len(current.dealer_cards) - table.rules.dealers_cards
    wrong = rulings.choose(
        "misdealt",
        dealer != 0,
        {
            "only with too few": dealer < 0,
            "only with too many": dealer > 0,
            "only with no cards": not current.dealer_cards,
        },
    )
    if rulings.holds("misdealt", wrong):
        also = ("misdealt.dealer-short",) if dealer < 0 else ()
        table.void_round(*also, void="misdealt.void", returns="misdealt.return", shuffle="misdealt.reshuffle")
        if current.void:
            return
    for seat in current.clockwise():
        number = len(seat.cards) - table.rules.players_cards
        void = rulings.choose(
            "misdealt.player", number != 0, {"only with too few": number < 0, "only with too many": number > 0}
        )
        if rulings.holds("misdealt.player", void):
            _void_hand(table, seat)


def _void_hand(table: HouseBankedGround, seat: Seat) -> None:
    """It is said, its wagers go back, or stand until the next round, and its cards are collected."""
    if not table.does(
        Procedure("voids a hand", owner=seat.place, seat=seat.number), "misdealt.player", fixes=("seat",)
    ):
        return
    voiding.return_wagers_of(table, seat, "misdealt.player-return")
    seat.placed.clear()
    seat.cards_collected = True
    table.reports(Procedure("collects cards", owner=seat.place, seat=seat.number), "misdealt.player")
    table.reports(
        Procedure("discards", owner=seat.place, seat=seat.number, place="discard rack", cards=tuple(seat.cards)),
        "misdealt.player",
    )
