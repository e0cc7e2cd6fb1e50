"""The page of a comparison: one file without scripts. What is played comes first, then clause by clause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reports.comparison_results import Book, Compared, Corresponding, Found, Scenes, Told
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined, own_file
from clausewise.reports.page_frame import page_without_scripts
from clausewise.reports.tables.drawing import draw_table, drawing_css
from clausewise.reports.tables.state import state_after
from clausewise.showing import counted

HEADINGS = {
    "paid": "What is won or paid otherwise",
    "void": "What is void under one only",
    "allowed": "What is allowed under one only",
}


def comparison_page(compared: Compared, scenes: Scenes) -> Markup:
    """The whole page."""
    titles = f"{compared.one.title} and {compared.other.title}"
    made = fill(
        '<p class="soft">Made by Clausewise {} in {:.0f} seconds.</p>', escaped(compared.harness), compared.seconds
    )
    return page_without_scripts(
        f"Compared: {titles}",
        drawing_css() + own_file("clausewise.reports", "comparison_page.css"),
        (
            fill("<h1>Two rulebooks side by side<br><small>{}</small></h1>", escaped(titles)),
            *_front(compared),
            *_differences(compared, scenes),
            *_choices(compared),
            *_clauses(compared),
            made,
        ),
    )


def _front(compared: Compared) -> Iterator[Markup]:
    same, differing, alone = compared.sums
    played = (
        f"{counted(compared.rounds, 'round')} played under both, with the same cards and the same decisions, showed "
        f"{counted(len(compared.differences), 'difference')} in what is allowed, void, won or paid."
        if not compared.unplayed
        else f"Nothing was played: {compared.unplayed}."
    )
    groups = (
        f"Of {counted(len(compared.correspondences), 'group')} of clauses {same:,} ask for "
        f"the same, {differing:,} differ, and {alone:,} stand on one side alone."
        if compared.correspondences
        else "Nobody keeps a map of their clauses."
    )
    yield fill('<p class="lead">{} {}</p>', escaped(played), escaped(groups))
    yield Markup(
        "<p>The rounds find what they come to: differences in how cards are handled, in what is shown and in who does "
        "what are found clause by clause. Both are played by the reference engine, as each rulebook is read.</p>"
    )
    for book in (compared.one, compared.other):
        chosen = ", ".join(f"{name}: {value}" for name, value in {**book.options, **book.readings}.items())
        yield fill(
            "<p><b>{}</b>, {}, {}\n{}</p>",
            *map(escaped, (book.title, book.authority, book.version, f"; with {chosen}" if chosen else "")),
        )
    for text in compared.broke_down:
        yield fill('<p class="differs">The reference engine broke down: {}</p>', escaped(text))
    yield Markup(
        '<nav aria-label="On this page"><ul><li><a href="#played">Differences in play</a></li>'
        '<li><a href="#choices">What is left to the house</a></li>'
        '<li><a href="#clauses">Clause by clause</a></li></ul></nav>'
    )


def _differences(compared: Compared, scenes: Scenes) -> Iterator[Markup]:
    yield Markup('<h2 id="played">Differences in play</h2>')
    yield Markup("<p>Each with the shortest round that shows it, and the clauses that either side cites there.</p>")
    for aspect, heading in HEADINGS.items():
        chosen = [(n, found) for n, found in enumerate(compared.differences) if found.aspect == aspect]
        if chosen:
            yield fill("<h3>{} <small>{}</small></h3>", escaped(heading), len(chosen))
        for number, found in chosen:
            yield from _difference(number, found, compared, scenes.tables[number])


def _difference(
    number: int, found: Found, compared: Compared, tables: tuple[Sequence[Seen], Sequence[Seen]]
) -> Iterator[Markup]:
    yield fill(
        '<section class="difference" id="difference-{n}"><h3>{n}. {about}</h3>',
        n=number + 1,
        about=escaped(found.about),
    )
    steps = joined(fill("<li>{}</li>", escaped(act)) for act in found.acts)
    yield fill("<ol>{}</ol>", steps) if steps else NOTHING
    yield Markup('<div class="sides">')
    for book, told, seen in ((compared.one, found.one, tables[0]), (compared.other, found.other, tables[1])):
        said = escaped(_said(told))
        yield fill('<div><p class="soft">{}</p><p class="told">{}</p>', escaped(book.title), said)
        if told.reason:
            yield fill("<p>{}</p>", escaped(told.reason))
        yield fill("<p>{}</p>", _cited(told, book))
        name = f"{number}{book.id}"
        # Where an act was refused before anything lay there, an empty table would only be in the way.
        lies_there = not state_after(seen).empty
        title = f"{book.title}: {found.about}, {name}"
        yield draw_table(seen, title=title, standalone=False) if lies_there else NOTHING
        yield Markup("</div>")
    yield Markup("</div></section>")


def _said(told: Told) -> str:
    """In words, with the hand and what the house has chosen where that matters."""
    hand = f" ({told.hand})" if told.hand else ""
    return f"{told.told}{hand}" + (f", with {told.under}" if told.under else "")


def _cited(told: Told, book: Book) -> Markup:
    links = (
        fill(
            '<a href="#{}" title="{}">{}</a>',
            *map(escaped, (clause, book.clauses.get(clause, ""), _number(clause, book))),
        )
        for clause in told.clauses
    )
    return joined(links, Markup(", ")) or Markup("no clause")


def _number(clause: str, book: Book) -> str:
    return clause.removeprefix(f"{book.id}.")


def _choices(compared: Compared) -> Iterator[Markup]:
    yield Markup('<h2 id="choices">What is left to the house</h2>')
    if not compared.choices:
        yield Markup("<p>The same in both.</p>")
        return
    yield fill(
        '<table><thead><tr><th scope="col">Choice</th><th scope="col">{}</th><th scope="col">{}</th></tr>'
        "</thead><tbody>",
        escaped(compared.one.title),
        escaped(compared.other.title),
    )
    for choice in compared.choices:
        one, other = (", ".join(values) or "no such choice" for values in (choice.one, choice.other))
        yield fill("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", *map(escaped, (choice.title, one, other)))
    yield Markup("</tbody></table>")


def _clauses(compared: Compared) -> Iterator[Markup]:
    if not compared.correspondences:
        return
    yield Markup('<h2 id="clauses">Clause by clause</h2>')
    yield fill(
        '<table><thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">How they compare</th></tr>'
        "</thead><tbody>",
        escaped(compared.one.title),
        escaped(compared.other.title),
    )
    anchored: set[str] = set()
    for pair in compared.correspondences:
        one, other = _side(pair.one, compared.one, anchored), _side(pair.other, compared.other, anchored)
        yield fill("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", one, other, _how(pair))
    yield Markup("</tbody></table>")


def _side(clauses: Sequence[str], book: Book, anchored: set[str]) -> Markup:
    rows = []
    for clause in clauses:
        anchor = NOTHING if clause in anchored else fill(' id="{}"', escaped(clause))
        anchored.add(clause)
        told = (_number(clause, book), book.clauses.get(clause, ""))
        rows.append(fill("<div{}><b>{}</b> {}</div>", anchor, *map(escaped, told)))
    return joined(rows) or Markup('<span class="soft">none</span>')


def _how(pair: Corresponding) -> Markup:
    if pair.same:
        return Markup('<span class="same">✓ same</span>')
    if pair.one and pair.other:
        return fill('<span class="differs">✗ differs</span> {}', escaped(pair.differs))
    return fill('<span class="alone">! no counterpart</span> {}', escaped(pair.differs))
