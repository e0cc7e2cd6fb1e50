"""What a run has recorded, as it is compared with the rules once more; and in which order scenarios are asked."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from clausewise.adapters.recording import exchanges_of, tables_of
from clausewise.following.comparison import Exchange
from clausewise.journal.reader import ScenarioRun
from clausewise.soaking.blaming import Recording
from clausewise.verdicts.explaining import Cited


def in_turn(runs: Iterable[ScenarioRun], cited: Cited) -> list[ScenarioRun]:
    """First a scenario of each clause that is cited, then a second of each, and so on; then those of other clauses."""
    of: dict[str, list[ScenarioRun]] = {clause: [] for clause in (*cited, "")}
    for run in runs:
        of[run.started.clause if run.started.clause in of else ""].append(run)
    others = of.pop("")
    return [run for turn in zip_longest(*of.values()) for run in turn if run is not None] + others


def recorded(run: ScenarioRun) -> Iterable[Recording]:
    """What was done at the last table of a scenario: the one that was followed."""
    opened = [(table, records) for table, records in tables_of(run) if not table.refused]
    for table, records in opened[-1:]:
        done = exchanges_of(records)
        yield Recording(
            table.setup,
            tuple(
                Exchange(one.stimulus, one.receipt.accepted, tuple(seen.event for seen in one.events))
                for one in done
                if one.stimulus is not None and one.receipt is not None
            ),
        )
