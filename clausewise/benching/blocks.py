"""How long one act takes: the best of several blocks, so that what else the machine does counts little."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

BLOCKS: Final = 5
TIMES_EACH: Final = 100


def best_of_blocks(act: Callable[[], None]) -> float:
    """Milliseconds of one act."""
    return min(_block(act) for _ in range(BLOCKS))


def _block(act: Callable[[], None]) -> float:
    act()
    started = time.perf_counter()
    for _ in range(TIMES_EACH):
        act()
    return (time.perf_counter() - started) * 1000 / TIMES_EACH
