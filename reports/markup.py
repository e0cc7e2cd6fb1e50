"""Markup (HTML, SVG, XML) that knows what is escaped in it: where markup is wanted, mypy refuses a plain text.

Text becomes markup by `escaped` alone, and a whole is put together of markup alone, by `fill`, `joined` and `+`. A
template is a literal or a file of ours; a test keeps it so. (Not `markupsafe`: it escapes whatever text it is given, so
that mypy finds nothing, and would have to be told besides what acts without being markup, such as a mark that turns the
direction of reading.)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final, TypeVar

from clausewise.showing import visible


class Markup(str):
    """What may stand in a page as it is: our own words as a literal, or made by a function of this module.

    >>> Markup("<b>") + escaped("<i>") + Markup("</b>")
    '<b>&lt;i&gt;</b>'
    """

    __slots__ = ()

    def __add__(self, other: Markup) -> Markup:  # type: ignore[override]  # a text that is not escaped does not go on it
        """Both, one after the other."""
        return joined((self, other))


Piece = Markup | float
"""What may be let into a template; a whole number is a `float` to mypy."""
NOTHING: Final = Markup("")
_P = TypeVar("_P", bound=Piece)


def escaped(text: str, *, lines: bool = False) -> Markup:
    r"""The text as content, or inside a quoted attribute: nothing in it acts or hides; `lines` lets line ends be.

    >>> escaped("<b a='1' c=\"2\">&"), escaped("a\x1b\nb"), escaped("a\nb", lines=True)
    ('&lt;b a=&#x27;1&#x27; c=&quot;2&quot;&gt;&amp;', 'a⟨ESC⟩⟨LF⟩b', 'a\nb')
    """
    return Markup(escape(visible(text, lines=lines), quote=True))


def fill(template: str, *pieces: Piece, **named: Piece) -> Markup:
    """The template, a literal, with the pieces in its places, as `str.format` has them.

    What a type checker could not see is escaped all the same.

    >>> fill('<td class="{}">{n:,}</td>', escaped('"'), n=1000)
    '<td class="&quot;">1,000</td>'
    """
    if str in map(type, (*pieces, *named.values())):
        return fill(template, *map(_safe, pieces), **{name: _safe(piece) for name, piece in named.items()})
    return Markup(template.format(*pieces, **named))


def joined(pieces: Iterable[Markup], between: Markup = NOTHING) -> Markup:
    """The pieces, one after the other.

    >>> joined((fill("<li>{}</li>", escaped(name)) for name in ("a", "<b>")), Markup("<hr>"))
    '<li>a</li><hr><li>&lt;b&gt;</li>'
    """
    return Markup(between.join(map(_safe, pieces)))


@cache
def own_file(package: str, name: str) -> Markup:
    """A style, a script or a template that lies in a package of ours."""
    return Markup(files(package).joinpath(name).read_text(encoding="utf-8"))


def _safe(piece: _P) -> _P | Markup:
    return escaped(str(piece)) if type(piece) is str else piece
