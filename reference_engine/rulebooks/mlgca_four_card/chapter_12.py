"""Chapter 12: payout odds, envy bonus, rate of progression. Rows in the order of the document."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.odds import FixedSum, MeterShare, Odds, Payout

LETTERS = "ABCDEF"


def _to(multiple: int) -> Odds:
    return Odds(multiple, "to")


def _for(multiple: int) -> Odds:
    return Odds(multiple, "for")


def _share(percent: int, meter: str) -> MeterShare:
    return MeterShare(Fraction(percent, 100), meter)


ANTE_BONUS: dict[str, Odds] = {
    "four-of-a-kind": _to(25),
    "straight flush": _to(20),
    "three-of-a-kind": _to(2),
}

_ACES_UP_ROWS = (
    "four-of-a-kind", "straight flush", "three-of-a-kind", "flush", "straight", "two pairs", "pair of aces",
)  # fmt: skip
_ACES_UP_ODDS = {
    "A": (50, 30, 9, 6, 4, 2, 1),
    "B": (50, 30, 7, 6, 5, 2, 1),
    "C": (50, 40, 8, 5, 4, 3, 1),
    "D": (50, 40, 8, 6, 4, 2, 1),
    "E": (50, 30, 8, 6, 4, 2, 1),
    "F": (50, 40, 7, 5, 4, 3, 1),
}
ACES_UP: dict[str, dict[str, Payout]] = {
    letter: {row: _to(odds) for row, odds in zip(_ACES_UP_ROWS, figures, strict=True)}
    for letter, figures in _ACES_UP_ODDS.items()
}


def _four_card_rows(three_of_a_kind: int) -> dict[str, Payout]:
    return {
        "four aces": _share(100, "main"),
        "four-of-a-kind": _for(300),
        "straight flush": _for(100),
        "three-of-a-kind": _for(three_of_a_kind),
    }


def _five_card_rows(top: tuple[Payout, Payout, Payout], three_of_a_kind: int) -> dict[str, Payout]:
    rows = ("royal flush", "straight flush", "four-of-a-kind")
    return dict(zip(rows, top, strict=True)) | {
        "full house": _for(50),
        "flush": _for(40),
        "straight": _for(30),
        "three-of-a-kind": _for(three_of_a_kind),
    }


_THREE_METERS = (_share(100, "mega"), _share(100, "major"), _share(100, "minor"))
PROGRESSIVE: dict[str, dict[str, Payout]] = {
    "A": _four_card_rows(9),
    "B": _four_card_rows(15),
    "C": _five_card_rows((_share(100, "main"), _share(10, "main"), _for(300)), 9),
    "D": _five_card_rows((_share(100, "major"), _share(100, "minor"), _for(300)), 9),
    "E": _five_card_rows(_THREE_METERS, 10),
    "F": _five_card_rows(_THREE_METERS, 9),
}

LEAST_METERS: dict[str, dict[str, Cents]] = {
    "A": {"main": dollars(5_000)},
    "B": {"main": dollars(1_000)},
    "C": {"main": dollars(10_000)},
    "D": {"major": dollars(1_000), "minor": dollars(250)},
    "E": {"mega": dollars(10_000), "major": dollars(1_000), "minor": dollars(250)},
    "F": {"mega": dollars(10_000), "major": dollars(1_000), "minor": dollars(250)},
}


def _sums(**rows: int) -> dict[str, FixedSum]:
    return {row.replace("_", " ").replace("four of a kind", "four-of-a-kind"): FixedSum(dollars(amount))
            for row, amount in rows.items()}  # fmt: skip


ENVY: dict[str, dict[str, FixedSum]] = {
    "A": _sums(four_aces=100, four_of_a_kind=10, straight_flush=5),
    "B": _sums(four_aces=100, four_of_a_kind=25),
    "C": _sums(four_aces=1_000, four_of_a_kind=300),
    "D": _sums(royal_flush=1_000, straight_flush=300),
    "E": _sums(royal_flush=1_000, straight_flush=300),
    "F": _sums(royal_flush=1_000, straight_flush=300),
}
ENVY_FIVE: dict[str, dict[str, FixedSum]] = {
    "A": _sums(four_aces=500, four_of_a_kind=50, straight_flush=25),
    "B": _sums(four_aces=500, four_of_a_kind=125),
    "C": _sums(four_aces=5_000, four_of_a_kind=1_500),
    "D": _sums(royal_flush=5_000, straight_flush=1_500),
    "E": _sums(royal_flush=5_000, straight_flush=1_500),
    "F": _sums(royal_flush=5_000, straight_flush=1_500),
}

_SIX_CARD_ROWS: dict[str, Payout] = {
    "royal flush": _to(1_000),
    "straight flush": _to(200),
    "four-of-a-kind": _to(50),
    "full house": _to(20),
    "flush": _to(15),
    "straight": _to(10),
    "three-of-a-kind": _to(5),
}
SIX_CARD_BONUS: dict[str, dict[str, Payout]] = {
    "A": {
        "super royal of diamonds": FixedSum(dollars(1_000_000)),
        "super royal": FixedSum(dollars(100_000)),
        **_SIX_CARD_ROWS,
    },
    "B": {"super royal": FixedSum(dollars(100_000)), **_SIX_CARD_ROWS},
}

_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii")


def _rows(
    prefix: str, section: str, tables: Mapping[str, Mapping[str, Payout]], marks: str = "abcdefghi"
) -> dict[str, tuple[str, ...]]:
    """Provisions of paytables numbered (1), (2), ... with rows (a), (b), ..."""
    found: dict[str, tuple[str, ...]] = {}
    for number, (letter, rows) in enumerate(tables.items(), start=1):
        found[f"{prefix}.{letter}"] = (f"{section}.{number}",)
        for mark, row in zip(marks, rows, strict=False):
            found[f"{prefix}.{letter}.{row}"] = (f"{section}.{number}.{mark}",)
    return found


def _progressive_rows() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for mark, (letter, rows) in zip("abcdef", PROGRESSIVE.items(), strict=True):
        found[f"progressive.{letter}"] = (f"12.D.1.{mark}",)
        for roman, row in zip(_ROMAN, rows, strict=False):
            found[f"progressive.{letter}.{row}"] = (f"12.D.1.{mark}.{roman}",)
    return found


def _meter_provisions() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for roman, (letter, meters) in zip(_ROMAN, LEAST_METERS.items(), strict=False):
        clause = f"12.D.3.b.{roman}"
        found[f"meter.{letter}"] = (clause,)
        if len(meters) > 1:
            for number, meter in enumerate(meters, start=1):
                found[f"meter.{letter}.{meter}"] = (f"{clause}.{number}",)
    return found


PROVISIONS: dict[str, tuple[str, ...]] = {
    "pay.even-money": ("12.A",),
    "ante-bonus": ("12.B",),
    "ante-bonus.four-of-a-kind": ("12.B.1",),
    "ante-bonus.straight flush": ("12.B.2",),
    "ante-bonus.three-of-a-kind": ("12.B.3",),
    "aces-up": ("12.C",),
    **_rows("aces-up", "12.C", ACES_UP),
    "progressive": ("12.D.1",),
    **_progressive_rows(),
    "progressive.highest-only": ("12.D.2",),
    "meter.submission": ("12.D.3",),
    "meter.rate": ("12.D.3.a",),
    "meter.amounts": ("12.D.3.b",),
    **_meter_provisions(),
    "meter.paid-in-turn": ("12.D.4",),
    "envy": ("12.E",),
    "envy.by-wager": ("12.E.1",),
    "envy.by-table": ("12.E.2",),
    "envy-1": ("12.F",),
    **_rows("envy-1", "12.F", ENVY),
    "envy-5": ("12.G",),
    **_rows("envy-5", "12.G", ENVY_FIVE),
    "six-card-bonus": ("12.H",),
    **_rows("six-card-bonus", "12.H", SIX_CARD_BONUS),
}

READINGS: dict[str, tuple[str, ...]] = {
    "ante-bonus-on-loss": ("paid", "paid-with-the-ante", "with-the-win-only"),
    "aces-up-rows": ("highest", "every-row"),
    "progressive-stake": ("kept", "returned"),
    "progressive-hand": ("five-cards", "four-cards"),
    "progressive-row": ("by-rank", "better-paid"),
    "meter-by-wager": ("one-meter", "meter-for-each"),
    "meter-after-share": ("reduced", "unchanged", "reset"),
    "meter-winners": ("in-turn", "each-in-full"),
    "envy-holder": ("any-player", "progressive-winner"),
    "envy-letter": ("free", "tied"),
    "envy-hand": ("by-its-own-rows", "as-the-progressive"),
    "envy-funding": ("house", "meter"),
    "envy-rows": ("one-row", "every-row"),
    "envy-paytable-c": ("as-written", "as-paytable-d"),
    "six-card-hand": ("any-five", "with-the-bonus-card"),
    "six-card-bonus-rows": ("highest", "every-row"),
    "super-royal-stake": ("returned", "kept"),
}
