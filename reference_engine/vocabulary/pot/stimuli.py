"""What players do who play against each other for a pot."""

from __future__ import annotations

from clausewise.reference_engine.core.cards import CardField
from clausewise.reference_engine.core.fields import AmountField, SeatField
from clausewise.reference_engine.vocabulary.core.stimuli import Stimulus
from clausewise.reference_engine.vocabulary.pot.words import ForcedBet


class BuyIn(Stimulus, frozen=True, tag="buy-in"):
    """A player sits down with chips, or adds chips between two hands."""

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
