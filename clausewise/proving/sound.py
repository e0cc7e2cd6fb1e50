"""The sound run: which scenarios pass, and which places of the engine each of them comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from clausewise.proving.broken import BrokenSystem, Planted, WatchedTable
from clausewise.proving.one_instance import Abouts, ByGame, Noticed, by_game, comes_to
from clausewise.reference_engine.core.instances import EVERY
from clausewise.reference_engine.core.rulings import Fault, Site
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reports.prove_results import Tried
from clausewise.running.conduct import Result
from clausewise.running.inprocess import Suite

Citation = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Heard:
    """What one scenario did with the sound engine."""

    uid: str
    result: Result
    sites: frozenset[Site]
    trace: bytes
    citations: frozenset[Citation]
    """What was cited together, at an event, a refusal or a fact."""
    games: frozenset[str] = frozenset()
    """Which games of its rulebook were played; an empty name where there is one only."""
    abouts: Abouts = field(default_factory=dict)
    """What was decided about at each decision."""


@dataclass(slots=True)
class Sound:
    """What all scenarios did with the sound engine."""

    heard: dict[str, Heard] = field(default_factory=dict)
    clause_of: dict[str, str] = field(default_factory=dict)
    reach: dict[Fault, frozenset[str]] = field(default_factory=dict)
    """For each fault that can be planted the scenarios that come to its place."""
    green: tuple[str, ...] = ()
    """The scenarios that the sound engine passes; the others prove nothing."""
    unsound: dict[str, list[Tried]] = field(default_factory=dict)
    """By clause, the others."""
    _cases: dict[str, list[str]] = field(default_factory=dict)

    def cases_of(self, clause: str) -> Sequence[str]:
        """The scenarios of a clause that the sound engine passes, in document order."""
        return self._cases.get(clause, ())

    def games_at(self, fault: Fault) -> frozenset[tuple[str, str]]:
        """The rulebooks, with their games, in whose scenarios a fault can be."""
        return frozenset(
            (self.clause_of[uid].partition(".")[0], game)
            for uid in self.reach.get(fault, ())
            for game in self.heard[uid].games
        )

    def reaches(self, planted: Planted, uid: str) -> bool:
        """Whether a scenario comes to the place of a fault. A misreading has no place: it is everywhere."""
        if isinstance(planted, Misreading):
            return True
        if planted.only == EVERY:
            return uid in self.reach.get(planted, ())
        return comes_to(self.heard[uid].abouts, planted)

    def broken_everywhere(self, fault: Fault, uid: str) -> Fault:
        """The fault for every instance, if the scenario comes there with this one alone: it plays no other way."""
        abouts = self.heard[uid].abouts.get((fault.provision, fault.kind), ())
        return replace(fault, only=EVERY) if all(fault.only in about for about in abouts) else fault

    def instances(self, rulebook: str) -> ByGame:
        """All that the scenarios of a rulebook decide about, by its games."""
        own = (self.heard[uid] for uid, clause in self.clause_of.items() if clause.startswith(f"{rulebook}."))
        return by_game((heard.games, heard.abouts) for heard in own)

    def add(self, clause: str, heard: Heard) -> None:
        """One more scenario."""
        self.heard[heard.uid] = heard
        self.clause_of[heard.uid] = clause
        if heard.result.outcome == "pass":
            self._cases.setdefault(clause, []).append(heard.uid)
        else:
            self.unsound.setdefault(clause, []).append(tried(heard.result))

    def close(self) -> None:
        """All have been heard."""
        self.green = tuple(uid for uid, heard in self.heard.items() if heard.result.outcome == "pass")
        reach: dict[Fault, set[str]] = {}
        for uid, heard in self.heard.items():
            for site in heard.sites:
                for operator in site.operators():
                    reach.setdefault(Fault(site.provision, site.kind, operator), set()).add(uid)
        self.reach = {fault: frozenset(reach[fault]) for fault in sorted(reach)}


def listen(suite: Suite, told: Callable[[], None]) -> Sound:
    """Runs every case once."""
    sound = Sound()
    for uid, case in suite.cases.items():
        sound.add(case.clause.id, hear(suite, uid))
        told()
    sound.close()
    return sound


def hear(suite: Suite, uid: str) -> Heard:
    """Runs one case with the sound engine."""
    noticed = Noticed()
    system = BrokenSystem(notice=noticed)
    result = suite.run(uid, system, must_cite=True)
    games = frozenset(RULEBOOKS[setup.rulebook].game(setup.options).rules.game for setup in system.setups)
    citations = frozenset(_citations(system.tables))
    return Heard(uid, result, frozenset(noticed.sites), system.trace, citations, games, noticed.abouts)


def _citations(tables: Iterable[WatchedTable]) -> Iterator[Citation]:
    for table in tables:
        yield from table.engine.citations
        yield from table.engine.fact_citations.values()
        yield table.engine.refusal_citations


def tried(result: Result) -> Tried:
    """The result as a survivor's scenario is listed."""
    return Tried(result.uid, result.outcome, result.step, result.message)
