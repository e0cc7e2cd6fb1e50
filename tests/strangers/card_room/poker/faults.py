"""The one deliberate fault that this build may carry, by its id."""

from __future__ import annotations


class _Active:
    """Holds the id of the active fault, or nothing."""

    fault = ""


def activate(fault: str) -> None:
    """Make the table break the rules in this way, and in no other."""
    _Active.fault = fault


def active(fault: str) -> bool:
    """Tell whether this is the fault that the build carries."""
    return _Active.fault == fault
