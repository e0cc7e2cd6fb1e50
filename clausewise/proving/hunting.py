"""Hunting the faults of one clause with the clause's own scenarios."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

from clausewise.proving.broken import BrokenSystem, RunAway
from clausewise.proving.model import Caught, ClauseProof, Equivalent, OperatorCount, Survivor, Tried
from clausewise.proving.sound import Sound, tried
from clausewise.reference_engine.rulings import Fault
from clausewise.running.conduct import Result
from clausewise.running.inprocess import Suite

PATIENCE = 5.0
"""Seconds for one scenario with a broken engine."""


@dataclass(slots=True)
class Hunter:
    """Runs scenarios against faults, each pair once."""

    suite: Suite
    sound: Sound
    faults: dict[str, tuple[Fault, ...]]
    """For each clause what is planted."""
    siblings: dict[str, tuple[str, ...]]
    """For each clause the others below the same parent."""
    _known: dict[tuple[str, Fault], Result] = field(default_factory=dict)

    def prove(self, clause: str) -> ClauseProof:
        """Plants every fault of a clause and runs the clause's own scenarios that come to it."""
        own = [uid for uid, of in self.sound.clause_of.items() if of == clause]
        caught: list[tuple[Fault, Caught]] = []
        survivors: list[Survivor] = []
        equivalent: list[Equivalent] = []
        for fault in self.faults[clause]:
            found, runs = self._catch(fault, self._reaching(fault, own))
            if found is not None:
                caught.append((fault, Caught(str(fault), found.uid, found.message)))
            else:
                survivors.append(Survivor(str(fault), runs))
        by = self._isolated(clause, [fault for fault, _ in caught])
        self._known.clear()
        return ClauseProof(
            planted=len(self.faults[clause]),
            caught=len(caught),
            operators=_operators(self.faults[clause], {fault for fault, _ in caught}),
            survivors=tuple(survivors),
            equivalent=tuple(equivalent),
            isolated=by is not None,
            isolated_by=str(by) if by is not None else "",
            caught_faults=tuple(one for _, one in caught),
            unsound=tuple(self.sound.unsound.get(clause, ())),
        )

    def run(self, uid: str, fault: Fault) -> Result:
        """One scenario against one fault."""
        known = self._known.get((uid, fault))
        if known is None:
            with patience():
                known = self.suite.run(uid, BrokenSystem(fault))
            self._known[uid, fault] = known
        return known

    def _reaching(self, fault: Fault, uids: Sequence[str]) -> list[str]:
        reached = set(self.sound.reach.get(fault, ()))
        return self.sound.green(uid for uid in uids if uid in reached)

    def _catch(self, fault: Fault, uids: Sequence[str]) -> tuple[Result | None, tuple[Tried, ...]]:
        runs: list[Tried] = []
        for uid in uids:
            result = self.run(uid, fault)
            if result.outcome == "fail":
                return result, ()
            runs.append(tried(result))
        return None, tuple(runs)

    def _isolated(self, clause: str, caught: Sequence[Fault]) -> Fault | None:
        """A caught fault that leaves the scenarios of all siblings green."""
        beside = set(self.siblings[clause])
        near = [uid for uid, of in self.sound.clause_of.items() if of in beside]
        reaching = {fault: self._reaching(fault, near) for fault in caught}
        for fault in sorted(caught, key=lambda fault: len(reaching[fault])):
            if all(self.run(uid, fault).outcome == "pass" for uid in reaching[fault]):
                return fault
        return None


def _operators(faults: Sequence[Fault], caught: set[Fault]) -> dict[str, OperatorCount]:
    names = dict.fromkeys(fault.operator for fault in faults)
    return {
        name: OperatorCount(
            planted=sum(fault.operator == name for fault in faults),
            caught=sum(fault.operator == name and fault in caught for fault in faults),
        )
        for name in names
    }


@contextmanager
def patience(seconds: float = PATIENCE) -> Iterator[None]:
    """Ends what does not end by itself. Only the main thread of a process can be woken."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise RunAway(f"stopped after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
