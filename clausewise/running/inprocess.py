"""A collected suite that is kept alive: `prove` runs any case many times, each time against another system."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar, cast

import msgspec
import pytest
from pytest_bdd.parser import Step as BddStep

from clausewise.adapters.base import System
from clausewise.failures import ERROR, ClausewiseError
from clausewise.journal.records import ConfigurationUsed, Strength
from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.running.cases import Case, case_for
from clausewise.running.collection import case_of
from clausewise.running.conduct import Conduct, Result, unbound
from clausewise.running.plan import Plan
from clausewise.running.plugin import Collecting, install
from clausewise.running.session import arguments, nothing_from_outside
from clausewise.steps.session import TableSession

T = TypeVar("T")


class Silent:
    """A recorder that keeps nothing."""

    def opened(self, table: str, setup: TableSetup, refused: str = "") -> None:
        """Kept nowhere."""

    def submitted(self, table: str, submission: str, stimulus: AnyStimulus, *, at_length: bool = False) -> None:
        """Kept nowhere."""

    def answered(self, table: str, submission: str, receipt: Receipt) -> None:
        """Kept nowhere."""

    def happened(self, table: str, seen: Seen, told_by: str = "") -> None:
        """Kept nowhere."""

    def declared(self, table: str, facts: Declaration) -> None:
        """Kept nowhere."""

    def checked(  # noqa: PLR0913  the fields of one record
        self,
        sentence: str,
        *,
        ok: bool,
        expected: str = "",
        got: str = "",
        strength: Strength = "forced",
        n: int = 1,
        arose: int | None = None,
        kept: int | None = None,
    ) -> None:
        """Kept nowhere."""

    def remark(self, text: str) -> None:
        """Kept nowhere."""


class Suite(Collecting):
    """Every case of a plan, ready to be run as often as wanted."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._items: dict[str, pytest.Function] = {}
        self._conduct: Conduct | None = None
        self._system: System | None = None
        self._recorder = Silent()

    @property
    def cases(self) -> Mapping[str, Case]:
        """The cases by uid, in document order."""
        return {uid: case_of(item) for uid, item in self._items.items()}

    def run(
        self,
        uid: str,
        system: System,
        *,
        must_cite: bool = False,
        follow: bool = False,
        described: Description | None = None,
        configured: ConfigurationUsed | None = None,
    ) -> Result:
        """Runs a case against a system. What it cites is not asked for: a broken engine may well cite otherwise."""
        result, _ = self.run_citing(
            uid, system, must_cite=must_cite, follow=follow, described=described, configured=configured
        )
        return result

    def run_citing(
        self,
        uid: str,
        system: System,
        *,
        must_cite: bool = True,
        follow: bool = False,
        described: Description | None = None,
        configured: ConfigurationUsed | None = None,
    ) -> tuple[Result, frozenset[str]]:
        """Runs a case and says which clauses the engine cited in it; `follow` looks for a difference, too.

        With `described` the system describes itself so, and not as in the plan; with `configured` everything is chosen
        as it says.
        """
        item = self._items[uid]
        case = case_of(item)
        if configured is not None:
            case = case_for(case.rulebook, case.clause, case.scenario, case.example, (configured,))
        if described is not None and case.configuration is not None:
            used = msgspec.structs.replace(case.configuration, description=described)
            case = replace(case, configuration=used)
        self._system = system
        self._conduct = conduct = Conduct(case, must_cite=must_cite)
        problem: Exception | None = unbound(case) if case.configuration is None else None
        if problem is None:
            problem = self._play(item)
        judgement, _ = conduct.finish(problem, explain=follow, follow=follow)
        self._conduct = self._system = None
        return conduct.result(judgement), conduct.cited

    def session(self) -> TableSession:
        assert self._conduct is not None  # noqa: S101  fixtures are set up inside a case only
        assert self._system is not None  # noqa: S101  as above
        return self._conduct.session(self._system, self._recorder)

    def pytest_bdd_before_step(self, step: BddStep) -> None:
        """Only where the case is; nothing is written."""
        assert self._conduct is not None  # noqa: S101  steps run inside a case only
        self._conduct.step_begins(step.keyword.strip(), step.name, step.type)

    def take(self, session: pytest.Session) -> None:
        """The items of a session that has been collected."""
        self._items = {case_of(item).uid: cast("pytest.Function", item) for item in session.items}

    @staticmethod
    def _play(item: pytest.Function) -> Exception | None:
        """One item without pytest's reports, which would cost more than the scenario itself."""
        state = item.session._setupstate  # noqa: SLF001  there is no public way to run an item twice
        item._initrequest()  # noqa: SLF001  as pytest does for a plugin that runs failed tests again
        try:
            state.setup(item)
            item.runtest()
        except Exception as raised:  # noqa: BLE001  every end of a scenario is judged
            return raised
        finally:
            state.teardown_exact(None)
        return None


class _Lending:
    """Holds the session open for as long as the suite is used."""

    def __init__(self, suite: Suite, use: Callable[[Suite], T]) -> None:
        self._suite = suite
        self._use = use
        self.returned: list[object] = []
        self.broken: BaseException | str = ""

    def pytest_configure(self, config: pytest.Config) -> None:
        install(config, self._suite)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.broken:
            return True
        self._suite.take(session)
        try:
            self.returned.append(self._use(self._suite))
        except BaseException as raised:  # noqa: BLE001  it belongs to the caller, not to pytest
            self.broken = raised
        return True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken = self.broken or report.longreprtext


def with_suite(plan: Plan, use: Callable[[Suite], T]) -> T:
    """Collects the plan's cases and lends them out; what `use` returns or raises is handed on."""
    lending = _Lending(Suite(plan), use)
    with nothing_from_outside():
        code = pytest.main(arguments(plan), plugins=[lending])
    if isinstance(lending.broken, BaseException):
        raise lending.broken
    if lending.broken or not lending.returned:
        raise ClausewiseError(f"the suite cannot be collected: {lending.broken or f'pytest ended with {code}'}", ERROR)
    return cast("T", lending.returned[0])
