"""Fails that somebody lets stand: each for the scenarios that failed then, and for the words that the clause had."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.reports.changes_results import Approval, Held, Side
from clausewise.running.selection import near


def held(approval: Approval, after: Side) -> Held:
    """Whether an approval keeps a gate green for this run."""
    why = _why_not(approval, after)
    return Held(approval, holds=not why, why=why)


def approve(side: Side, clauses: Sequence[str], by: str, reason: str, day: str) -> Side:
    """The side with these fails approved; another approval of the same clause goes."""
    if clauses and not (by.strip() and reason.strip()):
        raise ClausewiseError("an approved fail needs who approves it (--by NAME) and why (--reason TEXT)")
    failing = [clause for clause, judged in side.clauses.items() if judged.verdict == "fail"]
    for clause in clauses:
        if clause not in failing:
            raise ClausewiseError(
                f"{clause}: does not fail in this run, so there is nothing to approve; {near(clause, failing)}"
            )
    kept = [one for one in side.approved if one.clause not in clauses]
    fresh = [Approval(c, by, day, reason, side.words.get(c, ""), side.clauses[c].failing) for c in clauses]
    return msgspec.structs.replace(side, approved=(*kept, *fresh))


def _why_not(approval: Approval, after: Side) -> str:
    """Why an approval does not hold; empty if it does."""
    now = after.clauses.get(approval.clause)
    words = after.words.get(approval.clause, "")
    if now is None:
        return "the clause was not examined this time"
    if now.verdict != "fail":
        return f"nothing to approve any more: the verdict is {now.verdict}; write the baseline anew"
    if words and words != approval.words:
        return "the clause has other words than those that were approved"
    others = [scenario for scenario in now.failing if scenario not in approval.failing]
    if others:
        return f"other scenarios fail than were approved: {'; '.join(others)}"
    if not now.failing and approval.failing:
        return f"it fails in another way than was approved: {now.reason}"
    return ""
