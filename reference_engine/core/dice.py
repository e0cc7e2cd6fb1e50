"""Dice with six faces."""

from __future__ import annotations

import re
from typing import Annotated, NewType

import msgspec

Face = NewType("Face", int)
FaceField = Annotated[Face, msgspec.Meta(ge=1, le=6)]

FACES: tuple[Face, ...] = tuple(map(Face, range(1, 7)))
MOST_DICE = 10
"""More dice than any game is played with."""
_FACES_SAID = re.compile(r"[1-6](?: [1-6])*")


def parse_faces(text: str) -> tuple[Face, ...]:
    """Reads what dice show, separated by blanks, and refuses what no die shows.

    >>> parse_faces("1 2 3")
    (1, 2, 3)
    """
    if _FACES_SAID.fullmatch(text.strip()) is None:
        raise ValueError(f"{text!r} is not what dice show: write faces from 1 to 6, as in 1 2 3")
    return tuple(Face(int(word)) for word in text.split())
