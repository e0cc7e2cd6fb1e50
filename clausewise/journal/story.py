"""What the lines of a segment say that cannot all be true, though each is linked: a journal written anew by hand."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final

from clausewise.journal.records import (
    FOUND_AS_IN_PRODUCTION,
    Abandoned,
    Answered,
    AnyRecord,
    Checked,
    Declared,
    Happened,
    Header,
    Resumed,
    ScenarioEnded,
    ScenarioStarted,
    StepEnded,
    StepStarted,
    Submitted,
    TableOpened,
)

_OfAScenario = StepStarted | StepEnded | TableOpened | Submitted | Answered | Happened | Declared | Checked
_AHEAD: Final = timedelta(days=1)
"""So much may the clock of the machine that ran be ahead of the one that verifies."""
_SLACK: Final = 1000
"""Milliseconds by which two clocks of one machine may differ over a scenario."""


class Story:
    """What has been told in a segment so far, and what of a further line does not go with it."""

    def __init__(self) -> None:
        self._header: Header | None = None
        self._open: ScenarioStarted | None = None
        self._tables: set[str] = set()
        self._asked: set[tuple[str, str]] = set()
        self._in_step = False
        self._unmet = ""
        """The first step of the open scenario that did not pass."""
        self._latest = (datetime.now(UTC) + _AHEAD).isoformat(timespec="microseconds")

    def amiss(self, n: int, record: AnyRecord) -> Iterator[str]:  # noqa: C901  one case for each kind of record
        """Why this record, which stands in line n, cannot be what a run wrote there; nothing if it can."""
        yield from self._of_time(record.time)
        match record:
            case Header():
                self._header = self._header or record
                if record.judge is not None and record.judge.version != record.harness:
                    yield f"is of Clausewise {record.harness}, and of the code of {record.judge.version}"
            case ScenarioStarted():
                yield from self._begins(record)
            case ScenarioEnded():
                yield from self._ends(record)
            case Abandoned():
                if record.uid != (self._open.uid if self._open is not None else ""):
                    yield f"abandons {record.uid!r}, which had not begun"
                self._open = None
            case Resumed() if record.lines != n - 1:
                yield f"says that {record.lines} lines stood before it; it is line {n}"
            case StepStarted() | StepEnded() | TableOpened() | Submitted() | Answered() | Happened() | Declared():
                yield from self._goes_on(record)
            case Checked():
                yield from self._goes_on(record)
                if record.n < 1 or (record.kept or 0) > (record.arose or 0):
                    yield f"checks {record.n} cases, {record.kept or 0} kept of {record.arose or 0} that arose"
            case _:
                pass

    def _of_time(self, time: str) -> Iterator[str]:
        try:
            written = datetime.fromisoformat(time)
        except ValueError:
            written = None
        if written is None or written.utcoffset() != timedelta() or written.isoformat(timespec="microseconds") != time:
            yield f"has the time {time!r}, which no run writes: in UTC, with microseconds"
        elif time > self._latest:
            yield f"is of {time}, which is still to come"

    def _begins(self, record: ScenarioStarted) -> Iterator[str]:
        if self._open is not None:
            yield f"begins {record.uid}, and {self._open.uid} has not come to an end"
        self._open = record
        self._tables, self._asked, self._in_step, self._unmet = set(), set(), False, ""
        header = self._header
        if header is None:
            return
        if record.rulebook not in header.rulebooks:
            yield f"is of the rulebook {record.rulebook}, of which the header knows nothing"
        elif record.clause.partition(".")[0] != record.rulebook:
            yield f"is of {record.clause}, which is no clause of {record.rulebook}"
        if record.configuration and all(used.name != record.configuration for used in header.configurations):
            yield f"is of the configuration {record.configuration!r}, of which the header knows nothing"
        chosen = header.selection
        limited = chosen and record.name != FOUND_AS_IN_PRODUCTION
        if limited and not any(record.clause == one or record.clause.startswith(f"{one}.") for one in chosen):
            yield f"is of {record.clause}, which the run was not to examine: it was limited to {', '.join(chosen)}"

    def _ends(self, record: ScenarioEnded) -> Iterator[str]:
        started, self._open = self._open, None
        if started is None or started.uid != record.uid:
            yield f"ends {record.uid}, which had not begun"
            return
        if record.outcome == "pass" and not started.configuration:
            yield f"says that {record.uid} passed, under no configuration"
        if record.outcome == "pass" and self._unmet:
            yield f"says that {record.uid} passed, and a step of it did not: {self._unmet}"
        try:
            between = datetime.fromisoformat(record.time) - datetime.fromisoformat(started.time)
        except (ValueError, TypeError):
            return
        longest = between / timedelta(milliseconds=1) + _SLACK
        if not record.observed_at and not 0 <= record.milliseconds <= longest:
            yield f"says that {record.uid} took {record.milliseconds} ms, which is not what lies between"

    def _goes_on(self, record: _OfAScenario) -> Iterator[str]:  # noqa: C901  as above
        if self._open is None:
            yield "stands outside of any scenario"
            return
        match record:
            case StepStarted():
                self._in_step = True
            case StepEnded():
                if not self._in_step:
                    yield "ends a step that had not begun"
                self._in_step = False
                if record.outcome != "pass" and not self._unmet:
                    self._unmet = record.message or record.outcome
            case TableOpened():
                self._tables.add(record.table)
            case Submitted() | Happened() | Declared() if record.table not in self._tables:
                yield f"is of the table {record.table!r}, which was not opened in this scenario"
            case Submitted():
                self._asked.add((record.table, record.submission))
            case Answered():
                if (record.table, record.submission) not in self._asked:
                    yield f"answers {record.submission!r} at {record.table!r}, which was not asked"
                self._asked.discard((record.table, record.submission))
            case _:
                pass
