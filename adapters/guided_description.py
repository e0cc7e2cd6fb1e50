"""The description of a guided table: a TOML file by which a laboratory says what stands there and what is seen."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Literal

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.fields import FactValue
from clausewise.reference_engine.core.money import parse_money
from clausewise.reference_engine.vocabulary.deeds import KINDS, seen_of, types_of_deed
from clausewise.reference_engine.vocabulary.description import (
    DUTIES,
    PROTOCOL_VERSION,
    VOCABULARY,
    Component,
    Declaration,
    Description,
    Performer,
)
from clausewise.reference_engine.vocabulary.facts import FACTS
from clausewise.reference_engine.vocabulary.headings import HEADINGS
from clausewise.reference_engine.vocabulary.modules import types_of
from clausewise.reference_engine.vocabulary.stimuli import Mishap
from clausewise.showing import shown

PREFIX: Final = "guided:"
"""Before the file: how this target is written."""
MOST_BYTES: Final = 200_000
MISHAPS: Final = types_of(Mishap)
FIELDS: Final = frozenset(name for kind in KINDS for name in kind.details)
ALWAYS_SEEN: Final = (
    types_of_deed("starts the round") | types_of_deed("ends the round") | types_of_deed("takes the wager")
)
"""Without these nobody could say what belongs to which round; they follow from what a person can always say."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be written."""

    manufacturer: str
    product: str
    version: str
    games: tuple[str, ...]
    build: Literal["production", "test"] = "production"
    jurisdiction: str = ""
    configuration: str = ""
    cards: Literal["stacked by hand", "as they come"] = "as they come"
    mishaps: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()
    performs: dict[str, Performer] = {}
    options: dict[str, str | int | list[str | int]] = {}
    readings: dict[str, str] = {}
    facts: dict[str, bool | int | str | list[str]] = {}
    component: tuple[Component, ...] = ()


class GuidedFile(msgspec.Struct, frozen=True):
    """A description that was checked."""

    description: Description
    facts: Declaration


def read_description(path: Path) -> GuidedFile:
    """The description in a file; anything wrong in it is one message."""
    try:
        raw = path.read_bytes()
        text = raw[:MOST_BYTES].decode()
    except FileNotFoundError:
        raise ClausewiseError(
            f"{path}: there is no such file; docs/guided.md shows how the description of a guided table is written"
        ) from None
    except (OSError, UnicodeDecodeError) as problem:
        raise ClausewiseError(f"{path}: cannot be read as text: {problem}") from None
    try:
        written = msgspec.convert(tomllib.loads(text), _File)
    except msgspec.ValidationError as problem:
        what = str(problem).replace("Object", "the description")
        raise ClausewiseError(f"{path}: {what[:1].lower()}{what[1:]}") from None
    except (ValueError, RecursionError) as problem:  # a number too long, or too deep, is none of its own errors
        raise ClausewiseError(f"{path}: this is not valid TOML: {problem}") from None
    try:
        return _checked(written)
    except _Wrong as wrong:
        raise ClausewiseError(f"{path}: {wrong}") from None


class _Wrong(Exception):
    """Something in the file cannot be; the message says what, and what can."""


_UNTOLD: Final = {
    "dice": "is played with dice, and a technician cannot report throws and what wagers are on",
    "points": "is played with hands that grow and split, and a technician cannot report which hand it is",
}
"""What cannot be told at a guided table, by the module of the vocabulary that has the words for it."""


def _checked(file: _File) -> GuidedFile:
    # Here and not above: the rules take a while to load.
    from clausewise.reference_engine.rulebooks.games import RULEBOOKS  # noqa: PLC0415  as said

    if not file.games:
        raise _Wrong(f"games: name at least one; there are {', '.join(RULEBOOKS)}")
    _known("games", file.games, RULEBOOKS)
    for module, what in _UNTOLD.items():
        untold = [game for game in file.games if module in RULEBOOKS[game].modules]
        if untold:
            raise _Wrong(f"games: {untold[0]} {what} yet; let a program or a server tell of that table")
    _known("mishaps", file.mishaps, MISHAPS)
    _known("performs", file.performs, DUTIES)
    rules = [RULEBOOKS[game].rules for game in file.games]
    by_people = [name for duty in file.performs if file.performs[duty] == "unseen person"
                 for name in seen_of(duty)]  # fmt: skip
    readings = {name: choices for rule in rules for name, choices in rule.readings.items()}
    _known("readings", file.readings, readings)
    for name, choice in file.readings.items():
        _known(f"readings: {name}", (choice,), readings[name])
    undeclared = () if file.facts else ("declaration",)
    modules = {module for game in file.games for module in RULEBOOKS[game].modules}
    description = Description(
        manufacturer=file.manufacturer,
        product=file.product,
        version=file.version,
        build=file.build,
        protocol=PROTOCOL_VERSION,
        vocabulary={module: version for module, version in VOCABULARY.items() if module in modules},
        games=file.games,
        options=_options(file, {name: values for rule in rules for name, values in rule.options.items()}),
        performs={duty: file.performs[duty] for duty in DUTIES if duty in file.performs},
        forcing=("stacked by hand",) if file.cards == "stacked by hand" else ("none",),
        mishaps=file.mishaps,
        unseen=tuple(dict.fromkeys([*_unseen(file.unseen), *by_people, *undeclared])),
        readings=file.readings,
        components=file.component,
        configuration=file.configuration,
        jurisdiction=file.jurisdiction,
    )
    return GuidedFile(description, {name: _fact(name, value) for name, value in file.facts.items()})


def _known(what: str, given: Iterable[object], known: Iterable[object]) -> None:
    names = [str(name) for name in known]
    for name in map(str, given):
        if name not in names:
            near = get_close_matches(name, names, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
            raise _Wrong(f"{what}: {shown(name)!r} is not known; {hint}")


def _unseen(given: tuple[str, ...]) -> list[str]:
    """Types of event, acts, and details by their headings."""
    headings = {heading: name for heading, name in HEADINGS.items() if name in FIELDS}
    _known("unseen", given, [*dict.fromkeys(kind.name for kind in KINDS), *headings, *FIELDS])
    for name in given:
        if name in ALWAYS_SEEN:
            raise _Wrong(f"unseen: {name} follows from what the technician is always asked, and cannot be left out")
    return [headings.get(name, name) for name in given]


def _options(file: _File, known: Mapping[str, tuple[str | int, ...]]) -> dict[str, tuple[str | int, ...]]:
    """The values that the table can be opened with; each option has to be stated, for nobody else can."""
    _known("options", file.options, known)
    missing = [f"{name} ({', '.join(map(str, known[name][:12]))})" for name in known if name not in file.options]
    if missing:
        raise _Wrong(f"options: say of each what this table has; still missing: {'; '.join(missing)}")
    found: dict[str, tuple[str | int, ...]] = {}
    for name, value in file.options.items():
        values = tuple(value) if isinstance(value, list) else (value,)
        if not values:
            raise _Wrong(f"options: {name} needs at least one value")
        _known(f"options: {name}", values, known[name])
        found[name] = tuple(next(one for one in known[name] if str(one) == str(value)) for value in values)
    return found


def _fact(name: str, value: bool | int | str | list[str]) -> FactValue:
    _known("facts", (name,), FACTS)
    kind = FACTS[name].kind
    if kind == "amount" and not isinstance(value, bool | list):
        try:
            return parse_money(str(value))
        except ValueError as problem:
            raise _Wrong(f"facts: {name}: {problem}") from None
    stated = tuple(value) if isinstance(value, list) else value
    if not FACTS[name].can_be(stated):
        raise _Wrong(f"facts: {name} is a {kind} ({FACTS[name].meaning})")
    return stated
