"""The cut is offered to a player, and to the next one if that player refuses it; then the dealer cuts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable

DEALER = "dealer"
CUTTING_CARD = "with the cutting card"


def offer(table: CardTable) -> int | None:
    """The player who cuts; None if nobody accepts, or none is asked."""
    cards, first = table.cards, _first(table)
    cards.reshuffled_at_will = cards.has_rested = False
    cards.cutting_card_came_to = ""
    if first is None:
        return None
    seat, why = first
    alone = table.rulings.choose(
        "cut.one-player",
        (),
        {"everybody is asked": [*table.seated], "nobody is asked": None, "two are asked": [*table.seated][:1]},
    )
    if alone is None:
        return None
    for other in alone:
        table.reports(Procedure("offers the cut", seat=other), "cut.one-player")
    for number, asked in enumerate(_around(table, seat)):
        provisions = (why, "cut.one-player") if number == 0 else ("cut.next-player",)
        table.does(
            Procedure("offers the cut", seat=asked),
            *provisions,
            "cut.offered",
            fixes=("seat",),
            late="loads",
            once=False,
        )
        if asked not in cards.refuses_cut:
            return asked
        cards.refuses_cut.discard(asked)
        table.reports(Procedure("refuses the cut", by="player", seat=asked), "cut.next-player", "cut")
    return None


def nobody_accepts(table: CardTable) -> bool:
    """Whether it will be the dealer who cuts, by what the players have said."""
    return _first(table) is None or table.cards.refuses_cut.issuperset(table.seated)


def _around(table: CardTable, first: int) -> list[int]:
    """Clockwise from the first one, as long as anybody refuses."""
    seats = sorted(table.seated)
    at = seats.index(first) if first in seats else 0
    clockwise = [*seats[at:], *seats[:at]]
    return table.rulings.choose(
        "cut.next-player",
        clockwise,
        {"counter-clockwise": [*clockwise[:1], *clockwise[:0:-1]], "nobody else": clockwise[:1]},
    )


def _first(table: CardTable) -> tuple[int, str] | None:
    """To whom it is offered first, and why."""
    seats = list(table.seated)
    if not seats:
        return None
    rulings, came_to = table.rulings, table.cards.cutting_card_came_to
    right, left = max(seats), min(seats)
    if _is_beginning(table, seats):
        others = {"the player farthest to the right": right, "the last to come": seats[-1]}
        return rulings.choose("cut.first-player", seats[0], others), "cut.first-player"
    if table.cards.reshuffled_at_will and table.cards.offers_cut_to == right:
        came_to = ""  # what the house wants has a clause of its own
    if came_to == DEALER:
        return rulings.choose("cut.dealers-hand", right, {"the player farthest to the left": left}), "cut.dealers-hand"
    if came_to:
        seat = int(came_to.removeprefix("seat "))
        at = seat if seat in seats else right
        others = {"the next player": _next_to(seats, at), "the player farthest to the right": right}
        return rulings.choose("cut.players-circle", at, others), "cut.players-circle"
    if not table.cards.reshuffled_at_will and rulings.reading("ordinary-cutter") == "dealer":
        return None
    return rulings.choose("cut.at-will", right, {"the player farthest to the left": left}), "cut.at-will"


def _is_beginning(table: CardTable, seats: list[int]) -> bool:
    """Whether the game is just beginning; shuffled at will before it, or idle since, it may be taken to be or not."""
    cards = table.cards
    if cards.offers_cut_to is not None and (cards.has_rested if table.rounds else cards.reshuffled_at_will):
        return cards.offers_cut_to == seats[0]
    return table.rounds == 0


def _next_to(seats: list[int], seat: int) -> int:
    return next((other for other in sorted(seats) if other > seat), min(seats))


def cut_by_player(table: CardTable, deck: Deck, seat: int, depth: int) -> bool:
    """The player puts the cutting card into the stack, and what lies above it comes to lie below."""
    cuts = Procedure("cuts", by="player", seat=seat, deck=deck.name, count=depth, method=CUTTING_CARD)
    done = table.does(cuts, "cut.by-player", "cut.offered", fixes=("by", "seat", "count"), late="loads", once=False)
    if done:
        rest = len(deck.order) - depth
        table.reports(
            Procedure("completes the cut", deck=deck.name, count=rest, place="on the cut cards"), "cut.offered"
        )
    return done
