"""Reading journals: lines of a segment, and the scenarios that they tell of. The chain is checked by `verify`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

import msgspec

from clausewise.journal.chain import MAIN, Line, decoder, origin, segment_names, segment_path, take_apart
from clausewise.journal.failures import JournalError
from clausewise.journal.packing import last_line, segment_lines
from clausewise.journal.records import (
    Abandoned,
    AnyRecord,
    Blamed,
    Checked,
    Footer,
    Happened,
    Header,
    ScenarioEnded,
    ScenarioStarted,
    StepEnded,
    StepStarted,
    Submitted,
    TableSoaked,
)

UNANNOUNCED = b'"unannounced":true'


class Entry(NamedTuple):
    """One record with its place."""

    segment: str
    n: int
    hash: str
    record: AnyRecord


class _Recorded:
    """Records by what they tell."""

    __slots__ = ()
    records: tuple[AnyRecord, ...]

    @property
    def checks(self) -> tuple[Checked, ...]:
        return tuple(record for record in self.records if isinstance(record, Checked))

    @property
    def stimuli(self) -> tuple[Submitted, ...]:
        return tuple(record for record in self.records if isinstance(record, Submitted))

    @property
    def events(self) -> tuple[Happened, ...]:
        return tuple(record for record in self.records if isinstance(record, Happened))


@dataclass(frozen=True, slots=True)
class StepRun(_Recorded):
    """A Gherkin step as it ran: what was recorded between its beginning and its end."""

    started: StepStarted
    records: tuple[AnyRecord, ...]
    ended: StepEnded | None


@dataclass(frozen=True, slots=True)
class _Attempt(_Recorded):
    """A scenario that began; `records` is everything that followed, in order, steps included."""

    segment: str
    line: int
    started: ScenarioStarted
    records: tuple[AnyRecord, ...]

    @property
    def key(self) -> tuple[str, str]:
        """What tells scenarios apart: the uid and the configuration."""
        return self.started.uid, self.started.configuration


@dataclass(frozen=True, slots=True)
class CutOff(_Attempt):
    """A scenario that did not come to its end."""

    abandoned: Abandoned

    @property
    def unmet(self) -> Checked | None:
        """The first check that was not met before the run was cut off."""
        return next((check for check in self.checks if not check.ok), None)


@dataclass(frozen=True, slots=True)
class ScenarioRun(_Attempt):
    """A scenario that ran to its end."""

    ended: ScenarioEnded
    steps: tuple[StepRun, ...] = field(default=())
    before: tuple[CutOff, ...] = field(default=())
    """Attempts at it that were cut off, or taken back, before this one."""


def read_segment(directory: Path, segment: str) -> Iterator[Entry]:
    """The records of one segment; a torn last line is left out, any other nonsense is a JournalError."""
    path = segment_path(directory, segment)
    try:
        for number, raw in enumerate(segment_lines(directory, segment), 1):
            if not raw.endswith(b"\n"):
                return
            line = take_apart(raw[:-1])
            record = None if line is None else record_of(line)
            if line is None or record is None:
                raise JournalError(
                    f"line {number} is no line of a journal that this version of Clausewise can read",
                    where=str(path),
                    advice="`clausewise verify` says what is wrong with it",
                )
            yield Entry(segment, line.n, line.hash.decode(), record)
    except OSError as problem:
        raise JournalError(
            f"cannot be read ({problem.strerror})", where=str(path), advice="give the directory of a run"
        ) from None


def record_of(line: Line) -> AnyRecord | None:
    """The record of a line; None if this version knows no such record."""
    try:
        record: AnyRecord = decoder.decode(line.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return record


def read_journal(directory: Path) -> Iterator[Entry]:
    """The records of all segments, segment by segment, the main one first."""
    names = segment_names(directory)
    if MAIN not in names:
        raise no_journal(directory)
    for name in names:
        yield from read_segment(directory, name)


def no_journal(directory: Path) -> JournalError:
    """What to say of a directory in which nothing was run."""
    return JournalError(
        "there is no journal here", where=str(directory), advice="give the directory that `clausewise run` wrote"
    )


def header_of(directory: Path, segment: str = MAIN) -> Header | None:
    """The header of a segment; None if the run was cut off before it stood."""
    if segment == MAIN and segment not in segment_names(directory):
        raise no_journal(directory)
    first = next(read_segment(directory, segment), None)
    return first.record if first is not None and isinstance(first.record, Header) else None


def required_header(directory: Path) -> Header:
    """The header of a run that began; JournalError if it did not get so far."""
    header = header_of(directory)
    if header is None:
        raise JournalError(
            "the run was killed before it began", where=str(directory), advice="run it again with --resume"
        )
    if not header.configurations:
        raise JournalError(
            "its header names no configuration, so nothing was tested",
            where=str(directory),
            advice="no run writes such a journal; `clausewise verify` says whether it was changed",
        )
    return header


def footer_of(directory: Path) -> tuple[Footer, str] | None:
    """The footer of a finished run, and its seal."""
    last = tail(directory, MAIN)
    record = record_of(last) if last.n else None
    return (record, last.hash.decode()) if isinstance(record, Footer) else None


def tail(directory: Path, segment: str) -> Line:
    """The last whole line of a segment, taken apart; line 0 if there is none."""
    last = last_line(directory, segment)
    if not last:
        return Line(0, origin(segment), b"")
    line = take_apart(last)
    if line is None:
        raise JournalError(
            "its last line is no line of a journal",
            where=str(segment_path(directory, segment)),
            advice="`clausewise verify` says what is wrong with it",
        )
    return line


class _Gathering:
    """A scenario being put together from its records."""

    def __init__(self, segment: str, line: int, started: ScenarioStarted) -> None:
        self.segment = segment
        self.line = line
        self.started = started
        self.records: list[AnyRecord] = []
        self.steps: list[StepRun] = []
        self._step: tuple[StepStarted, list[AnyRecord]] | None = None

    def add(self, record: AnyRecord) -> None:
        self.records.append(record)
        match record:
            case StepStarted():
                self._end_step(None)
                self._step = record, []
            case StepEnded():
                self._end_step(record)
            case _:
                if self._step is not None:
                    self._step[1].append(record)

    def _end_step(self, ended: StepEnded | None) -> None:
        if self._step is not None:
            started, records = self._step
            self.steps.append(StepRun(started, tuple(records), ended))
            self._step = None

    def done(self, ended: ScenarioEnded) -> ScenarioRun:
        self._end_step(None)
        return ScenarioRun(self.segment, self.line, self.started, tuple(self.records), ended, tuple(self.steps))

    def cut_off(self, abandoned: Abandoned) -> CutOff:
        return CutOff(self.segment, self.line, self.started, tuple(self.records), abandoned)


def runs_in(entries: Iterable[Entry]) -> Iterator[ScenarioRun]:
    """Every scenario that ran to its end, in the order of the lines; those that were abandoned are left out."""
    return (attempt for attempt in attempts_in(entries) if isinstance(attempt, ScenarioRun))


def attempts_in(entries: Iterable[Entry]) -> Iterator[ScenarioRun | CutOff]:
    """Every scenario that began and ended one way or the other, in the order of the lines."""
    open_in: dict[str, _Gathering] = {}
    for entry in entries:
        record = entry.record
        match record:
            case ScenarioStarted():
                open_in[entry.segment] = _Gathering(entry.segment, entry.n, record)
            case Abandoned():
                cut = open_in.pop(entry.segment, None)
                if cut is not None:
                    yield cut.cut_off(record)
            case ScenarioEnded():
                gathering = open_in.pop(entry.segment, None)
                if gathering is not None:
                    yield gathering.done(record)
            case _:
                if entry.segment in open_in:
                    open_in[entry.segment].add(record)


def scenarios(directory: Path) -> list[ScenarioRun]:
    """What ran, in order of time; of a scenario that ran twice in one configuration the last one counts."""
    return scenarios_in(attempts_in(read_journal(directory)))


def scenarios_in(attempts: Iterable[ScenarioRun | CutOff]) -> list[ScenarioRun]:
    """Those that ran to their end, in order of time, each with what was cut off of it before."""
    latest: dict[tuple[str, str], ScenarioRun] = {}
    cut: dict[tuple[str, str], list[CutOff]] = {}
    for attempt in attempts:
        if isinstance(attempt, CutOff):
            cut.setdefault(attempt.key, []).append(attempt)
            continue
        before = latest.get(attempt.key)
        if before is None or before.ended.time <= attempt.ended.time:
            latest[attempt.key] = attempt
    found = (replace(run, before=tuple(cut[run.key])) if run.key in cut else run for run in latest.values())
    return sorted(found, key=lambda run: (run.started.time, run.segment, run.line))


def tables_unannounced(directory: Path) -> list[TableSoaked]:
    """The tables that were not told apart from production, by number; of all other lines nothing is made."""
    found = []
    for name in segment_names(directory):
        raws = (raw for raw in segment_lines(directory, name) if UNANNOUNCED in raw and raw.endswith(b"\n"))
        lines = (take_apart(raw[:-1]) for raw in raws)
        records = (record_of(line) for line in lines if line is not None)
        found += [record for record in records if isinstance(record, TableSoaked) and record.unannounced]
    return sorted(found, key=lambda table: table.number)


def blamed_in(directory: Path) -> dict[tuple[str, tuple[str, ...]], tuple[str, ...]]:
    """Whom departures were blamed on, by the clause whose scenarios failed with them and the clauses cited at them.

    Without a clause: what no Then asked about.
    """
    return blamed_among(read_segment(directory, MAIN))


def blamed_among(entries: Iterable[Entry]) -> dict[tuple[str, tuple[str, ...]], tuple[str, ...]]:
    """The same, of entries that have been read already."""
    records = (entry.record for entry in entries if entry.segment == MAIN)
    return {(record.examined, record.cited): record.clauses for record in records if isinstance(record, Blamed)}
