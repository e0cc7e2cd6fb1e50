"""Texts of an outline with the values of a row of its examples."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

PLACEHOLDER: Final = re.compile(r"<(.+?)>")
"""As pytest-bdd looks for them."""


def filled(text: str, row: Mapping[str, str]) -> str:
    """A name or a sentence with the row's values; a placeholder that the row does not have stays.

    >>> filled("A wager of <amount>", {"amount": "10"})
    'A wager of 10'
    """
    return PLACEHOLDER.sub(lambda found: row.get(found[1], found[0]), text)


def with_row(name: str, row: Mapping[str, str]) -> str:
    """The same, followed by what the name does not tell of the row.

    >>> with_row("A wager of <amount>", {"amount": "10", "seat": "2"})
    'A wager of 10 (seat 2)'
    """
    left = [f"{column} {value}" for column, value in row.items() if f"<{column}>" not in name]
    return filled(name, row) + (f" ({', '.join(left)})" if left else "")
