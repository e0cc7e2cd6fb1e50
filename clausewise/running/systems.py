"""The system that a process talks to, opened when it is first needed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clausewise.adapters import targets
from clausewise.adapters.base import System
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.recording import RecordingSystem

RECORDING: Final = "recording:"
"""Before the directory of a run: the target of `rejudge`. Nobody else writes it."""


class Systems:
    """Opens a target once, and lets go of it at the end."""

    def __init__(self, target: str, settings: HttpSettings) -> None:
        self._target = target
        self._settings = settings
        self._system: System | None = None

    def system(self) -> System:
        """The system under test; raises SystemFailure."""
        if self._system is None:
            if self._target.startswith(RECORDING):
                self._system = RecordingSystem(Path(self._target.removeprefix(RECORDING)))
            else:
                self._system = targets.open_system(self._target, settings=self._settings)
        return self._system

    def remarks(self) -> tuple[str, ...]:
        """What the system said beside its answers since this was last asked."""
        return () if self._system is None else self._system.remarks()

    def close(self) -> tuple[str, ...]:
        """Lets go of whatever is open, and gives its last remarks."""
        system, self._system = self._system, None
        if system is None:
            return ()
        system.close()
        return system.remarks()
