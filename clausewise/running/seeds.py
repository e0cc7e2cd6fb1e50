"""The seeds of tables, and the order of scenarios, follow from the seed of a run.

It is fresh, and kept in the header, so that the run can be repeated; nobody who knows the scenarios knows them before.

With the seed 0 they are those that everybody knows: for what has to be the same each time, as a proof.
"""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final

from clausewise.journal import header_of
from clausewise.journal.chain import segment_names

KNOWN: Final = 0
MOST: Final = 10**12
"""No seed of a run is greater, so that a person can type it."""
LENGTH: Final = 6
"""Bytes: as many as a message of the protocol may name."""


def fresh() -> int:
    """A seed for a run that was given none."""
    return 1 + secrets.randbelow(MOST)


def begun_with(directory: Path) -> int | None:
    """The seed of the run, or of the soak, that was begun in this directory; None if none was."""
    header = header_of(directory) if segment_names(directory) else None
    if header is None:
        return None
    return header.seed if header.soak is None else header.soak.seed


def seed_of(uid: str, run: int = KNOWN) -> int:
    """The seed of the tables of a case; it differs from its neighbours', and is never 0, which asks for none.

    >>> seed_of("a.1 It is taken"), seed_of("a.1 It is taken", 7), seed_of("a.1 It is taken", 8)
    (1411615432, 232617877776436, 209087846124604)
    """
    if run == KNOWN:
        return zlib.crc32(uid.encode())
    return int.from_bytes(_digest(run, uid)[:LENGTH]) or 1


def in_order(uids: Iterable[str], run: int) -> tuple[str, ...]:
    """The order in which cases are played: any, by the seed of the run; with the seed 0 as they stand."""
    return () if run == KNOWN else tuple(sorted(uids, key=lambda uid: _digest(run, f"order {uid}")))


def _digest(run: int, what: str) -> bytes:
    return sha256(f"{run} {what}".encode()).digest()
