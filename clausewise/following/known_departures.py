"""Departures that are known, and by which a comparison goes on, so that one of them does not hide what follows it."""

from __future__ import annotations

from dataclasses import dataclass

from clausewise.following.manners import Manner


@dataclass(frozen=True, slots=True)
class GoneBy:
    """What is taken as the system shows it, although the rules want it otherwise."""

    order_of_dealing: bool = False
    """In which order the cards of a deal went to their hands."""
    clauses: frozenset[str] = frozenset()
    """Clauses of which it is known that they are broken: by what is told otherwise and changes nothing it goes on."""
    manners: frozenset[Manner] = frozenset()
    """In which it tells, and moves no chips."""


NOTHING_GONE_BY = GoneBy()
