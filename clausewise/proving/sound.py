"""The sound run: which scenarios pass, and which places of the engine each of them comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from clausewise.proving.broken import BrokenSystem, WatchedTable
from clausewise.proving.model import Tried
from clausewise.reference_engine.rulings import Fault, Site
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


@dataclass(slots=True)
class Sound:
    """What all scenarios did with the sound engine."""

    heard: dict[str, Heard] = field(default_factory=dict)
    reach: dict[Fault, tuple[str, ...]] = field(default_factory=dict)
    """For each fault that can be planted the scenarios that come to its place, in document order."""
    clause_of: dict[str, str] = field(default_factory=dict)

    @property
    def unsound(self) -> dict[str, list[Tried]]:
        """By clause, the scenarios that the sound engine does not pass."""
        found: dict[str, list[Tried]] = {}
        for uid, heard in self.heard.items():
            if heard.result.outcome != "pass":
                found.setdefault(self.clause_of[uid], []).append(tried(heard.result))
        return found

    def green(self, uids: Iterable[str]) -> list[str]:
        """Those that the sound engine passes; the others prove nothing."""
        return [uid for uid in uids if self.heard[uid].result.outcome == "pass"]


def listen(suite: Suite, told: Callable[[], None]) -> Sound:
    """Runs every case once."""
    sound = Sound()
    reach: dict[Fault, list[str]] = {}
    for uid, case in suite.cases.items():
        heard = hear(suite, uid)
        sound.heard[uid] = heard
        sound.clause_of[uid] = case.clause.id
        for site in heard.sites:
            for operator in site.operators():
                reach.setdefault(Fault(site.provision, site.kind, operator), []).append(uid)
        told()
    sound.reach = {fault: tuple(dict.fromkeys(uids)) for fault, uids in sorted(reach.items())}
    return sound


def hear(suite: Suite, uid: str) -> Heard:
    """Runs one case with the sound engine."""
    sites: set[Site] = set()
    system = BrokenSystem(notice=sites.add)
    result = suite.run(uid, system, must_cite=True)
    return Heard(uid, result, frozenset(sites), system.trace, frozenset(_citations(system.tables)))


def _citations(tables: Iterable[WatchedTable]) -> Iterable[Citation]:
    for table in tables:
        yield from table.engine.citations
        yield from table.engine.fact_citations.values()
        yield table.engine.refusal_citations


def tried(result: Result) -> Tried:
    """The result as a survivor's scenario is listed."""
    return Tried(result.uid, result.outcome, result.step, result.message)
