"""The page of a proof: one self-contained file without scripts, in document order, what is left to do first."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from importlib.resources import files

from clausewise.registry import Clause, Rulebook
from clausewise.reports.naming import chapter_title, chapter_words
from clausewise.reports.prove_results import ENOUGH, ClauseProof, Proof, Survivor
from clausewise.showing import counted, markup


def prove_page(proof: Proof, rulebooks: Sequence[Rulebook]) -> str:
    """The whole page."""
    style = files("clausewise.reports").joinpath("prove_page.css").read_text(encoding="utf-8")
    digest = b64encode(sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; img-src data:; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    titles = ", ".join(book.title for book in rulebooks)
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">\n<link rel="icon" href="data:,">',
            f"<title>Proof: {markup(titles)}</title>\n<style>{style}</style>\n</head>\n<body>",
            f"<h1>Does the suite notice faults?<br><small>{markup(titles)}</small></h1>",
            *_front(proof),
            *_chapters(proof, rulebooks),
            f'<p class="soft">Made by Clausewise {markup(proof.harness)} in {proof.seconds:.0f} seconds.</p>',
            "</body>\n</html>\n",
        ]
    )


def _front(proof: Proof) -> Iterator[str]:
    sums = proof.counts
    yield (
        f'<p class="lead">{sums.planted:,} faults were planted in the reference engine, at the decisions that cite '
        f"{counted(sums.clauses, 'clause')}. The scenarios of the clause itself noticed {sums.caught:,} of them; "
        f"{sums.equivalent:,} can be noticed by nobody; {sums.survivors:,} survived.</p>"
    )
    yield (
        "<p>A fault is noticed only if a Then of one of the clause’s own scenarios fails. A crash, a timeout, or a "
        f"situation that is not reached does not count. Each clause needs {ENOUGH} noticed faults of different kinds, "
        "one of which leaves the scenarios of its sibling clauses as they were.</p>"
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
        yield '<p><span class="mark good">✓ nothing is left to do</span></p>'
        return
    yield "<h2>What is left to do</h2>\n<ul>"
    for words, clauses in left:
        if clauses:
            yield f"<li>{words}: {_links(clauses)}</li>"
    for finding in proof.lint:
        yield f"<li>{markup(finding.what)} <small>({markup(finding.rule)})</small></li>"
    yield "</ul>"


def _links(clauses: Iterable[str]) -> str:
    return ", ".join(f'<a href="#{markup(clause)}">{markup(clause)}</a>' for clause in clauses)


def _chapters(proof: Proof, rulebooks: Sequence[Rulebook]) -> Iterator[str]:
    for book in rulebooks:
        chapter = ""
        for clause in book.clauses:
            found = proof.clauses.get(clause.id)
            if found is None:
                continue
            if clause.chapter != chapter:
                chapter = clause.chapter
                title = chapter_words(chapter, chapter_title(clause.path, chapter))
                yield f"<h2>{markup(book.title)}, {markup(title)}</h2>"
            yield from _clause(clause, found)


def _clause(clause: Clause, found: ClauseProof) -> Iterator[str]:
    opened = "" if found.clean else " open"
    kind, words = _mark(found)
    yield f'<details id="{markup(clause.id)}"{opened}><summary><b>{markup(clause.number)}</b>'
    yield f'<span class="mark {kind}">{words}</span><span class="name">{markup(clause.name)}</span>'
    yield f'<span class="n">{found.caught} of {found.planted} noticed</span></summary>\n<div class="inside">'
    for run in found.unsound:
        said = f"{run.outcome} with the sound engine; {run.message}"
        yield f"<p><b>{markup(run.scenario)}</b>: {markup(said)}</p>"
    if found.survivors:
        yield "<h3>Survived</h3>\n<ul>"
        for survivor in found.survivors:
            yield from _survivor(survivor)
        yield "</ul>"
    yield from _noticed(clause, found)
    yield from _list("Changes nothing", [f"{same.fault}: {same.reason}" for same in found.equivalent])
    yield from _list("Not counted, for it may be a stricter reading", found.uncounted)
    also = [f"{fault}: {'; '.join(scenarios)}" for fault, scenarios in found.elsewhere.items()]
    yield from _list("Also noticed elsewhere", also)
    yield "</div></details>"


def _noticed(clause: Clause, found: ClauseProof) -> Iterator[str]:
    if not found.caught_faults:
        return
    yield "<h3>Noticed</h3>\n<table><thead><tr><th>Fault</th><th>by</th><th>saying</th></tr></thead><tbody>"
    for one in found.caught_faults:
        scenario = one.scenario.removeprefix(f"{clause.id} ")
        yield f"<tr><td>{markup(one.fault)}</td><td>{markup(scenario)}</td><td>{markup(one.message)}</td></tr>"
    yield "</tbody></table>"
    if found.isolated:
        yield f'<p class="soft">Leaves the siblings’ scenarios as they were: {markup(found.isolated_by)}</p>'
    else:
        yield "<p>Every noticed fault turns scenarios of sibling clauses red, too.</p>"


def _list(heading: str, lines: Sequence[str]) -> Iterator[str]:
    if lines:
        yield f"<h3>{heading}</h3>\n<ul>"
        yield from (f"<li>{markup(line)}</li>" for line in lines)
        yield "</ul>"


def _survivor(survivor: Survivor) -> Iterator[str]:
    if not survivor.scenarios:
        yield f"<li>{markup(survivor.fault)}: no scenario of this clause comes to the place</li>"
        return
    yield f"<li>{markup(survivor.fault)}<ul>"
    for run in survivor.scenarios:
        end = f" at “{markup(run.at)}”: {markup(run.message)}" if run.message else ""
        yield f"<li>{markup(run.scenario)}: {markup(run.outcome)}{end}</li>"
    yield "</ul></li>"


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
