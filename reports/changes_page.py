"""The page of what has changed between two runs: one file without scripts, what is to be acted on first."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher

from clausewise.reports.changes_results import Change, Changes, Held, Judged, Kind, Side, Wording, verdict_of
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined, own_file
from clausewise.reports.page_frame import page_without_scripts
from clausewise.showing import counted, sentence

MEANING: dict[Kind, str] = {
    "newly failing": "The rule is broken now; it was not found broken before.",
    "failing in other scenarios": "Broken before, and broken now where it was not found broken before.",
    "failing, hidden before": "It failed before as well, which was put down to the breach of another clause.",
    "newly in error": "The harness failed now; this says nothing about the system.",
    "no longer examined": "It had been judged; now it was not shown or not asked about. What failed is not mended so.",
    "new and not examined": "The rules have it now, and it was not judged.",
    "weaker": "The verdict rests on less than before.",
    "still failing": "Broken before, and broken now in nothing else.",
    "not met again": "Found broken before in rounds that chance brings, and in no other: not shown to be mended.",
    "fixed": "Broken before, found kept now.",
    "newly examined": "Not judged before; judged now, and found kept.",
    "stronger": "The verdict rests on more than before.",
    "examined otherwise": "As strong as before, and on something else.",
    "unexamined otherwise": "Not judged before nor now, and for another reason.",
    "out of the rules": "The rules have it no longer, or it requires nothing any more.",
}


def changes_page(changes: Changes) -> Markup:
    """The whole page."""
    return page_without_scripts(
        "What has changed",
        own_file("clausewise.reports", "changes_page.css"),
        (
            Markup("<h1>What has changed</h1>"),
            *_front(changes),
            *_reasons(changes),
            *_approved(changes),
            *(part for kind in changes.counts for part in _of_kind(kind, changes)),
            *_wordings(changes),
            *(fill('<p class="soft">{}</p>', escaped(sentence(note))) for note in changes.notes),
            fill('<p class="soft">Made by Clausewise {}.</p>', escaped(changes.after.harness)),
        ),
    )


def _front(changes: Changes) -> Iterator[Markup]:
    if changes.worse:
        items = joined(fill("<li>{}</li>", escaped(sentence(_capital(line)))) for line in changes.worse)
        yield fill('<div class="worse"><p class="lead"><b>Something got worse.</b></p><ul>{}</ul></div>', items)
    else:
        yield Markup('<div class="good"><p class="lead"><b>Nothing got worse.</b></p></div>')
    counts = joined(
        fill('<li><b>{}</b> <a href="#{}">{}</a></li>', n, escaped(_anchor(kind)), escaped(kind))
        for kind, n in changes.counts.items()
    )
    standing = (
        fill("<li><b>{:,}</b> not asked about again; what was found of them stands</li>", changes.standing)
        if changes.standing
        else NOTHING
    )
    yield fill('<ul class="counts">{}<li><b>{:,}</b> as before</li>{}</ul>', counts, changes.same, standing)
    yield Markup("<p>Clauses, each counted once. What was mended makes up for nothing that broke.</p>")
    yield Markup(
        '<table class="sides"><thead><tr><th></th><th scope="col">Before</th><th scope="col">Now</th></tr></thead>'
        "<tbody>"
    )
    before, now = _told(changes.before), _told(changes.after)
    for name, told in before.items():
        yield fill('<tr><th scope="row">{}</th><td>{}</td><td>{}</td></tr>', escaped(name), told, now[name])
    yield Markup("</tbody></table>")


def _told(side: Side) -> dict[str, Markup]:
    """What a side was."""
    return {
        "System": _system(side),
        "Tested": escaped(f"{side.started[:16].replace('T', ' ')} UTC"),
        "Run": fill("<code>{}</code>", escaped(side.run)),
        "Seal": fill("<code>{}</code>", escaped(side.seal or "none")),
        "Rules": joined(
            fill("<div>{}, {}</div>", escaped(book), escaped(_edition(edition)))
            for book, edition in side.rulebooks.items()
        ),
        "Asked about": escaped(", ".join(side.selection) or "every clause"),
    }


def _system(side: Side) -> Markup:
    systems = dict.fromkeys(f"{s.manufacturer} {s.product} {s.version}, {s.build} build" for s in side.systems.values())
    return joined(fill("<div>{}</div>", escaped(system)) for system in systems)


def _edition(edition: str) -> str:
    """The version, and of the digest as much as tells two apart."""
    version, _, digest = edition.partition(" (")
    return f"version {version}, edition {digest[:12]}"


def _anchor(kind: str) -> str:
    return kind.replace(" ", "-")


def _approved(changes: Changes) -> Iterator[Markup]:
    if not changes.approved:
        return
    yield fill('<h2 id="approved">Approved fails <small>{}</small></h2>', len(changes.approved))
    yield Markup(
        '<div class="approved"><p>Somebody lets these stand: they make nothing worse, as long as the same scenarios '
        "fail and the clause has the same words.</p></div>"
    )
    yield Markup(
        '<table><thead><tr><th scope="col">Clause</th><th scope="col">Approved by</th><th scope="col">Why</th>'
        '<th scope="col">This time</th></tr></thead><tbody>'
    )
    yield from map(_one_approved, changes.approved)
    yield Markup("</tbody></table>")


def _one_approved(one: Held) -> Markup:
    held = Markup("It holds.") if one.holds else fill("<b>It does not hold:</b> {}", escaped(sentence(one.why)))
    approval = one.approval
    return fill(
        '<tr><td class="id"><span class="num">{}</span></td><td>{}, {}</td><td>{}</td><td>{}</td></tr>',
        *map(escaped, (approval.clause, approval.by, approval.date, sentence(approval.reason))),
        held,
    )


def _of_kind(kind: Kind, changes: Changes) -> Iterator[Markup]:
    yield fill(
        '<h2 id="{}">{} <small>{}</small></h2><p>{}</p>',
        escaped(_anchor(kind)),
        escaped(kind.capitalize()),
        changes.counts[kind],
        escaped(MEANING[kind]),
    )
    yield Markup(
        '<table class="kind"><thead><tr><th scope="col">Clause</th><th scope="col">Before</th><th scope="col">Now</th>'
        '<th scope="col">What is otherwise</th></tr></thead><tbody>'
    )
    yield from (_change(change) for change in changes.changes if change.kind == kind)
    yield Markup("</tbody></table>")


def _change(change: Change) -> Markup:
    told = (*change.found, *change.because)
    lines = joined(fill("<li>{}</li>", escaped(sentence(_capital(line)))) for line in told)
    was = fill(" <small>was {}</small>", escaped(change.was)) if change.was else NOTHING
    return fill(
        '<tr><td class="id"><span class="num">{}</span>{}<br>{}</td><td class="verdict">{}</td>'
        '<td class="verdict">{}</td><td>{}</td></tr>',
        escaped(change.clause),
        was,
        escaped(change.title),
        _verdict(change.before),
        _verdict(change.after),
        fill("<ul>{}</ul>", lines) if lines else NOTHING,
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _verdict(judged: Judged | None) -> Markup:
    return fill(
        '<span class="v v-{}">{}</span>', escaped(judged.verdict if judged else "none"), escaped(verdict_of(judged))
    )


def _reasons(changes: Changes) -> Iterator[Markup]:
    yield Markup('<h2 id="why">What a verdict depends on, and is otherwise</h2><table class="why"><tbody>')
    for reason in changes.reasons:
        if reason.differs:
            lines = joined(fill("<li>{}</li>", escaped(line)) for line in reason.differs)
            yield fill('<tr><th scope="row">{}</th><td><ul>{}</ul></td></tr>', escaped(reason.about), lines)
    if changes.wordings:
        words = escaped(f"{counted(len(changes.wordings), 'clause')} not as before")
        yield fill('<tr><th scope="row">Words of the rules</th><td><a href="#words">{}</a></td></tr>', words)
    same = "; ".join(reason.about for reason in changes.reasons if not reason.differs)
    yield fill(
        '<tr><th scope="row" class="soft">The same</th><td class="soft">{}</td></tr>', escaped(same or "nothing")
    )
    yield Markup("</tbody></table>")


def _wordings(changes: Changes) -> Iterator[Markup]:
    if not changes.wordings:
        return
    yield fill(
        '<h2 id="words">Words of the rules <small>{}</small></h2>', escaped(counted(len(changes.wordings), "clause"))
    )
    shown = any(wording.before or wording.after for wording in changes.wordings)
    if not shown:
        yield Markup("<p>With <code>--documents</code> the words themselves stand here.</p>")
    words = Markup('<th scope="col">Words</th>') if shown else NOTHING
    yield fill(
        '<table><thead><tr><th scope="col">Clause</th><th scope="col">What became of it</th>{}</tr></thead><tbody>',
        words,
    )
    for wording in changes.wordings:
        was = f", was {wording.was}" if wording.was and wording.was != wording.clause else ""
        yield fill(
            '<tr><td class="id"><span class="num">{}</span></td><td class="verdict">{}{}</td>{}</tr>',
            *map(escaped, (wording.clause, wording.status, was)),
            fill("<td>{}</td>", _words(wording)) if shown else NOTHING,
        )
    yield Markup("</tbody></table>")


def _words(wording: Wording) -> Markup:
    """The words; where both are known, what went and what came."""
    if not (wording.before and wording.after):
        if wording.status == "changed":
            was, now = wording.before or "not in these documents", wording.after or "not in these documents"
            return fill("was: {}<br>is: {}", escaped(was), escaped(now))
        return escaped(wording.before or wording.after)
    before, after = wording.before.split(), wording.after.split()
    parts: list[Markup] = []
    for what, i, j, k, m in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        gone, come = escaped(" ".join(before[i:j])), escaped(" ".join(after[k:m]))
        if what == "equal":
            parts.append(come)
            continue
        if gone:
            parts.append(fill("<del>{}</del>", gone))
        if come:
            parts.append(fill("<ins>{}</ins>", come))
    return joined(parts, Markup(" "))
