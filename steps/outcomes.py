"""How a step ends other than well. What is raised decides the outcome of the scenario."""

from __future__ import annotations


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


class NeverArose(Exception):
    """A monitor's obligation never arose, or was still pending when the stream ended: inconclusive."""


class NotOffered(Exception):
    """An option or reading that the scenario needs is not offered or chosen: the scenario does not apply."""


class NothingChecked(Exception):
    """A scenario came to its end without a check: an error of the suite."""
