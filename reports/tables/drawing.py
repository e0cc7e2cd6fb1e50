"""A drawing of the table (SVG): seats, cards, chips and what became of every wager.

The players' side is at the bottom, so the dealer's left, where seat 1 is, lies to the right. The drawing is as tall as
what lies on it. It is a picture of the events and decides nothing: what a system tells wrongly is drawn wrongly.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from hashlib import sha256

from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined, own_file
from clausewise.reports.tables.lying import BONUS_BOX, DEALER, Place
from clausewise.reports.tables.picture import Row
from clausewise.reports.tables.state import TableState, state_after
from clausewise.reports.tables.strokes import WIDTH, few, row_of_cards, text
from clausewise.reports.tables.words import in_words

POSITIONS = 7
MOST_SEATS = 10
_SEAT_CARD = (36, 50)
_DEALER_BOTTOM = 172
_BEND = 130
_SIDE = 30


def drawing_css() -> Markup:
    """The style of a drawing, for a page that holds many of them."""
    return own_file("clausewise.reports.tables", "drawing.css")


def draw_table(
    events: Sequence[Seen], *, title: str, standalone: bool = True, wrong: tuple[str, str] | None = None
) -> Markup:
    """The table after these events as SVG; without `standalone` the style and the namespace are left to the page."""
    state = state_after(events)
    state.wrong = wrong
    return draw_state(state, title=title, standalone=standalone)


def draw_state(state: TableState, *, title: str, standalone: bool = True, name: str = "") -> Markup:
    """A table that was worked out before; `name` tells drawings in one page apart."""
    words = in_words(state)
    key = "t" + sha256(f"{name}\n{title}\n{words}".encode("utf-8", "replace")).hexdigest()[:10]
    columns = _columns(state)
    tallest = max((_column_height(state, number) for number in state.folded), default=0)
    # The outermost seat sits highest on the bend: its column, too, begins below the dealer's cards.
    lift = max((_BEND - _drop(x) for number, (x, _) in columns.items() if number in state.folded), default=0)
    height = math.ceil(_DEALER_BOTTOM + tallest + lift + 62)
    straight = height - _BEND - 10
    parts = [
        fill(
            '<path class="cw-felt" d="M{side} 14H{far}V{straight}A{across:.0f} {bend} 0 0 1 {side} {straight}Z"/>',
            side=_SIDE,
            far=WIDTH - _SIDE,
            straight=straight,
            across=WIDTH / 2 - _SIDE,
            bend=_BEND,
        ),
        _corner_words(state),
        state.middle(),
        *(_seat(state, number, x, width, straight + _drop(x)) for number, (x, width) in columns.items()),
    ]
    if state.void:
        parts.append(_void_mark())
    alone, style = NOTHING, NOTHING
    if standalone:
        alone = fill(' xmlns="http://www.w3.org/2000/svg" width="{}" height="{}"', WIDTH, height)
        style = fill("<style>{}</style>", drawing_css())
    return fill(
        '<svg class="cw-table" viewBox="0 0 {width} {height}" role="img" aria-labelledby="{key} {key}d"{alone}>'
        '<title id="{key}">{title}</title><desc id="{key}d">{words}</desc>{style}{drawn}</svg>',
        width=WIDTH,
        height=height,
        key=escaped(key),
        alone=alone,
        title=escaped(title),
        words=escaped(words),
        style=style,
        drawn=joined(parts),
    )


def _drop(x: float) -> float:
    """How far the rail has come down at x, from the end of the straight sides."""
    half = WIDTH / 2 - _SIDE
    return _BEND * math.sqrt(max(0.0, 1 - ((x - WIDTH / 2) / half) ** 2))


def _columns(state: TableState) -> dict[int, tuple[float, float]]:
    """For each betting position the middle and the width of its column: whoever plays gets the room."""
    taken = sorted(state.folded)[:MOST_SEATS]
    shown = sorted(set(range(1, POSITIONS + 1)) | set(taken)) if max(taken, default=0) <= POSITIONS else taken
    weights = {number: 1.0 if number in taken else 0.34 for number in shown}
    room = WIDTH - 2 * _SIDE - 20
    unit = room / sum(weights.values())
    columns = {}
    right = float(WIDTH - _SIDE - 10)
    for number in shown:
        width = weights[number] * unit
        columns[number] = (right - width / 2, min(width, 250.0))
        right -= width
    return columns


def _column_height(state: TableState, number: int) -> float:
    place = state.places.get(f"seat {number}", Place())
    captions = len(few(place.ranks)) + state.folded[number]
    cards = _SEAT_CARD[1] + 18 if place.cards else 0
    return sum(row.height for row in state.rows(number)) + cards + captions * 16 + 34


def _corner_words(state: TableState) -> Markup:
    """Above left the round, above right the meters and what the limits of the drawing leave out."""
    said = [] if state.number is None else [f"Round {state.number}"]
    said.extend([f"deck: {state.deck}"] if state.deck not in (None, "", "none") else [])
    said.append("void" if state.void else "over" if state.ended else "not over")
    left = [text(52, 44 + 18 * i, words, "cw-soft", 26) for i, words in enumerate(said)]
    others = [
        f"{name}: {' '.join(card.card or '??' for card in place.cards)}"
        for name, place in state.places.items()
        if name not in {DEALER, BONUS_BOX} and not name.startswith("seat ") and place.cards
    ]
    unseen = len(state.folded) - MOST_SEATS
    told = state.corner() + others[:2] + ([f"and {unseen} more seats"] if unseen > 0 else [])
    right = [text(WIDTH - 52, 44 + 18 * i, words, "cw-soft cw-end", 34) for i, words in enumerate(told)]
    return joined(left + right)


def _seat(state: TableState, number: int, x: float, width: float, rail: float) -> Markup:
    """A column from the rail upwards: seat, hand, cards, then the wagers, nearest to the dealer."""
    spot = rail - 24
    if number not in state.folded:
        free = fill('<circle class="cw-spot cw-free" cx="{:.0f}" cy="{:.0f}" r="12"/>', x, spot)
        return free + text(x, spot + 4.5, str(number), "cw-small cw-soft cw-mid")
    parts = [
        fill('<circle class="cw-spot" cx="{:.0f}" cy="{:.0f}" r="15"/>', x, spot),
        text(x, spot + 5, str(number), "cw-strong cw-mid"),
    ]
    place = state.places.get(f"seat {number}", Place())
    y = spot - 24
    letters = max(12, int(width / 6.6))
    if state.folded[number]:
        parts.append(text(x, y, "folded", "cw-small cw-bad cw-mid"))
        y -= 16
    for words in reversed(few(place.ranks)):
        parts.append(text(x, y, words, "cw-small cw-mid", letters))
        y -= 16
    if place.cards:
        y -= _SEAT_CARD[1] - 2
        parts.append(row_of_cards(place.cards, x, y, width - 10, _SEAT_CARD))
        y -= 10
    folded = Markup(' class="cw-folded"') if state.folded[number] else NOTHING
    return fill("<g{}>{}</g>", folded, joined(parts)) + _wagers(state.rows(number), x, y, width)


def _wagers(rows: Sequence[Row], x: float, bottom: float, width: float) -> Markup:
    """The wagers of a seat with their results, one below the other, the last one ending at `bottom`."""
    wide = min(width, 150)
    letters = max(10, int((wide - 26) / 5.9))
    y = bottom - sum(row.height for row in rows) + 14
    left = x - wide / 2 + 12
    parts = []
    for row in rows:
        parts.append(fill('<circle class="cw-chip" cx="{:.0f}" cy="{:.0f}" r="11"/>', left, y + 4))
        parts.append(text(left, y + 8, row.letters, "cw-small cw-strong cw-mid"))
        parts.append(text(left + 15, y + 1, row.name, "cw-small", letters))
        parts.extend(
            text(left + 15, y + 15 + 14 * i, told, f"cw-small cw-{row.tone}", letters)
            for i, told in enumerate(row.told)
        )
        y += row.height
    return joined(parts)


def _void_mark() -> Markup:
    return fill(
        '<rect class="cw-void" x="{:.0f}" y="130" width="260" height="38" rx="6"/>'
        '<text class="cw-voidword" x="{:.0f}" y="157">ROUND VOID</text>',
        WIDTH / 2 - 130,
        WIDTH / 2,
    )
