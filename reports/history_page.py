"""The page of many runs: counts of each verdict as a plot, and a line a clause. No scripts."""

from __future__ import annotations

from collections.abc import Iterator

from clausewise.reports.history_results import Column, History, Row
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined, own_file
from clausewise.reports.page_frame import page_without_scripts
from clausewise.reports.telling import MARK
from clausewise.showing import counted, sentence
from clausewise.verdicts import VERDICTS, Verdict

WIDTH, HEIGHT = 900, 300
LEFT, RIGHT, TOP, BOTTOM = 48, 130, 16, 34
LINES = 4
APART = 14
"""Between two labels, so that neither covers the other."""


def history_page(found: History) -> Markup:
    """The whole page."""
    first, last = found.columns[0].started[:10], found.columns[-1].started[:10]
    return page_without_scripts(
        "Runs side by side",
        own_file("clausewise.reports", "changes_page.css"),
        (
            fill("<h1>{}<br><small>{} to {}</small></h1>", *map(escaped, ("Runs side by side", first, last))),
            plot(found),
            *_runs(found),
            *_clauses(found),
            *(fill('<p class="worse">Left out: {}</p>', escaped(sentence(reason))) for reason in found.left_out),
        ),
    )


def plot(found: History) -> Markup:
    """How many clauses of each verdict, run by run; each line has its mark and its name, not its colour alone."""
    columns = found.columns
    shown: list[Verdict] = [verdict for verdict in VERDICTS if any(verdict in c.counts for c in columns)]
    most = max((n for column in columns for n in column.counts.values()), default=1) or 1
    grid = joined(
        fill(
            '<line class="grid" x1="{}" x2="{}" y1="{:.1f}" y2="{:.1f}"/>'
            '<text x="{}" y="{:.1f}" text-anchor="end">{}</text>',
            LEFT,
            WIDTH - RIGHT,
            _y(n, most),
            _y(n, most),
            LEFT - 6,
            _y(n, most) + 4,
            n,
        )
        for n in sorted({round(most * part / LINES) for part in range(LINES + 1)})
    )
    numbers = joined(
        fill('<text x="{:.1f}" y="{}" text-anchor="middle">{}</text>', _x(n, len(columns)), HEIGHT - 12, n + 1)
        for n in range(len(columns))
    )
    labels = _labels({verdict: _y(columns[-1].counts.get(verdict, 0), most) for verdict in shown})
    curves = joined(_curve(verdict, columns, most, labels[verdict]) for verdict in shown)
    return fill(
        '<svg class="plot" viewBox="0 0 {} {}" role="img" aria-label="{}">{}{}{}</svg>',
        WIDTH,
        HEIGHT,
        escaped(f"Clauses of each verdict in {counted(len(columns), 'run')}; the table below has the numbers"),
        grid,
        numbers,
        curves,
    )


def _curve(verdict: Verdict, columns: tuple[Column, ...], most: int, label: float) -> Markup:
    points = [(_x(n, len(columns)), _y(c.counts.get(verdict, 0), most)) for n, c in enumerate(columns)]
    name = escaped(f"s-{verdict}")
    line = joined((fill("{:.1f},{:.1f}", x, y) for x, y in points), Markup(" "))
    dots = joined(
        fill(
            '<circle class="{}" cx="{:.1f}" cy="{:.1f}" r="4"><title>{}</title></circle>',
            name,
            x,
            y,
            escaped(f"{verdict}, run {n}: {columns[n - 1].counts.get(verdict, 0)}"),
        )
        for n, (x, y) in enumerate(points, 1)
    )
    return fill(
        '<polyline class="{}" points="{}"/>{}<text x="{}" y="{:.1f}">{}</text>',
        name,
        line,
        dots,
        WIDTH - RIGHT + 10,
        label + 4,
        escaped(f"{MARK[verdict]} {verdict}"),
    )


def _labels(heights: dict[Verdict, float]) -> dict[Verdict, float]:
    """Where each label goes: beside its line's end, and below the one before."""
    placed: dict[Verdict, float] = {}
    at = 0.0
    for verdict, y in sorted(heights.items(), key=lambda item: item[1]):
        at = max(y, at + APART)
        placed[verdict] = at
    return placed


def _x(n: int, columns: int) -> float:
    room = WIDTH - LEFT - RIGHT
    return LEFT + (room / 2 if columns == 1 else room * n / (columns - 1))


def _y(n: int, most: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * n / most


def _runs(found: History) -> Iterator[Markup]:
    shown: list[Verdict] = [verdict for verdict in VERDICTS if any(verdict in c.counts for c in found.columns)]
    heads = joined(fill('<th scope="col">{} {}</th>', escaped(MARK[v]), escaped(v)) for v in shown)
    yield fill(
        '<h2>Runs</h2><table><thead><tr><th scope="col">Run</th><th scope="col">Tested</th><th scope="col">System</th>'
        '{}<th scope="col">Seal</th></tr></thead><tbody>',
        heads,
    )
    for n, column in enumerate(found.columns, 1):
        yield fill(
            '<tr><th scope="row">{}</th><td>{} UTC</td><td>{}</td>{}<td><code>{}</code></td></tr>',
            n,
            escaped(column.started[:16].replace("T", " ")),
            _tested(column),
            joined(fill("<td>{}</td>", column.counts.get(verdict, 0)) for verdict in shown),
            escaped(f"{column.seal[:12]}…"),
        )
    yield Markup("</tbody></table>")


def _tested(column: Column) -> Markup:
    """The system, and in which readings it was looked at otherwise than before."""
    if not column.readings:
        return escaped(column.system)
    read = escaped("; ".join(column.readings))
    return fill("{}<br><small>other readings than in the run before: {}</small>", escaped(column.system), read)


def _clauses(found: History) -> Iterator[Markup]:
    changing = sum(len(set(row.verdicts)) > 1 for row in found.rows)
    yield fill(
        "<h2>Clauses</h2><p>{} of {} did not have the same verdict in every run. Outlined: its words were others "
        "than in the run before. ↺ behind a verdict: it rests on other readings than in the run before. · stands where "
        "a run was not asked about it.</p>",
        changing,
        escaped(counted(len(found.rows), "clause")),
    )
    heads = joined(fill('<th scope="col">{}</th>', n) for n in range(1, len(found.columns) + 1))
    yield fill(
        '<div class="wide"><table class="history"><thead><tr><th scope="col">Clause</th><th scope="col"></th>{}</tr>'
        "</thead><tbody>",
        heads,
    )
    for row in sorted(found.rows, key=lambda row: len(set(row.verdicts)) == 1):
        yield _row(row)
    yield Markup("</tbody></table></div>")


def _row(row: Row) -> Markup:
    cells = joined(
        fill(
            '<td{}><span class="v v-{}" title="{}">{}</span>{}</td>',
            Markup(' class="changed"') if changed else NOTHING,
            escaped(verdict or "none"),
            escaped(strength or verdict or "not asked about"),
            escaped(f"{MARK[verdict]} {verdict}" if verdict else "·"),
            Markup(' <span title="by other readings than in the run before">↺</span>') if reread else NOTHING,
        )
        for verdict, strength, changed, reread in zip(row.verdicts, row.strengths, row.changed, row.reread, strict=True)
    )
    return fill(
        '<tr><th scope="row">{}</th><td class="name">{}</td>{}</tr>', escaped(row.clause), escaped(row.title), cells
    )
