"""The words for the details of an event, as a table in a feature heads its columns with them.

Each part of the vocabulary has those of its own events; here they are put together.
"""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.against_dealer import words as against_dealer
from clausewise.reference_engine.vocabulary.cards import words as cards
from clausewise.reference_engine.vocabulary.core import words as core
from clausewise.reference_engine.vocabulary.dice import words as dice
from clausewise.reference_engine.vocabulary.pot import words as pot
from clausewise.reference_engine.vocabulary.shuffler import words as shuffler

HEADINGS: Final[dict[str, str]] = {
    **core.HEADINGS,
    **cards.HEADINGS,
    **shuffler.HEADINGS,
    **against_dealer.HEADINGS,
    **pot.HEADINGS,
    **dice.HEADINGS,
}
"""A heading, and the field of an event that it names."""

SUMS_OF_DEEDS: Final[dict[str, str]] = pot.SUMS_OF_DEEDS
"""A field that is money in one deed, and a number in every other."""
