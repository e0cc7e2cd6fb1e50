"""A drawing of the table (SVG): seats, cards, chips and what became of every wager.

The players' side is at the bottom, so the dealer's left, where seat 1 is, lies to the right. The drawing is as tall as
what lies on it. It is a picture of the events and decides nothing: what a system tells wrongly is drawn wrongly.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import show_money
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined, own_file
from clausewise.reports.pot_state import PotState
from clausewise.reports.table_rows import Row, rows_of
from clausewise.reports.table_state import DEALER, CardShown, Place, TableState, state_after
from clausewise.reports.table_words import BONUS_BOX, in_words
from clausewise.showing import short

WIDTH = 960
POSITIONS = 7
MOST_SEATS = 10
MOST_CARDS = 14
_SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_TEXT_FORM = Markup("\ufe0e")
"""After a suit: draw it as text, in our colour, and not as a picture of the system's own."""
_SEAT_CARD = (36, 50)
_DEALER_CARD = (44, 60)
_DEALER_BOTTOM = 172
_BEND = 130
_SIDE = 30


def drawing_css() -> Markup:
    """The style of a drawing, for a page that holds many of them."""
    return own_file("clausewise.reports", "drawing.css")


def draw_table(events: Sequence[Seen], *, title: str, standalone: bool = True) -> Markup:
    """The table after these events as SVG; without `standalone` the style and the namespace are left to the page."""
    return draw_state(state_after(events), title=title, standalone=standalone)


def draw_state(state: TableState, *, title: str, standalone: bool = True, name: str = "") -> Markup:
    """A table that was worked out before; `name` tells drawings in one page apart."""
    words = in_words(state)
    key = "t" + sha256(f"{name}\n{title}\n{words}".encode("utf-8", "replace")).hexdigest()[:10]
    columns = _columns(state)
    tallest = max((_column_height(state, number) for number in state.seats), default=0)
    # The outermost seat sits highest on the bend: its column, too, begins below the dealer's cards.
    lift = max((_BEND - _drop(x) for number, (x, _) in columns.items() if number in state.seats), default=0)
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
        _dealer(state) if state.pot is None else _middle(state.pot),
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
    taken = sorted(state.seats)[:MOST_SEATS]
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
    seat = state.seats[number]
    place = state.places.get(f"seat {number}", Place())
    captions = len(_few(place.ranks)) + seat.folded
    cards = _SEAT_CARD[1] + 18 if place.cards else 0
    return sum(row.height for row in rows_of(number, seat, state.pot)) + cards + captions * 16 + 34


@lru_cache(maxsize=4096)  # the same words stand at the same places in most drawings of a run
def _text(x: float, y: float, words: str, classes: str, most: int = 60) -> Markup:
    cut = short(words, most)
    whole = fill("<title>{}</title>", escaped(words)) if cut != words else NOTHING
    return fill('<text x="{:.0f}" y="{:.0f}" class="{}">{}{}</text>', x, y, escaped(classes), whole, escaped(cut))


def _corner_words(state: TableState) -> Markup:
    """Above left the round, above right the meters and what the limits of the drawing leave out."""
    said = [] if state.number is None else [f"Round {state.number}"]
    said.extend([f"deck: {state.deck}"] if state.deck else [])
    said.append("void" if state.void else "over" if state.ended else "not over")
    left = [_text(52, 44 + 18 * i, words, "cw-soft", 26) for i, words in enumerate(said)]
    meters = [f"{name} meter {show_money(amount)}" for name, amount in state.meters.items()]
    others = [
        f"{name}: {' '.join(card.card or '??' for card in place.cards)}"
        for name, place in state.places.items()
        if name not in {DEALER, BONUS_BOX} and not name.startswith("seat ") and place.cards
    ]
    unseen = len(state.seats) - MOST_SEATS
    told = meters[:5] + others[:2] + ([f"and {unseen} more seats"] if unseen > 0 else [])
    right = [_text(WIDTH - 52, 44 + 18 * i, words, "cw-soft cw-end", 34) for i, words in enumerate(told)]
    return joined(left + right)


def _dealer(state: TableState) -> Markup:
    place = state.places.get(DEALER, Place())
    parts = [_text(WIDTH / 2, 40, "Dealer", "cw-strong cw-mid")]
    parts.append(_cards(place.cards, WIDTH / 2, 50, 6 * (_DEALER_CARD[0] + 4), _DEALER_CARD))
    parts.extend(
        _text(WIDTH / 2, 128 + 16 * i, words, "cw-small cw-mid", 44) for i, words in enumerate(_few(place.ranks))
    )
    box = state.places.get(BONUS_BOX)
    if box and box.cards:
        parts.append(_text(230, 40, "Bonus box", "cw-strong cw-mid"))
        parts.append(fill('<rect class="cw-box" x="180" y="46" width="100" height="{}" rx="7"/>', _DEALER_CARD[1] + 8))
        parts.append(_cards(box.cards, 230, 50, 92, _DEALER_CARD))
    return joined(parts)


def _middle(pot: PotState) -> Markup:
    """The board, if the game has one, and below it what the pot holds."""
    told = f"pot {show_money(pot.pot)}" + (f", after a fee of {show_money(pot.fee)}" if pot.fee else "")
    if not pot.board and not any("big blind button" in seat.buttons for seat in pot.seats.values()):
        # a game with antes is played without a board
        return _text(WIDTH / 2, 90, told, "cw-strong cw-mid")
    room = 5 * (_DEALER_CARD[0] + 4)
    shown = [CardShown(card, face_up=True) for card in pot.board]
    places = joined(
        fill(
            '<rect class="cw-box" x="{:.0f}" y="50" width="{}" height="{}" rx="5"/>',
            WIDTH / 2 - room / 2 + i * (_DEALER_CARD[0] + 4) + 2,
            *_DEALER_CARD,
        )
        for i in range(5)
        if not pot.board
    )
    return (
        _text(WIDTH / 2, 40, "Board", "cw-strong cw-mid")
        + places
        + _cards(shown, WIDTH / 2, 50, room, _DEALER_CARD)
        + _text(WIDTH / 2, 130, told, "cw-strong cw-mid")
    )


def _few(ranks: dict[str, str]) -> list[str]:
    """Ranks without repetition, at most three."""
    return list(dict.fromkeys(ranks.values()))[:3]


def _seat(state: TableState, number: int, x: float, width: float, rail: float) -> Markup:
    """A column from the rail upwards: seat, hand, cards, then the wagers, nearest to the dealer."""
    seat = state.seats.get(number)
    spot = rail - 24
    if seat is None:
        free = fill('<circle class="cw-spot cw-free" cx="{:.0f}" cy="{:.0f}" r="12"/>', x, spot)
        return free + _text(x, spot + 4.5, str(number), "cw-small cw-soft cw-mid")
    parts = [
        fill('<circle class="cw-spot" cx="{:.0f}" cy="{:.0f}" r="15"/>', x, spot),
        _text(x, spot + 5, str(number), "cw-strong cw-mid"),
    ]
    place = state.places.get(f"seat {number}", Place())
    y = spot - 24
    letters = max(12, int(width / 6.6))
    if seat.folded:
        parts.append(_text(x, y, "folded", "cw-small cw-bad cw-mid"))
        y -= 16
    for words in reversed(_few(place.ranks)):
        parts.append(_text(x, y, words, "cw-small cw-mid", letters))
        y -= 16
    if place.cards:
        y -= _SEAT_CARD[1] - 2
        parts.append(_cards(place.cards, x, y, width - 10, _SEAT_CARD))
        y -= 10
    folded = Markup(' class="cw-folded"') if seat.folded else NOTHING
    return fill("<g{}>{}</g>", folded, joined(parts)) + _wagers(rows_of(number, seat, state.pot), x, y, width)


def _wagers(rows: Sequence[Row], x: float, bottom: float, width: float) -> Markup:
    """The wagers of a seat with their results, one below the other, the last one ending at `bottom`."""
    wide = min(width, 150)
    letters = max(10, int((wide - 26) / 5.9))
    y = bottom - sum(row.height for row in rows) + 14
    left = x - wide / 2 + 12
    parts = []
    for row in rows:
        parts.append(fill('<circle class="cw-chip" cx="{:.0f}" cy="{:.0f}" r="11"/>', left, y + 4))
        parts.append(_text(left, y + 8, row.letters, "cw-small cw-strong cw-mid"))
        parts.append(_text(left + 15, y + 1, row.name, "cw-small", letters))
        parts.extend(
            _text(left + 15, y + 15 + 14 * i, told, f"cw-small cw-{row.tone}", letters)
            for i, told in enumerate(row.told)
        )
        y += row.height
    return joined(parts)


def _cards(cards: Sequence[CardShown], x: float, y: float, room: float, size: tuple[int, int]) -> Markup:
    """Cards side by side around x, overlapping where there is no room."""
    width, height = size
    shown = cards[:MOST_CARDS]
    if not shown:
        return NOTHING
    step = min(width + 4.0, (room - width) / (len(shown) - 1)) if len(shown) > 1 else 0.0
    left = x - (step * (len(shown) - 1) + width) / 2
    drawn = joined(_card(card, left + step * i, y, width, height) for i, card in enumerate(shown))
    if len(cards) > MOST_CARDS:
        drawn += _text(x, y - 4, f"and {len(cards) - MOST_CARDS} more cards", "cw-small cw-mid")
    return drawn


def _card(shown: CardShown, x: float, y: float, width: int, height: int) -> Markup:
    if shown.card is None:
        kind = Markup("back")
        face = fill('<rect x="4" y="4" width="{}" height="{}" rx="3"/>', width - 8, height - 8)
    else:
        kind = escaped(shown.card[1] if shown.face_up else f"{shown.card[1]} cw-down")
        face = _face(shown.card)
    return fill(
        '<g class="cw-card cw-{}" transform="translate({:.1f} {:.0f})"><rect width="{}" height="{}" rx="5"/>{}</g>',
        kind,
        x,
        y,
        width,
        height,
        face,
    )


@lru_cache(maxsize=64)
def _face(card: Card) -> Markup:
    rank = Markup('<text x="11" y="18" class="cw-ten">10</text>')
    if card[0] != "T":
        rank = fill('<text x="11" y="18">{}</text>', escaped(card[0]))
    return rank + fill('<text x="11" y="36" class="cw-suit">{}{}</text>', escaped(_SUITS[card[1]]), _TEXT_FORM)


def _void_mark() -> Markup:
    return fill(
        '<rect class="cw-void" x="{:.0f}" y="130" width="260" height="38" rx="6"/>'
        '<text class="cw-voidword" x="{:.0f}" y="157">ROUND VOID</text>',
        WIDTH / 2 - 130,
        WIDTH / 2,
    )
