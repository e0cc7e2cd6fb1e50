"""How a step ends other than well. What is raised decides the outcome of the scenario."""

from __future__ import annotations

from collections.abc import Callable


class RuleBroken(AssertionError):
    """A Then found something that the rule does not allow: the scenario fails."""

    def __init__(self, message: str, *, expected: str = "", got: str = "") -> None:
        super().__init__(message)
        self.expected = expected
        self.got = got


class NotReached(Exception):
    """A Given or When did not bring the situation about: the scenario is inconclusive."""


class CannotShow(Exception):
    """The system lacks a capability that the step needs: the scenario is inconclusive."""


class NotShown(CannotShow):
    """What a check looks at is not shown: it is left open, and the scenario goes on to what else can be judged."""

    def __init__(self, message: str, leave_open: Callable[[str], None]) -> None:
        super().__init__(message)
        self._leave_open = leave_open

    def is_left_open(self) -> None:
        """Notes that the scenario has not shown all that it was to show."""
        self._leave_open(str(self))


class NeverArose(Exception):
    """A monitor's obligation never arose, or was still pending when the stream ended: inconclusive."""


class NotOffered(Exception):
    """An option or reading that the scenario needs is not offered or chosen: the scenario does not apply."""


class NothingChecked(Exception):
    """A scenario came to its end without a check: an error of the suite."""


class AskedTooLate(Exception):
    """A scenario asks for a table of a certain kind when its table is open already: an error of the suite."""
