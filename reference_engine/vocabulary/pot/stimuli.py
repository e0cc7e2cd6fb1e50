"""What players do who play against each other for a pot."""

from __future__ import annotations

from typing import Literal

from clausewise.reference_engine.core.cards import CardField
from clausewise.reference_engine.core.fields import AmountField, NameField, PositionField, SeatField
from clausewise.reference_engine.vocabulary.core.stimuli import Stimulus
from clausewise.reference_engine.vocabulary.core.words import Role
from clausewise.reference_engine.vocabulary.pot.words import Doing, ForcedBet, Handling, LeftOut, Said, Spoiling


class BuyIn(Stimulus, frozen=True, tag="buy-in"):
    """A player sits down with chips, or adds chips between two hands."""

    seat: SeatField
    amount: AmountField


class TakeOff(Stimulus, frozen=True, tag="take-off"):
    """A player takes some of the chips away from the table, and stays."""

    seat: SeatField
    amount: AmountField


class PlaceButton(Stimulus, frozen=True, tag="place-button"):
    """Force: the next hand is played with the dealer button at this seat."""

    seat: SeatField


class Post(Stimulus, frozen=True, tag="post"):
    """A player posts a forced bet; what is due and not posted is posted by itself when the table proceeds."""

    seat: SeatField
    blind: ForcedBet
    amount: AmountField


class DeclineToPost(Stimulus, frozen=True, tag="decline-to-post"):
    """A player does not want to post the forced bet that is due."""

    seat: SeatField


class Check(Stimulus, frozen=True, tag="check"):
    """A player stays in the hand without a wager."""

    seat: SeatField


class Call(Stimulus, frozen=True, tag="call"):
    """A player puts in what is due, or the amount that is named.

    `player` is the seat of whose money it is, here and in the acts that follow: 0 for somebody who is not seated.
    """

    seat: SeatField
    amount: AmountField | None = None
    player: SeatField | None = None


class Bet(Stimulus, frozen=True, tag="bet"):
    """A player makes the first wager of a betting round."""

    seat: SeatField
    amount: AmountField
    player: SeatField | None = None


class Raise(Stimulus, frozen=True, tag="raise"):
    """A player wagers more than was wagered before; `to` is all that is then wagered by this seat in the round."""

    seat: SeatField
    to: AmountField
    player: SeatField | None = None


class Discard(Stimulus, frozen=True, tag="discard"):
    """A player gives cards of the hand away; none: all are retained."""

    seat: SeatField
    cards: tuple[CardField, ...] = ()


class SetRate(Stimulus, frozen=True, tag="set-rate"):
    """The house wants this collection rate from now on."""

    amount: AmountField


# --- words, chips and gestures ----------------------------------------------------------------------------------------


class Say(Stimulus, frozen=True, tag="say"):
    """A player says what he does; `to` is what he then has wagered in the round, where he says how much."""

    seat: SeatField
    said: Said
    to: AmountField | None = None
    heard: bool = True
    """Clearly, and to the dealer."""


class PutIn(Stimulus, frozen=True, tag="put-in"):
    """A player moves chips; how many come then, if any, is for the rules to say.

    `single`: it is one chip. `cash`: it is currency. `complete` is false where he says that more is to come.
    """

    seat: SeatField
    amount: AmountField
    how: Handling = "releases into the pot"
    single: bool = False
    cash: bool = False
    complete: bool = True


class PlayerDoes(Stimulus, frozen=True, tag="player-does"):
    """A player does something beside acting in turn."""

    seat: SeatField
    what: Doing
    other_seat: SeatField | None = None


# --- the house and who wants to play ----------------------------------------------------------------------------------


class OrderDisclosure(Stimulus, frozen=True, tag="order-disclosure"):
    """Hands that are given up at the showdown are to be seen; a player may want it, too."""

    by: Role = "floorperson"


class DenyPlay(Stimulus, frozen=True, tag="deny-play"):
    """The house does not let the person play who is at this seat, or wants it."""

    seat: SeatField


class AskForSeat(Stimulus, frozen=True, tag="ask-for-seat"):
    """Somebody wants to play who has no seat; patrons are told apart by a number."""

    patron: PositionField


class TakeSeat(Stimulus, frozen=True, tag="take-seat"):
    """One of those who want to play sits down at a seat that is vacant."""

    patron: PositionField
    seat: SeatField


class AnnounceVacancy(Stimulus, frozen=True, tag="announce-vacancy"):
    """The house wants to announce that a seat is vacant."""


# --- what goes wrong --------------------------------------------------------------------------------------------------


class LeaveOut(Stimulus, frozen=True, tag="leave-out"):
    """Mishap: the cards of the next deal come without a shuffle, or without a cut."""

    what: LeftOut


class StartDealAt(Stimulus, frozen=True, tag="start-deal-at"):
    """Mishap: the next deal begins at this seat."""

    seat: SeatField


class SpoilCard(Stimulus, frozen=True, tag="spoil-card"):
    """Mishap: a card is turned up in the dealing, or falls off the table; `number` counts the cards of the place."""

    place: NameField
    number: PositionField
    how: Spoiling


class SpoilHand(Stimulus, frozen=True, tag="spoil-hand"):
    """Mishap: the hand of a seat touches discarded cards, or the dealer collects it.

    `clear`: which cards are the player's can be made out. `own_act`: the player has had a part in it.
    """

    seat: SeatField
    how: Literal["touches the discards", "collected"]
    clear: bool = False
    own_act: bool = False


class NoticeError(Stimulus, frozen=True, tag="notice-error"):
    """Mishap: what has gone wrong with the cards of this round is noticed now."""


class HandleTransaction(Stimulus, frozen=True, tag="handle-transaction"):
    """Mishap: something makes the dealer set the deck down in the middle of a hand, until it has been handled."""
