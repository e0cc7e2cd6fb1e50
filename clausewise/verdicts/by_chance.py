"""Whether what chance brought guests is what a fair table brings.

A count of one rank, suit or face among `n` that came is bounded without any table of a distribution: cards of one deck
keep each other away, so a count strays no further than that of independent draws, for which the chance of a share `q`
or beyond, where `p` is expected, is at most `exp(-n d)` with `d = q ln(q/p) + (1-q) ln((1-q)/(1-p))`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import exp, log
from typing import Final

from clausewise.reference_engine.core.cards import RANKS, SUITS

FALSE_ALARM: Final = 1e-4
"""A fair table of a rulebook is said to stand out in at most one run of ten thousand."""
FACES: Final = "123456"
KINDS: Final = (RANKS, SUITS)
MOST_TOLD: Final = 3


@dataclass(frozen=True, slots=True)
class Came:
    """How often one rank, suit or face came, of how many."""

    where: str
    what: str
    times: int
    of: int
    kinds: int

    @property
    def chance(self) -> float:
        """A fair table brings it so often, or so seldom, no more often than that."""
        return 2 * exp(-self.of * divergence(self.times / self.of, 1 / self.kinds))

    def __str__(self) -> str:
        """As a report has it.

        >>> print(Came("the dealer's cards", "A", 71, 390, 13))
        A came 71 times among 390 of the dealer's cards, where 30 are expected
        """
        fair = f"{self.of / self.kinds:.0f}"
        return f"{self.what} came {self.times} times among {self.of:,} of {self.where}, where {fair} are expected"


def divergence(share: float, fair: float) -> float:
    """How far a share is from the fair one; nothing where they are the same.

    >>> divergence(0.25, 0.25)
    0.0
    >>> round(divergence(0.5, 0.25), 3)
    0.144
    """
    parts = ((share, fair), (1 - share, 1 - fair))
    return sum(part * log(part / expected) for part, expected in parts if part > 0)


def together(found: Iterable[Mapping[str, Mapping[str, int]]]) -> dict[str, dict[str, int]]:
    """Of several tables as of one."""
    sums: dict[str, Counter[str]] = {}
    for table in found:
        for where, counts in table.items():
            sums.setdefault(where, Counter()).update(counts)
    return {where: dict(sorted(counts.items())) for where, counts in sorted(sums.items())}


def all_that_came(brought: Mapping[str, Mapping[str, int]]) -> Iterator[Came]:
    """Each rank, suit and face, those that never came as well."""
    for where, counts in brought.items():
        for kinds in KINDS if any(sign in counts for sign in SUITS) else (FACES,):
            of = sum(counts.get(sign, 0) for sign in kinds)
            yield from (Came(where, sign, counts.get(sign, 0), of, len(kinds)) for sign in kinds if of)


def stand_out(brought: Mapping[str, Mapping[str, int]]) -> list[Came]:
    """What a fair table would hardly ever bring, the least likely first."""
    came = list(all_that_came(brought))
    return sorted((one for one in came if one.chance < FALSE_ALARM / len(came)), key=lambda one: one.chance)


def told(brought: Mapping[str, Mapping[str, int]]) -> str:
    """A sentence for the report; empty where chance brought nothing that could be counted."""
    came = list(all_that_came(brought))
    if not came:
        return ""
    odd = stand_out(brought)
    if odd:
        most = "; ".join(map(str, odd[:MOST_TOLD]))
        return f"what chance brought them is not what a fair table brings: {most}; test it with clausewise randomness"
    sizes = {one.where: one.of for one in came}
    counted = ", ".join(f"{of:,} of {where}" for where, of in sizes.items())
    return f"chance brought {counted}, no rank, suit or face so often or so seldom that it stands out"
