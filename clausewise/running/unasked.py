"""When all has been played: whom to blame for departures, those that no Then asked about and those that failed.

What is cited where a system departs from the rules is more than what is broken there. Which of it that is, is found as
in a soak, once for each kind of departure, and kept in the journal: verdicts are made from the journal alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from clausewise.following.comparison import compare
from clausewise.journal import JournalWriter, now, scenarios
from clausewise.journal.reader import ScenarioRun
from clausewise.journal.records import Blamed, Header, Remark
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.running.behind import look_behind
from clausewise.running.plan import Plan
from clausewise.running.recordings import in_turn, recorded
from clausewise.soaking.blaming import blamed
from clausewise.verdicts.explaining import Cited, to_be_blamed, to_be_told_apart
from clausewise.verdicts.judging import outcome_of

MOST_LOOKED_INTO: Final = 24
"""So many kinds of departures; of more than that, what is cited is blamed as it is."""
MOST_TOLD_APART: Final = 40
"""So many kinds of failures at which several clauses are cited that fail; of more than that, each is broken."""
MOST_ALIKE: Final = 3
"""So many recordings of one kind, the shortest."""
MOST_EVIDENCE: Final = 12
"""So many other scenarios, to tell apart breaches that look alike: those of the clauses in question come first."""


def look_into(plan: Plan, writer: JournalWriter) -> None:
    """Writes down who is to blame."""
    played = scenarios(plan.out)
    looks = _Looking(plan.header, played)
    judged = [(run, outcome_of(run)[0]) for run in played]
    found: list[Blamed | Remark] = []
    for cited, runs in islice(to_be_blamed(judged, plan.header).items(), MOST_LOOKED_INTO):
        found.append(looks.into(cited, runs))
    for (clause, cited), runs in islice(to_be_told_apart(judged, plan.header).items(), MOST_TOLD_APART):
        found.append(looks.into(cited, runs, clause))
    found += look_behind(played, judged, plan.header, [record for record in found if isinstance(record, Blamed)])
    for record in found:
        writer.write(record)


class _Looking:
    """Looks into what was recorded."""

    def __init__(self, header: Header, played: Sequence[ScenarioRun]) -> None:
        self._descriptions = {used.name: used.description for used in header.configurations}
        self._sound = [run for run in played if run.ended.outcome == "pass" and run.ended.difference is None]

    def into(self, cited: Cited, runs: Sequence[ScenarioRun], examined: str = "") -> Blamed | Remark:
        """Who is to blame for departures at which these clauses are cited.

        Where a clause is `examined`, it is whether it or another of those that are cited explains that it failed.
        """
        configuration = runs[0].started.configuration
        alike = [run for run in runs if run.started.configuration == configuration]
        beside = in_turn([run for run in self._sound if run.started.configuration == configuration], cited)
        try:
            clauses = _blamed(alike, self._descriptions[configuration], beside, cited, among=bool(examined))
        except Exception as problem:  # noqa: BLE001  blaming is ours, and must not cost what was found
            told = f"whom to blame for a departure could not be found: {type(problem).__name__}: {problem}"
            return Remark(time=now(), text=told)
        return Blamed(time=now(), cited=cited, clauses=clauses, examined=examined)


def _blamed(
    alike: Sequence[ScenarioRun],
    description: Description,
    beside: Iterable[ScenarioRun],
    cited: Cited,
    *,
    among: bool,
) -> tuple[str, ...]:
    recordings = [recording for run in alike[:MOST_ALIKE] for recording in recorded(run)]
    departure = compare(recordings[0].setup, recordings[0].exchanges, description).departure
    if departure is None or not {*departure.clauses} & {*cited}:
        return ()  # of a sitting only one round is kept, and what lay before it explains what is amiss there
    others = (recording for run in (*alike[MOST_ALIKE:], *beside) for recording in recorded(run))
    return blamed(recordings, departure, description, islice(others, MOST_EVIDENCE), among=cited if among else ())


__all__ = ["look_into"]
