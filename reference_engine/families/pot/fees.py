"""The collection: which rate, determined when, and how the fee leaves the pot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import streets
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.pot.events import FeeTaken

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.rules import Step, Street
    from clausewise.reference_engine.families.pot.state import Hand
    from clausewise.reference_engine.vocabulary.core.words import Duty
    from clausewise.reference_engine.vocabulary.pot.stimuli import SetRate


def set_rate(table: PotGround, stimulus: SetRate) -> None:
    """The house wants another rate."""
    if not table.rules.fee:
        raise Refusal("no flat fee is taken at this table")
    hand = table.hand
    before = hand is None or _between_rounds(table, hand)
    table.rulings.demand("collection.before-the-hand", before, "rates are determined before a hand, not during one")
    if stimulus.amount != table.rules.fee:
        # Of the one fee that the schedule has there is nothing to decide: it stands whether the house sets it or not.
        table.rulings.demand("schedule.fee", False, "the schedule has no such fee")
    table.rate = int(stimulus.amount)
    _determines(table)
    table.rate_determined = hand is None


def _between_rounds(table: PotGround, hand: Hand) -> bool:
    """A reading: a round of betting is over, and nobody has acted in the next one."""
    if table.rulings.reading("hand-or-round", "hand") != "betting-round":
        return False
    betting = hand.betting
    if betting is None:
        return hand.exchanging is not None
    return not betting.bet_to and betting.street.name != "first" and hand.turn in betting.order[:1]


def determine(table: PotGround) -> None:
    """The rate is fixed before anything of the hand is done, unless the house has set it since the hand before.

    As some read it, one that was determined stands until another is.
    """
    stands = table.rate_in_force and table.rulings.reading("rate-stands", "each-hand") == "until-changed"
    if not table.rate_determined and not stands:
        _determines(table)
    table.rate_determined = False


def _determines(table: PotGround) -> None:
    table.rate_determined = table.rate_in_force = True
    rate = table.stated("schedule.fee", table.rate, 100)
    before = len(table.emitted)
    table.does(
        Procedure("determines the rate", by="house", total=rate), "collection.before-the-hand", "schedule.fee",
        "collection.one-option",
        fixes=("by",), late="card-dealt",
    )  # fmt: skip
    table.may_be_told_later(before, until="bet-made")  # which is the start of play; the draw for the button is none


def amount_of(table: PotGround, hand: Hand) -> int:
    """The fee for this hand."""
    rate = table.stated("schedule.fee", table.rate, 100)
    if table.rulings.reading("fee-counts", "each-pot") == "each-player":
        rate *= len(hand.players)
    pot = hand.pot
    return table.chosen(
        "collection.flat",
        rate,
        {"a tenth of the pot": pot // 10, "a quarter of the pot": pot // 4, "half of the big blind and a tenth of the"
         " pot": 200 + pot // 10},
    )  # fmt: skip


def take_on_the_street(table: PotGround, street: Street, _: Step) -> None:
    """The fee is taken when its street has come."""
    if street.name == streets.of_the_fee(table):
        take(table)


def take(table: PotGround) -> None:
    """The fee leaves the pot, once in a hand."""
    hand = table.current()
    if hand.fee_settled:
        return
    hand.fee_settled = True
    amount = amount_of(table, hand)
    if amount > hand.pot:
        if table.rulings.reading("fee-beyond-the-pot", "nothing") == "nothing":
            return
        amount = hand.pot
    if amount <= 0:
        return
    event = FeeTaken(Cents(amount), Cents(hand.pot - amount))
    after = "bets-gathered" if streets.of_the_fee(table) == hand.reached else "round-ended"
    if table.does(
        event,
        "collection.after-flop",
        "schedule.fee",
        "collection.flat",
        "type.house",
        fixes=("amount", "pot"),
        late=after,
    ):
        hand.pot -= amount
        hand.fee += amount


def stages_before_the_award(table: PotGround) -> list[tuple[Duty, Callable[[PotGround], object]]]:
    """A fee that is due although its moment has not come, or came with the end of the hand."""
    hand = table.current()
    if hand.fee_settled:
        return []
    street = streets.of_the_fee(table)
    came = bool(street) and (hand.reached == street or not any(step.kind == "fee" for _, step in hand.steps))
    due = came or (bool(street) and table.rulings.reading("fee-before-the-flop", "none") == "due")
    return [("collect", take)] if table.held("collection.after-flop", due) else []
