"""The page as a whole: template, style and script put together under a policy that lets nothing else run."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from string import Template

from clausewise.reports.dossier import VERDICTS, ClauseShown, Dossier, RulebookShown
from clausewise.reports.drawing import drawing_css
from clausewise.reports.matrix.clauses import Drawings, clause_markup
from clausewise.reports.matrix.front import appendices_markup, front_markup, title_of
from clausewise.reports.naming import chapter_words
from clausewise.reports.telling import MARK, WORD
from clausewise.showing import counted, markup


@cache
def _part(name: str) -> str:
    return files("clausewise.reports.matrix").joinpath(name).read_text(encoding="utf-8")


def _allow(*parts: str) -> str:
    """The hashes of inline parts, as a Content-Security-Policy writes them."""
    return " ".join(f"'sha256-{b64encode(sha256(part.encode()).digest()).decode()}'" for part in parts)


def matrix_page(dossier: Dossier, *, more_script: str = "") -> str:
    """The whole page. `more_script` runs after the page's own; the tests use the page with it."""
    style = drawing_css() + _part("page.css")
    scripts = [_part("page.js"), *([more_script] if more_script else [])]
    policy = (
        f"default-src 'none'; img-src data:; style-src {_allow(style)}; script-src {_allow(*scripts)}; "
        "base-uri 'none'; form-action 'none'"
    )
    drawings = Drawings(dossier)
    return Template(_part("page.html")).substitute(
        policy=policy,
        title=markup(title_of(dossier)),
        style=style,
        front=front_markup(dossier),
        appendices=appendices_markup(dossier),
        filters=_filters(dossier),
        rulebooks="\n".join(_rulebook(rulebook, drawings) for rulebook in dossier.rulebooks),
        seal=markup(dossier.run.seal or "none, the run has not finished"),
        harness=markup(dossier.run.harness),
        scripts="".join(f"<script>{script}</script>" for script in scripts),
    )


def _options(values: Iterable[tuple[str, str]]) -> str:
    return "".join(f'<option value="{markup(value)}">{markup(words)}</option>' for value, words in values)


def _select(name: str, label: str, options: str) -> str:
    everything = _options([("", "all")])
    return f'<label>{label} <select id="by-{name}" data-by="{name}">{everything}{options}</select></label>'


def _filters(dossier: Dossier) -> str:
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
    grouped = [f'<optgroup label="{markup(title)}">{options}</optgroup>' for title, options in chapters]
    channels = sorted({channel for clause in clauses for channel in clause.channels})
    return (
        _select("verdict", "Verdict", _options(verdicts))
        + (_select("rulebook", "Rulebook", _options(books)) if several else "")
        + _select("chapter", "Chapter", "".join(grouped if several else [options for _, options in chapters]))
        + _select("channel", "Channel", _options((channel, channel) for channel in channels))
    )


def _chapter_title(rulebook: RulebookShown, chapter: str) -> str:
    return chapter_words(chapter, dict(rulebook.features).get(chapter, ""))


def _chapter_key(rulebook: RulebookShown, chapter: str) -> str:
    return f"{rulebook.id}/{chapter}"


def _rulebook(rulebook: RulebookShown, drawings: Drawings) -> str:
    body = "\n".join(_chapter(rulebook, chapter, clauses, drawings) for chapter, clauses in rulebook.chapters().items())
    return (
        f'<section class="rulebook" aria-labelledby="book-{markup(rulebook.id)}">'
        f'<h2 id="book-{markup(rulebook.id)}">{markup(rulebook.title)}: clause by clause</h2>'
        f"<p>{counted(len(rulebook.clauses), 'clause')} in the order of the document: "
        f"{markup(rulebook.summary)}.</p>{body}</section>"
    )


def _chapter(rulebook: RulebookShown, chapter: str, clauses: list[ClauseShown], drawings: Drawings) -> str:
    key = markup(_chapter_key(rulebook, chapter))
    told = "".join(clause_markup(clause, rulebook, drawings) for clause in clauses)
    return (
        f'<section class="chapter" data-chapter="{key}"><h3>{markup(_chapter_title(rulebook, chapter))}'
        f" <small>{counted(len(clauses), 'clause')}</small></h3>{told}</section>"
    )
