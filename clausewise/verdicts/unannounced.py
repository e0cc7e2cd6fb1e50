"""What was played that was not told apart from production, and what share of a fault would have been found there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from clausewise.journal.reader import Entry
from clausewise.journal.records import FOUND_AS_IN_PRODUCTION, Header, TableSoaked
from clausewise.showing import counted
from clausewise.verdicts import by_chance
from clausewise.verdicts.model import Unannounced

NAME: Final = FOUND_AS_IN_PRODUCTION
"""What the scenarios are called that tell of what departs there."""
AS_IN_PRODUCTION: Final = "not told apart from production (nothing forced; no seed, clock, mishap or reading)"


def tables_in(entries: Iterable[Entry]) -> list[TableSoaked]:
    """The tables that were not told apart from production, among records that have been read."""
    return [e.record for e in entries if isinstance(e.record, TableSoaked) and e.record.unannounced]


def unannounced(tables: Sequence[TableSoaked], header: Header) -> tuple[Unannounced, ...]:
    """Counts for each rulebook."""
    found = []
    for book in header.rulebooks:
        here = [table for table in tables if table.setup.rulebook == book]
        compared = sum(table.rounds for table in here if table.compared)
        brought = by_chance.together(table.brought for table in here)
        found.append(
            Unannounced(
                rulebook=book,
                tables=len(here),
                rounds=sum(table.rounds for table in here),
                compared=compared,
                departing=sum(table.difference is not None for table in here),
                failed=sum(bool(table.failure) for table in here),
                bound=f"3/{compared}" if compared and not any(table.difference for table in here) else None,
                brought=brought,
                stands_out=tuple(map(str, by_chance.stand_out(brought))),
            )
        )
    return tuple(found)


def told(found: Iterable[Unannounced]) -> Iterator[str]:
    """For a report: how much was played so, and what it shows."""
    for one in found:
        played = f"{one.rulebook}: {counted(one.rounds, 'round')} at {counted(one.tables, 'table')} {AS_IN_PRODUCTION}"
        if not one.rounds:
            yield f"{one.rulebook}: no round was played that was {AS_IN_PRODUCTION}"
        elif not one.compared:
            yield f"{played}; nothing of them could be compared with the rules"
        elif one.departing:
            yield f"{played}: {one.departing} of these tables depart from the rules"
        else:
            share = min(1.0, 3 / one.compared)
            yield (
                f"{played}: none departs from the rules; a fault that shows in more than {share:.1%} of such rounds "
                "would have been found, with 95 % confidence"
            )
        chance = by_chance.told(one.brought)
        if chance:
            yield f"{one.rulebook}, at these tables: {chance}"
