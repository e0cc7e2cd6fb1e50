"""What a program says on its standard error: line by line, and no more of it than a journal should hold."""

from __future__ import annotations

from collections import deque
from typing import Final

from clausewise.showing import counted

FIRST_LINES: Final = 20
LAST_LINES: Final = 20
"""Of what is said between two times that it is taken, so many lines are kept from either end."""
LONGEST_LINE: Final = 400
"""Bytes of a line that are kept."""


class StandardError:
    r"""Takes bytes as they come and gives lines; what is left out is counted, never kept.

    >>> said = StandardError()
    >>> said.hear(b"shuffler \x1b[31mjams\ncut card")
    >>> said.take(), said.last_words
    (('standard error: shuffler \x1b[31mjams',), 'cut card')
    >>> said.ends()
    >>> said.take()
    ('standard error: cut card',)
    """

    def __init__(self) -> None:
        self._first: list[str] = []
        self._last: deque[tuple[str, int]] = deque()
        self._lines = 0
        self._bytes = 0
        """Of the lines that are left out."""
        self._line = b""
        self._length = 0
        self.last_words = ""
        """The latest line of all that is not blank, also one that has no end yet; empty before there is one."""

    def hear(self, part: bytes) -> None:
        """Takes the next bytes."""
        *whole, rest = part.split(b"\n")
        for piece in whole:
            self._add(piece)
            self.ends()
        self._add(rest)

    def ends(self) -> None:
        """Nothing more comes of the line at hand: it has its end, or the program has."""
        if self._line.strip():
            self._keep(self._shown(), self._length)
        self._line, self._length = b"", 0

    def take(self) -> tuple[str, ...]:
        """The lines since they were last taken."""
        taken = [*self._first]
        if self._lines:
            left_out = f"{counted(self._lines, 'line')} ({counted(self._bytes, 'byte')})"
            taken.append(f"left out here of what came on standard error: {left_out}")
        taken += (line for line, _ in self._last)
        self._first.clear()
        self._last.clear()
        self._lines = self._bytes = 0
        return tuple(taken)

    def _add(self, piece: bytes) -> None:
        self._length += len(piece)
        self._line += piece[: LONGEST_LINE - len(self._line)]
        if self._line.strip():
            self.last_words = self._shown().removeprefix("standard error: ").strip()

    def _shown(self) -> str:
        text = self._line.decode("utf-8", "backslashreplace").removesuffix("\r")
        rest = "" if self._length <= LONGEST_LINE else f"... ({self._length:,} bytes)"
        return f"standard error: {text}{rest}"

    def _keep(self, line: str, length: int) -> None:
        if len(self._first) < FIRST_LINES:
            self._first.append(line)
            return
        self._last.append((line, length))
        if len(self._last) > LAST_LINES:
            self._lines += 1
            self._bytes += self._last.popleft()[1]
