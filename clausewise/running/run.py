"""A run from its plan to its seal."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from uuid import uuid4

import msgspec
import pytest

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.reference import REFERENCE
from clausewise.adapters.targets import wall_around
from clausewise.failures import ERROR, ClausewiseError
from clausewise.journal import JournalWriter, ResumeState, identity_changed, now, resume, scenarios
from clausewise.journal.chain import MAIN, segment_names
from clausewise.journal.records import ConfigurationUsed, Header, Remark
from clausewise.journal.sinks import check_sink
from clausewise.judge import this_judge
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.registry import Rulebook
from clausewise.registry.lock_file import read_lock
from clausewise.running.binding import configurations_for
from clausewise.running.collection import cases
from clausewise.running.conduct import Result
from clausewise.running.configuration import Configuration, House
from clausewise.running.guests import sittings
from clausewise.running.guided import GuidedProgress, is_guided
from clausewise.running.plan import FAILURES_IN_A_ROW, Plan, Selection
from clausewise.running.progress import RunProgress
from clausewise.running.seeds import KNOWN, in_order
from clausewise.running.session import play
from clausewise.running.systems import Systems
from clausewise.running.unannounced import tell
from clausewise.running.unasked import look_into
from clausewise.verdicts.attesting import is_one_person

INTERRUPTED = "the run was interrupted"


@dataclass(frozen=True, slots=True)
class Ran:
    """What a run came to, before verdicts."""

    directory: Path
    seal: str
    """Empty if the run did not come to its end; it can be resumed."""
    problem: str = ""
    """Why it did not come to its end."""
    resumed: bool = False
    guided: bool = False
    interrupted: bool = False
    """A person ended it."""


def plan_run(  # noqa: PLR0913  each is something a person chose
    configuration: Configuration,
    selection: Selection,
    rulebooks: Sequence[Rulebook],
    directory: Path,
    *,
    features: Path | None = None,
    every_reading: bool = False,
    allure: bool = True,
    failures_in_a_row: int = FAILURES_IN_A_ROW,
    seed: int = KNOWN,
    sink: str = "",
    unannounced: int | None = None,
    pace: float = 0.0,
) -> Plan:
    """The plan of a run; asks the system what it is."""
    if sink:
        check_sink(sink)
    reference = configuration.target == REFERENCE
    description = describe(configuration)
    chosen = {
        book.id: configurations_for(book, configuration, description, every=reference or every_reading)
        for book in rulebooks
    }
    guided = is_guided(configuration.target)
    if guided:
        chosen = {book: tuple(_guided(used, configuration) for used in several) for book, several in chosen.items()}
    return Plan(
        directory=str(directory.absolute()),
        target=configuration.target,
        selection=selection,
        configurations=chosen,
        header=msgspec.structs.replace(
            header_for(configuration, selection, rulebooks, chosen),
            seed=seed,
            sink=sink,
            unannounced=unannounced,
            pace=pace,
        ),
        features=str(features.absolute()) if features else None,
        settings=hidden_from(configuration.connection, directory),
        failures_in_a_row=failures_in_a_row,
        reference=reference,
        nothing_unrun=reference and not any(configuration.house(book.id) != House() for book in rulebooks),
        allure=allure,
        guided=guided,
    )


def _guided(used: ConfigurationUsed, configuration: Configuration) -> ConfigurationUsed:
    """A configuration that says whose eyes the evidence rests on."""
    return msgspec.structs.replace(used, guided_by=configuration.people.tester)


def describe(configuration: Configuration) -> Description:
    """What the system says of itself; a system that cannot is an error before anything has begun."""
    systems = Systems(configuration.target, configuration.connection)
    try:
        return systems.system().describe()
    except SystemFailure as failure:
        raise ClausewiseError(f"the system cannot be tested: {failure}", ERROR) from None
    finally:
        systems.close()


def hidden_from(settings: HttpSettings, directory: Path) -> HttpSettings:
    """The settings under which a program behind a wall does not see the folder of the run."""
    return msgspec.structs.replace(settings, wall_hides=(*settings.wall_hides, str(directory.absolute())))


def header_for(
    configuration: Configuration,
    selection: Selection,
    rulebooks: Sequence[Rulebook],
    chosen: dict[str, tuple[ConfigurationUsed, ...]],
) -> Header:
    """The first line of the journal; who tests and who checks are two, or nobody checks."""
    people = configuration.people
    if people.checker and is_one_person(people.tester, people.checker):
        raise ClausewiseError(f"the checker is a second person; {people.tester!r} and {people.checker!r} are one")
    named = {book.id for book in rulebooks}
    return Header(
        time=now(),
        run=str(uuid4()),
        segment=MAIN,
        harness=version("clausewise"),
        rulebooks={book.id: edition(book) for book in rulebooks},
        configurations=tuple(used for configurations in chosen.values() for used in configurations),
        selection=selection.clauses,
        tester=people.tester,
        checker=people.checker,
        laboratory=people.laboratory,
        attestations=tuple(a for a in configuration.attestations if a.clause.split(".", 1)[0] in named),
        variances=tuple(v for v in configuration.variances if v.clause.split(".", 1)[0] in named),
        confirmations=tuple(c for c in configuration.confirmations if c.reading.split(".", 1)[0] in named),
        manners=tuple(one for one in configuration.manners if one.rulebook in named),
        least_sample=configuration.least_sample,
        randomness=tuple(r for r in configuration.randomness if named & {c.split(".", 1)[0] for c in r.clauses}),
        python=platform.python_version(),
        judge=this_judge(),
        clauses=wordings(rulebooks),
        wall=wall_around(configuration.target, configuration.connection),
    )


def edition(rulebook: Rulebook) -> str:
    """The version of a rulebook and the digest of all that makes it up."""
    digest = sha256()
    for path in sorted(rulebook.folder.iterdir()):
        if path.suffix in {".feature", ".toml", ".lock"}:
            digest.update(f"{path.name}\0".encode() + sha256(path.read_bytes()).digest())
    return f"{rulebook.version} ({digest.hexdigest()})"


def wordings(rulebooks: Sequence[Rulebook]) -> dict[str, str]:
    """Of each locked clause its wording, in document order."""
    locks = (read_lock(book.folder) for book in rulebooks)
    return {clause.id: clause.wording for lock in locks if lock for clause in lock.clauses}


def execute(
    plan: Plan,
    *,
    go_on: bool = False,
    workers: int = 1,
    more: Sequence[str] = (),
    plugins: Sequence[object] = (),
    told: Callable[[Result], None] | None = None,
) -> Ran:
    """Runs the plan and seals its journal."""
    every = cases(plan)
    plan = msgspec.structs.replace(plan, sittings=sittings(plan, every))
    if not plan.order:
        plan = msgspec.structs.replace(plan, order=in_order((case.uid for case in every), plan.header.seed))
    state = _state(plan, go_on=go_on)
    if state.seal is not None:
        return Ran(plan.out, state.seal, resumed=True, guided=plan.guided)
    if state.header is not None:
        done = frozenset(uid for uid, _ in state.done)
        plan = msgspec.structs.replace(plan, header=state.header, resumed=True, done=done)
    begin = JournalWriter.resume if plan.resumed else JournalWriter
    writer = begin(plan.out, MAIN, plan.header)
    progress = GuidedProgress if plan.guided else RunProgress
    shown: GuidedProgress | RunProgress = progress(len(every), len(plan.done))
    try:
        director, code = play(plan, told or shown.ended, writer=writer, workers=workers, more=more, plugins=plugins)
    except BaseException:
        writer.close()
        raise
    finally:
        shown.close()
    missing = [case.uid for case in every if case.uid not in plan.done and case.uid not in director.results]
    problem = _problem(director.stopped, director.broken, code, missing)
    if problem:
        writer.close()
        return Ran(plan.out, "", problem, plan.resumed, interrupted=problem == INTERRUPTED)
    changed, remarks = changed_since(plan.header, plan.target, plan.settings)
    for remark in remarks:
        writer.write(Remark(time=now(), text=remark))
    # Of a resumed run this process knows only its own part.
    earlier = scenarios(plan.out) if plan.resumed else ()
    failed = tell(plan, writer, {run.started.uid for run in earlier})
    if plan.resumed or any(result.departs for result in director.results.values()):
        look_into(plan, writer)
    ended = [run.ended.outcome for run in earlier] or [result.outcome for result in director.results.values()]
    counts = Counter(ended)
    amiss = "; ".join(problem for problem in (changed, failed) if problem)
    seal = writer.seal({str(name): n for name, n in sorted(counts.items())}, unchanged=not changed, remark=amiss)
    return Ran(plan.out, seal, resumed=plan.resumed, guided=plan.guided)


def _state(plan: Plan, *, go_on: bool) -> ResumeState:
    """Where the run stands that is in the directory, if it may be gone on with."""
    if not segment_names(plan.out):
        return ResumeState(None)
    if not go_on:
        raise ClausewiseError(
            f"{plan.out}: a run has been written here already; go on with it with --resume, or choose another "
            "directory with --out"
        )
    return resume(plan.out, plan.header)


def _problem(stopped: str, broken: str, code: int, missing: Sequence[str]) -> str:
    if stopped:
        return f"the run was ended: {stopped}"
    if broken:
        return f"the run broke off: {broken}"
    if code == pytest.ExitCode.INTERRUPTED:
        return INTERRUPTED
    if missing:
        return f"{len(missing)} scenarios have no result, the first: {missing[0]}"
    return ""


def changed_since(header: Header, target: str, settings: HttpSettings) -> tuple[str | None, tuple[str, ...]]:
    """What the system says of itself now that it did not say at the start, and what it said beside that."""
    before = header.configurations[0].description
    systems = Systems(target, settings)
    try:
        changed = identity_changed(before, systems.system().describe())
    except SystemFailure as failure:
        changed = f"the system could not be asked again what it is: {failure}"
    finally:
        remarks = systems.close()
    return changed, remarks


def default_directory() -> Path:
    """Where a run goes that was given no directory."""
    return Path("out") / datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
