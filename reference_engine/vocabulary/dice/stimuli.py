"""What can be done with dice, and what can go wrong with them and the computer."""

from __future__ import annotations

from typing import Literal

from clausewise.reference_engine.core.dice import FaceField
from clausewise.reference_engine.core.fields import DiceField, FacesField, NameField
from clausewise.reference_engine.vocabulary.core.stimuli import Stimulus


class SetDice(Stimulus, frozen=True, tag="set-dice"):
    """Force: what the dice show after the next throw, die by die; further dice fall at random."""

    faces: FacesField


class MendComputer(Stimulus, frozen=True, tag="mend-computer"):
    """The computer at the table works again."""


class CockDice(Stimulus, frozen=True, tag="cock-dice"):
    """Mishap: after the next throw so many dice do not lie flat."""

    dice: DiceField = 1


class MisenterDie(Stimulus, frozen=True, tag="misenter-die"):
    """Mishap: after the next throw this die, counted from 1, is entered into the computer with another face."""

    die: DiceField
    face: FaceField


class Mislight(Stimulus, frozen=True, tag="mislight"):
    """Mishap: after the next throw the computer lights the layout wrongly.

    `wager` and `selection` say where; without them it may be anywhere.
    """

    how: Literal["a winner stays dark", "a loser is lit", "an earlier light stays on"]
    wager: NameField | None = None
    selection: NameField | None = None


class FailComputer(Stimulus, frozen=True, tag="fail-computer"):
    """Mishap: the computer at the table stops working, at once or when the dice of the next throw lie open."""

    when: Literal["at once", "when the dice lie open"] = "at once"
