"""One pytest session over a plan, in this process or spread over workers. Nothing of the user's own pytest gets in."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clausewise.journal import JournalWriter
from clausewise.registry import features_folder
from clausewise.running.collection import feature_files
from clausewise.running.conduct import Result
from clausewise.running.plan import Plan
from clausewise.running.plugin import RESULT, WORKER_INPUT, Runner, install
from clausewise.spreading.crew import ended

LEFT_OUT = ("cacheprovider", "doctest", "faulthandler", "junitxml", "logging", "pastebin", "stepwise", "terminal",
            "threadexception", "unittest", "unraisableexception", "warnings")  # fmt: skip
"""What pytest would load and a run does not need; each costs time in every scenario or looks at the user's folders."""


PLUGINS: tuple[str, ...] = ("pytest_bdd.plugin", "clausewise.running.plugin")
"""What a run needs; nothing else that happens to be installed is loaded."""


class Director:
    """Listens in the main process: counts, shows progress, and ends a run in which the system is gone."""

    def __init__(
        self, plan: Plan, told: Callable[[Result], None], writer: JournalWriter | None, *, spread: bool
    ) -> None:
        self._plan = plan
        self._told = told
        self._writer = writer
        self._spread = spread
        self._in_a_row = 0
        self._gone = "", ""
        self._session: pytest.Session | None = None
        self.results: dict[str, Result] = {}
        self.stopped = ""
        self.broken = ""

    def pytest_configure(self, config: pytest.Config) -> None:
        if self._spread:
            return
        runner = Runner(self._plan, "main")
        if self._writer is not None:
            runner.use(self._writer)
        install(config, runner)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:  # noqa: ANN401  xdist publishes no type for it
        """A worker gets the plan."""
        node.workerinput[WORKER_INPUT] = msgspec.json.encode(self._plan).decode()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:  # noqa: ANN401  as above
        """A worker that died takes its scenario along; the run is not whole."""
        if error:
            self._gone = str(node.gateway.id), str(error).strip().splitlines()[-1].lower()
            self.broken = self.broken or ended("run", *self._gone)

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str) -> None:
        """What the worker was at is told after it."""
        if self.broken == ended("run", *self._gone):
            self.broken = ended("run", *self._gone, at=crashitem.rpartition("::")[2])

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self._session = session

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call":
            if report.failed:
                self.broken = self.broken or f"{report.nodeid}: {report.longreprtext}"
            return
        for name, value in report.user_properties:
            if name == RESULT:
                self._note(msgspec.convert(value, Result))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken = self.broken or report.longreprtext

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> bool:
        """Said in one line at the end, not as a traceback now; CLAUSEWISE_DEBUG=1 shows it all."""
        self.broken = self.broken or excinfo.exconly()
        return os.environ.get("CLAUSEWISE_DEBUG") != "1"

    def _note(self, result: Result) -> None:
        self.results[result.uid] = result
        self._told(result)
        self._in_a_row = self._in_a_row + 1 if result.system_failed else 0
        if self._in_a_row >= self._plan.failures_in_a_row and not self.stopped:
            self.stopped = f"the system failed in {self._in_a_row} scenarios in a row, the last time: {result.message}"
            self._stop()

    def _stop(self) -> None:
        assert self._session is not None  # noqa: S101  a result comes after the start
        self._session.shouldstop = self.stopped
        spread = self._session.config.pluginmanager.getplugin("dsession")
        if spread is not None:
            spread.shouldstop = self.stopped


def play(
    plan: Plan,
    told: Callable[[Result], None],
    *,
    writer: JournalWriter | None = None,
    workers: int = 1,
    more: Sequence[str] = (),
    plugins: Sequence[object] = (),
) -> tuple[Director, int]:
    """Runs the plan; returns what was heard, and pytest's own exit code."""
    director = Director(plan, told, writer, spread=workers > 1)
    with nothing_from_outside():
        code = pytest.main(arguments(plan, workers=workers, more=more), plugins=[director, *plugins])
    return director, int(code)


def arguments(plan: Plan, *, workers: int = 1, more: Sequence[str] = ()) -> list[str]:
    """The command line of the session."""
    root = str(features_folder(plan.folder))
    given = ["-c", str(Path(__file__).with_name("pytest.ini")), f"--rootdir={root}", f"--confcutdir={root}"]
    given += ["--noconftest", "--import-mode=importlib", "--disable-plugin-autoload", "--capture=no"]
    for name in LEFT_OUT:
        given += ["-p", f"no:{name}"]
    for name in PLUGINS:
        given += ["-p", name]
    if workers > 1:
        given += ["-p", "xdist.plugin", "-n", str(workers), "--dist=load"]
    return [*given, *more, *map(str, feature_files(plan))]


@contextmanager
def nothing_from_outside() -> Iterator[None]:
    """Variables by which somebody's shell steers pytest are set aside."""
    names = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    kept = {name: os.environ.pop(name) for name in names if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(kept)
