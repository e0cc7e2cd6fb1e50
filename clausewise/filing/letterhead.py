"""What a laboratory says of itself, its customer and this report: no journal knows it, and every test report has it."""

from __future__ import annotations

import tomllib
from datetime import date
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any, Final

import msgspec

from clausewise.bounded_files import read_bounded
from clausewise.failures import ClausewiseError
from clausewise.showing import listed

NAME: Final = "laboratory.toml"
MOST_BYTES: Final = 1 << 16
PACKAGE: Final = "clausewise.filing"


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; every field is a text."""


class Laboratory(_Part, frozen=True):
    """Who tested."""

    name: str = ""
    address: str = ""
    performed_at: str = ""
    accreditation: str = ""


class Customer(_Part, frozen=True):
    """For whom."""

    name: str = ""
    address: str = ""


class ReportFacts(_Part, frozen=True):
    """What is said of the report and of the item before the test."""

    number: str = ""
    issued: str = ""
    received: str = ""
    condition: str = ""
    amends: str = ""
    deviations: str = ""
    external: str = ""
    decision_rule: str = ""


class Authoriser(_Part, frozen=True):
    """Who authorises the report."""

    name: str = ""
    function: str = ""


class Letterhead(_Part, frozen=True):
    """All of it; `letter` is the text of the cover letter before its words in $ are filled in."""

    laboratory: Laboratory = Laboratory()
    customer: Customer = Customer()
    report: ReportFacts = ReportFacts()
    authoriser: Authoriser = Authoriser()
    letter: str = ""


REQUIRED: Final = (
    ("laboratory", "name"), ("laboratory", "address"), ("customer", "name"), ("customer", "address"),
    ("report", "number"), ("report", "issued"), ("authoriser", "name"), ("authoriser", "function"),
)  # fmt: skip


def missing(letterhead: Letterhead) -> list[str]:
    """What a test report cannot do without and nobody has said.

    >>> missing(Letterhead(customer=Customer("The Board", "Main Street")))[:2]
    ['laboratory.name', 'laboratory.address']
    """
    return [f"{table}.{name}" for table, name in REQUIRED if not str(getattr(getattr(letterhead, table), name)).strip()]


def own_text(name: str) -> str:
    """A text that lies in this package."""
    return files(PACKAGE).joinpath(name).read_text(encoding="utf-8")


def read_letterhead(path: Path) -> Letterhead:
    """The file, and the letter's template that it names; all that is missing is told at once."""
    table = _table(path)
    letter = table.pop("letter", {})
    if not isinstance(letter, dict) or letter.keys() - {"template"} or not isinstance(letter.get("template", ""), str):
        raise ClausewiseError(f"{path}: [letter] holds one setting, the text `template`")
    template = letter.get("template", "")
    text = _text(path.parent / template) if template else own_text("letter.txt")
    try:
        said = msgspec.convert(table | {"letter": text}, Letterhead)
    except msgspec.ValidationError as problem:
        raise ClausewiseError(
            f"{path}: {problem}; `clausewise bundle --example` shows what there is, and all of it is text"
        ) from None
    if lacking := missing(said):
        raise ClausewiseError(f"{path}: a test report has to name these, and they are empty: {listed(lacking)}")
    for name in ("issued", "received"):
        _demand_day(path, name, getattr(said.report, name))
    fill_letter(said.letter, dict.fromkeys(LETTER_WORDS, ""))
    return said


def _demand_day(path: Path, name: str, day: str) -> None:
    try:
        if day:
            date.fromisoformat(day)
    except ValueError:
        raise ClausewiseError(f"{path}: report.{name}: {day!r} is no day; write it as 2026-01-31") from None


LETTER_WORDS: Final = (
    "laboratory", "laboratory_address", "customer", "customer_address", "number", "issued", "product", "manufacturer",
    "rules", "summary", "seal", "run", "authoriser", "function",
)  # fmt: skip


def fill_letter(template: str, words: dict[str, str]) -> str:
    """The letter with its words in $ filled in.

    >>> fill_letter("Dear $customer", {"customer": "Sir"})
    'Dear Sir'
    """
    try:
        return Template(template).substitute(words)
    except (KeyError, ValueError) as problem:
        allowed = listed([f"${word}" for word in LETTER_WORDS])
        raise ClausewiseError(
            f"the letter's template: {problem} is nothing that can be filled in; {allowed} can"
        ) from None


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(_text(path))
    except (ValueError, RecursionError) as problem:
        raise ClausewiseError(f"{path}: this is not valid TOML: {problem}") from None


def _text(path: Path) -> str:
    raw = read_bounded(
        path,
        MOST_BYTES,
        absent=f"there is no such file; `clausewise bundle --example > {NAME}` writes one to be filled in",
        unreadable="cannot be read as text",
        too_long=f"is longer than {MOST_BYTES:,} bytes",
    )
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise ClausewiseError(f"{path}: cannot be read as text: {problem}") from None
