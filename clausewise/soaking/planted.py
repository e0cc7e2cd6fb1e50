"""Twenty faults that a soak has to find, ten of them where hardly any round comes by itself: as they were drawn.

`drawing` drew them, once, and `python -m clausewise.soaking.drawing` draws them again. How often a round comes to the
place of a fault was counted in rounds played at random without care: cards by the shuffle alone, nobody steered,
nothing forced (`plain_play`).
"""

from __future__ import annotations

from dataclasses import dataclass

from clausewise.reference_engine.core.rulings import Fault, Kind
from clausewise.reference_engine.rulebooks.games import RULEBOOKS

RARE = 1000
"""A place is rare to which fewer than one round in so many comes."""


@dataclass(frozen=True, slots=True)
class PlantedFault:
    """A fault in the engine of one rulebook, as a vendor might make it."""

    rulebook: str
    fault: Fault
    came: int
    """So many rounds came to its place."""
    of: int
    """Of so many that were played without care."""

    def __str__(self) -> str:
        return f"{self.rulebook} {self.fault}"

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it breaks."""
        return RULEBOOKS[self.rulebook].rules.provisions[self.fault.provision]

    @property
    def is_rare(self) -> bool:
        """Whether hardly any round comes there by itself."""
        return self.came * RARE < self.of


def _planted(rulebook: str, provision: str, kind: Kind, operator: str, came: int, of: int) -> PlantedFault:
    return PlantedFault(rulebook, Fault(provision, kind, operator), came, of)


TWENTY: tuple[PlantedFault, ...] = (
    # where hardly any round comes by itself
    _planted("mlgca-four-card", "six-card-bonus.A.royal flush", "holds", "denied", 0, 20_002),
    _planted("oneida-four-card", "shoe.misdealt-without-52-return", "duty", "not done", 0, 20_001),
    _planted("mlgca-four-card", "progressive.E.flush", "holds", "denied", 3, 20_002),
    _planted("mlgca-four-card", "envy-5.A.four aces", "payout", "unpaid", 0, 20_002),
    _planted("three-card", "pair-plus.A.straight flush", "payout", "one more", 7, 20_000),
    _planted(
        "mlgca-four-card",
        "progressive.highest-only",
        "choose",
        "instead: a full house as three of a kind, too",
        7,
        20_002,
    ),
    _planted("three-card", "settle.draw", "duty", "not done", 10, 20_000),
    _planted("oasis-holdem", "turn.raise", "forbids", "refused, yet done", 1, 20_002),
    _planted("mlgca-four-card", "hand.misdealt-without-52-return", "duty", "done twice", 0, 20_002),
    _planted("oasis-pineapple", "flop.re-raise", "forbids", "accepted without effect", 5, 20_001),
    # where more come
    _planted("three-card", "shuffle", "choose", "instead: the cards stay as they lay", 10_985, 20_000),
    _planted(
        "mlgca-four-card", "wager.before-no-more-bets", "choose", "instead: not even the play wager", 14_723, 20_002
    ),
    _planted("oasis-pineapple", "collection.after-flop", "duty", "done twice", 18_151, 20_001),
    _planted("three-card", "automated.discard-stub", "duty", "not done", 4_246, 20_000),
    _planted("oasis-pineapple", "collection.before-the-hand", "forbids", "refused, yet done", 2_525, 20_001),
    _planted("oasis-lowball", "award.seven-checked", "duty", "done otherwise: amount", 1_636, 20_000),
    _planted("oasis-holdem", "first.re-raise", "forbids", "accepted", 28, 20_002),
    _planted(
        "oasis-omaha", "river.community", "choose", "instead: its last card is not the first player's", 14_646, 20_003
    ),
    _planted("oasis-pineapple", "rank.two-pairs", "holds", "denied", 6_784, 20_001),
    _planted("mlgca-four-card", "aces-up.E.pair of aces", "payout", "one more", 105, 20_002),
)

NOT_TOLD_APART: dict[str, str] = {}
"""Faults that are seen and whose clause is known not to be blamed first, with the reason; told with each proof."""
