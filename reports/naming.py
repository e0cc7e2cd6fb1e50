"""The names under which scenarios and chapters are shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

_FEATURE = re.compile(r"^\s*Feature:\s*(.*?)\s*$", re.MULTILINE)
_PLACEHOLDER = re.compile(r"<([^<>]+)>")
_NUMBERED = re.compile(r"^.*?\bchapter\s+\w+\s*[:,.-]?\s*", re.IGNORECASE)


def rendered(name: str, example: Mapping[str, str]) -> str:
    """A scenario's name with its row's values.

    >>> rendered("A wager of <amount>", {"amount": "10"})
    'A wager of 10'
    """
    return _PLACEHOLDER.sub(lambda found: example.get(found[1], found[0]), name)


def with_row(name: str, example: Mapping[str, str]) -> str:
    """The same, followed by what the name does not tell of the row.

    >>> with_row("A wager of <amount>", {"amount": "10", "seat": "2"})
    'A wager of 10 (seat 2)'
    """
    left = [f"{column} {value}" for column, value in example.items() if f"<{column}>" not in name]
    return rendered(name, example) + (f" ({', '.join(left)})" if left else "")


@lru_cache(maxsize=256)
def chapter_title(path: Path, chapter: str) -> str:
    """The name of the feature that a clause stands in; it is the chapter's."""
    found = _FEATURE.search(path.read_text(encoding="utf-8"))
    return found[1] if found else f"Chapter {chapter}"


def chapter_words(number: str, feature: str) -> str:
    """A chapter's number and what it is about.

    >>> chapter_words("6", "MLGCA Four Card Poker, chapter 6: rankings"), chapter_words("11", "Completing a round")
    ('Chapter 6: rankings', 'Chapter 11: Completing a round')
    >>> chapter_words("2", "Chapter 2")
    'Chapter 2'
    """
    about = _NUMBERED.sub("", feature)
    title = f"Chapter {number}" if number.isdigit() else number
    return f"{title}: {about}" if about else title
