"""When each event is due and each stimulus sent, put together from the parts of the vocabulary."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.against_dealer import due as against_dealer
from clausewise.reference_engine.vocabulary.cards import due as cards
from clausewise.reference_engine.vocabulary.core import due as core
from clausewise.reference_engine.vocabulary.dice import due as dice
from clausewise.reference_engine.vocabulary.points import due as points
from clausewise.reference_engine.vocabulary.pot import due as pot
from clausewise.reference_engine.vocabulary.shuffler import due as shuffler

_PARTS = (core, cards, shuffler, against_dealer, pot, dice, points)

EVENTS: Final[dict[str, str]] = {name: text for part in _PARTS for name, text in part.EVENTS.items()}
"""By the act of a procedure, else by the type of the event."""

STIMULI: Final[dict[str, str]] = {name: text for part in _PARTS for name, text in part.STIMULI.items()}
"""By the type of the stimulus."""
