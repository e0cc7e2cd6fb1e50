"""The rulebooks in a features folder: found, assembled, and kept for the rest of the process."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from clausewise.failures import ClausewiseError
from clausewise.registry.feature_files import FeatureFile, RuleNode, ScenarioNode, SyntaxProblem, read_feature_file
from clausewise.registry.installed import installed_folders
from clausewise.registry.lock_file import Lock, read_lock
from clausewise.registry.model import CHANNELS, KINDS, Choice, Clause, Reading, Rulebook, Scenario
from clausewise.registry.rulebook_files import RulebookHead, read_readings, read_rulebook_head

READING_TAG = "reading:"
PROBLEMS_SHOWN = 10


def features_folder(folder: Path | None = None) -> Path:
    """The folder of rulebooks: the one given, else that of this package; others are where they were installed."""
    if folder is None:
        return Path(str(files("clausewise.features")))
    if not folder.is_dir():
        raise ClausewiseError(f"{folder}: no such folder; --features names the folder that holds the rulebooks")
    return folder.resolve()


def rulebook_folders(folder: Path | None = None) -> tuple[Path, ...]:
    """The rulebooks' own folders, by name: those of a folder, else all that are installed.

    A folder that holds rulebook.toml itself is the only one.
    """
    if folder is None:
        return installed_folders()
    root = features_folder(folder)
    if (root / "rulebook.toml").exists():
        return (root,)
    return tuple(sorted(path.parent for path in root.glob("*/rulebook.toml")))


def load_rulebooks(folder: Path | None = None) -> tuple[Rulebook, ...]:
    """Every rulebook of a features folder."""
    found = rulebook_folders(folder)
    if not found:
        raise ClausewiseError(f"{features_folder(folder)}: holds no rulebook; each has a folder with a rulebook.toml")
    return tuple(_load(path) for path in found)


def load_rulebook(rulebook_id: str, folder: Path | None = None) -> Rulebook:
    """One rulebook by its id."""
    return _load(rulebook_folder(rulebook_id, folder))


def rulebook_folder(rulebook_id: str, folder: Path | None = None) -> Path:
    """The folder of a rulebook by its id."""
    found = rulebook_folders(folder)
    for path in found:
        if path.name == rulebook_id:
            return path
    known = ", ".join(path.name for path in found) or "none"
    raise ClausewiseError(f"{rulebook_id}: there is no such rulebook {_where(folder)}; known are: {known}")


def rulebook_near(rulebook_id: str, beside: Path) -> Path | None:
    """The folder of a rulebook that lies beside another's, else the one that is installed; None if neither is."""
    near = beside.parent / rulebook_id
    if near.is_dir():
        return near
    return next((path for path in rulebook_folders() if path.name == rulebook_id), None)


def _where(folder: Path | None) -> str:
    return "among those that are installed" if folder is None else f"in {features_folder(folder)}"


def find_clause(clause_id: str, folder: Path | None = None) -> tuple[Rulebook, Clause]:
    """A clause by its full id, and its rulebook."""
    rulebook_id = clause_id.split(".", 1)[0]
    rulebook = load_rulebook(rulebook_id, folder)
    try:
        return rulebook, rulebook.clause(clause_id)
    except KeyError:
        hint = " (locked, but no Rule is written yet)" if clause_id in rulebook.unwritten else ""
        raise ClausewiseError(
            f"{clause_id}: no such clause in {rulebook_id}{hint}; `clausewise clauses {rulebook_id}` lists them"
        ) from None


def feature_paths(folder: Path) -> tuple[Path, ...]:
    """The feature files of a rulebook's folder, in the order in which they are read."""
    return tuple(sorted(folder.glob("*.feature")))


def _load(folder: Path) -> Rulebook:
    stamp = tuple(
        (path.name, info.st_mtime_ns, info.st_size)
        for path in sorted(folder.iterdir())
        if path.suffix in {".feature", ".toml", ".lock"}
        for info in [path.stat()]
    )
    return _load_stamped(folder, stamp)


@lru_cache(maxsize=64)
def _load_stamped(folder: Path, stamp: tuple[tuple[str, int, int], ...]) -> Rulebook:
    del stamp  # part of the key: an edited folder is read again
    head = read_rulebook_head(folder)
    unreadable: list[str] = []
    parsed: list[FeatureFile] = []
    for path in feature_paths(folder):
        read = read_feature_file(path)
        if isinstance(read, SyntaxProblem):
            unreadable.append(f"{read.path}:{read.line}: {read.message}")
        else:
            parsed.append(read)
    rulebook, problems = assemble(head, parsed, read_readings(folder), read_lock(folder))
    problems = unreadable + problems
    if problems:
        shown = problems[:PROBLEMS_SHOWN]
        if len(problems) > len(shown):
            shown.append(f"... and {len(problems) - len(shown)} more")
        raise ClausewiseError("\n".join([*shown, "`clausewise lint` says more."]))
    return rulebook


def assemble(
    head: RulebookHead,
    parsed: Iterable[FeatureFile],
    readings: tuple[Reading, ...],
    lock: Lock | None,
) -> tuple[Rulebook, list[str]]:
    """A rulebook from its parts, and what could not be made sense of and was left out."""
    problems: list[str] = []
    locked = {entry.id: entry for entry in lock.clauses} if lock else {}
    clauses: dict[str, Clause] = {}
    for file in parsed:
        problems.extend(
            f"{file.path}:{stray.line}: a scenario outside any Rule; move it under its clause" for stray in file.stray
        )
        for rule in file.rules:
            ids = clause_ids(rule, head.id)
            kinds = [tag.name for tag in rule.tags if tag.name in KINDS]
            if len(ids) != 1 or len(kinds) != 1:
                problems.append(f"{file.path}:{rule.line}: a Rule needs the tags of exactly one clause id and one kind")
                continue
            clause_id = ids[0]
            if clause_id in clauses:
                problems.append(
                    f"{file.path}:{rule.line}: {clause_id} has a Rule already, in {clauses[clause_id].path.name}"
                )
                continue
            entry = locked.get(clause_id)
            scenarios = tuple(_scenario(node, clause_id, file.path) for node in rule.scenarios)
            clauses[clause_id] = Clause(
                id=clause_id,
                rulebook=head.id,
                kind=kinds[0],
                channels=tuple(c for c in CHANNELS if any(tag.name == c for tag in rule.tags)),
                name=rule.name,
                description=rule.description,
                path=file.path,
                line=rule.line,
                scenarios=scenarios,
                readings=_readings_of(clause_id, scenarios, readings),
                fingerprint=entry.fingerprint if entry else None,
                words=entry.words if entry else None,
            )
    in_order = [clauses[i] for i in locked if i in clauses] + [c for c in clauses.values() if c.id not in locked]
    rulebook = Rulebook(
        id=head.id,
        title=head.title,
        authority=head.authority,
        version=head.version,
        adoption=head.adoption,
        games=head.games,
        folder=head.folder,
        document=head.document,
        options=head.options,
        readings=readings,
        clauses=tuple(in_order),
        unwritten=tuple(i for i in locked if i not in clauses),
        randomness=head.randomness,
    )
    return rulebook, problems


def clause_ids(rule: RuleNode, rulebook_id: str) -> list[str]:
    """The tags of a Rule that have the form of a clause id: they begin with the rulebook's name and a dot."""
    return [tag.name for tag in rule.tags if tag.name.startswith(f"{rulebook_id}.")]


def choice_of(tag: str) -> Choice | None:
    """The choice that a tag `reading:ID.CHOICE` names, or None for another tag.

    >>> str(choice_of("reading:ties.push")), choice_of("payout")
    ('ties.push', None)
    """
    if not tag.startswith(READING_TAG):
        return None
    reading, _, choice = tag[len(READING_TAG) :].partition(".")
    return Choice(reading, choice)


def _scenario(node: ScenarioNode, clause_id: str, path: Path) -> Scenario:
    tags = tuple(tag.name for tag in node.tags)
    return Scenario(
        name=node.name,
        clause=clause_id,
        path=path,
        line=node.line,
        tags=tags,
        readings=tuple(choice for tag in tags if (choice := choice_of(tag)) is not None),
        background=node.background,
        steps=node.steps,
        examples=node.examples,
        is_outline=node.is_outline,
    )


def _readings_of(clause_id: str, scenarios: tuple[Scenario, ...], readings: tuple[Reading, ...]) -> tuple[str, ...]:
    """The readings that a verdict on this clause rests on: those that name it, and those its scenarios need."""
    needed = {choice.reading for scenario in scenarios for choice in scenario.readings}
    return tuple(r.id for r in readings if clause_id in r.clauses or r.id in needed)


__all__ = [
    "assemble",
    "choice_of",
    "clause_ids",
    "feature_paths",
    "features_folder",
    "find_clause",
    "load_rulebook",
    "load_rulebooks",
    "rulebook_folder",
    "rulebook_folders",
]
