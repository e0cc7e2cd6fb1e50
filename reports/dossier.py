"""What the reports tell: rulebook, verdicts and scenarios of a run, side by side. Every page and table is made of it.

Nothing here is judged anew; `assembling.py` copies from the journal, the verdicts and the registry.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from clausewise.journal.records import Attestation, ConfigurationUsed, Outcome, Variance
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.registry.placeholders import with_row
from clausewise.showing import counted
from clausewise.verdicts import Verdict, summarise

Shown = Verdict | Literal["not-selected"]
"""A verdict, or that the run was limited to other clauses."""
VERDICTS: tuple[Shown, ...] = (
    "fail", "error", "inconclusive", "unattested", "not-offered", "not-selected", "pass", "attested", "informative",
)  # fmt: skip
"""In the order in which a reader needs them."""
NOT_EXAMINED: tuple[Shown, ...] = ("error", "inconclusive", "unattested", "not-offered", "not-selected")
MONEY = "payout"


@dataclass(frozen=True)
class CheckShown:
    """One comparison of a Then step; `measure` says how often an obligation arose, or how many were sampled."""

    sentence: str
    ok: bool
    expected: str = ""
    got: str = ""
    measure: str = ""


@dataclass(frozen=True)
class StepShown:
    """One Gherkin step; `outcome` is None where it was not reached."""

    keyword: str
    text: str
    line: int
    outcome: Outcome | None
    table: tuple[tuple[str, ...], ...] = ()
    message: str = ""
    checks: tuple[CheckShown, ...] = ()


@dataclass(frozen=True)
class DifferenceShown:
    """Where the system first departed from the reference engine."""

    index: int
    expected: str
    got: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class ScenarioShown:
    """One scenario as it ran in one configuration; `events` are those of its last table."""

    uid: str
    clause: str
    name: str
    outcome: Outcome
    file: str
    line: int
    configuration: str
    example: tuple[tuple[str, str], ...] = ()
    readings: tuple[str, ...] = ()
    message: str = ""
    decided_at: str = ""
    milliseconds: int = 0
    place: str = ""
    """Where it begins in the journal, as `clausewise journal show` takes it."""
    observed_at: str = ""
    """The scenario at whose playing this one was observed, if it was not played itself."""
    stopped_by: str = ""
    """The clause by whose breach it failed, if it is not its own."""
    steps: tuple[StepShown, ...] = ()
    difference: DifferenceShown | None = None
    events: tuple[Seen, ...] = ()

    @property
    def title(self) -> str:
        """The name, with the values of the example row."""
        return with_row(self.name, dict(self.example))

    @property
    def failed_checks(self) -> tuple[CheckShown, ...]:
        return tuple(check for step in self.steps for check in step.checks if not check.ok)


@dataclass(frozen=True)
class ReadingShown:
    """How an unclear place is read."""

    id: str
    question: str
    adopted: str
    adopted_text: str
    why: str
    rejected: tuple[tuple[str, str], ...]
    confirmed: str
    """Who confirmed what was played, with reference and date; empty while it is only proposed."""
    clauses: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """The choices under which this run's configurations played, where a configuration chose."""
    answer: str = ""
    """What the authority has answered by the laboratory's configuration, whether or not that was played."""

    @property
    def played(self) -> tuple[tuple[str, str], ...]:
        """The choices that verdicts of this run may rest on, with their words."""
        words = {self.adopted: self.adopted_text, **dict(self.rejected)}
        return tuple((choice, words.get(choice, "")) for choice in self.used or (self.adopted,))


@dataclass(frozen=True)
class ClauseShown:
    """One clause with its verdict."""

    id: str
    number: str
    chapter: str
    name: str
    description: str
    kind: str
    channels: tuple[str, ...]
    verdict: Shown
    strength: str = ""
    """One word; empty where nothing was checked."""
    measure: str = ""
    """How many were sampled, and what that shows."""
    why: str = ""
    """In words what the verdict rests on, or why there is none."""
    guided_by: str = ""
    """Who reported what was seen, where no system answered for itself."""
    provisional: bool = False
    readings: tuple[str, ...] = ()
    scenarios: tuple[ScenarioShown, ...] = ()
    attestation: Attestation | None = None
    variance: Variance | None = None
    lapsed: str = ""
    """Why a variance that was given for it does not count any more."""
    words: str = ""
    """Its own, from the document at hand, where it failed and the document was named."""
    unquoted: str = ""
    """Why its words are not there although the document was named."""
    file: str = ""
    line: int = 0

    @property
    def stopped_by(self) -> tuple[str, ...]:
        """The clauses whose breach kept scenarios of this one from showing anything."""
        return tuple(dict.fromkeys(scenario.stopped_by for scenario in self.scenarios if scenario.stopped_by))

    @property
    def ran(self) -> tuple[ScenarioShown, ...]:
        """The scenarios that apply."""
        return tuple(scenario for scenario in self.scenarios if scenario.outcome != "not-applicable")


@dataclass(frozen=True)
class FaultShown:
    """Clauses that fail together, with the scenario that met it the soonest."""

    clauses: tuple[str, ...]
    stopped: tuple[str, ...]
    """Clauses that could not be examined for it."""
    scenarios: int
    """In so many it was met."""
    title: str
    clause: str
    """What that scenario examines."""
    configuration: str
    place: str
    """Where the journal tells of it."""
    message: str = ""
    difference: DifferenceShown | None = None


@dataclass(frozen=True)
class RulebookShown:
    """A rulebook of the run: every clause of it, also those that were not examined."""

    id: str
    title: str
    authority: str
    version: str
    adoption: str
    edition: str
    clauses: tuple[ClauseShown, ...]
    readings: tuple[ReadingShown, ...] = ()
    features: tuple[tuple[str, str], ...] = ()
    """For each chapter that one feature file holds, the feature's name."""

    @property
    def counts(self) -> Counter[Shown]:
        return Counter(clause.verdict for clause in self.clauses)

    @property
    def summary(self) -> str:
        """What came out, in one sentence."""
        return summary(self.counts)

    def chapters(self) -> dict[str, list[ClauseShown]]:
        """The clauses by chapter, in document order."""
        found: dict[str, list[ClauseShown]] = {}
        for clause in self.clauses:
            found.setdefault(clause.chapter, []).append(clause)
        return found

    def having(self, *verdicts: Shown) -> tuple[ClauseShown, ...]:
        """The clauses of these verdicts, in document order."""
        return tuple(clause for clause in self.clauses if clause.verdict in verdicts)


@dataclass(frozen=True)
class RunShown:
    """Who tested what, when, and what the journal says of itself."""

    run: str
    harness: str
    python: str
    started: str
    ended: str
    laboratory: str
    tester: str
    checker: str
    selection: tuple[str, ...]
    configurations: tuple[ConfigurationUsed, ...]
    seal: str
    """Empty while the journal has no footer."""
    unchanged: bool
    """The system said the same of itself at the end as at the beginning."""
    problems: tuple[str, ...] = ()
    """What makes the run as a whole an error."""
    not_as_written: tuple[str, ...] = ()
    """Lines of the journal that are not as they were written."""
    notes: tuple[str, ...] = ()
    """What a reader must know of how the reports were made."""
    seed: int = 0
    """From which the seeds of all tables follow."""
    unannounced: int | None = None
    """Rounds that were to be played as in production; where nothing was said, a share of the run."""
    pace: float = 0.0
    """Seconds that guests waited before an act, at most."""
    wall: str = ""
    """What stood between the harness and a program that it started; empty where it started none."""
    sink: str = ""
    """Where the lines of the journal went as well, as they were written."""
    soak: str = ""
    """What was asked of a soak, in words; empty for a run of the scenarios."""


@dataclass(frozen=True)
class Dossier:
    """All that the reports tell."""

    run: RunShown
    rulebooks: tuple[RulebookShown, ...]
    faults: tuple[FaultShown, ...] = ()

    @property
    def explained(self) -> str:
        """How many faults explain how many clauses; empty where nothing failed."""
        clauses = {clause for fault in self.faults for clause in (*fault.clauses, *fault.stopped)}
        verb = "explains" if len(self.faults) == 1 else "explain"
        return f"{counted(len(self.faults), 'fault')} {verb} {counted(len(clauses), 'clause')}" if clauses else ""

    @property
    def counts(self) -> Counter[Shown]:
        return sum((rulebook.counts for rulebook in self.rulebooks), Counter())

    @property
    def summary(self) -> str:
        """What came out, in one sentence."""
        return summary(self.counts)


def summary(counts: Counter[Shown]) -> str:
    """The sentence of `clausewise.verdicts`, for what the reports count."""
    judged: dict[Verdict, int] = {verdict: n for verdict, n in counts.items() if verdict != "not-selected"}
    return summarise(judged, counts["not-selected"])


def money_first(clauses: tuple[ClauseShown, ...]) -> list[ClauseShown]:
    """Clauses about what is paid before all others, else in the order given."""
    return sorted(clauses, key=lambda clause: clause.kind != MONEY)
