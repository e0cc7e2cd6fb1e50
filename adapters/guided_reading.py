"""What a person writes about a guided table, as events; and events in the words in which they could have been written.

A line tells one or more things, with a semicolon between them: who (the dealer, if nobody is named), what, and its
details in any order, with or without their headings. Words may be cut short as long as they stay clear.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from clausewise.adapters.guided_kinds import (
    CLOSED,
    FIGURES,
    FLAGS,
    HEADING_OF,
    ROLES,
    SHORT_ROLES,
    WAGERS,
    Kind,
    takes_words,
)
from clausewise.adapters.guided_notes import Notes
from clausewise.reference_engine.cards import Card, parse_cards
from clausewise.reference_engine.events import (
    AnyEvent,
    BonusPaid,
    CardDealt,
    HandRanked,
    Procedure,
)
from clausewise.reference_engine.money import parse_money
from clausewise.showing import listed, shown

_EVENT: Final[Any] = AnyEvent
_CARD = re.compile(r"(10|[2-9tjqka])([cdhs])\b", re.IGNORECASE)
_SEAT = re.compile(r"(?:for )?(?:seat |s)(\d{1,2})\b(?:'s)?", re.IGNORECASE)
_NUMBER = re.compile(r"(\d{1,5})\b(?!\.\d)")
_MONEY = re.compile(r"\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?)\b")
_DECK = re.compile(r"(?:deck )?(\d)\b", re.IGNORECASE)
_WORD = re.compile(r"[a-z][a-z'-]*", re.IGNORECASE)
_WORDS = re.compile(r"[a-z][a-z'-]*(?: [a-z][a-z'-]*)*", re.IGNORECASE)
_QUOTED = re.compile(r'"([^"]{1,80})"')
_GAP = re.compile(r"(?:[\s,:]|\b(?:and|the|a|of)\b)*", re.IGNORECASE)
_OPTIONS: Final = ("fold", "check", "call", "bet", "raise", "discard", "retain")
_PLACES: Final = {"d": "dealer", "dealer": "dealer", "bonus box": "bonus box", "bonus": "bonus box",
                  "all players": "all players"}  # fmt: skip
_HEADINGS: Final = sorted(((heading, name) for name, heading in HEADING_OF.items()), key=lambda pair: -len(pair[0]))


class NotUnderstood(ValueError):
    """Something that cannot be made out; the message says what would be."""


class Missing(Exception):
    """The line is understood, and leaves out what an event of this kind always has."""

    def __init__(self, kind: Kind, values: dict[str, Any], names: tuple[str, ...]) -> None:
        super().__init__(f"{kind.verb}: {', '.join(HEADING_OF[name] for name in names)}")
        self.kind, self.values, self.names = kind, values, names


class _Text:
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


def phrases(line: str) -> list[str]:
    """The things that a line tells, one by one.

    >>> phrases('announces words "no more bets"; deals s1 d')
    ['announces words "no more bets"', 'deals s1 d']
    """
    return [part.strip() for part in line.split(";") if part.strip()]


def read(phrase: str, kinds: Sequence[Kind], notes: Notes, unseen: frozenset[str] = frozenset()) -> list[AnyEvent]:
    """The events that a phrase tells; raises NotUnderstood or Missing. What is read is noted.

    >>> from clausewise.adapters.guided_kinds import kinds_for
    >>> house, notes = kinds_for(frozenset({"core", "house-banked"}), frozenset()), Notes()
    >>> read("s2 ante wins 10, stake 10", house, notes)[0].pays
    1000
    >>> [event.to for event in read("deals s1 dealer down x2", house, notes, frozenset({"card"}))]
    ['seat 1', 'dealer', 'seat 1', 'dealer']
    """
    text = _Text(phrase)
    values = _subject(text)
    bonus = "seat" in values and text.left.lower().startswith(CLOSED["bonus"])
    kind = next((kind for kind in kinds if bonus and kind.type is BonusPaid), None) or _verb(text, kinds)
    if "seat" in values and kind.type is Procedure:
        values["by"] = "player"
    if kind.type is CardDealt and not text.left.lower().startswith("to "):
        return _deal(text, kind, notes, unseen)
    return [made(kind, details(text, kind, values), notes, unseen)]


def details(text: _Text | str, kind: Kind, values: dict[str, Any]) -> dict[str, Any]:
    """Adds the details that are written to those that are known."""
    text = _Text(text) if isinstance(text, str) else text
    values = kind.fixed | values
    if "by" in values and kind.type is not Procedure:
        by = values.pop("by")
        if by != "dealer":
            raise NotUnderstood(f"{kind.verb}: say whose it is with a seat, as in s2 {kind.verb}")
    while text.left:
        name = _flag(text, kind, values) or _headed(text, kind, values) or _bare(text, kind, values)
        if not name:
            wanted = listed([HEADING_OF[name] for name in kind.details if name not in values]) or "nothing more"
            raise NotUnderstood(f"{kind.verb}: {shown(text.left)!r} is no detail of it; there can still be {wanted}")
    return values


def made(kind: Kind, values: dict[str, Any], notes: Notes, unseen: frozenset[str]) -> AnyEvent:
    """The event, noted; raises Missing where a detail is left out that there always is and that can be seen."""
    values = dict(values)
    notes_needed = {"to"} if kind.type is CardDealt else {"seat", "wager"} & set(kind.asked)
    if notes_needed <= set(values) and not ("cards" in kind.asked and "cards" not in values):
        notes.fill(kind.type, values)
    if "deck" in kind.details and "deck" in kind.asked:
        values.setdefault("deck", notes.deck)
    if kind.type is HandRanked and "game" not in values and "cards" in values:
        values["game"] = _game(values)
    missing = tuple(name for name in kind.asked if name not in values and name not in unseen)
    if kind.verb in ("is withdrawn", "loses", "wins", "is returned", "is forfeited", "is abandoned"):
        known = "amount" if kind.verb == "is withdrawn" else "stake"
        if values.get(known) is None and not missing:
            values.pop(known, None)
            missing = (known,)
    if missing:
        raise Missing(kind, values, missing)
    given = {name: value for name, value in values.items() if value is not None}
    try:
        event: AnyEvent = msgspec.convert(given | {"type": kind.type.__struct_config__.tag}, _EVENT)
    except msgspec.ValidationError as problem:
        raise NotUnderstood(f"{kind.verb}: {shown(str(problem))}") from None
    notes.note(event)
    return event


def _game(values: dict[str, Any]) -> str:
    return {3: "three card", 4: "four card", 6: "six card"}.get(len(values["cards"]), "five card")


# --- the parts of a phrase --------------------------------------------------------------------------------------------


def _subject(text: _Text) -> dict[str, Any]:
    """Who, if somebody is named: a role, or a seat and perhaps its wager."""
    seat = text.take(_SEAT)
    if seat is not None:
        values: dict[str, Any] = {"seat": int(seat[1])}
        if text.left.lower().startswith(CLOSED["bonus"]):
            return values
        for wager in sorted(WAGERS, key=len, reverse=True):
            if text.takes(wager):
                return values | {"wager": wager}
        return values
    for role in sorted(ROLES, key=len, reverse=True):
        if text.left.lower() != role and text.takes(role):
            return {"by": role}
    for short, role in SHORT_ROLES.items():
        if text.takes(short):
            return {"by": role}
    return {}


def _verb(text: _Text, kinds: Sequence[Kind]) -> Kind:  # noqa: C901  the ways to name it, one after the other
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


def _flag(text: _Text, kind: Kind, values: dict[str, Any]) -> str:
    for words, (name, value) in FLAGS.get(kind.type, {}).items():
        if text.takes(words):
            values[name] = value
            return name
    return ""


def _headed(text: _Text, kind: Kind, values: dict[str, Any]) -> str:
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
                allowed = ", ".join(CLOSED[name])
                raise NotUnderstood(
                    f"{heading}: {shown(text.left) or 'nothing'!r} is none of {allowed};"
                    " anything else is written in quotation marks"
                )
            text.left = before
    return ""


def _bare(text: _Text, kind: Kind, values: dict[str, Any]) -> str:
    for name in kind.details:
        if name in values:
            continue
        found = _value(text, kind, name, headed=False)
        if found is not None:
            values[name] = found
            return name
    return ""


def _value(text: _Text, kind: Kind, name: str, *, headed: bool) -> Any:  # noqa: ANN401  one for each form
    if takes_words(kind, name):
        return _closed(text, name, headed=headed)
    if name == "by":
        return next((role for role in sorted(ROLES, key=len, reverse=True) if text.takes(role)), None)
    if name in ("seat", "holder", "player"):
        found = text.take(_SEAT) or (text.take(_NUMBER) if headed else None)
        return int(found[1]) if found else None
    if name == "owner" or (name == "to" and kind.type.__struct_config__.tag in ("card-dealt", "stack-dealt")):
        return _place(text)
    if name == "options":
        return tuple(_options(text)) or None
    if name == "cards":
        return tuple(_cards(text)) or None
    if name == "card":
        return next(_cards(text, most=1), None)
    if name == "deck":
        found = text.take(_DECK if headed else re.compile(r"deck (\d)\b", re.IGNORECASE))
        return f"deck {found[1]}" if found else None
    if name in FIGURES:
        found = text.take(_NUMBER)
        return int(found[1]) if found else None
    found = text.take(_MONEY)
    return parse_money(found[1]) if found else None


def _place(text: _Text) -> str | None:
    seat = text.take(_SEAT)
    if seat is not None:
        return f"seat {int(seat[1])}"
    return next((place for words, place in _PLACES.items() if text.takes(words)), None)


def _closed(text: _Text, name: str, *, headed: bool) -> str | None:
    quoted = text.take(_QUOTED) if headed or name in ("words", "meter") else None
    if quoted is not None:
        return quoted[1]
    known = CLOSED[name]
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


def _options(text: _Text) -> Iterator[str]:
    while True:
        found = next((option for option in _OPTIONS if text.takes(option)), None)
        if found is None:
            return
        yield found


def _cards(text: _Text, most: int = 52) -> Iterator[Card]:
    for _ in range(most):
        found = text.take(_CARD)
        if found is None:
            return
        yield parse_cards(found[1].upper().replace("10", "T") + found[2].lower())[0]


# --- dealing ----------------------------------------------------------------------------------------------------------

_TIMES = re.compile(r"(?:x ?(\d{1,2})|(\d{1,2}) times)\b", re.IGNORECASE)


def _deal(text: _Text, kind: Kind, notes: Notes, unseen: frozenset[str]) -> list[AnyEvent]:
    """`deals s1 s2 dealer down x5, dealer up, from shoe`: to whom in turn, which way up, how often all that."""
    every: list[dict[str, Any]] = []
    since: list[dict[str, Any]] = []
    common: dict[str, Any] = {}
    while text.left:
        place = _place(text)
        times = None if place else text.take(_TIMES)
        face = None if place or times else _closed(text, "face", headed=True) if text.left[0] in "udUD" else None
        if place:
            since.append({"to": place, "card": next(_cards(text, most=1), None)})
        elif times:
            again = int(times[1] or times[2])
            every += [dict(one) for _ in range(again) for one in since]
            since = []
        elif face:
            for one in since:
                one.setdefault("face", face)
        elif not (name := _headed(text, kind, common)) or name in ("to", "number", "card"):
            raise NotUnderstood(
                f"deals: {shown(text.left)!r} is not understood; write to whom in turn, which way up, and how often,"
                " as in: deals s1 s2 dealer down x5, dealer up"
            )
    every += since
    if not every:
        raise NotUnderstood("deals: to whom? write them in turn, as in: deals s1 s2 dealer down x5, dealer up")
    without = [one for one in every if "face" not in one]
    for one in without:
        one["face"] = common.get("face", "down")
    lacking = next((name for name in ("card",) if name not in unseen and any(one[name] is None for one in every)), "")
    if lacking:
        raise CardsWanted(kind, every, common)
    return [made(kind, kind.fixed | common | one, notes, unseen | {"card"}) for one in every]


class CardsWanted(Exception):
    """A deal is understood, and which cards they were is still to be asked, place by place."""

    def __init__(self, kind: Kind, every: list[dict[str, Any]], common: dict[str, Any]) -> None:
        super().__init__("which cards were they?")
        self.kind, self.every, self.common = kind, every, common

    def places(self) -> dict[str, int]:
        """How many cards of each place are not known yet."""
        found: dict[str, int] = {}
        for one in self.every:
            if one["card"] is None:
                found[one["to"]] = found.get(one["to"], 0) + 1
        return found

    def told(self, place: str, line: str) -> list[str]:
        """Takes the cards of a place in the order in which they came; x for one that nobody can see."""
        words = line.replace(",", " ").split()
        wanted = [one for one in self.every if one["to"] == place and one["card"] is None]
        if len(words) != len(wanted):
            raise NotUnderstood(f"{place} was dealt {len(wanted)} cards, and {len(words)} are written")
        cards = []
        for word in words:
            found = _CARD.fullmatch(word)
            if found is None and word.lower() != "x":
                raise NotUnderstood(f"{shown(word)!r} is no card: write As, Td, 2h, or x for one that cannot be seen")
            cards.append(None if found is None else found[1].upper().replace("10", "T") + found[2].lower())
        for one, card in zip(wanted, cards, strict=True):
            one["card"] = card or ""
        return [card for card in cards if card]

    def untold(self, place: str, number: int) -> None:
        """Forgets the last cards of a place, which are to be asked again."""
        for one in [one for one in self.every if one["to"] == place][-number:]:
            one["card"] = None

    def events(self, notes: Notes, unseen: frozenset[str]) -> list[AnyEvent]:
        """The deal, once all cards are told."""
        made_of = [self.kind.fixed | self.common | one | {"card": one["card"] or None} for one in self.every]
        return [made(self.kind, values, notes, unseen | {"card"}) for values in made_of]
