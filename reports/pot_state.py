"""What lies on the table of a pot game: buttons, bets before the seats, the board, the pot and who has won it."""

from __future__ import annotations

from dataclasses import dataclass, field

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.core.events import Folded
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BetsGathered,
    BoardDealt,
    ButtonPlaced,
    FeeTaken,
    PotAwarded,
    TurnGiven,
)

PotEvent = ButtonPlaced | TurnGiven | BetMade | BetsGathered | BetReturned | BoardDealt | FeeTaken | PotAwarded
"""What changes the buttons, the bets, the board or the pot."""


NOTHING = Cents(0)


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


@dataclass
class PotState:
    """The middle of the table, and what lies before the seats."""

    seats: dict[int, PotSeat] = field(default_factory=dict)
    board: list[Card] = field(default_factory=list)
    pot: Cents = NOTHING
    fee: Cents = NOTHING
    turn: TurnGiven | None = None
    betting_round: str = ""

    def seat(self, number: int) -> PotSeat:
        return self.seats.setdefault(number, PotSeat())

    def apply(self, event: PotEvent | Folded) -> None:
        """Takes in what has happened."""
        match event:
            case BetsGathered():
                self.pot = event.pot
                self._clear()
            case BoardDealt():
                self.board.extend(event.cards)
                self._clear()
            case FeeTaken():
                self.pot, self.fee = event.pot, Cents(self.fee + event.amount)
            case TurnGiven():
                if event.round != self.betting_round:
                    self.betting_round = event.round
                    self._clear_checks()
                self.turn = event
            case _:
                self._apply_to_seat(self.seat(event.seat), event)

    def _apply_to_seat(self, seat: PotSeat, event: ButtonPlaced | BetMade | BetReturned | PotAwarded | Folded) -> None:
        match event:
            case ButtonPlaced():
                for other in self.seats.values():
                    other.buttons = [name for name in other.buttons if name != event.button]
                seat.buttons.append(event.button)
            case BetMade():
                self._acted(event.seat)
                seat.action, seat.bet, seat.all_in = event.action, Cents(seat.bet + event.amount), event.all_in
            case Folded():
                self._acted(event.seat)
                seat.action = ""
            case BetReturned():
                seat.returned = Cents(seat.returned + event.amount)
            case PotAwarded():
                seat.won.append(event)

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
