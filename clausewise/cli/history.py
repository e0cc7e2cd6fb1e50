"""`clausewise history`: many runs side by side."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.cli.diff import add_editions
from clausewise.failures import CLEAN, FAIL

JSON, TABLE, PAGE = "history.json", "history.csv", "history.html"


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise history`."""
    parser = subparsers.add_parser(
        "history",
        help="many runs side by side: a line a clause, a column a run",
        description="Verifies every run in a folder and puts them side by side by time: the verdict of each clause in "
        "each run, and how many had which, as a plot. Exit code 1 if a journal is not as it was written; it is "
        "left out then.",
    )
    parser.add_argument("folder", metavar="DIR", type=path, help="the folder that holds the directories of the runs")
    add_editions(parser)
    parser.add_argument("--format", choices=("text", "json", "csv"), default="text", help="what is printed")
    parser.add_argument(
        "--out", metavar="DIR", type=path, help=f"where {JSON}, {TABLE} and {PAGE} go (default: the same folder)"
    )
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Read, write, print."""
    import sys

    from clausewise.changes.history import csv_text, history, lines
    from clausewise.changes.writing import encode, write
    from clausewise.reports.history_page import history_page
    from clausewise.reports.terminal import fitting
    from clausewise.showing import visible

    found = history(args.folder, args.features or [None])
    contents = {JSON: encode(found), TABLE: csv_text(found).encode(), PAGE: history_page(found).encode()}
    written = write(args.out or args.folder, contents)
    if args.format == "text":
        told = [*map(visible, lines(found)), *(f"{file.suffix[1:]:<6}{file}" for file in written)]
        print(fitting("\n".join(told), sys.stdout.encoding))
    else:
        print(contents[JSON if args.format == "json" else TABLE].decode(), end="")
    return FAIL if found.left_out else CLEAN
