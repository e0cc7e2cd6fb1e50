"""What players do who wager against the house."""

from __future__ import annotations

from typing import Literal

from clausewise.reference_engine.core.fields import AmountField, HandField, NameField, SeatField
from clausewise.reference_engine.vocabulary.against_dealer.words import Instrument, Toucher
from clausewise.reference_engine.vocabulary.core.stimuli import Stimulus


class PlaceWager(Stimulus, frozen=True, tag="place-wager"):
    """A wager is put down at a seat's betting position; `player` is the seat where its owner sits, 0 if nowhere.

    `selection` says what is wagered on, where a wager leaves that to the player: 9 of the wager `total`.
    """

    seat: SeatField
    wager: NameField
    amount: AmountField
    player: SeatField | None = None
    instrument: Instrument = "value chip"
    selection: NameField | None = None
    hand: HandField = 1


class ChangeWager(Stimulus, frozen=True, tag="change-wager"):
    """A standing wager is made larger or smaller."""

    seat: SeatField
    wager: NameField
    amount: AmountField
    selection: NameField | None = None
    hand: HandField = 1


class WithdrawWager(Stimulus, frozen=True, tag="withdraw-wager"):
    """A standing wager is taken back."""

    seat: SeatField
    wager: NameField
    selection: NameField | None = None
    hand: HandField = 1


class TouchCards(Stimulus, frozen=True, tag="touch-cards"):
    """Somebody reaches for the cards at a seat."""

    seat: SeatField
    by: Toucher
    other_seat: SeatField | None = None
    hand: HandField = 1


class Conduct(Stimulus, frozen=True, tag="conduct"):
    """A player does something beside wagering: talks about the hand to another seat, or has the dealer look at it."""

    seat: SeatField
    what: Literal["communicates about the hand", "asks the dealer to check the hand"]
    other_seat: SeatField | None = None


class MissChip(Stimulus, frozen=True, tag="miss-chip"):
    """Mishap: the wagering device at a seat will not recognise the next chip put on it."""

    seat: SeatField
