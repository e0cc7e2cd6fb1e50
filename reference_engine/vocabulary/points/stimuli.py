"""What players elect who count points against the dealer's, and what can go wrong there."""

from __future__ import annotations

from clausewise.reference_engine.core.fields import AmountField, CountField, HandField, SeatField
from clausewise.reference_engine.vocabulary.core.stimuli import Stimulus


class Draw(Stimulus, frozen=True, tag="draw"):
    """A player wants one more card."""

    seat: SeatField
    hand: HandField = 1


class Stand(Stimulus, frozen=True, tag="stand"):
    """A player wants no more cards."""

    seat: SeatField
    hand: HandField = 1


class DoubleDown(Stimulus, frozen=True, tag="double-down"):
    """A player wagers once more for one card: as much as stands there, unless an amount is named."""

    seat: SeatField
    hand: HandField = 1
    amount: AmountField | None = None


class Split(Stimulus, frozen=True, tag="split"):
    """A player makes two hands of one, and wagers on the new one as much as stands there."""

    seat: SeatField
    hand: HandField = 1


class Surrender(Stimulus, frozen=True, tag="surrender"):
    """A player gives the hand up for a part of the wager."""

    seat: SeatField
    hand: HandField = 1


class AskForBurnCards(Stimulus, frozen=True, tag="ask-for-burn-cards"):
    """A player wants to see the cards that were burned."""

    seat: SeatField


class RefuseCut(Stimulus, frozen=True, tag="refuse-cut"):
    """A player is going to refuse the cut when it is offered next."""

    seat: SeatField


class PickUpUpCard(Stimulus, frozen=True, tag="pick-up-up-card"):
    """Mishap: when the dealer's cards are collected next, the up-card that is still needed goes with them."""


class MisannounceTotal(Stimulus, frozen=True, tag="misannounce-total"):
    """Mishap: the next total announced for this seat is a wrong one."""

    seat: SeatField
    total: CountField
