"""What has changed, as GitHub Actions shows it: beside the lines of the features that are in the repository."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from clausewise.reports.changes_results import WORSE, Change, Changes, verdict_of
from clausewise.reports.github import Level, annotation
from clausewise.showing import counted

Places = Mapping[str, tuple[str, int]]
"""Where the rule of a clause stands in the repository: file and line."""


def changes_lines(changes: Changes, places: Places) -> Iterator[str]:
    """Errors first, then what somebody has approved, each time again."""
    kept = {one.approval.clause for one in changes.approved if one.holds}
    for change in changes.changes:
        if change.clause not in kept and change.kind in (*WORSE, "still failing"):
            level: Level = "error" if change.kind in WORSE else "warning"
            yield annotation(
                level, *places.get(change.clause, ("", 0)), f"{change.clause} {change.kind}", _told(change)
            )
    for one in changes.approved:
        worth: Level = "notice" if one.holds else "warning"  # listed every time
        told = f"by {one.approval.by}, {one.approval.date}: {one.approval.reason}"
        title = f"{one.approval.clause} approved fail" + ("" if one.holds else " that does not hold")
        place = places.get(one.approval.clause, ("", 0))
        yield annotation(worth, *place, title, told if one.holds else f"{told}\n{one.why}")
    yield annotation("notice", "", 0, "What has changed", "; ".join((*changes.worse, *_counts(changes))))


def _told(change: Change) -> str:
    parts = [change.title, f"{verdict_of(change.before)} → {verdict_of(change.after)}"]
    if change.after and change.after.reason:
        parts.append(change.after.reason)
    return "\n".join([*parts, *change.because])


def _counts(changes: Changes) -> Iterator[str]:
    yield from (f"{counted(n, 'clause')} {kind}" for kind, n in changes.counts.items())
    yield f"{counted(changes.same, 'clause')} as before"
