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
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined
from clausewise.reports.matrix.pieces import clause_link, verdict_mark
from clausewise.reports.matrix.readings import answered, rejected_markup
from clausewise.reports.naming import showing_command
from clausewise.reports.plainly import told_plainly, wrong_in
from clausewise.reports.tables.drawing import draw_state
from clausewise.reports.tables.state import state_after
from clausewise.reports.telling import MEANING, OUTCOME_MARK, OUTCOME_WORD, STRENGTH, WORD
from clausewise.showing import counted, sentence

DRAWINGS_AT_MOST = 2_600_000
"""Characters of drawings in one page. What is over stays out; the journal has every event."""


class Drawings:
    """Which scenarios are drawn: what went wrong, one for each clause first; then one for each clause that passed."""

    def __init__(self, dossier: Dossier, at_most: int = DRAWINGS_AT_MOST) -> None:
        self.dossier = dossier
        clauses = [clause for rulebook in dossier.rulebooks for clause in rulebook.clauses]
        wrong = [[s for s in clause.ran if s.outcome != "pass"] for clause in clauses]
        order = [s for each in wrong for s in each[:1]] + [s for each in wrong for s in each[1:]]
        for clause, each in zip(clauses, wrong, strict=True):
            if not each:
                order.extend([s for s in clause.ran if not state_after(s.events).empty][:1])
        left = at_most
        self._drawn: dict[tuple[str, str], Markup] = {}
        for scenario in order:
            state = state_after(scenario.events)
            if state.empty:
                continue
            state.wrong = wrong_in(scenario.message)
            name = f"{scenario.uid}\n{scenario.configuration}"
            title = f"The table: {scenario.title}"
            drawn = draw_state(state, title=title, standalone=False, name=name) if left > 0 else NOTHING
            left -= len(drawn)
            self._drawn[scenario.uid, scenario.configuration] = drawn

    def of(self, scenario: ScenarioShown) -> Markup:
        """The drawing, or why there is none where one is expected."""
        drawn = self._drawn.get((scenario.uid, scenario.configuration))
        if drawn:
            return fill('<figure class="drawing">{}</figure>', drawn)
        if drawn is not None and scenario.outcome != "pass":
            return Markup('<p class="aside">The drawing is left out to keep this page small.</p>')
        return NOTHING


def clause_markup(clause: ClauseShown, rulebook: RulebookShown, drawings: Drawings) -> Markup:
    """One clause, folded to its line."""
    meta = [clause.kind, *(clause.channels or ("nothing to examine",))]
    ran = len({scenario.uid for scenario in clause.ran})
    remarks = (clause.strength, "guided" if clause.guided_by else "", "provisional" if clause.provisional else "")
    return fill(
        '<details class="clause" id="{id}" data-verdict="{verdict}" data-rulebook="{book}" '
        'data-chapter="{book}/{chapter}" data-channel="{channels}">'
        '<summary>{mark} <span class="num">{number}</span> <span class="name">{name}</span> '
        '<span class="meta">{meta}</span> <span class="strength">{strength}</span> <span class="ran">{ran}</span>'
        '</summary><div class="body">{body}</div></details>\n',
        id=escaped(clause.id),
        verdict=escaped(clause.verdict),
        book=escaped(rulebook.id),
        chapter=escaped(clause.chapter),
        channels=escaped("|".join(clause.channels)),
        mark=verdict_mark(clause.verdict),
        number=escaped(clause.number),
        name=escaped(clause.name),
        meta=escaped(" · ".join(meta)),
        strength=escaped(", ".join(remark for remark in remarks if remark)),
        ran=escaped(counted(ran, "scenario") if ran else ""),
        body=_body(clause, rulebook, drawings),
    )


def _body(clause: ClauseShown, rulebook: RulebookShown, drawings: Drawings) -> Markup:
    parts = [fill("<p>{}</p>", escaped(clause.description)) if clause.description else NOTHING]
    parts.append(fill('<p class="said">{} {}</p>', _verdict(clause), clause_link(clause.id, css="link")))
    if clause.words or clause.unquoted:
        parts.append(own_words_markup(clause))
    if clause.variance:
        parts.append(variance_markup(clause.variance))
    if clause.lapsed:
        parts.append(lapsed_markup(clause.lapsed))
    if clause.attestation:
        parts.append(attestation_markup(clause.attestation))
    known = {reading.id: reading for reading in rulebook.readings}
    named = [known[i] for i in clause.readings if i in known]
    if named:
        parts.append(
            fill(
                "<h4>Readings</h4><dl>{}</dl>", joined(_reading(reading, clause, drawings.dossier) for reading in named)
            )
        )
    if clause.scenarios:
        parts.append(Markup("<h4>Scenarios</h4>"))
        groups = _alike(clause.scenarios)
        first = next((group for group in groups if group[0].outcome not in {"pass", "not-applicable"}), None)
        parts.extend(_scenario(group, drawings, unfolded=group is first) for group in groups)
    return joined(parts)


def _verdict(clause: ClauseShown) -> Markup:
    """In sentences: what it is, on what it rests and how strong it is."""
    why = sentence(clause.why) or MEANING[clause.verdict]
    told = fill("<b>{}.</b> {}", escaped(WORD[clause.verdict].capitalize()), escaped(why))
    if clause.strength:
        strength = clause.strength + (f" ({STRENGTH[clause.strength]})" if clause.strength in STRENGTH else "")
        measure = f", {clause.measure}" if clause.measure else ""
        told += escaped(f" Strength: {strength}{measure}.")
    if clause.guided_by:
        told += escaped(f" Guided: {clause.guided_by} did the acts and reported what was seen.")
    if clause.provisional:
        told += Markup(" Provisional: it rests on a reading that no authority has confirmed.")
    return told


def _reading(reading: ReadingShown, clause: ClauseShown, dossier: Dossier) -> Markup:
    status = f"confirmed: {reading.confirmed}" if reading.confirmed else f"proposed, not confirmed{answered(reading)}"
    return fill(
        "<dt><code>{}</code> {}</dt><dd>Adopted: <b>{}</b>, {} ({}){}<br>{}</dd>",
        *map(escaped, (reading.id, reading.question, reading.adopted, reading.adopted_text, status, _chosen(reading))),
        rejected_markup(reading, (clause,), dossier),
    )


def _chosen(reading: ReadingShown) -> str:
    """What this run played, where that was not the adopted choice alone."""
    if [choice for choice, _ in reading.played] == [reading.adopted]:
        return ""
    return f" This run played: {'; '.join(f'{choice}, {words}' for choice, words in reading.played)}"


def own_words_markup(clause: ClauseShown) -> Markup:
    """What the document says, or why it is not quoted."""
    if not clause.words:
        return fill('<p class="aside">The clause\u2019s own words: {}.</p>', escaped(clause.unquoted))
    return fill(
        '<figure class="words"><blockquote>{}</blockquote><figcaption>The clause\u2019s own words</figcaption>'
        "</figure>",
        escaped(clause.words),
    )


def variance_markup(variance: Variance) -> Markup:
    """A departure that the authority approved."""
    return fill(
        '<p class="variance"><b>Variance</b> approved by {}, {}, {}: {} The verdict stands beside it.</p>',
        *map(escaped, (variance.authority, variance.reference, variance.date, sentence(variance.text))),
    )


def lapsed_markup(why: str) -> Markup:
    """A variance that does not count any more."""
    return fill('<p class="variance"><b>No variance counts</b>: {}</p>', escaped(sentence(why)))


def attestation_markup(attestation: Attestation) -> Markup:
    """A person's finding."""
    evidence = fill(" Evidence (SHA-256): <code>{}</code>.", escaped(attestation.evidence))
    return fill(
        "<p><b>Attestation: {finding}.</b> {method} Inspector: {inspector}; second person: {second}; {date}, valid "
        "until {expires}.{build}{evidence}</p>",
        finding=escaped(attestation.finding),
        method=escaped(sentence(attestation.method)),
        inspector=escaped(attestation.inspector),
        second=escaped(attestation.second_person),
        date=escaped(attestation.date),
        expires=escaped(attestation.expires),
        build=escaped(f" Build: {attestation.build}." if attestation.build else ""),
        evidence=evidence if attestation.evidence else NOTHING,
    )


def _alike(scenarios: Sequence[ScenarioShown]) -> list[list[ScenarioShown]]:
    """The same scenario with the same outcome under several configurations is told once."""
    groups: dict[tuple[str, str, str], list[ScenarioShown]] = {}
    for number, scenario in enumerate(scenarios):
        alone = str(number) if scenario.outcome not in {"pass", "not-applicable"} else ""
        groups.setdefault((scenario.uid, scenario.outcome, alone), []).append(scenario)
    return list(groups.values())


def _scenario(group: Sequence[ScenarioShown], drawings: Drawings, *, unfolded: bool) -> Markup:
    first = next((s for s in group if drawings.of(s)), group[0])
    configurations = ", ".join(dict.fromkeys(s.configuration for s in group))
    wrong = first.outcome not in {"pass", "not-applicable"}
    parts = [fill('<p class="aside">{}, configuration {}</p>', escaped(_where(first)), escaped(configurations))]
    if first.place:
        shown = escaped(showing_command(first.place))
        parts.append(fill('<p class="aside">In the journal: <code>{}</code></p>', shown))
    if first.observed_at:
        where = escaped(first.observed_at)
        parts.append(fill('<p class="aside">Observed at the playing of {}: the same is done there</p>', where))
    plainly = told_plainly(first.message, first.events) if first.outcome == "fail" else ""
    if plainly:
        parts.append(fill('<p class="plainly">{}</p>', escaped(plainly)))
    if first.message:
        at = escaped(f" At: {first.decided_at}." if first.decided_at else "")
        parts.append(fill('<p class="message">{}{}</p>', escaped(sentence(first.message), lines=True), at))
    if first.outcome != "not-applicable":
        steps = joined(_step(step, first.message, wrong=wrong) for step in first.steps)
        parts.append(fill('<ol class="steps">{}</ol>', steps))
    if first.difference:
        parts.append(_difference(first.difference))
    parts.append(drawings.of(first))
    return fill(
        '<details class="scenario"{}><summary>{} {}</summary>{}</details>',
        Markup(" open") if unfolded else NOTHING,
        _outcome_mark(first.outcome, hidden=True),
        escaped(first.title),
        joined(parts),
    )


def _outcome_mark(outcome: Outcome, *, hidden: bool = False, word: str = "") -> Markup:
    """With its word; `hidden` keeps the mark from who has the page read out, to whom the word says it."""
    shown = escaped(OUTCOME_MARK[outcome])
    if hidden:
        shown = fill('<b aria-hidden="true">{}</b>', shown)
    return fill('<span class="o o-{}">{} {}</span>', escaped(outcome), shown, escaped(word or OUTCOME_WORD[outcome]))


def _where(scenario: ScenarioShown) -> str:
    readings = f", reading {', '.join(scenario.readings)}" if scenario.readings else ""
    return f"{scenario.file}:{scenario.line}{readings}"


def _step(step: StepShown, told: str, *, wrong: bool) -> Markup:
    """One step; its message is left out where the scenario has told it already."""
    outcome = step.outcome
    said = kind = NOTHING
    if outcome is None:
        said = Markup(' <span class="o">not reached</span>')
    elif outcome != "pass":
        said = Markup(" ") + _outcome_mark(outcome)
        if step.message not in {"", told}:
            said += fill(' <span class="why">{}</span>', escaped(step.message, lines=True))
    if outcome != "pass":
        kind = fill(' class="s-{}"', escaped(str(outcome)))
    rows = (fill("<tr>{}</tr>", joined(fill("<td>{}</td>", escaped(c)) for c in row)) for row in step.table)
    table = fill("<table>{}</table>", joined(rows)) if step.table else NOTHING
    return fill(
        "<li{}><b>{}</b> {}{}{}{}</li>",
        kind,
        escaped(step.keyword),
        escaped(step.text),
        said,
        table,
        _checks(step.checks) if wrong and step.checks else NOTHING,
    )


def _checks(checks: Sequence[CheckShown]) -> Markup:
    rows = []
    for check in checks:
        measure = fill(' <span class="aside">{}</span>', escaped(check.measure)) if check.measure else NOTHING
        kept = _outcome_mark("pass", word="kept") if check.ok else _outcome_mark("fail", word="broken")
        rows.append(
            fill(
                "<tr><td>{}</td><td>{}{}</td><td>{}</td><td>{}</td></tr>",
                kept,
                escaped(check.sentence),
                measure,
                escaped(check.expected, lines=True),
                escaped(check.got, lines=True),
            )
        )
    return fill(
        '<table class="checks"><thead><tr><th scope="col"></th><th scope="col">Check</th><th scope="col">Expected</th>'
        '<th scope="col">Got</th></tr></thead><tbody>{}</tbody></table>',
        joined(rows),
    )


def _difference(difference: DifferenceShown) -> Markup:
    cited = NOTHING
    if difference.clauses:
        links = joined(map(clause_link, difference.clauses), Markup(", "))
        cited = fill("<dt>Clauses that require it</dt><dd>{}</dd>", links)
    return fill(
        '<div class="difference"><h5>First difference, at event {}</h5><dl><dt>By the rules</dt>'
        "<dd>{}</dd><dt>The system</dt><dd>{}</dd>{}</dl></div>",
        difference.index + 1,
        escaped(difference.expected, lines=True),
        escaped(difference.got, lines=True),
        cited,
    )
