"""What is broken for one instance alone and asked about by no scenario of the clause yet: each proof tells how many."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

LIST = "not_yet_asked.toml"


@cache
def not_yet_asked() -> Mapping[str, frozenset[str]]:
    """By clause the faults, as a proof calls them; what is caught, or planted no more, has to leave the list."""
    listed = tomllib.loads(files("clausewise.proving").joinpath(LIST).read_text(encoding="utf-8"))
    return {clause: frozenset(faults) for clause, faults in listed.items()}
