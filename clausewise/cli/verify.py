"""`clausewise verify`: whether a journal is as it was written."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path, seal
from clausewise.failures import CLEAN, FAIL
from clausewise.showing import counted, visible


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise verify`."""
    parser = subparsers.add_parser(
        "verify",
        help="check that a journal is as it was written",
        description="Finds changed, missing, cut-off, moved and foreign lines in the journal of a run and says each "
        "in a line; with the seal, which stands in every report, also a journal that was written anew. Exit code 0 if "
        "it is sound, 1 if not.",
    )
    parser.add_argument("directory", metavar="DIR", type=path, help="the directory of a run")
    parser.add_argument("--seal", metavar="HASH", type=seal, help="the seal as a report or a person kept it")
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Verify and print."""
    from clausewise.journal import footer_of, verify

    problems = verify(args.directory, args.seal)
    footer = None if problems else footer_of(args.directory)
    for problem in problems:
        print(visible(str(problem)))
    if footer is None:
        print(f"not sound: {counted(len(problems), 'problem')}")
        return FAIL
    print(f"sound: {counted(len(footer[0].segments), 'segment')}, seal {footer[1]}")
    if args.seal is None:
        print("compare the seal with the one in the report: without that, a journal written anew is not noticed")
    return CLEAN
