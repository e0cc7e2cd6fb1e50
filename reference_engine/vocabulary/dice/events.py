"""What is seen of dice, and of the computer that lights the layout."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from clausewise.reference_engine.core.dice import MOST_DICE
from clausewise.reference_engine.core.fields import CountField, FacesField, NameField
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.core.words import Role


class DiceShaken(Event, frozen=True, tag="dice-shaken"):
    """The dice are shaken under the cover, so many times."""

    times: CountField
    by: Role = "dealer"


class DiceShown(Event, frozen=True, tag="dice-shown"):
    """The dice lie open: what they show, die by die; `cocked` of them do not lie flat and are left out."""

    faces: FacesField
    cocked: Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)] = 0


class DiceEntered(Event, frozen=True, tag="dice-entered"):
    """What the dice show is entered into the computer, die by die."""

    faces: FacesField
    by: Role = "dealer"


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place on the layout: a wager, and what it is on."""

    wager: NameField
    selection: NameField | None = None

    def __str__(self) -> str:
        """As sentences name it.

        >>> str(Spot("total", "9")), str(Spot("small"))
        ('total of 9', 'small')
        """
        return self.wager if self.selection is None else f"{self.wager} of {self.selection}"


class LayoutLit(Event, frozen=True, tag="layout-lit"):
    """The computer lights these places of the layout; all that is lit then."""

    spots: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=200)]


ORDERED: Final[tuple[type[Event], ...]] = (DiceShaken, DiceShown, DiceEntered)
"""Events on whose moment rests who gets which card, who has decided what, or when a round is over."""
