"""Pictures of a test of randomness, as SVG: card by place, counts with their band, the evidence as it grew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log10, sqrt
from typing import Final

from clausewise.reference_engine.core.cards import PACK
from clausewise.reports.markup import Markup, escaped, fill, joined
from clausewise.reports.randomness_results import HistogramShown, Result

CELL: Final = 9
LEFT: Final = 26
TOP: Final = 16
FAR: Final = 4.0
"""Standard deviations at which a cell has its full colour."""
WIDE: Final = 640
HIGH: Final = 220


def heat_map(table: Sequence[Sequence[int]], across: Sequence[str], title: str) -> Markup:
    """Rows of places by columns: blue where something came too seldom, red where it came too often."""
    rows = len(table)
    total = sum(table[0]) if table else 0
    expected = total / max(1, len(across))
    spread = sqrt(expected * (1 - 1 / len(across))) if expected else 1.0
    # One path for each shade: a square for each of 2,704 cells would be a page of its own.
    shades: dict[int, list[str]] = {}
    for row, cells in enumerate(table):
        for column, count in enumerate(cells):
            shade = round(max(-FAR, min(FAR, (count - expected) / spread)) / FAR * 8)
            if shade:
                at = f"M{LEFT + column * CELL} {TOP + row * CELL}h{CELL}v{CELL}h-{CELL}z"
                shades.setdefault(shade, []).append(at)
    width, height = LEFT + len(across) * CELL + 4, TOP + rows * CELL + 4
    return fill(
        '<svg class="map" role="img" aria-label="{}" viewBox="0 0 {} {}" width="{}" height="{}">{}{}{}{}</svg>',
        escaped(title),
        width,
        height,
        width * 1.35,
        height * 1.35,
        fill('<rect class="frame" x="{}" y="{}" width="{}" height="{}"/>', LEFT, TOP, len(across) * CELL, rows * CELL),
        joined(
            fill(
                '<path class="{}" fill-opacity="{:.3f}" d="{}"/>',
                escaped("much" if s > 0 else "little"),
                abs(s) / 8,
                escaped("".join(d)),
            )
            for s, d in sorted(shades.items())
        ),
        joined(
            fill('<text x="{}" y="{}">{}</text>', LEFT + column * CELL + CELL / 2, TOP - 5, escaped(name))
            for column, name in enumerate(across)
            if name
        ),
        joined(
            fill('<text class="row" x="{}" y="{}">{}</text>', LEFT - 4, TOP + row * CELL + CELL - 1.5, row + 1)
            for row in range(rows)
            if row % 5 == 4 or row == 0 or rows < 10  # noqa: PLR2004  every fifth place has room for its number
        ),
    )


def histogram(shown: HistogramShown, title: str) -> Markup:
    """Columns of counts, and behind each the band in which it lies at 99 of 100 sound devices."""
    columns = len(shown.seen)
    if not columns:
        return Markup("")
    top = max([*shown.seen, *shown.high, 1])
    step = (WIDE - 40) / columns

    def y(value: float) -> float:
        return round(HIGH - 24 - value / top * (HIGH - 36), 2)

    def column(at: int) -> Markup:
        x = round(36 + at * step, 2)
        out = not shown.low[at] <= shown.seen[at] <= shown.high[at]
        return fill(
            '<rect class="band" x="{}" y="{}" width="{}" height="{}"/>'
            '<rect class="{}" x="{}" y="{}" width="{}" height="{}"/>',
            x,
            y(shown.high[at]),
            round(step, 2),
            max(1.0, round(y(shown.low[at]) - y(shown.high[at]), 2)),
            escaped("seen out" if out else "seen"),
            round(x + step * 0.2, 2),
            y(shown.seen[at]),
            round(step * 0.6, 2),
            round(y(0) - y(shown.seen[at]), 2),
        )

    every = max(1, columns // 20)
    return fill(
        '<svg class="chart" role="img" aria-label="{}" viewBox="0 0 {} {}" width="{}" height="{}">{}{}{}</svg>',
        escaped(title),
        WIDE,
        HIGH,
        WIDE,
        HIGH,
        joined(column(at) for at in range(columns)),
        fill(
            '<path class="axis" d="M36 {}H{}"/><text x="32" y="{}" class="row">{:,.0f}</text>',
            y(0),
            WIDE,
            y(top) + 8,
            top,
        ),
        joined(
            fill('<text x="{}" y="{}">{}</text>', round(36 + (at + 0.5) * step, 2), HIGH - 8, shown.first + at)
            for at in range(0, columns, every)
        ),
    )


def evidence_over_time(result: Result) -> Markup:
    """The evidence on a scale of powers of ten, and where it suffices."""
    if not result.path:
        return Markup("")
    limit = log10(1 / result.plan.level)
    values = [value for _, value in result.path]
    top, bottom = min(max([limit * 1.5, *values]), limit * 8), max(min([-1.0, *values]), -limit * 3)
    last = max(at for at, _ in result.path)

    def x(at: float) -> float:
        return round(44 + at / last * (WIDE - 60), 1)

    def y(value: float) -> float:
        inside = max(bottom, min(top, value))
        return round(12 + (top - inside) / (top - bottom) * (HIGH - 44), 1)

    points = " ".join(f"{x(at)},{y(value)}" for at, value in result.path)
    marks: Iterable[Markup] = (
        fill('<text class="row" x="40" y="{}">{}</text>', y(value) + 4, escaped(words))
        for value, words in ((0.0, "1"), (limit, f"{1 / result.plan.level:g}"))
    )
    return fill(
        '<svg class="chart" role="img" aria-label="{}" viewBox="0 0 {} {}" width="{}" height="{}">'
        '<path class="axis" d="M44 {}H{}"/><path class="limit" d="M44 {}H{}"/><polyline class="path" points="{}"/>'
        '{}<text x="{}" y="{}">{}</text></svg>',
        escaped("The evidence as it grew"),
        WIDE,
        HIGH,
        WIDE,
        HIGH,
        y(0),
        WIDE,
        y(limit),
        WIDE,
        escaped(points),
        joined(marks),
        WIDE / 2,
        HIGH - 6,
        escaped(f"{result.noun}s, up to {last:,}"),
    )


def cards_across() -> tuple[str, ...]:
    """Names of columns: every card has two signs, and room for one in the middle of four."""
    return tuple(card if number % 4 == 0 else "" for number, card in enumerate(PACK))
