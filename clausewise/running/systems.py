"""The system that a process talks to, opened when it is first needed."""

from __future__ import annotations

from clausewise.adapters import targets
from clausewise.adapters.base import System
from clausewise.adapters.http_settings import HttpSettings


class Systems:
    """Opens a target once, and lets go of it at the end."""

    def __init__(self, target: str, settings: HttpSettings) -> None:
        self._target = target
        self._settings = settings
        self._system: System | None = None

    def system(self) -> System:
        """The system under test; raises SystemFailure."""
        if self._system is None:
            self._system = targets.open_system(self._target, settings=self._settings)
        return self._system

    def close(self) -> None:
        """Lets go of whatever is open."""
        if self._system is not None:
            self._system.close()
            self._system = None
