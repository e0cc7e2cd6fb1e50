"""The answers of the scenario that a guided table is at, so that one of them can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from clausewise.reference_engine.description import TableSetup
from clausewise.reference_engine.events import AnyEvent
from clausewise.reference_engine.stimuli import AnyStimulus

Asked = AnyStimulus | TableSetup


class BegunAnew(BaseException):
    """The scenario has to begin anew, with the answers that are kept: somebody took one back. No failure of anything.

    What was answered before stays in the journal, in the attempt that is marked as abandoned there.
    """


@dataclass(frozen=True, slots=True)
class Given:
    """What a person answered to one act: whether it was done, or why it was refused, and what was seen to happen."""

    asked: Asked
    accepted: bool
    reason: str = ""
    events: tuple[AnyEvent, ...] = ()


class Sitting:
    """A scenario in progress. What was answered in an attempt that began anew is not asked again."""

    def __init__(self) -> None:
        self.uid = ""
        self._answers: list[Given] = []
        self._at = 0
        self._anew = False

    @property
    def answered(self) -> int:
        """How many answers there are that could be taken back."""
        return len(self._answers)

    def begins(self, uid: str) -> None:
        """A scenario begins; its answers are kept only if it is the one that had to begin anew."""
        if not (self._anew and uid == self.uid):
            self._answers = []
        self.uid, self._at, self._anew = uid, 0, False

    def answer(self, asked: Asked, ask: Callable[[], Given]) -> Given:
        """The kept answer to this, or the one that is given now."""
        if self._at < len(self._answers) and self._answers[self._at].asked == asked:
            given = self._answers[self._at]
        else:
            del self._answers[self._at :]
            given = ask()
            self._answers.append(given)
        self._at += 1
        return given

    def take_back(self, *, everything: bool = False) -> BegunAnew:
        """Forgets the last answer, or all of them; raise what it gives."""
        self._answers = [] if everything else self._answers[:-1]
        self._anew = True
        return BegunAnew("the answers of this scenario were taken back" if everything else "an answer was taken back")
