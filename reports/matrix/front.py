"""The front page: one page in plain language for whoever signs. What is long stands in appendices after the clauses."""

from __future__ import annotations

from collections.abc import Iterable

from clausewise.reports.dossier import (
    MONEY,
    NOT_EXAMINED,
    VERDICTS,
    ClauseShown,
    Dossier,
    ReadingShown,
    RulebookShown,
    Shown,
    money_first,
)
from clausewise.reports.matrix.tested import configurations_markup, tested_markup
from clausewise.reports.telling import MARK, MEANING, WORD
from clausewise.showing import counted, listed, markup

NAMED_AT_MOST = 2
"""Rulebooks in the title; of more it says how many, and the table of verdicts names them."""

LISTED_AT_MOST = 40
"""Failed clauses with their evidence on the front page; more are only named: the page below tells of each."""


def front_markup(dossier: Dossier) -> str:
    """Everything above the clauses."""
    return (
        f'<header class="front"><p class="kicker">Clausewise test report</p><h1>{markup(title_of(dossier))}</h1>'
        f'<p class="lead">{_lead(dossier)}</p>'
        '<nav aria-label="On this page"><ul><li><a href="#tested">What was tested</a></li>'
        '<li><a href="#failed">What failed</a></li><li><a href="#unexamined">What was not examined</a></li>'
        '<li><a href="#provisional">Provisional readings</a></li><li><a href="#variances">Variances</a></li>'
        '<li><a href="#signatures">Signatures</a></li><li><a href="#clauses">All clauses</a></li>'
        '<li><a href="#readings">Appendix: readings</a></li>'
        '<li><a href="#configurations">Appendix: configurations</a></li></ul></nav></header>'
        f'<div class="front">{tested_markup(dossier)}{_outcome(dossier)}{_failed(dossier)}{_unexamined(dossier)}'
        f"{_provisional(dossier)}{_variances(dossier)}{_attested(dossier)}{_signatures(dossier)}</div>"
    )


def appendices_markup(dossier: Dossier) -> str:
    """What stands below the clauses: the readings in full and the configurations."""
    return f'<div class="front">{_readings(dossier)}{configurations_markup(dossier)}</div>'


def title_of(dossier: Dossier) -> str:
    """`Test of Table One 4.2 by Acme against MLGCA Four Card Poker`."""
    products = dict.fromkeys(
        f"{used.description.product} {used.description.version} by {used.description.manufacturer}"
        for used in dossier.run.configurations
    )
    books = [book.title for book in dossier.rulebooks]
    against = listed(books) if len(books) <= NAMED_AT_MOST else counted(len(books), "rulebook")
    return f"Test of {listed(tuple(products)) or 'a system'} against {against}"


def _lead(dossier: Dossier) -> str:
    failed = [clause for rulebook in dossier.rulebooks for clause in rulebook.having("fail")]
    money = sum(clause.kind == MONEY for clause in failed)
    sentences: list[str] = []
    sentences.extend(f"<strong>The run as a whole: {markup(problem)}.</strong>" for problem in dossier.run.problems)
    sentences.extend(f"<strong>Note: {markup(note)}.</strong>" for note in dossier.run.notes)
    if failed:
        about = f", {money:,} of them about what is paid" if money else ", none of them about what is paid"
        sentences.append(f"<strong>{counted(len(failed), 'clause')} failed{about}.</strong>")
    else:
        sentences.append("No clause failed.")
    if errors := dossier.counts["error"]:
        sentences.append(f"<strong>In {counted(errors, 'clause')} the harness itself failed.</strong>")
    sentences.append(markup(dossier.summary[:1].upper() + dossier.summary[1:]) + ".")
    guides = dict.fromkeys(used.guided_by for used in dossier.run.configurations if used.guided_by)
    sentences.extend(f"{markup(guide)} did the acts and reported what was seen." for guide in guides)
    return " ".join(sentences)


def _pill(verdict: Shown) -> str:
    return f'<span class="v v-{verdict}"><b aria-hidden="true">{MARK[verdict]}</b> {WORD[verdict]}</span>'


def _outcome(dossier: Dossier) -> str:
    rows = [
        f'<tr><td>{_pill(verdict)}</td><td class="n">{number:,}</td><td>{MEANING[verdict]}</td><td class="noprint">'
        f'<button type="button" data-verdict="{verdict}">Show<span class="unseen"> {WORD[verdict]}</span>'
        "</button></td></tr>"
        for verdict in VERDICTS
        if (number := dossier.counts[verdict])
    ]
    total = sum(dossier.counts.values())
    return (
        '<section aria-labelledby="outcome"><h2 id="outcome">Verdicts</h2><table class="verdicts"><thead><tr>'
        '<th scope="col">Verdict</th><th scope="col" class="n">Clauses</th><th scope="col">What it means</th>'
        f'<th class="noprint"></th></tr></thead><tbody>{"".join(rows)}</tbody><tfoot><tr><th scope="row">all</th>'
        f'<td class="n">{total:,}</td><td>Each clause of the document counts once.</td><td class="noprint"></td>'
        f"</tr></tfoot></table>{_by_rulebook(dossier)}</section>"
    )


def _by_rulebook(dossier: Dossier) -> str:
    """How each rulebook came off, where there are several; only verdicts that occur have a column."""
    if len(dossier.rulebooks) == 1:
        return ""
    shown = [verdict for verdict in VERDICTS if dossier.counts[verdict]]
    heads = "".join(f'<th scope="col" class="n">{_pill(verdict)}</th>' for verdict in shown)
    rows = "".join(
        f'<tr><th scope="row"><a href="#book-{markup(book.id)}">{markup(book.title)}</a></th>'
        + "".join(f'<td class="n">{book.counts[v]:,}</td>' if book.counts[v] else "<td></td>" for v in shown)
        + f'<td class="n">{len(book.clauses):,}</td></tr>'
        for book in dossier.rulebooks
    )
    return (
        '<h3>By rulebook</h3><table class="books"><thead><tr><th scope="col">Rulebook</th>'
        f'{heads}<th scope="col" class="n">all</th></tr></thead><tbody>{rows}</tbody></table>'
    )


def _link(clause: ClauseShown) -> str:
    return f'<a href="#{markup(clause.id)}">{markup(clause.id)}</a>'


def _links(clauses: Iterable[ClauseShown], dossier: Dossier) -> str:
    """Many clauses in a row: by number alone where there is one rulebook."""
    one = len(dossier.rulebooks) == 1
    return ", ".join(f'<a href="#{markup(c.id)}">{markup(c.number if one else c.id)}</a>' for c in clauses)


def _failed(dossier: Dossier) -> str:
    failed = money_first(tuple(c for rulebook in dossier.rulebooks for c in rulebook.having("fail")))
    if not failed:
        examined = dossier.counts["pass"] + dossier.counts["attested"]
        said = f"Nothing, of {counted(examined, 'clause')} that could be examined."
        return f'<section aria-labelledby="failed"><h2 id="failed">What failed</h2><p>{said}</p></section>'
    rows = "".join(_failed_row(clause) for clause in failed[:LISTED_AT_MOST])
    more = ""
    if len(failed) > LISTED_AT_MOST:
        more = f"<p>And: {_links(failed[LISTED_AT_MOST:], dossier)}.</p>"
    return (
        '<section aria-labelledby="failed"><h2 id="failed">What failed</h2>'
        "<p>Clauses about what is paid come first.</p>"
        '<table class="failed"><thead><tr><th scope="col">Clause</th><th scope="col">The rule, restated</th>'
        '<th scope="col">Expected</th><th scope="col">Got</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>{more}</section>"
    )


def _failed_row(clause: ClauseShown) -> str:
    failing = [s for s in clause.ran if s.outcome == "fail"]
    check = next((c for s in failing for c in s.failed_checks), None)
    kind = '<b class="money">payout</b>' if clause.kind == MONEY else markup(clause.kind)
    variance = "<br>An approved variance stands beside it." if clause.variance else ""
    if check and (check.expected or check.got):
        told = f"<td>{markup(check.expected, lines=True)}</td><td>{markup(check.got, lines=True)}</td>"
    else:
        message = failing[0].message if failing else clause.why
        told = f'<td colspan="2">{markup(message, lines=True)}</td>'
    many = f" ({counted(len(failing), 'scenario')} of {len(clause.ran):,})" if failing else ""
    return (
        f"<tr><td>{_link(clause)}<br>{kind}</td><td>{markup(clause.name)}{many}{variance}"
        + (f"<br><small>{markup(failing[0].title)}</small>" if failing else "")
        + f"</td>{told}</tr>"
    )


def _unexamined(dossier: Dossier) -> str:
    parts = []
    for verdict in NOT_EXAMINED:
        clauses = [clause for rulebook in dossier.rulebooks for clause in rulebook.having(verdict)]
        if not clauses:
            continue
        if verdict == "not-selected":
            told = f"The run was limited to {listed(dossier.run.selection)}."
            parts.append(f"<p>{_pill(verdict)} {counted(len(clauses), 'clause')}. {markup(told)}</p>")
            continue
        reasons: dict[str, list[ClauseShown]] = {}
        for clause in clauses:
            reasons.setdefault(clause.why or MEANING[verdict], []).append(clause)
        items = "".join(
            f"<li>{markup(why)} <small>{counted(len(of), 'clause')}:</small> {_links(of, dossier)}</li>"
            for why, of in sorted(reasons.items(), key=lambda item: -len(item[1]))
        )
        parts.append(
            f"<h3>{_pill(verdict)} <small>{counted(len(clauses), 'clause')}. {MEANING[verdict]}</small></h3>"
            f"<ul>{items}</ul>"
        )
    return (
        '<section aria-labelledby="unexamined"><h2 id="unexamined">What was not examined, and why</h2>'
        f"{''.join(parts) or '<p>Nothing: every clause that requires something was examined.</p>'}</section>"
    )


def _provisional(dossier: Dossier) -> str:
    """How many verdicts rest on readings that nobody has confirmed, and which these are."""
    used = [
        (rulebook, reading)
        for rulebook in dossier.rulebooks
        for reading in rulebook.readings
        if not reading.confirmed and any(_rests(clause, reading) for clause in rulebook.clauses)
    ]
    resting = sum(clause.provisional for rulebook in dossier.rulebooks for clause in rulebook.clauses)
    several = len(dossier.rulebooks) > 1
    names = ", ".join(
        f'<a href="#{_anchor(reading, rulebook)}">{markup((f"{rulebook.id}: " if several else "") + reading.id)}</a>'
        for rulebook, reading in used
    )
    told = (
        f"<p>Where the document contradicts itself, is silent or cannot be meant as written, it was read in one way: "
        f"{counted(len(used), 'reading')}, proposed and not confirmed by the authority. "
        f"<strong>{counted(resting, 'verdict')} {'rests' if resting == 1 else 'rest'} on them and "
        f"{'is' if resting == 1 else 'are'} provisional.</strong> Each is explained in the "
        f'<a href="#readings">appendix</a>: {names}.</p>'
    )
    return (
        '<section aria-labelledby="provisional"><h2 id="provisional">Provisional readings</h2>'
        f"{told if used else '<p>No verdict rests on an unconfirmed reading.</p>'}</section>"
    )


def _anchor(reading: ReadingShown, rulebook: RulebookShown) -> str:
    """Rulebooks may have a reading of one name each."""
    return markup(f"reading-{rulebook.id}-{reading.id}")


def _rests(clause: ClauseShown, reading: ReadingShown) -> bool:
    return clause.provisional and reading.id in clause.readings


def _readings(dossier: Dossier) -> str:
    rows: list[str] = []
    for rulebook in dossier.rulebooks:
        rows.extend(_reading_row(reading, rulebook, dossier) for reading in rulebook.readings if not reading.confirmed)
    shown = "".join(row for row in rows if row)
    table = (
        "<p>The document leaves these open. Until the authority confirms a reading, verdicts that rest on it are "
        'provisional.</p><table class="readings"><thead><tr><th scope="col">Question</th><th scope="col">Read as</th>'
        f'<th scope="col">Provisional clauses</th></tr></thead><tbody>{shown}</tbody></table>'
    )
    return (
        '<section aria-labelledby="readings"><h2 id="readings">Appendix: provisional readings</h2>'
        f"{table if shown else '<p>No verdict rests on an unconfirmed reading.</p>'}</section>"
    )


def _reading_row(reading: ReadingShown, rulebook: RulebookShown, dossier: Dossier) -> str:
    resting = [clause for clause in rulebook.clauses if _rests(clause, reading)]
    if not resting:
        return ""
    return (
        f'<tr id="{_anchor(reading, rulebook)}"><td>'
        f"{markup(rulebook.title) + '<br>' if len(dossier.rulebooks) > 1 else ''}"
        f"<code>{markup(reading.id)}</code><br>{markup(reading.question)}</td>"
        f"<td>{_played(reading)}<br><small>Why {markup(reading.adopted)}: {markup(reading.why)}</small></td>"
        f"<td>{_links(resting, dossier)}</td></tr>"
    )


def _played(reading: ReadingShown) -> str:
    """The choices that were tested; which one the test suite adopts is said where it was not the only one."""
    only = len(reading.played) == 1 and reading.played[0][0] == reading.adopted
    told = []
    for choice, words in reading.played:
        status = "" if only else " (adopted)" if choice == reading.adopted else " (not the reading adopted)"
        told.append(f"<b>{markup(choice)}</b>{status}: {markup(words)}")
    return "<br>".join(told)


def _variances(dossier: Dossier) -> str:
    rows = "".join(
        f"<tr><td>{_link(clause)}<br>{WORD[clause.verdict]}</td><td>{markup(variance.text)}</td>"
        f"<td>{markup(variance.authority)}, {markup(variance.reference)}, {markup(variance.date)}</td></tr>"
        for rulebook in dossier.rulebooks
        for clause in rulebook.clauses
        if (variance := clause.variance)
    )
    table = (
        '<p>A variance stands beside a verdict and changes none.</p><table><thead><tr><th scope="col">Clause</th>'
        f'<th scope="col">Departure</th><th scope="col">Approved by</th></tr></thead><tbody>{rows}</tbody></table>'
    )
    return (
        '<section aria-labelledby="variances"><h2 id="variances">Variances</h2>'
        f"{table if rows else '<p>None was declared.</p>'}</section>"
    )


def _attested(dossier: Dossier) -> str:
    rows = "".join(
        f"<tr><td>{_link(clause)}</td><td>{markup(found.finding)}</td><td>{markup(found.method)}</td>"
        f"<td>{markup(found.inspector)} and {markup(found.second_person)}</td>"
        f"<td>{markup(found.date)}, until {markup(found.expires)}</td></tr>"
        for rulebook in dossier.rulebooks
        for clause in rulebook.clauses
        if (found := clause.attestation)
    )
    if not rows:
        return ""
    return (
        '<section aria-labelledby="attested"><h2 id="attested">Attested by people</h2><table><thead><tr>'
        '<th scope="col">Clause</th><th scope="col">Finding</th><th scope="col">Method</th><th scope="col">By</th>'
        f'<th scope="col">Date</th></tr></thead><tbody>{rows}</tbody></table></section>'
    )


def _signatures(dossier: Dossier) -> str:
    lines = "".join(
        f'<div class="line"><span>{role}{": " + markup(name) if name else ""}</span><span>Name, signature</span>'
        "<span>Date</span></div>"
        for role, name in (
            ("Tested by", dossier.run.tester),
            ("Checked by", dossier.run.checker),
            ("For the authority", ""),
        )
    )
    seal = dossier.run.seal
    said = (
        f"This report was made from the journal with the seal <code>{markup(seal)}</code>. "
        "A signature is for that journal."
        if seal
        else "The journal has no seal: the run has not finished. There is nothing to sign yet."
    )
    return (
        f'<section aria-labelledby="signatures"><h2 id="signatures">Signatures</h2><p>{said}</p>'
        f'<div class="signatures">{lines}</div></section>'
    )
