"""Regular expressions that come in a file: only such as are done quickly with any text of a frame's length.

Python's own matcher tries every way in which repeats can share a text among them. Here a pattern is counted through
before it is used: the ways of all its repeats, multiplied, are bounded. What cannot be counted is refused.
"""

from __future__ import annotations

import re
from typing import Final

LONGEST_PATTERN: Final = 400
MOST_WAYS: Final = 300_000
"""A hundredth of a second for a frame, or a few of them."""
MOST_OF_WHAT_VARIES: Final = 60
"""Repeats of something that itself varies; their ways are multiplied, so that there are few that pass."""
_ESCAPED: Final = frozenset(r"dDwWsS.^$*+?()[]{}|\/-'\"nrt,:;#%&=@!<>~` _")
_REPEAT: Final = re.compile(r"\{(\d{1,3})(?:(,)(\d{0,3}))?\}")
_GROUP: Final = re.compile(r"\(\?P<([a-z_]{1,30})>|\(\?:|\((?!\?)")
_CLASS: Final = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]")


class TooMuch(ValueError):
    """A pattern that may take too long or cannot be counted; the message says why and what helps."""


def compiled(pattern: str, longest: int) -> re.Pattern[str]:
    r"""The pattern, for texts of at most so many characters; raises TooMuch.

    >>> compiled(r"(?P<number>\d{4}) SHUFFLED (?P<count>\d{1,3})", 120).groupindex.keys()
    dict_keys(['number', 'count'])
    >>> compiled(r"(a+)+b", 120)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    clausewise.adapters.devices.patterns.TooMuch: 'a' may be shared out in several ways, ...
    """
    if len(pattern) > LONGEST_PATTERN:
        raise TooMuch(f"it has more than {LONGEST_PATTERN} characters")
    ways = _Counting(pattern, longest).counted()
    if ways > MOST_WAYS:
        raise TooMuch(
            f"its repeats can share a frame of {longest} characters in {ways:,} ways, and {MOST_WAYS:,} are the most:"
            r" bound them (\d{1,4} in place of \d+), or let a repeat keep what it has (++ in place of +)"
        )
    try:
        found = re.compile(pattern, re.ASCII)
    except re.error as problem:
        raise TooMuch(f"it is no regular expression: {problem}") from None
    return found


class _Counting:
    """Counts the ways of a pattern, from its first sign to its last."""

    def __init__(self, pattern: str, longest: int) -> None:
        self._pattern, self._longest, self._at = pattern, longest, 0

    def counted(self) -> int:
        ways, _ = self._branches()
        if self._at < len(self._pattern):
            raise TooMuch("a parenthesis closes that was not opened")
        return ways

    def _branches(self) -> tuple[int, bool]:
        """The ways of all that stands up to the end or to a closing parenthesis, and whether anything varies there."""
        total, product, varies = 0, 1, False
        while self._at < len(self._pattern) and self._pattern[self._at] != ")":
            if self._pattern[self._at] == "|":
                self._at += 1
                total, product, varies = total + product, 1, True
                continue
            ways, inner, what = self._one()
            product, varies = self._repeated(ways, inner, what, product, varies)
        return total + product, varies

    def _one(self) -> tuple[int, bool, str]:
        """A sign, a class or a group: its ways, whether it varies, how it is called."""
        rest = self._pattern[self._at :]
        if rest[0] == "\\":
            if len(rest) == 1 or (rest[1] not in _ESCAPED and not rest.startswith("\\x")):
                raise TooMuch(
                    f"{rest[:2]} is not understood here: behind \\ stand d, w, s, D, W, S, n, r, t, x with two digits,"
                    " and signs that are meant as they are"
                )
            self._at += 4 if rest[1] == "x" else 2
            return 1, False, rest[:2]
        if rest[0] == "[":
            found = _CLASS.match(rest)
            if found is None:
                raise TooMuch("a bracket is not closed")
            self._at += found.end()
            return 1, False, found[0]
        if rest[0] == "(":
            found = _GROUP.match(rest)
            if found is None:
                raise TooMuch(
                    f"{rest[:4]} is not understood here: groups are (?P<name>...), (?:...) and (...);"
                    " names have small letters and _ alone"
                )
            begun = self._at
            self._at += found.end()
            ways, varies = self._branches()
            if self._at >= len(self._pattern):
                raise TooMuch("a parenthesis is not closed")
            self._at += 1
            return ways, varies, self._pattern[begun + found.end() : self._at - 1].rstrip("+*?")
        self._at += 1
        return 1, False, rest[0]

    def _repeated(self, ways: int, inner: bool, what: str, product: int, varies: bool) -> tuple[int, bool]:
        """With what stands behind it: how often it is repeated."""
        rest = self._pattern[self._at :]
        least, most = 1, 1
        found = _REPEAT.match(rest)
        if rest[:1] in ("*", "+", "?") and rest:
            least, most = (0, 1) if rest[0] == "?" else (int(rest[0] == "+"), self._longest)
            self._at += 1
        elif found is not None:
            least = int(found[1])
            most = least if not found[2] else int(found[3]) if found[3] else self._longest
            self._at += found.end()
        else:
            return product * ways, varies or inner
        keeps = self._pattern[self._at : self._at + 1] == "+"
        if self._pattern[self._at : self._at + 1] in ("+", "?"):
            self._at += 1
        if inner and most > MOST_OF_WHAT_VARIES:
            raise TooMuch(
                f"{what!r} may be shared out in several ways, and is repeated as a whole: bound the outer repeat, as"
                f" {{1,{MOST_OF_WHAT_VARIES}}}, or repeat one of the two alone"
            )
        choices = 1 if keeps else min(most, self._longest) - min(least, self._longest) + 1
        each = (ways + 1) ** most if inner else ways
        return product * each * max(choices, 1), varies or least != most
