"""The readings that nobody has confirmed: which they are, on the front page, and in full in an appendix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from clausewise.reports.dossier import ClauseShown, Dossier, ReadingShown, RulebookShown
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined
from clausewise.reports.matrix.pieces import clause_links, strong
from clausewise.reports.telling import OUTCOME_WORD
from clausewise.showing import counted

NAMED_AT_MOST = 12
"""Readings on the front page; the appendix has all."""


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
    matter = [(rulebook, reading) for rulebook, reading in used if _matters(reading, rulebook)]
    names = joined(
        (
            fill(
                '<a href="#{}">{}</a>',
                _anchor(reading, rulebook),
                escaped((f"{rulebook.id}: " if several else "") + reading.id),
            )
            for rulebook, reading in matter[:NAMED_AT_MOST]
        ),
        Markup(", "),
    )
    more = escaped(f" and {len(matter) - NAMED_AT_MOST} more" if len(matter) > NAMED_AT_MOST else "")
    named = fill(" Of most weight in this run, for a clause failed or they were read otherwise: {}{}.", names, more)
    told = fill(
        "<p>Where the document contradicts itself, is silent or cannot be meant as written, it was read in one way: "
        "{}, proposed and not confirmed by the authority. {} Each is explained in the "
        '<a href="#readings">appendix</a>, beside the choices that were rejected.{}</p>',
        escaped(counted(len(used), "reading")),
        strong(
            f"{counted(resting, 'verdict')} {'rests' if resting == 1 else 'rest'} on them and "
            f"{'is' if resting == 1 else 'are'} provisional."
        ),
        named if matter else NOTHING,
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


def _matters(reading: ReadingShown, rulebook: RulebookShown) -> bool:
    """Hundreds of names say nothing: those count on which a failed clause rests, or that were read otherwise."""
    failed = any(clause.verdict == "fail" and _rests(clause, reading) for clause in rulebook.clauses)
    return failed or reading.adopted not in [choice for choice, _ in reading.played]


def answered(reading: ReadingShown) -> str:
    """What the authority has answered where another choice was played."""
    return f"; the authority confirmed {reading.answer}" if reading.answer and not reading.confirmed else ""


def came_to(reading: ReadingShown, choice: str, clauses: Iterable[ClauseShown], dossier: Dossier) -> str:
    """What these clauses came to where they were played under this choice; empty where they were not."""
    used = {used.name: used.readings.get(reading.id, reading.adopted) for used in dossier.run.configurations}
    outcomes = Counter(s.outcome for clause in clauses for s in clause.ran if used.get(s.configuration) == choice)
    return ", ".join(f"{number} {OUTCOME_WORD[outcome]}" for outcome, number in sorted(outcomes.items()))


def rejected_markup(reading: ReadingShown, clauses: Sequence[ClauseShown], dossier: Dossier) -> Markup:
    """The choices that were not adopted, each with what became of it where it was played."""
    told = [
        fill(
            "Rejected: <b>{}</b>, {}; {}",
            *map(escaped, (choice, words.rstrip("."), f"played: {came}" if came else "not played in this run")),
        )
        for choice, words in reading.rejected
        for came in [came_to(reading, choice, clauses, dossier)]
    ]
    return fill("<small>{}</small>", joined(told, Markup("<br>"))) if told else NOTHING


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
        '<section aria-labelledby="readings"><h2 id="readings">Appendix: provisional readings</h2>{}</section>{}',
        table if shown else Markup("<p>No verdict rests on an unconfirmed reading.</p>"),
        _confirmed_markup(dossier),
    )


def _confirmed_markup(dossier: Dossier) -> Markup:
    """Those that the authority has confirmed and that clauses of this run rest on, with the choices rejected."""
    rows = [
        fill(
            '<tr id="{anchor}"><td>{book}<code>{id}</code><br>{question}</td>'
            "<td>{played}<br><small>Confirmed: {confirmed}</small><br>{rejected}</td><td>{links}</td></tr>",
            anchor=_anchor(reading, rulebook),
            book=fill("{}<br>", escaped(rulebook.title)) if len(dossier.rulebooks) > 1 else NOTHING,
            id=escaped(reading.id),
            question=escaped(reading.question),
            played=_played(reading),
            confirmed=escaped(reading.confirmed),
            rejected=rejected_markup(reading, resting, dossier),
            links=clause_links(resting, dossier),
        )
        for rulebook in dossier.rulebooks
        for reading in rulebook.readings
        if reading.confirmed and (resting := [c for c in rulebook.clauses if c.ran and reading.id in c.readings])
    ]
    if not rows:
        return NOTHING
    return fill(
        '<section aria-labelledby="confirmed"><h2 id="confirmed">Appendix: confirmed readings</h2>'
        '<table class="readings"><thead><tr><th scope="col">Question</th><th scope="col">Read as</th>'
        '<th scope="col">Clauses</th></tr></thead><tbody>{}</tbody></table></section>',
        joined(rows),
    )


def _reading_row(reading: ReadingShown, rulebook: RulebookShown, dossier: Dossier) -> Markup:
    resting = [clause for clause in rulebook.clauses if _rests(clause, reading)]
    if not resting:
        return NOTHING
    return fill(
        '<tr id="{anchor}"><td>{book}<code>{id}</code><br>{question}</td>'
        "<td>{played}{answered}<br><small>Why {adopted}: {why}</small><br>{rejected}</td><td>{links}</td></tr>",
        anchor=_anchor(reading, rulebook),
        answered=escaped(answered(reading)),
        book=fill("{}<br>", escaped(rulebook.title)) if len(dossier.rulebooks) > 1 else NOTHING,
        id=escaped(reading.id),
        question=escaped(reading.question),
        played=_played(reading),
        adopted=escaped(reading.adopted),
        why=escaped(reading.why),
        rejected=rejected_markup(reading, resting, dossier),
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
