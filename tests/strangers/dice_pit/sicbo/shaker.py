"""The shaker with its three dice, and what can go wrong with them in a test build."""

from __future__ import annotations

from random import Random

from sicbo.faults import breaks
from sicbo.layout import FACES, THROWN

LEAST_SHAKES = 3


class Shaker:
    """Three dice under a cover."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.forced: list[int] = []
        self.shakes: int | None = None
        self.to_be_cocked = 0
        self.faces: list[int] = []
        self.cocked = 0
        self.throws = 0

    def shake(self, *, again: bool) -> int:
        """Shake, and say how often: three times at least, and as often more as the dealer likes."""
        self.throws += 1
        times = self.shakes or self.chance.randint(LEAST_SHAKES, 6)
        self.shakes = None
        if (breaks("second-throw-shaken-twice") and self.throws % 2 == 0) or (
            breaks("shaken-once-after-no-roll") and again
        ):
            times = 1 if again else 2
        self.faces = [*self.forced, *(self.chance.choice(FACES) for _ in range(THROWN))][:THROWN]
        self.cocked = min(self.to_be_cocked, THROWN)
        self.forced, self.to_be_cocked = [], 0
        return times

    def lying_flat(self) -> list[int]:
        """What those dice show that lie flat on the bottom."""
        return self.faces[: THROWN - self.cocked]
