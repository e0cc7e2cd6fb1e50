"""Which module of the vocabulary each type of stimulus and event belongs to.

A system declares the modules that it speaks; it is neither sent a stimulus of another module nor believed an event of
one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

import msgspec

from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

Module = Literal["core", "house-banked", "pot", "shuffler", "dice"]

MODULE_OF: Final[dict[str, Module]] = {
    # stimuli
    "bring-decks": "core",
    "stack-deck": "core",
    "force-cards": "core",
    "sit": "core",
    "rise": "core",
    "ask-for-cards": "core",
    "let-rest": "core",
    "proceed": "core",
    "perform": "core",
    "fold": "core",
    "floor-orders": "core",
    "advance-clock": "core",
    "choose": "core",
    "place-wager": "house-banked",
    "change-wager": "house-banked",
    "withdraw-wager": "house-banked",
    "touch-cards": "house-banked",
    "conduct": "house-banked",
    "buy-in": "pot",
    "place-button": "pot",
    "post": "pot",
    "decline-to-post": "pot",
    "check": "pot",
    "call": "pot",
    "bet": "pot",
    "raise": "pot",
    "discard": "pot",
    "set-rate": "pot",
    "set-dice": "dice",
    "mend-computer": "dice",
    # mishaps
    "lie-face-up": "core",
    "misdeal": "core",
    "draw-in-error": "core",
    "expose-dealer-cards": "core",
    "lose-cards": "core",
    "jam": "shuffler",
    "break-down": "shuffler",
    "miss-chip": "house-banked",
    "cock-dice": "dice",
    "misenter-die": "dice",
    "mislight": "dice",
    "fail-computer": "dice",
    # events
    "procedure": "core",
    "round-started": "core",
    "round-ended": "core",
    "card-dealt": "core",
    "hand-ranked": "core",
    "folded": "core",
    "stack-dealt": "shuffler",
    "wager-taken": "house-banked",
    "wager-withdrawn": "house-banked",
    "wager-settled": "house-banked",
    "bonus-paid": "house-banked",
    "meter-changed": "house-banked",
    "button-placed": "pot",
    "turn-given": "pot",
    "bet-made": "pot",
    "bets-gathered": "pot",
    "bet-returned": "pot",
    "board-dealt": "pot",
    "cards-discarded": "pot",
    "fee-taken": "pot",
    "hand-shown": "pot",
    "pot-awarded": "pot",
    "dice-shaken": "dice",
    "dice-shown": "dice",
    "dice-entered": "dice",
    "layout-lit": "dice",
}


def type_of(message: AnyStimulus | AnyEvent) -> str:
    """The `type` under which a stimulus or event travels.

    >>> from clausewise.reference_engine.vocabulary.stimuli import Sit
    >>> type_of(Sit(seat=1))
    'sit'
    """
    return str(message.__struct_config__.tag)


def types_of(union: object) -> tuple[str, ...]:
    """The `type` of every member of a union of stimuli or events, in its order."""
    members: tuple[type[msgspec.Struct], ...] = get_args(union)
    return tuple(str(member.__struct_config__.tag) for member in members)


_ENCODER: Final = msgspec.json.Encoder()
_STIMULI: Final = msgspec.json.Decoder(AnyStimulus)


def can_be_said(stimulus: AnyStimulus) -> bool:
    """Whether the protocol has such a stimulus; one whose figures come from a table's events may be none.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> from clausewise.reference_engine.vocabulary.stimuli import PlaceWager
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

    >>> from clausewise.reference_engine.vocabulary.stimuli import Jam
    >>> speaks({"core": 1, "house-banked": 1}, Jam(device="shuffler"))
    False
    """
    return MODULE_OF[type_of(message)] in vocabulary
