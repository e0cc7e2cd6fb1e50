"""A source opened, read to where the plan is satisfied, and kept; whatever happens, what was gathered is judged."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from math import exp
from pathlib import Path

from clausewise.adapters.base import System, SystemFailure
from clausewise.adapters.http_settings import HttpSettings
from clausewise.failures import ClausewiseError
from clausewise.randomness.analysing import Analysis
from clausewise.randomness.exact import LARGEST
from clausewise.randomness.gathering import NAMES, kept
from clausewise.randomness.plans import Plan, PlanFile
from clausewise.randomness.sources.batches import Batch, Kind, Source
from clausewise.randomness.sources.files import digest_of, read_file
from clausewise.randomness.sources.lines import END, LONGEST, read_cards, read_lines
from clausewise.randomness.sources.system import of_system
from clausewise.reports.randomness_results import Result, SourceShown
from clausewise.showing import counted


@dataclass(frozen=True, slots=True)
class Asked:
    """Where decks or throws are to come from: a file, a scanner or a system."""

    file: Path | None = None
    scan: bool = False
    target: str | None = None
    rulebook: str | None = None
    options: tuple[str, ...] = ()

    def check(self) -> None:
        """Refuses what does not go together, before anything is written."""
        if self.target is None and (self.rulebook or self.options):
            raise ClausewiseError("--rulebook and --option say what is played at a --target")
        if self.target is not None and not self.rulebook:
            raise ClausewiseError("--target: say what is to be played there, with --rulebook")
        for option in self.options:
            if not all(option.partition("=")):
                raise ClausewiseError(f"--option {option}: write it as --option ID=VALUE")


@dataclass(frozen=True, slots=True)
class Read:
    """What came of it, and why it broke off if it did."""

    result: Result
    failure: str = ""


def read_and_analyse(file: PlanFile, asked: Asked, folder: Path, *, watching: bool = False) -> Read:
    """Reads until the plan is satisfied or the source ends."""
    plan = file.plan
    system = _system(asked)
    failure, build, told = "", plan.build, SourceShown("file", str(asked.file), "")
    analysis = Analysis(file)
    gathered = folder / NAMES[plan.what]
    try:
        if system is not None:
            told = SourceShown("system", system.target, "")
            build = _build(system, plan)
        with closing(_batches(asked, plan.kind, system, gathered)) as batches:
            for batch in batches:
                analysis.take(batch)
                if watching:
                    _say(as_it_stands(analysis))
                # Of a file what is left over is counted; what would have to be read first is left alone.
                if asked.file is None and (analysis.done or analysis.read > 2 * plan.number):
                    break
    except SystemFailure as problem:
        failure = str(problem)
    except KeyboardInterrupt:
        failure = "interrupted"
    finally:
        if system is not None:
            system.close()
    if asked.file is None:
        told = SourceShown("scanner" if asked.scan else told.kind, told.name if system else "standard input", "")
    kept_in = asked.file if asked.file is not None else gathered
    digest = digest_of(kept_in) if kept_in.exists() else ""
    return Read(analysis.result(SourceShown(told.kind, told.name, digest), build), failure)


def _system(asked: Asked) -> System | None:
    from clausewise.adapters.targets import open_system  # noqa: PLC0415  a file needs no system

    if asked.target is None:
        return None
    return open_system(asked.target, settings=HttpSettings())


def _build(system: System, plan: Plan) -> str:
    """What is tested, as it says itself; another than the plan is about is not tested by it."""
    description = system.describe()
    names = (
        description.version,
        f"{description.product} {description.version}",
        *(component.digest for component in description.components),
    )
    if plan.build and plan.build not in names:
        raise ClausewiseError(f"the plan is for the build {plan.build!r}, and this is {names[1]!r}: make a plan for it")
    return plan.build or names[1]


def _batches(asked: Asked, kind: Kind, system: System | None, gathered: Path) -> Generator[Batch, None, None]:
    if asked.file is not None:
        yield from read_file(asked.file, kind)
    elif system is not None:
        options: dict[str, str | int] = {name: value for name, _, value in (o.partition("=") for o in asked.options)}
        yield from kept(of_system(system, asked.rulebook or "", kind, options), kind, gathered)
    else:
        _say(_for_who_scans(kind))
        lines = read_cards(_typed(), kind, _say, size=1) if kind.what == "cards" else _throws(kind)
        yield from kept(lines, kind, gathered)


def _throws(kind: Kind) -> Source:
    for batch in read_lines(_typed(), kind, size=1):
        for misread in batch.misreads:
            _say(str(misread))
        yield batch


def _typed() -> Iterator[str]:
    """Lines of standard input, none of them longer than is looked at; `end` or the end of the input ends them."""
    while line := sys.stdin.readline(LONGEST + 2):
        if line.strip().lower() == END:
            return
        yield line
        while not line.endswith("\n") and (line := sys.stdin.readline(LONGEST + 2)):
            pass  # the rest of a line that is too long already


def _for_who_scans(kind: Kind) -> str:
    if kind.what == "dice":
        return "A throw a line, as 1 2 6; `end` when that is all."
    return (
        f"One card a line, as As or 10d; {kind.wide} of each deck, from the top. `undo` takes the last card back, "
        "`again` begins the deck anew (it counts as misread), `end` when that is all."
    )


def _say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)  # noqa: T201  for who stands at the scanner, or watches


def as_it_stands(analysis: Analysis) -> str:
    """A line for who watches: how many there are, and the evidence."""
    noun = analysis.plan.kind.noun
    so_far = f"{counted(analysis.used, noun)} of {analysis.plan.number:,}, {analysis.misread} misread"
    now, greatest = (exp(min(value, LARGEST)) for value in (analysis.now, analysis.greatest))
    return f"{so_far}; evidence {now:.3g}, greatest {greatest:.3g} of {1 / analysis.plan.level:g}"
