"""A pytest plugin: every sentence of the suite with an empty body, so that only pytest-bdd itself is timed."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from pytest_bdd.steps import step

from clausewise.running.step_definitions import definitions_in, step_modules

TIMES = "CLAUSEWISE_BARE_TIMES"
"""Names the file into which the seconds go."""


def _nothing() -> None:
    """The body of every step."""


for _definition in definitions_in(step_modules()):
    step(_definition.context.parser, _definition.context.type)(_nothing)


def pytest_bdd_apply_tag(tag: str) -> bool:
    """Tags of clauses are no marks that pytest would know."""
    return bool(tag)


class Stopwatch:
    """Times from the first scenario's start to the last one's end."""

    def __init__(self) -> None:
        self.first = 0.0
        self.last = 0.0
        self.count = 0

    def pytest_runtest_logstart(self) -> None:
        """A scenario begins."""
        self.first = self.first or time.perf_counter()

    def pytest_runtest_logfinish(self) -> None:
        """A scenario is over."""
        self.last = time.perf_counter()
        self.count += 1

    def pytest_sessionfinish(self) -> None:
        """Leaves the seconds and the number of scenarios."""
        Path(os.environ[TIMES]).write_text(f"{self.last - self.first} {self.count}", encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Starts the watch."""
    config.pluginmanager.register(Stopwatch())
