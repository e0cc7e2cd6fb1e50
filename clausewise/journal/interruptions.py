"""What befell a run beside its scenarios: where it was cut off, gone on with, and what was played more than once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from clausewise.journal.chain import MAIN
from clausewise.journal.reader import CutOff, Entry, ScenarioRun, attempts_in, read_journal
from clausewise.journal.records import Resumed


def interruptions(directory: Path) -> tuple[str, ...]:
    """A sentence for each thing that a reader of the verdicts has to know, in the order of the journal."""
    entries = list(read_journal(directory))
    return interruptions_in(entries, attempts_in(entries))


def interruptions_in(entries: Iterable[Entry], attempts: Iterable[ScenarioRun | CutOff]) -> tuple[str, ...]:
    """The same, of entries that have been read already, and of the attempts that are in them."""
    resumed = sorted(
        entry.record.time for entry in entries if isinstance(entry.record, Resumed) and entry.segment == MAIN
    )
    told = [f"the run was cut off, and gone on with at {time}" for time in resumed]
    runs: dict[tuple[str, str], list[ScenarioRun]] = {}
    for attempt in attempts:
        if isinstance(attempt, ScenarioRun):
            runs.setdefault(attempt.key, []).append(attempt)
        else:
            told.append(_of_an_attempt(attempt))
    return (*told, *_repeated(runs.values()))


def _of_an_attempt(attempt: CutOff) -> str:
    """What is to be known of an attempt that did not come to its end."""
    how = "was begun anew after an answer had been taken back" if attempt.abandoned.taken_back else "was cut off"
    unmet = attempt.unmet
    why = f"; before that a check was not met: {unmet.sentence}" if unmet is not None else ""
    return f"{attempt.started.uid} {how} (segment {attempt.segment}, line {attempt.line}){why}"


def _repeated(runs: Iterable[list[ScenarioRun]]) -> Iterator[str]:
    """Scenarios that came to an end more than once."""
    for several in runs:
        if len(several) > 1:
            outcomes = " and then ".join(run.ended.outcome for run in sorted(several, key=lambda run: run.ended.time))
            yield f"{several[0].started.uid} was played {len(several)} times: {outcomes}"
