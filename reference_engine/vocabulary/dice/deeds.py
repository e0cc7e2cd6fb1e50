"""What can be seen of dice, as a person says it."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.core.deeds import Kind, kinds_of_acts
from clausewise.reference_engine.vocabulary.dice.words import MODULE, DiceAct

KINDS: Final[tuple[Kind, ...]] = tuple(kinds_of_acts(DiceAct, {}, MODULE))
