"""What an act, an event or a stage says of what is decided in it: which wager, whose seat, which deck."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from itertools import starmap
from typing import Any, Final

import msgspec

from clausewise.reference_engine.core.instances import About, Instance
from clausewise.reference_engine.vocabulary.core.events import Event, Procedure

Subject = msgspec.Struct | Mapping[str, Any]
"""An act, an event, or what a stage knows, by the same names."""

_ASPECT_OF: Final[Mapping[str, str]] = {
    "wager": "wager", "bonus": "wager", "blind": "wager", "deck": "deck", "by": "person", "device": "device",
    "instrument": "instrument", "meter": "meter", "round": "betting round", "street": "betting round", "pot": "pot",
    "share": "share", "how": "failing", "betting_round": "betting round", "round_played": "round",
    "hand_played": "hand played", "shuffling": "way of shuffling", "dealing": "way of dealing", "whose": "whose",
}  # fmt: skip
"""What in an act or an event tells things apart, and in which respect."""
_PLACES: Final = ("owner", "to", "place")
A_PLAYERS: Final = {"whose": "a player's"}
"""A hand that is ranked, whichever player's it is."""
_OWNERS: Final = {"dealer": "the dealer's", "bonus box": "the bonus box's"}


def instances(subjects: Collection[Subject], seats: Collection[int]) -> About:
    """All that these say; a later one outweighs those before.

    >>> from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
    >>> from clausewise.reference_engine.core.money import dollars
    >>> for one in sorted(instances([PlaceWager(3, "ante", dollars(10))], [1, 3])): print(one)
    act: place-wager
    box: the player's own
    instrument: value chip
    seat: the highest
    wager: ante
    """
    found: dict[str, str] = {}
    for subject in subjects:
        if isinstance(subject, msgspec.Struct):
            found["act"] = subject.act if isinstance(subject, Procedure) else str(subject.__struct_config__.tag)
            _add(found, {name: getattr(subject, name) for name in _fields(type(subject))}, seats)
        else:
            _add(found, subject, seats)
    return frozenset(starmap(_instance, found.items()))


_instance = cache(Instance)
"""There are few of them, and a table is asked for them at every decision."""


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields that say something of that."""
    acts = () if issubclass(kind, Event) else ("player",)
    return tuple(name for name in kind.__struct_fields__ if name in (*_ASPECT_OF, *_PLACES, *acts, "seat"))


def _add(found: dict[str, str], said: Mapping[str, Any], seats: Collection[int]) -> None:
    """What one of them says."""
    seat = said.get("seat")
    for name, value in said.items():
        if not isinstance(value, str):
            continue
        aspect = _ASPECT_OF.get(name)
        if aspect is not None:
            found[aspect] = value
        elif value in _OWNERS:
            found["whose"] = _OWNERS[value]
        elif value.startswith("seat "):
            found["whose"], seat = A_PLAYERS["whose"], int(value[5:])
    if seat is None:
        return
    if "player" in said:
        found["box"] = "the player's own" if said["player"] in (None, seat) else "another's"
    # where one seat alone takes part, nothing tells it from others
    lowest, highest = min((seat, *seats)), max((seat, *seats))
    if lowest < highest and seat in (lowest, highest):
        found["seat"] = "the lowest" if seat == lowest else "the highest"
