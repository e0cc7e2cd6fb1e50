"""Counting a recorded soak again: its tables beside today's engine, without the system.

What is tallied is worth what the kept tables bear out: each is compared once more, with what was known by then, and the
verdicts are made of what is counted now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Final
from uuid import uuid4

import msgspec

from clausewise.adapters.recording import exchanges_of, tables_of
from clausewise.failures import ClausewiseError
from clausewise.following.comparison import Exchange
from clausewise.following.manners import Manner
from clausewise.journal import JournalWriter, now, required_header, scenarios
from clausewise.journal.chain import MAIN, segment_names
from clausewise.journal.reader import ScenarioRun
from clausewise.journal.records import (
    ConfigurationUsed,
    Difference,
    Header,
    MannerLearned,
    SoakAsked,
    Tallied,
    configurations_of,
)
from clausewise.judge import this_judge
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.registry import Rulebook, load_rulebook
from clausewise.running.manners import manner_of
from clausewise.running.plan import Selection
from clausewise.running.run import edition
from clausewise.soaking.findings import Findings, examined
from clausewise.soaking.mannered import Mannered, Seen, seen
from clausewise.soaking.past_known import compare_past
from clausewise.soaking.recorded import BatchRecorded, TableRecorded, batches_recorded
from clausewise.soaking.steering import Tally
from clausewise.verdicts import Verdicts, differences, verdicts_of

MOST_TOLD: Final = 20
"""So many lines of a kind; more tell nothing new."""


@dataclass(frozen=True, slots=True)
class Recounted:
    """A soak counted again."""

    seal: str
    before: Verdicts
    after: Verdicts
    changed_rulebooks: tuple[str, ...]
    """Those that have another edition now than when it was recorded."""
    amiss: tuple[str, ...]
    """Where the journal says something else than its tables show."""

    @property
    def differences(self) -> list[str]:
        """Where the two judgements differ, or the journal with itself, a line each."""
        return [*self.amiss, *differences(self.before, self.after)]


@dataclass(slots=True)
class _Counting:
    """What is found on the way."""

    header: Header
    asked: SoakAsked
    descriptions: Mapping[str, Description]
    tally: Tally = field(default_factory=Tally)
    learned: list[MannerLearned] = field(default_factory=list)
    seen: Seen = field(default_factory=Seen)
    amiss: list[str] = field(default_factory=list)

    def says(self, told: str) -> None:
        """One more line."""
        self.amiss.append(told)


def recount(recorded: Path, out: Path, *, features: Path | None = None) -> Recounted:
    """Compares every table of a soak again and judges by what that comes to; writes a journal of its own."""
    header = required_header(recorded)
    if header.soak is None:
        raise ClausewiseError(f"{recorded}: is no soak")
    rulebooks = tuple(load_rulebook(name, features) for name in header.rulebooks)
    used = {book.id: configurations_of(header.configurations, book.id)[0] for book in rulebooks}
    counting = _Counting(header, header.soak, {book: one.description for book, one in used.items()})
    for segment in segment_names(recorded):
        _count_segment(counting, recorded, segment)
    again = msgspec.structs.replace(
        header,
        time=now(),
        run=str(uuid4()),
        harness=version("clausewise"),
        judge=this_judge(),
        rulebooks={book.id: edition(book) for book in rulebooks},
    )
    seal = _judged(counting, recorded, JournalWriter(out, MAIN, again), rulebooks, used)
    changed = tuple(book.id for book in rulebooks if edition(book) != header.rulebooks[book.id])
    before, after = verdicts_of(recorded, rulebooks), verdicts_of(out, rulebooks)
    return Recounted(seal, before, after, changed, tuple(_few(counting.amiss)))


def _few(lines: Sequence[str]) -> Iterator[str]:
    yield from lines[:MOST_TOLD]
    if len(lines) > MOST_TOLD:
        yield f"and {len(lines) - MOST_TOLD} more of the kind"


# --- the tables -------------------------------------------------------------------------------------------------------


def _count_segment(counting: _Counting, recorded: Path, segment: str) -> None:
    """The batches of one worker, in order: what it knew grows on the way."""
    known: set[str] = set()
    mannered = Mannered(counting.header.manners)
    for batch in batches_recorded(recorded, segment):
        tally = Tally()
        for table in batch.tables.values():
            for one in table.learned:
                mannered.takes(one.rulebook, Manner(one.how, one.what, one.word))
                counting.learned.append(one)
            _count_table(counting, table, known, mannered.at(table.record.setup.rulebook), tally)
        _against_the_tally(counting, segment, batch, tally)
        counting.tally.exercised.update(tally.exercised)
        counting.tally.rounds.update(tally.rounds)
        counting.tally.tables += tally.tables


def _count_table(
    counting: _Counting, table: TableRecorded, known: set[str], manners: Collection[Manner], tally: Tally
) -> None:
    record = table.record
    try:
        played = table.played()
    except ValueError as problem:
        counting.says(f"table {record.number}: {problem}; it counts for nothing")
        return
    description = counting.descriptions.get(record.setup.rulebook)
    exchanges = played.exchanges[:-1] if record.cut_off == "failed" else played.exchanges
    gone_by = frozenset(known) if counting.asked.go_on else frozenset()
    try:
        compared = compare_past(record.setup, exchanges, description, gone_by, manners).compared
    except Exception as defect:  # noqa: BLE001  as when it was played: what cannot be compared counts for nothing
        tally.add(record.setup.rulebook, played.rounds, Counter())
        if not record.failure:
            counting.says(f"table {record.number}: cannot be compared any more: {type(defect).__name__}")
        return
    tally.add(record.setup.rulebook, played.rounds, compared.exercised)
    counting.seen.adds(record.setup.rulebook, compared)
    departure = compared.departure
    if departure is not None and next(iter(departure.clauses), "") in gone_by:
        departure = None
    was, found = record.difference, None if departure is None else departure.clauses
    if (None if was is None else was.clauses) != found:
        counting.says(
            f"table {record.number}: the journal says {_told(was)}, "
            f"its course shows {'no difference' if found is None else _clauses(found)}"
        )
    if found and table.blamed is not None:
        known |= {found[0], *table.blamed[:1]}


def _told(difference: Difference | None) -> str:
    return "no difference" if difference is None else _clauses(difference.clauses)


def _clauses(clauses: Sequence[str]) -> str:
    return f"a difference ({', '.join(clauses) or 'of no clause'})"


def _against_the_tally(counting: _Counting, segment: str, batch: BatchRecorded, tally: Tally) -> None:
    """What the journal says that a batch came to, beside what its tables come to."""
    where = f"batch {batch.tallied.batch} ({segment}, line {batch.line})"
    said: Tallied = batch.tallied
    if said.tables != tally.tables:
        counting.says(f"{where}: {said.tables} tables are tallied, and {tally.tables} are there")
    for name, ours, theirs in (
        ("rounds of", tally.rounds, said.rounds),
        ("cases of", tally.exercised, said.exercised),
    ):
        for key in sorted({*ours, *theirs}):
            if ours.get(key, 0) != theirs.get(key, 0):
                counting.says(f"{where}: {theirs.get(key, 0)} {name} {key} are tallied, its tables show {ours[key]}")


# --- the verdicts -----------------------------------------------------------------------------------------------------


def _judged(
    counting: _Counting,
    recorded: Path,
    writer: JournalWriter,
    rulebooks: Sequence[Rulebook],
    used: Mapping[str, ConfigurationUsed],
) -> str:
    """Scenarios for every clause, as the soak wrote them, by what has been counted now; the new seal."""
    findings = Findings(writer, used)
    books = {book.id: book for book in rulebooks}
    kept = [run for run in scenarios(recorded) if run.ended.outcome == "fail" and run.started.example]
    failed = _failed(counting, findings, kept, books, used)
    found = seen(counting.learned, counting.seen.times, counting.seen.plain, counting.header.manners)
    awaited = findings.judged(found, books, failed)
    selection = Selection(tuple(counting.header.rulebooks), counting.header.selection)
    for book in rulebooks:
        offered = book.id in used[book.id].description.games
        chosen = [clause for clause in book.clauses if selection.takes(clause.id) and clause.id not in failed]
        for clause in examined(chosen) if offered else chosen:
            if clause.id in awaited:
                findings.manner(book, clause, awaited[clause.id])
            elif offered:
                findings.exercised(book, clause, counting.tally.exercised[clause.id], counting.tally.rounds[book.id])
            else:
                findings.not_offered(book, clause, used[book.id].description.product)
    return writer.seal({"rounds": counting.tally.rounds.total(), "tables": counting.tally.tables})


def _failed(
    counting: _Counting,
    findings: Findings,
    kept: Sequence[ScenarioRun],
    books: Mapping[str, Rulebook],
    used: Mapping[str, ConfigurationUsed],
) -> set[str]:
    """Which clauses fail still: those whose round, as the journal has it, shows a difference today."""
    failed: set[str] = set()
    shows: dict[str, bool] = {}
    for run in sorted(kept, key=lambda run: run.line):
        file, difference = run.started.example.get("round", ""), run.ended.difference
        if difference is None:
            counting.says(f"{run.started.clause}: failed, and no difference is kept")
            continue
        if file not in shows:
            manners = {Manner(one.how, one.what, one.word) for one in counting.learned}
            manners |= {manner_of(one) for one in counting.header.manners if one.accepted_by}
            shows[file] = _shows(run, difference, used[run.started.rulebook].description, manners)
            if not shows[file]:
                counting.says(f"{run.started.clause}: the round that the journal has shows no difference")
        if shows[file]:
            findings.again(books[run.started.rulebook], run, difference)
            failed.add(run.started.clause)
    return failed


def _shows(run: ScenarioRun, difference: Difference, description: Description, manners: Collection[Manner]) -> bool:
    """Whether the round of a failed scenario departs from the rules, past what was known."""
    for opened, records in tables_of(run):
        exchanges = [
            Exchange(one.stimulus, one.receipt.accepted, tuple(seen.event for seen in one.events))
            for one in exchanges_of(records)
            if one.stimulus is not None and one.receipt is not None
        ]
        known = difference.known
        if compare_past(opened.setup, exchanges, description, known, manners).compared.departure is not None:
            return True
    return False
