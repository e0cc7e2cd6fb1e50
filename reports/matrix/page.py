"""The page as a whole: template, style and script put together under a policy that lets nothing else run."""

from __future__ import annotations

from collections.abc import Iterable

from clausewise.reports.dossier import VERDICTS, ClauseShown, Dossier, RulebookShown
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined, own_file
from clausewise.reports.matrix.clauses import Drawings, clause_markup
from clausewise.reports.matrix.front import appendices_markup, front_markup, title_of
from clausewise.reports.naming import chapter_words
from clausewise.reports.page_frame import allowed
from clausewise.reports.tables.drawing import drawing_css
from clausewise.reports.telling import MARK, WORD
from clausewise.showing import counted

_HERE = "clausewise.reports.matrix"


def matrix_page(dossier: Dossier, *, more_script: Markup = NOTHING) -> Markup:
    """The whole page. `more_script` runs after the page's own; the tests use the page with it."""
    style = drawing_css() + own_file(_HERE, "page.css")
    scripts = [own_file(_HERE, "page.js"), *([more_script] if more_script else [])]
    drawings = Drawings(dossier)
    return fill(
        own_file(_HERE, "page.html"),
        policy=fill(
            "default-src 'none'; img-src data:; style-src {}; script-src {}; base-uri 'none'; form-action 'none'",
            allowed(style),
            allowed(*scripts),
        ),
        title=escaped(title_of(dossier)),
        style=style,
        front=front_markup(dossier),
        appendices=appendices_markup(dossier),
        filters=_filters(dossier),
        rulebooks=joined((_rulebook(rulebook, drawings) for rulebook in dossier.rulebooks), Markup("\n")),
        seal=escaped(dossier.run.seal or "none, the run has not finished"),
        harness=escaped(dossier.run.harness),
        scripts=joined(fill("<script>{}</script>", script) for script in scripts),
    )


def _options(values: Iterable[tuple[str, str]]) -> Markup:
    return joined(fill('<option value="{}">{}</option>', escaped(value), escaped(words)) for value, words in values)


def _select(name: str, label: str, options: Markup) -> Markup:
    return fill(
        '<label>{label} <select id="by-{name}" data-by="{name}">{everything}{options}</select></label>',
        label=escaped(label),
        name=escaped(name),
        everything=_options([("", "all")]),
        options=options,
    )


def _filters(dossier: Dossier) -> Markup:
    clauses = [clause for rulebook in dossier.rulebooks for clause in rulebook.clauses]
    counts = dossier.counts
    verdicts = [(v, f"{MARK[v]} {WORD[v]} ({counts[v]})") for v in VERDICTS if counts[v]]
    several = len(dossier.rulebooks) > 1
    books = [(rulebook.id, rulebook.title) for rulebook in dossier.rulebooks]
    chapters = [
        (
            rulebook.title,
            _options((_chapter_key(rulebook, c), _chapter_title(rulebook, c)) for c in rulebook.chapters()),
        )
        for rulebook in dossier.rulebooks
    ]
    grouped = [fill('<optgroup label="{}">{}</optgroup>', escaped(title), options) for title, options in chapters]
    channels = sorted({channel for clause in clauses for channel in clause.channels})
    return (
        _select("verdict", "Verdict", _options(verdicts))
        + (_select("rulebook", "Rulebook", _options(books)) if several else NOTHING)
        + _select("chapter", "Chapter", joined(grouped if several else [options for _, options in chapters]))
        + _select("channel", "Channel", _options((channel, channel) for channel in channels))
    )


def _chapter_title(rulebook: RulebookShown, chapter: str) -> str:
    return chapter_words(chapter, dict(rulebook.features).get(chapter, ""))


def _chapter_key(rulebook: RulebookShown, chapter: str) -> str:
    return f"{rulebook.id}/{chapter}"


def _rulebook(rulebook: RulebookShown, drawings: Drawings) -> Markup:
    chapters = (_chapter(rulebook, chapter, of, drawings) for chapter, of in rulebook.chapters().items())
    return fill(
        '<section class="rulebook" aria-labelledby="book-{id}"><h2 id="book-{id}">{title}: clause by clause</h2>'
        "<p>{clauses} in the order of the document: {summary}.</p>{body}</section>",
        id=escaped(rulebook.id),
        title=escaped(rulebook.title),
        clauses=escaped(counted(len(rulebook.clauses), "clause")),
        summary=escaped(rulebook.summary),
        body=joined(chapters, Markup("\n")),
    )


def _chapter(rulebook: RulebookShown, chapter: str, clauses: list[ClauseShown], drawings: Drawings) -> Markup:
    return fill(
        '<section class="chapter" data-chapter="{}"><h3>{} <small>{}</small></h3>{}</section>',
        escaped(_chapter_key(rulebook, chapter)),
        escaped(_chapter_title(rulebook, chapter)),
        escaped(counted(len(clauses), "clause")),
        joined(clause_markup(clause, rulebook, drawings) for clause in clauses),
    )
