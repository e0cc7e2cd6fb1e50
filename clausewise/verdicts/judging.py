"""From what the scenarios of a clause found to its verdict. Nothing that was not shown counts as shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from clausewise.journal.reader import ScenarioRun
from clausewise.journal.records import Checked, Header, Outcome, Strength, Variance
from clausewise.registry.model import Clause, Rulebook
from clausewise.registry.placeholders import with_row
from clausewise.verdicts.attesting import Finding, attested, lapsed
from clausewise.verdicts.explaining import Key, Met
from clausewise.verdicts.mixing import with_randomness
from clausewise.verdicts.model import STRENGTHS, ClauseVerdict, ReadingUsed, ScenarioVerdict, Verdict

_ATTESTATION: Final = "attestation"
_COUNTED: Final = ("sampled", "recorded")


def selected(clause: str, selection: Sequence[str]) -> bool:
    """Whether a run limited to these prefixes was to examine a clause; a prefix ends at a dot of the numbering.

    >>> selected("a.11.B.1", ["a.11.B"]), selected("a.11.B.1", ["a.1"]), selected("a.11.B.1", [])
    (True, False, True)
    """
    return not selection or any(clause == prefix or clause.startswith(f"{prefix}.") for prefix in selection)


def outcome_of(run: ScenarioRun) -> tuple[Outcome, str]:
    """The outcome of a scenario and its message; a pass that its own checks do not bear out is an error."""
    ended = run.ended
    if ended.outcome != "pass":
        return ended.outcome, ended.message
    if not run.checks:
        return "error", "the scenario checked nothing"
    broken = next((check for check in run.checks if not check.ok), None)
    if broken is not None:
        return "error", f"the scenario is noted as passed, but a check was not met: {broken.sentence}"
    for attempt in run.before:
        if attempt.unmet is not None and not attempt.abandoned.taken_back:
            return (
                "fail",
                f"passed when the run was gone on with, but not before it was cut off: {attempt.unmet.sentence}",
            )
    return "pass", ended.message


def judge(
    clause: Clause,
    rulebook: Rulebook,
    runs: Sequence[ScenarioRun],
    header: Header,
    stopped: Mapping[Key, str] = MappingProxyType({}),
) -> ClauseVerdict:
    """The verdict of one clause from the scenarios that ran for it; `stopped` says which failed by another clause."""
    shown = tuple(_scenario(run, stopped.get(run.key, "")) for run in runs)
    counting = [run for run, scenario in zip(runs, shown, strict=True) if scenario.outcome != "not-applicable"]
    checks = [check for run in counting for check in run.checks]
    finding = attested(clause.id, header)
    verdict, reason = _verdict(clause, shown, finding, header)
    fewest = min((check.n for check in checks if check.strength == "sampled"), default=header.least_sample)
    if verdict == "pass" and fewest < header.least_sample:
        verdict, reason = "inconclusive", f"{fewest} cases were sampled, and {header.least_sample} are asked for"
    strength = "attested" if _rests_on_people(clause, verdict, shown) else _weakest(checks)
    n = min((check.n for check in checks if check.strength == strength), default=None) if strength in _COUNTED else None
    readings = _readings(rulebook, counting, header)
    judged = ClauseVerdict(
        rulebook=rulebook.id,
        verdict=verdict,
        reason=reason,
        strength=strength,
        n=n,
        bound=f"3/{n}" if strength == "sampled" and verdict == "pass" and n else None,
        scenarios=shown,
        readings=readings,
        guided_by=_guided_by(counting, header),
        provisional=any(reading.status == "proposed" for reading in readings),
        variance=_variance(clause.id, header),
        lapsed=_lapsed(clause.id, header),
        attestation=finding.found,
    )
    return with_randomness(clause.id, judged, header)


def without_asking(verdict: ClauseVerdict, met: Met) -> ClauseVerdict:
    """The verdict of a clause that was broken where no Then asked about it; what the harness failed at stays."""
    if verdict.verdict in ("error", "fail") or met.difference is None:
        return verdict
    where = f"{met.clause}, {with_row(met.run.started.name, met.run.started.example)}"
    told = f"by the rules: {met.difference.expected}; the system: {met.difference.got}"
    return msgspec.structs.replace(
        verdict, verdict="fail", bound=None, reason=f"broken where no Then asked about it ({where}): {told}"
    )


def _verdict(
    clause: Clause, shown: tuple[ScenarioVerdict, ...], finding: Finding, header: Header
) -> tuple[Verdict, str]:
    """What scenarios and people found, and why it is not a pass."""
    if clause.informative:
        return "informative", "nothing is required"
    if clause.channels == (_ATTESTATION,) and not any(s.outcome in ("error", "fail") for s in shown):
        # Scenarios only bring about what a person judges; where none applies there was nothing to be judged.
        if finding.found is None and shown and all(s.outcome == "not-applicable" for s in shown):
            return "not-offered", _not_offered(shown)
        return finding.verdict, finding.reason
    verdict, reason = _from_scenarios(shown, _expected(clause, header))
    if finding.verdict == "fail" and verdict not in {"error", "fail"}:
        return "fail", finding.reason
    if finding.verdict == "unattested" and verdict == "pass" and _ATTESTATION in clause.channels:
        return "unattested", finding.reason  # what scenarios can show of it is not the whole
    return verdict, reason


def _rests_on_people(clause: Clause, verdict: Verdict, shown: tuple[ScenarioVerdict, ...]) -> bool:
    if verdict == "fail":
        return all(scenario.outcome != "fail" for scenario in shown)
    return verdict == "attested" or (verdict == "pass" and _ATTESTATION in clause.channels)


def _guided_by(counting: Sequence[ScenarioRun], header: Header) -> str | None:
    """Whose reports it rests on."""
    names = {run.started.configuration for run in counting}
    people = dict.fromkeys(used.guided_by for used in header.configurations if used.name in names and used.guided_by)
    return ", ".join(people) or None


def unwritten(clause: str, rulebook: Rulebook, header: Header) -> ClauseVerdict:
    """The verdict of a clause that the document has and the features do not have yet."""
    return ClauseVerdict(
        rulebook=rulebook.id,
        verdict="inconclusive",
        reason="no rule is written for this clause yet",
        strength=None,
        n=None,
        bound=None,
        scenarios=(),
        readings=(),
        guided_by=None,
        provisional=False,
        variance=_variance(clause, header),
        lapsed=_lapsed(clause, header),
        attestation=None,
    )


def _expected(clause: Clause, header: Header) -> int:
    """How many scenarios should have run; a soak puts what it played of a clause into one of its own."""
    return 1 if header.soak is not None else sum(1 for scenario in clause.scenarios for _ in scenario.cases())


def _from_scenarios(shown: tuple[ScenarioVerdict, ...], expected: int) -> tuple[Verdict, str]:
    """The worst outcome of those that apply, and why."""
    counting = [scenario for scenario in shown if scenario.outcome != "not-applicable"]
    for worst in ("error", "fail"):
        if any(scenario.outcome == worst for scenario in counting):
            return worst, _why(counting, worst)
    lacking = expected - len({scenario.uid for scenario in shown})
    if not shown:
        return "inconclusive", "not run: " + ("it has no scenario" if not expected else "none of its scenarios ran")
    if any(scenario.outcome == "inconclusive" for scenario in counting):
        return "inconclusive", _why(counting, "inconclusive")
    if lacking > 0:
        return "inconclusive", f"not run: {lacking} of its {expected} scenarios"
    if not counting:
        return "not-offered", _not_offered(shown)
    return "pass", ""


def _not_offered(shown: Sequence[ScenarioVerdict]) -> str:
    return shown[0].message or "no scenario applies to what is offered"


def _why(scenarios: Iterable[ScenarioVerdict], outcome: Outcome) -> str:
    """What the first scenario of this outcome says, and how many more there are."""
    those = [scenario for scenario in scenarios if scenario.outcome == outcome]
    more = f" (and {len(those) - 1} more)" if len(those) > 1 else ""
    return f"{with_row(those[0].name, those[0].example)}: {those[0].message or outcome}{more}"


def _scenario(run: ScenarioRun, stopped_by: str) -> ScenarioVerdict:
    outcome, message = outcome_of(run)
    if stopped_by:
        outcome, message = "inconclusive", f"stopped by {stopped_by}: {message}"
    return ScenarioVerdict(
        uid=run.started.uid,
        name=run.started.name,
        configuration=run.started.configuration,
        example=run.started.example,
        outcome=outcome,
        message=message,
        step=run.ended.step,
        strength=_weakest(run.checks),
        checks=len(run.checks),
        difference=run.ended.difference,
        stopped_by=stopped_by,
        milliseconds=run.ended.milliseconds,
        observed_at=run.ended.observed_at,
        segment=run.segment,
        line=run.line,
    )


def _weakest(checks: Iterable[Checked]) -> Strength | None:
    return max((check.strength for check in checks), key=STRENGTHS.index, default=None)


def _readings(rulebook: Rulebook, counting: Iterable[ScenarioRun], header: Header) -> tuple[ReadingUsed, ...]:
    """The readings that scenarios which count rest on; one that the rulebook does not know is nobody's confirmed.

    What the laboratory keeps of the authority's answers goes before what the rulebook says, choice by choice.
    """
    answers = {one.reading: one.choice for one in header.confirmations}

    def status(reading: str, choice: str) -> Literal["proposed", "confirmed"]:
        if answer := answers.get(f"{rulebook.id}.{reading}"):
            return "confirmed" if answer == choice else "proposed"
        return statuses.get(reading, "proposed")

    statuses = {reading.id: reading.status for reading in rulebook.readings}
    tags = sorted({tag for run in counting for tag in run.started.readings})
    used = [(reading, choice) for reading, _, choice in (tag.partition(".") for tag in tags)]
    return tuple(ReadingUsed(reading, choice, status(reading, choice)) for reading, choice in used)


def _variance(clause: str, header: Header) -> Variance | None:
    """The latest variance for a clause that counts."""
    counting = (one for one in header.variances if one.clause == clause and not lapsed(one, header))
    return max(counting, key=lambda variance: variance.date, default=None)


def _lapsed(clause: str, header: Header) -> str:
    """Why the variances for a clause do not count, those that do not."""
    reasons = (lapsed(one, header) for one in header.variances if one.clause == clause)
    return "; ".join(reason for reason in reasons if reason)
