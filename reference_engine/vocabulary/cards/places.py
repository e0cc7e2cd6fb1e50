"""The places that cards go to: a seat, one of several hands of a seat, the dealer, the board."""

from __future__ import annotations

import re
from typing import Final

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_HAND: Final = re.compile(rf"(?P<owner>.+)'s (?P<which>{'|'.join(ORDINALS[1:])}) hand")


def place_of(owner: str, hand: int = 1) -> str:
    """The place of a hand; the first hand of a seat, and the only one, is the seat's.

    >>> place_of("seat 1"), place_of("seat 1", 2)
    ('seat 1', "seat 1's second hand")
    """
    return owner if hand == 1 else f"{owner}'s {ORDINALS[hand - 1]} hand"


def hand_at(place: str) -> tuple[str, int]:
    """Whose hand a place is, and which of them.

    >>> hand_at("seat 1's second hand"), hand_at("dealer")
    (('seat 1', 2), ('dealer', 1))
    """
    found = _HAND.fullmatch(place)
    return (place, 1) if found is None else (found["owner"], ORDINALS.index(found["which"]) + 1)
