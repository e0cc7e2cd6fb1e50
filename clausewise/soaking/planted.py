"""Twenty faults that a soak has to find, ten of them where hardly any round comes by itself.

How often a round comes to the place of a fault was counted in rounds played at random without care: cards by the
shuffle alone, nobody steered, nothing forced (`plain_play`). It is told with each fault and can be counted again.
"""

from __future__ import annotations

from dataclasses import dataclass

from clausewise.reference_engine.games import GAMES
from clausewise.reference_engine.rulings import Fault, Kind

RARE = 1000
"""A place is rare to which fewer than one round in so many comes."""


@dataclass(frozen=True, slots=True)
class PlantedFault:
    """A fault in the engine of one rulebook, as a vendor might make it."""

    rulebook: str
    fault: Fault
    told: str
    came: int
    """So many rounds came to its place."""
    of: int
    """Of so many that were played without care; 0 where nobody has counted."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it breaks."""
        provisions: dict[str, tuple[str, ...]] = GAMES[self.rulebook].rules.provisions
        return provisions[self.fault.provision]

    @property
    def is_rare(self) -> bool:
        """Whether hardly any round comes there by itself."""
        return self.came * RARE < self.of


def _planted(
    rulebook: str, provision: str, kind: Kind, operator: str, told: str, came: int = 0, of: int = 0
) -> PlantedFault:
    return PlantedFault(rulebook, Fault(provision, kind, operator), told, came, of)


SEATS = 10
ROYAL_FLUSHES, SEVEN_CARDS = 4_324, 133_784_560
"""Of so many hands of seven cards so many hold a royal flush: not more often than that, at each of ten seats."""

MLGCA, ONEIDA, THREE_CARD = "mlgca-four-card", "oneida-four-card", "three-card"
HOLDEM, OMAHA, PINEAPPLE, LOWBALL = "oasis-holdem", "oasis-omaha", "oasis-pineapple", "oasis-lowball"

TWENTY: tuple[PlantedFault, ...] = (
    # where rounds come by themselves
    _planted(MLGCA, "settle.compare", "choose", "instead: the other way round", "the lower hand wins", 14_236, 20_002),
    _planted(ONEIDA, "aces-up.A.two pairs", "payout", "one less", "two pairs are paid less", 757, 20_001),
    _planted(THREE_CARD, "pair-plus.A.pair", "payout", "one more", "a pair is paid more"),
    _planted(THREE_CARD, "rank.card-order", "choose", "instead: twos above aces", "twos rank above aces"),
    _planted(HOLDEM, "flop.burn", "duty", "not done", "no card is burned before the flop"),
    _planted(HOLDEM, "schedule.fee", "figure", "one more", "the fee is a dollar too high"),
    _planted(OMAHA, "turn.burn", "duty", "done twice", "two cards are burned before the turn"),
    _planted(PINEAPPLE, "start.later", "choose", "instead: with the button", "the button acts first after the flop"),
    _planted(LOWBALL, "rank.four-of-a-kind", "holds", "denied", "four of a kind counts as less"),
    _planted(LOWBALL, "rank.wheel", "holds", "denied", "5-4-3-2-ace is no wheel"),
    # where hardly any comes by itself
    _planted(MLGCA, "ante-bonus.four-of-a-kind", "payout", "one less", "four of a kind: too small a bonus", 3, 20_002),
    _planted(MLGCA, "five.four-of-a-kind", "holds", "denied", "four of a kind among five cards is none", 4, 20_002),
    _planted(
        MLGCA, "envy.not-own", "choose", "instead: the holder as well", "an envy bonus for one's own hand", 5, 20_002
    ),
    _planted(
        MLGCA, "progressive.highest-only", "choose", "instead: the lowest row", "the lowest row is paid", 7, 20_002
    ),
    _planted(ONEIDA, "ante-bonus.four-of-a-kind", "payout", "one less", "four of a kind: too small a bonus", 4, 20_001),
    _planted(ONEIDA, "collect.tied-hand", "choose", "instead: never", "a tied hand's cards are left lying", 7, 20_001),
    _planted(
        ONEIDA, "settle.tied-wagers", "choose", "instead: the ante is collected", "a tied ante is lost", 7, 20_001
    ),
    _planted(ONEIDA, "shuffler-fails", "choose", "instead: not when it stops", "no reshuffle after a stop", 9, 20_001),
    _planted(
        HOLDEM, "rank.royal-flush", "holds", "denied", "a royal flush is none", SEATS * ROYAL_FLUSHES, SEVEN_CARDS
    ),
    _planted(
        PINEAPPLE, "rank.royal-flush", "holds", "denied", "a royal flush is none", SEATS * ROYAL_FLUSHES, SEVEN_CARDS
    ),
)
