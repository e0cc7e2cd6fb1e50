"""`clausewise journal`: what stands in the journal of a run, in words."""

from __future__ import annotations

import argparse
import re

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise journal`."""
    parser = subparsers.add_parser(
        "journal",
        help="show what stands in the journal of a run",
        description="Shows lines of a journal in words. The pages of a run name the line where each scenario begins.",
    )
    parser.set_defaults(handler=run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    show = commands.add_parser(
        "show",
        help="the steps around a line",
        description="Shows the steps around a line of the journal in words; at the line where a scenario begins, all "
        "of the scenario.",
    )
    show.add_argument("directory", metavar="RUN", type=path, help="the directory of the run")
    show.add_argument(
        "place", metavar="LINE", type=place, help="the number of the line; of a worker's segment as in gw0:12"
    )
    show.add_argument("--whole", action="store_true", help="all of the scenario, wherever in it the line stands")


def place(text: str) -> tuple[str, int]:
    """A line of the main segment, or of another one.

    >>> place("12"), place("gw0:7")
    (('main', 12), ('gw0', 7))
    """
    found = re.fullmatch(r"(?:([A-Za-z0-9][A-Za-z0-9._-]{0,63}):)?([1-9][0-9]{0,17})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no line of a journal: write 12, or gw0:12 of a worker's segment")
    return found[1] or "main", int(found[2])


def run(args: argparse.Namespace) -> int:
    """Print them."""
    from clausewise.running.journal_words import lines_around

    segment, line = args.place
    for told in lines_around(args.directory, segment, line, whole=args.whole):
        print(told)
    return 0
