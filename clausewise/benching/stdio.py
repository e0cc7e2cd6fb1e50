"""The same over standard streams as in process: a stimulus, and a suite."""

from __future__ import annotations

import shlex
import sys
from itertools import count

from clausewise.adapters.base import System
from clausewise.adapters.reference import ReferenceSystem
from clausewise.adapters.targets import open_spoken
from clausewise.benching.blocks import best_of_blocks
from clausewise.reference_engine.vocabulary.core.stimuli import Rise, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup

SERVED = f"stdio:{shlex.quote(sys.executable)} -m clausewise serve --stdio"
"""The reference engine as a program."""


def stimulus_over_streams() -> tuple[float, float]:
    """Milliseconds of a stimulus over standard streams and of the same in process."""
    spoken = open_spoken(SERVED)
    try:
        return _stimulus(spoken), _stimulus(ReferenceSystem())
    finally:
        spoken.close()


def _stimulus(system: System) -> float:
    table = system.open(TableSetup(system.describe().games[0]))
    numbers = count(1)

    def stimulus() -> None:
        number = next(numbers)
        table.submit(f"bench-{number}", Sit(1) if number % 2 else Rise(1))

    return best_of_blocks(stimulus)
