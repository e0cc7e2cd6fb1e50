"""A configuration that explains itself, for `clausewise init`."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from clausewise.adapters.http_settings import HttpSettings
from clausewise.failures import ClausewiseError
from clausewise.registry import Option, Reading, Rulebook
from clausewise.registry.lock_file import read_lock
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

NOT_IN_FULL = (
    "What the facility chose where the rules leave it a choice, and how it reads what they leave unclear, stands in a "
    "section for each rulebook. `clausewise init --rulebook ID --config FILE` writes it with all that can be chosen. "
    "The rulebooks:"
)

TAIL = """
# What only a person can judge is attested, one entry for each clause. `evidence` is a file, named as seen from this
# one, whose SHA-256 the journal keeps; `build` the version that the system states, or the digest of a component. A
# finding of "not met" is a fail; an attestation that has expired, lacks any of this or speaks of another build or of
# other words counts for nothing. `words` says which words of the document were judged: `clausewise clauses show` prints
# it as the clause's wording.
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
# words = "{words}"

# What the document leaves open and the authority has answered. Verdicts that rest on the confirmed choice are not
# provisional any more; it is played unless --reading says otherwise. `evidence` is a file, as above.
#
# [[confirmation]]
# reading = "{reading}"
# choice = "{choice}"
# authority = "{authority}"
# reference = "letter 17/2026"
# date = "2026-01-31"
# evidence = "letter.pdf"

# A departure that the authority approved, from the words that the clause had. It stands beside a fail and never takes
# its place, and not where the clause has other words.
#
# [[variance]]
# clause = "{clause}"
# authority = "{authority}"
# reference = "letter 17/2026"
# date = "2026-01-31"
# text = "What was approved."
# words = "{words}"
"""


def commented_configuration(rulebooks: Sequence[Rulebook], target: str, *, in_full: bool = True) -> str:
    """The whole file; not in full, it only names the rulebooks: their options and readings are two thousand lines."""
    parts = [HEAD.format(target=_toml(target), least_sample=LEAST_SAMPLE, connection="\n".join(_connection()))]
    if not in_full:
        parts.append(_note(NOT_IN_FULL))
        parts.extend(f"#   {book.id:<18} {book.title}" for book in rulebooks)
    for book in rulebooks if in_full else ():
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
    lock = read_lock(next(book.folder for book in rulebooks if judged.startswith(f"{book.id}.")))
    words = next((clause.wording for clause in lock.clauses if clause.id == judged), "") if lock else ""
    reading, choice = next(
        ((f"{b.id}.{r.id}", r.adopted) for b in rulebooks for r in b.readings if r.effect == "behaviour"),
        (f"{first.id}.READING", "CHOICE"),
    )
    tail = TAIL.format(clause=judged, authority=first.authority, words=words, reading=reading, choice=choice)
    return "\n".join(parts) + "\n" + tail


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
