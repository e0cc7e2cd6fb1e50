"""The words of a text, as clauses are compared: layout, quotes and punctuation do not count."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Sequence

WORD = re.compile(r"[a-z0-9$%]+")
WORDING_DIGITS = 16
"""Of a fingerprint: nobody copies all of it, and so many do not meet by chance."""
MARKUP = re.compile(r"</?[a-z]+>")


def plain(text: str) -> str:
    """The text with one form for each character and without the markup that a converter leaves behind."""
    return MARKUP.sub("", unicodedata.normalize("NFKC", text))


def words(text: str) -> list[str]:
    """Lower-case words and figures, in order.

    >>> words("The <b>ante</b>, of $10: 2½ times!")
    ['the', 'ante', 'of', '$10', '21', '2', 'times']
    """
    return WORD.findall(plain(text).lower())


def fingerprint(of: Iterable[str]) -> str:
    """The SHA-256 of the words joined by single spaces."""
    return hashlib.sha256(" ".join(of).encode()).hexdigest()


def wording(number: int, of_words: str) -> str:
    """What tells words from any others, short enough to be written down: how many, and of their fingerprint the front.

    >>> wording(5, "0123456789abcdef" * 4)
    '5-0123456789abcdef'
    """
    return f"{number}-{of_words[:WORDING_DIGITS]}"


def word_marks(of: Sequence[str], clause_id: str) -> str:
    """Two hex digits a word, salted with the clause: enough to say which words changed, too little to restore them."""
    return "".join(f"{hashlib.sha256(f'{clause_id} {word}'.encode()).digest()[0]:02x}" for word in of)
