"""What has changed, in lines for the console."""

from __future__ import annotations

from collections.abc import Iterator

from clausewise.reports.changes_results import Change, Changes, Held, Side, Wording, verdict_of
from clausewise.showing import counted, short, visible

LONGEST = 300
TOLD_AT_MOST = 40
"""Clauses of one kind on the console; the page and the JSON have all."""


def lines(changes: Changes) -> Iterator[str]:
    """All of it, what is to be acted on first."""
    for name, side in (("before", changes.before), ("now", changes.after)):
        yield f"{name:<8}{told(side)}"
    yield ""
    if changes.worse:
        yield f"WORSE: {'; '.join(changes.worse)}"
    else:
        yield "Nothing got worse."
    counts = [f"{counted(n, 'clause')} {kind}" for kind, n in changes.counts.items()]
    yield _line("; ".join([*counts, f"{counted(changes.same, 'clause')} as before"]))
    if changes.standing:
        yield f"{counted(changes.standing, 'clause')} not asked about again: nothing that they rest on has changed"
    yield from _reasons(changes)
    yield from _approved(changes)
    yield from _clauses(changes)
    yield from _wordings(changes)
    for note in changes.notes:
        yield f"note: {_line(note)}"


def told(side: Side) -> str:
    """Which run it was, of what.

    Several rulebooks are of one system in most runs; then it is named once.
    """
    systems = dict.fromkeys(f"{s.manufacturer} {s.product} {s.version}, {s.build} build" for s in side.systems.values())
    return _line(f"{'; '.join(systems)}; {side.started[:16].replace('T', ' ')} UTC, run {side.run}")


def _approved(changes: Changes) -> Iterator[str]:
    if not changes.approved:
        return
    yield ""
    yield f"Approved fails: {len(changes.approved)}"
    for one in changes.approved:
        yield from _one_approved(one)


def _one_approved(one: Held) -> Iterator[str]:
    approval = one.approval
    yield _line(f"  {approval.clause}  by {approval.by}, {approval.date}: {approval.reason}")
    if not one.holds:
        yield _line(f"    DOES NOT HOLD: {one.why}")


def _clauses(changes: Changes) -> Iterator[str]:
    for kind, number in changes.counts.items():
        yield ""
        yield f"{kind.capitalize()}: {number}"
        of_kind = [change for change in changes.changes if change.kind == kind]
        for change in of_kind[:TOLD_AT_MOST]:
            yield from _clause(change)
        if len(of_kind) > TOLD_AT_MOST:
            yield f"  and {counted(len(of_kind) - TOLD_AT_MOST, 'more clause')}: the page and the JSON have them"


def _clause(change: Change) -> Iterator[str]:
    was = f" (was {change.was})" if change.was else ""
    yield _line(f"  {change.clause}{was}  {change.title}")
    yield _line(f"    {verdict_of(change.before)} → {verdict_of(change.after)}")
    for line in (*change.found, *change.because):
        yield _line(f"    {line}")


def _reasons(changes: Changes) -> Iterator[str]:
    """What is otherwise of all that a verdict depends on; that the rest is the same is worth a line."""
    yield ""
    yield "What a verdict depends on, and is otherwise"
    for reason in changes.reasons:
        if reason.differs:
            yield f"  {reason.about}:"
            yield from (_line(f"    {line}") for line in reason.differs)
    if changes.wordings:
        yield f"  Words of the rules: {counted(len(changes.wordings), 'clause')} not as before, at the end"
    if same := [reason.about for reason in changes.reasons if not reason.differs]:
        yield f"  the same: {'; '.join(same)}"


def _wordings(changes: Changes) -> Iterator[str]:
    if changes.wordings:
        yield ""
        yield f"Words of the rules: {counted(len(changes.wordings), 'clause')} not as before"
        for wording in changes.wordings[:TOLD_AT_MOST]:
            yield from _wording(wording)
        if len(changes.wordings) > TOLD_AT_MOST:
            more = counted(len(changes.wordings) - TOLD_AT_MOST, "more clause")
            yield f"  and {more}: the page and the JSON have them"


def _wording(wording: Wording) -> Iterator[str]:
    was = f" (was {wording.was})" if wording.was and wording.was != wording.clause else ""
    yield f"  {wording.status:<8} {wording.clause}{was}"
    if wording.before:
        yield _line(f"    was: {wording.before}")
    if wording.after and wording.status != "moved":
        yield _line(f"    is:  {wording.after}")


def _line(text: str) -> str:
    return short(visible(text), LONGEST)
