"""Allure results while a run goes on: allure-pytest's own listener, told what the scenarios are.

By itself allure-pytest knows functions, fixtures and markers. Here it keeps what it does best, the life of a result and
its files, and is given steps, labels and attachments; what it would write about fixtures is left out, two files and
half a millisecond a scenario that say nothing about the system.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import allure_commons
import pytest
from allure_commons.logger import AllureFileLogger
from allure_commons.model2 import TestStepResult
from allure_commons.types import AttachmentType
from allure_commons.utils import now, uuid4
from allure_pytest.listener import AllureListener

from clausewise.journal.records import Difference, Outcome
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reports import allure_content as content
from clausewise.reports.allure_content import STATUS, Told


class ScenarioListener(AllureListener):  # type: ignore[misc]  # allure-pytest has no types
    """Hears of scenarios and their steps, and writes one result for each."""

    def __init__(self, config: pytest.Config, results: Path) -> None:
        super().__init__(config)
        self._files = AllureFileLogger(str(results))
        self._told: Told | None = None
        self._step = ""
        self._labels = content.of_this_machine()

    def install(self) -> None:
        """Takes part in the session."""
        self.config.pluginmanager.register(self, "allure_listener")
        for plugin in (self, self._files):
            allure_commons.plugin_manager.register(plugin)
            self.config.add_cleanup(_leaving(plugin))

    def begin(self, told: Told) -> None:
        """A scenario begins."""
        self._told = told
        result = self.allure_logger.get_test(None)
        content.begin(result, told)
        result.labels += self._labels

    def step_begins(self, keyword: str, text: str, table: Sequence[Sequence[str]]) -> None:
        """A step begins."""
        self._step = uuid4()
        step = TestStepResult(name=f"{keyword} {text}", start=now(), parameters=content.step_parameters(table))
        self.allure_logger.start_step(None, self._step, step)

    def step_ended(self, outcome: Outcome, message: str = "") -> None:
        """A step is done."""
        details = content.step_details(outcome, message)
        self.allure_logger.stop_step(self._step, stop=now(), status=STATUS[outcome], statusDetails=details)

    def ended(
        self, outcome: Outcome, message: str, step: str, difference: Difference | None, events: Sequence[Seen]
    ) -> None:
        """The scenario is over; the table is drawn as it was seen last."""
        assert self._told is not None  # noqa: S101  what ends has begun
        if events and content.has_attachments(outcome):
            drawing = content.drawing(events, self._told, message)
            self.attach_data(drawing, content.DRAWING, AttachmentType.SVG, None)
            self.attach_data(content.event_list(events), content.EVENTS, AttachmentType.TEXT, None)
        content.end(self.allure_logger.get_test(None), outcome, message, step, difference, events)

    # What allure-pytest would make of functions, fixtures and reports; the scenario has been told already.

    def pytest_runtest_setup(self) -> None:
        """Nothing to add."""

    def pytest_runtest_teardown(self) -> None:
        """Nothing to add."""

    def pytest_runtest_makereport(self) -> None:
        """Nothing to add."""

    def pytest_fixture_setup(self) -> None:
        """Nothing to add."""

    def pytest_fixture_post_finalizer(self) -> None:
        """Nothing to add."""

    def _update_fixtures_children(self, item: pytest.Item) -> None:
        """Nothing to add."""


def _leaving(plugin: object) -> Callable[[], None]:
    def leave() -> None:
        allure_commons.plugin_manager.unregister(plugin)

    return leave
