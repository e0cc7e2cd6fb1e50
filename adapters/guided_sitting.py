"""The answers of the scenario that a guided table is at.

One of them can be taken back; what was observed before in the same course of acts is not asked again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from clausewise.adapters.guided_memory import Asked, Given, Memory, Playing, same_act
from clausewise.reference_engine.vocabulary.events import AnyEvent

MILLISECONDS: Final = 1000


class BegunAnew(BaseException):
    """The scenario has to begin anew, with the answers that are kept: somebody took one back. No failure of anything.

    What was answered before stays in the journal, in the attempt that is marked as abandoned there.
    """


class NotObserved(BegunAnew):
    """What was observed before does not go so far: the scenario has to be played. Nobody was asked anything."""


class Sitting:
    """A scenario in progress. What was answered in an attempt that began anew is not asked again."""

    def __init__(self) -> None:
        self.uid = ""
        self.memory = Memory()
        self._answers: list[Given] = []
        self._at = 0
        self._anew = False
        self._began = time.monotonic()
        self._left: Given | None = None
        """The answer that was taken back last, of which all but its end may stand."""
        self._from: Playing | None = None
        """The playing from which all that is asked in this attempt is answered."""
        self._tried: list[Playing] | None = None
        """The playings that turned out to be of another course, if there is anything to try at all."""

    @property
    def answered(self) -> int:
        """How many answers there are that could be taken back."""
        return 0 if self._from is not None else len(self._answers)

    @property
    def remembering(self) -> bool:
        """Whether this attempt may end before anybody was asked: what it writes down counts only then."""
        return self._from is not None

    @property
    def observed_at(self) -> str:
        """The scenario at whose playing all that was asked in this one was observed; empty if it was itself played."""
        return self._from.uid if self._from is not None and self._at else ""

    def begins(self, uid: str) -> None:
        """A scenario begins; its answers are kept only if it is the one that had to begin anew."""
        if not (self._anew and uid == self.uid):
            self._answers, self._tried, self._left = [], [], None
        self.uid, self._at, self._anew = uid, 0, False
        self._from = self._next()
        if self._from is not None:
            self._answers = list(self._from.answers)

    def answer(self, asked: Asked, ask: Callable[[], Given]) -> Given:
        """The kept answer to this, or the one that is given now."""
        if self._at < len(self._answers) and same_act(self._answers[self._at].asked, asked):
            given = self._answers[self._at]
        elif self._from is not None:
            raise self._not_observed(asked)
        else:
            del self._answers[self._at :]
            given = ask()
            self._left = None
            if not self._answers:
                self._began = time.monotonic()
            given = replace(given, at=round((time.monotonic() - self._began) * MILLISECONDS))
            self._answers.append(given)
        self._at += 1
        return given

    def stands(self, asked: Asked) -> tuple[tuple[AnyEvent, ...], ...]:
        """What still stands of the answer to this that was taken back, thing by thing: all but the last."""
        left = self._left
        return left.without_the_last() if left is not None and same_act(left.asked, asked) else ()

    def take_back(self, *, everything: bool = False) -> BegunAnew:
        """Forgets the last answer, or all of them; raise what it gives."""
        self._left = None if everything else self._answers[-1]
        self._answers = [] if everything else self._answers[:-1]
        self._anew, self._tried = True, None
        return BegunAnew("the answers of this scenario were taken back" if everything else "an answer was taken back")

    def counts(self) -> None:
        """The scenario is over and shows something: what was observed in it need not be observed again."""
        if self._from is None and self._answers:
            self.memory.keep(Playing(self.uid, tuple(self._answers[: self._at])))

    def _next(self) -> Playing | None:
        return None if self._tried is None else self.memory.not_yet(self._tried)

    def _not_observed(self, asked: Asked) -> NotObserved:
        """The playing at hand is of another course, and so is each that goes the same way as far as it came."""
        course = (*self._answers[: self._at], Given(asked, accepted=True))
        assert self._tried is not None  # noqa: S101  nothing is remembered otherwise
        self._tried += self.memory.of_another_course(course)
        self._anew, self._answers = True, []
        if self._next() is None:
            self._tried = None
        return NotObserved("this was not observed before")
