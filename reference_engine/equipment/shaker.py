"""Dice in a shaker: thrown by chance, unless somebody has said what they are to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.dice import FACES
from clausewise.reference_engine.vocabulary.dice.events import DiceShown

if TYPE_CHECKING:
    from random import Random

    from clausewise.reference_engine.core.dice import Face
    from clausewise.reference_engine.vocabulary.dice.stimuli import CockDice, SetDice


class Shaker:
    """So many dice, and what is to come of their next throw.

    >>> from random import Random
    >>> from clausewise.reference_engine.core.dice import parse_faces
    >>> from clausewise.reference_engine.vocabulary.dice.stimuli import CockDice, SetDice
    >>> shaker = Shaker(3, Random(1))
    >>> shaker.force(SetDice(parse_faces("1 2 3")))
    >>> shaker.throw()
    DiceShown(faces=(1, 2, 3), cocked=0)
    >>> shaker.goes_wrong(CockDice())
    >>> shaker.throw().cocked, len(shaker.throw().faces)
    (1, 3)
    """

    def __init__(self, dice: int, random: Random) -> None:
        self._dice = dice
        self._random = random
        self._forced: tuple[Face, ...] = ()
        self._cocked = 0

    def force(self, stimulus: SetDice) -> None:
        """The next throw shows this."""
        self._forced = stimulus.faces

    def goes_wrong(self, mishap: CockDice) -> None:
        """In the next throw so many dice do not lie flat."""
        self._cocked = min(mishap.dice, self._dice)

    def throw(self) -> DiceShown:
        """What the dice show when they lie open."""
        flat = self._dice - self._cocked
        chance = [self._random.choice(FACES) for _ in range(self._dice)]  # as many draws, whatever was forced
        shown = DiceShown((*self._forced, *chance[len(self._forced) :])[:flat], self._cocked)
        self._forced, self._cocked = (), 0
        return shown
