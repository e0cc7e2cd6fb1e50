"""Behind a departure that another clause explains: what of a second fault the first one hides.

A scenario is followed to its first departure. Where that is another clause's, and one single breach of that clause
explains whatever else was recorded of it, an engine with that breach is put beside the scenario: where the system
departs from that engine as well, and the clause of the scenario is what explains it, the clause fails too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

import msgspec

from clausewise.following.comparison import Departure
from clausewise.following.known_departures import GoneBy
from clausewise.following.manners import Manner, manners_at
from clausewise.journal import now
from clausewise.journal.reader import ScenarioRun
from clausewise.journal.records import Blamed, Header, Outcome, Remark
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.running.recordings import in_turn, recorded
from clausewise.soaking.blaming import TO_THE_END, Planted, Recording, beside, blamed, breaches, explained_until
from clausewise.soaking.findings import difference_of
from clausewise.verdicts.explaining import Blame, Cited, Key, explain, to_be_told_apart

MOST_LOOKED_BEHIND: Final = 200
"""So many kinds of scenarios that were stopped; of more than that, none is called broken."""
MOST_TOLD_APART: Final = 40
"""So many kinds of failures behind at which several clauses are cited; of more than that, none is called broken."""
MOST_ALIKE: Final = 3
MOST_WITNESSES: Final = 8
"""So many recordings of the first breach, and so many in which nothing departs, have to bear it out."""

Judged = Sequence[tuple[ScenarioRun, Outcome]]
Stopped = tuple[str, Cited, str]
"""The clause that was examined, what is cited where it was stopped, and the clause that stopped it."""


def look_behind(
    played: Sequence[ScenarioRun], judged: Judged, header: Header, known: Sequence[Blamed]
) -> Iterator[Blamed | Remark]:
    """The clauses whose scenarios were stopped by another's breach, and which fail by what lies behind it."""
    blame = {(record.examined, record.cited): record.clauses for record in known}
    stopped = explain(judged, blame, header.clauses, header).stopped
    kinds: dict[Stopped, list[ScenarioRun]] = defaultdict(list)
    for run, outcome in judged:
        difference, by = run.ended.difference, stopped.get(run.key)
        if outcome == "fail" and difference and by and run.started.clause not in difference.clauses:
            kinds[run.started.clause, difference.clauses, by].append(run)
    if not kinds:
        return
    failed = [(run, outcome) for run, outcome in judged if outcome == "fail" and run.key not in stopped]
    behind = _Behind(played, header)
    try:
        for (clause, cited, by), runs in islice(kinds.items(), MOST_LOOKED_BEHIND):
            behind.looks(runs, clause, cited, by)
        for clause, cited in behind.fails(failed, blame):
            yield Blamed(time=now(), cited=cited, clauses=(clause,), examined=clause)
    except Exception as problem:  # noqa: BLE001  blaming is ours, and must not cost what was found
        told = f"what lies behind a departure could not be found: {type(problem).__name__}: {problem}"
        yield Remark(time=now(), text=told)


@dataclass(frozen=True, slots=True)
class _Known:
    """How a departure is explained, so that one can look on behind it: by a breach, or as a thing told in a way."""

    planted: Planted | None = None
    manners: frozenset[Manner] = frozenset()
    wholly: bool = False
    """It leaves nothing over wherever it explains anything: what is left here is no part of the same fault."""

    def of(self, recording: Recording) -> Recording:
        """A recording that is compared with what is known."""
        broken = () if self.planted is None else (self.planted,)
        return replace(recording, broken=broken, past=GoneBy(manners=self.manners))


class _Behind:
    """Looks on in scenarios that were stopped."""

    def __init__(self, played: Sequence[ScenarioRun], header: Header) -> None:
        self._played = played
        self._used = {used.name: used for used in header.configurations}
        self._header = header
        self._known: dict[tuple[str, Cited, str], tuple[_Known, ...]] = {}
        self._further: dict[Key, tuple[ScenarioRun, Recording, Cited, _Known]] = {}
        """Scenarios as what lies behind has them, the recording, what was cited before, and how that is explained."""

    def looks(self, runs: Sequence[ScenarioRun], clause: str, cited: Cited, by: str) -> None:
        """Keeps where these scenarios of a clause depart once more, however that is explained which stopped them."""
        name = runs[0].started.configuration
        description = self._used[name].description
        alike = [run for run in runs if run.started.configuration == name]
        alike.sort(key=lambda run: (run.ended.difference.index if run.ended.difference else 0, run.started.uid))
        for run in alike[:MOST_ALIKE]:
            recording = next(iter(recorded(run)))
            departure = _departure(recording, description)
            if departure is None or not {*departure.clauses} & {*cited}:
                continue  # of a sitting only one round is kept, and what lay before it explains what is amiss there
            known = self._explained(recording, departure, name, cited, by, clause)
            found = [_departure(one.of(recording), description) for one in known]
            first = found[0] if found else None
            if first is None or not all(one is not None and one.clauses == first.clauses for one in found):
                continue
            if clause in first.clauses or all(one.wholly for one in known):
                difference = difference_of(first)
                again = replace(run, ended=msgspec.structs.replace(run.ended, difference=difference))
                self._further[run.key] = again, known[0].of(recording), cited, known[0]

    def _explained(
        self, recording: Recording, departure: Departure, name: str, cited: Cited, by: str, clause: str
    ) -> tuple[_Known, ...]:
        """Single breaches where there are any; else the ways in which it is told."""
        kind = name, cited, by
        if kind not in self._known:
            description = self._used[name].description
            shown, sound = self._witnesses(name, by), self._sound(name, (by, clause))
            found = _explanations(recording, departure, description, by)
            looked_at = (_borne_out(one, shown, sound, description) for one in found)
            borne_out = tuple(one for one in looked_at if one is not None)
            self._known[kind] = tuple(one for one in borne_out if one.planted is not None) or borne_out
        return self._known[kind]

    def fails(self, failed: Judged, blame: Blame) -> Iterator[tuple[str, Cited]]:
        """The clauses that fail by what lies behind, beside those that have failed, as a run tells them apart."""
        further: Judged = [*failed, *((run, "fail") for run, *_ in self._further.values())]
        found = dict(blame)
        kinds = {
            kind: behind
            for kind, runs in to_be_told_apart(further, self._header).items()
            if (behind := [self._further[run.key] for run in runs if run.key in self._further])
        }
        for number, ((clause, cited), behind) in enumerate(kinds.items()):
            if number >= MOST_TOLD_APART:
                for run, *_ in behind:
                    del self._further[run.key]
                continue
            name = behind[0][0].started.configuration
            description = self._used[name].description
            recordings = [recording for run, recording, *_ in behind if run.started.configuration == name]
            departure = _departure(recordings[0], description)
            if departure is not None:
                sound = map(behind[0][3].of, self._sound(name, cited))
                found[clause, cited] = blamed(recordings, departure, description, sound, among=cited)
        stopped = explain(further, found, self._header.clauses, self._header).stopped
        told = ((run.started.clause, cited) for key, (run, _, cited, _) in self._further.items() if key not in stopped)
        yield from dict.fromkeys(told)

    def _witnesses(self, configuration: str, by: str) -> list[Recording]:
        """Where the same clause is cited, in its own scenarios first."""
        found = [
            run
            for run in self._played
            if run.started.configuration == configuration
            and run.ended.difference is not None
            and by in run.ended.difference.clauses
        ]
        found.sort(key=lambda run: (run.started.clause != by, len(run.records), run.started.uid))
        return [recording for run in found[:MOST_WITNESSES] for recording in recorded(run)]

    def _sound(self, configuration: str, clauses: Cited) -> list[Recording]:
        """Where nothing departs."""
        found = [
            run
            for run in self._played
            if run.started.configuration == configuration
            and run.ended.outcome == "pass"
            and run.ended.difference is None
        ]
        return [recording for run in in_turn(found, clauses)[:MOST_WITNESSES] for recording in recorded(run)]


def _explanations(recording: Recording, departure: Departure, description: Description, by: str) -> Iterator[_Known]:
    """Single breaches of this clause; and, for what a vendor's system does as none of them does, how it is told."""
    provisions = RULEBOOKS[recording.setup.rulebook].game(recording.setup.options).rules.provisions
    for planted in breaches(recording, departure, description):
        if by in (planted.clauses if isinstance(planted, Misreading) else provisions.get(planted.provision, ())):
            yield _Known(planted)
    if by in departure.clauses:
        follows = [event for exchange in recording.exchanges for event in exchange.events][departure.index :]
        for manners in manners_at(departure.wanted, departure.came, follows):
            yield _Known(manners=manners)


def _borne_out(
    known: _Known, shown: Sequence[Recording], sound: Sequence[Recording], description: Description
) -> _Known | None:
    """The explanation, if it is against nothing that was seen, and explains one of the others wholly."""
    far = [tuple(explained_until(one, description) for one in (each, known.of(each))) for each in shown]
    if any(reached < before for before, reached in far):
        return None
    wholly = [before < reached == TO_THE_END for before, reached in far]
    if not any(wholly) or any(explained_until(known.of(one), description) != TO_THE_END for one in sound):
        return None
    return replace(
        known, wholly=all(one or before == reached for one, (before, reached) in zip(wholly, far, strict=True))
    )


def _departure(recording: Recording, description: Description) -> Departure | None:
    return beside(recording, description, recording.broken).departure


__all__ = ["look_behind"]
