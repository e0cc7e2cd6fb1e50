"""A run at a guided table: who reports, that somebody can be asked, and how far it has come."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import msgspec

from clausewise.adapters import guided_dialogue
from clausewise.adapters.base import System
from clausewise.adapters.guided import GuidedSystem
from clausewise.adapters.guided_description import PREFIX
from clausewise.adapters.guided_dialogue import Terminal
from clausewise.adapters.guided_memory import LEFT_OUT, playings_of
from clausewise.failures import ClausewiseError
from clausewise.journal.chain import segment_names
from clausewise.journal.reader import header_of, scenarios
from clausewise.running.conduct import Result
from clausewise.running.configuration import Configuration
from clausewise.running.plan import Plan
from clausewise.showing import counted, visible

LONGEST_NAME: Final = 80


def is_guided(target: str) -> bool:
    """Whether a technician stands in for the system."""
    return target.startswith(PREFIX)


def with_technician(configuration: Configuration, directory: Path | None, workers: int) -> Configuration:
    """The configuration with the name of the technician, who is asked for it where nothing says it."""
    if workers > 1:
        raise ClausewiseError("a guided table has one technician, who does one thing after the other: leave -n out")
    if not guided_dialogue.interactive():
        raise ClausewiseError(
            "a guided table needs somebody who can be asked, and standard input or output is no terminal: start the"
            " run in a terminal (over ssh with -t), without redirecting anything"
        )
    tester = configuration.people.tester or _of_the_run_begun(directory) or _asked(guided_dialogue.terminal())
    return msgspec.structs.replace(
        configuration, people=msgspec.structs.replace(configuration.people, tester=visible(tester))
    )


def _of_the_run_begun(directory: Path | None) -> str:
    """Who reported in the run that is gone on with."""
    if directory is None or not segment_names(directory):
        return ""
    header = header_of(directory)
    return header.tester if header is not None else ""


def _asked(terminal: Terminal) -> str:
    terminal.say("The verdicts of this run rest on what one person reports, and say who that is.")
    while True:
        try:
            name = " ".join(terminal.ask("Your name: ").split())
        except EOFError:
            raise KeyboardInterrupt from None
        if 0 < len(name) <= LONGEST_NAME:
            return name
        terminal.say(f"Write a name of at most {LONGEST_NAME} characters, as it is to stand in the reports.")


class GuidedProgress:
    """Says between two scenarios how many are left; what came of one is told at the end only, for it would guide."""

    def __init__(self, total: int, before: int = 0, terminal: Terminal | None = None) -> None:
        self._terminal = terminal or guided_dialogue.terminal()
        self._total, self._over, self._done, self._unplayed = total, before, 0, 0
        self._began = time.monotonic()
        left = counted(total - before, "scenario")
        self._say(f"{left} to go. At every question: ? explains, undo takes back, stop ends here and keeps everything.")

    def ended(self, result: Result) -> None:
        """One more."""
        self._over, self._done = self._over + 1, self._done + 1
        left = self._total - self._over
        if not result.answers and not _left_out(result):
            self._unplayed += 1
            return
        besides = f", {self._unplayed} of them without being played" if self._unplayed else ""
        why = f" It was left out: {visible(result.message)}." if result.step and _left_out(result) else ""
        minutes = round((time.monotonic() - self._began) / self._done * left / 60)
        pace = f", about {counted(minutes, 'minute')} at this pace" if minutes else ""
        self._say(f"--- {self._over} of {self._total} scenarios are over{besides}.{why} {left} left{pace} ---")

    def close(self) -> None:
        """The run is over."""

    def _say(self, line: str) -> None:
        self._terminal.say(line)


def remember(system: System, plan: Plan) -> None:
    """What was observed before a run was cut off need not be observed again."""
    if plan.resumed and isinstance(system, GuidedSystem):
        system.remember(playings_of(scenarios(plan.out)))


def _left_out(result: Result) -> bool:
    return result.outcome == "inconclusive" and result.message.startswith(LEFT_OUT)
