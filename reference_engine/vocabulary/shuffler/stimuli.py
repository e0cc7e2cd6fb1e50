"""What can go wrong with a device."""

from __future__ import annotations

from typing import Annotated

import msgspec

from clausewise.reference_engine.vocabulary.core.stimuli import Stimulus
from clausewise.reference_engine.vocabulary.shuffler.words import Device, Failing


class Jam(Stimulus, frozen=True, tag="jam"):
    """Mishap: a device jams, stops or fails to finish, at its next use or, for a shoe, after so many cards."""

    device: Device
    how: Failing = "jams"
    after_cards: Annotated[int, msgspec.Meta(ge=0, le=416)] = 0


class BreakDown(Stimulus, frozen=True, tag="break-down"):
    """Mishap: a device is out of order for good."""

    device: Device
