"""What can be seen of decks and cards, as a person says it."""

from __future__ import annotations

from typing import Final

import msgspec

from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.words import CardAct, DeckAct
from clausewise.reference_engine.vocabulary.core.deeds import Kind, kind, kinds_of_acts
from clausewise.reference_engine.vocabulary.core.events import Procedure

KINDS: Final[tuple[Kind, ...]] = (
    kind("deals", CardDealt, "to face card | number source taken_with placed_with"),
    *kinds_of_acts(DeckAct, {
        "completes the cut": "deck place count", "counts the deck": "deck count",
        "counts the stub": "deck place face count total", "cuts": "deck count | place method source",
        "inspects": "deck | method", "offers for inspection": "seat",
        "places the cover card": "| deck count place owner source", "receives": "deck",
        "removes": "deck source | count", "removes the cover card": "place | deck owner",
        "shuffles": "deck method | count source", "spreads": "deck place face | method",
        "stacks": "deck method | place", "stores": "deck place", "takes out": "deck source",
        "takes out of play": "deck", "turns face down": "deck place face", "turns face up": "deck place face",
        "verifies the inspection": "deck | method", "washes": "deck | place face method",
    }),
    *kinds_of_acts(CardAct, {
        "arranges": "owner cards method", "burns": "place source face count",
        "checks the number of cards": "owner count",
        "collects cards": "owner | seat face place", "discards": "place cards | seat owner deck count",
        "draws in error": "deck source face cards", "exposes": "owner count", "finds": "deck source face cards",
        "lays down": "seat owner place face | count", "reconstructs the hand": "| seat cards",
        "sets aside": "cards | deck source owner place",
        "touches": "| seat", "verifies the hand": "seat | wager", "voids a hand": "seat owner",
    }),
    kind("ranks", HandRanked, "owner category cards | game wager", deed="ranks the hand"),
)  # fmt: skip

SEEN_OF_A_DUTY: Final[dict[str, tuple[str, ...]]] = {
    "open": ("receives", "inspects", "verifies the inspection", "spreads", "offers for inspection", "turns face down",
             "turns face up"),
    "shuffle": ("washes", "stacks", "shuffles", "counts the deck"),
    "cut": ("places the cover card", "cuts", "completes the cut", "removes the cover card"),
    "deal": ("card-dealt", "burns"),
    "count": ("counts the stub",),
    "reveal": ("hand-ranked",),
    "collect": ("collects cards", "discards"),
}  # fmt: skip
"""What is not seen where a duty is done by somebody who is not seen."""
WHERE_DISCARDS_LIE: Final = "discard rack"


def tells_as_well(event: Procedure) -> tuple[CardAct, ...]:
    """What an act tells of beside itself: who collects cards into the rack has also discarded them.

    >>> tells_as_well(Procedure("collects cards", place="discard rack")), tells_as_well(Procedure("collects cards"))
    (('discards',), ())
    """
    return ("discards",) if event.act == "collects cards" and event.place == WHERE_DISCARDS_LIE else ()


def in_the_words_of(expected: Procedure, told: Procedure) -> Procedure:
    """What was told, as the other act where both say one thing: who takes a deck out of a shoe removes it from there.

    >>> removes = Procedure("removes", deck="deck 1", source="shoe", count=47)
    >>> told = in_the_words_of(removes, Procedure("takes out", deck="deck 1", place="shoe"))
    >>> told.act, told.source
    ('removes', 'shoe')
    >>> in_the_words_of(removes, Procedure("takes out", deck="deck 1", place="discard rack")).act
    'takes out'

    A deck that is removed from the table is out of play.

    >>> out = Procedure("takes out of play", deck="deck 1")
    >>> in_the_words_of(out, Procedure("removes", deck="deck 1", source="table")) == out
    True
    """
    if (expected.act, told.act, told.source) == ("takes out of play", "removes", "table"):
        return msgspec.structs.replace(told, act="takes out of play", source=None)
    where = (told.source, told.place)
    if (expected.act, told.act) != ("removes", "takes out") or expected.source is None or expected.source not in where:
        return told
    return msgspec.structs.replace(told, act="removes", source=expected.source, place=None)


SEAT_AND_OWNER: Final[tuple[CardAct, ...]] = ("lays down", "voids a hand", "collects cards", "discards")
"""Acts in which the seat that is named says also whose cards they are, and the other way round."""
