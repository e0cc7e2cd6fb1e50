"""What is seen of hands that count points."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.core.fields import HandField, SeatField
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.points.words import Election


class Elected(Event, frozen=True, tag="elected"):
    """A player has made an election for a hand; `into` is the number of the hand that a split makes.

    The new hand gets the second card of the one that is split.
    """

    seat: SeatField
    action: Election
    hand: HandField = 1
    into: HandField | None = None


ORDERED: Final[tuple[type[Event], ...]] = (Elected,)
"""Events on whose moment rests who gets which card, who has decided what, or when a round is over."""
