"""clausewise.toml: what is tested, as what, by whom. Everything in it is checked before anything runs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.reference import REFERENCE
from clausewise.failures import ClausewiseError
from clausewise.journal.records import Attestation, Confirmation, MannerJudged, RandomnessShown, Variance
from clausewise.registry import Rulebook, load_rulebooks
from clausewise.running.selection import near
from clausewise.verdicts.attesting import is_one_person

FILE_NAME = "clausewise.toml"
LEAST_SAMPLE = 300
"""So many cases without a failure bound the rate of failures at 1 %, with 95 % confidence."""
MOST_TIMES = 1_000
"""A wager of the features that is so many times as high is more than any table takes."""
SETTINGS = (
    "target", "least_sample", "people", "connection", "rulebook", "attestation", "variance", "confirmation",
)  # fmt: skip
T = TypeVar("T")


class People(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who answers for the run."""

    tester: str = ""
    checker: str = ""
    laboratory: str = ""


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a facility chose where a rulebook leaves a choice: its Rules Submission, and its readings."""

    options: dict[str, tuple[str | int, ...]] = {}
    readings: dict[str, str] = {}
    scale: int = 1
    """How many times as high as in the features wagers are made, for a table that takes no wager as low as those."""


class Configuration(msgspec.Struct, frozen=True):
    """clausewise.toml, checked."""

    target: str = REFERENCE
    least_sample: int = LEAST_SAMPLE
    people: People = People()
    connection: HttpSettings = HttpSettings()
    houses: dict[str, House] = {}
    """By rulebook."""
    attestations: tuple[Attestation, ...] = ()
    variances: tuple[Variance, ...] = ()
    confirmations: tuple[Confirmation, ...] = ()
    manners: tuple[MannerJudged, ...] = ()
    """Of the system, as a file of their own has them."""
    randomness: tuple[RandomnessShown, ...] = ()
    """Tests of randomness that were made before, as evidence."""

    def house(self, rulebook_id: str) -> House:
        """What was chosen for a rulebook."""
        return self.houses.get(rulebook_id, House())


class _File:
    """A configuration file being read: its text, so that a message can name the line."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.lines = text.splitlines()

    def fail(self, what: str, *names: str) -> NoReturn:
        """Says what is wrong at the line on which the last of these names, each below the one before, stands."""
        raise ClausewiseError(f"{self.path}{self._at(names)}: {what}")

    def _at(self, names: Sequence[str]) -> str:
        at = -1
        for name in names:
            for number in range(at + 1, len(self.lines)):
                # A comment that mentions the name is not where it stands.
                if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", self.lines[number].partition("#")[0]):
                    at = number
                    break
        return f":{at + 1}" if at >= 0 else ""


def read_configuration(path: Path, features: Path | None = None) -> Configuration:
    """A configuration file; anything wrong in it is one message with its file, line and what is allowed."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ClausewiseError(f"{path}: there is no such file; `clausewise init` writes one") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise ClausewiseError(f"{path}: cannot be read as text: {problem}") from None
    file = _File(path, text)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:  # a number too long, or too deep, is none of its own errors
        found = re.search(r"\(at line (\d+), column (\d+)\)|\(at end of document\)", str(problem))
        line = f":{found[1]}" if found and found[1] else f":{len(file.lines)}"
        what = re.sub(r" \(at .*\)$", "", str(problem))
        raise ClausewiseError(f"{path}{line}: this is not valid TOML: {what}") from None
    _require_known(file, table, SETTINGS, ())
    if not isinstance(table.get("target", REFERENCE), str):
        file.fail("target must be text: `reference` or the address of a server", "target")
    least_sample = table.get("least_sample", LEAST_SAMPLE)
    if type(least_sample) is not int or least_sample < 1:  # True is an int, too
        file.fail("least_sample must be a whole number from 1 on", "least_sample")
    books = {book.id: book for book in load_rulebooks(features)}
    houses = _houses(file, table.get("rulebook", {}), books)
    confirmations = tuple(_confirmation(file, entry, books) for entry in _entries(file, table, "confirmation"))
    return Configuration(
        target=table.get("target", REFERENCE),
        least_sample=least_sample,
        people=_struct(file, table.get("people", {}), People, "people"),
        connection=_struct(file, table.get("connection", {}), HttpSettings, "connection"),
        houses=_as_confirmed(file, houses, confirmations),
        attestations=tuple(_attestation(file, entry, books) for entry in _entries(file, table, "attestation")),
        variances=tuple(_variance(file, entry, books) for entry in _entries(file, table, "variance")),
        confirmations=confirmations,
    )


def _require_known(file: _File, table: object, known: Iterable[str], above: tuple[str, ...]) -> None:
    if not isinstance(table, dict):
        file.fail(f"{above[-1]} must be a table, written as [{'.'.join(above)}]", *above)
    for key in table:
        if key not in known:
            place = f" in [{'.'.join(above)}]" if above else ""
            file.fail(f"there is no setting {key!r}{place}; {near(key, sorted(known))}", *above, key)


def _struct(file: _File, table: object, into: type[T], *above: str) -> T:
    """A table as a struct whose fields are all simple."""
    fields = into.__struct_fields__  # type: ignore[attr-defined]  # only structs come here
    _require_known(file, table, fields, above)
    try:
        return msgspec.convert(table, into)
    except msgspec.ValidationError as problem:
        what, _, where = str(problem).partition(" - at `$.")
        name = re.split(r"[.\[`]", where, maxsplit=1)[0] if where else ""
        file.fail(f"{name or above[-1]}: {what[:1].lower()}{what[1:]}", *above, *((name,) if name else ()))


def _houses(file: _File, table: object, books: Mapping[str, Rulebook]) -> dict[str, House]:
    _require_known(file, table, books, ("rulebook",))
    assert isinstance(table, dict)  # noqa: S101  just required
    houses = {}
    for rulebook_id, entry in table.items():
        _require_known(file, entry, ("options", "readings", "scale"), ("rulebook", rulebook_id))
        options: dict[str, tuple[str | int, ...]] = {}
        chosen = entry.get("options", {})
        book = books[rulebook_id]
        _require_known(file, chosen, [option.id for option in book.options], (rulebook_id, "options"))
        for name, written in chosen.items():
            try:
                options[name] = option_values(book, name, written if isinstance(written, list) else [written])
            except ClausewiseError as wrong:
                file.fail(wrong.message, rulebook_id, "options", name)
        readings = entry.get("readings", {})
        _require_known(file, readings, [reading.id for reading in book.readings], (rulebook_id, "readings"))
        for name, choice in readings.items():
            try:
                check_choice(book, name, choice)
            except ClausewiseError as wrong:
                file.fail(wrong.message, rulebook_id, "readings", name)
        houses[rulebook_id] = House(options, readings, _scale(file, entry, rulebook_id))
    return houses


def _scale(file: _File, entry: Mapping[str, Any], rulebook_id: str) -> int:
    scale = entry.get("scale", 1)
    if type(scale) is not int or not 1 <= scale <= MOST_TIMES:  # True is an int, too
        file.fail(f"scale must be a whole number from 1 to {MOST_TIMES}", rulebook_id, "scale")
    if scale != 1:
        from clausewise.reference_engine.rulebooks.games import RULEBOOKS  # noqa: PLC0415  the rules take a while to load

        games = RULEBOOKS[rulebook_id].games if rulebook_id in RULEBOOKS else ()
        if games and not any(game.family.wagers_against_the_house for game in games):
            file.fail("scale is for wagers against the house; this game's own rules set its bets", rulebook_id, "scale")
    return scale


def option_values(book: Rulebook, name: str, written: Sequence[Any]) -> tuple[str | int, ...]:
    """The values of an option that a facility offers; each must be one that the rules allow."""
    option = next(option for option in book.options if option.id == name)
    allowed = ", ".join(option.values) or f"{option.least} to {option.most}"
    if not written:
        raise ClausewiseError(f"{name}: name at least one value; allowed are {allowed}")
    for value in written:
        if isinstance(value, bool) or not isinstance(value, str | int) or not option.allows(value):
            raise ClausewiseError(f"{name}: {value!r} is not a value that the rules allow; allowed are {allowed}")
    if len(set(map(str, written))) != len(written):
        raise ClausewiseError(f"{name}: a value is named twice")
    return tuple(written)


def check_choice(book: Rulebook, name: str, choice: object) -> None:
    """Refuses a choice that the reading does not have."""
    reading = book.reading(name)
    if choice not in reading.choices:
        raise ClausewiseError(
            f"{name}: {choice!r} is no choice of this reading; {near(str(choice), list(reading.choices))}"
        )


def _entries(file: _File, table: Mapping[str, Any], name: str) -> list[tuple[int, Any]]:
    entries = table.get(name, [])
    if not isinstance(entries, list):
        file.fail(f"each {name} is an entry of its own, written as [[{name}]]", name)
    return list(enumerate(entries, 1))


def _attestation(file: _File, entry: tuple[int, Any], books: Mapping[str, Rulebook]) -> Attestation:
    number, table = entry
    written = _entry(file, table, Attestation, f"attestation {number}", books)
    made, ends = _date(file, written.date, written.clause), _date(file, written.expires, written.clause)
    where = (written.clause, written.expires)
    if ends < made:
        file.fail(f"the attestation of {written.clause} expires on {ends}, before its date {made}", *where)
    if made > date.today():  # noqa: DTZ011  a person's calendar day, wherever the laboratory is
        file.fail(f"the attestation of {written.clause} is dated {made}, which is still to come", *where[:1])
    if not written.inspector or not written.second_person or not written.method:
        file.fail(f"the attestation of {written.clause} needs a method, an inspector and a second person", *where[:1])
    if is_one_person(written.inspector, written.second_person):
        both = f"{written.inspector!r} and {written.second_person!r} are one"
        file.fail(f"the attestation of {written.clause} needs two people; {both}", *where[:1])
    clause = next(c for c in books[written.clause.split(".", 1)[0]].clauses if c.id == written.clause)
    if "attestation" not in clause.channels:
        file.fail(f"{clause.id} is examined by {', '.join(clause.channels) or 'nothing'}, not by a person", clause.id)
    if written.evidence:
        written = msgspec.structs.replace(written, evidence=_digest(file, written.evidence, clause.id))
    return written


def _digest(file: _File, named: str, whose: str) -> str:
    """The SHA-256 of a file of evidence."""
    evidence = file.path.parent / named
    # A device or a pipe may have no end, and this file is no evidence for what it says itself.
    if evidence.exists() and (not evidence.is_file() or evidence.samefile(file.path)):
        file.fail(f"evidence {named!r} is no file beside this one", whose, named)
    if evidence.exists() and not evidence.stat().st_size:
        file.fail(f"evidence {named!r} is empty", whose, named)
    try:
        return sha256(evidence.read_bytes()).hexdigest()
    except OSError:
        file.fail(f"evidence {named!r} is no file that can be read; name it as seen from this one", whose, named)


def _confirmation(file: _File, entry: tuple[int, Any], books: Mapping[str, Rulebook]) -> Confirmation:
    """What an authority has answered: of a reading and a choice that there are, on a day that has been."""
    number, table = entry
    where = f"confirmation {number}"
    name = str(table.get("reading", "confirmation")) if isinstance(table, dict) else "confirmation"
    _require_known(file, table, Confirmation.__struct_fields__, (name,))
    try:
        written = msgspec.convert(table, Confirmation)
    except msgspec.ValidationError as problem:
        what = re.sub(r" - at `\$\.?(.*)`$", r" (\1)", str(problem))
        file.fail(f"{where}: {what[:1].lower()}{what[1:]}", name)
    known = {book.id: [reading.id for reading in book.readings] for book in books.values()}
    try:
        book, reading = _owner(tuple(books.values()), written.reading, "reading", known)
        check_choice(book, reading, written.choice)
    except ClausewiseError as wrong:
        file.fail(f"{where}: {wrong.message}", written.reading)
    if not written.authority or not written.reference:
        file.fail(f"{where}: a confirmed reading needs the authority that confirmed it, and a reference", name)
    if _date(file, written.date, written.reading) > date.today():  # noqa: DTZ011  as above
        file.fail(f"{where}: is dated {written.date}, which is still to come", written.reading, written.date)
    evidence = _digest(file, written.evidence, written.reading) if written.evidence else ""
    return msgspec.structs.replace(written, reading=f"{book.id}.{reading}", evidence=evidence)


def _as_confirmed(file: _File, houses: dict[str, House], confirmed: Sequence[Confirmation]) -> dict[str, House]:
    """The houses with the readings that are confirmed: what the authority has answered is what is tested."""
    found = dict(houses)
    for number, one in enumerate(confirmed, 1):
        if any(one.reading == other.reading for other in confirmed[: number - 1]):
            file.fail(f"confirmation {number}: {one.reading} is confirmed twice", "confirmation")
        book, _, reading = one.reading.partition(".")
        house = found.get(book, House())
        chosen = house.readings.get(reading, one.choice)
        if chosen != one.choice:
            file.fail(
                f"{reading} is {chosen!r} here, and the confirmation of {one.reading} says {one.choice!r}: one of the "
                "two is to go; --reading tests another choice all the same",
                book,
                "readings",
                reading,
            )
        found[book] = msgspec.structs.replace(house, readings={reading: one.choice} | house.readings)
    return found


def _variance(file: _File, entry: tuple[int, Any], books: Mapping[str, Rulebook]) -> Variance:
    number, table = entry
    written = _entry(file, table, Variance, f"variance {number}", books)
    if _date(file, written.date, written.clause) > date.today():  # noqa: DTZ011  as above
        file.fail(f"the variance for {written.clause} is dated {written.date}, which is still to come", written.clause)
    return written


E_ = TypeVar("E_", Attestation, Variance)


def _entry(file: _File, table: object, into: type[E_], where: str, books: Mapping[str, Rulebook]) -> E_:
    kind = where.split(" ", 1)[0]
    name = str(table.get("clause", kind)) if isinstance(table, dict) else kind
    _require_known(file, table, into.__struct_fields__, (name,))
    try:
        written = msgspec.convert(table, into)
    except msgspec.ValidationError as problem:
        what = re.sub(r" - at `\$\.?(.*)`$", r" (\1)", str(problem))
        file.fail(f"{where}: {what[:1].lower()}{what[1:]}", name)
    clauses = [clause.id for book in books.values() for clause in book.clauses]
    if written.clause not in clauses:
        file.fail(f"{where}: there is no clause {written.clause}; {near(written.clause, clauses)}", written.clause)
    return written


def _date(file: _File, text: str, clause: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        file.fail(f'{text!r} is no date; write year-month-day in quotation marks, as in "2026-01-31"', clause, text)


def with_overrides(
    configuration: Configuration,
    books: Sequence[Rulebook],
    readings: Sequence[str],
    options: Sequence[str],
    *,
    target: str | None = None,
) -> Configuration:
    """What the command line chooses goes before what the file says."""
    houses = dict(configuration.houses)
    for given in readings:
        named, choice = _pair(given, "--reading", "ID=CHOICE")
        book, name = _owner(books, named, "reading", {b.id: [r.id for r in b.readings] for b in books})
        check_choice(book, name, choice)
        house = houses.get(book.id, House())
        houses[book.id] = msgspec.structs.replace(house, readings=house.readings | {name: choice})
    for given in options:
        named, values = _pair(given, "--option", "ID=VALUE[,VALUE]")
        book, name = _owner(books, named, "option", {b.id: [o.id for o in b.options] for b in books})
        house = houses.get(book.id, House())
        values_ = option_values(book, name, values.split(","))
        houses[book.id] = msgspec.structs.replace(house, options=house.options | {name: values_})
    if target is not None:
        configuration = msgspec.structs.replace(configuration, target=target)
    return msgspec.structs.replace(configuration, houses=houses)


def _pair(given: str, option: str, form: str) -> tuple[str, str]:
    name, sign, value = given.partition("=")
    if not sign or not name or not value:
        raise ClausewiseError(f"{option} {given}: write it as {option} {form}")
    return name, value


def _owner(books: Sequence[Rulebook], name: str, what: str, known: Mapping[str, Sequence[str]]) -> tuple[Rulebook, str]:
    """The rulebook that has it, and its id there; `RULEBOOK.ID` names both, as `compare` writes it."""
    whose, dot, rest = name.partition(".")
    if dot and rest in known.get(whose, ()):
        return next(book for book in books if book.id == whose), rest
    owners = [book for book in books if name in known[book.id]]
    if len(owners) > 1:
        both = " and ".join(book.id for book in owners)
        raise ClausewiseError(f"{name}: {both} both have this {what}; name one, as in {owners[0].id}.{name}")
    if not owners:
        raise ClausewiseError(
            f"{name}: there is no such {what}; {near(name, [n for ids in known.values() for n in ids])}"
        )
    return owners[0], name
