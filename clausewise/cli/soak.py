"""`clausewise soak`: random rounds against a system, each compared with what the rules say for the cards that came."""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import (
    add_clauses,
    add_features,
    add_manners,
    add_seed,
    add_sink,
    add_what_comes_of_it,
    add_what_is_tested,
    add_workers,
    amount,
    demand_a_run,
    path,
    seed_asked,
)
from clausewise.failures import CLEAN, ERROR, FAIL, ClausewiseError
from clausewise.showing import counted, visible

if TYPE_CHECKING:
    from clausewise.registry import Rulebook
    from clausewise.running.configuration import Configuration
    from clausewise.soaking.gathered import Found, Soaked
    from clausewise.soaking.plan import SoakPlan

ROUNDS = 10_000
NOT_AGAIN = "  played again, the table did what the rules say: this is how it came; the system may go by other tables"


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise soak`."""
    parser = subparsers.add_parser(
        "soak",
        help="play random rounds against a system and compare each with the rules",
        description="Plays random rounds against a system under test, compares every event with what the rules say for "
        "the cards and choices that came, and ends with a sampled verdict for every clause. The first difference is "
        "shrunk to the shortest round that still shows it.",
    )
    parser.add_argument("--rulebook", metavar="ID", action="append", default=[], help="only this one; may be repeated")
    add_clauses(parser)
    parser.add_argument("--target", metavar="TARGET", help="`reference`, the address of a server, or stdio:COMMAND")
    parser.add_argument(
        "--rounds", metavar="N", type=amount, help=f"so many rounds in all (default: {ROUNDS:,}, or as time allows)"
    )
    parser.add_argument("--seconds", metavar="S", type=amount, help="so long")
    add_seed(parser)
    add_sink(parser)
    add_workers(parser, "play the tables")
    add_what_is_tested(parser)
    add_manners(parser)
    parser.add_argument(
        "--every-reading",
        action="store_true",
        help="ask now and then for another reading, of a system whose tables can be opened with any",
    )
    parser.add_argument("--go-on", action="store_true", help="go on after a difference, and look for others")
    parser.add_argument(
        "--keep",
        choices=("all", "differences"),
        default="differences",
        help="what the journal keeps of every table: all of it, or a digest where nothing differed (default)",
    )
    parser.add_argument("--round", metavar="FILE", type=path, help="play again one round that a soak has saved")
    add_what_comes_of_it(parser, "soak", "at so many tables")
    add_features(parser)
    parser.set_defaults(handler=soak)


def soak(args: argparse.Namespace) -> int:
    """Plan, play, report."""
    from clausewise.journal.records import SoakAsked
    from clausewise.running.run import default_directory
    from clausewise.running.selection import select
    from clausewise.soaking.plan import plan_soak

    if args.resume:
        demand_a_run(args.out, "soak")
    for name in ("rounds", "seconds"):
        if getattr(args, name) == 0:
            raise ClausewiseError(f"--{name} 0: there is nothing to do")
    selection, rulebooks = select(args.rulebook, args.clause, args.features)
    configuration = _configuration(args, rulebooks)
    if args.round is not None:
        return _again(args.round, configuration)
    rounds = ROUNDS if args.rounds is None and args.seconds is None else args.rounds
    plan = plan_soak(
        configuration,
        selection,
        rulebooks,
        args.out or default_directory(),
        SoakAsked(seed_asked(args), rounds, args.seconds, args.keep, args.workers),
        every_reading=args.every_reading,
        go_on=args.go_on,
        failures_in_a_row=args.give_up_after,
        sink=args.sink,
    )
    return _report(args, rulebooks, plan, _play(plan, resume=args.resume))


def _configuration(args: argparse.Namespace, rulebooks: Sequence[Rulebook]) -> Configuration:
    import msgspec

    from clausewise.running.configuration import FILE_NAME, Configuration, read_configuration, with_overrides
    from clausewise.running.guided import is_guided
    from clausewise.running.manners import load_manners

    file = args.config or (Path(FILE_NAME) if Path(FILE_NAME).exists() else None)
    configuration = read_configuration(file, args.features) if file else Configuration()
    configuration = with_overrides(configuration, rulebooks, args.reading, args.option, target=args.target)
    if args.manners is not None:
        configuration = msgspec.structs.replace(configuration, manners=load_manners(args.manners))
    if is_guided(configuration.target):
        raise ClausewiseError("nobody plays thousands of rounds by hand: a guided table is tested with clausewise run")
    return configuration


def _play(plan: SoakPlan, *, resume: bool) -> Soaked:
    """Plays, and says how far it has come."""
    from clausewise.soaking.findings import examined
    from clausewise.soaking.interrupting import interruptible
    from clausewise.soaking.progress import SoakProgress
    from clausewise.soaking.soak import soak as play

    offered = {house.rulebook for house in plan.houses}
    chosen = [c for book in plan.rulebooks if book.id in offered for c in book.clauses if plan.selection.takes(c.id)]
    shown = SoakProgress(len(examined(chosen)))
    began = time.monotonic()
    with interruptible() as stop:
        try:
            came_to = play(plan, resume=resume, stop=stop, told=shown.told)
        except KeyboardInterrupt:
            shown.close()
            again = f"--out {plan.directory} --resume"
            print(f"clausewise: what was gathered is kept; go on with the same command and {again}", file=sys.stderr)
            raise
        finally:
            shown.close()
    tally, seconds = came_to.tally, time.monotonic() - began
    print(
        f"{tally.rounds.total():,} rounds on {tally.tables:,} tables in {seconds:,.0f} s, "
        f"seed {plan.asked.seed}: {counted(len(came_to.found), 'difference')}",
        file=sys.stderr,
    )
    return came_to


def _report(args: argparse.Namespace, rulebooks: Sequence[Rulebook], plan: SoakPlan, came_to: Soaked) -> int:
    """Writes the reports, shows the verdicts and the differences, and says the exit code."""
    from clausewise.cli.report import allure_page, show
    from clausewise.reports.allure_results import write_allure_results
    from clausewise.reports.naming import ALLURE_RESULTS
    from clausewise.reports.writing import write_reports
    from clausewise.verdicts import exit_code

    notes = [
        f"{counted(number, 'table')} {what}; the journal has them"
        for number, what in (
            (came_to.unblamed, "differed where no clause says anything"),
            (came_to.uncompared, "could not be compared, for the rules know no such table"),
        )
        if number
    ]
    written = write_reports(came_to.directory, rulebooks, notes=tuple(notes))
    if args.allure:
        write_allure_results(came_to.directory, rulebooks, came_to.directory / ALLURE_RESULTS)
    show(written, args.format, ("--config", args.config), ("--manners", args.manners), features=args.features)
    if args.allure:
        allure_page(args, came_to.directory, written)
    if came_to.manners:
        print(f"manners   {came_to.manners}: accept or refuse each, and soak again with --manners FILE")
    if came_to.problem:
        print(f"clausewise: {visible(came_to.problem, lines=True)}", file=sys.stderr)
    for found in came_to.found if args.format == "table" else ():
        _show(found, plan, args.config)
    return exit_code(written.verdicts)


def _show(found: Found, plan: SoakPlan, config: Path | None) -> None:
    """A difference: what was done, what came of it, and how to see it again."""
    from clausewise.reports.tables.drawing import draw_table
    from clausewise.soaking.telling import told_course, told_setup

    drawn = found.file.with_suffix(".svg")
    drawn.write_text(draw_table(found.played.seen, title=f"Difference {found.number}"), encoding="utf-8")
    setup, acts = found.played.setup, counted(len(found.played.exchanges), "act")
    table = told_setup(setup, plan.used[setup.rulebook])
    lines = [
        "",
        f"difference {found.number}: {', '.join(found.clauses)}",
        f"  by the rules: {found.departure.expected}",
        f"  the system:   {found.departure.got}",
        f"  the shortest round that shows it, of {acts} (it came at a table of {found.as_it_came}), on {table}:",
        *(f"  {line}" for line in told_course(found.played.exchanges)),
        f"  drawn: {drawn}",
        *(() if found.played.came_again else (NOT_AGAIN,)),
    ]
    more = ["--config", str(config)] if config else []
    command = shlex.join(["clausewise", "soak", "--round", str(found.file), "--target", plan.target, *more])
    print("\n".join(visible(line) for line in [*lines, f"  again: {command}"]))


def _again(file: Path, configuration: Configuration) -> int:
    """One saved round on the system as it is now."""
    from clausewise.adapters.base import SystemFailure
    from clausewise.running.run import describe
    from clausewise.running.systems import Systems
    from clausewise.soaking.past_known import compare_past
    from clausewise.soaking.playing import play
    from clausewise.soaking.saved import load_round
    from clausewise.soaking.telling import told_course, told_setup

    saved = load_round(file)
    description = describe(configuration)
    systems = Systems(configuration.target, configuration.connection)
    try:
        played = play(systems.system(), description, saved.setup, saved.stimuli)
    except SystemFailure as failure:
        raise ClausewiseError(f"the system cannot be tested: {failure}", ERROR) from None
    finally:
        systems.close()
    print("\n".join(visible(line) for line in [told_setup(saved.setup), *told_course(played.exchanges)]))
    if played.refused:
        raise ClausewiseError(f"the table was refused: {played.refused}", ERROR)
    departure = compare_past(played.setup, played.exchanges, description, saved.known, saved.manners).compared.departure
    if departure is not None:
        said = [f"by the rules: {departure.expected}", f"the system:   {departure.got}"]
        said += [f"clauses:      {', '.join(saved.clauses or departure.clauses)}"] if departure.clauses else []
        print("\n".join(visible(line) for line in said))
        return FAIL
    if played.failure is not None:
        raise ClausewiseError(f"the system failed: {played.failure}", ERROR)
    if not saved.came_again:
        print("it did not come again when it was found either: the system may go by what it did at other tables")
    print("no difference: the system did what the rules say")
    return CLEAN
