"""The pytest plugin of a run: collects the features, runs each case, and tells the journal."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cached_property
from pathlib import Path
from typing import cast

import msgspec
import pytest
from _pytest.runner import runtestprotocol
from pytest_bdd.parser import Step as BddStep

from clausewise.adapters.base import NotSeen
from clausewise.adapters.guided_sitting import BegunAnew, NotObserved
from clausewise.journal import JournalWriter, ScenarioJournal
from clausewise.reports.allure_content import Told
from clausewise.reports.allure_live import ScenarioListener
from clausewise.reports.naming import ALLURE_RESULTS, place_in_journal
from clausewise.running.cases import Case
from clausewise.running.collection import FeatureModule, case_of, feature_files
from clausewise.running.conduct import Conduct, unbound
from clausewise.running.guests import Guests
from clausewise.running.guided import remember
from clausewise.running.judging import Judgement, judge
from clausewise.running.plan import Plan
from clausewise.running.step_definitions import step_modules
from clausewise.running.step_lookup import StepLookup
from clausewise.running.systems import Systems
from clausewise.steps.session import TableSession
from clausewise.verdicts.attesting import attested

RESULT = "clausewise"
"""Under this name a report carries the result of its case."""

RUNNER: pytest.StashKey[Collecting] = pytest.StashKey()
WORKER_INPUT = "clausewise_plan"


class CaseFailed(Exception):
    """A case ended otherwise than well; the message is all that a reader needs."""


class Collecting:
    """Collects the features of a plan, and gives the steps their table."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._lookup: StepLookup | None = None

    @cached_property
    def _files(self) -> frozenset[Path]:
        return frozenset(feature_files(self.plan))

    def session(self) -> TableSession:
        """What the fixture `table` gives to the steps."""
        raise NotImplementedError

    def joins(self, config: pytest.Config) -> None:
        """Told when it becomes part of a session."""

    def pytest_collect_directory(self, path: Path, parent: pytest.Collector) -> pytest.Collector:
        """The features folder is data, not a package to be imported."""
        return cast("pytest.Collector", pytest.Dir.from_parent(parent, path=path))

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        # pytest looks through every folder on the way to a feature, and somebody's own may lie in any of them.
        if file_path not in self._files:
            return None
        return FeatureModule.of(parent, file_path, self.plan)

    def pytest_bdd_apply_tag(self) -> bool:
        """Tags are read from the registry; thousands of markers would only cost time."""
        return True

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        place = {uid: number for number, uid in enumerate(self.plan.order)}
        items.sort(key=lambda item: place.get(case_of(item).uid, len(place)))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._lookup = StepLookup(session)
        self._lookup.install()

    def pytest_sessionfinish(self) -> None:
        if self._lookup is not None:
            self._lookup.remove()


class Runner(Collecting):
    """What a process needs to run cases and to write down what happens."""

    def __init__(self, plan: Plan, segment: str) -> None:
        super().__init__(plan)
        self.systems = Systems(plan.target, plan.settings)
        self._guests = Guests(plan, self.systems)
        self._segment = segment
        self._writer: JournalWriter | None = None
        self._journal: ScenarioJournal | None = None
        self._conduct: Conduct | None = None
        self._anew = self._remembered = False
        self._allure: ScenarioListener | None = None

    def joins(self, config: pytest.Config) -> None:
        """Brings along what listens with it."""
        # A resumed run makes all its results from the journal: what was written before may end anywhere.
        # So does a guided one, whose scenarios may begin anew.
        if self.plan.allure and not self.plan.resumed and not self.plan.guided:
            self._allure = ScenarioListener(config, self.plan.out / ALLURE_RESULTS)
            self._allure.install()

    @property
    def journal(self) -> ScenarioJournal:
        """The segment of this process, begun when the first case runs."""
        if self._journal is None:
            begin = JournalWriter.resume if self.plan.resumed else JournalWriter
            self._writer = begin(self.plan.out, self._segment, self.plan.header)
            self._journal = ScenarioJournal(self._writer)
        return self._journal

    def use(self, writer: JournalWriter) -> None:
        """Writes into a segment that is open already."""
        self._journal = ScenarioJournal(writer)

    def session(self) -> TableSession:
        """What the fixture `table` gives to the steps."""
        assert self._conduct is not None  # noqa: S101  fixtures are set up inside a case only
        if not self._remembered:
            self._remembered = True
            remember(self.systems.system(), self.plan)
        session = self._conduct.session(self.systems.system(), self.journal)
        if not self._conduct.remembering:
            self.journal.release()
        return session

    def pytest_sessionfinish(self) -> None:
        super().pytest_sessionfinish()
        self._note(self.systems.close())
        if self._writer is not None:
            self._writer.close()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        """At a guided table a case may begin anew: then nothing of the attempt before counts, not even its fixtures."""
        if case_of(item).uid in self.plan.sittings:
            self._guests.come(case_of(item), self.journal.writer.write)
            self._note(self.systems.remarks())
        if not self.plan.guided or not isinstance(item, pytest.Function):
            return None
        while True:
            self._anew = False
            reports = runtestprotocol(item, log=False, nextitem=nextitem)
            if not self._anew:
                break
            item._initrequest()  # noqa: SLF001  as pytest does it, and pytest-rerunfailures
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        case = case_of(item)
        found = attested(case.clause.id, self.plan.header)
        self._conduct = conduct = Conduct(
            case,
            must_cite=self.plan.reference,
            must_apply=self.plan.nothing_unrun,
            finding=(found.verdict, found.reason),
            seed=self.plan.header.seed,
            manners=self.plan.header.manners,
        )
        self._start(case)
        problem: Exception | None = None
        try:
            try:
                yield
            except Exception as raised:  # noqa: BLE001  every end of a scenario is judged
                problem = raised
            conduct.confirm(problem)
        except NotObserved:
            conduct.abandon()
            self.journal.drop()
            self._conduct, self._anew = None, True
            return
        except BegunAnew:
            conduct.abandon()
            self._note(self.systems.remarks())
            self.journal.abandoned()
            self._conduct, self._anew = None, True
            return
        except NotSeen as raised:  # left out at the last question
            problem = raised
        judgement, difference = conduct.finish(problem, follow=not self.plan.reference)
        result = conduct.result(judgement)
        conduct.remember(judgement, problem)
        self._note(self.systems.remarks())
        self.journal.ended(
            judgement.outcome,
            judgement.message,
            cited=tuple(sorted(conduct.cited)),
            difference=difference,
            step=result.step,
            observed_at=result.observed_at,
        )
        if self._allure is not None:
            self._allure.ended(judgement.outcome, judgement.message, result.step, difference, conduct.events)
        item.user_properties.append((RESULT, msgspec.to_builtins(result)))
        self._conduct = None
        tell_pytest(judgement)

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> None:
        """A case that no configuration fits ends before its first step."""
        case = case_of(pyfuncitem)
        if case.configuration is None:
            raise unbound(case)

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        del item
        report = yield
        if call.excinfo is not None and (report.skipped or isinstance(call.excinfo.value, CaseFailed | AssertionError)):
            report.longrepr = str(call.excinfo.value)
        return report

    def pytest_bdd_before_step(self, step: BddStep) -> None:
        conduct = self._conduct
        assert conduct is not None  # noqa: S101  steps run inside a case only
        keyword = step.keyword.strip()
        conduct.step_begins(keyword, step.name, step.type)
        table = () if step.datatable is None else tuple(tuple(map(str, row)) for row in step.datatable.raw())
        self.journal.step_started(keyword, step.name, step.line_number, table)
        if self._allure is not None:
            self._allure.step_begins(keyword, step.name, table)

    def pytest_bdd_after_step(self) -> None:
        self._note(self.systems.remarks())
        self.journal.step_ended("pass")
        if self._allure is not None:
            self._allure.step_ended("pass")

    def pytest_bdd_step_error(self, exception: Exception) -> None:
        conduct = self._conduct
        assert conduct is not None  # noqa: S101  as above
        judgement = judge(exception, conduct.step.kind)
        self._note(self.systems.remarks())
        self.journal.step_ended(judgement.outcome, judgement.message)
        if self._allure is not None:
            self._allure.step_ended(judgement.outcome, judgement.message)

    def pytest_bdd_step_func_lookup_error(self, step: BddStep, exception: Exception) -> None:
        self.pytest_bdd_before_step(step)
        self.pytest_bdd_step_error(exception)

    def _note(self, remarks: Sequence[str]) -> None:
        """Keeps what the system said beside its answers, where it said it."""
        if self._journal is not None:
            for remark in remarks:
                self._journal.remark(remark)

    def _start(self, case: Case) -> None:
        self._note(self.systems.remarks())  # between two scenarios it belongs to neither
        if self.plan.guided:
            self.journal.hold()
        self.journal.started(
            uid=case.uid,
            rulebook=case.clause.rulebook,
            clause=case.clause.id,
            name=case.scenario.name,
            file=f"{case.clause.rulebook}/{case.scenario.path.name}",
            line=case.scenario.line,
            configuration=case.configuration_name,
            example=case.example,
            readings=case.readings,
            channels=case.clause.channels,
        )
        if self._allure is not None:
            name, configuration = case.scenario.name, case.configuration_name
            place = place_in_journal(self._segment, self.journal.writer.lines)
            told = Told(case.rulebook, case.clause, name, case.example, configuration, case.readings, place)
            self._allure.begin(told)


def tell_pytest(judgement: Judgement) -> None:
    """Raises what pytest, and what listens to it, makes of an outcome."""
    match judgement.outcome:
        case "fail":
            raise AssertionError(judgement.message)
        case "inconclusive" | "not-applicable":
            pytest.skip(f"{judgement.outcome}: {judgement.message}")
        case "error":
            raise CaseFailed(judgement.message)
        case _:
            pass


@pytest.fixture
def table(request: pytest.FixtureRequest) -> TableSession:
    """The table of the running scenario."""
    return request.config.stash[RUNNER].session()


def pytest_configure(config: pytest.Config) -> None:
    """In a worker of xdist the plan comes with the input; otherwise the run has put its runner in place."""
    for module in step_modules():
        config.pluginmanager.register(module, module.__name__)
    handed = getattr(config, "workerinput", None)
    if handed is not None:
        plan = msgspec.json.decode(handed[WORKER_INPUT], type=Plan)
        install(config, Runner(plan, handed["workerid"]))


def install(config: pytest.Config, runner: Collecting) -> None:
    """Makes a runner part of a session."""
    config.stash[RUNNER] = runner
    runner.joins(config)
    config.pluginmanager.register(runner, "clausewise-runner")


__all__ = [
    "RESULT",
    "RUNNER",
    "WORKER_INPUT",
    "CaseFailed",
    "Runner",
    "install",
    "table",
    "tell_pytest",
]
