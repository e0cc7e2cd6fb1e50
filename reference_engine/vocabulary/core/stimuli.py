"""What can be done at any table.

Acts may be refused. Choices say what was done where a rule leaves it open. Mishaps have happened; they are never
refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from clausewise.reference_engine.core.fields import HandField, NameField, SeatField
from clausewise.reference_engine.vocabulary.core.words import Duty


class Stimulus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """One thing done to the table."""


class Sit(Stimulus, frozen=True, tag="sit"):
    """A player sits down."""

    seat: SeatField


class Rise(Stimulus, frozen=True, tag="rise"):
    """A player gets up from the chair: to stand there, or to leave the table."""

    seat: SeatField
    leaves: bool = True


class LetRest(Stimulus, frozen=True, tag="let-rest"):
    """Nobody plays: the table is idle from now on."""


class Proceed(Stimulus, frozen=True, tag="proceed"):
    """The players want nothing more for now; the table goes on by itself as far as it can."""


class Perform(Stimulus, frozen=True, tag="perform"):
    """A person performs a duty of the house that the system leaves to people."""

    duty: Duty


class Fold(Stimulus, frozen=True, tag="fold"):
    """A player gives the hand up; `hand` says which, where the seat has more than one: here and in what follows."""

    seat: SeatField
    hand: HandField = 1


class AdvanceClock(Stimulus, frozen=True, tag="advance-clock"):
    """Time passes."""

    milliseconds: Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class Choose(Stimulus, frozen=True, tag="choose"):
    """What was chosen where the rules leave a choice: whole numbers for figures, names otherwise."""

    choice: Literal[
        "cut depth",
        "dealing hand",
        "count the stub",
        "shuffling",
        "dealing",
        "deck change",
        "shakes",
        "cutting card",
        "burn cards",
    ]
    value: int | NameField
