"""What a request has to look like: fields and their kinds, nothing unknown."""

import re

from pit.felt import Json

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
CARD = re.compile(r"[2-9TJQKA][cdhs]")

# A field ends with `?` where it may be left out, and with `!` where it may be null as well.
FIELDS: dict[str, str] = {
    "bring-decks": "decks:count? preinspected:flag? preshuffled:flag? defective:flag?",
    "stack-deck": "cards:cards",
    "force-cards": "places:anything",
    "sit": "seat:seat",
    "rise": "seat:seat leaves:flag?",
    "ask-for-cards": "",
    "let-rest": "",
    "proceed": "",
    "perform": "duty:word",
    "floor-orders": "order:word by:word?",
    "advance-clock": "milliseconds:count",
    "choose": "choice:word value:value",
    "place-wager": "seat:seat wager:word amount:count player:seat! instrument:word? selection:word! hand:count?",
    "change-wager": "seat:seat wager:word amount:count selection:word! hand:count?",
    "withdraw-wager": "seat:seat wager:word selection:word! hand:count?",
    "fold": "seat:seat hand:count?",
    "touch-cards": "seat:seat by:word other_seat:seat! hand:count?",
    "conduct": "seat:seat what:word other_seat:seat!",
    "lie-face-up": "positions:counts",
    "misdeal": "place:word cards:count noticed:word?",
    "draw-in-error": "position:count exposed:flag?",
    "expose-dealer-cards": "cards:count?",
    "lose-cards": "number:number",
    "jam": "device:word how:word? after_cards:count?",
    "break-down": "device:word",
    "miss-chip": "seat:seat",
}


class Unreadable(Exception):
    """A request that does not have the agreed form."""


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _fits(kind: str, value: object) -> bool:
    match kind:
        case "anything":
            return True
        case "flag":
            return isinstance(value, bool)
        case "word":
            return isinstance(value, str) and bool(value)
        case "seat" | "count":
            return isinstance(value, int) and _whole(value) and value >= 0
        case "number":
            return _whole(value)
        case "value":
            return _whole(value) or isinstance(value, str)
        case "cards":
            return isinstance(value, list) and all(isinstance(card, str) and CARD.fullmatch(card) for card in value)
        case "counts":
            return isinstance(value, list) and all(_whole(position) for position in value)
    return False


def check_stimulus(stimulus: object) -> None:
    """See that a stimulus is one that this table knows, and has its fields."""
    if not isinstance(stimulus, dict) or not isinstance(stimulus.get("type"), str):
        raise Unreadable("a stimulus is an object with a type")
    if stimulus["type"] not in FIELDS:
        raise Unreadable(f"{stimulus['type']} is no stimulus that is known here")
    known = {"type"}
    for entry in FIELDS[stimulus["type"]].split():
        name, _, kind = entry.partition(":")
        known.add(name)
        bare = kind.rstrip("?!")
        if name not in stimulus:
            if kind == bare:
                raise Unreadable(f"{name} is missing")
        elif not (kind.endswith("!") and stimulus[name] is None) and not _fits(bare, stimulus[name]):
            raise Unreadable(f"{name} cannot be {stimulus[name]!r}")
    if set(stimulus) - known:
        raise Unreadable(f"unknown fields: {', '.join(sorted(set(stimulus) - known))}")


def check_request(request: object) -> int:
    """See that a line is a request, and give its id."""
    if not isinstance(request, dict) or not _whole(request.get("id")):
        raise Unreadable("a request is an object with an id")
    if not isinstance(request.get("method"), str) or not isinstance(request.get("path"), str):
        raise Unreadable("a request has a method and a path")
    return int(request["id"])


def check_submission_id(name: object) -> str:
    """See that a submission has a proper id."""
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Unreadable("the id of a submission has 1 to 64 letters, digits, dots, lines")
    return name


def check_table_setup(body: object) -> Json:
    """See that what is asked for is a table."""
    if not isinstance(body, dict) or not isinstance(body.get("rulebook"), str):
        raise Unreadable("a table is asked for by its rulebook")
    kinds = {"rulebook": str, "options": dict, "readings": dict, "seed": int, "ready": bool}
    for name, value in body.items():
        if name not in kinds or not isinstance(value, kinds[name]):
            raise Unreadable(f"{name} cannot be read")
    return body
