"""The readings that nobody has confirmed: which they are, on the front page, and in full in an appendix."""

from __future__ import annotations

from clausewise.reports.dossier import ClauseShown, Dossier, ReadingShown, RulebookShown
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined
from clausewise.reports.matrix.pieces import clause_links, strong
from clausewise.showing import counted


def provisional_markup(dossier: Dossier) -> Markup:
    """How many verdicts rest on readings that nobody has confirmed, and which these are."""
    used = [
        (rulebook, reading)
        for rulebook in dossier.rulebooks
        for reading in rulebook.readings
        if not reading.confirmed and any(_rests(clause, reading) for clause in rulebook.clauses)
    ]
    resting = sum(clause.provisional for rulebook in dossier.rulebooks for clause in rulebook.clauses)
    several = len(dossier.rulebooks) > 1
    names = joined(
        (
            fill(
                '<a href="#{}">{}</a>',
                _anchor(reading, rulebook),
                escaped((f"{rulebook.id}: " if several else "") + reading.id),
            )
            for rulebook, reading in used
        ),
        Markup(", "),
    )
    told = fill(
        "<p>Where the document contradicts itself, is silent or cannot be meant as written, it was read in one way: "
        "{}, proposed and not confirmed by the authority. {} Each is explained in the "
        '<a href="#readings">appendix</a>: {}.</p>',
        escaped(counted(len(used), "reading")),
        strong(
            f"{counted(resting, 'verdict')} {'rests' if resting == 1 else 'rest'} on them and "
            f"{'is' if resting == 1 else 'are'} provisional."
        ),
        names,
    )
    return fill(
        '<section aria-labelledby="provisional"><h2 id="provisional">Provisional readings</h2>{}</section>',
        told if used else Markup("<p>No verdict rests on an unconfirmed reading.</p>"),
    )


def _anchor(reading: ReadingShown, rulebook: RulebookShown) -> Markup:
    """Rulebooks may have a reading of one name each."""
    return escaped(f"reading-{rulebook.id}-{reading.id}")


def _rests(clause: ClauseShown, reading: ReadingShown) -> bool:
    return clause.provisional and reading.id in clause.readings


def readings_markup(dossier: Dossier) -> Markup:
    """In full, in the appendix: the question, how it was read and why, and what rests on it."""
    shown = joined(
        _reading_row(reading, rulebook, dossier)
        for rulebook in dossier.rulebooks
        for reading in rulebook.readings
        if not reading.confirmed
    )
    table = fill(
        "<p>The document leaves these open. Until the authority confirms a reading, verdicts that rest on it are "
        'provisional.</p><table class="readings"><thead><tr><th scope="col">Question</th><th scope="col">Read as</th>'
        '<th scope="col">Provisional clauses</th></tr></thead><tbody>{}</tbody></table>',
        shown,
    )
    return fill(
        '<section aria-labelledby="readings"><h2 id="readings">Appendix: provisional readings</h2>{}</section>',
        table if shown else Markup("<p>No verdict rests on an unconfirmed reading.</p>"),
    )


def _reading_row(reading: ReadingShown, rulebook: RulebookShown, dossier: Dossier) -> Markup:
    resting = [clause for clause in rulebook.clauses if _rests(clause, reading)]
    if not resting:
        return NOTHING
    return fill(
        '<tr id="{anchor}"><td>{book}<code>{id}</code><br>{question}</td>'
        "<td>{played}<br><small>Why {adopted}: {why}</small></td><td>{links}</td></tr>",
        anchor=_anchor(reading, rulebook),
        book=fill("{}<br>", escaped(rulebook.title)) if len(dossier.rulebooks) > 1 else NOTHING,
        id=escaped(reading.id),
        question=escaped(reading.question),
        played=_played(reading),
        adopted=escaped(reading.adopted),
        why=escaped(reading.why),
        links=clause_links(resting, dossier),
    )


def _played(reading: ReadingShown) -> Markup:
    """The choices that were tested; which one the test suite adopts is said where it was not the only one."""
    only = len(reading.played) == 1 and reading.played[0][0] == reading.adopted
    told = []
    for choice, words in reading.played:
        status = "" if only else " (adopted)" if choice == reading.adopted else " (not the reading adopted)"
        told.append(fill("<b>{}</b>{}", escaped(choice), escaped(f"{status}: {words}")))
    return joined(told, Markup("<br>"))
