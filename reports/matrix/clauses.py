"""Every clause with what was found: verdict, scenarios, readings, and the drawing where a round went wrong."""

from __future__ import annotations

from collections.abc import Sequence

from clausewise.journal.records import Attestation, Outcome, Variance
from clausewise.reports.dossier import (
    CheckShown,
    ClauseShown,
    DifferenceShown,
    Dossier,
    ReadingShown,
    RulebookShown,
    ScenarioShown,
    StepShown,
)
from clausewise.reports.drawing import draw_state
from clausewise.reports.table_state import state_after
from clausewise.reports.telling import MARK, MEANING, OUTCOME_MARK, OUTCOME_WORD, STRENGTH, WORD
from clausewise.showing import counted, markup, sentence

DRAWINGS_AT_MOST = 2_600_000
"""Characters of drawings in one page. What is over stays out: the Allure results have every drawing."""


class Drawings:
    """Which scenarios are drawn: what went wrong, one for each clause first; then one for each clause that passed."""

    def __init__(self, dossier: Dossier, at_most: int = DRAWINGS_AT_MOST) -> None:
        clauses = [clause for rulebook in dossier.rulebooks for clause in rulebook.clauses]
        wrong = [[s for s in clause.ran if s.outcome != "pass"] for clause in clauses]
        order = [s for each in wrong for s in each[:1]] + [s for each in wrong for s in each[1:]]
        for clause, each in zip(clauses, wrong, strict=True):
            if not each:
                order.extend([s for s in clause.ran if not state_after(s.events).empty][:1])
        left = at_most
        self._drawn: dict[tuple[str, str], str] = {}
        for scenario in order:
            state = state_after(scenario.events)
            if state.empty:
                continue
            name = f"{scenario.uid}\n{scenario.configuration}"
            title = f"The table: {scenario.title}"
            drawn = draw_state(state, title=title, standalone=False, name=name) if left > 0 else ""
            left -= len(drawn)
            self._drawn[scenario.uid, scenario.configuration] = drawn

    def of(self, scenario: ScenarioShown) -> str:
        """The drawing, or why there is none where one is expected."""
        drawn = self._drawn.get((scenario.uid, scenario.configuration))
        if drawn:
            return f'<figure class="drawing">{drawn}</figure>'
        if drawn is not None and scenario.outcome != "pass":
            return '<p class="aside">The drawing is left out to keep this page small; the Allure results hold it.</p>'
        return ""


def clause_markup(clause: ClauseShown, rulebook: RulebookShown, drawings: Drawings) -> str:
    """One clause, folded to its line."""
    meta = [clause.kind, *(clause.channels or ("nothing to examine",))]
    ran = len({scenario.uid for scenario in clause.ran})
    remarks = (clause.strength, "guided" if clause.guided_by else "", "provisional" if clause.provisional else "")
    strength = ", ".join(remark for remark in remarks if remark)
    return (
        f'<details class="clause" id="{markup(clause.id)}" data-verdict="{clause.verdict}"'
        f' data-rulebook="{markup(rulebook.id)}" data-chapter="{markup(rulebook.id)}/{markup(clause.chapter)}"'
        f' data-channel="{markup("|".join(clause.channels))}">'
        f'<summary><span class="v v-{clause.verdict}"><b aria-hidden="true">{MARK[clause.verdict]}</b> '
        f'{WORD[clause.verdict]}</span> <span class="num">{markup(clause.number)}</span> '
        f'<span class="name">{markup(clause.name)}</span> <span class="meta">{markup(" · ".join(meta))}</span> '
        f'<span class="strength">{markup(strength)}</span> '
        f'<span class="ran">{counted(ran, "scenario") if ran else ""}</span></summary>'
        f'<div class="body">{_body(clause, rulebook, drawings)}</div></details>\n'
    )


def _body(clause: ClauseShown, rulebook: RulebookShown, drawings: Drawings) -> str:
    link = f'<a class="link" href="#{markup(clause.id)}">{markup(clause.id)}</a>'
    parts = [f"<p>{markup(clause.description)}</p>" if clause.description else ""]
    verdict = f"<b>{WORD[clause.verdict].capitalize()}.</b> {markup(sentence(clause.why) or MEANING[clause.verdict])}"
    if clause.strength:
        verdict += f" Strength: {markup(clause.strength)}"
        if clause.strength in STRENGTH:
            verdict += f" ({STRENGTH[clause.strength]})"
        verdict += f", {markup(clause.measure)}." if clause.measure else "."
    if clause.guided_by:
        verdict += f" Guided: {markup(clause.guided_by)} did the acts and reported what was seen."
    if clause.provisional:
        verdict += " Provisional: it rests on a reading that no authority has confirmed."
    parts.append(f'<p class="said">{verdict} {link}</p>')
    if clause.variance:
        parts.append(variance_markup(clause.variance))
    if clause.attestation:
        parts.append(attestation_markup(clause.attestation))
    known = {reading.id: reading for reading in rulebook.readings}
    named = [known[i] for i in clause.readings if i in known]
    if named:
        parts.append("<h4>Readings</h4><dl>")
        for reading in named:
            status = f"confirmed: {reading.confirmed}" if reading.confirmed else "proposed, not confirmed"
            parts.append(
                f"<dt><code>{markup(reading.id)}</code> {markup(reading.question)}</dt><dd>Adopted: "
                f"<b>{markup(reading.adopted)}</b>, {markup(reading.adopted_text)} ({markup(status)})"
                f"{markup(_chosen(reading))}</dd>"
            )
        parts.append("</dl>")
    if clause.scenarios:
        parts.append("<h4>Scenarios</h4>")
        groups = _alike(clause.scenarios)
        first = next((group for group in groups if group[0].outcome not in {"pass", "not-applicable"}), None)
        parts.extend(_scenario(group, drawings, unfolded=group is first) for group in groups)
    return "".join(parts)


def _chosen(reading: ReadingShown) -> str:
    """What this run played, where that was not the adopted choice alone."""
    if [choice for choice, _ in reading.played] == [reading.adopted]:
        return ""
    return f" This run played: {'; '.join(f'{choice}, {words}' for choice, words in reading.played)}"


def variance_markup(variance: Variance) -> str:
    """A departure that the authority approved."""
    return (
        f'<p class="variance"><b>Variance</b> approved by {markup(variance.authority)}, {markup(variance.reference)}, '
        f"{markup(variance.date)}: {markup(sentence(variance.text))} The verdict stands beside it.</p>"
    )


def attestation_markup(attestation: Attestation) -> str:
    """A person's finding."""
    build = f" Build: {markup(attestation.build)}." if attestation.build else ""
    evidence = f" Evidence (SHA-256): <code>{markup(attestation.evidence)}</code>." if attestation.evidence else ""
    return (
        f"<p><b>Attestation: {markup(attestation.finding)}.</b> {markup(sentence(attestation.method))} Inspector: "
        f"{markup(attestation.inspector)}; second person: {markup(attestation.second_person)}; "
        f"{markup(attestation.date)}, valid until {markup(attestation.expires)}.{build}{evidence}</p>"
    )


def _alike(scenarios: Sequence[ScenarioShown]) -> list[list[ScenarioShown]]:
    """The same scenario with the same outcome under several configurations is told once."""
    groups: dict[tuple[str, str, str], list[ScenarioShown]] = {}
    for number, scenario in enumerate(scenarios):
        alone = str(number) if scenario.outcome not in {"pass", "not-applicable"} else ""
        groups.setdefault((scenario.uid, scenario.outcome, alone), []).append(scenario)
    return list(groups.values())


def _scenario(group: Sequence[ScenarioShown], drawings: Drawings, *, unfolded: bool) -> str:
    first = next((s for s in group if drawings.of(s)), group[0])
    configurations = ", ".join(dict.fromkeys(s.configuration for s in group))
    head = (
        f'<span class="o o-{first.outcome}"><b aria-hidden="true">{OUTCOME_MARK[first.outcome]}</b> '
        f"{OUTCOME_WORD[first.outcome]}</span> {markup(first.title)}"
    )
    wrong = first.outcome not in {"pass", "not-applicable"}
    parts = [f'<p class="aside">{markup(_where(first))}, configuration {markup(configurations)}</p>']
    if first.observed_at:
        parts.append(
            f'<p class="aside">Observed at the playing of {markup(first.observed_at)}: the same is done there</p>'
        )
    if first.message:
        at = f" At: {markup(first.decided_at)}." if first.decided_at else ""
        parts.append(f'<p class="message">{markup(sentence(first.message), lines=True)}{at}</p>')
    if first.outcome != "not-applicable":
        parts.append(
            f'<ol class="steps">{"".join(_step(step, first.message, wrong=wrong) for step in first.steps)}</ol>'
        )
    if first.difference:
        parts.append(_difference(first.difference))
    parts.append(drawings.of(first))
    return f'<details class="scenario"{" open" if unfolded else ""}><summary>{head}</summary>{"".join(parts)}</details>'


def _where(scenario: ScenarioShown) -> str:
    readings = f", reading {', '.join(scenario.readings)}" if scenario.readings else ""
    return f"{scenario.file}:{scenario.line}{readings}"


def _step(step: StepShown, told: str, *, wrong: bool) -> str:
    """One step; its message is left out where the scenario has told it already."""
    outcome = step.outcome
    table = ""
    if step.table:
        rows = "".join("<tr>" + "".join(f"<td>{markup(c)}</td>" for c in row) + "</tr>" for row in step.table)
        table = f"<table>{rows}</table>"
    said = ""
    if outcome is None:
        said = ' <span class="o">not reached</span>'
    elif outcome != "pass":
        said = f' <span class="o o-{outcome}">{OUTCOME_MARK[outcome]} {OUTCOME_WORD[outcome]}</span>'
        said += (
            f' <span class="why">{markup(step.message, lines=True)}</span>' if step.message not in {"", told} else ""
        )
    checks = _checks(step.checks) if wrong and step.checks else ""
    kind = f' class="s-{outcome}"' if outcome != "pass" else ""
    return f"<li{kind}><b>{markup(step.keyword)}</b> {markup(step.text)}{said}{table}{checks}</li>"


def _checks(checks: Sequence[CheckShown]) -> str:
    rows = []
    for check in checks:
        outcome: Outcome = "pass" if check.ok else "fail"
        measure = f' <span class="aside">{markup(check.measure)}</span>' if check.measure else ""
        rows.append(
            f'<tr><td><span class="o o-{outcome}">{OUTCOME_MARK[outcome]} {"kept" if check.ok else "broken"}</span>'
            f"</td><td>{markup(check.sentence)}{measure}</td>"
            f"<td>{markup(check.expected, lines=True)}</td><td>{markup(check.got, lines=True)}</td></tr>"
        )
    return (
        '<table class="checks"><thead><tr><th scope="col"></th><th scope="col">Check</th><th scope="col">Expected</th>'
        f'<th scope="col">Got</th></tr></thead><tbody>{"".join(rows)}</tbody></table>'
    )


def _difference(difference: DifferenceShown) -> str:
    cited = ""
    if difference.clauses:
        links = ", ".join(f'<a href="#{markup(c)}">{markup(c)}</a>' for c in difference.clauses)
        cited = f"<dt>Clauses that require it</dt><dd>{links}</dd>"
    return (
        f'<div class="difference"><h5>First difference, at event {difference.index + 1}</h5><dl><dt>By the rules</dt>'
        f"<dd>{markup(difference.expected, lines=True)}</dd><dt>The system</dt>"
        f"<dd>{markup(difference.got, lines=True)}</dd>{cited}</dl></div>"
    )
