"""Section (k): payout odds. Rows in the order of the ledgers' ranks, from the highest down."""

from __future__ import annotations

from collections.abc import Mapping

from clausewise.reference_engine.core.odds import Odds


def _to(**rows: int) -> dict[str, Odds]:
    names = {"straight_flush": "straight flush", "three": "three-of-a-kind"}
    return {names.get(row, row): Odds(multiple, "to") for row, multiple in rows.items()}


PAIR_PLUS: dict[str, dict[str, Odds]] = {
    "A": _to(straight_flush=40, three=30, straight=6, flush=4, pair=1),
    "B": _to(straight_flush=35, three=33, straight=6, flush=4, pair=1),
}
"""A is the ledger of the section, B the one that the house may choose instead."""

ANTE_BONUS: dict[str, dict[str, Odds]] = {
    "A": _to(straight_flush=5, three=4, straight=1),
    "B": _to(straight_flush=6, three=5, straight=1),
}
"""A is the bonus of the section, B the one that a house may choose with a version of the game and ledger B."""


def _rows(
    prefix: str, tables: Mapping[str, Mapping[str, Odds]], clauses: Mapping[str, str]
) -> dict[str, tuple[str, ...]]:
    """A provision for each row of each table."""
    return {f"{prefix}.{letter}.{row}": (clauses[letter],) for letter, rows in tables.items() for row in rows}


PROVISIONS: dict[str, tuple[str, ...]] = {
    "payouts": ("k.1",),
    "settle.compare": ("k.1.i",),
    "settle.higher": ("k.1.i",),
    "settle.lower": ("k.1.i",),
    "pay.even-money": ("k.1.i",),
    "settle.qualifies": ("k.1.i.s1",),
    "settle.unqualified": ("k.1.i.s1",),
    "pay.unqualified": ("k.1.i.s1",),
    "pair-plus": ("k.1.ii",),
    "pair-plus.A": ("k.1.ii.table",),
    "pair-plus.B": ("k.1.ii.A",),
    **_rows("pair-plus", PAIR_PLUS, {"A": "k.1.ii.table", "B": "k.1.ii.A.table"}),
    "pair-plus.B.table": ("k.1.ii.A.table",),
    "ante-bonus": ("k.1.iii",),
    "ante-bonus.B": ("k.1.iii.A",),
    "ante-bonus.B.table": ("k.1.iii.A.table",),
    **_rows("ante-bonus", ANTE_BONUS, {"A": "k.1.iii.table", "B": "k.1.iii.A.table"}),
}

READINGS: dict[str, tuple[str, ...]] = {
    "ante-on-unqualified": ("every-hand", "winning-hands"),
    "pair-plus-rows": ("highest", "every-row"),
    "bonus-base": ("ante", "ante-and-play"),
    "ante-bonus-on-loss": ("paid", "with-the-win-only"),
    "alternative-bonus": ("instead", "in-addition"),
}
