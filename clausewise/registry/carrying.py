"""The twin of a rule for an author to go on from: its text in the words, tags and readings of another rulebook.

What comes out is a draft. It says in comments what the author has to look at, since only the document can say it.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from clausewise.failures import ClausewiseError
from clausewise.registry.correspondence import Pair, are_mapped, correspondence
from clausewise.registry.feature_files import FeatureFile, RuleNode, read_feature_file
from clausewise.registry.lexicon import RUN_OF_CARDS, Lexicon, lexicon_between
from clausewise.registry.library import choice_of, clause_ids
from clausewise.registry.model import INFORMATIVE, Clause, Rulebook
from clausewise.registry.twins import UNLIKE

WIDTH = 120
STEP = re.compile(r"(?P<indent> +)(?P<keyword>Given|When|Then|And|But) (?P<text>.+)")
CELLS = re.compile(r"\s*\|.*\|\s*")


def carried_rule(one: Rulebook, clause: Clause, other: Rulebook, other_id: str) -> str:
    """The Rule of a clause as a draft for another rulebook's clause."""
    draft = _Draft(one, clause, other, other_id)
    body = _aligned(list(draft.lines()))
    notes = [f"# Carried from {clause.id}. To look at:", *(f"# - {note}" for note in dict.fromkeys(draft.notes))]
    return "\n".join([*(f"  {note}" for note in notes), *draft.head(), *body])


@dataclass
class _Draft:
    one: Rulebook
    clause: Clause
    other: Rulebook
    other_id: str
    notes: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.twin = next((c for c in self.other.clauses if c.id == self.other_id), None)
        if self.twin is None and self.other_id not in self.other.unwritten:
            raise ClausewiseError(
                f"{self.other_id}: no such clause in {self.other.id}; `clausewise clauses {self.other.id}` lists them"
            )
        self.lexicon: Lexicon = lexicon_between(self.one.folder, self.other.folder)
        self.notes.extend(self._what_corresponds())

    def head(self) -> Iterator[str]:
        """Tags, name and description, of the other clause where its Rule is written."""
        clause = self.twin or self.clause
        tags = [self.other_id, clause.kind, *(clause.channels or (INFORMATIVE,))]
        say = (lambda text: text) if self.twin else self.lexicon.carried
        yield f"  {' '.join(f'@{tag}' for tag in tags)}"
        yield f"  Rule: {say(clause.name)}"
        yield from textwrap.wrap(say(clause.description), WIDTH, initial_indent="    ", subsequent_indent="    ")

    def lines(self) -> Iterator[str]:
        """Background and scenarios, carried."""
        known = {reading.id for reading in self.other.readings}
        written = {scenario.name for scenario in self.twin.scenarios} if self.twin else set()
        opening, skipping, cards = "", False, 0
        for line in _body(self.clause):
            step = STEP.fullmatch(line)
            skipping = skipping and step is None and CELLS.fullmatch(line) is not None
            if skipping:
                continue
            if step and step["text"] in self.lexicon.ours_alone:
                self.notes.append(f"left out, as {self.other.id} has no need of it: {step['text']}")
                skipping = True
                opening = opening if step["keyword"] in {"And", "But"} else step["keyword"]
                continue
            if line.strip().startswith("#") and UNLIKE.match(line.strip("# ")):
                continue
            if line.strip().startswith("@"):
                yield from self._tags(line, known)
                continue
            cards += bool(RUN_OF_CARDS.search(line))
            said = self.lexicon.carried(line)
            if step:
                said = said.replace("And", opening, 1) if opening and step["keyword"] == "And" else said
                opening = ""
            name = said.partition(": ")[2]
            if said.strip().startswith("Scenario") and name in written:
                self.notes.append(f"{self.other_id} has this already: {name}")
            yield said
        self.notes.extend(self._in_the_end(cards))

    def _tags(self, line: str, known: Iterable[str]) -> Iterator[str]:
        kept = []
        for tag in self.lexicon.carried(line).split():
            choice = choice_of(tag.removeprefix("@"))
            if choice is None or choice.reading in known:
                kept.append(tag)
            else:
                self.notes.append(f"{tag}: {self.other.id} has no such reading; is the question open there?")
        if kept:
            yield "    " + " ".join(kept)

    def _what_corresponds(self) -> Iterator[str]:
        ours, theirs = self.clause.fingerprint, self.twin.fingerprint if self.twin else None
        if ours is not None and ours == theirs:
            yield "the documents have the same words for both"
        pairs: Sequence[Pair] = ()
        if are_mapped(self.one.folder, self.other.folder):
            pairs = correspondence(self.one.folder, self.other.folder)
        pair = next((p for p in pairs if self.clause.id in p.one and self.other_id in p.other), None)
        if pair is None:
            yield "corresponds.toml does not say that these two correspond"
        elif pair.differs:
            yield f"they differ: {pair.differs}"
        if self.twin is None:
            yield "the Rule's name, kind and channels are those of the other document"

    def _in_the_end(self, cards: int) -> Iterator[str]:
        needed = {choice.reading for scenario in self.clause.scenarios for choice in scenario.readings}
        for reading in self.other.readings:
            if self.other_id in reading.clauses and reading.id not in needed:
                yield f"no scenario here chooses the reading {reading.id}"
        if cards and self.lexicon.any_cards:
            yield f"cards stand in {cards} lines, and each document's scenarios lay their own"
        for sentence in self.lexicon.theirs_alone:
            yield f"{self.other.id} may need: {sentence}"
        yield "figures, and what is expected: work them out from the document"


def _body(clause: Clause) -> Iterator[str]:
    """The lines of a Rule below its name and description, as they are written."""
    file = read_feature_file(clause.path)
    if not isinstance(file, FeatureFile):
        raise ClausewiseError(f"{file.path}:{file.line}: {file.message}")
    lines = clause.path.read_text(encoding="utf-8").splitlines()
    starts = [_first_line(rule) for rule in file.rules]
    at = next(n for n, rule in enumerate(file.rules) if clause.id in clause_ids(rule, clause.rulebook))
    end = starts[at + 1] - 1 if at + 1 < len(starts) else len(lines)
    own = lines[file.rules[at].line : end]
    first = next((n for n, line in enumerate(own) if not line.strip()), len(own))
    body = own[first:]
    while body and not body[-1].strip():
        body.pop()
    return iter(body)


def _first_line(rule: RuleNode) -> int:
    return min(tag.line for tag in rule.tags) - len(rule.comments) if rule.tags else rule.line


def _aligned(lines: list[str]) -> list[str]:
    """Tables whose columns stand under each other again."""
    done: list[str] = []
    table: list[list[str]] = []
    indent = ""
    for line in [*lines, ""]:
        if CELLS.fullmatch(line):
            table.append([cell.strip() for cell in line.strip().strip("|").split("|")])
            indent = line[: len(line) - len(line.lstrip())]
            continue
        if table:
            widths = [max(map(len, column)) for column in zip(*table, strict=True)]
            padded = ([c.ljust(w) for c, w in zip(row, widths, strict=True)] for row in table)
            done.extend(f"{indent}| {' | '.join(row)} |" for row in padded)
            table = []
        done.append(line)
    return done[:-1]
