"""The rule set of the reference engine against the rulebook: what cites what."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from clausewise.registry.citations import Provisions, is_a_rule_elsewhere
from clausewise.registry.lint.findings import Finding, line_of
from clausewise.registry.model import Clause, Rulebook

MOST_CLAUSES = 5
Cited = tuple[str, tuple[str, ...]]
"""A provision, and the clauses that it cites in one game."""


def lint_provisions(rulebook: Rulebook, games: Sequence[Provisions], sources: Sequence[Path]) -> Iterator[Finding]:
    """Provisions without a clause or with too many, clauses that none serves, clauses only ever cited together.

    `games` are the provisions of each game of the rulebook: one name may cite other clauses in another game.
    """
    known = {*(clause.id for clause in rulebook.clauses), *rulebook.unwritten}
    every = dict.fromkeys((name, tuple(ids)) for provisions in games for name, ids in provisions.items())
    cited_by: dict[str, list[Cited]] = defaultdict(list)
    for name, ids in every:
        for rule, what, todo in _faults(name, ids, known):
            path, line = _place(sources, name)
            yield Finding(path, line, rule, what, todo)
        for clause_id in ids:
            cited_by[clause_id].append((name, ids))
    for clause in rulebook.clauses:
        if not clause.informative and clause.channels != ("attestation",) and clause.id not in cited_by:
            yield Finding(
                clause.path,
                clause.line,
                "clause-without-provision",
                f"no provision of the reference engine cites {clause.id}",
                "name a provision for it where the engine decides it",
                clause=clause.id,
            )
    yield from _together(rulebook, cited_by)


def _faults(name: str, ids: Sequence[str], known: set[str]) -> Iterator[tuple[str, str, str]]:
    if not ids and not is_a_rule_elsewhere(name):
        yield "provision-without-clause", f"{name} cites no clause", "name its clauses"
    if len(ids) > MOST_CLAUSES:
        yield "too-many-clauses", f"{name} cites {len(ids)} clauses", "split it into what each clause requires"
    for clause_id in ids:
        if clause_id not in known:
            yield "unknown-clause", f"{name} cites {clause_id}, which is not in clauses.lock", "correct the id"


def _together(rulebook: Rulebook, cited_by: Mapping[str, Sequence[Cited]]) -> Iterator[Finding]:
    together: dict[tuple[Cited, ...], list[Clause]] = defaultdict(list)
    for clause in rulebook.clauses:
        if clause.id in cited_by:
            together[tuple(sorted(cited_by[clause.id]))].append(clause)
    for names, clauses in together.items():
        by = ", ".join(dict.fromkeys(name for name, _ in names))
        if len(clauses) > 1:
            yield Finding(
                clauses[0].path,
                clauses[0].line,
                "cited-together",
                f"{', '.join(clause.id for clause in clauses)} are only ever cited together, by {by}",
                "give each a provision of its own: a fault in one cannot be told from a fault in the other",
                level="note",
                clause=clauses[0].id,
            )


def _place(sources: Sequence[Path], name: str) -> tuple[Path, int]:
    """The rule set's line that holds a provision's name."""
    text = f'"{name}"'
    for path in sources:
        if text in path.read_text(encoding="utf-8"):
            return path, line_of(path, text)
    return sources[0], 1
