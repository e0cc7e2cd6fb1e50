"""The picture of a pot game: buttons, bets before the seats, the board, the pot and who has won it."""

from __future__ import annotations

from dataclasses import dataclass, field

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BetsGathered,
    BoardDealt,
    ButtonPlaced,
    CardsDiscarded,
    FeeTaken,
    HandShown,
    PotAwarded,
    TurnGiven,
)
from clausewise.reports.markup import Markup, fill, joined
from clausewise.reports.tables.lying import CardShown, Lying
from clausewise.reports.tables.picture import Picture, Row, letters
from clausewise.reports.tables.strokes import MIDDLE_CARD, WIDTH, row_of_cards, text
from clausewise.showing import visible

NOTHING = Cents(0)
BOARD = 5
"""So many cards lie on a whole board."""


@dataclass
class PotSeat:
    """What lies before one seat, and what it got."""

    buttons: list[str] = field(default_factory=list)
    action: str = ""
    """What the player did last in this betting round."""
    bet: Cents = NOTHING
    """What lies before the seat and is not in the pot yet."""
    all_in: bool = False
    returned: Cents = NOTHING
    won: list[PotAwarded] = field(default_factory=list)


class ForAPot(Picture):
    """The board and the pot in the middle, buttons and bets before the seats."""

    def __init__(self, table: Lying) -> None:
        super().__init__(table)
        self.seats: dict[int, PotSeat] = {}
        self.board: list[Card] = []
        self.pot = NOTHING
        self.fee = NOTHING
        self.areas: dict[str, Cents] = {}
        """What was taken out of the pot and lies in an area or a box of its own, such as the rake."""
        self.turn: TurnGiven | None = None
        self.betting_round = ""

    def seat(self, number: int) -> PotSeat:
        """What lies before a seat."""
        return self.seats.setdefault(number, PotSeat())

    def see(self, event: AnyEvent) -> None:
        match event:
            case BetsGathered():
                self.pot = event.pot
                self._clear()
            case BoardDealt():
                self.board.extend(event.cards)
                self._clear()
            case FeeTaken(place=str() as place):
                self.pot = event.pot
                self._put(place, event.amount)
            case FeeTaken():
                self.pot, self.fee = event.pot, Cents(self.fee + event.amount)
            case HandShown():
                self.table.place(f"seat {event.seat}").turn_up(event.cards)
            case CardsDiscarded():
                self._give_away(event)
            case TurnGiven() | ButtonPlaced() | BetMade() | BetReturned() | PotAwarded():
                self.table.seat(event.seat)
                self._before_a_seat(self.seat(event.seat), event)
            case _:
                pass

    def does(self, event: Procedure) -> None:
        if event.act in ("drops the rake", "drops the jackpot amount"):
            self.areas.pop(event.source or "", None)
            self._put(event.place or "box", Cents(event.total or 0))
        elif event.act == "collects the kill button":
            for seat in self.seats.values():
                seat.buttons = [name for name in seat.buttons if name != "kill button"]

    def _put(self, place: str, amount: Cents) -> None:
        self.areas[place] = Cents(self.areas.get(place, NOTHING) + amount)

    def _give_away(self, event: CardsDiscarded) -> None:
        """Cards leave the hand; those of a folded hand stay in the picture, which shows that it was folded."""
        self.table.seat(event.seat)
        if not self.table.folded[event.seat]:
            self.table.place(f"seat {event.seat}").give_away(event.count, event.cards or ())

    def _before_a_seat(
        self, seat: PotSeat, event: TurnGiven | ButtonPlaced | BetMade | BetReturned | PotAwarded
    ) -> None:
        match event:
            case TurnGiven():
                if event.round != self.betting_round:
                    self.betting_round = event.round
                    self._clear_checks()
                self.turn = event
            case ButtonPlaced():
                for other in self.seats.values():
                    other.buttons = [name for name in other.buttons if name != event.button]
                seat.buttons.append(event.button)
            case BetMade():
                self._acted(event.seat)
                seat.action, seat.bet, seat.all_in = event.action, Cents(seat.bet + event.amount), event.all_in
            case BetReturned():
                seat.returned = Cents(seat.returned + event.amount)
            case PotAwarded():
                seat.won.append(event)

    def folds(self, seat: int) -> None:
        if self.begun:
            self._acted(seat)
            self.seat(seat).action = ""

    def _clear_checks(self) -> None:
        """A new round has begun: who checked in the one before has not done anything yet. What was bet lies there."""
        for seat in self.seats.values():
            if not seat.bet:
                seat.action = ""

    def _acted(self, seat: int) -> None:
        if self.turn is not None and self.turn.seat == seat:
            self.turn = None

    def _clear(self) -> None:
        """The bets have been moved into the pot."""
        for seat in self.seats.values():
            seat.action, seat.bet = "", Cents(0)

    def middle(self) -> Markup:
        """The board, if the game has one, and below it what the pot holds."""
        told = f"pot {show_money(self.pot)}" + (f", after a fee of {show_money(self.fee)}" if self.fee else "")
        if not self.board and not any("big blind button" in seat.buttons for seat in self.seats.values()):
            # a game with antes is played without a board
            return text(WIDTH / 2, 90, told, "cw-strong cw-mid")
        room = BOARD * (MIDDLE_CARD[0] + 4)
        shown = [CardShown(card, face_up=True) for card in self.board]
        places = joined(
            fill(
                '<rect class="cw-box" x="{:.0f}" y="50" width="{}" height="{}" rx="5"/>',
                WIDTH / 2 - room / 2 + i * (MIDDLE_CARD[0] + 4) + 2,
                *MIDDLE_CARD,
            )
            for i in range(BOARD)
            if not self.board
        )
        return (
            text(WIDTH / 2, 40, "Board", "cw-strong cw-mid")
            + places
            + row_of_cards(shown, WIDTH / 2, 50, room, MIDDLE_CARD)
            + text(WIDTH / 2, 130, told, "cw-strong cw-mid")
        )

    def corner(self) -> list[str]:
        return [f"{visible(place)} {show_money(amount)}" for place, amount in self.areas.items()]

    def rows(self, seat: int) -> list[Row]:
        before = self.seats.get(seat, PotSeat())
        rows = [Row("▲", f"wins {show_money(award.amount)}", (award_words(award),), "good") for award in before.won]
        if before.returned:
            rows.append(Row("↩", show_money(before.returned), ("returned",), "note"))
        if before.action:
            told = f"{before.action}, all in" if before.all_in else before.action
            done, *more = told.split(", ")
            # who checks has put nothing there: no chip, and no amount
            bet = Row("$", show_money(before.bet), (done, *more), "soft")
            rows.append(bet if before.bet else Row("–", done, ("",), "soft"))
        if self.turn is not None and self.turn.seat == seat:
            rows.append(Row("?", "to act", (", ".join(self.turn.options),), "note"))
        positions = (name.removesuffix(" button") for name in before.buttons)
        rows.extend(Row(letters(position), position, ("button",), "soft") for position in positions)
        return rows

    def sentences(self) -> list[str]:
        if not self.begun:
            return []
        board = f"Board: {' '.join(self.board)}. " if self.board else ""
        fee = f", after a fee of {show_money(self.fee)}" if self.fee else ""
        lies = [f"{show_money(amount)} in the {visible(place)}" for place, amount in self.areas.items()]
        beside = f" There lie {', '.join(lies)}." if lies else ""
        return [f"{board}The pot holds {show_money(self.pot)}{fee}.{beside}"]

    def seat_words(self, seat: int) -> list[str]:
        before = self.seats.get(seat, PotSeat())
        told = [visible(name) for name in before.buttons]
        if before.action:
            all_in = ", all in" if before.all_in else ""
            told.append(f"{before.action} ({show_money(before.bet)} before the seat)" + all_in)
        if before.returned:
            told.append(f"{show_money(before.returned)} returned")
        told += [f"wins {show_money(award.amount)} ({award_words(award)})" for award in before.won]
        if self.turn is not None and self.turn.seat == seat:
            told.append(f"to act: {', '.join(self.turn.options)}")
        return told


def award_words(award: PotAwarded) -> str:
    """Of which pot, or of which half of it.

    >>> award_words(PotAwarded("side 1", "low", 2, Cents(400)))
    'low half of side pot 1'
    """
    name = visible(award.pot)
    pot = name.replace("side", "side pot", 1) if name.startswith("side ") else f"{name} pot"
    return pot if award.share == "whole" else f"{award.share} half of {pot}"
