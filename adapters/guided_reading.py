"""What a person writes about a guided table, as events; and events in the words in which they could have been written.

A line tells one or more things, with a semicolon between them: who (the dealer, if nobody is named), what, and its
details in any order, with or without their headings. Words may be cut short as long as they stay clear.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from clausewise.adapters.guided_notes import Notes
from clausewise.adapters.guided_phrases import (
    CARD,
    NotUnderstood,
    Text,
    bare_detail,
    cards_of,
    closed_word,
    flag,
    headed_detail,
    place_of,
    subject,
    verb_of,
)
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.words import BY_NUMBER
from clausewise.reference_engine.vocabulary.core.deeds import Kind
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.headings import HEADING_OF
from clausewise.reference_engine.vocabulary.words import WORDS_OF
from clausewise.showing import listed, shown

_EVENT: Final[Any] = AnyEvent


class Missing(Exception):
    """The line is understood, and leaves out what an event of this kind always has."""

    def __init__(self, kind: Kind, values: dict[str, Any], names: tuple[str, ...]) -> None:
        super().__init__(f"{kind.verb}: {', '.join(HEADING_OF[name] for name in names)}")
        self.kind, self.values, self.names = kind, values, names


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
    text = Text(phrase)
    values = subject(text)
    bonus = "seat" in values and text.left.lower().startswith(WORDS_OF["bonus"])
    kind = next((kind for kind in kinds if bonus and kind.deed == "pays a bonus"), None) or verb_of(text, kinds)
    if "seat" in values and kind.type is Procedure:
        values["by"] = "player"
    if kind.type is CardDealt and not text.left.lower().startswith("to "):
        return _deal(text, kind, notes, unseen)
    return [made(kind, details(text, kind, values), notes, unseen)]


def details(text: Text | str, kind: Kind, values: dict[str, Any]) -> dict[str, Any]:
    """Adds the details that are written to those that are known."""
    text = Text(text) if isinstance(text, str) else text
    values = kind.fixed | values
    if "by" in values and kind.type is not Procedure:
        by = values.pop("by")
        if by != "dealer":
            raise NotUnderstood(f"{kind.verb}: say whose it is with a seat, as in s2 {kind.verb}")
    while text.left:
        name = flag(text, kind, values) or headed_detail(text, kind, values) or bare_detail(text, kind, values)
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
        values["game"] = BY_NUMBER.get(len(values["cards"]), "five card")
    missing = tuple(name for name in kind.asked if name not in values and name not in unseen)
    known = notes.asked_else(kind.type)
    if known is not None and values.get(known) is None and not missing:
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


# --- dealing ----------------------------------------------------------------------------------------------------------

_TIMES = re.compile(r"(?:x ?(\d{1,2})|(\d{1,2}) times)\b", re.IGNORECASE)


def _deal(text: Text, kind: Kind, notes: Notes, unseen: frozenset[str]) -> list[AnyEvent]:
    """`deals s1 s2 dealer down x5, dealer up, from shoe`: to whom in turn, which way up, how often all that."""
    every: list[dict[str, Any]] = []
    since: list[dict[str, Any]] = []
    common: dict[str, Any] = {}
    while text.left:
        place = place_of(text)
        times = None if place else text.take(_TIMES)
        face = None if place or times else closed_word(text, "face", headed=True) if text.left[0] in "udUD" else None
        if place:
            since.append({"to": place, "card": next(cards_of(text, most=1), None)})
        elif times:
            again = int(times[1] or times[2])
            every += [dict(one) for _ in range(again) for one in since]
            since = []
        elif face:
            for one in since:
                one.setdefault("face", face)
        elif not (name := headed_detail(text, kind, common)) or name in ("to", "number", "card"):
            raise NotUnderstood(
                f"deals: {shown(text.left)!r} is not understood; write to whom in turn, which way up, and how often,"
                " as in: deals s1 s2 dealer down x5, dealer up"
            )
    every += since
    if not every:
        raise NotUnderstood("deals: to whom? write them in turn, as in: deals s1 s2 dealer down x5, dealer up")
    _faces(every, common, unseen)
    lacking = next((name for name in ("card",) if name not in unseen and any(one[name] is None for one in every)), "")
    if lacking:
        raise CardsWanted(kind, every, common)
    return [made(kind, kind.fixed | common | one, notes, unseen | {"card"}) for one in every]


def _faces(every: list[dict[str, Any]], common: dict[str, Any], unseen: frozenset[str]) -> None:
    """Which way up each card lies; nothing is taken for granted of what can be seen."""
    without = [one for one in every if "face" not in one]
    if without and "face" not in common and "face" not in unseen:
        raise NotUnderstood(
            f"deals: which way up do the cards of {without[0]['to']} lie? write up or down behind those who get them"
            " so, as in: deals s1 s2 dealer down x5, dealer up"
        )
    for one in without:
        one["face"] = common.get("face", "down")


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
            found = CARD.fullmatch(word)
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
