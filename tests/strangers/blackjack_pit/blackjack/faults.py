"""One way of breaking the rules may be switched on; faults.toml says what each one is."""

from __future__ import annotations

import tomllib
from pathlib import Path

_active: list[str] = []


def activate(fault: str) -> None:
    """Break the rules in this way from now on; an empty name is the sound table."""
    if not fault:
        return
    listed = tomllib.loads((Path(__file__).parent.parent / "faults.toml").read_text(encoding="utf-8"))
    if fault not in {entry["id"] for entry in listed["fault"]}:
        message = f"{fault}: faults.toml has no such fault"
        raise SystemExit(message)
    _active.append(fault)


def broken(fault: str) -> bool:
    """Whether this is the fault that is switched on."""
    return fault in _active
