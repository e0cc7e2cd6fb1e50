"""The names under which chapters are shown, and of what several reports know of."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from clausewise.journal.chain import MAIN

MATRIX = "matrix.html"
ALLURE_RESULTS = "allure-results"
_FEATURE = re.compile(r"^\s*Feature:\s*(.*?)\s*$", re.MULTILINE)
_NUMBERED = re.compile(r"^.*?\bchapter\s+\w+\s*[:,.-]?\s*", re.IGNORECASE)


def place_in_journal(segment: str, line: int) -> str:
    """Where a scenario begins in the journal, as `clausewise journal show` takes it.

    >>> place_in_journal("main", 12), place_in_journal("gw0", 7)
    ('12', 'gw0:7')
    """
    return str(line) if segment == MAIN else f"{segment}:{line}"


def showing_command(place: str) -> str:
    """What shows a scenario step by step, in the folder where the pages and the journal lie."""
    return f"clausewise journal show . {place}"


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
