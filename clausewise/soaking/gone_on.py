"""Going on with a soak that was cut off: what its journal says was played is not played again."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.journal import header_of, read_segment, resume, scenarios
from clausewise.journal.chain import MAIN, segment_names
from clausewise.journal.records import Header, Tallied
from clausewise.soaking.plan import SoakPlan
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
        as_much = msgspec.structs.replace(plan.asked, rounds=before.soak.rounds, seconds=before.soak.seconds)
        header = msgspec.structs.replace(header, soak=as_much)
    state = resume(plan.directory, header)
    if state.header is None:
        return Begun()
    tally, batches = Tally(), 0
    for entry in read_segment(plan.directory, MAIN):
        record = entry.record
        if isinstance(record, Tallied):
            tally.exercised.update(record.exercised)
            tally.rounds.update(record.rounds)
            tally.tables += record.tables
            tally.milliseconds = record.milliseconds
            batches = record.batch + 1
    failed = frozenset(run.started.clause for run in scenarios(plan.directory) if run.ended.outcome == "fail")
    return Begun(state.header, tally, batches, failed, state.seal or "")
