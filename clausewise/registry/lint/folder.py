"""All of lint for one rulebook's folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from clausewise.failures import ClausewiseError
from clausewise.registry.citations import provisions_of_games, rule_set_sources
from clausewise.registry.comparison import compare
from clausewise.registry.feature_files import FeatureFile, SyntaxProblem, read_feature_file
from clausewise.registry.library import assemble, feature_paths
from clausewise.registry.lint.correspondence import lint_correspondences
from clausewise.registry.lint.engine import lint_provisions
from clausewise.registry.lint.findings import Finding
from clausewise.registry.lint.readings import lint_options, lint_readings
from clausewise.registry.lint.rules import lint_rules
from clausewise.registry.lint.scenarios import lint_scenarios
from clausewise.registry.lint.sentences import StepMatcher, lint_sentences
from clausewise.registry.lint.twins import lint_twins
from clausewise.registry.locating import open_document
from clausewise.registry.lock_file import NAME, Lock, read_lock
from clausewise.registry.model import Reading
from clausewise.registry.rulebook_files import RulebookHead, read_readings, read_rulebook_head


def lint_folder(folder: Path, matcher: StepMatcher | None = None, documents: Path | None = None) -> list[Finding]:
    """Every finding, by file and line. Without a matcher steps are not resolved, without documents nothing is stale."""
    findings: list[Finding] = []
    files: list[FeatureFile] = []
    for path in feature_paths(folder):
        read = read_feature_file(path)
        if isinstance(read, SyntaxProblem):
            findings.append(Finding(path, read.line, "syntax", read.message, "write it as Gherkin"))
        else:
            files.append(read)
    try:
        head = read_rulebook_head(folder)
        readings = read_readings(folder)
        lock = read_lock(folder)
    except ClausewiseError as broken:
        return [*findings, Finding(folder, 1, "rulebook", broken.message, "nothing else can be linted before")]
    known = {reading.id: reading for reading in readings}
    for file in files:
        findings.extend(lint_scenarios(file, known))
        findings.extend(lint_sentences(file, matcher))
    if lock is None:
        findings.append(
            Finding(folder / NAME, 1, "no-lock", "the clauses are not locked", f"run `clausewise lock {head.id}`")
        )
    else:
        findings.extend(lint_rules(head, files, lock))
        findings.extend(lint_readings(folder / "readings.toml", readings, files, lock, _decisive_elsewhere(folder)))
        findings.extend(lint_options(folder / "rulebook.toml", head.options, lock))
        findings.extend(lint_correspondences(folder, lock))
        findings.extend(lint_twins(folder))
        findings.extend(_engine(head, files, readings, lock))
        if documents is not None:
            findings.extend(_stale(head, lock, documents))
    # Each once: a background is read with every scenario behind it.
    return sorted(dict.fromkeys(findings), key=lambda f: (str(f.path), f.line))


def _decisive_elsewhere(folder: Path) -> dict[str, str]:
    """The readings on which outcomes depend in another rulebook beside this one, with its name."""
    found: dict[str, str] = {}
    for other in sorted(folder.parent.iterdir()):
        if other != folder and (other / "readings.toml").exists():
            with suppress(ClausewiseError):  # what is wrong there is found there
                found |= {reading.id: other.name for reading in read_readings(other) if reading.effect == "behaviour"}
    return found


def _engine(
    head: RulebookHead, files: list[FeatureFile], readings: tuple[Reading, ...], lock: Lock
) -> Iterator[Finding]:
    games = provisions_of_games(head.id)
    if not games:
        return
    rulebook, _ = assemble(head, files, readings, lock)
    yield from lint_provisions(rulebook, games, rule_set_sources(head.id))


def _stale(head: RulebookHead, lock: Lock, documents: Path) -> Iterator[Finding]:
    """Clauses whose words are no longer those that were locked."""
    comparison = compare(lock, open_document(head.document, lock, documents), head.document)
    lines = {entry.id: entry.line for entry in lock.clauses}
    todo = "look at its rule and scenarios, then lock the document anew"
    for state in comparison.states:
        if state.status != "unchanged":
            detail = f": {state.detail}" if state.detail else ""
            what = f"in {comparison.document} {state.id} is {state.status}{detail}"
            yield Finding(head.folder / NAME, lines[state.id], "stale", what, todo, clause=state.id)
    for text in comparison.unclaimed:
        yield Finding(
            head.folder / NAME, 1, "stale", f"in {comparison.document} this belongs to no clause: {text}", todo
        )
    if comparison.outside_changed:
        what = f"in {comparison.document} headings, numbering or front matter have changed"
        yield Finding(head.folder / NAME, 1, "stale", what, todo)
