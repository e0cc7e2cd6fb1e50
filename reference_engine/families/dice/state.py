"""What stands on a table with dice at a moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from clausewise.reference_engine.core.dice import Face
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.dice.layout import Place

Computer = Literal["works", "has failed"]


@dataclass(slots=True)
class Wager:
    """Chips on one place of the layout, of one seat; `named` is the place as the player named it."""

    seat: int
    place: Place
    named: str | None
    amount: Cents

    @property
    def subject(self) -> dict[str, object]:
        """What is decided about where it is about this wager."""
        return {"seat": self.seat, "wager": self.place.wager}


@dataclass(slots=True)
class Throw:
    """One round: from the first wager to the lights that are put out."""

    number: int
    wagers: dict[tuple[int, Place], Wager] = field(default_factory=dict)
    bets_open: bool = True
    faces: tuple[Face, ...] = ()
    """What lies open; nothing while the shaker is covered."""
    lit: tuple[Place, ...] = ()
