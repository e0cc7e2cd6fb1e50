"""What a person sees while a run goes on."""

from __future__ import annotations

from collections import Counter
from typing import Final, TextIO

from clausewise.running.bar import Bar
from clausewise.running.conduct import Result
from clausewise.showing import visible

LINES_EVERY: Final = 100
WORDS: Final = {
    "pass": "passed",
    "fail": "failed",
    "error": "error",
    "inconclusive": "inconclusive",
    "not-applicable": "not applicable",
}


class RunProgress:
    """Is told of every case that has ended."""

    def __init__(self, total: int, before: int = 0, stream: TextIO | None = None) -> None:
        self._bar = Bar(stream)
        self._bar.begins("scenarios", total, before, lines_every=LINES_EVERY)
        self._outcomes: Counter[str] = Counter()

    def ended(self, result: Result) -> None:
        """One more."""
        self._outcomes[result.outcome] += 1
        counted = [f"{self._outcomes[name]} {word}" for name, word in WORDS.items() if self._outcomes[name]]
        self._bar.moves(", ".join(counted), _told(result))

    def close(self) -> None:
        """The run is over."""
        self._bar.close()


def _told(result: Result) -> str:
    """What a person who works on a scenario needs to see at once; passes need no words."""
    if result.outcome in {"pass", "not-applicable"}:
        return ""
    lines = [f"{result.outcome.upper()}  {visible(result.title or result.uid)}"]
    if result.step:
        lines.append(f"    at: {result.step}")
    return "\n".join([*lines, f"    {visible(result.message)}"])
