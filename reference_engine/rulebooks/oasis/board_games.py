"""What the games with blinds and community cards share: Hold'em, Omaha and Pineapple."""

from __future__ import annotations

from clausewise.reference_engine.core.provisions import same
from clausewise.reference_engine.families.pot.rules import Step, Street
from clausewise.reference_engine.rulebooks.oasis.all_games import AWARD, BUTTON, COLLECTION, TABLE, TYPE
from clausewise.reference_engine.rulebooks.oasis.all_games import OPTIONS as COMMON_OPTIONS
from clausewise.reference_engine.rulebooks.oasis.all_games import READINGS as COMMON_READINGS

RANKINGS = same(
    "rank.cards", "rank.suits", "rank.hands", "rank.royal-flush", "rank.straight-flush", "rank.four-of-a-kind",
    "rank.full-house", "rank.flush", "rank.straight", "rank.three-of-a-kind", "rank.two-pairs", "rank.one-pair",
    "rank.high-card",
)  # fmt: skip

BLINDS: dict[str, tuple[str, ...]] = {
    "button.color": ("action.button.1",),
    "button.words": ("action.button.1",),
    "opening.order": ("deal.opening.1",),
    "blinds.disks": ("action.blinds.1",),
    "blinds.positions": ("action.blinds.2",),
    "blinds.before-cards": ("action.blinds.2",),
    "blinds.rotate": ("action.blinds.3",),
    "deck.shuffled": ("deal.shuffle.1",),
    "deck.cut": ("deal.shuffle.1",),
    "blinds.small": ("deal.blinds.1",),
    "blinds.big": ("deal.blinds.2",),
    "blinds.mandatory": ("deal.blinds.3",),
    "blinds.predetermined": ("deal.blinds.3",),
}

FIRST: dict[str, tuple[str, ...]] = {
    "first.cards": ("deal.cards.1",),
    "first.round": ("deal.first.1",),
    "first.options": ("deal.first.2",),
    "start.first": ("deal.first.2",),
    "first.fold": ("deal.first.a",),
    "fold.collected": ("deal.first.a.1",),
    "fold.discarded": ("deal.first.a.1",),
    "fold.out": ("deal.first.a.2",),
    "first.call": ("deal.first.b",),
    "first.raise": ("deal.first.c",),
    "first.answer": ("deal.first.c.1",),
    "first.re-raise": ("deal.first.c.1",),
    "first.cap": ("deal.first.c.2",),
    "first.gather": ("deal.first.3",),
}


def _later(street: str, community: int, gather: str) -> dict[str, tuple[str, ...]]:
    """A street with community cards; the clauses after the one on them are counted on from it."""
    deal = f"deal.{street}"
    return {
        f"{street}.burn": (f"{deal}.1",),
        f"{street}.board": (f"{deal}.2",),
        f"{street}.community": (f"{deal}.{community}",),
        f"{street}.round": (f"{deal}.{community + 1}",),
        f"{street}.options": (f"{deal}.{community + 2}",),
        f"{street}.fold": (f"{deal}.a",),
        f"{street}.check": (f"{deal}.b",),
        f"{street}.bet": (f"{deal}.c",),
        f"{street}.raise": (f"{deal}.c",),
        f"{street}.re-raise": (f"{deal}.c",),
        f"{street}.call": (f"{deal}.d",),
        f"{street}.answer": (f"{deal}.d",),
        f"{street}.gather": (gather,),
    }


LATER = (
    _later("flop", 3, "deal.flop.6"),
    _later("turn", 4, "deal.turn.7"),
    _later("river", 4, "award.1"),
)
PARTS = (TYPE, RANKINGS, TABLE, BUTTON, BLINDS, FIRST, *LATER, AWARD, COLLECTION)

READINGS: dict[str, tuple[str, ...]] = {
    "same-category": ("card-by-card", "split"),
    "wrapped-straights": ("none", "count"),
    "full-house-order": ("three-first", "highest-card"),
    **COMMON_READINGS,
    "button-ties": ("suit-order", "redrawn", "suit-before-rank"),
    "heads-up-blinds": ("left-of-the-button", "button-is-small"),
    "blinds-count": ("toward-the-call", "apart"),
    "least-bet": ("table-limit", "big-blind"),
    "least-raise": ("table-limit", "last-raise"),
    "short-raise": ("reopens", "closed"),
    "opening-wager": ("no-raise", "a-raise"),
    "moment-of-the-fee": ("when-the-flop-lies", "after-its-bets"),
    "fee-before-the-flop": ("none", "due"),
    "one-blind": ("big", "small"),
    "hand-or-round": ("hand", "betting-round"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {**COMMON_OPTIONS, "blinds": ("2-4",), "number-of-blinds": (2, 1)}

BET = Step("bet")
FLOP = (Step("burn"), Step("board", 3), Step("fee"), BET)
NEXT = (Step("burn"), Step("board", 1), BET)


def streets(hole_cards: int, *before_the_flop: Street) -> tuple[Street, ...]:
    """Hole cards, then flop, turn and river, each with its betting round."""
    return (
        Street("first", "first", (Step("deal", hole_cards), BET), starts="left of the big blind"),
        *before_the_flop,
        Street("flop", "second", FLOP),
        Street("turn", "third", NEXT),
        Street("river", "fourth", NEXT),
    )
