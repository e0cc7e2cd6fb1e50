"""Which clauses are touched by what has changed since a git ref: their rules, or the engine's lines that serve them.

In doubt a clause counts as touched: a change that cannot be laid to certain clauses touches all.
"""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import clausewise.adapters
import clausewise.proving
import clausewise.running
import clausewise.steps
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry import Rulebook
from clausewise.registry.citations import QUOTED, engine_folder, is_rule_set, provisions_of

_HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@")


class EverythingChanged(Exception):
    """A change concerns all clauses."""


def changed_clauses(ref: str, rulebooks: Sequence[Rulebook]) -> list[str]:
    """The clauses, in document order, that have to be proved again."""
    git = Git(_checkout(rulebooks[0].folder, ref), ref)
    found: set[str] = set()
    for book in rulebooks:
        try:
            found |= _rules_changed(git, book)
            found |= _engine_changed(git, book)
        except EverythingChanged:
            found |= {clause.id for clause in book.clauses}
    return [clause.id for book in rulebooks for clause in book.clauses if clause.id in found]


# --- git --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Git:
    """A checkout and the ref that it is compared with."""

    root: Path
    ref: str

    def then(self, path: Path) -> str | None:
        """What a file held; None if it was not there."""
        shown = _git(self.root, "show", f"{self.ref}:{path.resolve().relative_to(self.root).as_posix()}")
        return shown.stdout if shown.returncode == 0 else None

    def changed(self, folder: Path) -> list[Path]:
        """Files below a folder that are not what they were, new ones among them."""
        if not folder.resolve().is_relative_to(self.root):
            return []
        below = str(folder.resolve())
        listed = _git(self.root, "diff", "--name-only", "--no-renames", self.ref, "--", below).stdout.splitlines()
        new = _git(self.root, "ls-files", "--others", "--exclude-standard", "--", below).stdout.splitlines()
        return [self.root / name for name in dict.fromkeys([*listed, *new])]

    def lines(self, path: Path) -> Iterator[tuple[int, int, list[str]]]:
        """The changed places of a file: first and last line as it is now, and the words before and after."""
        if self.then(path) is None:
            text = path.read_text(encoding="utf-8").splitlines()
            yield 1, len(text), text
            return
        first = last = 0
        words: list[str] = []
        for line in _git(self.root, "diff", "-U0", "--no-color", self.ref, "--", str(path)).stdout.splitlines():
            start = _HUNK.match(line)
            if start:
                if first:
                    yield first, last, words
                first, count = int(start[1]), int(start[2] or 1)
                last, words = first + max(count - 1, 0), []
            elif first and line[:1] in {"+", "-"}:
                words.append(line[1:])
        if first:
            yield first, last, words


def _checkout(folder: Path, ref: str) -> Path:
    top = _git(folder, "rev-parse", "--show-toplevel")
    if top.returncode:
        raise ClausewiseError(f"{folder}: --changed needs the rulebooks to be in a git checkout, and these are not")
    if _git(folder, "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}").returncode:
        raise ClausewiseError(f"--changed {ref}: git knows no such commit")
    return Path(top.stdout.strip()).resolve()


def _git(place: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(  # noqa: S603  the arguments are ours; a ref is checked before it is used
            ["git", "-C", str(place), *arguments],  # noqa: S607  whichever git the person uses
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        raise ClausewiseError("--changed needs git, and it is not installed") from None


# --- the features -----------------------------------------------------------------------------------------------------


def _rules_changed(git: Git, book: Rulebook) -> set[str]:
    found: set[str] = set()
    for path in git.changed(book.folder):
        if path.name == "readings.toml":
            found |= _readings_changed(git.then(path) or "", path, book)
        elif path.name == "rulebook.toml":
            raise EverythingChanged
        elif path.suffix == ".feature" and path.exists():
            before, now = rules_in(git.then(path) or "", book.id), rules_in(path.read_text(encoding="utf-8"), book.id)
            if before.pop("", "") != now.pop("", ""):
                found |= set(now)
            found |= {clause for clause, text in now.items() if before.get(clause) != text}
    return found


def rules_in(text: str, rulebook: str) -> dict[str, str]:
    r"""For each clause the text of its Rule, tags first; what comes before all Rules under the empty name.

    >>> rules_in("Feature: x\n  @a.1 @play\n  Rule: y\n  @a.2\n  Rule: z\n", "a")
    {'': 'Feature: x', 'a.1': '@a.1 @play\nRule: y', 'a.2': '@a.2\nRule: z'}
    """
    tag = re.compile(rf"^\s*@{re.escape(rulebook)}\.(\S+)")
    clause, found = "", {"": [""]}
    for line in text.splitlines():
        begins = tag.match(line)
        if begins:
            clause = f"{rulebook}.{begins[1]}"
        found.setdefault(clause, []).append(line.strip())
    return {name: "\n".join(line for line in lines if line) for name, lines in found.items()}


def _readings_changed(before: str, path: Path, book: Rulebook) -> set[str]:
    then = _by_id(before)
    now = _by_id(path.read_text(encoding="utf-8") if path.exists() else "")
    touched = {name for name in then | now if then.get(name) != now.get(name)}
    clauses = {clause for reading in book.readings if reading.id in touched for clause in reading.clauses}
    return clauses | {clause.id for clause in book.clauses if touched.intersection(clause.readings)}


def _by_id(text: str) -> dict[str, Any]:
    try:
        return {str(reading.get("id")): reading for reading in tomllib.loads(text).get("reading", ())}
    except tomllib.TOMLDecodeError:
        return {}


# --- the engine -------------------------------------------------------------------------------------------------------


def _engine_changed(git: Git, book: Rulebook) -> set[str]:
    for package in (clausewise.steps, clausewise.running, clausewise.proving, clausewise.adapters):
        beside = [path for path in git.changed(Path(package.__path__[0])) if path.suffix == ".py"]
        if beside:
            raise EverythingChanged
    provisions = provisions_of(book.id) or {}
    found: set[str] = set()
    for path in git.changed(engine_folder()):
        if path.suffix != ".py":
            continue
        if not path.exists():
            raise EverythingChanged
        data = is_rule_set(path)
        text = path.read_text(encoding="utf-8")
        for first, last, words in git.lines(path):
            named = "\n".join(words) if data else around(text, first, last)
            touched = served_by(named, provisions, book.id)
            if not touched and not _another_games(named):
                raise EverythingChanged
            found |= touched
    return found


def _another_games(words: str) -> bool:
    """Whether lines that serve none of a rulebook's clauses serve those of another: they are no concern of this one."""
    return any(served_by(words, book.rules.provisions, book.id) for book in RULEBOOKS.values())


def around(text: str, first: int, last: int) -> str:
    """The functions that some lines belong to; nothing if they belong to none."""
    lines = text.splitlines()
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.lineno <= last and first <= (node.end_lineno or node.lineno):
            found += lines[node.lineno - 1 : node.end_lineno]
    return "\n".join(found)


def served_by(words: str, provisions: Mapping[str, tuple[str, ...]], rulebook: str) -> set[str]:
    """The clauses that are named in some lines of the engine, by provision or by number."""
    found: set[str] = set()
    numbers = {clause for clauses in provisions.values() for clause in clauses}
    for name in _names(words):
        if f"{rulebook}.{name}" in numbers:
            found.add(f"{rulebook}.{name}")
        # A name that ends in a dot is the beginning of one that is put together.
        named = [p for p in provisions if p == name or (name.endswith(".") and p.startswith(name))]
        found |= {clause for provision in named for clause in provisions[provision]}
    return found


def _names(words: str) -> Iterable[str]:
    quoted = re.findall(r'"([^"\n{}]+)', words)
    return dict.fromkeys([*QUOTED.findall(words), *quoted])
