"""Judging a recorded run again: today's scenarios, yesterday's answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final
from uuid import uuid4

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.journal import now, required_header, scenarios
from clausewise.journal.records import Checked, Header, configurations_of
from clausewise.judge import this_judge
from clausewise.registry import Rulebook, load_rulebook
from clausewise.running.conduct import Result
from clausewise.running.plan import Plan, Selection
from clausewise.running.run import Ran, edition, execute, wordings
from clausewise.running.systems import RECORDING
from clausewise.verdicts import Verdicts, differences, verdicts_of

_NEVER: Final = 10**9
"""A suite that asks for more than was recorded is not a system that is gone: every scenario is played."""


@dataclass(frozen=True, slots=True)
class Rejudged:
    """A run judged again."""

    ran: Ran
    before: Verdicts
    after: Verdicts
    changed_rulebooks: tuple[str, ...]
    """Those that have another edition now than when the run was recorded."""
    otherwise: tuple[str, ...] = ()
    """Checks of which the journal says something else than its answers show."""

    @property
    def seal(self) -> str:
        """Of the journal that was written now."""
        return self.ran.seal

    @property
    def differences(self) -> list[str]:
        """Where the two judgements differ, a line each."""
        return [*differences(self.before, self.after), *self.otherwise]


def rejudge(
    recorded: Path,
    out: Path,
    *,
    features: Path | None = None,
    told: Callable[[Result], None] | None = None,
) -> Rejudged:
    """Plays the scenarios of a recorded run again, with the recording as the system, and compares the verdicts."""
    header = required_header(recorded)
    if header.soak is not None:
        raise ClausewiseError(f"{recorded}: a soak plays rounds and no scenarios; its tables are counted again")
    rulebooks = tuple(load_rulebook(name, features) for name in header.rulebooks)
    ran = execute(plan_again(recorded, header, rulebooks, out, features), told=told)
    if ran.problem:
        raise ClausewiseError(f"{recorded}: could not be judged again: {ran.problem}")
    changed = tuple(book.id for book in rulebooks if edition(book) != header.rulebooks[book.id])
    before, after = verdicts_of(recorded, rulebooks, last_attempts=True), verdicts_of(out, rulebooks)
    # Another edition may well check something else.
    return Rejudged(ran, before, after, changed, () if changed else tuple(_otherwise(recorded, out)))


def _otherwise(recorded: Path, out: Path) -> Iterator[str]:
    """A line for each scenario whose checks came to something else: what was expected and got stands in the reports."""
    checks = {run.key: run.checks for run in scenarios(out)}
    for run in scenarios(recorded):
        for was, again in zip(run.checks, checks.get(run.key, ()), strict=False):
            if msgspec.structs.replace(was, time="") != msgspec.structs.replace(again, time=""):
                yield f"{run.started.uid}: {was.sentence}: was {_came_to(was)}, is {_came_to(again)}"
                break


def _came_to(check: Checked) -> str:
    met = "met" if check.ok else "not met"
    return f"{check.got!r} for {check.expected!r} ({met}, {check.strength}, {check.n})"


def plan_again(recorded: Path, header: Header, rulebooks: Sequence[Rulebook], out: Path, features: Path | None) -> Plan:
    """The plan of the recorded run, with the recording as its target."""
    configurations = {book.id: configurations_of(header.configurations, book.id) for book in rulebooks}
    again = msgspec.structs.replace(
        header,
        time=now(),
        run=str(uuid4()),
        harness=version("clausewise"),
        judge=this_judge(),
        rulebooks={book.id: edition(book) for book in rulebooks},
        clauses=wordings(rulebooks),
    )
    return Plan(
        directory=str(out.absolute()),
        target=f"{RECORDING}{recorded.absolute()}",
        selection=Selection(tuple(header.rulebooks), header.selection),
        configurations=configurations,
        header=again,
        features=str(features.absolute()) if features else None,
        failures_in_a_row=_NEVER,
    )
