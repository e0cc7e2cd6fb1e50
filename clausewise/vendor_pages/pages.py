"""How a page that is made is put together."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

MADE: Final = "<!-- Made by `clausewise schema --out docs`; what is written here by hand is lost. -->"
WIDTH: Final = 120


def page(title: str, about: str, *parts: str) -> str:
    """A title, what the page is, and its parts."""
    return "\n\n".join([f"# {title}", MADE, wrapped(about), *(part.strip("\n") for part in parts)]) + "\n"


def wrapped(text: str) -> str:
    """A paragraph in lines; words that stand in backquotes may be broken at a space.

    >>> max(map(len, wrapped("word " * 100).splitlines())) <= WIDTH
    True
    """
    return textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def quoted(names: Iterable[str]) -> str:
    """Names as code, one after the other.

    >>> quoted(["ante", "play"])
    '`ante`, `play`'
    """
    return ", ".join(f"`{name}`" for name in names)
