"""A proof in words, for the author of the scenarios."""

from __future__ import annotations

from collections.abc import Iterator

from clausewise.reports.prove_results import ENOUGH, ClauseProof, Proof, Survivor

SHOWN = 3
"""So many scenarios of a clause that the sound engine does not pass are shown; mostly all have one cause."""


def tell(proof: Proof) -> str:
    """What did not go well, clause by clause, and the sums; what is wrong comes last, where it is read first."""
    lines: list[str] = []
    for clause, found in sorted(proof.clauses.items(), key=lambda proved: not proved[1].clean):
        said = list(_clause(found))
        if said:
            lines += [clause, *(f"  {line}" for line in said)]
    lines += [f"lint: {finding.what} [{finding.rule}]" for finding in proof.lint]
    return "\n".join([*lines, summary(proof)])


def summary(proof: Proof) -> str:
    """The sums in one sentence."""
    sums = proof.counts
    said = f"{sums.clauses} clauses: {sums.planted} faults planted, {sums.caught} caught, {sums.survivors} survived"
    said += f", {sums.equivalent} equivalent; {sums.short} clauses short of {ENOUGH}, {sums.not_isolated} not isolated"
    if sums.alone:
        said += f"; {sums.alone} of them for one instance alone"
    if sums.not_yet_asked:
        said += f", {sums.not_yet_asked} more not asked about yet"
    if sums.unsound:
        said += f", {sums.unsound} with scenarios that the sound engine does not pass"
    return f"{said}; {sums.scenarios} scenarios, {proof.seconds:.1f} s"


def _clause(found: ClauseProof) -> Iterator[str]:
    for run in found.unsound[:SHOWN]:
        yield f"UNSOUND   {run.scenario}: {run.outcome} at {run.at or 'its end'}: {run.message}"
    if len(found.unsound) > SHOWN:
        yield f"UNSOUND   ... and {len(found.unsound) - SHOWN} more"
    for survivor in found.survivors:
        yield f"SURVIVED  {survivor.fault}"
        yield from _runs(survivor)
    for same in found.equivalent:
        yield f"equal     {same.fault}: {same.reason}"
    if found.short:
        names = ", ".join(name for name, count in found.operators.items() if count.caught) or "none"
        yield f"SHORT     {found.caught_operators} of {ENOUGH} operators caught ({names})"
    if not found.isolated and found.caught:
        known = f" (known: {found.known_gap})" if found.known_gap else ""
        yield f"SHARED    every caught fault also turns scenarios of sibling clauses red{known}"
    for name in found.asked_now:
        yield f"CLOSED    {name}: it stands among what is not asked about yet, and is asked now: take it off the list"
    if found.isolated and found.known_gap:
        yield "CLOSED    it stands among the known gaps and is isolated now: take it off the list"


def _runs(survivor: Survivor) -> Iterator[str]:
    if not survivor.scenarios:
        yield "    no scenario of this clause comes to the place"
    for run in survivor.scenarios:
        if run.outcome == "pass":
            yield f"    passed: {run.scenario}"
        else:
            yield f"    {run.outcome}: {run.scenario}"
            yield f"        at: {run.at}: {run.message}"
    if survivor.unlike:
        yield f"    not the same as the sound engine: {survivor.unlike}"
