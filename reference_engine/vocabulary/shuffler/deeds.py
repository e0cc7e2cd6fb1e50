"""What can be seen of devices, as a person says it."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.vocabulary.core.deeds import Kind, kind, kinds_of_acts
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.shuffler.words import DeviceAct

KINDS: Final[tuple[Kind, ...]] = (
    kind("delivers", StackDealt, "to face count cards source", deed="deals"),
    *kinds_of_acts(DeviceAct, {"covers": "device", "marks": "words device", "stops working": "method device | deck"}),
)

SEEN_OF_A_DUTY: Final[dict[str, tuple[str, ...]]] = {"deal": ("stack-dealt",)}
