"""The facts that a facility can declare about a table, by the words that a reader knows them by.

Facts could be otherwise (colours, counts, positions, amounts, chosen paytables); a conclusion is never declared.
Amounts of money are in cents; percentages are whole numbers, or figures as text ("12.5"); lists are lists of words.
Each part of the vocabulary has its own; here they are put together.
"""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.against_dealer import facts as against_dealer
from clausewise.reference_engine.vocabulary.cards import facts as cards
from clausewise.reference_engine.vocabulary.core import facts as core
from clausewise.reference_engine.vocabulary.core.facts import Fact
from clausewise.reference_engine.vocabulary.dice import facts as dice
from clausewise.reference_engine.vocabulary.points import facts as points
from clausewise.reference_engine.vocabulary.pot import facts as pot
from clausewise.reference_engine.vocabulary.shuffler import facts as shuffler

FACTS: Final[dict[str, Fact]] = {
    **core.FACTS,
    **cards.FACTS,
    **shuffler.FACTS,
    **against_dealer.FACTS,
    **pot.FACTS,
    **dice.FACTS,
    **points.FACTS,
}
"""A declaration is a mapping of these names to values."""
