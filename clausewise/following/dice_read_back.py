"""What the dice showed in a recording, throw by throw: the engine beside it throws the same."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator

from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShown
from clausewise.reference_engine.vocabulary.dice.stimuli import CockDice, SetDice
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class DiceToCome:
    """The throws of a recording; looked through once.

    Where nobody shows the dice themselves, they are what is entered into the computer.

    >>> from clausewise.reference_engine.core.dice import parse_faces
    >>> dice = DiceToCome()
    >>> dice.event(3, DiceShown(parse_faces("1 2 3")))
    >>> [list(dice.ahead(at)) for at in (0, 2, 4)]
    [[SetDice(faces=(1, 2, 3))], [], []]
    """

    def __init__(self, unseen: Collection[str] = ()) -> None:
        self._shows = DiceEntered if "dice-shown" in unseen else DiceShown
        self._at: list[int] = []
        self._throws: list[DiceShown | DiceEntered] = []
        self._told: int | None = None
        """The throw that the engine knows."""

    @property
    def thrown_at(self) -> tuple[int, ...]:
        """For each throw the event that shows it."""
        return tuple(self._at)

    def stimulus(self, stimulus: AnyStimulus, *, accepted: bool = True) -> None:
        """What is done to dice shows when they lie open."""

    def event(self, at: int, event: AnyEvent) -> None:
        """Takes in what was seen, at this place among all events."""
        if isinstance(event, self._shows):
            self._at.append(at)
            self._throws.append(event)

    def close(self) -> None:
        """All has been seen."""

    def ahead(self, at: int) -> Iterator[AnyStimulus]:
        """The throw that comes next from this event on, if it is new."""
        number = bisect_left(self._at, at)
        if number == len(self._at) or number == self._told:
            return
        self._told = number
        thrown = self._throws[number]
        yield SetDice(thrown.faces)
        if isinstance(thrown, DiceShown) and thrown.cocked:
            yield CockDice(thrown.cocked)

    def was_given(self, stimulus: AnyStimulus) -> None:
        """Dice that were set otherwise take the place of those that were told."""
        if isinstance(stimulus, SetDice):
            self._told = None

    def may_lie_otherwise(self) -> None:
        """Nothing that happens between two throws changes the next one."""
