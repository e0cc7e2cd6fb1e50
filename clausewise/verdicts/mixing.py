"""What a test of randomness is worth to the clause that asks for mixing at random."""

from __future__ import annotations

from msgspec.structs import replace

from clausewise.journal.records import Header, RandomnessShown
from clausewise.verdicts.attesting import builds_of
from clausewise.verdicts.model import STRENGTHS, ClauseVerdict


def with_randomness(clause: str, verdict: ClauseVerdict, header: Header) -> ClauseVerdict:
    """The verdict with the tests of randomness that were brought for the clause: the worst of them counts.

    A test that failed fails the clause, one that shows nothing leaves it inconclusive, and one that passed makes what
    its scenarios show no stronger than *sampled*. None of them makes up for a scenario.
    """
    found = [(_worth(shown, header), shown) for shown in header.randomness if clause in shown.clauses]
    if not found:
        return verdict
    (worth, why), shown = min(found, key=lambda one: _WORST_FIRST.index(one[0][0]))
    if verdict.verdict == "error":
        return replace(verdict, randomness=shown)
    if worth == "fail":
        reason = verdict.reason if verdict.verdict == "fail" else f"the test of randomness failed: {why}"
        return replace(verdict, verdict="fail", reason=reason, bound=None, randomness=shown)
    if verdict.verdict != "pass":
        return replace(verdict, randomness=shown)
    if worth == "inconclusive":
        return replace(
            verdict, verdict="inconclusive", reason=f"the test of randomness: {why}", bound=None, randomness=shown
        )
    strength = max((verdict.strength or "forced", "sampled"), key=STRENGTHS.index)
    n = shown.n if verdict.n is None and strength == "sampled" else verdict.n
    return replace(verdict, strength=strength, n=n, randomness=shown)


_WORST_FIRST = ("fail", "inconclusive", "pass")


def _worth(shown: RandomnessShown, header: Header) -> tuple[str, str]:
    """What it says, if it speaks of what was tested; and why it is no pass."""
    for configuration in header.configurations:
        if not shown.build or shown.build not in builds_of(configuration):
            about = f"of the build {shown.build}, which is not" if shown.build else "of no build, so not of"
            return "inconclusive", f"it is {about} the one that was tested"
    return shown.verdict, shown.reason
