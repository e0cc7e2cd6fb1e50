"""A drawing of the table (SVG): seats, cards, chips and what became of every wager.

The players' side is at the bottom, so the dealer's left, where seat 1 is, lies to the right. The drawing is as tall as
what lies on it. It is a picture of the events and decides nothing: what a system tells wrongly is drawn wrongly.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import show_money
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reports.pot_state import PotState
from clausewise.reports.table_rows import Row, rows_of
from clausewise.reports.table_state import DEALER, CardShown, Place, TableState, state_after
from clausewise.reports.table_words import BONUS_BOX, in_words
from clausewise.showing import markup, short

WIDTH = 960
POSITIONS = 7
MOST_SEATS = 10
MOST_CARDS = 14
_SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_TEXT_FORM = "\ufe0e"
"""After a suit: draw it as text, in our colour, and not as a picture of the system's own."""
_SEAT_CARD = (36, 50)
_DEALER_CARD = (44, 60)
_DEALER_BOTTOM = 172
_BEND = 130
_SIDE = 30


@cache
def drawing_css() -> str:
    """The style of a drawing, for a page that holds many of them."""
    return files("clausewise.reports").joinpath("drawing.css").read_text(encoding="utf-8")


def draw_table(events: Sequence[Seen], *, title: str, standalone: bool = True) -> str:
    """The table after these events as SVG; without `standalone` the style and the namespace are left to the page."""
    return draw_state(state_after(events), title=title, standalone=standalone)


def draw_state(state: TableState, *, title: str, standalone: bool = True, name: str = "") -> str:
    """A table that was worked out before; `name` tells drawings in one page apart."""
    words = in_words(state)
    key = "t" + sha256(f"{name}\n{title}\n{words}".encode("utf-8", "replace")).hexdigest()[:10]
    columns = _columns(state)
    tallest = max((_column_height(state, number) for number in state.seats), default=0)
    # The outermost seat sits highest on the bend: its column, too, begins below the dealer's cards.
    lift = max((_BEND - _drop(x) for number, (x, _) in columns.items() if number in state.seats), default=0)
    height = math.ceil(_DEALER_BOTTOM + tallest + lift + 62)
    straight = height - _BEND - 10
    across = WIDTH / 2 - _SIDE
    felt = f"M{_SIDE} 14H{WIDTH - _SIDE}V{straight}A{across:.0f} {_BEND} 0 0 1 {_SIDE} {straight}Z"
    parts = [
        f'<path class="cw-felt" d="{felt}"/>',
        _corner_words(state),
        _dealer(state) if state.pot is None else _middle(state.pot),
        *(_seat(state, number, x, width, straight + _drop(x)) for number, (x, width) in columns.items()),
    ]
    if state.void:
        parts.append(_void_mark())
    head = f'<svg class="cw-table" viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="{key} {key}d"'
    if standalone:
        head += f' xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
    named = f'<title id="{key}">{markup(title)}</title><desc id="{key}d">{markup(words)}</desc>'
    style = f"<style>{drawing_css()}</style>" if standalone else ""
    return f"{head}>{named}{style}{''.join(parts)}</svg>"


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


def _text(x: float, y: float, words: str, classes: str, most: int = 60) -> str:
    cut = short(words, most)
    whole = f"<title>{markup(words)}</title>" if cut != words else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" class="{classes}">{whole}{markup(cut)}</text>'


def _corner_words(state: TableState) -> str:
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
    return "".join(left + right)


def _dealer(state: TableState) -> str:
    place = state.places.get(DEALER, Place())
    parts = [_text(WIDTH / 2, 40, "Dealer", "cw-strong cw-mid")]
    parts.append(_cards(place.cards, WIDTH / 2, 50, 6 * (_DEALER_CARD[0] + 4), _DEALER_CARD))
    parts.extend(
        _text(WIDTH / 2, 128 + 16 * i, words, "cw-small cw-mid", 44) for i, words in enumerate(_few(place.ranks))
    )
    box = state.places.get(BONUS_BOX)
    if box and box.cards:
        parts.append(_text(230, 40, "Bonus box", "cw-strong cw-mid"))
        parts.append(f'<rect class="cw-box" x="180" y="46" width="100" height="{_DEALER_CARD[1] + 8}" rx="7"/>')
        parts.append(_cards(box.cards, 230, 50, 92, _DEALER_CARD))
    return "".join(parts)


def _middle(pot: PotState) -> str:
    """The board, if the game has one, and below it what the pot holds."""
    told = f"pot {show_money(pot.pot)}" + (f", after a fee of {show_money(pot.fee)}" if pot.fee else "")
    if not pot.board and not any("big blind button" in seat.buttons for seat in pot.seats.values()):
        # a game with antes is played without a board
        return _text(WIDTH / 2, 90, told, "cw-strong cw-mid")
    room = 5 * (_DEALER_CARD[0] + 4)
    shown = [CardShown(card, face_up=True) for card in pot.board]
    places = "".join(
        f'<rect class="cw-box" x="{WIDTH / 2 - room / 2 + i * (_DEALER_CARD[0] + 4) + 2:.0f}" y="50"'
        f' width="{_DEALER_CARD[0]}" height="{_DEALER_CARD[1]}" rx="5"/>'
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


def _seat(state: TableState, number: int, x: float, width: float, rail: float) -> str:
    """A column from the rail upwards: seat, hand, cards, then the wagers, nearest to the dealer."""
    seat = state.seats.get(number)
    spot = rail - 24
    if seat is None:
        return f'<circle class="cw-spot cw-free" cx="{x:.0f}" cy="{spot:.0f}" r="12"/>' + _text(
            x, spot + 4.5, str(number), "cw-small cw-soft cw-mid"
        )
    parts = [
        f'<circle class="cw-spot" cx="{x:.0f}" cy="{spot:.0f}" r="15"/>',
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
    return f"<g{' class=' + chr(34) + 'cw-folded' + chr(34) if seat.folded else ''}>{''.join(parts)}</g>" + _wagers(
        rows_of(number, seat, state.pot), x, y, width
    )


def _wagers(rows: Sequence[Row], x: float, bottom: float, width: float) -> str:
    """The wagers of a seat with their results, one below the other, the last one ending at `bottom`."""
    wide = min(width, 150)
    letters = max(10, int((wide - 26) / 5.9))
    y = bottom - sum(row.height for row in rows) + 14
    left = x - wide / 2 + 12
    parts = []
    for row in rows:
        parts.append(f'<circle class="cw-chip" cx="{left:.0f}" cy="{y + 4:.0f}" r="11"/>')
        parts.append(_text(left, y + 8, row.letters, "cw-small cw-strong cw-mid"))
        parts.append(_text(left + 15, y + 1, row.name, "cw-small", letters))
        parts.extend(
            _text(left + 15, y + 15 + 14 * i, told, f"cw-small cw-{row.tone}", letters)
            for i, told in enumerate(row.told)
        )
        y += row.height
    return "".join(parts)


def _cards(cards: Sequence[CardShown], x: float, y: float, room: float, size: tuple[int, int]) -> str:
    """Cards side by side around x, overlapping where there is no room."""
    width, height = size
    shown = cards[:MOST_CARDS]
    if not shown:
        return ""
    step = min(width + 4.0, (room - width) / (len(shown) - 1)) if len(shown) > 1 else 0.0
    left = x - (step * (len(shown) - 1) + width) / 2
    drawn = "".join(_card(card, left + step * i, y, width, height) for i, card in enumerate(shown))
    if len(cards) > MOST_CARDS:
        drawn += _text(x, y - 4, f"and {len(cards) - MOST_CARDS} more cards", "cw-small cw-mid")
    return drawn


def _card(shown: CardShown, x: float, y: float, width: int, height: int) -> str:
    at = f'transform="translate({x:.1f} {y:.0f})"'
    sheet = f'<rect width="{width}" height="{height}" rx="5"/>'
    if shown.card is None:
        inner = f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="3"/>'
        return f'<g class="cw-card cw-back" {at}>{sheet}{inner}</g>'
    rank, suit = _face(shown.card)
    ten = ' class="cw-ten"' if rank == "10" else ""
    face = "" if shown.face_up else " cw-down"
    return (
        f'<g class="cw-card cw-{shown.card[1]}{face}" {at}>{sheet}<text x="11" y="18"{ten}>{rank}</text>'
        f'<text x="11" y="36" class="cw-suit">{suit}{_TEXT_FORM}</text></g>'
    )


def _face(card: Card) -> tuple[str, str]:
    return ("10" if card[0] == "T" else card[0]), _SUITS[card[1]]


def _void_mark() -> str:
    return (
        f'<rect class="cw-void" x="{WIDTH / 2 - 130:.0f}" y="130" width="260" height="38" rx="6"/>'
        f'<text class="cw-voidword" x="{WIDTH / 2:.0f}" y="157">ROUND VOID</text>'
    )
