"""Of what every drawing of a table is made: a felt of one size, words, cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from clausewise.reference_engine.core.cards import Card
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined
from clausewise.reports.tables.lying import CardShown
from clausewise.showing import short

WIDTH = 960
MOST_CARDS = 14
MIDDLE_CARD = (44, 60)
"""The size of a card on the dealer's side."""
_SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_TEXT_FORM = Markup("\ufe0e")
"""After a suit: draw it as text, in our colour, and not as a picture of the system's own."""


@lru_cache(maxsize=4096)  # the same words stand at the same places in most drawings of a run
def text(x: float, y: float, words: str, classes: str, most: int = 60) -> Markup:
    """Words at a place, cut where they are too long; whole when one points at them."""
    cut = short(words, most)
    whole = fill("<title>{}</title>", escaped(words)) if cut != words else NOTHING
    return fill('<text x="{:.0f}" y="{:.0f}" class="{}">{}{}</text>', x, y, escaped(classes), whole, escaped(cut))


def row_of_cards(cards: Sequence[CardShown], x: float, y: float, room: float, size: tuple[int, int]) -> Markup:
    """Cards side by side around x, overlapping where there is no room."""
    width, height = size
    shown = cards[:MOST_CARDS]
    if not shown:
        return NOTHING
    step = min(width + 4.0, (room - width) / (len(shown) - 1)) if len(shown) > 1 else 0.0
    left = x - (step * (len(shown) - 1) + width) / 2
    drawn = joined(_card(card, left + step * i, y, width, height) for i, card in enumerate(shown))
    if len(cards) > MOST_CARDS:
        drawn += text(x, y - 4, f"and {len(cards) - MOST_CARDS} more cards", "cw-small cw-mid")
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


def few(ranks: dict[str, str]) -> list[str]:
    """Ranks without repetition, at most three."""
    return list(dict.fromkeys(ranks.values()))[:3]
