"""The rulebook as data: what the features folder says, in frozen types that every other part reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from clausewise.registry.words import wording

StepKind = Literal["given", "when", "then"]
Table = tuple[tuple[str, ...], ...]

KINDS: tuple[str, ...] = (
    "definition",
    "equipment",
    "procedure",
    "betting",
    "ranking",
    "payout",
    "irregularity",
    "posting",
    "discretion",
    "conduct",
    "staffing",
    "object",
    "collection",
    "limits",
    "introduction",
)
CHANNELS: tuple[str, ...] = ("play", "trace", "declaration", "attestation")
INFORMATIVE = "informative"


class Step(msgspec.Struct, frozen=True):
    """One sentence of a scenario; `kind` is what And and But resolve to."""

    keyword: str
    kind: StepKind
    text: str
    line: int
    table: Table = ()
    doc_string: str | None = None


class Examples(msgspec.Struct, frozen=True):
    """One Examples table of an outline."""

    line: int
    name: str
    tags: tuple[str, ...]
    header: tuple[str, ...]
    rows: Table


class Choice(msgspec.Struct, frozen=True, order=True):
    """One choice of one reading, as a scenario's tag `@reading:ID.CHOICE` names it."""

    reading: str
    choice: str

    def __str__(self) -> str:
        return f"{self.reading}.{self.choice}"


class Scenario(msgspec.Struct, frozen=True):
    """One scenario or outline of a clause; `background` holds the steps that the feature and the rule put before it."""

    name: str
    clause: str
    path: Path
    line: int
    tags: tuple[str, ...]
    readings: tuple[Choice, ...]
    background: tuple[Step, ...]
    steps: tuple[Step, ...]
    examples: tuple[Examples, ...]
    is_outline: bool

    def cases(self) -> Iterator[dict[str, str]]:
        """The values of every example row; one empty row for a plain scenario.

        >>> rows = Examples(3, "", (), ("amount",), (("10",), ("20",)))
        >>> outline = Scenario("It is taken", "a.1", Path("1.feature"), 1, (), (), (), (), (rows,), is_outline=True)
        >>> list(outline.cases())
        [{'amount': '10'}, {'amount': '20'}]
        """
        if not self.is_outline:
            yield {}
        for table in self.examples:
            for row in table.rows:
                yield dict(zip(table.header, row, strict=False))


class Clause(msgspec.Struct, frozen=True):
    """One clause of the document: its Rule, with our restatement as name and description, and what the lock knows."""

    id: str
    rulebook: str
    kind: str
    channels: tuple[str, ...]
    name: str
    description: str
    path: Path
    line: int
    scenarios: tuple[Scenario, ...]
    readings: tuple[str, ...]
    fingerprint: str | None
    words: int | None

    @property
    def number(self) -> str:
        """The clause's own number, as the document counts: `12.D.3.b.iv.1`."""
        return self.id[len(self.rulebook) + 1 :]

    @property
    def wording(self) -> str:
        """Which words of the document it restates; empty while they are not locked."""
        return wording(self.words, self.fingerprint) if self.words and self.fingerprint else ""

    @property
    def chapter(self) -> str:
        return self.number.split(".", 1)[0]

    @property
    def informative(self) -> bool:
        """Nothing is required, so nothing is examined."""
        return not self.channels


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an unclear place of the document is read, which choice is adopted, and who said so."""

    id: str
    clauses: tuple[str, ...]
    question: str
    choices: dict[str, str]
    adopted: str
    why: str
    effect: Literal["behaviour", "noted"]
    left_open: bool = False
    """Of one that is noted: no scenario takes a side, and nobody is blamed for either choice."""
    decided_by: tuple[str, ...] = ()
    """Of one that is noted: the clauses whose words leave no choice, so that who reads otherwise breaks them."""
    status: Literal["proposed", "confirmed"] = "proposed"
    authority: str | None = None
    reference: str | None = None
    date: str | None = None

    @property
    def rejected(self) -> tuple[str, ...]:
        return tuple(choice for choice in self.choices if choice != self.adopted)


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules leave to the house: one of some named values, or a whole number within bounds."""

    id: str
    title: str
    clauses: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    unit: str | None = None

    def allows(self, value: str | int) -> bool:
        """Whether the house may choose this value.

        >>> decks, least = Option("decks", "Decks", values=("1", "2")), Option("ante", "Least ante", least=5, most=100)
        >>> decks.allows(2), decks.allows("3"), least.allows("5"), least.allows(101)
        (True, False, True, False)
        """
        if self.values:
            return str(value) in self.values
        if isinstance(value, str):
            if not value.isascii() or not value.isdigit():
                return False
            value = int(value)
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


class RandomnessAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of mixing at random: by which clauses, of cards or dice, and how surely where that is stated."""

    clauses: tuple[str, ...]
    what: Literal["cards", "dice"]
    confidence: int | None = None
    """In percent; none where nobody states it."""
    test: str = ""
    """The test that is named there."""
    stated_by: str = ""
    """By whom both are stated."""

    @property
    def level(self) -> float | None:
        """The chance at most with which a sound device may be rejected.

        >>> RandomnessAsked(("mlgca-four-card.5.A",), "cards", 95, "chi-squared", "a regulation").level
        0.05
        """
        return None if self.confidence is None else round(1 - self.confidence / 100, 6)


class DocumentSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which document, or part of one, the rulebook restates, and how its pages and numbering are made.

    A document that is numbered throughout has `heading` and `levels`; the clauses of any other are listed in an
    inventory when it is locked. `begins` and `until` bound the part by the first words of it and of what follows.
    """

    name: str
    heading: str = ""
    levels: tuple[str, ...] = ()
    furniture: tuple[str, ...] = ()
    begins: str = ""
    until: str = ""

    @property
    def numbered(self) -> bool:
        """Whether the clauses are found by the document's own numbering."""
        return bool(self.heading)


class Rulebook(msgspec.Struct, frozen=True):
    """One folder of features.

    `clauses` are those with a Rule, in document order; `unwritten` are the ids of locked clauses that have none yet.
    """

    id: str
    title: str
    authority: str
    version: str
    adoption: str
    games: tuple[str, ...]
    """What is played by it; with more than one, a table is asked for with the option `game`."""
    folder: Path
    document: DocumentSpec
    options: tuple[Option, ...]
    readings: tuple[Reading, ...]
    clauses: tuple[Clause, ...]
    unwritten: tuple[str, ...]
    randomness: tuple[RandomnessAsked, ...] = ()

    def clause(self, clause_id: str) -> Clause:
        """The clause of this id; KeyError if there is none."""
        for clause in self.clauses:
            if clause.id == clause_id:
                return clause
        raise KeyError(clause_id)

    def reading(self, reading_id: str) -> Reading:
        """The reading of this id; KeyError if there is none."""
        for reading in self.readings:
            if reading.id == reading_id:
                return reading
        raise KeyError(reading_id)

    def scenarios(self) -> Iterator[Scenario]:
        """Every scenario, in document order."""
        for clause in self.clauses:
            yield from clause.scenarios
