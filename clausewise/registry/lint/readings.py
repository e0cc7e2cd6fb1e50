"""Readings and options: they name clauses that exist, and every choice that changes an outcome is examined."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from clausewise.registry.feature_files import FeatureFile
from clausewise.registry.library import choice_of
from clausewise.registry.lint.findings import Finding, line_of
from clausewise.registry.lock_file import Lock
from clausewise.registry.model import Option, Reading

KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
FEWEST_CHOICES = 2


def lint_readings(
    path: Path,
    readings: Sequence[Reading],
    files: Sequence[FeatureFile],
    lock: Lock,
    elsewhere: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Finding]:
    """readings.toml; `elsewhere` says which readings decide outcomes in another rulebook, and in which."""
    locked = {entry.id for entry in lock.clauses}
    examined = {
        str(tagged)
        for file in files
        for rule in file.rules
        for scenario in rule.scenarios
        for tag in scenario.tags
        if (tagged := choice_of(tag.name)) is not None
    }
    seen: set[str] = set()
    grounds_are_given = any(reading.left_open or reading.decided_by for reading in readings)
    for reading in readings:
        line = line_of(path, f'id = "{reading.id}"')
        if reading.effect == "noted":
            depends = any(f"{reading.id}.{choice}" in examined for choice in reading.choices)
            for what, todo in _noted(reading, elsewhere, depends=depends, grounds_are_given=grounds_are_given):
                yield Finding(path, line, "noted-reading", f"reading {reading.id}: {what}", todo)
        for rule, what, todo in _faults(reading, locked):
            yield Finding(path, line, rule, f"reading {reading.id}: {what}", todo)
        if reading.id in seen:
            yield Finding(path, line, "reading", f"reading {reading.id} stands twice", "keep one")
        seen.add(reading.id)
        if reading.effect == "behaviour":
            for choice in reading.choices:
                if f"{reading.id}.{choice}" not in examined:
                    yield Finding(
                        path,
                        line,
                        "reading-without-scenario",
                        f"reading {reading.id}: no scenario is tagged @reading:{reading.id}.{choice}",
                        'write one for each choice, or set effect = "noted" if no outcome depends on it',
                    )


def _faults(reading: Reading, locked: set[str]) -> Iterator[tuple[str, str, str]]:
    for name in (reading.id, *reading.choices):
        if not KEBAB.fullmatch(name):
            yield "reading", f"{name!r} is not written in-kebab-case", "use small letters, digits and hyphens"
    if not reading.clauses:
        yield "reading", "it names no clause", "name the clauses that it is about"
    for verb, clauses in (("names", reading.clauses), ("is decided by", reading.decided_by)):
        for clause in clauses:
            if clause not in locked:
                yield "unknown-clause", f"it {verb} {clause}, which is not in clauses.lock", "correct the id"
    if len(reading.choices) < FEWEST_CHOICES:
        yield "reading", "it has fewer than two choices", "state the readings rejected too"
    if reading.adopted not in reading.choices:
        yield "reading", f"it adopts {reading.adopted!r}, which is no choice of it", "adopt one of its choices"
    if reading.effect == "behaviour" and (reading.left_open or reading.decided_by):
        yield "reading", "it changes outcomes, and says that it is left open or decided", "say one of them"
    yield from _grounds(reading)


def _noted(
    reading: Reading, elsewhere: Mapping[str, str], *, depends: bool, grounds_are_given: bool
) -> Iterator[tuple[str, str]]:
    """What speaks for an outcome that depends on a reading of which it is said that none does."""
    if depends:
        yield "it is noted, and scenarios are tagged with its choices", 'set effect = "behaviour"'
    if reading.left_open and reading.decided_by:
        yield "it is left open, and decided by other words", "say one of them"
    elif not reading.decided_by and reading.id in elsewhere:
        yield (
            f"it is noted, and outcomes depend on it in {elsewhere[reading.id]}",
            "write its scenarios here, too, or name in decided_by the clauses that leave no choice here",
        )
    elif grounds_are_given and not reading.left_open and not reading.decided_by:
        yield (
            "it does not say why no outcome depends on it, as others here do",
            "set left_open = true if no scenario takes a side; decided_by = [...] if other clauses leave no choice",
        )


def _grounds(reading: Reading) -> Iterator[tuple[str, str, str]]:
    """Why it is read so, and on whose word."""
    for field, text in (("question", reading.question), ("why", reading.why)):
        if not text.strip():
            yield "reading", f"{field} is empty", "say it"
    if reading.status == "proposed":
        return
    given = (("authority", reading.authority), ("reference", reading.reference), ("date", reading.date))
    missing = [field for field, text in given if not text]
    if missing:
        yield "reading", f"it is confirmed without {', '.join(missing)}", "say who confirmed it, where and when"
    elif not _is_date(reading.date or ""):
        yield "reading", f"its date {reading.date!r} is no date", "write it as YYYY-MM-DD"


def _is_date(text: str) -> bool:
    try:
        dt.date.fromisoformat(text)
    except ValueError:
        return False
    return True


def lint_options(path: Path, options: Sequence[Option], lock: Lock) -> Iterator[Finding]:
    """The options of rulebook.toml."""
    locked = {entry.id for entry in lock.clauses}
    seen: set[str] = set()
    for option in options:
        line = line_of(path, f'id = "{option.id}"')
        if option.id in seen:
            yield Finding(path, line, "option", f"option {option.id} stands twice", "keep one")
        seen.add(option.id)
        for clause in option.clauses:
            if clause not in locked:
                yield Finding(
                    path,
                    line,
                    "unknown-clause",
                    f"option {option.id} names {clause}, which is not in clauses.lock",
                    "correct it",
                )
        if not option.values and option.least is None:
            yield Finding(
                path, line, "option", f"option {option.id} allows nothing", "give its values, or least and most"
            )
