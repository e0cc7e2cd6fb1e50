"""Which fault each scenario met: what it finds beyond its own clause, and whose failure stopped it.

The engine is kept beside the system in every scenario, and cites clauses where the two first part. A clause fails by
itself where a scenario of its own failed and it is among those, or where nothing is cited that says otherwise. A
scenario that failed although its clause is not among them was stopped by one that is, if that one fails; so was one
whose clause is merely cited there: it fails nowhere without another clause that explains it as well, and that other one
does. A departure that no Then asked about is a finding on the clause that it breaks, unless one of those that are cited
fails anyway.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from clausewise.following.comparison import can_be_followed
from clausewise.following.engine_beside import SILENCE
from clausewise.journal.reader import ScenarioRun
from clausewise.journal.records import FOUND_AS_IN_PRODUCTION, Difference, Header, Outcome
from clausewise.verdicts.model import Fault

Cited = tuple[str, ...]
"""The clauses that are cited where a system departs from the rules, as the journal has them."""
Key = tuple[str, str]
Blame = Mapping[tuple[str, Cited], tuple[str, ...]]
"""What looking into departures has shown: by the clause whose scenarios failed with them, if any, and what is cited."""


@dataclass(frozen=True, slots=True)
class Met:
    """What a scenario met."""

    run: ScenarioRun
    outcome: Outcome
    """As it is judged."""
    difference: Difference | None
    names: tuple[str, ...] = ()
    """The clauses that may be broken there, the most to the point first."""
    blamed: tuple[str, ...] = ()
    """Those of them by which the failure is explained, where that was looked into."""

    @property
    def clause(self) -> str:
        """The clause that was examined."""
        return self.run.started.clause

    @property
    def cited(self) -> Cited:
        """The clauses of the first departure."""
        return () if self.difference is None else self.difference.clauses

    @property
    def by_itself(self) -> bool:
        """Whether its clause failed, and no other is cited for it."""
        return self.outcome == "fail" and (not self.cited or self.clause in self.names)

    @property
    def has_others(self) -> bool:
        """Whether its clause failed where others are cited as well."""
        return self.by_itself and len(self.names) > 1

    @property
    def explained_by(self) -> tuple[str, ...]:
        """The clauses of which one explains the failure: of what nobody asked about, any of those that are cited."""
        asked = self.run.started.name != FOUND_AS_IN_PRODUCTION
        return self.blamed or ((self.clause,) if asked else self.names)

    @property
    def length(self) -> tuple[int, str]:
        """How long it took until the departure, to find the shortest."""
        return (0 if self.difference is None else self.difference.index), self.run.started.uid


@dataclass(frozen=True, slots=True)
class Explained:
    """What the scenarios of a run have met, across clauses."""

    stopped: Mapping[Key, str] = field(default_factory=dict)
    """The clause that stopped a scenario."""
    found: Mapping[str, Met] = field(default_factory=dict)
    """Clauses that are broken although none of their own scenarios says so, each where that was seen."""
    faults: tuple[Fault, ...] = ()


def explain(
    judged: Iterable[tuple[ScenarioRun, Outcome]],
    blamed: Blame,
    clauses: Collection[str],
    header: Header,
) -> Explained:
    """What explains what. `clauses` are those that require something, `blamed` is what looking into it has shown."""
    followed = _followed(header)
    met = [_met(run, outcome, followed, blamed, clauses) for run, outcome in judged]
    held_back = _held_back(met)
    by_themselves = {one.clause for one in met if one.by_itself and one.run.key not in held_back}
    found: dict[str, Met] = {}
    for one in sorted(unasked(met), key=lambda one: one.length):
        if by_themselves.isdisjoint(one.names):
            found.setdefault(one.names[0], one)
    failing = by_themselves | set(found)
    stopped = {
        one.run.key: by
        for one in met
        if one.outcome == "fail" and not one.by_itself and (by := _first(one.names, failing))
    } | held_back
    return Explained(stopped, found, tuple(_faults(met, failing, stopped)))


def to_be_blamed(judged: Iterable[tuple[ScenarioRun, Outcome]], header: Header) -> dict[Cited, list[ScenarioRun]]:
    """The departures that nobody asked about and no clause explains that fails by itself, each the shortest first."""
    followed = _followed(header)
    met = [_met(run, outcome, followed, {}, None) for run, outcome in judged]
    by_themselves = {one.clause for one in met if one.by_itself}
    groups: dict[Cited, list[ScenarioRun]] = defaultdict(list)
    for one in sorted(unasked(met), key=lambda one: one.length):
        if by_themselves.isdisjoint(one.names):
            groups[one.cited].append(one.run)
    return groups


def to_be_told_apart(
    judged: Iterable[tuple[ScenarioRun, Outcome]], header: Header
) -> dict[tuple[str, Cited], list[ScenarioRun]]:
    """The failures of clauses that always come with others which fail as well, each the shortest first."""
    followed = _followed(header)
    met = [_met(run, outcome, followed, {}, None) for run, outcome in judged]
    by_themselves = {one.clause for one in met if one.by_itself}
    surely = {one.clause for one in met if one.by_itself and not one.has_others}
    groups: dict[tuple[str, Cited], list[ScenarioRun]] = defaultdict(list)
    for one in sorted(met, key=lambda one: one.length):
        if one.has_others and one.clause not in surely and len(by_themselves.intersection(one.names)) > 1:
            groups[one.clause, one.cited].append(one.run)
    return groups


def unasked(met: Iterable[Met]) -> Iterator[Met]:
    """Where a system departed from the rules, and the scenario did not fail."""
    return (one for one in met if one.outcome in ("pass", "inconclusive") and one.names and not _stands_still(one))


def _stands_still(one: Met) -> bool:
    """Whether a scenario was not got through because a table does nothing more: what it then owes it has not broken."""
    return one.outcome == "inconclusive" and one.difference is not None and one.difference.got == SILENCE


def _followed(header: Header) -> frozenset[str]:
    """The configurations under which a system shows enough to be told what is due."""
    return frozenset(used.name for used in header.configurations if can_be_followed(used.description))


def _met(
    run: ScenarioRun,
    outcome: Outcome,
    followed: Collection[str],
    blamed: Blame,
    clauses: Collection[str] | None,
) -> Met:
    difference = run.ended.difference if run.started.configuration in followed else None
    cited = () if difference is None else difference.clauses
    found = blamed.get((run.started.clause, cited), ()) if outcome == "fail" else ()
    names = dict.fromkeys((*(found or blamed.get(("", cited), ())), *cited))
    return Met(run, outcome, difference, tuple(name for name in names if clauses is None or name in clauses), found)


def _held_back(met: Sequence[Met]) -> dict[Key, str]:
    """Failures whose clause is merely cited where another one explains them, and that other clause."""
    at_fault = {one.clause for one in met if one.by_itself and one.clause in one.explained_by}
    alone = {one.run.key: at_fault.intersection(one.explained_by) for one in met if one.by_itself}
    surely = {clause for clauses in alone.values() if len(clauses) == 1 for clause in clauses}
    return {
        one.run.key: by
        for one in met
        if one.by_itself
        and one.clause not in surely
        and (by := _first(one.explained_by, surely) or ("" if one.clause in at_fault else _first(one.blamed, at_fault)))
    }


def _first(names: Iterable[str], among: Collection[str]) -> str:
    return next((name for name in names if name in among), "")


def _faults(met: Sequence[Met], failing: Collection[str], stopped: Mapping[Key, str]) -> Iterator[Fault]:
    """The failing clauses, those together that are cited for the same departures, with what they stopped."""
    leader = {clause: clause for clause in failing}

    def led_by(clause: str) -> str:
        while leader[clause] != clause:
            clause = leader[clause]
        return clause

    for one in met:
        if one.by_itself and one.run.key not in stopped and (first := _first(one.names, failing)):
            leader[led_by(one.clause)] = led_by(first)
    together: dict[str, list[str]] = defaultdict(list)
    for clause in dict.fromkeys((*(one.clause for one in met), *sorted(failing))):
        if clause in failing:
            together[led_by(clause)].append(clause)
    for led, clauses in together.items():
        at = [one for one in met if (first := _first(one.names or (one.clause,), failing)) and led_by(first) == led]
        at = [one for one in at if one.outcome == "fail" or one.names]
        shortest = min(at, key=lambda one: (one.difference is None, one.length))
        halted = [one.clause for one in at if one.run.key in stopped and one.clause not in failing]
        yield Fault(
            clauses=tuple(clauses),
            stopped=tuple(dict.fromkeys(halted)),
            scenarios=len(at),
            clause=shortest.clause,
            uid=shortest.run.started.uid,
            configuration=shortest.run.started.configuration,
            difference=shortest.difference,
            message=shortest.run.ended.message,
            segment=shortest.run.segment,
            line=shortest.run.line,
        )


__all__ = ["Blame", "Cited", "Explained", "Met", "explain", "to_be_blamed", "to_be_told_apart"]
