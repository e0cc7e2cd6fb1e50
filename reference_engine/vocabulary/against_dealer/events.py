"""What becomes of wagers against the house."""

from __future__ import annotations

from clausewise.reference_engine.core.fields import AmountField, HandField, NameField, SeatField, StandingField
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.words import Cause, Result
from clausewise.reference_engine.vocabulary.core.events import Event


class WagerTaken(Event, frozen=True, tag="wager-taken"):
    """A wager stands; `amount` is all of it, also when it was changed; `selection` is what it is wagered on."""

    seat: SeatField
    wager: NameField
    amount: AmountField
    player: SeatField | None = None
    selection: NameField | None = None
    hand: HandField = 1


class WagerWithdrawn(Event, frozen=True, tag="wager-withdrawn"):
    """A wager no longer stands, by the player's wish and before the bets are closed."""

    seat: SeatField
    wager: NameField
    amount: AmountField
    selection: NameField | None = None
    hand: HandField = 1


class WagerSettled(Event, frozen=True, tag="wager-settled"):
    """What becomes of a wager: `pays` comes on top of the stake, `stake_back` says whether that comes back too.

    It `loses` to a hand or a paytable; it is `forfeited` by a fold or a breach, and `abandoned` by leaving the table.
    """

    seat: SeatField
    wager: NameField
    stake: AmountField
    result: Result
    pays: AmountField = Cents(0)
    stake_back: bool = False
    selection: NameField | None = None
    hand: HandField = 1


class BonusPaid(Event, frozen=True, tag="bonus-paid"):
    """A payment that is no wager's own: the ante bonus, an envy bonus for another seat's hand."""

    seat: SeatField
    bonus: NameField
    amount: AmountField
    holder: SeatField | None = None
    hand: HandField = 1


class MeterChanged(Event, frozen=True, tag="meter-changed"):
    """A progressive meter stands at a new amount."""

    meter: NameField
    amount: StandingField
    cause: Cause
