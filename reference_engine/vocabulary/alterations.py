"""How one field of an event looks when a duty is done otherwise than the rule says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.core.dice import FACES
from clausewise.reference_engine.vocabulary.core.events import Event

_EXCHANGED = {
    "up": "down", "down": "up", "left hand": "right hand", "right hand": "left hand", "deck 1": "deck 2",
    "deck 2": "deck 1", "floorperson": "dealer", "shuffler": "dealer", "dealer": "player", "wins": "loses",
    "loses": "wins", "returned": "loses", "forfeited": "returned", "abandoned": "returned",
    "surrendered": "loses", "discard": "fold",
}  # fmt: skip


_OF_ITS_OWN: Final[Mapping[str, Callable[[Any], Any]]] = {
    "by": lambda role: {"dealer": "player", "floorperson": "dealer"}.get(role, "dealer"),
    "hand": lambda hand: hand % 2 + 1,
    "selection": lambda selection: str(int(selection) + 1) if selection.isdecimal() else f"not {selection}",
    "faces": lambda faces: (faces[0] % len(FACES) + 1, *faces[1:]),
    "spots": lambda spots: spots[1:],
}
"""Fields that do not look otherwise as a number, a word or cards do."""


def altered(event: Event, field: str) -> Event:
    """The event with one field made to say something else, as a careless system might have it.

    >>> from clausewise.reference_engine.vocabulary.core.events import Procedure
    >>> altered(Procedure("spreads", face="up"), "face").face
    'down'
    >>> from clausewise.reference_engine.vocabulary.dice.events import DiceShown
    >>> from clausewise.reference_engine.core.dice import parse_faces
    >>> altered(DiceShown(parse_faces("6 2 3")), "faces").faces
    (1, 2, 3)
    """
    value = getattr(event, field)
    return msgspec.structs.replace(event, **{field: _other(field, value)})


def _other(field: str, value: Any) -> Any:  # noqa: ANN401  the fields of events are of many types
    if field in _OF_ITS_OWN and value is not None:
        return _OF_ITS_OWN[field](value)
    if isinstance(value, bool):
        return not value
    if field in ("seat", "holder", "player"):
        return value % 7 + 1
    if field in ("amount", "pays", "stake"):
        return value + 100
    if isinstance(value, int):
        return value + 1
    if field == "card":
        return PACK[(PACK.index(value) + 1) % len(PACK)]
    if isinstance(value, tuple):
        if len(value) == 1:
            return (_other("card" if value[0] in PACK else field, value[0]),)
        return value[1:] or (PACK[0],)
    if isinstance(value, str) and value.startswith("seat "):
        return f"seat {int(value[5:]) % 7 + 1}"
    return _EXCHANGED.get(value, "elsewhere" if field in ("place", "source") else f"not {value}")
