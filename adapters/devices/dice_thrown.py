"""Dice on a bench: what they were set to show, and what of a throw the leading part is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from clausewise.reference_engine.core.dice import Face
from clausewise.reference_engine.vocabulary.dice.events import DiceShown
from clausewise.reference_engine.vocabulary.dice.stimuli import SetDice
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.modules import type_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

SHOWN: Final = str(DiceShown.__struct_config__.tag)
"""The event that can be fed to the leading part."""


class DiceSet:
    """What the dice of the next throw were set to show; further dice fall at random."""

    def __init__(self) -> None:
        self._faces: tuple[Face, ...] = ()

    def note(self, stimulus: AnyStimulus) -> None:
        """Something is forced."""
        if isinstance(stimulus, SetDice):
            self._faces = stimulus.faces

    def differ_from(self, thrown: DiceShown) -> str:
        """What a throw shows and what was set, where that is not the same.

        >>> dice = DiceSet()
        >>> dice.note(SetDice((Face(2), Face(5))))
        >>> dice.differ_from(DiceShown((Face(2), Face(5), Face(6)))), dice.differ_from(DiceShown((Face(3), Face(5))))
        ('', '3 5 in faces of dice-shown, and what was set is 2 5')
        """
        if thrown.cocked or thrown.faces[: len(self._faces)] == self._faces:
            return ""
        return f"{_said(thrown.faces)} in faces of {type_of(thrown)}, and what was set is {_said(self._faces)}"

    def of(self, event: AnyEvent) -> dict[str, object]:
        """What of an event was set; a throw uses it up."""
        if not isinstance(event, DiceShown):
            return {}
        faces, self._faces = self._faces, ()
        return {"faces": faces} if faces and len(faces) == len(event.faces) else {}


def thrown(events: Iterable[AnyEvent]) -> DiceShown | None:
    """The first throw among events."""
    return next((event for event in events if isinstance(event, DiceShown)), None)


def given(throw: DiceShown) -> SetDice:
    """How the leading part is told what the dice show."""
    return SetDice(throw.faces)


def _said(faces: Iterable[Face]) -> str:
    return " ".join(map(str, faces))
