"""What a stimulus may look like, and which act of the table it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from poker.house import House
from poker.journal import Json
from poker.players import Refusal

CARD = re.compile(r"^[2-9TJQKA][cdhs]$")
MOST_SEATS = 99
MOST_MONEY = 100_000_000_000_000
MOST_PLACES = 200
LONGEST_NAME = 80


class Unreadable(Exception):
    """A request that does not keep to the protocol."""


def whole(least: int, most: int) -> Callable[[Any], bool]:
    """Accept whole numbers in this range."""
    return lambda value: type(value) is int and least <= value <= most


def one_of(*words: str) -> Callable[[Any], bool]:
    """Accept these words."""
    return lambda value: value in words


def _is_cards(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(card, str) and CARD.match(card) for card in value)


def _is_places(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_PLACES and all(_is_place(place) for place in value)


def _is_place(value: Any) -> bool:
    if not isinstance(value, dict) or not {"place", "cards"} <= set(value) <= {"place", "cards", "hand"}:
        return False
    name = value["place"]
    return isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and _is_cards(value["cards"])


def _is_bool(value: Any) -> bool:
    return isinstance(value, bool)


SEAT = whole(0, MOST_SEATS)
MONEY = whole(0, MOST_MONEY)
DUTIES = (
    *("announce", "collect", "count", "cut", "deal", "enter", "open", "reveal", "settle", "shake", "shuffle"),
    "uncover",
)

# A question mark after the name: the field may be left out, and may be null where nothing is said.
FIELDS: dict[str, dict[str, Callable[[Any], bool]]] = {
    "bring-decks": {"decks?": whole(1, 8), "preinspected?": _is_bool, "preshuffled?": _is_bool, "defective?": _is_bool},
    "stack-deck": {"cards": _is_cards},
    "force-cards": {"places": _is_places},
    "sit": {"seat": SEAT},
    "rise": {"seat": SEAT, "leaves?": _is_bool},
    "proceed": {},
    "perform": {"duty": one_of(*DUTIES)},
    "advance-clock": {"milliseconds": whole(0, 1_000_000_000)},
    "fold": {"seat": SEAT, "hand?": whole(1, 8)},
    "buy-in": {"seat": SEAT, "amount": MONEY},
    "place-button": {"seat": SEAT},
    "post": {"seat": SEAT, "blind": one_of("ante", "big blind", "small blind"), "amount": MONEY},
    "decline-to-post": {"seat": SEAT},
    "check": {"seat": SEAT},
    "call": {"seat": SEAT, "amount?": MONEY, "player?": SEAT},
    "bet": {"seat": SEAT, "amount": MONEY, "player?": SEAT},
    "raise": {"seat": SEAT, "to": MONEY, "player?": SEAT},
    "discard": {"seat": SEAT, "cards?": _is_cards},
    "set-rate": {"amount": MONEY},
}
# The protocol knows more; this table is not told of them, and refuses them whatever they say.
OTHERS = frozenset(
    (
        *("ask-for-cards", "let-rest", "floor-orders", "choose", "place-wager", "change-wager"),
        *("withdraw-wager", "touch-cards", "conduct", "set-dice", "mend-computer", "lie-face-up"),
        *("misdeal", "draw-in-error", "expose-dealer-cards", "lose-cards", "jam", "break-down"),
        *("miss-chip", "cock-dice", "misenter-die", "mislight", "fail-computer"),
    )
)


def check_form(stimulus: Any) -> Json:
    """See that a stimulus is one of the protocol."""
    if not isinstance(stimulus, dict) or not isinstance(stimulus.get("type"), str):
        raise Unreadable("a stimulus is an object with a type")
    kind = stimulus["type"]
    if kind in OTHERS:
        return stimulus
    if kind not in FIELDS:
        raise Unreadable(f"{kind[:40]}: there is no such stimulus")
    known = {name.rstrip("?"): (name.endswith("?"), fits) for name, fits in FIELDS[kind].items()}
    for name in stimulus:
        if name not in known and name != "type":
            raise Unreadable(f"{name[:40]}: there is no such field of {kind}")
    for name, (optional, fits) in known.items():
        value = stimulus.get(name)
        if value is None and optional:
            continue
        if not fits(value):
            raise Unreadable(f"{name}: this cannot be the value of a field of {kind}")
    return stimulus


def carry_out(table: House, stimulus: Json) -> str | None:
    """Do at the table what a stimulus says; tell which duty is awaited then."""
    if stimulus["type"] in OTHERS:
        raise Refusal("this table is not told of that")
    seat = stimulus.get("seat", 0)
    owner = stimulus.get("player")
    match stimulus["type"]:
        case "proceed":
            return table.proceed()
        case "perform":
            return _perform(table, stimulus["duty"])
        case "check":
            table.checks(seat)
        case "call":
            table.calls(seat, stimulus.get("amount"), owner)
        case "bet":
            table.bets(seat, stimulus["amount"], owner)
        case "raise":
            table.raises(seat, stimulus["to"], owner)
        case "fold":
            table.folds(seat)
        case "discard":
            table.discards(seat, stimulus.get("cards") or [])
        case _:
            _prepare(table, stimulus)
    return table.awaiting


def _perform(table: House, duty: str) -> str | None:
    if duty != "shuffle":
        raise Refusal("nobody is awaited for that")
    table.shuffled()
    return table.awaiting


def _prepare(table: House, stimulus: Json) -> None:
    """Do what belongs between two hands, or before the cards."""
    seat = stimulus.get("seat", 0)
    match stimulus["type"]:
        case "sit":
            table.chairs.sit(seat)
        case "buy-in":
            table.chairs.buy_in(seat, stimulus["amount"], table.playing)
        case "rise":
            leaves = stimulus.get("leaves")
            table.chairs.rise(seat, leaves is None or leaves, table.playing)
        case "post":
            table.post(seat, stimulus["blind"], stimulus["amount"])
        case "decline-to-post":
            table.decline_to_post()
        case "set-rate":
            table.set_rate(stimulus["amount"])
        case "bring-decks":
            table.bring_decks(1 if stimulus.get("decks") is None else stimulus["decks"])
        case "advance-clock":
            table.journal.now += stimulus["milliseconds"]
        case _:
            _force(table, stimulus)


def _force(table: House, stimulus: Json) -> None:
    """Force the button or the cards of the next hand."""
    match stimulus["type"]:
        case "place-button":
            table.force_button(stimulus["seat"])
        case "stack-deck":
            table.deck.put_on_top(stimulus["cards"])
        case "force-cards":
            for place in stimulus["places"]:
                table.deck.promise(place["place"], place["cards"])
        case _:
            raise Refusal("this table knows nothing of that")
