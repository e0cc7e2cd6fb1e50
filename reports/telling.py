"""The words in which the reports tell verdicts, the same on every page."""

from __future__ import annotations

from clausewise.journal.records import Outcome
from clausewise.reports.dossier import ScenarioShown, Shown

MEANING: dict[Shown, str] = {
    "fail": "The system broke the rule.",
    "error": "The harness itself failed; this says nothing about the system.",
    "inconclusive": "The system could not be brought to the point, or could not show it.",
    "unattested": "Only a person can judge it, and nobody has.",
    "not-offered": "The table does not offer what the clause is about.",
    "not-selected": "The run was limited to other clauses.",
    "pass": "Every scenario that applies found the rule kept.",
    "attested": "A person examined it and found it met.",
    "informative": "The clause requires nothing.",
}
MARK: dict[Shown, str] = {
    "fail": "✗", "error": "!", "inconclusive": "?", "unattested": "✎", "not-offered": "–", "pass": "✓", "attested": "✓",
    "not-selected": "·",
    "informative": "i",
}  # fmt: skip
WORD: dict[Shown, str] = {
    "fail": "fail", "error": "error", "inconclusive": "inconclusive", "unattested": "unattested",
    "not-offered": "not offered", "not-selected": "not selected", "pass": "pass", "attested": "attested",
    "informative": "informative",
}  # fmt: skip
OUTCOME_MARK: dict[Outcome, str] = {"pass": "✓", "fail": "✗", "inconclusive": "?", "error": "!", "not-applicable": "–"}
OUTCOME_WORD: dict[Outcome, str] = {
    "pass": "pass", "fail": "fail", "inconclusive": "inconclusive", "error": "error",
    "not-applicable": "does not apply",
}  # fmt: skip
STRENGTH: dict[str, str] = {
    "forced": "cards and acts were forced, the result compared",
    "sampled": "seen in a sample of play",
    "recorded": "seen in a recording",
    "declared": "as the facility declares",
    "attested": "as a person attests",
}


def what_failed(scenario: ScenarioShown) -> str:
    """What came of a failing scenario; what was expected and got stands in it once."""
    message = scenario.message or scenario.outcome
    checks = (f"expected {check.expected}, got {check.got}" for check in scenario.failed_checks)
    return "\n".join([message, *(check for check in checks if check not in message)])
