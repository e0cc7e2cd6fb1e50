"""`clausewise randomness`: whether decks come shuffled at random and dice fall at random, under a plan made before."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from clausewise.cli import Handler, Subparsers
from clausewise.cli.arguments import add_features, amount, path
from clausewise.failures import CLEAN, ERROR, FAIL, INCONCLUSIVE, ClausewiseError

CODES = {"pass": CLEAN, "fail": FAIL, "inconclusive": INCONCLUSIVE}
STARTS = ("unknown", "fixed", "previous")


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise randomness`."""
    parser = subparsers.add_parser(
        "randomness",
        help="are decks shuffled, and do dice fall, at random? under a plan with its power",
        description="Tests decks or throws of a system, a file or a scanner for randomness. A plan comes first: "
        "how many are read, at which level, and which faults are found so with which chance.",
    )
    parser.set_defaults(handler=_needing_the_extra(show_power))  # what is to be done has a handler of its own
    verbs = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    _add_plan(verbs)
    for verb, what in (
        ("run", "read what the plan asks for, and say what comes of it"),
        (
            "watch",
            "the same for a plan of evidence, which may be looked at: shows it as it grows, and ends when it suffices",
        ),
    ):
        _add_reading(verbs.add_parser(verb, help=what, description=f"{what[0].upper()}{what[1:]}."), verb)
    power = verbs.add_parser("power", help="show what was measured: after how many decks which test finds which fault")
    power.add_argument(
        "setting", nargs="*", metavar="SETTING", help="fixed-52, previous-52, unknown-52, dice... (default: all)"
    )
    power.add_argument("--level", type=float, default=0.01, help="0.05, 0.01 or 0.001 (default: 0.01)")
    power.set_defaults(handler=_needing_the_extra(show_power))


def _add_plan(verbs: Subparsers[argparse.ArgumentParser]) -> None:
    parser = verbs.add_parser("plan", help="make the plan, before the first deck or throw")
    parser.add_argument("subject", help="the device or program, as it is to be called in the report")
    parser.add_argument("--out", metavar="FILE", type=path, default=Path("plan.toml"), help="default: plan.toml")
    parser.add_argument(
        "--clause", metavar="ID", action="append", default=[], help="a clause that asks for randomness; may be repeated"
    )
    parser.add_argument("--what", choices=("cards", "dice"), help="default: what the clause is about, else cards")
    parser.add_argument(
        "--way",
        choices=("fixed", "evidence"),
        default="fixed",
        help="a number that is looked at once, or evidence that may be looked at whenever one likes (default: fixed)",
    )
    parser.add_argument("--level", type=float, help="default: what the clause states, else 0.01")
    parser.add_argument("--power", type=float, default=0.9, help="for each of the faults aimed at (default: 0.9)")
    parser.add_argument(
        "--against",
        metavar="FAULT",
        action="append",
        default=[],
        help="a fault to find (default: all that can be found)",
    )
    parser.add_argument(
        "--number", metavar="N", type=amount, help="decks or throws (default: as many as the power takes)"
    )
    parser.add_argument(
        "--start", choices=STARTS, default="unknown", help="the order before each shuffle: unknown, one and the same "
        "(see --order), or that of the deck read before"
    )  # fmt: skip
    parser.add_argument("--order", default="", help="with a fixed start: the cards from the top (default: a new pack)")
    parser.add_argument(
        "--cards", type=int, default=52, help="how many of each deck are seen, from the top (default: 52)"
    )
    parser.add_argument(
        "--packs", type=int, default=1, help="packs of a shoe, of which all cards are read (default: 1)"
    )
    parser.add_argument(
        "--build", default="", help="what is tested, as it describes itself: needed for `run --randomness`"
    )
    parser.add_argument("--seconds-each", type=float, default=0.0, help="what one shuffle or throw takes")
    parser.add_argument(
        "--most-misread", type=float, default=0.01, help="a larger share and nothing is concluded (0.01)"
    )
    add_features(parser)
    parser.set_defaults(handler=_needing_the_extra(make_plan))


def _add_reading(parser: argparse.ArgumentParser, verb: str) -> None:
    parser.add_argument("--plan", metavar="FILE", type=path, required=True, help="the plan that was made before")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "--file", metavar="FILE", type=path, help="orders or throws: a line each, one card a line, Parquet"
    )
    source.add_argument("--scan", action="store_true", help="read cards or throws as somebody types or scans them")
    source.add_argument("--target", metavar="TARGET", help="a system under test: plain rounds are played")
    parser.add_argument("--rulebook", metavar="ID", help="with --target: what is played")
    parser.add_argument(
        "--option", metavar="ID=VALUE", action="append", default=[], help="with --target: what the table has"
    )
    parser.add_argument("--out", metavar="DIR", type=path, required=True, help="where the result and its pages go")
    parser.set_defaults(handler=_needing_the_extra(read), watching=verb == "watch")


def _needing_the_extra(handler: Handler) -> Handler:
    """The handler, with one line for whoever has not installed what it works with."""

    def run(args: argparse.Namespace) -> int:
        from importlib.util import find_spec

        lacking = [name for name in ("numpy", "scipy") if find_spec(name) is None]
        if lacking:
            raise ClausewiseError(
                f"{' and '.join(lacking)}: not installed, and `clausewise randomness` counts with it; "
                "pip install 'clausewise[randomness]'"
            )
        return handler(args)

    return run


def make_plan(args: argparse.Namespace) -> int:
    """Makes a plan and writes it down."""
    from clausewise.randomness import plans
    from clausewise.registry import load_rulebooks

    asked = [
        (clause, one)
        for clause in args.clause
        for book in load_rulebooks(args.features)
        for one in book.randomness
        if clause in one.clauses
    ]
    unknown = set(args.clause) - {clause for clause, _ in asked}
    if unknown:
        known = sorted(c for book in load_rulebooks(args.features) for one in book.randomness for c in one.clauses)
        raise ClausewiseError(
            f"{', '.join(sorted(unknown))}: asks for no randomness; those that do: {', '.join(known)}"
        )
    whats = {one.what for _, one in asked} | ({args.what} if args.what else set())
    if len(whats) > 1:
        raise ClausewiseError("cards and dice are two tests: make a plan for each")
    stated = [one for _, one in asked if one.level is not None]
    level = args.level if args.level is not None else min((one.level for one in stated if one.level), default=0.01)
    for one in stated:
        if one.level != level:
            raise ClausewiseError(f"--level {level:g}: {one.stated_by} states a confidence of {one.confidence} %")
    plan = plans.Plan(
        format=1,
        made=plans.now(),
        what=whats.pop() if whats else "cards",
        way="evidence" if args.way == "evidence" else "fixed number",
        level=level,
        number=0,
        power=args.power,
        against=(),
        subject=args.subject,
        build=args.build,
        clauses=tuple(args.clause),
        stated_by=", ".join(dict.fromkeys(f"{one.stated_by}: {one.confidence} %, {one.test}" for one in stated)),
        start=args.start,
        order=args.order,
        cards=args.cards * args.packs,
        packs=args.packs,
        most_misread=args.most_misread,
        seconds_each=args.seconds_each,
    )
    plan = plans.make(plan, tuple(args.against), args.number)
    try:
        with args.out.open("xb") as file:
            file.write(plans.written(plan))
    except FileExistsError:
        raise ClausewiseError(
            f"{args.out}: a plan is there already, and a plan is not changed; name another --out"
        ) from None
    print("\n".join(plans.told(plan)))
    print(f"plan      {args.out}")
    return CLEAN


def read(args: argparse.Namespace) -> int:
    """Reads what the plan asks for, and says what comes of it."""
    from clausewise.randomness.plans import read_plan
    from clausewise.randomness.reading import Asked, read_and_analyse
    from clausewise.randomness.writing import prepare, write
    from clausewise.reports.randomness_page import lines
    from clausewise.showing import visible

    plan = read_plan(args.plan)
    if args.watching and plan.plan.way != "evidence":
        raise ClausewiseError(
            f"{args.plan}: it asks for a fixed number, which is looked at once, when all are there: who looks before "
            "rejects sound devices; use `clausewise randomness run`, or make a plan with --way evidence"
        )
    asked = Asked(args.file, args.scan, args.target, args.rulebook, tuple(args.option))
    asked.check()
    prepare(args.out, plan)
    read = read_and_analyse(plan, asked, args.out, watching=args.watching)
    written = write(read.result, args.out)
    print("\n".join(visible(line) for line in lines(read.result)))
    for made in written:
        print(made)
    if read.failure:
        print(f"clausewise: {visible(read.failure)}; what was gathered is kept in {args.out}", file=sys.stderr)
        return ERROR
    return CODES[read.result.verdict]


def show_power(args: argparse.Namespace) -> int:
    """Shows the power tables."""
    from clausewise.randomness.power import LEVELS, SETTINGS, measured, told

    if args.level not in LEVELS:
        raise ClausewiseError(
            f"--level {args.level:g}: power was measured for {', '.join(f'{one:g}' for one in LEVELS)}"
        )
    for setting in args.setting or SETTINGS:
        table = measured(setting)
        if table is None:
            raise ClausewiseError(f"{setting}: nothing was measured for it; there are {', '.join(SETTINGS)}")
        print("\n".join(told(table, f"{args.level:g}")), end="\n\n")
    return CLEAN
