"""The page of a comparison: one file without scripts. What is played comes first, then clause by clause."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.resources import files

from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reports.comparison_results import Book, Compared, Corresponding, Found, Scenes, Told
from clausewise.reports.drawing import draw_table, drawing_css
from clausewise.showing import counted, markup

HEADINGS = {
    "allowed": "What is allowed under one only",
    "void": "What is void under one only",
    "paid": "What is won or paid otherwise",
}


def comparison_page(compared: Compared, scenes: Scenes) -> str:
    """The whole page."""
    style = drawing_css() + files("clausewise.reports").joinpath("comparison_page.css").read_text(encoding="utf-8")
    digest = b64encode(sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; img-src data:; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    titles = markup(f"{compared.one.title} and {compared.other.title}")
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">\n<link rel="icon" href="data:,">',
            f"<title>Compared: {titles}</title>\n<style>{style}</style>\n</head>\n<body>",
            f"<h1>Two rulebooks side by side<br><small>{titles}</small></h1>",
            *_front(compared),
            *_differences(compared, scenes),
            *_choices(compared),
            *_clauses(compared),
            f'<p class="soft">Made by Clausewise {markup(compared.harness)} in {compared.seconds:.0f} seconds.</p>',
            "</body>\n</html>\n",
        ]
    )


def _front(compared: Compared) -> Iterator[str]:
    same, differing, alone = compared.sums
    played = (
        f"{counted(compared.rounds, 'round')} played under both, with the same cards and the same decisions, showed "
        f"{counted(len(compared.differences), 'difference')} in what is allowed, void, won or paid."
        if not compared.unplayed
        else f"Nothing was played: {markup(compared.unplayed)}."
    )
    yield (
        f'<p class="lead">{played} Of {counted(len(compared.correspondences), "group")} of clauses {same:,} ask for '
        f"the same, {differing:,} differ, and {alone:,} stand on one side alone.</p>"
    )
    yield (
        "<p>The rounds find what they come to: differences in how cards are handled, in what is shown and in who does "
        "what are found clause by clause. Both are played by the reference engine, as each rulebook is read.</p>"
    )
    for book in (compared.one, compared.other):
        chosen = ", ".join(f"{name}: {value}" for name, value in {**book.options, **book.readings}.items())
        yield f"<p><b>{markup(book.title)}</b>, {markup(book.authority)}, {markup(book.version)}"
        yield f"{markup(f'; with {chosen}') if chosen else ''}</p>"
    for text in compared.broke_down:
        yield f'<p class="differs">The reference engine broke down: {markup(text)}</p>'
    yield (
        '<nav aria-label="On this page"><ul><li><a href="#played">Differences in play</a></li>'
        '<li><a href="#choices">What is left to the house</a></li>'
        '<li><a href="#clauses">Clause by clause</a></li></ul></nav>'
    )


def _differences(compared: Compared, scenes: Scenes) -> Iterator[str]:
    yield '<h2 id="played">Differences in play</h2>'
    yield "<p>Each with the shortest round that shows it, and the clauses that either side cites there.</p>"
    for aspect, heading in HEADINGS.items():
        chosen = [(n, found) for n, found in enumerate(compared.differences) if found.aspect == aspect]
        if chosen:
            yield f"<h3>{heading} <small>{len(chosen)}</small></h3>"
        for number, found in chosen:
            yield from _difference(number, found, compared, scenes.tables[number])


def _difference(
    number: int, found: Found, compared: Compared, tables: tuple[Sequence[Seen], Sequence[Seen]]
) -> Iterator[str]:
    yield f'<section class="difference" id="difference-{number + 1}"><h3>{number + 1}. {markup(found.about)}</h3>'
    steps = "".join(f"<li>{markup(act)}</li>" for act in found.acts)
    yield f"<ol>{steps}</ol>" if steps else ""
    yield '<div class="sides">'
    for book, told, seen in ((compared.one, found.one, tables[0]), (compared.other, found.other, tables[1])):
        yield f'<div><p class="soft">{markup(book.title)}</p><p class="told">{markup(_said(told))}</p>'
        if told.reason:
            yield f"<p>{markup(told.reason)}</p>"
        yield f"<p>{_cited(told, book)}</p>"
        name = f"{number}{book.id}"
        yield draw_table(seen, title=f"{book.title}: {found.about}, {name}", standalone=False) if seen else ""
        yield "</div>"
    yield "</div></section>"


def _said(told: Told) -> str:
    """In words, with the hand and what the house has chosen where that matters."""
    hand = f" ({told.hand})" if told.hand else ""
    return f"{told.told}{hand}" + (f", with {told.under}" if told.under else "")


def _cited(told: Told, book: Book) -> str:
    links = (
        f'<a href="#{markup(clause)}" title="{markup(book.clauses.get(clause, ""))}">'
        f"{markup(_number(clause, book))}</a>"
        for clause in told.clauses
    )
    return ", ".join(links) or "no clause"


def _number(clause: str, book: Book) -> str:
    return clause.removeprefix(f"{book.id}.")


def _choices(compared: Compared) -> Iterator[str]:
    yield '<h2 id="choices">What is left to the house</h2>'
    if not compared.choices:
        yield "<p>The same in both.</p>"
        return
    yield (
        f'<table><thead><tr><th scope="col">Choice</th><th scope="col">{markup(compared.one.title)}</th>'
        f'<th scope="col">{markup(compared.other.title)}</th></tr></thead><tbody>'
    )
    for choice in compared.choices:
        one, other = (markup(", ".join(values) or "no such choice") for values in (choice.one, choice.other))
        yield f"<tr><td>{markup(choice.title)}</td><td>{one}</td><td>{other}</td></tr>"
    yield "</tbody></table>"


def _clauses(compared: Compared) -> Iterator[str]:
    yield '<h2 id="clauses">Clause by clause</h2>'
    yield (
        f'<table><thead><tr><th scope="col">{markup(compared.one.title)}</th>'
        f'<th scope="col">{markup(compared.other.title)}</th><th scope="col">How they compare</th></tr></thead><tbody>'
    )
    anchored: set[str] = set()
    for pair in compared.correspondences:
        one, other = _side(pair.one, compared.one, anchored), _side(pair.other, compared.other, anchored)
        yield f"<tr><td>{one}</td><td>{other}</td><td>{_how(pair)}</td></tr>"
    yield "</tbody></table>"


def _side(clauses: Sequence[str], book: Book, anchored: set[str]) -> str:
    rows = []
    for clause in clauses:
        anchor = "" if clause in anchored else f' id="{markup(clause)}"'
        anchored.add(clause)
        rows.append(f"<div{anchor}><b>{markup(_number(clause, book))}</b> {markup(book.clauses.get(clause, ''))}</div>")
    return "".join(rows) or '<span class="soft">none</span>'


def _how(pair: Corresponding) -> str:
    if pair.same:
        return '<span class="same">✓ same</span>'
    if pair.one and pair.other:
        return f'<span class="differs">✗ differs</span> {markup(pair.differs)}'
    return f'<span class="alone">! no counterpart</span> {markup(pair.differs)}'
