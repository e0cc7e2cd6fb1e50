"""The plain dialogue with the person at a guided table: lines out, lines in, and the words that are always understood.

No colours, no cursor, one thing a line: it works over any connection and with a screen reader.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from clausewise.adapters.base import NotSeen
from clausewise.reference_engine.vocabulary.core.deeds import Kind
from clausewise.reference_engine.vocabulary.headings import HEADING_OF
from clausewise.showing import visible

LONGEST_LINE: Final = 2000

ALWAYS: Final = (
    "Always: ? explains, menu shows all that can be reported, undo takes the last answer back,",
    "again begins this scenario anew, skip WHY leaves it out as inconclusive, stop ends here",
    "(the same command with --resume goes on; a scenario that was not over begins anew).",
)


class TakenBack(Exception):
    """The person wants the last answer back."""


class Terminal(Protocol):
    """Where the dialogue takes place."""

    def say(self, line: str) -> None:
        """Shows a line."""

    def ask(self, prompt: str) -> str:
        """Shows a prompt and gives the line that is written; EOFError where nobody is there any more."""


class StandardStreams:
    """The terminal in which the command was started."""

    def say(self, line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        if sys.stdin.isatty() and sys.stdin is sys.__stdin__:
            import readline  # noqa: F401, PLC0415  the arrow keys work once it is loaded

            return input(prompt)
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line


def terminal() -> Terminal:
    """Where the technician is."""
    return StandardStreams()


def interactive() -> bool:
    """Whether somebody can be asked here."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Dialogue:
    """Asks, and understands the words that are always understood."""

    def __init__(self, terminal: Terminal, kinds: Callable[[], tuple[Kind, ...]]) -> None:
        self._terminal = terminal
        self._kinds = kinds
        self.written: list[str] = []
        """Each line that was written, with the question that it answers, until somebody keeps it."""
        self.lines = 0
        """How many lines were written in the answer to the act at hand."""
        self.begin_anew: Callable[[], BaseException] = KeyboardInterrupt

    def say(self, *lines: str) -> None:
        """Shows lines; nothing in them acts on the terminal."""
        for line in lines:
            self._terminal.say(visible(line))

    def ask(self, prompt: str, explained: Iterable[str]) -> str:  # noqa: C901  one for each word
        """A line that is an answer; the words that are always understood are dealt with here."""
        while True:
            try:
                line = self._terminal.ask(f"{visible(prompt)} ").strip()
            except (EOFError, KeyboardInterrupt):
                self._terminal.say("")  # what follows does not stand behind the question
                raise KeyboardInterrupt from None
            self.written.append(f"{prompt} {line}")
            first, _, rest = line.partition(" ")
            match first.lower():
                case "?" if rest:
                    self._explain(rest)
                case "?":
                    self.say(*explained, *ALWAYS)
                case "menu":
                    self.say(*menu(self._kinds()))
                case "undo" if not rest:
                    raise TakenBack
                case "again" if not rest:
                    raise self.begin_anew()
                case "skip" if rest:
                    raise NotSeen(f"the technician left this out: {visible(rest[:200])}")
                case "skip":
                    self.say("Say why, as in: skip the shuffler is being repaired")
                case "stop" if not rest:
                    raise KeyboardInterrupt
                case _ if len(line) > LONGEST_LINE:
                    self.say(f"That is more than {LONGEST_LINE} characters; write it in parts, with ; at the end.")
                case _:
                    self.lines += 1
                    return line

    def _explain(self, verb: str) -> None:
        found = [line for line in menu(self._kinds()) if verb.lower() in line.lower()]
        self.say(*(found or [f"Nothing in the menu has {verb!r} in it; menu shows all of it."]))


def menu(kinds: tuple[Kind, ...]) -> list[str]:
    """All that can be reported, numbered; what stands in brackets is said only where there is such a thing."""
    lines = []
    for number, kind in enumerate(kinds, 1):
        always = ", ".join(HEADING_OF[name] for name in kind.asked)
        sometimes = ", ".join([*(HEADING_OF[name] for name in kind.also), *kind.flags])
        told = "; ".join(part for part in (always, f"[{sometimes}]" if sometimes else "") if part)
        lines.append(f"{number} {kind.verb}" + (f": {told}" if told else ""))
    return lines
