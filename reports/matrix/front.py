"""The front page: one page in plain language for whoever signs. What is long stands in appendices after the clauses."""

from __future__ import annotations

from collections.abc import Iterable

from clausewise.reports.dossier import (
    MONEY,
    NOT_EXAMINED,
    VERDICTS,
    ClauseShown,
    Dossier,
    RulebookShown,
    Shown,
    money_first,
)
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined
from clausewise.reports.matrix.faults import faults_markup
from clausewise.reports.matrix.pieces import clause_link, clause_links, strong, verdict_mark
from clausewise.reports.matrix.readings import provisional_markup, readings_markup
from clausewise.reports.matrix.tested import configurations_markup, tested_markup
from clausewise.reports.telling import MEANING, WORD
from clausewise.showing import counted, listed

NAMED_AT_MOST = 2
"""Rulebooks in the title; of more it says how many, and the table of verdicts names them."""

LISTED_AT_MOST = 40
"""Failed clauses with their evidence on the front page; more are only named: the page below tells of each."""


def front_markup(dossier: Dossier) -> Markup:
    """Everything above the clauses."""
    head = fill(
        '<header class="front"><p class="kicker">Clausewise test report</p><h1>{}</h1><p class="lead">{}</p>'
        '<nav aria-label="On this page"><ul><li><a href="#tested">What was tested</a></li>'
        '<li><a href="#failed">What failed</a></li><li><a href="#unexamined">What was not examined</a></li>'
        '<li><a href="#provisional">Provisional readings</a></li><li><a href="#variances">Variances</a></li>'
        '<li><a href="#signatures">Signatures</a></li><li><a href="#clauses">All clauses</a></li>'
        '<li><a href="#readings">Appendix: readings</a></li>'
        '<li><a href="#configurations">Appendix: configurations</a></li></ul></nav></header>',
        escaped(title_of(dossier)),
        _lead(dossier),
    )
    sections = (tested_markup, _outcome, _failed, _unexamined, provisional_markup, _variances, _attested, _signatures)
    return head + fill('<div class="front">{}</div>', joined(section(dossier) for section in sections))


def appendices_markup(dossier: Dossier) -> Markup:
    """What stands below the clauses: the readings in full and the configurations."""
    return fill('<div class="front">{}{}</div>', readings_markup(dossier), configurations_markup(dossier))


def title_of(dossier: Dossier) -> str:
    """`Test of Table One 4.2 by Acme against MLGCA Four Card Poker`."""
    products = dict.fromkeys(
        f"{used.description.product} {used.description.version} by {used.description.manufacturer}"
        for used in dossier.run.configurations
    )
    books = [book.title for book in dossier.rulebooks]
    against = listed(books) if len(books) <= NAMED_AT_MOST else counted(len(books), "rulebook")
    return f"Test of {listed(tuple(products)) or 'a system'} against {against}"


def _lead(dossier: Dossier) -> Markup:
    failed = [clause for rulebook in dossier.rulebooks for clause in rulebook.having("fail")]
    money = sum(clause.kind == MONEY for clause in failed)
    unsound = "The journal is not as it was written, and nothing on this page is evidence"
    loud = [*(f"{unsound}: {amiss}." for amiss in dossier.run.not_as_written)]
    loud.extend(f"The run as a whole: {problem}." for problem in dossier.run.problems)
    if failed:
        about = f"{money:,} of them" if money else "none of them"
        if len(failed) == 1:
            about = "it is" if money else "it is not"
        loud.append(f"{counted(len(failed), 'clause')} failed, {about} about what is paid.")
    sentences = [strong(words) for words in loud]
    if not failed:
        sentences.append(Markup("No clause failed."))
    if errors := dossier.counts["error"]:
        sentences.append(strong(f"In {counted(errors, 'clause')} the harness itself failed."))
    sentences.append(escaped(dossier.summary[:1].upper() + dossier.summary[1:] + "."))
    sentences.extend(strong(f"Note: {note}.") for note in dossier.run.notes)
    guides = dict.fromkeys(used.guided_by for used in dossier.run.configurations if used.guided_by)
    sentences.extend(escaped(f"{guide} did the acts and reported what was seen.") for guide in guides)
    return joined(sentences, Markup(" "))


def _outcome(dossier: Dossier) -> Markup:
    rows = joined(
        fill(
            '<tr><td>{mark}</td><td class="n">{number:,}</td><td>{meaning}</td><td class="noprint">'
            '<button type="button" data-verdict="{verdict}">Show<span class="unseen"> {word}</span></button></td></tr>',
            mark=verdict_mark(verdict),
            number=number,
            meaning=escaped(MEANING[verdict]),
            verdict=escaped(verdict),
            word=escaped(WORD[verdict]),
        )
        for verdict in VERDICTS
        if (number := dossier.counts[verdict])
    )
    return fill(
        '<section aria-labelledby="outcome"><h2 id="outcome">Verdicts</h2><table class="verdicts"><thead><tr>'
        '<th scope="col">Verdict</th><th scope="col" class="n">Clauses</th><th scope="col">What it means</th>'
        '<th class="noprint"></th></tr></thead><tbody>{}</tbody><tfoot><tr><th scope="row">all</th>'
        '<td class="n">{:,}</td><td>Each clause of the document counts once.</td><td class="noprint"></td>'
        "</tr></tfoot></table>{}</section>",
        rows,
        sum(dossier.counts.values()),
        _by_rulebook(dossier),
    )


def _by_rulebook(dossier: Dossier) -> Markup:
    """How each rulebook came off, where there are several; only verdicts that occur have a column."""
    if len(dossier.rulebooks) == 1:
        return NOTHING
    shown = [verdict for verdict in VERDICTS if dossier.counts[verdict]]
    return fill(
        '<h3>By rulebook</h3><table class="books"><thead><tr><th scope="col">Rulebook</th>'
        '{}<th scope="col" class="n">all</th></tr></thead><tbody>{}</tbody></table>',
        joined(fill('<th scope="col" class="n">{}</th>', verdict_mark(verdict)) for verdict in shown),
        joined(_rulebook_row(book, shown) for book in dossier.rulebooks),
    )


def _rulebook_row(book: RulebookShown, shown: Iterable[Shown]) -> Markup:
    return fill(
        '<tr><th scope="row"><a href="#book-{}">{}</a></th>{}<td class="n" data-of="all">{:,}</td></tr>',
        escaped(book.id),
        escaped(book.title),
        joined(
            fill('<td class="n" data-of="{}">{:,}</td>', escaped(WORD[verdict]), number)
            if (number := book.counts[verdict])
            else Markup("<td></td>")
            for verdict in shown
        ),
        len(book.clauses),
    )


def _failed(dossier: Dossier) -> Markup:
    failed = money_first(tuple(c for rulebook in dossier.rulebooks for c in rulebook.having("fail")))
    if not failed:
        examined = dossier.counts["pass"] + dossier.counts["attested"]
        said = f"Nothing, of {counted(examined, 'clause')} that could be examined."
        return fill(
            '<section aria-labelledby="failed"><h2 id="failed">What failed</h2><p>{}</p></section>', escaped(said)
        )
    more = NOTHING
    if len(failed) > LISTED_AT_MOST:
        more = fill("<p>And: {}.</p>", clause_links(failed[LISTED_AT_MOST:], dossier))
    return fill(
        '<section aria-labelledby="failed"><h2 id="failed">What failed</h2>'
        "{}<p>Clauses about what is paid come first.</p>"
        '<table class="failed"><thead><tr><th scope="col">Clause</th><th scope="col">The rule, restated</th>'
        '<th scope="col">Expected</th><th scope="col">Got</th></tr></thead>'
        "<tbody>{}</tbody></table>{}</section>",
        faults_markup(dossier),
        joined(_failed_row(clause) for clause in failed[:LISTED_AT_MOST]),
        more,
    )


def _failed_row(clause: ClauseShown) -> Markup:
    failing = [s for s in clause.ran if s.outcome == "fail"]
    check = next((c for s in failing for c in s.failed_checks), None)
    if check and (check.expected or check.got):
        told = fill("<td>{}</td><td>{}</td>", escaped(check.expected, lines=True), escaped(check.got, lines=True))
    else:
        message = failing[0].message if failing else clause.why
        told = fill('<td colspan="2">{}</td>', escaped(message, lines=True))
    many = f" ({counted(len(failing), 'scenario')} of {len(clause.ran):,})" if failing else ""
    return fill(
        "<tr><td>{link}<br>{kind}</td><td>{name}{variance}{title}</td>{told}</tr>",
        link=clause_link(clause.id),
        kind=Markup('<b class="money">payout</b>') if clause.kind == MONEY else escaped(clause.kind),
        name=escaped(clause.name + many),
        variance=Markup("<br>An approved variance stands beside it.") if clause.variance else NOTHING,
        title=fill("<br><small>{}</small>", escaped(failing[0].title)) if failing else NOTHING,
        told=told,
    )


def _unexamined(dossier: Dossier) -> Markup:
    parts = []
    for verdict in NOT_EXAMINED:
        clauses = [clause for rulebook in dossier.rulebooks for clause in rulebook.having(verdict)]
        if not clauses:
            continue
        many = escaped(counted(len(clauses), "clause"))
        if verdict == "not-selected":
            told = f"The run was limited to {listed(dossier.run.selection)}."
            parts.append(fill("<p>{} {}. {}</p>", verdict_mark(verdict), many, escaped(told)))
            continue
        reasons: dict[str, list[ClauseShown]] = {}
        for clause in clauses:
            stopped = f"stopped by {listed(clause.stopped_by)}" if clause.stopped_by else ""
            reasons.setdefault(stopped or clause.why or MEANING[verdict], []).append(clause)
        items = joined(
            fill(
                "<li>{} <small>{}:</small> {}</li>",
                escaped(why),
                escaped(counted(len(of), "clause")),
                clause_links(of, dossier),
            )
            for why, of in sorted(reasons.items(), key=lambda item: -len(item[1]))
        )
        parts.append(
            fill(
                "<h3>{} <small>{}. {}</small></h3><ul>{}</ul>",
                verdict_mark(verdict),
                many,
                escaped(MEANING[verdict]),
                items,
            )
        )
    return fill(
        '<section aria-labelledby="unexamined"><h2 id="unexamined">What was not examined, and why</h2>{}</section>',
        joined(parts) or Markup("<p>Nothing: every clause that requires something was examined.</p>"),
    )


def _variances(dossier: Dossier) -> Markup:
    rows = joined(
        fill(
            "<tr><td>{}<br>{}</td><td>{}</td><td>{}, {}, {}</td></tr>",
            clause_link(clause.id),
            *map(escaped, (WORD[clause.verdict], variance.text, variance.authority, variance.reference, variance.date)),
        )
        for rulebook in dossier.rulebooks
        for clause in rulebook.clauses
        if (variance := clause.variance)
    ) + joined(
        fill("<tr><td>{}</td><td>none counts: {}</td><td></td></tr>", clause_link(clause.id), escaped(clause.lapsed))
        for rulebook in dossier.rulebooks
        for clause in rulebook.clauses
        if clause.lapsed
    )
    table = fill(
        '<p>A variance stands beside a verdict and changes none.</p><table><thead><tr><th scope="col">Clause</th>'
        '<th scope="col">Departure</th><th scope="col">Approved by</th></tr></thead><tbody>{}</tbody></table>',
        rows,
    )
    return fill(
        '<section aria-labelledby="variances"><h2 id="variances">Variances</h2>{}</section>',
        table if rows else Markup("<p>None was declared.</p>"),
    )


def _attested(dossier: Dossier) -> Markup:
    rows = joined(
        fill(
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{} and {}</td><td>{}, until {}</td></tr>",
            clause_link(clause.id),
            *map(
                escaped, (found.finding, found.method, found.inspector, found.second_person, found.date, found.expires)
            ),
        )
        for rulebook in dossier.rulebooks
        for clause in rulebook.clauses
        if (found := clause.attestation)
    )
    if not rows:
        return NOTHING
    return fill(
        '<section aria-labelledby="attested"><h2 id="attested">Attested by people</h2><table><thead><tr>'
        '<th scope="col">Clause</th><th scope="col">Finding</th><th scope="col">Method</th><th scope="col">By</th>'
        '<th scope="col">Date</th></tr></thead><tbody>{}</tbody></table></section>',
        rows,
    )


def _signatures(dossier: Dossier) -> Markup:
    lines = joined(
        fill(
            '<div class="line"><span>{}</span><span>Name, signature</span><span>Date</span></div>',
            escaped(f"{role}: {name}" if name else role),
        )
        for role, name in (
            ("Tested by", dossier.run.tester),
            ("Checked by", dossier.run.checker),
            ("For the authority", ""),
        )
    )
    said = Markup("The journal has no seal: the run has not finished. There is nothing to sign yet.")
    if dossier.run.seal:
        said = fill(
            "This report was made from the journal with the seal <code>{}</code>. A signature is for that journal.",
            escaped(dossier.run.seal),
        )
    return fill(
        '<section aria-labelledby="signatures"><h2 id="signatures">Signatures</h2><p>{}</p>'
        '<div class="signatures">{}</div></section>',
        said,
        lines,
    )
