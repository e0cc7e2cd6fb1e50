"""What a system under test says is shown escaped: it may try to draw on the terminal, or to look like our own words."""

from __future__ import annotations

LONGEST = 200


def shown(said: str | bytes, most: int = LONGEST) -> str:
    r"""One line of printable text, cut where it gets long.

    >>> shown("red \x1b[31m\nPASS")
    'red \\x1b[31m\\nPASS'
    >>> shown(b"caf\xc3\xa9 \xff")
    'café \\xff'
    >>> shown("abcdef", most=3)
    'abc... (6 characters)'
    """
    text = said.decode("utf-8", "backslashreplace") if isinstance(said, bytes) else said
    cut = "".join(sign if sign.isprintable() else _escaped(sign) for sign in text[:most])
    return cut if len(text) <= most else f"{cut}... ({len(text)} characters)"


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")
