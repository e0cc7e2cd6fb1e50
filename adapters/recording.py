"""A recorded run as a system under test: it answers what the system answered then, and only what was asked then.

With it `rejudge` plays the scenarios again years later, without the system: what the steps make of the answers is
judged anew, the answers are the recorded ones. A suite that asks something else than was asked then gets no answer.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Final

from clausewise.adapters.base import Answer, CitesNothing, SystemFailure, TableRefused
from clausewise.journal.reader import ScenarioRun, header_of, scenarios
from clausewise.journal.records import (
    Answered,
    AnyRecord,
    ConfigurationUsed,
    Declared,
    Happened,
    Header,
    Submitted,
    TableOpened,
)
from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.showing import shown

_ADVICE: Final = "the recording cannot show this; run the suite against the system itself"


class RecordingSystem:
    """The System of a recorded run; `for_scenario` says which scenario is played next."""

    def __init__(self, directory: Path, configuration: str | None = None) -> None:
        header = header_of(directory)
        if header is None or not header.configurations:
            raise SystemFailure("the recorded run never began", where=str(directory), advice="give a run that ended")
        self._directory = directory
        self.header: Header = header
        self._configurations = {used.name: used for used in header.configurations}
        self._used = self._named(configuration) if configuration is not None else header.configurations[0]
        self._runs = {run.key: run for run in scenarios(directory)}
        self._uid = ""
        self._tables: deque[tuple[TableOpened, tuple[AnyRecord, ...]]] = deque()

    @property
    def target(self) -> str:
        return f"recording of {self._used.target}"

    @property
    def configuration(self) -> ConfigurationUsed:
        """The recorded configuration that answers now."""
        return self._used

    @property
    def runs(self) -> dict[tuple[str, str], ScenarioRun]:
        """The recorded scenarios by uid and configuration."""
        return self._runs

    @property
    def observed_at(self) -> str:
        """The scenario at whose playing the one that is answered now was observed, as the recording says."""
        run = self._runs.get((self._uid, self._used.name))
        return "" if run is None else run.ended.observed_at

    def for_scenario(self, uid: str, configuration: str | None = None) -> None:
        """The scenario whose answers are given from now on; by default in the configuration at hand."""
        if configuration is not None:
            self._used = self._named(configuration)
        run = self._runs.get((uid, self._used.name))
        if run is None:
            raise SystemFailure(
                f"no scenario {uid} was recorded in the configuration {self._used.name}",
                where=str(self._directory),
                advice=_ADVICE,
            )
        self._uid = uid
        self._tables = deque(tables_of(run))

    def describe(self) -> Description:
        return self._used.description

    def open(self, setup: TableSetup) -> RecordedTable:
        if not self._tables:
            raise SystemFailure(
                "the suite opens a table that was not opened then", where=self._uid or "recording", advice=_ADVICE
            )
        opened, records = self._tables.popleft()
        if opened.setup != setup:
            raise SystemFailure(
                f"the suite opens a table with {_told(setup)} where it was opened with {_told(opened.setup)}",
                where=self._uid,
                advice=_ADVICE,
            )
        if opened.refused:
            raise TableRefused(opened.refused)
        recorded = GuidedTableRecorded if self._used.guided_by else RecordedTable
        return recorded(opened.table, self._uid, records)

    def remarks(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        self._tables.clear()

    def _named(self, configuration: str) -> ConfigurationUsed:
        if configuration not in self._configurations:
            raise SystemFailure(
                f"no configuration {configuration} was recorded",
                where=str(self._directory),
                advice=f"recorded are: {', '.join(self._configurations)}",
            )
        return self._configurations[configuration]


class Exchanged:
    """A stimulus with what came of it, until the next one: the first, without a stimulus, holds what came by itself."""

    def __init__(self, stimulus: AnyStimulus | None = None, *, at_length: bool = False) -> None:
        self.stimulus = stimulus
        self.at_length = at_length
        self.receipt: Receipt | None = None
        self.events: list[Seen] = []
        self.facts: list[Declaration] = []


class RecordedTable(CitesNothing):
    """One recorded table; what happened is given out up to the stimulus that was submitted last."""

    def __init__(self, table: str, uid: str, records: tuple[AnyRecord, ...]) -> None:
        self._id = table
        self._uid = uid
        self._exchanges = exchanges_of(records)
        self._sources = {one.seen.sequence: one.told_by for one in records if isinstance(one, Happened)}
        self._at = 0
        self._submissions: dict[str, tuple[AnyStimulus, Answer]] = {}

    @property
    def id(self) -> str:
        return self._id

    def told_by(self, sequence: int) -> str:
        """The part that told an event then, where the table was put together from parts."""
        return self._sources.get(sequence, "")

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        before = self._submissions.get(submission)
        if before is not None and before[0] == stimulus:
            return before[1]
        place = self._at + 1
        if place == len(self._exchanges):
            raise self._failure(f"the suite submits {_told(stimulus)} after the last stimulus that was recorded", place)
        exchange = self._exchanges[place]
        if exchange.stimulus != stimulus:
            raise self._failure(
                f"the suite submits {_told(stimulus)} where {_told(exchange.stimulus)} was submitted", place
            )
        self._at = place
        if exchange.receipt is None:
            raise self._failure(f"no answer to {_told(stimulus)} was recorded", place)
        answer = Answer(exchange.receipt, tuple(exchange.events))
        self._submissions[submission] = stimulus, answer
        return answer

    def read(self, after: int) -> tuple[tuple[Seen, ...], bool]:
        seen = (seen for exchange in self._exchanges[: self._at + 1] for seen in exchange.events)
        return tuple(one for one in seen if one.sequence > after), True

    def declaration(self) -> Declaration:
        """What was declared since the last stimulus, in turn; read once more than then, it says the same again."""
        facts = self._exchanges[self._at].facts
        if not facts:
            raise self._failure("the suite reads the declaration where it was not read", self._at + 1)
        return facts.pop(0) if len(facts) > 1 else facts[0]

    def close(self) -> None:
        pass

    def _failure(self, what: str, place: int) -> SystemFailure:
        return SystemFailure(what, where=f"{self._uid}, table {self._id}, stimulus {place}", advice=_ADVICE)


class GuidedTableRecorded(RecordedTable):
    """One at which people went on until a player had to act: the suite has to ask for as much as it did then."""

    def goes_on(self) -> None:
        """What came of it is recorded."""


def tables_of(run: ScenarioRun) -> list[tuple[TableOpened, tuple[AnyRecord, ...]]]:
    """The tables of a scenario in the order in which they were opened, each with its own records."""
    tables: list[tuple[TableOpened, list[AnyRecord]]] = []
    under: dict[str, list[AnyRecord]] = {}
    for record in run.records:
        match record:
            case TableOpened():
                # A name may be given again when its table is closed: the records are those of the latest.
                under[record.table] = []
                tables.append((record, under[record.table]))
            case Submitted() | Answered() | Happened() | Declared() if record.table in under:
                under[record.table].append(record)
            case _:
                pass
    return [(opened, tuple(records)) for opened, records in tables]


def exchanges_of(records: tuple[AnyRecord, ...]) -> list[Exchanged]:
    """What was done at a recorded table, one thing after the other, with what came of each."""
    exchanges = [Exchanged()]
    for record in records:
        match record:
            case Submitted():
                exchanges.append(Exchanged(record.stimulus, at_length=record.at_length))
            case Answered():
                exchanges[-1].receipt = record.receipt
            case Happened():
                exchanges[-1].events.append(record.seen)
            case Declared():
                exchanges[-1].facts.append(record.facts)
            case _:
                pass
    return exchanges


def _told(value: object) -> str:
    """A stimulus or a setup, cut to what fits a message."""
    return shown(repr(value))
