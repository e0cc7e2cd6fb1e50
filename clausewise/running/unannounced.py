"""When all has been played: what was found at the tables that were not told apart from production.

Each kind of departure is a failed scenario of the clause that it is blamed on. Only tables of the same sort tell apart
whose breach it is: a system that knows when it is tested keeps the rule everywhere else.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Final

import msgspec

from clausewise.following.comparison import Compared, Departure, Exchange, compare
from clausewise.following.known_departures import GoneBy
from clausewise.journal import JournalWriter, now, required_header
from clausewise.journal.reader import tables_unannounced
from clausewise.journal.records import ConfigurationUsed, Remark, TableSoaked, configurations_of
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.registry import Rulebook, load_rulebook
from clausewise.running.cases import uid_of
from clausewise.running.manners import gone_by
from clausewise.running.plan import Plan
from clausewise.running.systems import RECORDING
from clausewise.showing import counted
from clausewise.soaking.blaming import Recording, blamed
from clausewise.soaking.findings import Findings, difference_of
from clausewise.soaking.playing import TablePlayed
from clausewise.soaking.recorded import TableRecorded
from clausewise.unannounced.sitting import judged
from clausewise.verdicts.unannounced import NAME

MOST_KINDS: Final = 12
MOST_ALIKE: Final = 3
MOST_EVIDENCE: Final = 12
MOST_BEHIND: Final = 200
"""Events behind a departure by which breaches are told apart: who stays long must not make that long."""


def tell(plan: Plan, writer: JournalWriter, known: Iterable[str] = ()) -> str:
    """Writes what was found, but for scenarios that are known; why the run is an error, if the system failed there."""
    if plan.target.startswith(RECORDING):
        _judge_again(plan, writer)
    tables = tables_unannounced(plan.out)
    used = {book: configurations_of(plan.header.configurations, book)[0] for book in plan.header.rulebooks}
    findings = Findings(writer, used, NAME)
    said = set(known)
    for (book, _), alike in _kinds(tables).items():
        _tells_of(
            findings,
            load_rulebook(book, plan.folder),
            used[book],
            alike,
            tables,
            writer,
            said,
            gone_by(plan.header.manners, book),
        )
    failed = [table.failure for table in tables if table.failure]
    many = counted(len(failed), "table")
    return f"the system failed at {many} not told apart from production, the last time: {failed[-1]}" if failed else ""


def _kinds(tables: Sequence[TableSoaked]) -> dict[tuple[str, tuple[str, ...]], list[TableSoaked]]:
    """The tables at which something departs that clauses forbid: those of a kind together, the soonest first."""
    kinds: dict[tuple[str, tuple[str, ...]], list[TableSoaked]] = defaultdict(list)
    departing = [(table.difference, table) for table in tables if table.difference and table.difference.clauses]
    for difference, table in sorted(departing, key=lambda found: found[0].index):
        kinds[table.setup.rulebook, difference.clauses].append(table)
    return dict(list(kinds.items())[:MOST_KINDS])


def _tells_of(  # noqa: PLR0913, PLR0917  all that is known of a kind of departure
    findings: Findings,
    book: Rulebook,
    used: ConfigurationUsed,
    alike: Sequence[TableSoaked],
    tables: Sequence[TableSoaked],
    writer: JournalWriter,
    said: set[str],
    past: GoneBy,
) -> None:
    first, description = alike[0], used.description
    compared = compare(first.setup, exchanges_at(first), description, past=past)
    departure = compared.departure
    if departure is None:
        return
    such = [table for table in tables if table.setup.rulebook == book.id]
    sound = (
        _recording(table)
        for table in sorted(such, key=lambda table: table.events)
        if table.difference is None and table.compared and table.rounds
    )
    try:
        beside = [recording for recording, _ in zip(sound, range(MOST_EVIDENCE), strict=False)]
        clauses = blamed([_recording(table) for table in alike[:MOST_ALIKE]], departure, description, beside)
    except Exception as problem:  # noqa: BLE001  blaming is ours, and must not cost what was found
        writer.write(Remark(time=now(), text=f"whom to blame could not be found: {type(problem).__name__}: {problem}"))
        clauses = ()
    told = _to_blame(departure, clauses)
    known = {clause.id: clause for clause in book.clauses}
    named = next((name for name in told.clauses if name in known), None)
    if named is None or uid_of(named, NAME, {}) in said:
        return
    said.add(uid_of(named, NAME, {}))
    example = {"table": f"{first.number}", "tables that differ so": f"{len(alike)} of {len(such)}"}
    findings.differs(book, told, _the_round(first, compared), example, most=1)


def _to_blame(departure: Departure, clauses: tuple[str, ...]) -> Departure:
    """The departure with the clauses that it is blamed on before those that are cited."""
    return Departure(
        departure.index, departure.expected, departure.got, tuple(dict.fromkeys((*clauses, *departure.clauses)))
    )


def exchanges_at(table: TableSoaked) -> tuple[Exchange, ...]:
    """What was done at a table and came of it; not the answer at which the system failed."""
    exchanges = TableRecorded(table).played().exchanges
    return exchanges[:-1] if table.cut_off == "failed" else exchanges


def _recording(table: TableSoaked) -> Recording:
    exchanges = exchanges_at(table)
    if table.difference is not None:
        shown = accumulate(len(exchange.events) for exchange in exchanges)
        exchanges = tuple(
            exchange
            for exchange, events in zip(exchanges, shown, strict=True)
            if events - len(exchange.events) <= table.difference.index + MOST_BEHIND
        )
    return Recording(table.setup, exchanges)


def _the_round(table: TableSoaked, compared: Compared) -> TablePlayed:
    """The round in which it departs, out of all that was played there."""
    course = TableRecorded(table).course
    end = min(compared.at, len(course) - 1)
    begins = [n for n in range(end + 1) if any(isinstance(seen.event, RoundStarted) for seen in course[n].seen)]
    course = course[begins[-1] if begins else 0 : end + 1]
    return TablePlayed(
        setup=table.setup,
        exchanges=tuple(
            Exchange(one.stimulus, one.receipt.accepted, tuple(seen.event for seen in one.seen)) for one in course
        ),
        rounds=1,
        table=f"table {table.number}",
        receipts=tuple(one.receipt for one in course),
        seen=tuple(seen for one in course for seen in one.seen),
    )


def _judge_again(plan: Plan, writer: JournalWriter) -> None:
    """What was played at such tables of a recorded run, beside the rules as they are now."""
    recorded = Path(plan.target.removeprefix(RECORDING))
    descriptions: Mapping[str, ConfigurationUsed] = {
        book: configurations_of(required_header(recorded).configurations, book)[0] for book in plan.header.rulebooks
    }
    for table in tables_unannounced(recorded):
        book = table.setup.rulebook
        writer.write(_again(table, descriptions[book], gone_by(plan.header.manners, book)))


def _again(table: TableSoaked, used: ConfigurationUsed, past: GoneBy) -> TableSoaked:
    found = judged(TableRecorded(table).played(), used.description, past)[1]
    departure = None if found is None else found.departure
    difference = None if departure is None else difference_of(departure)
    return msgspec.structs.replace(table, time=now(), difference=difference, compared=found is not None)


__all__ = ["exchanges_at", "tell"]
