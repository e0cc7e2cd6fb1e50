"""What the lines of a journal say. Each record is one line; `chain.py` links the lines by hash."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from clausewise.following.manners import How
from clausewise.judge import Judge
from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

Outcome = Literal["pass", "fail", "inconclusive", "error", "not-applicable"]
Strength = Literal["forced", "sampled", "recorded", "declared", "attested"]


FOUND_AS_IN_PRODUCTION: Final = "Rounds not told apart from production"
"""The name of a scenario that tells what was found where no scenario was played; it may be of any clause."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="record", omit_defaults=True):
    """One line of a journal; `time` is ISO 8601 in UTC with microseconds."""

    time: str


class Attestation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person's finding where only a person can judge."""

    clause: str
    finding: Literal["met", "not met"]
    method: str
    inspector: str
    second_person: str
    date: str
    expires: str
    evidence: str = ""
    """SHA-256 of the evidence file."""
    build: str = ""
    words: str = ""
    """The wording of the clause that was judged, as `clauses show` prints it."""


class Variance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A departure that the authority approved; it stands beside a fail."""

    clause: str
    authority: str
    reference: str
    date: str
    text: str
    words: str = ""
    """The wording of the clause that it departs from, as `clauses show` prints it."""


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The authority's answer to a question that the document leaves open, as the laboratory keeps it."""

    reading: str
    """RULEBOOK.ID."""
    choice: str
    authority: str
    reference: str
    date: str
    evidence: str = ""
    """SHA-256 of the evidence file."""


class RandomnessShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A test of randomness as evidence for clauses that ask for it: its result.json, by digest, and what that says."""

    digest: str
    """SHA-256 of result.json."""
    plan: str
    """SHA-256 of the plan that was made before."""
    clauses: tuple[str, ...]
    verdict: Literal["pass", "fail", "inconclusive"]
    reason: str
    subject: str
    build: str
    made: str
    n: int
    level: float
    power: float
    """With which each fault aimed at is found at least, with 95 % confidence; 0 where it was not measured."""
    rule: str
    """The decision rule in words, with its chances of false acceptance and false rejection."""


class MannerJudged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A way of telling that moves no chips, and whether a person accepts it."""

    rulebook: str
    how: How
    what: str
    """The events that are meant, by their name."""
    word: str = ""
    """The field that is told otherwise."""
    clauses: tuple[str, ...] = ()
    """What the engine cites where it shows."""
    explained: str = ""
    accepted_by: str = ""
    refused_by: str = ""
    date: str = ""


class ConfigurationUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One configuration under which scenarios ran: what the target offers and which readings it chose."""

    name: str
    target: str
    description: Description
    options: dict[str, tuple[str | int, ...]] = {}
    readings: dict[str, str] = {}
    guided_by: str = ""
    """Who did the acts and reported what was seen, where no system answered for itself."""
    scale: int = 1
    """How many times as high as in the features the wagers are, and what they win."""


def configurations_of(configurations: Iterable[ConfigurationUsed], rulebook: str) -> tuple[ConfigurationUsed, ...]:
    """Those of one rulebook: their names begin with its id."""
    return tuple(used for used in configurations if used.name.startswith(f"{rulebook}, "))


class SoakAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was asked of a soak: rounds played at random instead of scenarios."""

    seed: int
    rounds: int | None = None
    seconds: int | None = None
    keep: Literal["all", "differences"] = "differences"
    """Whether the course of every table is kept, or of those only at which something was amiss."""
    workers: int = 1
    """To so many processes it was dealt out."""
    every_reading: bool = False
    """Tables are asked for by other readings, too."""
    go_on: bool = False
    """It goes on after a difference."""


class Header(Record, frozen=True, tag="header"):
    """What was tested, by what, for whom. First line of every segment."""

    run: str
    segment: str
    """`main`, or the worker's name."""
    harness: str
    """Version of Clausewise."""
    rulebooks: dict[str, str]
    """Rulebook id to edition (its version and the digest of its lock and features)."""
    configurations: tuple[ConfigurationUsed, ...]
    selection: tuple[str, ...] = ()
    """Clause prefixes that the run was limited to."""
    tester: str = ""
    checker: str = ""
    laboratory: str = ""
    attestations: tuple[Attestation, ...] = ()
    variances: tuple[Variance, ...] = ()
    least_sample: int = 0
    """A clause of which fewer cases were sampled is inconclusive."""
    python: str = ""
    manners: tuple[MannerJudged, ...] = ()
    """Those of the system, as they had been accepted or refused."""
    soak: SoakAsked | None = None
    """It is a soak; none for a run of the scenarios."""
    judge: Judge | None = None
    """The harness that tested: its code and its libraries."""
    seed: int = 0
    """The seeds of all tables follow from it, and in which order the scenarios were played; a soak has its own."""
    sink: str = ""
    """Where the lines went as they were written, beside this journal."""
    wall: str = ""
    """What stood between the harness and a program that it started; nothing is said of other systems."""
    unannounced: int | None = None
    """Rounds of each rulebook that were to be played as in production; where nothing is said, a share of the run."""
    pace: float = 0.0
    """Seconds that guests waited before an act, at most."""
    clauses: dict[str, str] = {}
    """Every clause of these rulebooks, in document order, and its wording: which words the run was about."""
    randomness: tuple[RandomnessShown, ...] = ()
    """Tests of randomness that were brought as evidence."""
    confirmations: tuple[Confirmation, ...] = ()
    """Readings that the authority has confirmed, by the laboratory's configuration."""


class ScenarioStarted(Record, frozen=True, tag="scenario-started"):
    """A scenario begins; `uid` is stable from run to run: clause, name and example row."""

    uid: str
    rulebook: str
    clause: str
    name: str
    file: str
    line: int
    configuration: str
    example: dict[str, str] = {}
    readings: tuple[str, ...] = ()
    """As tagged: ID.CHOICE."""
    channels: tuple[str, ...] = ()


class StepStarted(Record, frozen=True, tag="step-started"):
    """A Gherkin step begins."""

    keyword: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()


class StepEnded(Record, frozen=True, tag="step-ended"):
    """A Gherkin step is done."""

    outcome: Outcome
    message: str = ""


class TableOpened(Record, frozen=True, tag="table-opened"):
    """A table was asked for and opened under the system's own name; `refused` if it is not offered."""

    table: str
    setup: TableSetup
    refused: str = ""


class Submitted(Record, frozen=True, tag="submitted"):
    """A stimulus is about to be handed over."""

    table: str
    submission: str
    stimulus: AnyStimulus
    at_length: bool = False
    """The house was asked to go on until a player had to act or the round was over, where it can be asked for that."""


class Answered(Record, frozen=True, tag="answered"):
    """The receipt for a stimulus."""

    table: str
    submission: str
    receipt: Receipt


class Happened(Record, frozen=True, tag="happened"):
    """An event was seen."""

    table: str
    seen: Seen
    told_by: str = ""
    """The part that told it, where a table is put together from parts."""


class Declared(Record, frozen=True, tag="declared"):
    """The declaration was read."""

    table: str
    facts: Declaration


class Checked(Record, frozen=True, tag="checked"):
    """A Then compared something. For monitors, how often the obligation arose and was kept."""

    sentence: str
    ok: bool
    expected: str = ""
    got: str = ""
    strength: Strength = "forced"
    n: int = 1
    arose: int | None = None
    kept: int | None = None


class Difference(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a system first departs from the reference engine, given the choices that the system made."""

    index: int
    expected: str
    got: str
    clauses: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    """Clauses that a soak knew to be broken by then: it shows when theirs are gone by."""


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One stimulus, its receipt and what was seen of it."""

    stimulus: AnyStimulus
    receipt: Receipt
    seen: tuple[Seen, ...] = ()


class TableSoaked(Record, frozen=True, tag="table-soaked"):
    """A table was played at random. Its course is kept: legible if all are to be, or if something was amiss."""

    number: int
    setup: TableSetup
    rounds: int = 0
    stimuli: int = 0
    events: int = 0
    digest: str = ""
    """SHA-256 of its course: stimuli, receipts and events as JSON."""
    refused: str = ""
    failure: str = ""
    """How the system failed."""
    difference: Difference | None = None
    course: tuple[Course, ...] = ()
    packed: str = ""
    """The course as JSON, compressed (zlib), in base64."""
    cut_off: Literal["", "failed", "senseless"] = ""
    """The system failed in the last stimulus of the course, or the players could not go on by what it showed."""
    unannounced: bool = False
    """It was not told apart from production: the readings of its setup are those by which the system says that it
    plays, and were not sent."""
    compared: bool = True
    """Whether it could be said what the rules require of it."""
    brought: dict[str, dict[str, int]] = {}
    """What chance brought guests before anybody had decided anything: how often each rank and suit, or face."""


class LookedInto(Record, frozen=True, tag="looked-into"):
    """The difference at a table of a soak was shrunk: whom it is blamed on."""

    number: int
    """Of the table."""
    clauses: tuple[str, ...]


class MannerLearned(Record, frozen=True, tag="manner-learned"):
    """A soak explains a departure by a manner of the system, from this table on."""

    number: int
    """Of the table."""
    rulebook: str
    how: How
    what: str
    word: str
    clauses: tuple[str, ...]
    """Those that are cited where it shows."""
    expected: str
    got: str
    setup: TableSetup
    course: tuple[Course, ...]
    """The shortest round in which it was seen."""


class Tallied(Record, frozen=True, tag="tallied"):
    """A batch of tables is done: how often it exercised each clause."""

    batch: int
    tables: int
    rounds: dict[str, int]
    """For each rulebook the rounds that came to their end."""
    exercised: dict[str, int]
    milliseconds: int = 0


class Remark(Record, frozen=True, tag="remark"):
    """Something worth keeping that is no verdict: a stderr line of a program, a retry."""

    text: str


class ScenarioEnded(Record, frozen=True, tag="scenario-ended"):
    """A scenario is over. `cited` are the clauses that the reference engine cited, where it was the target."""

    uid: str
    outcome: Outcome
    message: str = ""
    milliseconds: int = 0
    cited: tuple[str, ...] = ()
    difference: Difference | None = None
    step: str = ""
    """The step that decided an outcome other than pass."""
    observed_at: str = ""
    """The scenario at whose playing all this was observed, where the same was done in it: this one was not played."""


class Blamed(Record, frozen=True, tag="blamed"):
    """Departures were looked into when all had been played: which clauses are broken there."""

    cited: tuple[str, ...]
    """The clauses that the engine cites at them: all of the scenario-ended with these are meant."""
    clauses: tuple[str, ...]
    """Those that are broken, the most to the point first."""
    examined: str = ""
    """Meant are failures of this clause's own scenarios; empty: departures that no Then asked about."""


class Abandoned(Record, frozen=True, tag="abandoned"):
    """A run was cut off inside this scenario; it is run again by the run that resumes."""

    uid: str
    torn: str = ""
    """What was left of a torn line."""
    taken_back: bool = False
    """It was not cut off: a technician took an answer back, and the scenario began anew."""


class Resumed(Record, frozen=True, tag="resumed"):
    """A run goes on after it was cut off."""

    lines: int


class Footer(Record, frozen=True, tag="footer"):
    """Last line: the heads of all segments, and whether the system said the same of itself at the end."""

    segments: dict[str, str]
    """Segment name to the hash of its last line."""
    counts: dict[str, int]
    unchanged: bool = True
    remark: str = ""


AnyRecord = (
    Header | ScenarioStarted | StepStarted | StepEnded | TableOpened | Submitted | Answered | Happened | Declared
    | Checked | TableSoaked | LookedInto | MannerLearned | Tallied | Remark | ScenarioEnded | Blamed | Abandoned
    | Resumed | Footer
)  # fmt: skip
