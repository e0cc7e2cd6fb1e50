"""Section K: payout odds. Rows in the order of the tables."""

from __future__ import annotations

from clausewise.reference_engine.core.odds import Odds

ACES_UP = {
    "four-of-a-kind": Odds(50, "to"),
    "straight flush": Odds(30, "to"),
    "three-of-a-kind": Odds(7, "to"),
    "flush": Odds(6, "to"),
    "straight": Odds(5, "to"),
    "two pairs": Odds(2, "to"),
    "pair of aces": Odds(1, "to"),
}
ANTE_BONUS = {
    "four-of-a-kind": Odds(25, "to"),
    "straight flush": Odds(20, "to"),
    "three-of-a-kind": Odds(2, "to"),
}
_CLAUSE_OF_ROW = {"two pairs": "two-pair"}


def _rows(prefix: str, rows: dict[str, Odds], clause: str) -> dict[str, tuple[str, ...]]:
    """A provision for each row of a table; the clauses are named after the rows."""
    return {f"{prefix}.{row}": (f"{clause}.{_CLAUSE_OF_ROW.get(row, row.replace(' ', '-'))}",) for row in rows}


PROVISIONS: dict[str, tuple[str, ...]] = {
    "payouts": ("K.1",),
    "settle.compare": ("K.1.a",),
    "settle.higher": ("K.1.a",),
    "pay.even-money": ("K.1.a",),
    "aces-up": ("K.1.b",),
    **_rows("aces-up.A", ACES_UP, "K.1.b"),
    "ante-bonus": ("K.1.c",),
    **_rows("ante-bonus", ANTE_BONUS, "K.1.c"),
}

READINGS: dict[str, tuple[str, ...]] = {
    "aces-up-rows": ("highest", "every-row"),
    "bonus-base": ("ante", "ante-and-play", "play"),
    "ante-bonus-on-loss": ("paid", "with-the-win-only"),
}
