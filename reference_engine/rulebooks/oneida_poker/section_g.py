"""Section G: bets."""

from __future__ import annotations

WORDS: dict[str, tuple[str, ...]] = {
    "said.binds": ("G.5",),
    "said.in-turn": ("G.5", "P.11"),
    "said.lawful": ("G.5",),
    "said.amount": ("G.6",),
    "chips.bet": ("G.7",),
    "chips.forward": ("G.7.a",),
    "chips.into-the-pot": ("G.7.b",),
    "chips.toward-the-pot": ("G.7.c",),
    "chips.no-increase": ("G.8",),
    "chips.incomplete": ("G.8.a",),
    "chips.after-a-call": ("G.8.b",),
    "chips.until-hands-rest": ("G.8.c",),
    "pot.untouched": ("G.9",),
    "chips.single": ("G.10",),
    "chips.single-change": ("G.10",),
}
"""What players say, and what they do with chips."""

PROVISIONS: dict[str, tuple[str, ...]] = {
    **WORDS,
    "forced.into-the-pot": ("G.1",),
    "table.back-line": ("G.2",),
    "seated.only": ("G.2",),
    "forced.by-type": ("G.3",),
    "antes.before-cards": ("G.3.a", "A.2", "F.3.s2"),
    "antes.in-the-pot": ("A.2",),
    "blinds.before-cards": ("G.3.b", "F.3.s2"),
    "blinds.unseen-cards": ("A.5",),
    "forced-bet": ("G.3.c",),
    "stakes.on-the-table": ("G.4",),
    "stakes.between-rounds": ("G.4.a",),
    "stakes.currency": ("G.4.b",),
    "stakes.enough": ("G.4.c",),
    "all-in": ("G.4.d",),
    "all-in.eligible": ("G.4.d.i",),
    "all-in.cards": ("G.4.d.ii",),
    "all-in.side-pot": ("G.4.d.iii",),
    "all-in.side-pot-apart": ("G.4.d.iii",),
    "check-raise": ("G.11",),
    "first.cap": ("G.12",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "out-of-turn": ("not-binding", "binding-if-unchanged"),
    "beyond-limits": ("void", "nearest"),
    "call-then-raise": ("this-turn", "whole-round"),
    "taking-off": ("between-rounds", "not-at-all"),
    "funds-required": ("own-bets", "largest"),
    "side-pots": ("matched-only", "pot-as-it-stood"),
    "uncalled-bet": ("returned", "stays-in-the-pot"),
    "short-call": ("for-less", "fold-only"),
    "short-wager": ("stands", "completed", "refused"),
    "opening-wager": ("no-raise", "a-raise"),
    "two-players": ("at-the-start", "when-two-remain"),
    "all-in-players": ("do-not-count", "count"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "check-and-raise": ("permitted", "not permitted"),
    "most-raises": (3, 4, "no limit"),
    "raises-of-two": ("unlimited", "limited"),
}
