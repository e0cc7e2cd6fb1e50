"""Hunting the faults of one clause with the clause's own scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from clausewise.proving.broken import CannotPlant, Planted, broken
from clausewise.proving.equivalence import BesideSound, Equivalence
from clausewise.proving.known_gaps import KnownGaps
from clausewise.proving.one_instance import OneInstance
from clausewise.proving.patience import MORE_PATIENCE, patiently
from clausewise.proving.sound import Sound, tried
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reports.prove_results import Caught, ClauseProof, Equivalent, OperatorCount, Survivor, Tried
from clausewise.running.conduct import Result
from clausewise.running.inprocess import Suite


class NotYetAsked:
    """What became of a fault that is known to be asked about by no scenario yet."""


@dataclass(slots=True)
class Hunter:
    """Proves clauses, each by itself."""

    suite: Suite
    sound: Sound
    faults: Mapping[str, Sequence[Planted]]
    """For each clause what is planted."""
    siblings: Mapping[str, Sequence[str]]
    """For each clause the others below the same parent."""
    equivalence: Mapping[str, Equivalence]
    """For each rulebook."""
    everywhere: bool = False
    """Also what else turns red."""
    alone: Mapping[str, Sequence[OneInstance]] = field(default_factory=dict)
    """For each clause what is broken for one instance alone."""
    gaps: KnownGaps = field(default_factory=KnownGaps)
    """What is known not to be shown yet."""
    _known: dict[tuple[str, Planted], Result] = field(default_factory=dict)

    def prove(self, clause: str) -> ClauseProof:
        """Plants every fault of a clause and runs the clause's own scenarios that come to it."""
        own = self.sound.cases_of(clause)
        unsound = tuple(self.sound.unsound.get(clause, ()))
        if unsound:
            # Scenarios that find fault with the sound engine cannot show that they find faults.
            return ClauseProof(0, 0, {}, (), (), isolated=False, unsound=unsound)
        caught: dict[Planted, Caught] = {}
        survivors: list[Survivor] = []
        equivalent: list[Equivalent] = []
        uncounted: list[Planted] = []
        for planted in self.faults[clause]:
            found, runs = self._catch(planted, self._reaching(planted, own))
            if found is not None:
                caught[planted] = Caught(str(planted), found.uid, found.message)
                continue
            if isinstance(planted, Misreading) and planted.perhaps_lawful:
                uncounted.append(planted)
                continue
            if any(run.outcome == "error" for run in runs):
                survivors.append(Survivor(str(planted), runs))
                continue
            beside = self._beside_sound(clause, planted)
            if beside.same:
                equivalent.append(Equivalent(str(planted), beside.said))
            else:
                survivors.append(Survivor(str(planted), runs, beside.said))
        by = self._isolated(clause, tuple(caught))
        counted = [planted for planted in self.faults[clause] if planted not in uncounted]
        ways = [fault.operator for fault in caught if isinstance(fault, Fault)]
        listed = self.gaps.not_yet_asked.get(clause, frozenset())
        planted_alone = {str(one): one for one in self.alone.get(clause, ())}
        found_alone = {name: self._one_instance(clause, one, own, ways) for name, one in planted_alone.items()}
        open_still = tuple(sorted(name for name, found in found_alone.items() if isinstance(found, NotYetAsked)))
        alone = [found for found in found_alone.values() if not isinstance(found, NotYetAsked)]
        caught_alone = [one for one in alone if isinstance(one, Caught)]
        survivors += [one for one in alone if isinstance(one, Survivor)]
        equivalent += [one for one in alone if isinstance(one, Equivalent)]
        proof = ClauseProof(
            planted=len(counted) + len(alone),
            caught=len(caught) + len(caught_alone),
            operators=_operators(counted, set(caught)),
            survivors=tuple(survivors),
            equivalent=tuple(equivalent),
            isolated=by is not None,
            isolated_by=str(by) if by is not None else "",
            known_gap=self.gaps.not_isolated.get(clause, ""),
            caught_faults=(*caught.values(), *caught_alone),
            alone=OperatorCount(len(alone), len(caught_alone)),
            not_yet_asked=open_still,
            asked_now=tuple(sorted(listed - {*open_still})),
            uncounted=tuple(map(str, uncounted)),
            elsewhere=self._elsewhere(clause) if self.everywhere else {},
        )
        self._known.clear()
        return proof

    def _one_instance(
        self, clause: str, one: OneInstance, own: Sequence[str], ways: Sequence[str]
    ) -> Caught | Survivor | Equivalent | NotYetAsked:
        """Breaks a decision for one instance, in one way after the other until one is noticed; `ways` come first."""
        tried: tuple[Tried, ...] = ()
        faults = sorted(one.faults, key=lambda fault: fault.operator not in ways)
        for fault in faults:
            reaching = self._reaching(fault, own)
            for uid in reaching:
                self._known.setdefault((uid, fault), self.run(uid, self.sound.broken_everywhere(fault, uid)))
            found, runs = self._catch(fault, reaching)
            if found is not None:
                return Caught(f"{fault}", found.uid, found.message)
            tried = tried or runs
        if str(one) in self.gaps.not_yet_asked.get(clause, ()):
            return NotYetAsked()
        reasons: list[str] = []
        for fault in faults:
            beside = self._beside_sound(clause, fault)
            if not beside.same:
                return Survivor(str(one), tried, beside.said)
            reasons.append(beside.said)
        return Equivalent(str(one), reasons[0])

    def run(self, uid: str, planted: Planted) -> Result:
        """One scenario against one fault."""
        known = self._known.get((uid, planted))
        if known is None:
            known = patiently(partial(self._play, uid, planted))
            if known is None:
                known = Result(uid, "error", f"stopped after {MORE_PATIENCE:g} seconds")
            self._known[uid, planted] = known
        return known

    def _play(self, uid: str, planted: Planted) -> Result:
        try:
            with broken(planted) as system:
                return self.suite.run(uid, system)
        except CannotPlant as problem:
            return Result(uid, "error", str(problem))

    def notices(self, clause: str, planted: Planted) -> bool:
        """Whether a Then of the clause's own scenarios tells the fault from none."""
        return self._catch(planted, self._reaching(planted, self.sound.cases_of(clause)))[0] is not None

    def _reaching(self, planted: Planted, uids: Iterable[str]) -> list[str]:
        """Of some scenarios those that come to the place of a fault; the others cannot tell it from none."""
        return [uid for uid in uids if self.sound.reaches(planted, uid)]

    def _catch(self, planted: Planted, uids: Sequence[str]) -> tuple[Result | None, tuple[Tried, ...]]:
        runs: list[Tried] = []
        for uid in uids:
            result = self.run(uid, planted)
            # Only a Then of a scenario that runs to it: anything else may be an accident of the fault.
            if result.outcome == "fail" and result.step_kind == "then":
                return result, ()
            runs.append(tried(result))
        return None, tuple(runs)

    def _beside_sound(self, clause: str, planted: Planted) -> BesideSound:
        rulebook = clause.split(".", 1)[0]
        # What other rulebooks make of a provision that they share is no concern of this one's.
        own = [uid for uid in self.sound.green if self.sound.clause_of[uid].startswith(f"{rulebook}.")]
        return self.equivalence[rulebook].compared(planted, self._reaching(planted, own))

    def _isolated(self, clause: str, caught: Sequence[Planted]) -> Planted | None:
        """A caught fault that leaves the scenarios of all siblings green."""
        near = [uid for sibling in self.siblings[clause] for uid in self.sound.cases_of(sibling)]
        reaching = {planted: self._reaching(planted, near) for planted in caught}
        for planted in sorted(caught, key=lambda planted: len(reaching[planted])):
            if all(self.run(uid, planted).outcome == "pass" for uid in reaching[planted]):
                return planted
        return None

    def _elsewhere(self, clause: str) -> dict[str, tuple[str, ...]]:
        """For each fault the scenarios of other clauses that fail."""
        others = [uid for uid in self.sound.green if self.sound.clause_of[uid] != clause]
        red = {
            str(planted): tuple(
                uid for uid in self._reaching(planted, others) if self.run(uid, planted).outcome == "fail"
            )
            for planted in self.faults[clause]
        }
        return {fault: uids for fault, uids in red.items() if uids}


def _operators(faults: Sequence[Planted], caught: set[Planted]) -> dict[str, OperatorCount]:
    names = dict.fromkeys(fault.operator for fault in faults)
    return {
        name: OperatorCount(
            planted=sum(fault.operator == name for fault in faults),
            caught=sum(fault.operator == name and fault in caught for fault in faults),
        )
        for name in names
    }
