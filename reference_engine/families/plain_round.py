"""One round of a game as anybody would play it: what needs to be known of a family to see whether a system plays it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clausewise.reference_engine.vocabulary.modules import Module
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

NOBODYS_SEAT: Final = 99


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainRound:
    """What the players do before the cards, and after them: the first of these acts that is taken."""

    seats: tuple[int, ...]
    before: tuple[AnyStimulus, ...]
    after: tuple[AnyStimulus, ...]
    untimely: AnyStimulus
    """An act of the game for a seat where nobody sits."""
    heeds_mishaps: bool
    """Whether the rules say what becomes of a round in which something goes wrong."""
    modules: frozenset[Module]
    """What of the vocabulary such games are told in."""
