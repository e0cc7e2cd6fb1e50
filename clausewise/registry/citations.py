"""Where the reference engine cites a clause: the rule set's provisions, and the lines that name them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

import clausewise.reference_engine
from clausewise.reference_engine.rulebooks.games import RULEBOOKS

Provisions = Mapping[str, tuple[str, ...]]
# A whole name in quotes, or the fixed beginning of one that is put together: f"aces-up.{row}".
QUOTED = re.compile(r'"([a-z0-9_.:-]+)(?:"|\{)')


class Use(msgspec.Struct, frozen=True):
    """A line of the engine that names a provision."""

    path: Path
    line: int
    text: str


def provisions_of(rulebook_id: str) -> Provisions | None:
    """The provisions of the rulebook, all its games together, or None where the engine has no rule set for it."""
    return RULEBOOKS[rulebook_id].rules.provisions if rulebook_id in RULEBOOKS else None


def provisions_of_games(rulebook_id: str) -> tuple[Provisions, ...]:
    """The same game by game; none where the engine has no rule set for it."""
    games = RULEBOOKS[rulebook_id].games if rulebook_id in RULEBOOKS else ()
    return tuple(game.rules.provisions for game in games)


def is_a_rule_elsewhere(provision: str) -> bool:
    """Whether another rulebook has clauses for it: a table may be played by rules that its own document leaves out."""
    return any(book.rules.provisions.get(provision) for book in RULEBOOKS.values())


def rule_set_sources(rulebook_id: str) -> tuple[Path, ...]:
    """The files of a rule set: its own module or package, else that of the rulebooks that are named alike."""
    folder = engine_folder() / "rulebooks"
    words = rulebook_id.split("-")
    for n in range(len(words), 0, -1):
        place = folder / "_".join(words[:n])
        of_a_game = place / f"{'_'.join(words[n:])}.py"
        if of_a_game.exists():
            return (of_a_game,)
        if place.is_dir():
            return tuple(sorted(path for path in place.rglob("*.py") if is_rule_set(path)))
    return (folder / "__init__.py",)


def is_rule_set(path: Path) -> bool:
    """Whether a file of the engine is data: what a document provides, not how it is played or misread."""
    within = path.relative_to(engine_folder()).parts
    return within[0] == "rulebooks" and len(within) > 2 and path.stem != "misread"  # noqa: PLR2004  in a folder


def citing(clause_id: str, provisions: Provisions) -> tuple[str, ...]:
    """The provisions that cite a clause."""
    return tuple(name for name, clauses in provisions.items() if clause_id in clauses)


def engine_folder() -> Path:
    """Where the engine's source is."""
    return Path(clausewise.reference_engine.__path__[0])


def uses_of(provision: str) -> tuple[Use, ...]:
    """The engine's lines that name a provision, or that put its name together from its beginning."""
    known = uses()
    if provision in known:
        return known[provision]
    parts = provision.split(".")
    for n in range(len(parts) - 1, 0, -1):
        beginning = ".".join(parts[:n]) + "."
        if beginning in known:
            return known[beginning]
    return ()


@lru_cache(maxsize=1)
def uses() -> Mapping[str, tuple[Use, ...]]:
    """For each quoted name in the engine's source the lines where it stands, rule sets (the data) left out."""
    found: dict[str, list[Use]] = {}
    root = engine_folder()
    for path in sorted(root.rglob("*.py")):
        if is_rule_set(path):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for name in dict.fromkeys(QUOTED.findall(line)):
                found.setdefault(name, []).append(Use(path, number, line.strip()))
    return {name: tuple(lines) for name, lines in found.items()}
