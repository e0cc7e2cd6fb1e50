"""What a run found, clause by clause: the content of verdicts.json. Frozen types; the published schema is made of them.

Verdicts of a run in order of severity: `error` (the harness failed), `fail`, `inconclusive`, `unattested`, `pass`,
`attested`, `not-offered`, `informative` (nothing is required). Clauses that the run was not asked about have none.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec

from clausewise.journal.records import Attestation, Difference, Outcome, RandomnessShown, Strength, Variance

Verdict = Literal["error", "fail", "inconclusive", "unattested", "pass", "attested", "not-offered", "informative"]
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
"""In order of severity."""

STRENGTHS: Final[tuple[Strength, ...]] = ("forced", "sampled", "recorded", "declared", "attested")
"""The strongest first."""

FORMAT: Final = 1


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields are always written, so that a reader in any language finds them."""


class ReadingUsed(_Part, frozen=True):
    """A reading that a scenario which counts rests on."""

    reading: str
    choice: str
    status: Literal["proposed", "confirmed"]


class ScenarioVerdict(_Part, frozen=True):
    """A scenario as it ran in one configuration; `line` and `segment` say where the journal tells of it."""

    uid: str
    name: str
    configuration: str
    example: dict[str, str]
    outcome: Outcome
    message: str
    step: str
    """The step that decided an outcome other than pass."""
    strength: Strength | None
    checks: int
    difference: Difference | None
    """Where the system first departed from the rules in it, asked about or not."""
    stopped_by: str
    """It failed, but by the breach of this other clause, which fails by itself; the outcome is inconclusive then."""
    milliseconds: int
    observed_at: str
    """At a guided table: the scenario at whose playing this one was observed; empty if it was played itself."""
    segment: str
    line: int


class ClauseVerdict(_Part, frozen=True):
    """What a run found about one clause."""

    rulebook: str
    verdict: Verdict
    reason: str
    """Why it is not a pass, in a sentence; empty for a pass."""
    strength: Strength | None
    """Of the weakest check that counts; none where nothing was checked."""
    n: int | None
    """Sampled or recorded: the least number of cases that a check of this strength rests on."""
    bound: str | None
    """Sampled and nothing failed: the rate of failure lies below this with 95 % confidence, `3/n`."""
    scenarios: tuple[ScenarioVerdict, ...]
    readings: tuple[ReadingUsed, ...]
    guided_by: str | None
    """Who did the acts and reported what was seen, where no system answered for itself; the strength is as it is."""
    provisional: bool
    """It rests on a reading that no authority has confirmed."""
    variance: Variance | None
    """A departure that the authority approved; it changes no verdict."""
    attestation: Attestation | None
    """The finding that the verdict rests on, or the one that was not good enough."""
    lapsed: str = ""
    """Why a variance that was given for the clause does not count any more."""
    randomness: RandomnessShown | None = None
    """The test of randomness that the verdict rests on as well, or the one that was not good enough."""


class Fault(_Part, frozen=True):
    """Clauses that fail together, and what they keep from being examined; where it shows the soonest."""

    clauses: tuple[str, ...]
    """Those that fail."""
    stopped: tuple[str, ...]
    """Those that are inconclusive for it."""
    scenarios: int
    """In so many it was met."""
    clause: str
    uid: str
    configuration: str
    """The scenario that met it the soonest, and the clause that it examines."""
    difference: Difference | None
    message: str
    segment: str
    line: int


class Tested(_Part, frozen=True):
    """One configuration under which scenarios ran."""

    name: str
    target: str
    manufacturer: str
    product: str
    version: str
    build: str


class Unannounced(_Part, frozen=True):
    """Rounds of a rulebook at tables that were not told apart from production."""

    rulebook: str
    tables: int
    rounds: int
    compared: int
    """Rounds of which it could be said what the rules require."""
    departing: int
    """Tables at which something else was done."""
    failed: int
    """Tables at which the system failed."""
    bound: str | None
    """None departs: the rate of rounds with a fault lies below this with 95 % confidence, `3/n`."""
    brought: dict[str, dict[str, int]] = {}
    """How often each rank and suit, or face, came before anybody had decided anything."""
    stands_out: tuple[str, ...] = ()
    """What of it a fair table would hardly ever bring."""


class RunFacts(_Part, frozen=True):
    """Which run this was."""

    id: str
    started: str
    ended: str
    """Empty if the run did not finish."""
    rulebooks: dict[str, str]
    selection: tuple[str, ...]
    configurations: tuple[Tested, ...]
    tester: str
    checker: str
    laboratory: str
    problems: tuple[str, ...]
    """What makes the run as a whole an error."""
    interruptions: tuple[str, ...] = ()
    """Where the run was cut off and gone on with, and what was played more than once."""
    unannounced: tuple[Unannounced, ...] = ()
    """What was played as in production; nothing at the reference engine, and where people work the table."""
    not_as_written: tuple[str, ...] = ()
    """Lines of the journal that are not as they were written: nothing here is evidence of anything."""


class Verdicts(_Part, frozen=True):
    """Everything that a run found. `counts` adds up to the number of `clauses`."""

    format: int
    clauses: dict[str, ClauseVerdict]
    """In document order."""
    faults: tuple[Fault, ...]
    """What the clauses that fail have in common: each failing clause is in one of them."""
    counts: dict[Verdict, int]
    not_selected: int
    """Clauses of the same rulebooks that the run was told to leave out."""
    summary: str
    run: RunFacts
    seal: str
    """Hash of the journal's last line; empty if the run did not finish."""
    harness: str


def schema() -> dict[str, Any]:
    """The JSON Schema of verdicts.json."""
    made = msgspec.json.decode(msgspec.json.encode(msgspec.json.schema(Verdicts)))  # as JSON has it, without tuples
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Clausewise verdicts",
        **made,
    }
