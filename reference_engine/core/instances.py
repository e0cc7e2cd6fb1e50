"""What a decision is about: which wager, whose seat, which deck. A fault may be in one such instance alone."""

from __future__ import annotations

from typing import Final, NamedTuple


class Instance(NamedTuple):
    """One of several things of which a rule says *all*, *any*, *each*, *every*, *either* or *no*."""

    aspect: str
    """In what they differ: `wager`, `seat`, `deck`, `way of shuffling`."""
    value: str

    def __str__(self) -> str:
        """As a proof tells it.

        >>> str(Instance("wager", "aces up")), str(EVERY)
        ('wager: aces up', 'every')
        """
        return f"{self.aspect}: {self.value}" if self.aspect else "every"


EVERY: Final = Instance("", "")
"""No instance in particular."""

About = frozenset[Instance]
"""All that is known of what a decision is about."""


def nothing_known() -> About:
    """Where nobody says what decisions are about."""
    return frozenset()
