"""A configuration that explains itself, for `clausewise init`."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from clausewise.adapters.http_settings import HttpSettings
from clausewise.failures import ClausewiseError
from clausewise.registry import Option, Reading, Rulebook
from clausewise.running.configuration import LEAST_SAMPLE

HEAD = """\
# What Clausewise tests, as what, and who answers for it. A line that begins with # has no effect;
# what stands commented out below is the default.

# `reference` is the embedded engine; otherwise the address of a server, as in "http://127.0.0.1:8000".
target = {target}

# Where cards cannot be forced and chance has to bring the hands: so many cases a clause needs at the least, or it is
# inconclusive. 300 without a failure show, with 95 % confidence, that fewer than 1 in 100 fail.
# least_sample = {least_sample}

[people]
tester = ""
# A second person, who has looked at the result.
checker = ""
laboratory = ""

[connection]
# Deadlines in seconds, sizes in bytes. A bearer token is never written here: it is taken from the environment
# variable that token_variable names.
{connection}
"""

TAIL = """
# What only a person can judge is attested, one entry for each clause. `evidence` is a file, named as seen from this
# one, whose SHA-256 the journal keeps; `build` the version that the system states, or the digest of a component. A
# finding of "not met" is a fail; an attestation that has expired, lacks any of this or speaks of another build counts
# for nothing.
#
# [[attestation]]
# clause = "{clause}"
# finding = "met"
# method = "looked at the sign from each seat"
# inspector = "A. Smith"
# second_person = "B. Jones"
# date = "2026-01-31"
# expires = "2027-01-31"
# evidence = "sign.jpg"
# build = "4.2.1"

# A departure that the authority approved. It stands beside a fail and never takes its place.
#
# [[variance]]
# clause = "{clause}"
# authority = "{authority}"
# reference = "letter 17/2026"
# date = "2026-01-31"
# text = "What was approved."
"""


def commented_configuration(rulebooks: Sequence[Rulebook], target: str) -> str:
    """The whole file."""
    parts = [HEAD.format(target=_toml(target), least_sample=LEAST_SAMPLE, connection="\n".join(_connection()))]
    for book in rulebooks:
        parts.append(f"# {book.title}\n")
        parts.append(f"[rulebook.{book.id}.options]")
        parts.append(_note("What the facility chose where the rules leave it a choice. Left out: all that it offers."))
        parts.extend(line for option in book.options for line in _option(option))
        parts.append(f"\n[rulebook.{book.id}.readings]")
        parts.append(
            _note("How the facility reads what the document leaves unclear. Left out: as Clausewise reads it.")
        )
        parts.extend(line for reading in book.readings if reading.effect == "behaviour" for line in _reading(reading))
    first = rulebooks[0]
    judged = next((c.id for b in rulebooks for c in b.clauses if "attestation" in c.channels), f"{first.id}.1.A")
    return "\n".join(parts) + "\n" + TAIL.format(clause=judged, authority=first.authority)


def write_new(path: Path, text: str) -> None:
    """Writes a file that is not there yet."""
    try:
        with path.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise ClausewiseError(f"{path}: is there already; remove it, or name another file with --config") from None
    except OSError as problem:
        raise ClausewiseError(f"{path}: cannot be written: {problem.strerror}") from None


def _connection() -> Iterator[str]:
    default = HttpSettings()
    for name in HttpSettings.__struct_fields__:
        value = getattr(default, name)
        yield f"# {name} = {_toml('path/to/file.pem' if value is None else value)}"


def _option(option: Option) -> Iterator[str]:
    unit = f", in {option.unit}" if option.unit else ""
    yield ""
    yield _note(f"{option.title}{unit}. Clauses {_numbers(option.clauses)}.")
    values: list[str | int] = list(option.values)
    if not values:
        least, most = option.least or 0, option.most
        values = [least, most] if most is not None and most != least else [least]
        yield _note(f"A whole number from {least}{f' to {most}' if most is not None else ' up'}.")
    yield f"# {option.id} = [{', '.join(map(_toml, values))}]"


def _reading(reading: Reading) -> Iterator[str]:
    yield ""
    yield _note(f"{reading.question} Clauses {_numbers(reading.clauses)}; {reading.status}.")
    for choice, meaning in reading.choices.items():
        yield _note(f"  {choice}: {meaning}")
    yield f"# {reading.id} = {_toml(reading.adopted)}"


def _numbers(clauses: Sequence[str]) -> str:
    return ", ".join(clause.split(".", 1)[1] for clause in clauses) or "of the whole document"


def _note(text: str) -> str:
    return textwrap.fill(text, 116, initial_indent="# ", subsequent_indent="#   ", break_long_words=False)


def _toml(value: str | float) -> str:
    """A value as TOML writes it; JSON's strings and numbers are TOML's."""
    return json.dumps(value, ensure_ascii=False)
