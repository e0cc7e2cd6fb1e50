"""The parts of what a person writes about a guided table: who, what, and its details, as far as it is clear."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, get_args

from clausewise.adapters.guided_kinds import is_money, takes_words
from clausewise.reference_engine.core.cards import Card, parse_cards
from clausewise.reference_engine.core.money import parse_money
from clausewise.reference_engine.vocabulary.core.deeds import Kind
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.words import SHORT_ROLES, Role
from clausewise.reference_engine.vocabulary.headings import HEADING_OF, seats_of
from clausewise.reference_engine.vocabulary.pot.words import TurnOption
from clausewise.reference_engine.vocabulary.words import WORDS_OF
from clausewise.showing import shown

CARD = re.compile(r"(10|[2-9tjqka])([cdhs])\b", re.IGNORECASE)
_SEAT = re.compile(r"(?:for )?(?:seat |s)(\d{1,2})\b(?:'s)?", re.IGNORECASE)
_NUMBER = re.compile(r"(\d{1,5})\b(?!\.\d)")
_MONEY = re.compile(r"\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?)\b")
_DECK = re.compile(r"(?:deck )?(\d)\b", re.IGNORECASE)
_WORD = re.compile(r"[a-z][a-z'-]*", re.IGNORECASE)
_WORDS = re.compile(r"[a-z][a-z'-]*(?: [a-z][a-z'-]*)*", re.IGNORECASE)
_QUOTED = re.compile(r'"([^"]{1,80})"')
_GAP = re.compile(r"(?:[\s,:]|\b(?:and|the|a|of)\b)*", re.IGNORECASE)
_ROLES: Final = sorted(get_args(Role), key=len, reverse=True)
_PLACES: Final = {"d": "dealer", "dealer": "dealer", "bonus box": "bonus box", "bonus": "bonus box",
                  "all players": "all players"}  # fmt: skip
_HEADINGS: Final = sorted(((heading, name) for name, heading in HEADING_OF.items()), key=lambda pair: -len(pair[0]))


class NotUnderstood(ValueError):
    """Something that cannot be made out; the message says what would be."""


class Text:
    """What is left of a phrase."""

    def __init__(self, text: str) -> None:
        self.left = text
        self.gap()

    def gap(self) -> None:
        self.left = self.left[_GAP.match(self.left).end() :]  # type: ignore[union-attr]  # it matches nothing, too

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.left)
        if found is not None:
            self.left = self.left[found.end() :]
            self.gap()
        return found

    def takes(self, words: str) -> bool:
        """Whether these words come next, whole."""
        return self.take(re.compile(re.escape(words) + r"(?![\w'-])", re.IGNORECASE)) is not None


def subject(text: Text) -> dict[str, Any]:
    """Who, if somebody is named: a role, or a seat and perhaps its wager."""
    seat = text.take(_SEAT)
    if seat is not None:
        values: dict[str, Any] = {"seat": int(seat[1])}
        if text.left.lower().startswith(WORDS_OF["bonus"]):
            return values
        for wager in sorted(WORDS_OF["wager"], key=len, reverse=True):
            if text.takes(wager):
                return values | {"wager": wager}
        return values
    for role in _ROLES:
        if text.left.lower() != role and text.takes(role):
            return {"by": role}
    for short, role in SHORT_ROLES.items():
        if text.takes(short):
            return {"by": role}
    return {}


def verb_of(text: Text, kinds: Sequence[Kind]) -> Kind:  # noqa: C901  the ways to name it, one after the other
    """What happened: by its number in the menu, whole or cut short."""
    number = text.take(_NUMBER)
    if number is not None:
        if not 1 <= int(number[1]) <= len(kinds):
            raise NotUnderstood(f"there is no {number[1]} in the menu; ? shows it")
        return kinds[int(number[1]) - 1]
    for kind in sorted(kinds, key=lambda kind: -len(kind.verb)):
        if text.takes(kind.verb):
            return kind
    for kind in kinds:
        if kind.verb.startswith("is ") and text.takes(kind.verb.removeprefix("is ")):
            return kind
    word = text.take(_WORD)
    cut = word[0].lower() if word is not None else ""
    found = [kind for kind in kinds if cut and kind.verb.removeprefix("is ").startswith(cut)]
    if len(found) > 1 and text.left:
        second = _WORD.match(text.left)
        closer = [kind for kind in found if second and _second(kind.verb).startswith(second[0].lower())]
        if len(closer) == 1:
            text.take(_WORD)
            found = closer
    if len(found) == 1:
        return found[0]
    if found:
        raise NotUnderstood(f"{cut!r} may be {', '.join(kind.verb for kind in found)}: write more of it")
    raise NotUnderstood(f"{shown(cut or text.left or 'nothing')!r} is nothing that can be reported; ? shows what can")


def _second(verb: str) -> str:
    words = [word for word in verb.split() if word != "the"]
    return words[1] if len(words) > 1 else "\0"


def flag(text: Text, kind: Kind, values: dict[str, Any]) -> str:
    """A word that stands for a detail with its value; its name, or nothing."""
    for words, (name, value) in kind.flags.items():
        if text.takes(words):
            values[name] = value
            return name
    return ""


def headed_detail(text: Text, kind: Kind, values: dict[str, Any]) -> str:
    """A detail behind its heading; its name, or nothing."""
    before = text.left
    for heading, name in _HEADINGS:
        if (name in kind.details or (name == "by" and kind.type is Procedure)) and text.takes(heading):
            if name in ("card", "cards") and text.takes("x"):
                values[name] = None
                return name
            if name == "cards" and text.takes("none"):
                values[name] = ()
                return name
            found = _value(text, kind, name, headed=True)
            if found is not None:
                values[name] = found
                return name
            if takes_words(kind, name):
                words = re.compile(r"[^,;]{1,80}").match(text.left)
                if name == "words" and words is not None:
                    text.take(re.compile(re.escape(words[0])))
                    values[name] = words[0].strip()
                    return name
                allowed = ", ".join(WORDS_OF[name])
                raise NotUnderstood(
                    f"{heading}: {shown(text.left) or 'nothing'!r} is none of {allowed};"
                    " anything else is written in quotation marks"
                )
            text.left = before
    return ""


def bare_detail(text: Text, kind: Kind, values: dict[str, Any]) -> str:
    """A detail without its heading: the first that it can be; its name, or nothing."""
    for name in kind.details:
        if name in values:
            continue
        found = _value(text, kind, name, headed=False)
        if found is not None:
            values[name] = found
            return name
    return ""


def _value(text: Text, kind: Kind, name: str, *, headed: bool) -> Any:  # noqa: ANN401  one for each form
    if takes_words(kind, name):
        return closed_word(text, name, headed=headed)
    if name == "by":
        return next((role for role in _ROLES if text.takes(role)), None)
    if name in seats_of(kind.type):
        found = text.take(_SEAT) or (text.take(_NUMBER) if headed else None)
        return int(found[1]) if found else None
    if name == "owner" or (name == "to" and kind.type.__struct_config__.tag in ("card-dealt", "stack-dealt")):
        return place_of(text)
    if name == "options":
        return tuple(_options(text)) or None
    if name == "cards":
        return tuple(cards_of(text)) or None
    if name == "card":
        return next(cards_of(text, most=1), None)
    if name == "deck":
        found = text.take(_DECK if headed else re.compile(r"deck (\d)\b", re.IGNORECASE))
        return f"deck {found[1]}" if found else None
    if is_money(kind, name):
        found = text.take(_MONEY)
        return parse_money(found[1]) if found else None
    found = text.take(_NUMBER)
    return int(found[1]) if found else None


def place_of(text: Text) -> str | None:
    """A seat, the dealer, or another place that cards go to."""
    seat = text.take(_SEAT)
    if seat is not None:
        return f"seat {int(seat[1])}"
    return next((place for words, place in _PLACES.items() if text.takes(words)), None)


def closed_word(text: Text, name: str, *, headed: bool) -> str | None:
    """One of the words that are known for a detail, perhaps cut short, or words in quotation marks."""
    quoted = text.take(_QUOTED) if headed or name in ("words", "meter") else None
    if quoted is not None:
        return quoted[1]
    known = WORDS_OF[name]
    for value in sorted(known, key=len, reverse=True):
        if text.takes(value):
            return value
    words = _WORDS.match(text.left)
    least = 1 if name == "face" or headed else 3
    cut = words[0].lower().split() if words is not None else []
    for length in range(len(cut), 0, -1):
        start = " ".join(cut[:length])
        if len(start) < least:
            break
        found = [value for value in known if value.startswith(start)]
        if not found and length == 1:
            found = [value for value in known if any(part.startswith(start) for part in value.split())]
        if len(found) == 1:
            for _ in range(length):
                text.take(_WORD)
            return found[0]
        if found and headed:
            raise NotUnderstood(f"{start!r} may be {', '.join(found)}: write more of it")
    return None


def _options(text: Text) -> Iterator[str]:
    while True:
        found = next((option for option in get_args(TurnOption) if text.takes(option)), None)
        if found is None:
            return
        yield found


def cards_of(text: Text, most: int = 52) -> Iterator[Card]:
    """As many cards as are written one after the other."""
    for _ in range(most):
        found = text.take(CARD)
        if found is None:
            return
        yield parse_cards(found[1].upper().replace("10", "T") + found[2].lower())[0]
