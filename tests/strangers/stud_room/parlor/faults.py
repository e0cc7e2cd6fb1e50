"""The one way in which this room may break the rules; faults.toml lists them."""

from __future__ import annotations

_active = ""


def activate(fault: str) -> None:
    """Break the rules in this way from now on; an empty name breaks none."""
    global _active  # noqa: PLW0603 - chosen once, when the program starts
    _active = fault


def breaks(fault: str) -> bool:
    """Whether this is the rule that is broken today."""
    return _active == fault
