"""Lowball: five cards, a draw of up to three, the lowest hand wins; antes, and limits that are fixed for each round."""

from __future__ import annotations

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.provisions import clauses_of, same
from clausewise.reference_engine.families.pot.game import pot_game
from clausewise.reference_engine.families.pot.rules import PotRules, Step, Street
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.oasis.all_games import (
    AWARD,
    BUTTON,
    COLLECTION,
    FEE,
    LEAST,
    NO_BACK_LINE,
    TABLE,
    TYPE,
)
from clausewise.reference_engine.rulebooks.oasis.all_games import OPTIONS as COMMON_OPTIONS
from clausewise.reference_engine.rulebooks.oasis.all_games import READINGS as COMMON_READINGS

OBJECT: dict[str, tuple[str, ...]] = {"object.better": ("object.1",)}

RANKINGS = same(
    "rank.cards-low", "rank.suits", "rank.hands", "rank.wheel", "rank.high-card", "rank.one-pair", "rank.two-pairs",
    "rank.three-of-a-kind", "rank.four-of-a-kind", "rank.low-straights", "rank.low-best", "rank.low-compare",
    "rank.low-example",
)  # fmt: skip

LIMITS: dict[str, tuple[str, ...]] = {
    "first.unit": ("limits.1",),
    "second.unit": ("limits.2",),
    "first.example": ("limits.3",),
    "second.example": ("limits.4",),
    "limits.of-the-table": ("limits.5",),
    "limits.lower": ("limits.5",),
    "limits.higher": ("limits.5",),
}

DEAL: dict[str, tuple[str, ...]] = {
    "deck.shuffled": ("deal.shuffle.1",),
    "antes": ("deal.antes.1",),
    "antes.amount": ("deal.antes.1",),
    "blinds.before-cards": ("deal.antes.2",),
    "first.cards": ("deal.cards.1",),
}


def _round(street: str, gather: str) -> dict[str, tuple[str, ...]]:
    """A betting round: its options are lettered alike in both."""
    deal = f"deal.{street}"
    return {
        f"{street}.round": (f"{deal}.1",),
        f"{street}.options": (f"{deal}.2",),
        f"{street}.check": (f"{deal}.d",),
        f"{street}.check-unbet": (f"{deal}.d.1",),
        f"{street}.bet": (f"{deal}.e",),
        f"{street}.call": (f"{deal}.b",),
        f"{street}.raise": (f"{deal}.c",),
        f"{street}.raise-of-a-bet": (f"{deal}.c",),
        f"{street}.answer": (f"{deal}.c.1",),
        f"{street}.re-raise": (f"{deal}.c.1",),
        f"{street}.cap": (f"{deal}.c.2",),
        f"{street}.fold": (f"{deal}.a",),
        f"{street}.fold-collected": (f"{deal}.a",),
        f"{street}.gather": (gather,),
    }


DRAW: dict[str, tuple[str, ...]] = {
    "draw.turn": ("deal.draw.1",),
    "draw.retain": ("deal.draw.a",),
    "draw.most": ("deal.draw.b",),
    "draw.placed": ("deal.draw.b.2",),
    "draw.collected": ("deal.draw.b.3",),
    "draw.replaced": ("deal.draw.b.3",),
    "draw.discarded": ("deal.draw.b.4",),
}

SEVEN_OR_BETTER: dict[str, tuple[str, ...]] = {
    "award.seven-checked": ("award.e",),
    "award.seven-before-the-draw": ("award.e.1",),
    "award.seven-second-best": ("award.e.2",),
    "award.seven-beaten": ("award.e.3",),
}

# The document says what kind of game it is a second time, after the award.
POKER_GAME: dict[str, tuple[str, ...]] = {
    "poker-game.players": ("poker-game.1",),
    "poker-game.no-player-dealer": ("poker-game.2",),
    "poker-game.house": ("poker-game.3",),
}

READINGS: dict[str, tuple[str, ...]] = {
    **COMMON_READINGS,
    "two-players": ("when-two-remain", "at-the-start"),
    "all-in-players": ("count", "do-not-count"),
    "short-wager": ("stands", "completed", "refused"),
    "blind-beside-antes": ("dead", "first-wager"),
    "fee-before-the-flop": ("none", "due"),
    "hand-or-round": ("hand", "betting-round"),
    "seven-shown": ("cards-dealt", "hand-shown"),
    "low-compare": ("card-by-card", "highest-card"),
    "wheel": ("five-high", "any-sequence"),
    "aces-in-sets": ("highest", "lowest"),
    "full-house": ("own-rank", "three-of-a-kind"),
    "button-ties": ("redrawn", "suit-order"),
    "ace-for-the-button": ("low", "high"),
    "fee-without-a-flop": ("after-the-draw", "never", "after-the-deal"),
    "order-of-the-draw": ("at-once", "all-decide-first"),
    "deck-runs-out": ("discards-reshuffled", "draw-cut-short"),
    "opening-wager": ("no-raise", "a-raise"),
    "checked-seven": ("before-the-draw", "after-the-draw"),
    "check-of-a-seven": ("any-check", "checked-through"),
    "seven-or-better": ("without-a-pair", "highest-card"),
    "bets-after-a-checked-seven": ("second-best-hand", "returned"),
    "pots-of-a-beaten-seven": ("each-by-itself", "all-are-lost"),
}

PARTS = (
    TYPE, OBJECT, RANKINGS, TABLE, NO_BACK_LINE, BUTTON, LIMITS, DEAL, _round("first", "deal.first.3"), DRAW,
    _round("second", "award.1"), AWARD, SEVEN_OR_BETTER, POKER_GAME, COLLECTION,
)  # fmt: skip

RULES = PotRules(
    rulebook="oasis-lowball",
    title="Oasis Card Room: Lowball (GEGA-003939)",
    provisions=clauses_of("oasis-lowball", *PARTS),
    readings=READINGS,
    options={**COMMON_OPTIONS, "limits": ("3-6", "2-4", "10-20", "no limit"), "ante": (1, 2, 5), "blind": (0, 4, 2)},
    streets=(
        Street("first", "first", (Step("deal", 5), Step("fee"), Step("bet")), unit="lower"),
        Street("draw", "draw", (Step("draw", 3), Step("fee"))),
        Street("second", "second", (Step("bet"),), unit="higher"),
    ),
    blinds={},
    ante=dollars(1),
    least=LEAST,
    units={
        "3-6": (dollars(3), dollars(6)),
        "2-4": (dollars(2), dollars(4)),
        "10-20": (dollars(10), dollars(20)),
    },
    fee=FEE,
    fee_after="draw",
    high=None,
    low="the five held",
)

BOOK = Rulebook(pot_game(RULES))
