"""Which module of the vocabulary each type of stimulus and event belongs to.

A system declares the modules that it speaks; it is neither sent a stimulus of another module nor believed an event of
one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

import msgspec

from clausewise.reference_engine.vocabulary.against_dealer import words as against_dealer
from clausewise.reference_engine.vocabulary.cards import words as cards
from clausewise.reference_engine.vocabulary.core import words as core
from clausewise.reference_engine.vocabulary.dice import words as dice
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points import words as points
from clausewise.reference_engine.vocabulary.pot import words as pot
from clausewise.reference_engine.vocabulary.shuffler import words as shuffler
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

Module = Literal["core", "house-banked", "pot", "shuffler", "dice", "points"]

_MODULE_OF_PART: Final[dict[str, Module]] = {
    "core": core.MODULE, "cards": cards.MODULE, "shuffler": shuffler.MODULE, "against_dealer": against_dealer.MODULE,
    "pot": pot.MODULE, "dice": dice.MODULE, "points": points.MODULE,
}  # fmt: skip
"""What a system declares to speak, by the part of the vocabulary in which a type is defined."""


def type_of(message: AnyStimulus | AnyEvent) -> str:
    """The `type` under which a stimulus or event travels.

    >>> from clausewise.reference_engine.vocabulary.core.stimuli import Sit
    >>> type_of(Sit(seat=1))
    'sit'
    """
    return str(message.__struct_config__.tag)


def types_of(union: object) -> tuple[str, ...]:
    """The `type` of every member of a union of stimuli or events, in its order."""
    members: tuple[type[msgspec.Struct], ...] = get_args(union)
    return tuple(str(member.__struct_config__.tag) for member in members)


def part_of(member: type[msgspec.Struct]) -> str:
    """The part of the vocabulary that defines a type.

    >>> from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam
    >>> part_of(Jam)
    'shuffler'
    """
    return member.__module__.split(".")[-2]


MODULE_OF: Final[dict[str, Module]] = {
    str(member.__struct_config__.tag): _MODULE_OF_PART[part_of(member)]
    for member in (*get_args(AnyStimulus), *get_args(AnyEvent))
}
"""The module of each type of stimulus and event."""

_ENCODER: Final = msgspec.json.Encoder()
_STIMULI: Final = msgspec.json.Decoder(AnyStimulus)


def can_be_said(stimulus: AnyStimulus) -> bool:
    """Whether the protocol has such a stimulus; one whose figures come from a table's events may be none.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
    >>> can_be_said(PlaceWager(1, "play", Cents(1000))), can_be_said(PlaceWager(1, "play", Cents(-1000)))
    (True, False)
    """
    try:
        _STIMULI.decode(_ENCODER.encode(stimulus))
    except msgspec.ValidationError:
        return False
    return True


def speaks(vocabulary: Mapping[str, int], message: AnyStimulus | AnyEvent) -> bool:
    """Whether a system that declares this vocabulary knows such a stimulus or may report such an event.

    >>> from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam
    >>> speaks({"core": 1, "house-banked": 1}, Jam(device="shuffler"))
    False
    """
    return MODULE_OF[type_of(message)] in vocabulary
