"""The facts that a facility can declare about a table, by the words that a reader knows them by.

Facts could be otherwise (colours, counts, positions, amounts, chosen paytables); a conclusion is never declared.
Amounts of money are in cents; lists are lists of words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

FactKind = Literal["number", "amount", "words", "list", "yes or no"]


@dataclass(frozen=True, slots=True)
class Fact:
    """What one fact is about."""

    kind: FactKind
    meaning: str


FACTS: dict[str, Fact] = {
    "aces up paytable": Fact("words", "The letter of the paytable chosen for the aces up wager."),
}
"""Each chapter's facts are added here; a declaration is a mapping of these names to values."""
