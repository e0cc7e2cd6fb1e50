"""PokerKit as a system under test: Hold'em and Omaha High/Low, set up as near to the card room's rules as it can be.

Everything here is a setting that PokerKit offers: the blinds, the least bet, how many raises a street has, what is
raked, by which chip a pot is divided. It plays one hand at a time and knows no table: where the button lies is told
before each hand, and nobody draws for it.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import distribution
from typing import get_args

from clausewise.adapters.third_party.pokerkit_games import HOLDEM, OMAHA, ONEIDA, OPTIONS, not_less_than_a_bet
from clausewise.adapters.third_party.pokerkit_table import PokerKitTable
from clausewise.adapters.third_party.table import ForeignSystem
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.vocabulary.cards.words import DeckAct
from clausewise.reference_engine.vocabulary.description import (
    BUTTON_IS_TOLD,
    AtRulebook,
    Component,
    Description,
    Part,
    TableSetup,
)
from clausewise.reference_engine.vocabulary.pot.words import RakeAct

GAMES = (HOLDEM, OMAHA, ONEIDA)
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
OF_ONEIDA = {
    "heads-up-blinds": "left-of-the-button",
    "first-after-the-blinds": "next-player",
    "time-of-the-blind": "before-the-cards",
    "two-players": "at-the-start",
    "opening-wager": "no-raise",
    "short-call": "for-less",
    "short-wager": "stands",
    "side-pots": "matched-only",
    "uncalled-bet": "returned",
    "forced-bettor-option": "none",
    "raise-of-the-forced-bet": "completes",
    "opening-in-five-card-stud": "bet-or-check",
    "hand-showing": "sets-and-cards",
    "identical-rank": "combination-first",
    "low-compare": "worst-card-first",
    "all-in-players": "do-not-count",
    "call-then-raise": "this-turn",
    "odd-chips": "all-to-first",
    "levels-count": "what-was-bet",
    "rake-of-side-pots": "each-pot",
    "uncalled-final-bet": "the-part-nobody-called",
}
"""The same where Oneida's document leaves something open."""
AS_WELL = {"heads-up-blinds": "button-is-small"}
"""Another choice that it can be set up with."""

UNSEEN = (
    # nobody does these things, or nobody is told
    "shuffles", "cuts", "collects cards", "determines the rate", "place", "declaration", BUTTON_IS_TOLD,
    # it is not told of them: whose money is wagered, and what a house decides beside the game
    "player", "set-rate", "bring-decks", "choose",
)  # fmt: skip
UNSEEN_IN_ONEIDA = (
    # no dealer's procedures, and nobody who talks, moves chips or errs
    *get_args(DeckAct), *get_args(RakeAct), "gives change", "converts cash", "corrects the bet", "says",
    "decides the dispute", "examines the card", "puts on the list", "seats", "announces a vacancy",
    "collects the kill button", "voids all hands", "voids a hand", "discards", "finds",
    "reconstructs the hand", "say", "put-in", "player-does", "order-disclosure", "deny-play", "ask-for-seat",
    "take-seat", "announce-vacancy", "take-off", "rise", "floor-orders", "let-rest",
    # nobody holds its deck
    Part(event="card-dealt", fields=("source",)), Part(act="burns", fields=("source",)),
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
        games=GAMES,
        options={"blinds": ("2-4",), "number-of-blinds": (2, 1)},
        forcing=("order", "positions"),
        unseen=UNSEEN,
        readings=READINGS,
        by_rulebook={ONEIDA: AtRulebook(unseen=UNSEEN_IN_ONEIDA, readings=OF_ONEIDA, options=OPTIONS)},
        components=(Component("pokerkit, list of its files", sha256(files.encode()).hexdigest(), "the adapter"),),
        configuration="a cash game without limit: chips of 1, least bet 4, three raises, a rake of 4 from the flop on",
    )


def open_table(setup: TableSetup) -> PokerKitTable:
    """A table of a game that PokerKit plays, by the readings by which it plays."""
    if setup.rulebook not in GAMES:
        raise NotOffered(f"PokerKit is set up for {' and '.join(GAMES)}, not for {setup.rulebook}")
    here = describe().at(setup.rulebook)
    for question, choice in setup.readings.items():
        if here.readings.get(question, choice) != choice and AS_WELL.get(question) != choice:
            raise NotOffered(f"PokerKit plays {question} as {here.readings[question]}, not as {choice}")
    offered = here.options
    for option, value in setup.options.items():
        if option in offered and value not in offered[option]:
            raise NotOffered(f"PokerKit is not set up for {option} {value}")
    if setup.rulebook == ONEIDA and not_less_than_a_bet(setup.options):
        raise NotOffered("PokerKit takes no forced bet that is as large as the least bet")
    return PokerKitTable(setup)


def system() -> ForeignSystem:
    """PokerKit in this process."""
    return ForeignSystem("pokerkit", open_table, describe)
