"""Twins: what tells scenarios of one name apart is in the lexicon, or said in a comment, and no comment is idle."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

from clausewise.failures import ClausewiseError
from clausewise.registry.correspondence import NAME, read_correspondences, read_words
from clausewise.registry.library import rulebook_near
from clausewise.registry.lint.findings import Finding, line_of
from clausewise.registry.lock_file import read_lock
from clausewise.registry.twins import Told, Twins, scenarios_in, twins_between, unlike


def lint_twins(folder: Path) -> Iterator[Finding]:
    """Every scenario of a rulebook that has a twin in one of those with which its corresponds.toml compares it."""
    try:
        near = {other: rulebook_near(other, folder) for other in read_correspondences(folder)}
        others = {
            other: place
            for other, place in near.items()
            if place is not None and (place / "rulebook.toml").is_file() and read_lock(place) is not None
        }
        found = {other: twins_between(folder, place).twins for other, place in others.items()}
        yield from _words(folder, others)
    except ClausewiseError:
        return  # said by those who lint these files
    for other, twins in found.items():
        for pair in twins:
            if pair.difference and not pair.explained(other):
                yield _unexplained(pair, other)
    yield from _idle(folder, found)


def _words(folder: Path, others: Collection[str]) -> Iterator[Finding]:
    path = folder / NAME
    for other, words in read_words(folder).items():
        line = line_of(path, f"[[words.{other}]]")
        if other not in others:
            what = f"words of {other}, with which the file has no clauses correspond"
            yield Finding(path, line, "corresponds", what, "correct its id, or name the clauses")
        for word in words:
            here = line_of(path, f'"{word.ours or word.theirs}"')
            if not (word.ours or word.theirs):
                yield Finding(path, line, "corresponds", "a word says nothing", "name it or take it away")
            elif not (word.ours and word.theirs) and not word.why.strip():
                what = f"{word.ours or word.theirs!r} has no counterpart, and the row does not say why"
                yield Finding(path, here, "corresponds", what, "name the counterpart, or say it in `why`")


def _unexplained(pair: Twins, other: str) -> Finding:
    told = pair.one
    where = f"{pair.other.clause} ({pair.other.path.name}:{pair.other.scenario.line})"
    return Finding(
        told.path,
        told.scenario.line,
        "twin",
        f"{told.scenario.name!r} is another than its twin under {where}: {pair.difference}",
        f"align them, put the words into {NAME}, or say why in a comment above it: # Unlike {other}: ...",
        clause=told.clause,
    )


def _idle(folder: Path, found: dict[str, tuple[Twins, ...]]) -> Iterator[Finding]:
    """Comments that explain what does not differ."""
    needed = {
        (other, place)
        for other, twins in found.items()
        for pair in twins
        if pair.difference
        for place in ((pair.one.path, pair.one.scenario.line), (pair.one.path, pair.one.rule.line))
    }
    for told in (told for clause in scenarios_in(folder).values() for told in clause):
        for line, comments in ((told.scenario.line, told.scenario.comments), (told.rule.line, told.rule.comments)):
            for other in unlike(comments):
                if (other, (told.path, line)) not in needed:
                    yield _needless(told, line, other)


def _needless(told: Told, line: int, other: str) -> Finding:
    what = f"a comment says that this is unlike {other}, where no twin differs from it"
    return Finding(told.path, line, "twin", what, "take it away", clause=told.clause)
