"""The facts about dice, the layout and its odds."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.core.facts import Fact

_ROWS: Final = (
    "three of a kind", "two of a kind", "any three of a kind", *(f"total of {total}" for total in range(4, 18)),
    "two dice combination", "small", "big", "one of a kind",
)  # fmt: skip
_MORE: Final = (2, 3)

FACTS: Final[dict[str, Fact]] = {
    "number of dice": Fact("number", "The dice of a throw."),
    "place of the dice": Fact("words", "Where the dice are while the game is played."),
    "wagers with places on the layout": Fact("list", "The wagers for which the layout has places."),
    **{f"odds of {row}": Fact("number", f"What {row} is paid at present, to 1.") for row in _ROWS},
    **{
        f"odds of one of a kind on {dice} dice": Fact("number", f"What it is paid where {dice} dice show it, to 1.")
        for dice in _MORE
    },
}
