"""What the doctor finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Outcome = Literal["ok", "problem", "cannot"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: in order, against the protocol, or something that this system cannot show."""

    outcome: Outcome
    check: str
    text: str


class Sick(Exception):
    """A check found a problem that the following ones cannot do without; the message says which."""
