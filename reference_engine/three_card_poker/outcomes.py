"""What becomes of a wager, found before anything is collected or paid."""

from __future__ import annotations

from dataclasses import dataclass

from clausewise.reference_engine.events import BonusPaid, WagerSettled
from clausewise.reference_engine.rulings import Rulings

MOST_CLAUSES = 5


@dataclass(frozen=True, slots=True)
class Outcome:
    """A settlement or a bonus, with what it is cited for and which of its fields the rules fix."""

    event: WagerSettled | BonusPaid
    provisions: tuple[str, ...]
    fixes: tuple[str, ...]

    @property
    def wins(self) -> bool:
        """Whether something is paid."""
        return isinstance(self.event, BonusPaid) or self.event.result == "wins"


def first_of(rulings: Rulings, provisions: tuple[str, ...]) -> tuple[str, ...]:
    """As many of these, from the most important one on, as cite no more than five clauses together."""
    taken: list[str] = []
    for provision in provisions:
        if len(rulings.cite((*taken, provision))) <= MOST_CLAUSES:
            taken.append(provision)
    return tuple(taken)
