"""What has been done in a round already, and for whom the rest of it is done."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import takewhile

import msgspec

from clausewise.following.sameness import kin, same, whose
from clausewise.reference_engine.families.emitted import Emitted
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent


def too_much(met: Sequence[Emitted], unseen: Collection[str], event: AnyEvent) -> tuple[str, ...]:
    """The clauses by which it was done before in this round, or by which the player is out of it."""
    for told in _of_this_round(met):
        if same(told.seen.event, event, unseen):
            return told.citations
    return fold_of(met, whose(event))


def fold_of(met: Sequence[Emitted], who: object) -> tuple[str, ...]:
    """The clauses by which a player has left the round."""
    folds = ((told.seen.event, told.citations) for told in _of_this_round(met))
    return next((cited for event, cited in folds if isinstance(event, Folded) and event.seat == who), ())


def cited_for(emitted: Sequence[Emitted], act: str) -> tuple[str, ...]:
    """The clauses that this was done for, the last time."""
    events = ((told.seen.event, told.citations) for told in reversed(emitted))
    return next((cited for event, cited in events if isinstance(event, Procedure) and event.act == act), ())


def _of_this_round(met: Sequence[Emitted]) -> Iterator[Emitted]:
    """What has been met in this round, the latest first."""
    return takewhile(lambda told: not isinstance(told.seen.event, RoundStarted), reversed(met))


def done_for_the_same(to_come: Sequence[Emitted], event: AnyEvent) -> None:
    """The engine does for the player whom the system has chosen what no rule says for which of several it is."""
    for told in to_come:
        if isinstance(told.seen.event, Procedure) and kin(told.seen.event, event):
            told.seen = msgspec.structs.replace(
                told.seen, event=msgspec.structs.replace(told.seen.event, seat=whose(event))
            )
            return
