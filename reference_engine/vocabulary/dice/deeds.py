"""What can be seen of dice, as a person says it."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.core.deeds import Kind, kind, kinds_of_acts
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShaken, DiceShown, LayoutLit
from clausewise.reference_engine.vocabulary.dice.words import MODULE, DiceAct

KINDS: Final[tuple[Kind, ...]] = (
    *kinds_of_acts(DiceAct, {"covers the dice": "| device", "uncovers": "device"}, MODULE),
    kind("shakes the dice", DiceShaken, "times"),
    kind("dice show", DiceShown, "faces | cocked", deed="shows the dice"),
    kind("enters", DiceEntered, "faces", deed="enters the dice"),
    kind("computer lights", LayoutLit, "spots", deed="lights the layout"),
)


def lights_nothing(event: object) -> bool:
    """Whether it is told that the lights are out, which is no lighting.

    >>> lights_nothing(LayoutLit(())), lights_nothing(DiceEntered(()))
    (True, False)
    """
    return isinstance(event, LayoutLit) and not event.spots
