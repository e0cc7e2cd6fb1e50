"""Departures that are known, and by which a comparison goes on, so that one of them does not hide what follows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GoneBy:
    """What is taken as the system shows it, although the rules want it otherwise."""

    order_of_dealing: bool = False
    """In which order the cards of a deal went to their hands."""
    events: frozenset[int] = frozenset()
    """Events that are not as the rules have them and change nothing, counted from 0 among all of the system's."""


NOTHING_GONE_BY = GoneBy()
