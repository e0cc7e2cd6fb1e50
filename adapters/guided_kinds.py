"""What a person at a guided table can report: the closed vocabulary of events as verbs with their details.

The verbs and the names of the details are those of the tables in the features. Which details are asked for follows from
the event alone, never from a rule set or a scenario: two tables that do the same are asked the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, get_args

from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.against_dealer.events import (
    BonusPaid,
    MeterChanged,
    WagerSettled,
    WagerTaken,
    WagerWithdrawn,
)
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import Event, Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.words import Role
from clausewise.reference_engine.vocabulary.headings import HEADINGS, SUMS_OF_DEEDS
from clausewise.reference_engine.vocabulary.modules import MODULE_OF
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BetsGathered,
    BoardDealt,
    ButtonPlaced,
    CardsDiscarded,
    FeeTaken,
    HandShown,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.words import BetAction, BlindButton, Share
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt


@dataclass(frozen=True, slots=True)
class Kind:
    """One thing that can be seen: what has to be said of it, and what may be said besides."""

    verb: str
    type: type[Event]
    asked: tuple[str, ...] = ()
    """Details that it always has."""
    also: tuple[str, ...] = ()
    """Details that it has at some tables or times."""
    fixed: dict[str, Any] = field(default_factory=dict)

    @property
    def details(self) -> tuple[str, ...]:
        return self.asked + self.also

    @property
    def name(self) -> str:
        """As a description calls it among what cannot be seen: the act of a procedure, else the type of the event."""
        return str(self.fixed["act"]) if self.type is Procedure else str(self.type.__struct_config__.tag)

    @property
    def module(self) -> str:
        """The module of the vocabulary to which it belongs."""
        return MODULE_OF[str(self.type.__struct_config__.tag)]


HEADING_OF: Final[dict[str, str]] = {
    **{name: heading for heading, name in HEADINGS.items()},
    "pays": "pays", "options": "may", "bonus": "bonus", "meter": "meter", "cause": "because of", "game": "game",
    "player": "player",
}  # fmt: skip
"""How a detail is called where a person writes it."""

_DETAILS_OF_ACTS: Final[dict[str, str]] = {
    "acknowledges": "seat wager", "announces": "words | owner", "arranges": "owner cards method", "asks": "seat",
    "burns": "place source face count", "checks the number of cards": "owner count",
    "collects cards": "owner | seat face", "collects chips": "wager count | place",
    "completes the cut": "deck place count", "counts the deck": "deck count",
    "counts the stub": "deck place face count total", "covers": "device", "cuts": "deck count | place method",
    "determines the rate": "total", "discards": "place cards | seat owner deck count",
    "discards the stub": "deck place face", "draws in error": "deck source face cards", "examines": "seat",
    "exposes": "owner count", "finds": "deck source face cards", "inspects": "deck | method",
    "lays down": "seat owner place face | count", "loads": "deck place", "locks out": "wager",
    "marks": "words device", "offers for inspection": "seat", "orders a recut": "", "orders a shuffle": "",
    "places the cover card": "| deck count place owner source", "puts away chips": "wager place | count seat",
    "receives": "deck", "removes": "deck source | count", "removes the cover card": "place | deck owner",
    "removes the stub": "deck source", "returns chips": "seat wager count",
    "sets aside": "cards | deck source owner place", "shuffles": "deck method | count source",
    "spreads": "deck place face | method", "stacks": "deck method", "stops working": "method device | deck",
    "stores": "deck place", "takes out": "deck source", "takes out of play": "deck", "touches": "| seat",
    "turns face down": "deck place face", "turns face up": "deck place face",
    "turns up": "owner cards | seat face place", "validates the payout": "seat wager",
    "verifies the hand": "seat | wager", "verifies the inspection": "deck | method", "verifies the light": "seat wager",
    "verifies the number of chips": "wager count total | place", "voids a hand": "seat owner",
    "voids all hands": "", "washes": "deck | place face method",
}  # fmt: skip
"""For each act the details that it always has, and after the bar those that it has at some tables or times."""


def _kind(verb: str, kind: type[Event], details: str = "", **fixed: str | bool) -> Kind:
    asked, _, also = details.partition("|")
    return Kind(verb, kind, tuple(asked.split()), tuple(also.split()), fixed)


KINDS: Final[tuple[Kind, ...]] = (
    _kind("deals", CardDealt, "to face card | number source taken_with placed_with"),
    _kind("delivers", StackDealt, "to face count cards source"),
    *(_kind(act, Procedure, _DETAILS_OF_ACTS.get(act, ""), act=act) for act in get_args(Act)),
    _kind("ranks", HandRanked, "owner category cards | game wager"),
    _kind("wins", WagerSettled, "seat wager pays | stake", result="wins"),
    *(
        _kind(verb, WagerSettled, "seat wager | stake pays", result=result)
        for verb, result in (
            ("loses", "loses"),
            ("is forfeited", "forfeited"),
            ("is returned", "returned"),
            ("is abandoned", "abandoned"),
        )
    ),
    _kind("is paid", BonusPaid, "seat bonus amount | holder"),
    _kind("folds", Folded, "seat"),
    _kind("stands at", WagerTaken, "seat wager amount | player"),
    _kind("is withdrawn", WagerWithdrawn, "seat wager | amount"),
    _kind("meter shows", MeterChanged, "meter amount cause"),
    _kind("button lies", ButtonPlaced, "button seat"),
    _kind("turn", TurnGiven, "seat options round | due"),
    *(
        _kind(action, BetMade, "seat | amount to" if action == "checks" else "seat amount | to", action=action)
        for action in get_args(BetAction)
    ),
    _kind("gathers the bets", BetsGathered, "amount pot"),
    _kind("gives back", BetReturned, "seat amount"),
    _kind("lays out", BoardDealt, "street cards | total face"),
    _kind("gives away", CardsDiscarded, "seat count | cards place face"),
    _kind("takes the fee", FeeTaken, "amount pot | seat"),
    _kind("shows", HandShown, "seat cards"),
    _kind("awards", PotAwarded, "seat amount pot share | odd_chips"),
    _kind("round begins", RoundStarted, "| number deck"),
    _kind("round ends", RoundEnded, "| number"),
)  # fmt: skip

FLAGS: Final[dict[type[Event], dict[str, tuple[str, bool]]]] = {
    WagerSettled: {"stake kept": ("stake_back", False), "stake back": ("stake_back", True)},
    BetMade: {"all in": ("all_in", True)},
    RoundEnded: {"void": ("void", True)},
}
"""Words that stand for a detail with its value."""

BELONGS_TO: Final[dict[str, str]] = {
    **dict.fromkeys(("burns", "determines the rate"), "pot"),
    **dict.fromkeys(("uncovers", "clears the layout"), "dice"),
    **dict.fromkeys(
        ("acknowledges", "locks out", "collects chips", "verifies the number of chips", "returns chips",
         "verifies the light", "validates the payout", "announces", "asks", "examines", "removes the stub",
         "counts the stub", "discards the stub", "turns up", "puts away chips", "loads", "places the cover card"),
        "house-banked",
    ),
}  # fmt: skip
"""Acts that only games of one module of the vocabulary know."""


def kinds_for(modules: frozenset[str], unseen: frozenset[str]) -> tuple[Kind, ...]:
    """What can be reported at a table of games of these modules where this cannot be seen.

    >>> [kind.verb for kind in kinds_for(frozenset({"core"}), frozenset())][-4:]
    ['ranks', 'folds', 'round begins', 'round ends']
    """
    return tuple(
        kind
        for kind in KINDS
        if kind.name not in unseen and kind.module in modules and BELONGS_TO.get(kind.name, "core") in modules
    )


ROLES: Final[tuple[str, ...]] = get_args(Role)
SHORT_ROLES: Final = {"d": "dealer", "p": "player", "fp": "floorperson", "pb": "pit boss", "h": "house"}

CATEGORIES: Final = (
    "royal flush", "super royal", "straight flush", "four-of-a-kind", "full house", "flush", "straight",
    "three-of-a-kind", "two pairs", "pair", "high card", "nothing", "wheel", "low",
)  # fmt: skip
WAGERS: Final = ("ante", "play", "aces up", "pair plus", "progressive", "six card bonus", "envy bonus")

CLOSED: Final[dict[str, tuple[str, ...]]] = {
    "face": ("up", "down"),
    "wager": WAGERS,
    "bonus": ("ante bonus", "envy bonus"),
    "category": CATEGORIES,
    "game": ("three card", "four card", "five card", "six card", "high", "low"),
    "cause": ("wager", "payout", "reset", "void", "initial"),
    "meter": ("main", "minor", "major", "mega"),
    "button": ("dealer button", *get_args(BlindButton)),
    "street": ("flop", "turn", "river"),
    "share": get_args(Share),
    "round": ("first", "second", "third", "fourth", "discard", "draw"),
    "pot": ("main", "side 1", "side 2", "side 3", "bets after the draw"),
    "device": ("shuffler", "shoe"),
    "words": ("no more bets", "out of order"),
    "place": (
        "discard rack", "layout", "table", "shoe", "left hand", "right hand", "automated shoe", "automated shuffler",
        "shuffler", "discard pile", "table inventory container", "in front of the table inventory container",
        "in front of the deck", "in front of the position", "on the cover card", "on the cut cards",
        "bottom of the stack", "dealer's stack", "beside the automated dealing shoe", "behind the hand",
        "between the dealer's hand and the aces up area",
    ),
    "source": (
        "shoe", "left hand", "right hand", "automated shoe", "automated shuffler", "shuffler", "deck", "discard rack",
        "discard pile", "table",
    ),
    "method": (
        "by hand", "manually", "with an automated shuffling device", "in a single stack", "after the wash",
        "with one hand", "with the cover card", "with a circular motion", "by suit and in sequence",
        "in fan-shaped columns by suit and in sequence", "sorted", "electronically", "from highest to lowest",
        "jams", "stops", "fails to finish", "is out of order",
    ),
    "taken_with": ("left hand", "right hand"),
    "placed_with": ("left hand", "right hand"),
}  # fmt: skip
"""The words for a detail that the features know; anything else is written in quotation marks."""

SUMS: Final = ("amount", "stake", "pays", "due", "odd_chips")
"""Details that are money, whatever has them."""
FIGURES: Final = ("seat", "holder", "player", "count", "total", "number")
"""Details that are whole numbers."""


def is_money(kind: Kind, name: str) -> bool:
    """Whether a detail of this kind is a sum."""
    return name in SUMS or SUMS_OF_DEEDS.get(kind.name) == name


def takes_words(kind: Kind, name: str) -> bool:
    """Whether a detail of this kind is one of the words in `CLOSED`."""
    return name in CLOSED and not (name == "pot" and kind.type in (BetsGathered, FeeTaken))
