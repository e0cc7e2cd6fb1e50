"""PokerKit as a system under test: Hold'em and Omaha High/Low, set up as near to the card room's rules as it can be.

Everything here is a setting that PokerKit offers: the blinds, the least bet, how many raises a street has, what is
raked, by which chip a pot is divided. It plays one hand at a time and knows no table: where the button lies is told
before each hand, and nobody draws for it.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import distribution

from clausewise.adapters.third_party.pokerkit_hand import GAMES
from clausewise.adapters.third_party.pokerkit_table import PokerKitTable
from clausewise.adapters.third_party.table import ForeignSystem
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.vocabulary.description import BUTTON_IS_TOLD, Component, Description, TableSetup

READINGS = {
    "ten-seats": "capacity",
    "heads-up-blinds": "left-of-the-button",
    "blinds-count": "toward-the-call",
    "least-bet": "big-blind",
    "least-raise": "last-raise",
    "short-raise": "closed",
    "opening-wager": "no-raise",
    "short-call": "for-less",
    "side-pots": "matched-only",
    "uncalled-bet": "returned",
    "all-but-one-fold": "ends-the-hand",
    "order-of-showing": "any-order",
    "odd-chips": "all-to-first",
    "fee-counts": "each-pot",
    "fee-beyond-the-pot": "nothing",
    "moment-of-the-fee": "when-the-flop-lies",
    "fee-before-the-flop": "none",
    "one-blind": "big",
    "same-category": "card-by-card",
    "wrapped-straights": "none",
    "full-house-order": "three-first",
    "hole-cards-used": "any",
    "low-compare": "card-by-card",
    "call-of-a-raise": "allowed",
    "odd-chip-of-the-halves": "high-half",
    "low-half-among": "the-lowest",
    "tied-lows": "shared",
    "three-quarters": "half-and-share",
}
"""How PokerKit plays what the documents leave open. Where it plays neither choice it states none."""
AS_WELL = {"heads-up-blinds": "button-is-small"}
"""Another choice that it can be set up with."""

UNSEEN = (
    # nobody does these things, or nobody is told
    "shuffles", "cuts", "collects cards", "determines the rate", "place", "declaration", BUTTON_IS_TOLD,
    # it is not told of them: whose money is wagered, and what a house decides beside the game
    "player", "set-rate", "bring-decks", "choose",
)  # fmt: skip


@cache
def describe() -> Description:
    """What PokerKit can do, and what of it is installed."""
    installed = distribution("pokerkit")
    files = installed.read_text("RECORD") or ""
    return Description(
        manufacturer="University of Toronto Computer Poker Research Group",
        product="PokerKit",
        version=installed.version,
        build="test",
        protocol=1,
        vocabulary={"core": 1, "pot": 1},
        games=tuple(GAMES),
        options={"blinds": ("2-4",), "number-of-blinds": (2, 1)},
        forcing=("order",),
        unseen=UNSEEN,
        readings=READINGS,
        components=(Component("pokerkit, list of its files", sha256(files.encode()).hexdigest(), "the adapter"),),
        configuration="a cash game without limit: chips of 1, least bet 4, three raises, a rake of 4 from the flop on",
    )


def open_table(setup: TableSetup) -> PokerKitTable:
    """A table of a game that PokerKit plays, by the readings by which it plays."""
    if setup.rulebook not in GAMES:
        raise NotOffered(f"PokerKit is set up for {' and '.join(GAMES)}, not for {setup.rulebook}")
    for question, choice in setup.readings.items():
        if READINGS.get(question, choice) != choice and AS_WELL.get(question) != choice:
            raise NotOffered(f"PokerKit plays {question} as {READINGS[question]}, not as {choice}")
    offered = describe().options
    for option, value in setup.options.items():
        if option in offered and value not in offered[option]:
            raise NotOffered(f"PokerKit is not set up for {option} {value}")
    return PokerKitTable(setup)


def system() -> ForeignSystem:
    """PokerKit in this process."""
    return ForeignSystem("pokerkit", open_table, describe)
