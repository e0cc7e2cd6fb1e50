"""What real rounds show of each kind of event and of each stimulus: which fields it has, with which words, and when."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import msgspec

from clausewise.reference_engine.core.fields import FactValue
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.modules import type_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.vendor_pages.kept_rounds import Played

_SEAT: Final = re.compile(r"seat \d+")
_CARD: Final = re.compile(r"[2-9TJQKA][cdhs]")
MANY: Final = "*"
"""A value that is no word: an amount, a number, cards."""


@dataclass(slots=True)
class Shown:
    """What was seen of one kind of event, or sent of one type of stimulus."""

    times: dict[str, int] = field(default_factory=dict)
    """How often, by rulebook."""
    there: dict[str, dict[str, int]] = field(default_factory=dict)
    """How often each field was there, by rulebook."""
    words: dict[str, dict[str, None]] = field(default_factory=dict)
    """The words that stood in it; seats are all called `seat 3`."""
    upon: dict[str, None] = field(default_factory=dict)
    """The types of stimulus upon which it came."""
    example: AnyEvent | AnyStimulus | None = None


class Fact(NamedTuple):
    """A fact that was declared: under which rulebook, and how it looked."""

    rulebook: str
    value: FactValue


def kind_of(event: AnyEvent) -> str:
    """The act of a procedure, else the type of the event."""
    return event.act if isinstance(event, Procedure) else type_of(event)


def word(value: object) -> str:
    """What a value is called among the words of a field.

    >>> word("seat 5"), word("discard rack"), word(1000), word(["As", "Kd"]), word(True)
    ('seat 3', 'discard rack', '*', '*', 'true')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return MANY if _CARD.fullmatch(value) else _SEAT.sub("seat 3", value)
    if isinstance(value, list) and value and all(isinstance(part, str) and not _CARD.fullmatch(part) for part in value):
        return " + ".join(value)
    return MANY


def fields_of(message: AnyEvent | AnyStimulus) -> dict[str, object]:
    """The fields as they are sent; what is left out there is left out here."""
    sent: dict[str, object] = msgspec.json.decode(msgspec.json.encode(message))
    del sent["type"]
    return sent


def take(shown: Shown, message: AnyEvent | AnyStimulus, rulebook: str) -> None:
    """One more of its kind; the fullest is the example, the shortest of several."""
    shown.times[rulebook] = shown.times.get(rulebook, 0) + 1
    sent = fields_of(message)
    for name, value in sent.items():
        there = shown.there.setdefault(name, {})
        there[rulebook] = there.get(rulebook, 0) + 1
        shown.words.setdefault(name, {})[word(value)] = None
    if shown.example is None or _fuller(message, shown.example):
        shown.example = message


def _fuller(message: AnyEvent | AnyStimulus, than: AnyEvent | AnyStimulus) -> bool:
    def fullness(one: AnyEvent | AnyStimulus) -> tuple[int, int]:
        return len(fields_of(one)), -len(msgspec.json.encode(one))

    return fullness(message) > fullness(than)


def events_shown(tables: Iterable[Played]) -> dict[str, Shown]:
    """By kind of event."""
    found: dict[str, Shown] = {}
    for table in tables:
        for step in table.steps:
            for event in step.events:
                shown = found.setdefault(kind_of(event), Shown())
                take(shown, event, table.rulebook)
                shown.upon[type_of(step.stimulus)] = None
    return found


def stimuli_shown(tables: Iterable[Played]) -> dict[str, Shown]:
    """By type of stimulus, those that were accepted; of a type that never is, those that were refused."""
    accepted: dict[str, Shown] = {}
    refused: dict[str, Shown] = {}
    for table in tables:
        for step in table.steps:
            found = accepted if step.receipt.accepted else refused
            take(found.setdefault(type_of(step.stimulus), Shown()), step.stimulus, table.rulebook)
    return {**refused, **accepted}


def facts_declared(tables: Iterable[Played]) -> dict[str, list[Fact]]:
    """By name of the fact, each value once for each rulebook under which it was declared."""
    found: dict[str, dict[Fact, None]] = {}
    for table in tables:
        for name, value in table.declared.items():
            found.setdefault(name, {})[Fact(table.rulebook, value)] = None
    return {name: list(facts) for name, facts in found.items()}


def news(table: Played) -> Iterator[tuple[int, tuple[str, ...]]]:
    """All that a table shows, each with the step that shows it: what rounds are picked by."""
    for name in table.declared:
        yield 0, ("fact", table.rulebook, name)
    for number, step in enumerate(table.steps):
        taken = "accepted" if step.receipt.accepted else "refused"
        yield number, ("stimulus", table.rulebook, type_of(step.stimulus), taken)
        for name, value in fields_of(step.stimulus).items():
            yield number, ("sent", type_of(step.stimulus), taken, name, word(value))
        for event in step.events:
            kind = kind_of(event)
            yield number, ("upon", kind, type_of(step.stimulus))
            for name, value in fields_of(event).items():
                yield number, ("seen", table.rulebook, kind, name, word(value))
