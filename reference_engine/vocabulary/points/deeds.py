"""What can be seen of hands that count points, as a person says it."""

from __future__ import annotations

from typing import Final, get_args

from clausewise.reference_engine.vocabulary.core.deeds import Kind, kind, kinds_of_acts
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reference_engine.vocabulary.points.words import MODULE, Election, PointsAct

KINDS: Final[tuple[Kind, ...]] = (
    *kinds_of_acts(PointsAct, {
        "announces the total": "owner count words", "discloses the burn cards": "cards",
        "finds the cutting card": "owner", "moves the up-card": "place | cards", "notifies the dealer": "seat | wager",
         "notifies the floorperson": "| seat wager",
        "offers the cut": "seat", "refuses the cut": "seat",
        "replaces the up-card": "cards", "returns cards to the discard rack": "cards | place",
    }, MODULE),
    *(kind(action, Elected, "seat | into", action=action) for action in get_args(Election)),
)  # fmt: skip
SEEN_OF_A_DUTY: Final[dict[str, tuple[str, ...]]] = {
    "cut": ("offers the cut", "refuses the cut"),
    "announce": ("announces the total", "offers insurance"),
}
"""What is not seen where a duty is done by somebody who is not seen."""
