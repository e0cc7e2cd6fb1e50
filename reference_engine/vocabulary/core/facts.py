"""The facts about a table and its house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from clausewise.reference_engine.core.fields import FactValue

FactKind = Literal["number", "percent", "amount", "words", "list", "yes or no", "odds"]
_FORMS: Final[dict[FactKind, type | tuple[type, ...]]] = {
    "number": int, "percent": (int, str), "amount": int, "words": str, "odds": str, "list": tuple, "yes or no": bool,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fact:
    """What one fact is about."""

    kind: FactKind
    meaning: str
    ordered: bool = False
    """Of a list: whether the order of its parts says something."""

    def can_be(self, value: FactValue) -> bool:
        """Whether a value is of the kind of the fact.

        >>> Fact("percent", "A rate.").can_be("12.5"), Fact("number", "So many.").can_be(True)
        (True, False)
        """
        form = _FORMS[self.kind]
        return isinstance(value, form) and (self.kind == "yes or no" or not isinstance(value, bool))

    def same(self, one: FactValue, other: FactValue) -> bool:
        """Whether two values say the same: parts of a list may come in any order, unless that says something.

        >>> one, other = ("a", "b"), ("b", "a")
        >>> Fact("list", "Parts.").same(one, other), Fact("list", "Steps.", ordered=True).same(one, other)
        (True, False)
        """
        if isinstance(one, tuple) and isinstance(other, tuple) and not self.ordered:
            return sorted(one) == sorted(other)
        return one == other


FACTS: Final[dict[str, Fact]] = {
    "parts of the table": Fact("list", "What belongs to the table."),
    "number of betting positions": Fact("number", "The players for whom there are betting positions."),
    "sides of the table with betting positions": Fact("number", "On how many sides players have positions."),
    "place for the dealer": Fact("words", "Where the dealer stands, seen from the betting positions."),
    "submission of the layout": Fact("words", "How far the Commission has the layout: submitted, approved, or not."),
    "name on the layout": Fact("words", "Whose name or logo the layout bears."),
    "place of the drop box": Fact("words", "The side of the table, and the side of the dealer."),
    "place of the tip box": Fact("words", "The side of the table, and the side of the dealer."),
    "side of the table with the drop box": Fact("words", "On which side of the table it is attached."),
    "side of the table with the tip box": Fact("words", "On which side of the table it is attached."),
    "fastening of the drop box": Fact("words", "By what it is attached to the table."),
    "fastening of the tip box": Fact("words", "By what it is attached to the table."),
    "approval of the boxes' places": Fact("words", "Who has approved where drop box and tip box are."),
    "what keeps the tip box from its place": Fact("words", "The equipment that is in its way, if any."),
    "approval of the tip box's place": Fact("words", "Who has approved another place for the tip box."),
    "kind of table": Fact("words", "What sort of table the game is played on."),
    "number of seated positions": Fact("number", "The patrons for whom there are seats at the table."),
    "approval of the rules of the game": Fact("words", "By whom the rules of this game are approved."),
    "version of the game": Fact("words", "Which of the versions that the rules allow is offered."),
    "minimum wager": Fact("amount", "The posted minimum."),
    "maximum wager": Fact("amount", "The posted maximum."),
    "instruments for wagers": Fact("list", "With what wagers may be made."),
    "number of betting areas": Fact("number", "The players for whom the layout has a betting area."),
    "place of the table inventory container": Fact("words", "Where on the table it is."),
}
