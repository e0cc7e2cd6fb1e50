"""Decks and throws by a known seed."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from clausewise.randomness.planted import DICE_FAULTS, SHUFFLERS, Plant, sound, sound_dice
from clausewise.randomness.sources.batches import Rows
from clausewise.reference_engine.core.cards import PACK

Make = Callable[[str, int], Path]


def rows_of(name: str, number: int, seed: int = 3) -> Rows:
    """So many decks or throws of a planted device, or of a sound one."""
    made: dict[str, Plant] = {name: fault.made for name, fault in (SHUFFLERS | DICE_FAULTS).items()}
    made["sound"], made["sound-dice"] = sound, sound_dice
    return made[name](np.random.default_rng(seed), number)


def lines_of(rows: Rows) -> list[str]:
    """As a file has them."""
    names = PACK if rows.shape[1] > 3 else tuple("123456")
    return [",".join(names[value] for value in row) for row in rows.tolist()]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Writes decks or throws of a device to a file."""

    def write(name: str, number: int) -> Path:
        path = tmp_path / f"{name}.csv"
        path.write_text("\n".join(lines_of(rows_of(name, number))) + "\n")
        return path

    return write
