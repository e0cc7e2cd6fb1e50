"""`clausewise run`: plays the rulebooks against a system and says what came of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import INTERRUPTED, Subparsers
from clausewise.cli.arguments import (
    QUOTES,
    add_clauses,
    add_documents,
    add_features,
    add_manners,
    add_seed,
    add_selection,
    add_sink,
    add_what_comes_of_it,
    add_what_is_tested,
    add_workers,
    amount,
    demand_a_run,
    path,
    seconds,
    seed_asked,
)
from clausewise.failures import ERROR, ClausewiseError
from clausewise.showing import visible

if TYPE_CHECKING:
    from clausewise.registry import Rulebook
    from clausewise.running.run import Ran


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise run`."""
    parser = subparsers.add_parser(
        "run",
        help="play the rulebooks against a system",
        description="Plays the scenarios of the rulebooks against a system under test, keeps a journal of everything, "
        "and ends with a verdict for every clause.",
    )
    parser.add_argument("--rulebook", metavar="ID", action="append", default=[], help="only this one; may be repeated")
    add_clauses(parser)
    add_selection(parser)
    parser.add_argument(
        "--target",
        metavar="TARGET",
        help="`reference`, the address of a server, stdio:COMMAND, guided:FILE, bench:FILE or a device line",
    )
    parser.add_argument("--tester", metavar="NAME", help="who does the test; at a guided table, who reports")
    add_what_is_tested(parser)
    add_manners(parser)
    parser.add_argument(
        "--every-reading",
        action="store_true",
        help="test every choice of each reading that the system names, beginning with its own",
    )
    parser.add_argument(
        "--randomness",
        metavar="RESULT",
        type=path,
        action="append",
        default=[],
        help="a result of `clausewise randomness` as evidence for the clauses that it is about; may be repeated",
    )
    add_what_comes_of_it(parser, "run", "in so many scenarios")
    add_workers(parser, "play the scenarios")
    add_seed(parser)
    add_sink(parser)
    parser.add_argument(
        "--unannounced",
        metavar="ROUNDS",
        type=amount,
        help="of each rulebook play so many rounds at tables that are not told apart from production (default: a share "
        "of the run; 0: none, and the reports say so)",
    )
    parser.add_argument(
        "--pace",
        metavar="SECONDS",
        type=seconds,
        default=0.0,
        help="at such tables wait up to so long before each act, as people do (default: do not wait)",
    )
    parser.add_argument(
        "--plan",
        action="store_true",
        help="only say what a run at a guided table will take: tables, decks, acts, answers and hours",
    )
    add_documents(parser, QUOTES)
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Plan, execute, report."""
    import msgspec

    from clausewise.reports.quoting import require_documents
    from clausewise.running.configuration import FILE_NAME, Configuration, read_configuration, with_overrides
    from clausewise.running.guided import is_guided, with_technician
    from clausewise.running.guided_plan import with_order
    from clausewise.running.manners import load_manners
    from clausewise.running.run import default_directory, execute, plan_run
    from clausewise.running.selection import select
    from clausewise.running.selection_file import read_selection

    require_documents(args.documents)
    if args.resume:
        demand_a_run(args.out, "run")
    clauses = [*args.clause, *(read_selection(args.selection) if args.selection else ())]
    selection, rulebooks = select(args.rulebook, clauses, args.features)
    config = args.config or (Path(FILE_NAME) if Path(FILE_NAME).exists() else None)
    configuration = read_configuration(config, args.features) if config else Configuration()
    configuration = with_overrides(configuration, rulebooks, args.reading, args.option, target=args.target)
    if args.manners is not None:
        configuration = msgspec.structs.replace(configuration, manners=load_manners(args.manners))
    if args.randomness:
        from clausewise.running.randomness_shown import randomness_shown

        shown = randomness_shown(args.randomness, rulebooks)
        configuration = msgspec.structs.replace(configuration, randomness=shown)
    if args.tester is not None:
        people = msgspec.structs.replace(configuration.people, tester=args.tester)
        configuration = msgspec.structs.replace(configuration, people=people)
    if args.plan and not is_guided(configuration.target):
        raise ClausewiseError("--plan is for guided tables: nobody has to stack a deck for any other target")
    if is_guided(configuration.target) and not args.plan:
        configuration = with_technician(configuration, args.out if args.resume else None, args.workers)
    plan = plan_run(
        configuration,
        selection,
        rulebooks,
        args.out or default_directory(),
        features=args.features,
        every_reading=args.every_reading,
        allure=args.allure,
        failures_in_a_row=args.give_up_after,
        seed=seed_asked(args),
        sink=args.sink,
        unannounced=args.unannounced,
        pace=args.pace,
    )
    if plan.guided:
        plan, planned = with_order(plan)
        if args.plan:
            print("\n".join(planned.lines()))
            return 0
    ran = execute(plan, go_on=args.resume, workers=args.workers)
    if ran.problem:
        print(f"clausewise: {visible(ran.problem, lines=True)}", file=sys.stderr)
        print(
            f"clausewise: what was gathered is kept; go on with the same command and --out {ran.directory} --resume",
            file=sys.stderr,
        )
        return INTERRUPTED if ran.interrupted else ERROR
    return _report(args, rulebooks, ran)


def _report(args: argparse.Namespace, rulebooks: Sequence[Rulebook], ran: Ran) -> int:
    """Writes the reports, shows the verdicts and says the exit code."""
    from clausewise.cli.report import allure_page, show
    from clausewise.reports.allure_results import write_allure_results
    from clausewise.reports.naming import ALLURE_RESULTS
    from clausewise.reports.writing import write_reports
    from clausewise.verdicts import exit_code

    written = write_reports(ran.directory, rulebooks, documents=args.documents)
    if args.allure and (ran.resumed or ran.guided):
        write_allure_results(ran.directory, rulebooks, ran.directory / ALLURE_RESULTS)
    show(written, args.format, ("--config", args.config), ("--manners", args.manners), features=args.features)
    if args.allure:
        allure_page(args, ran.directory, written)
    return exit_code(written.verdicts)
