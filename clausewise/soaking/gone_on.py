"""Going on with a soak that was cut off: what its journal says was played is not played again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.journal import header_of, read_segment, resume, scenarios
from clausewise.journal.chain import MAIN, segment_names
from clausewise.journal.records import Header, Tallied
from clausewise.soaking.plan import Share, SoakPlan
from clausewise.soaking.steering import Tally


@dataclass(frozen=True, slots=True)
class Begun:
    """Where a soak stands; anew if nothing was begun."""

    header: Header | None = None
    tally: Tally = field(default_factory=Tally)
    batches: int = 0
    failed: frozenset[str] = frozenset()
    """Clauses on which differences were blamed."""
    seal: str = ""
    """It had come to its end."""
    parts: Mapping[str, tuple[Tally, int]] = field(default_factory=dict)
    """By segment of the journal: what was tallied there, and the last batch."""

    def part(self, share: Share) -> Begun:
        """Where one worker stands."""
        tally, last = self.parts.get(share.segment, (Tally(), share.number - share.of))
        return replace(self, tally=tally, batches=last + share.of)


def begun(plan: SoakPlan, *, go_on: bool) -> Begun:
    """What stands in the directory, put in order. More rounds or seconds may be asked for than at first, or fewer."""
    if not segment_names(plan.directory):
        return Begun()
    if not go_on:
        raise ClausewiseError(
            f"{plan.directory}: a run has been written here already; go on with it with --resume, or choose another "
            "directory with --out"
        )
    return _gone_on(plan)


def _gone_on(plan: SoakPlan) -> Begun:
    before = header_of(plan.directory)
    header = plan.header
    if before is not None and before.soak is not None:
        if before.soak.workers != plan.asked.workers:
            begun_with = f"the soak was begun with -n {before.soak.workers}"
            raise ClausewiseError(f"{plan.directory}: {begun_with}; go on with as many workers")
        as_much = msgspec.structs.replace(plan.asked, rounds=before.soak.rounds, seconds=before.soak.seconds)
        header = msgspec.structs.replace(header, soak=as_much)
    state = resume(plan.directory, header)
    if state.header is None:
        return Begun()
    whole, parts = Tally(), dict[str, tuple[Tally, int]]()
    for name in segment_names(plan.directory):
        tally = Tally()
        for entry in read_segment(plan.directory, name):
            record = entry.record
            if isinstance(record, Tallied):
                for counted in (tally, whole):
                    counted.exercised.update(record.exercised)
                    counted.rounds.update(record.rounds)
                    counted.tables += record.tables
                    counted.milliseconds = record.milliseconds
                parts[name] = tally, record.batch
    batches = parts[MAIN][1] + 1 if MAIN in parts else 0
    failed = frozenset(run.started.clause for run in scenarios(plan.directory) if run.ended.outcome == "fail")
    return Begun(state.header, whole, batches, failed, state.seal or "", parts)
