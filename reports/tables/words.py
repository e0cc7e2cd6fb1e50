"""A round in words: what a drawing shows, for whoever cannot see it."""

from __future__ import annotations

from clausewise.reports.tables.lying import Place
from clausewise.reports.tables.state import TableState
from clausewise.showing import visible


def cards_words(place: Place) -> str:
    """Cards as the poker world writes them; ?? for one that nobody told."""
    shown = " ".join(lying.card or "??" for lying in place.cards)
    down = sum(not lying.face_up for lying in place.cards)
    if not place.cards:
        return "no cards"
    if down == len(place.cards):
        return f"{shown} (face down)"
    up = " ".join(lying.card or "??" for lying in place.cards if lying.face_up)
    return f"{shown} (face up: {up})" if down else shown


def _place_words(name: str, place: Place) -> str:
    ranks = "; ".join(visible(words) for words in place.ranks.values())
    return f"{visible(name).capitalize()}: {cards_words(place)}" + (f", {ranks}" if ranks else "") + "."


def _seat_words(number: int, state: TableState) -> str:
    place = state.places.get(f"seat {number}")
    parts = [f"Seat {number}: {cards_words(place) if place else 'no cards'}"]
    if place and place.ranks:
        parts.append("; ".join(visible(words) for words in place.ranks.values()))
    if state.folded[number]:
        parts.append("folded")
    parts.extend(words for picture in state.pictures.values() for words in picture.seat_words(number))
    return ", ".join(parts) + "."


def in_words(state: TableState) -> str:
    """The whole table in sentences."""
    if state.empty:
        return "No wager and no card is on the table."
    head = "A round" if state.number is None else f"Round {state.number}"
    sentences = [head + (", void." if state.void else ", over." if state.ended else ", not over.")]
    sentences.extend(_place_words(name, place) for name, place in state.places.items() if not name.startswith("seat "))
    pictures = state.pictures.values()
    sentences.extend(sentence for picture in pictures for sentence in picture.sentences())
    sentences.extend(_seat_words(number, state) for number in sorted(state.folded))
    sentences.extend(sentence for picture in pictures for sentence in picture.last_sentences())
    if state.wrong is not None:
        sentences.append(f"Wrong by the rules: {visible(state.wrong[0])}; required: {visible(state.wrong[1])}.")
    return " ".join(sentences)
