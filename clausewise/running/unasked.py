"""When all has been played: whom to blame for the departures that no Then asked about.

What is cited where a system departs from the rules is more than what is broken there. Which of it that is, is found as
in a soak, once for each kind of departure, and kept in the journal: verdicts are made from the journal alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from clausewise.adapters.recording import exchanges_of, tables_of
from clausewise.following.comparison import Exchange, compare
from clausewise.journal import JournalWriter, now, scenarios
from clausewise.journal.reader import ScenarioRun
from clausewise.journal.records import Blamed, Remark
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.running.plan import Plan
from clausewise.soaking.blaming import Recording, blamed
from clausewise.verdicts.explaining import to_be_blamed
from clausewise.verdicts.judging import outcome_of

MOST_LOOKED_INTO: Final = 24
"""So many kinds of departures; of more than that, what is cited is blamed as it is."""
MOST_ALIKE: Final = 3
"""So many recordings of one kind, the shortest."""
MOST_EVIDENCE: Final = 12
"""So many scenarios without a departure, to tell apart breaches that look alike."""


def look_into(plan: Plan, writer: JournalWriter) -> None:
    """Writes down who is to blame."""
    played = scenarios(plan.out)
    groups = to_be_blamed(((run, outcome_of(run)[0]) for run in played), plan.header)
    descriptions = {used.name: used.description for used in plan.header.configurations}
    sound = [run for run in played if run.ended.outcome == "pass" and run.ended.difference is None]
    for cited, runs in islice(groups.items(), MOST_LOOKED_INTO):
        description = descriptions[runs[0].started.configuration]
        alike = [run for run in runs if run.started.configuration == runs[0].started.configuration]
        beside = (run for run in sound if run.started.configuration == runs[0].started.configuration)
        try:
            clauses = _blamed(alike[:MOST_ALIKE], description, beside)
        except Exception as problem:  # noqa: BLE001  blaming is ours, and must not cost what was found
            told = f"whom to blame for a departure could not be found: {type(problem).__name__}: {problem}"
            writer.write(Remark(time=now(), text=told))
            continue
        writer.write(Blamed(time=now(), cited=cited, clauses=clauses))


def _blamed(alike: Iterable[ScenarioRun], description: Description, beside: Iterable[ScenarioRun]) -> tuple[str, ...]:
    recordings = [recording for run in alike for recording in _recorded(run)]
    departure = compare(recordings[0].setup, recordings[0].exchanges, description).departure
    if departure is None:
        return ()
    evidence = islice((recording for run in beside for recording in _recorded(run)), MOST_EVIDENCE)
    return blamed(recordings, departure, description, evidence)


def _recorded(run: ScenarioRun) -> Iterable[Recording]:
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


__all__ = ["look_into"]
