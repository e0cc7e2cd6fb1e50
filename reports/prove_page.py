"""The page of a proof: one self-contained file without scripts, in document order, what is left to do first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from clausewise.registry import Clause, Rulebook
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined, own_file
from clausewise.reports.naming import chapter_title, chapter_words
from clausewise.reports.page_frame import page_without_scripts
from clausewise.reports.prove_results import ENOUGH, ClauseProof, Proof, Survivor
from clausewise.showing import counted


def prove_page(proof: Proof, rulebooks: Sequence[Rulebook]) -> Markup:
    """The whole page."""
    titles = ", ".join(book.title for book in rulebooks)
    return page_without_scripts(
        f"Proof: {titles}",
        own_file("clausewise.reports", "prove_page.css"),
        (
            fill("<h1>Does the suite notice faults?<br><small>{}</small></h1>", escaped(titles)),
            *_front(proof),
            *_chapters(proof, rulebooks),
            fill('<p class="soft">Made by Clausewise {} in {:.0f} seconds.</p>', escaped(proof.harness), proof.seconds),
        ),
    )


def _front(proof: Proof) -> Iterator[Markup]:
    sums = proof.counts
    yield fill(
        '<p class="lead">{:,} faults were planted in the reference engine, at the decisions that cite '
        "{}. The scenarios of the clause itself noticed {:,} of them; "
        "{:,} can be noticed by nobody; {:,} survived.</p>",
        sums.planted,
        escaped(counted(sums.clauses, "clause")),
        sums.caught,
        sums.equivalent,
        sums.survivors,
    )
    yield fill(
        "<p>A fault is noticed only if a Then of one of the clause’s own scenarios fails. A crash, a timeout, or a "
        "situation that is not reached does not count. Each clause needs {} noticed faults of different kinds, "
        "one of which leaves the scenarios of its sibling clauses as they were.</p>",
        ENOUGH,
    )
    left = [
        ("Clauses with surviving faults", [c for c, p in proof.clauses.items() if p.survivors]),
        (f"Clauses with fewer than {ENOUGH} kinds of faults noticed", [c for c, p in proof.clauses.items() if p.short]),
        (
            "Clauses none of whose faults leaves the siblings’ scenarios as they were",
            [c for c, p in proof.clauses.items() if p.caught and not p.isolated],
        ),
        (
            "Clauses with scenarios that do not pass with the sound engine",
            [c for c, p in proof.clauses.items() if p.unsound],
        ),
    ]
    if not any(clauses for _, clauses in left) and not proof.lint:
        yield Markup('<p><span class="mark good">✓ nothing is left to do</span></p>')
        return
    yield Markup("<h2>What is left to do</h2>\n<ul>")
    for words, clauses in left:
        if clauses:
            yield fill("<li>{}: {}</li>", escaped(words), _links(clauses))
    for finding in proof.lint:
        yield fill("<li>{} <small>({})</small></li>", escaped(finding.what), escaped(finding.rule))
    yield Markup("</ul>")


def _links(clauses: Iterable[str]) -> Markup:
    return joined((fill('<a href="#{}">{}</a>', escaped(clause), escaped(clause)) for clause in clauses), Markup(", "))


def _chapters(proof: Proof, rulebooks: Sequence[Rulebook]) -> Iterator[Markup]:
    for book in rulebooks:
        chapter = ""
        for clause in book.clauses:
            found = proof.clauses.get(clause.id)
            if found is None:
                continue
            if clause.chapter != chapter:
                chapter = clause.chapter
                title = chapter_words(chapter, chapter_title(clause.path, chapter))
                yield fill("<h2>{}, {}</h2>", escaped(book.title), escaped(title))
            yield from _clause(clause, found)


def _clause(clause: Clause, found: ClauseProof) -> Iterator[Markup]:
    kind, words = _mark(found)
    yield fill(
        '<details id="{id}"{opened}><summary><b>{number}</b>\n<span class="mark {kind}">{words}</span>'
        '<span class="name">{name}</span>\n<span class="n">{caught} of {planted} noticed</span></summary>\n'
        '<div class="inside">',
        id=escaped(clause.id),
        opened=NOTHING if found.clean else Markup(" open"),
        number=escaped(clause.number),
        kind=escaped(kind),
        words=escaped(words),
        name=escaped(clause.name),
        caught=found.caught,
        planted=found.planted,
    )
    for run in found.unsound:
        said = f"{run.outcome} with the sound engine; {run.message}"
        yield fill("<p><b>{}</b>: {}</p>", escaped(run.scenario), escaped(said))
    if found.survivors:
        yield Markup("<h3>Survived</h3>\n<ul>")
        for survivor in found.survivors:
            yield from _survivor(survivor)
        yield Markup("</ul>")
    yield from _noticed(clause, found)
    yield from _list("Changes nothing", [f"{same.fault}: {same.reason}" for same in found.equivalent])
    yield from _list("Not counted, for it may be a stricter reading", found.uncounted)
    also = [f"{fault}: {'; '.join(scenarios)}" for fault, scenarios in found.elsewhere.items()]
    yield from _list("Also noticed elsewhere", also)
    yield from _list("Not asked about yet", found.not_yet_asked)
    yield Markup("</div></details>")


def _noticed(clause: Clause, found: ClauseProof) -> Iterator[Markup]:
    if not found.caught_faults:
        return
    yield Markup("<h3>Noticed</h3>\n<table><thead><tr><th>Fault</th><th>by</th><th>saying</th></tr></thead><tbody>")
    for one in found.caught_faults:
        told = (one.fault, one.scenario.removeprefix(f"{clause.id} "), one.message)
        yield fill("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", *map(escaped, told))
    yield Markup("</tbody></table>")
    if found.isolated:
        yield fill('<p class="soft">Leaves the siblings’ scenarios as they were: {}</p>', escaped(found.isolated_by))
    else:
        yield Markup("<p>Every noticed fault turns scenarios of sibling clauses red, too.</p>")


def _list(heading: str, lines: Sequence[str]) -> Iterator[Markup]:
    if lines:
        yield fill("<h3>{}</h3>\n<ul>", escaped(heading))
        yield from (fill("<li>{}</li>", escaped(line)) for line in lines)
        yield Markup("</ul>")


def _survivor(survivor: Survivor) -> Iterator[Markup]:
    if not survivor.scenarios:
        yield fill("<li>{}: no scenario of this clause comes to the place</li>", escaped(survivor.fault))
        return
    yield fill("<li>{}<ul>", escaped(survivor.fault))
    for run in survivor.scenarios:
        end = f" at “{run.at}”: {run.message}" if run.message else ""
        yield fill("<li>{}: {}{}</li>", *map(escaped, (run.scenario, run.outcome, end)))
    if survivor.unlike:
        yield fill("<li>Not the same as the sound engine: {}</li>", escaped(survivor.unlike))
    yield Markup("</ul></li>")


def _mark(found: ClauseProof) -> tuple[str, str]:
    if found.unsound:
        return "bad", "✗ not sound"
    if found.survivors:
        return "bad", f"✗ {len(found.survivors)} survived"
    if found.short:
        return "warn", f"! {found.caught_operators} of {ENOUGH} kinds"
    if not found.isolated:
        return "warn", "! not isolated"
    return "good", "✓ proved"
