"""What stands on the page in many places: a verdict with its mark, links to clauses, loud words."""

from __future__ import annotations

from collections.abc import Iterable

from clausewise.reports.dossier import ClauseShown, Dossier, Shown
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined
from clausewise.reports.telling import MARK, WORD


def verdict_mark(verdict: Shown) -> Markup:
    """A verdict with its mark and colour."""
    return fill(
        '<span class="v v-{}"><b aria-hidden="true">{}</b> {}</span>',
        *map(escaped, (verdict, MARK[verdict], WORD[verdict])),
    )


def clause_link(clause: str, words: str = "", *, css: str = "") -> Markup:
    """To where the clause stands on this page; by its id, unless other words are given."""
    kind = fill('class="{}" ', escaped(css)) if css else NOTHING
    return fill('<a {}href="#{}">{}</a>', kind, escaped(clause), escaped(words or clause))


def clause_links(clauses: Iterable[ClauseShown], dossier: Dossier) -> Markup:
    """Many clauses in a row: by number alone where there is one rulebook."""
    one = len(dossier.rulebooks) == 1
    return joined((clause_link(c.id, c.number if one else c.id) for c in clauses), Markup(", "))


def strong(words: str) -> Markup:
    """What nobody is to overlook."""
    return fill("<strong>{}</strong>", escaped(words))
