"""Which row of a paytable a hand is paid by, and what the row comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.odds import FixedSum, MeterShare, Odds, Payout

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import RankedHand

ACE = 14
NOTHING = Cents(0)
CAP = dollars(1_000)
"""What a careless house might think a payout is limited to; the rules know no limit."""

_ALSO: dict[str, tuple[str, ...]] = {
    "super royal": ("royal flush", "straight flush", "flush", "straight"),
    "royal flush": ("straight flush", "flush", "straight"),
    "straight flush": ("flush", "straight"),
    "four-of-a-kind": ("three-of-a-kind",),
    "full house": ("three-of-a-kind",),
}
_HOLDING_ACES = ("four-of-a-kind", "three-of-a-kind", "two pairs", "pair")


@dataclass(frozen=True, slots=True)
class Row:
    """The row that a hand is paid by, if any, and what to cite: its provision, and that of the row just missed."""

    name: str | None
    provisions: tuple[str, ...]


def descriptions(hand: RankedHand) -> tuple[str, ...]:
    """Every row that describes a hand, from the highest down."""
    found: list[str] = []
    aces = ACE in hand.of and hand.category in _HOLDING_ACES
    if hand.category == "super royal" and hand.cards[0][1] == "d":
        found.append("super royal of diamonds")
    if aces and hand.category == "four-of-a-kind":
        found.append("four aces")
    found += [hand.category, *_ALSO.get(hand.category, ())]
    if aces:
        found.append("pair of aces")
    return tuple(found)


def row_for(rulings: Rulings, provisions: Mapping[str, str], described: Sequence[str]) -> Row:
    """The highest row that describes the hand; `provisions` has one for each row, in the order of the paytable."""
    names = list(provisions)
    found: str | None = None
    at = len(names)
    for number, name in enumerate(names):
        if name in described and rulings.holds(provisions[name], truth=True):
            found, at = name, number
            break
    missed = names[at - 1] if at else None
    if missed is not None and missed not in described and rulings.holds(provisions[missed], truth=False):
        found = missed
    cited = [provisions[name] for name in (found, missed) if name is not None]
    return Row(found, tuple(dict.fromkeys(cited)))


def payout_amount(payout: Payout, stake: Cents, shown: Cents = NOTHING) -> Cents:
    """What a row gives in money, on top of what becomes of the stake; of a meter, its share of what that has shown."""
    match payout:
        case Odds():
            return payout.winnings(stake)
        case FixedSum():
            return payout.amount
        case MeterShare():
            return payout.of(shown)


def hand_to_pay(
    table: HouseBankedGround, seat: Seat, hand: RankedHand, provision: str, *, against: str, withheld: bool
) -> tuple[RankedHand, bool]:
    """The player's own hand, whatever became of it against the dealer's, and whether its payout is withheld.

    The provision says that it is; `against` is the word for the paytable.
    """
    return table.rulings.choose(
        provision,
        (hand, withheld),
        {
            f"the dealer's hand is held against the {against}": (table.dealer_hand, withheld),
            "only if it is not lower than the dealer's": (hand, withheld or not seat.higher_or_equal),
            "only beside an ante": (hand, withheld or "ante" not in seat.placed),
        },
    )


def on_the_ante(seat: Seat, pays: Cents, stake: Cents) -> Cents:
    """Misread: what is paid on this stake, reckoned on the ante instead."""
    return Cents(pays * seat.placed.get("ante", NOTHING) // stake)


def capped(pays: Cents) -> Cents:
    """Misread: a limit that the rules do not know."""
    return min(pays, CAP)
