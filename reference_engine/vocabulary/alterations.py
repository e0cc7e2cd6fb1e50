"""How one field of an event looks when a duty is done otherwise than the rule says."""

from __future__ import annotations

from typing import Any

import msgspec

from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.vocabulary.events import Event

_EXCHANGED = {
    "up": "down", "down": "up", "left hand": "right hand", "right hand": "left hand", "deck 1": "deck 2",
    "deck 2": "deck 1", "floorperson": "dealer", "shuffler": "dealer", "dealer": "player", "wins": "loses",
    "loses": "wins", "returned": "loses", "forfeited": "returned", "abandoned": "returned", "discard": "fold",
}  # fmt: skip


def altered(event: Event, field: str) -> Event:
    """The event with one field made to say something else, as a careless system might have it.

    >>> from clausewise.reference_engine.vocabulary.events import Procedure
    >>> altered(Procedure("spreads", face="up"), "face").face
    'down'
    """
    value = getattr(event, field)
    return msgspec.structs.replace(event, **{field: _other(field, value)})


def _other(field: str, value: Any) -> Any:  # noqa: ANN401  the fields of events are of many types
    if field == "by":
        return {"dealer": "player", "floorperson": "dealer"}.get(value, "dealer")
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
