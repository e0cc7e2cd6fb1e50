"""Going on with a soak that was cut off: what its journal says was played is not played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.journal import header_of, read_segment, resume, scenarios
from clausewise.journal.chain import segment_names
from clausewise.journal.records import Header, Tallied
from clausewise.soaking.plan import Share, SoakPlan
from clausewise.soaking.recorded import Recalled
from clausewise.soaking.steering import Tally


@dataclass(frozen=True, slots=True)
class Begun:
    """Where a soak stands; anew if nothing was begun."""

    header: Header | None = None
    tally: Tally = field(default_factory=Tally)
    """What the journal says of all that was played to the end of a batch."""
    failed: frozenset[str] = frozenset()
    """Clauses on which differences were blamed."""
    seal: str = ""
    """It had come to its end."""
    directory: Path | None = None
    batches: Mapping[str, int] = field(default_factory=dict)
    """By segment of the journal: how many were played to their end."""
    milliseconds: Mapping[str, int] = field(default_factory=dict)
    """By segment: how long that took."""

    def recalled(self, share: Share) -> Recalled:
        """What one worker had played: it is counted again, and steers what is played from now on."""
        return Recalled(self.directory, share.segment, self.batches.get(share.segment, 0))


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
    whole = Tally()
    batches, milliseconds = Counter[str](), dict[str, int]()
    for name in segment_names(plan.directory):
        for entry in read_segment(plan.directory, name):
            record = entry.record
            if isinstance(record, Tallied):
                whole.exercised.update(record.exercised)
                whole.rounds.update(record.rounds)
                whole.tables += record.tables
                batches[name] += 1
                milliseconds[name] = record.milliseconds
    failed = frozenset(run.started.clause for run in scenarios(plan.directory) if run.ended.outcome == "fail")
    return Begun(state.header, whole, failed, state.seal or "", plan.directory, batches, milliseconds)
