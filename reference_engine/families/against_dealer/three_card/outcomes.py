"""What becomes of a wager, found before anything is collected or paid."""

from __future__ import annotations

from dataclasses import dataclass

from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled


@dataclass(frozen=True, slots=True)
class Outcome:
    """A settlement or a bonus, with what it is cited for and which of its fields the rules fix."""

    event: WagerSettled | BonusPaid
    provisions: tuple[str, ...]
    fixes: tuple[str, ...]
    among: str = ""
    """What it is one of, where no rule says in which order these come."""

    @property
    def wins(self) -> bool:
        """Whether something is paid."""
        return isinstance(self.event, BonusPaid) or self.event.result == "wins"
