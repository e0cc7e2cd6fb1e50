"""What a description leaves out, thing by thing, and how it would read if one of them were told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

import msgspec

from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.deeds import KINDS, seen_of
from clausewise.reference_engine.vocabulary.description import (
    EVERY_FACT,
    FORCES_HANDS,
    AtRulebook,
    Description,
    Part,
)
from clausewise.reference_engine.vocabulary.modules import MODULE_OF, types_of
from clausewise.reference_engine.vocabulary.stimuli import Mishap
from clausewise.reference_engine.vocabulary.unseen import EVENT_FIELDS

Told = Callable[[Description], Description]


@dataclass(frozen=True, slots=True)
class Omission:
    """One thing that is left out, or a part of one."""

    name: str
    would: str
    """What it would be to tell it."""
    told: Told = field(compare=False)
    """The description with this told."""
    within: str | None = None
    """What it is a part of, if it is."""
    kind: str = ""
    """The type of event or stimulus that it is, if it is one: where that never comes, nothing is left out."""

    def concerns(self, rulebook: str) -> bool:
        """Whether it can be missed at the tables of a rulebook."""
        return self.kind not in MODULE_OF or MODULE_OF[self.kind] in RULEBOOKS[rulebook].modules


def omissions(description: Description, declared: Mapping[str, frozenset[str]] | None = None) -> tuple[Omission, ...]:
    """All that is left out; `declared` are the facts that are seen to be declared, by rulebook."""
    return tuple(
        dict.fromkeys(
            [
                *_unseen(description),
                *_by_people(description),
                *_unforced(description),
                *_mishaps(description),
                *_undeclared(description, declared or {}),
            ]
        )
    )


def _unseen(description: Description) -> Iterator[Omission]:
    of_people = {name for duty, who in description.performs.items() if who == "unseen person" for name in seen_of(duty)}
    for one in dict.fromkeys(description.unseen):
        if one in of_people:
            continue  # it is told with the duty
        yield from _entry(description, one, partial(_without, one=one), "")
    for book, here in description.by_rulebook.items():
        for one in dict.fromkeys(here.unseen):
            yield from _entry(description, one, partial(_without_at, one=one, book=book), f" at {book}")


def _entry(description: Description, one: str | Part, told: Told, where: str) -> Iterator[Omission]:
    name = (one if isinstance(one, str) else one.in_words()) + where
    kind = one if isinstance(one, str) else one.event or one.stimulus or ""
    yield Omission(name, f"telling `{name}`", told, kind=kind)
    if one not in EVENT_FIELDS or not isinstance(one, str):
        return
    for part in _parts_of_a_field(description, one):
        words = f"telling `{one}` of `{part.act or part.event}`{where}"
        yield Omission(part.in_words(), words, partial(_telling, part=part), within=name)


def _parts_of_a_field(description: Description, name: str) -> Iterator[Part]:
    """An act or a type of event each that has the field, in the games that are offered."""
    modules = {module for game in description.games if game in RULEBOOKS for module in RULEBOOKS[game].modules}
    for kind in KINDS:
        tag = str(kind.type.__struct_config__.tag)
        if name not in kind.details or MODULE_OF[tag] not in modules or kind.only not in {"", *modules}:
            continue
        act = kind.fixed.get("act")
        yield Part(fields=(name,), **({"event": tag} if act is None else {"act": str(act)}))


def _by_people(description: Description) -> Iterator[Omission]:
    for duty, who in description.performs.items():
        if who == "unseen person":
            yield Omission(f"who does `{duty}`", f"seeing who does `{duty}`", partial(_seeing, duty=duty))


def _unforced(description: Description) -> Iterator[Omission]:
    if FORCES_HANDS.isdisjoint(description.forcing):
        ways = ("positions", "dice")
        yield Omission("forced cards", "forcing cards", partial(_replaced, forcing=ways))
    if description.clock != "movable":
        yield Omission("a movable clock", "moving the clock", partial(_replaced, clock="movable"))


def _mishaps(description: Description) -> Iterator[Omission]:
    for kind in types_of(Mishap):
        if kind not in description.mishaps and MODULE_OF[kind] in description.vocabulary:
            yield Omission(f"the mishap `{kind}`", f"introducing `{kind}`", partial(_with_mishap, kind=kind), kind=kind)


def _undeclared(description: Description, declared: Mapping[str, frozenset[str]]) -> Iterator[Omission]:
    if declared and EVERY_FACT not in description.declares and "declaration" not in description.unseen:
        facts = partial(_replaced, declares=(*description.declares, EVERY_FACT))
        yield Omission("facts that are not declared", "declaring every fact", facts)


def _replaced(description: Description, **fields: object) -> Description:
    return msgspec.structs.replace(description, **fields)


def _seeing(description: Description, duty: Duty) -> Description:
    """With all that is seen of a duty which a person did unseen."""
    left = tuple(one for one in description.unseen if one not in seen_of(duty))
    return _replaced(description, performs={**description.performs, duty: "system"}, unseen=left)


def _without(description: Description, one: str | Part) -> Description:
    return _replaced(description, unseen=tuple(other for other in description.unseen if other != one))


def _without_at(description: Description, one: str | Part, book: str) -> Description:
    here = description.by_rulebook.get(book, AtRulebook())
    left = msgspec.structs.replace(here, unseen=tuple(other for other in here.unseen if other != one))
    return _replaced(description, by_rulebook={**description.by_rulebook, book: left})


def _telling(description: Description, part: Part) -> Description:
    return _replaced(description, tells=(*description.tells, part))


def _with_mishap(description: Description, kind: str) -> Description:
    return _replaced(description, mishaps=(*description.mishaps, kind))
