"""Twins: scenarios of one name under clauses of two rulebooks that correspond.

They stay text in each folder, so that a document can be audited alone. What differs beyond the declared lexicon is
said in a comment above the scenario or its Rule: `# Unlike oasis-holdem: two of the four hole cards have to be used.`
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import zip_longest
from pathlib import Path

import msgspec

from clausewise.registry.correspondence import Pair, correspondence
from clausewise.registry.feature_files import FeatureFile, RuleNode, ScenarioNode, read_feature_file
from clausewise.registry.lexicon import Lexicon, lexicon_between
from clausewise.registry.library import choice_of, clause_ids, feature_paths
from clausewise.registry.rulebook_files import read_readings

Order = Callable[[str], str]
Sides = tuple[Collection[str], Collection[str]]
UNLIKE = re.compile(r"Unlike (?P<other>[a-z0-9-]+): \S")


class Told(msgspec.Struct, frozen=True):
    """A scenario where it stands."""

    path: Path
    clause: str
    rule: RuleNode
    scenario: ScenarioNode


class Twins(msgspec.Struct, frozen=True):
    """Two scenarios of one name; `difference` is the first that the lexicon does not cover, or nothing."""

    one: Told
    other: Told
    difference: str

    def explained(self, other: str) -> bool:
        """Whether a comment of ours says why they differ."""
        return other in unlike(self.one.scenario.comments) or other in unlike(self.one.rule.comments)


class Twinning(msgspec.Struct, frozen=True):
    """All twins of two rulebooks, and the scenarios that one side alone has under clauses that correspond."""

    twins: tuple[Twins, ...]
    only: tuple[tuple[Told, ...], tuple[Told, ...]]


def unlike(comments: Iterable[str]) -> list[str]:
    """The rulebooks of which comments say why a twin is another.

    >>> unlike(["Unlike oasis-holdem: four hole cards.", "The button lies at seat 3."])
    ['oasis-holdem']
    """
    return [found["other"] for comment in comments if (found := UNLIKE.match(comment))]


def twins_between(one: Path, other: Path) -> Twinning:
    """The twins of two rulebooks' folders, of which one has a map with the other."""
    pairs = [pair for pair in correspondence(one, other) if pair.one and pair.other]
    sides = scenarios_in(one), scenarios_in(other)
    lexicon = lexicon_between(one, other)
    known = _readings(one), _readings(other)
    twins: dict[tuple[Path, int], Twins] = {}
    for ours, theirs in _groups(pairs, sides):
        for told in ours:
            twin = next((t for t in theirs if lexicon.agree(told.scenario.name, t.scenario.name)), None)
            if twin is not None:
                found = difference(told.scenario, twin.scenario, lexicon, known)
                twins.setdefault((told.path, told.scenario.line), Twins(told, twin, found))
    paired = set(twins), {(t.other.path, t.other.scenario.line) for t in twins.values()}
    numbers = {c for pair in pairs for c in pair.one}, {c for pair in pairs for c in pair.other}
    left = [
        tuple(t for clause, told in side.items() if clause in n for t in told if (t.path, t.scenario.line) not in seen)
        for side, n, seen in zip(sides, numbers, paired, strict=True)
    ]
    return Twinning(tuple(twins.values()), (left[0], left[1]))


def scenarios_in(folder: Path) -> dict[str, list[Told]]:
    """The scenarios of a rulebook by the clause under which they stand; what is no Gherkin is left out."""
    found: dict[str, list[Told]] = {}
    for path in feature_paths(folder):
        file = read_feature_file(path)
        if isinstance(file, FeatureFile):
            for rule in file.rules:
                for clause in clause_ids(rule, folder.name)[:1]:
                    found.setdefault(clause, []).extend(Told(path, clause, rule, one) for one in rule.scenarios)
    return found


def difference(one: ScenarioNode, other: ScenarioNode, lexicon: Lexicon, readings: Sides) -> str:
    """The first that one scenario says and its twin does not."""
    for here, there in zip_longest(*as_compared(one, other, lexicon, readings), fillvalue=""):
        if not lexicon.agree(here, there):
            return f"here {_quoted(here)}, there {_quoted(there)}"
    return ""


def as_compared(
    one: ScenarioNode, other: ScenarioNode, lexicon: Lexicon, readings: Sides
) -> tuple[list[str], list[str]]:
    """What two twins say, line by line, but for readings and sentences that one document alone has.

    In which order an outline has its rows and columns says nothing.
    """
    plain = Lexicon(any_cards=lexicon.any_cards)
    ours = [
        *_tags(one, lexicon, readings[1], lexicon.told),
        *lines(one, _alone(lexicon.ours_alone, other)),
        *_rows_of_examples(one, lexicon.told),
    ]
    theirs = [
        *_tags(other, lexicon.reversed(), readings[0], plain.told),
        *lines(other, _alone(lexicon.theirs_alone, one)),
        *_rows_of_examples(other, plain.told),
    ]
    return ours, theirs


def _alone(sentences: Collection[str], twin: ScenarioNode) -> set[str]:
    """The sentences of one side alone, but for those that this twin says as well."""
    return set(sentences) - {step.text for step in (*twin.background, *twin.steps)}


def lines(scenario: ScenarioNode, left_out: Collection[str] = ()) -> Iterator[str]:
    """The steps of a scenario and of its background, line by line; that one begins with And says nothing."""
    for step in (*scenario.background, *scenario.steps):
        if step.text not in left_out:
            yield f"{step.kind.title()} {step.text}"
            yield from map(_row, step.table)
            if step.doc_string:
                yield step.doc_string


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _rows_of_examples(scenario: ScenarioNode, order: Order) -> Iterator[str]:
    for table in scenario.examples:
        yield f"Examples: {table.name}".rstrip()
        columns = sorted(zip(table.header, zip(*table.rows, strict=True), strict=True))
        yield _row(name for name, _ in columns)
        yield from sorted(map(_row, zip(*(cells for _, cells in columns), strict=True)), key=order)


def _tags(scenario: ScenarioNode, lexicon: Lexicon, theirs: Collection[str], order: Order) -> list[str]:
    """The readings that a scenario needs, but for those that the other document does not have."""
    carried = {f"@{tag.name}": choice_of(lexicon.carried(f"@{tag.name}").removeprefix("@")) for tag in scenario.tags}
    return sorted((tag for tag, choice in carried.items() if choice is None or choice.reading in theirs), key=order)


def _groups(
    pairs: Iterable[Pair], sides: tuple[Mapping[str, list[Told]], Mapping[str, list[Told]]]
) -> Iterator[tuple[list[Told], list[Told]]]:
    for pair in pairs:
        ours = [told for clause in pair.one for told in sides[0].get(clause, ())]
        theirs = [told for clause in pair.other for told in sides[1].get(clause, ())]
        yield ours, theirs


def _readings(folder: Path) -> frozenset[str]:
    return frozenset(reading.id for reading in read_readings(folder))


def _quoted(line: str) -> str:
    return f"“{line}”" if line else "nothing"
