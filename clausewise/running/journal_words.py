"""The lines of a journal in words, for whoever looks up what a page tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.following.sameness import tell
from clausewise.journal.chain import MAIN, segment_names
from clausewise.journal.reader import Entry, no_journal, read_segment
from clausewise.journal.records import (
    Abandoned,
    Answered,
    AnyRecord,
    Blamed,
    Checked,
    Declared,
    Footer,
    Happened,
    Header,
    Remark,
    Resumed,
    ScenarioEnded,
    ScenarioStarted,
    StepEnded,
    StepStarted,
    Submitted,
    TableOpened,
)
from clausewise.registry.placeholders import with_row
from clausewise.showing import visible
from clausewise.soaking.telling import told_setup, told_stimulus

AROUND: Final = 12
"""Lines that are shown on either side of one that stands in no scenario."""


def lines_around(directory: Path, segment: str, line: int, *, whole: bool = False) -> Iterator[str]:
    """The steps around this line, or the scenario that begins there, in words.

    Of a longer scenario the step in which the line stands is shown, with the one before and the one after it.
    """
    names = segment_names(directory)
    if MAIN not in names:
        raise no_journal(directory)
    if segment not in names:
        raise ClausewiseError(f"{directory}: has no segment {segment!r}; it has {', '.join(names)}")
    found, scenario, last = _stretch(read_segment(directory, segment), line)
    if found is None:
        raise ClausewiseError(f"{directory}: the segment {segment} has {last} lines, and no line {line}")
    if scenario and not whole and found.n != scenario[0].n:
        scenario = _steps_around(scenario, line)
    for entry in scenario or [found]:
        mark = ">" if entry.n == line else " "
        yield from _told(entry, mark, len(str((scenario or [found])[-1].n)))


def _stretch(entries: Iterator[Entry], line: int) -> tuple[Entry | None, list[Entry], int]:
    """The entry of this line, the scenario that it stands in, and the number of the last line that was read."""
    scenario: list[Entry] = []
    found: Entry | None = None
    last = 0
    for entry in entries:
        last = entry.n
        if isinstance(entry.record, ScenarioStarted):
            if found is not None:
                break
            scenario = []
        if isinstance(entry.record, ScenarioStarted) or scenario:
            scenario.append(entry)
        if entry.n == line:
            found = entry
        if isinstance(entry.record, ScenarioEnded | Abandoned):
            if found is not None:
                break
            scenario = []
        elif found is not None and not scenario:
            break
    return found, scenario, last


def _steps_around(scenario: Sequence[Entry], line: int) -> list[Entry]:
    """The head of the scenario, the step of the line with its neighbours, and how it all ended."""
    begins = [entry.n for entry in scenario if isinstance(entry.record, StepStarted)]
    at = max((number for number, n in enumerate(begins) if n <= line), default=0)
    first = begins[max(at - 1, 0)] if begins else line
    beyond = begins[at + 2] if at + 2 < len(begins) else scenario[-1].n + 1
    return [e for e in scenario if first <= e.n < beyond or e.n in (scenario[0].n, scenario[-1].n)]


def _told(entry: Entry, mark: str, width: int) -> Iterator[str]:
    for number, said in enumerate(_words(entry.record)):
        place = f"{entry.n:>{width}}" if not number else " " * width
        yield f"{mark if not number else ' '} {place}  {visible(said)}"


def _words(record: AnyRecord) -> Iterator[str]:  # noqa: C901, PLR0912  one case for each kind of record
    """A record in a line or a few."""
    match record:
        case Header():
            yield f"the run {record.run} of Clausewise {record.harness}: {', '.join(record.rulebooks)}"
        case ScenarioStarted():
            yield f"{record.clause}: {with_row(record.name, record.example)}"
            yield f"({record.file}:{record.line}; configuration {record.configuration or 'none'}; {record.time})"
        case StepStarted():
            yield f"  {record.keyword} {record.text}"
            for row in record.table:
                yield f"      | {' | '.join(row)} |"
        case StepEnded():
            if record.outcome != "pass":
                yield f"    this step: {record.outcome}: {record.message}"
        case TableOpened():
            refused = f"; refused: {record.refused}" if record.refused else ""
            yield f"    table {record.table} was asked for: {told_setup(record.setup)}{refused}"
        case Submitted():
            yield f"    told the system: {told_stimulus(record.stimulus)}"
        case Answered():
            reason = f" ({record.receipt.reason})" if record.receipt.reason else ""
            yield f"    it {'accepted' if record.receipt.accepted else 'refused'} that{reason}"
        case Happened():
            yield f"    seen, event {record.seen.sequence}: {tell(record.seen.event)}"
        case Declared():
            facts = msgspec.json.encode(record.facts).decode()
            yield f"    declared: {facts if len(facts) <= 400 else facts[:400] + '...'}"  # noqa: PLR2004
        case Checked():
            came = "as it has to be" if record.ok else f"NOT SO: expected {record.expected}, got {record.got}"
            yield f"    checked: {record.sentence}: {came}"
        case ScenarioEnded():
            at = f", at: {record.step}" if record.step else ""
            yield f"ended: {record.outcome}{at}" + (f": {record.message}" if record.message else "")
            if record.difference is not None:
                yield f"first difference: expected {record.difference.expected}; got {record.difference.got}"
        case Remark():
            yield f"    remark: {record.text}"
        case Abandoned():
            yield "this attempt was cut off here, and does not count"
        case Resumed():
            yield f"the run was gone on with here, at {record.time}"
        case Blamed():
            yield f"blamed: {', '.join(record.clauses) or 'no clause'}, for what cites {', '.join(record.cited)}"
        case Footer():
            yield f"the footer, whose hash is the seal: {', '.join(f'{n} {o}' for o, n in record.counts.items())}"
        case _:
            yield msgspec.json.encode(record).decode()[:400]
