"""The button, turns, bets and pots."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.fields import AmountField, CardsField, CountField, NameField, SeatField
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.cards.words import Face
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.pot.words import (
    BetAction,
    Button,
    Fund,
    Share,
    Street,
    TurnOption,
    TurnRound,
)


class ButtonPlaced(Event, frozen=True, tag="button-placed"):
    """A disk that marks a position lies before this seat now."""

    button: Button
    seat: SeatField


class TurnGiven(Event, frozen=True, tag="turn-given"):
    """It is for this seat to act: what it may do, and what a call takes."""

    seat: SeatField
    options: tuple[TurnOption, ...]
    round: TurnRound
    due: AmountField = Cents(0)


class BetMade(Event, frozen=True, tag="bet-made"):
    """A seat acted: `amount` is what it puts in now, `to` all that it has wagered in this betting round."""

    seat: SeatField
    action: BetAction
    amount: AmountField
    to: AmountField
    all_in: bool = False


class BetsGathered(Event, frozen=True, tag="bets-gathered"):
    """The dealer moves the bets into the pot, which holds `pot` then, side pots included."""

    amount: AmountField
    pot: AmountField


class BetReturned(Event, frozen=True, tag="bet-returned"):
    """What nobody matched of a bet goes back."""

    seat: SeatField
    amount: AmountField


class BoardDealt(Event, frozen=True, tag="board-dealt"):
    """Community cards are laid face up, those of one street at once; `total` of them lie there then."""

    street: Street
    cards: CardsField
    total: CountField
    face: Face = "up"

    @property
    def dealt(self) -> tuple[Card | None, ...]:
        return self.cards


class CardsDiscarded(Event, frozen=True, tag="cards-discarded"):
    """Cards of a seat go to the discard pile; which ones is left out where they are not seen."""

    seat: SeatField
    count: CountField
    cards: CardsField | None = None
    place: NameField = "discard pile"
    face: Face = "down"


class FeeTaken(Event, frozen=True, tag="fee-taken"):
    """The house takes its collection; `pot` is what is left of the pot, or for a fee of one player's `seat` pays it.

    `fund` says what it is for, `source` from which pot (`main`, `side 1`) it comes, `place` where it is put.
    """

    amount: AmountField
    pot: AmountField
    seat: SeatField | None = None
    fund: Fund = "fee"
    source: NameField | None = None
    place: NameField | None = None


class HandShown(Event, frozen=True, tag="hand-shown"):
    """A hand is turned up at the showdown."""

    seat: SeatField
    cards: CardsField


class PotAwarded(Event, frozen=True, tag="pot-awarded"):
    """A seat gets this much of a pot (`main`, `side 1`, ...), `odd_chips` of it because it did not divide."""

    pot: NameField
    share: Share
    seat: SeatField
    amount: AmountField
    odd_chips: AmountField = Cents(0)


TELLS: Final[tuple[type[Event], ...]] = (TurnGiven, HandShown, CardsDiscarded)
"""Events that tell of a table and move nothing by which anybody wins."""
ORDERED: Final[tuple[type[Event], ...]] = (TurnGiven, BetMade, BoardDealt, ButtonPlaced)
"""Events on whose moment rests who gets which card, who has decided what, or when a round is over."""
