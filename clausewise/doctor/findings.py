"""What the doctor finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from clausewise.adapters.base import SystemFailure

Outcome = Literal["ok", "problem", "cannot"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: in order, against the protocol, or something that this system cannot show; and what to do about it."""

    outcome: Outcome
    check: str
    text: str
    fix: str = ""


class Sick(Exception):
    """A check found a problem; the message says which, `fix` what the vendor should do."""

    def __init__(self, what: str, fix: str = "") -> None:
        super().__init__(what)
        self.fix = fix


class NotShown(Exception):
    """What was to be checked cannot be seen at this system, and nothing is wrong with that."""


def checked(check: str, run: Callable[[], str]) -> Iterator[Finding]:
    """One check as one finding."""
    try:
        yield Finding("ok", check, run())
    except Sick as sick:
        yield Finding("problem", check, str(sick), sick.fix)
    except NotShown as lack:
        yield Finding("cannot", check, str(lack))
    except SystemFailure as failure:
        yield Finding("problem", check, f"{failure.where}: {failure.what}", failure.advice)
