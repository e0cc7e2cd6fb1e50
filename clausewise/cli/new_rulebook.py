"""`clausewise new-rulebook`: a package with a rulebook of one's own, begun from one that is installed."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.failures import CLEAN


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise new-rulebook`."""
    parser = subparsers.add_parser(
        "new-rulebook",
        help="write a package with a rulebook that begins where another ends",
        description="Writes a Python package with a rulebook of its own: the features of an installed rulebook under"
        " another name, and a rule set that begins with its data. Installed beside clausewise it runs through lint,"
        " run, prove, soak and compare like ours. See docs/for-packages.md.",
    )
    parser.add_argument("--from", dest="origin", metavar="RULEBOOK", required=True, help="where it begins: three-card")
    parser.add_argument("--as", dest="name", metavar="NAME", required=True, help="what it is called: red-rock")
    parser.add_argument(
        "--authority",
        metavar="WORDS",
        default="",
        help="whose rules they are, as sentences say it (default: from NAME)",
    )
    parser.add_argument("folder", metavar="DIR", type=path, help="the folder to be written; it is not there yet")
    parser.set_defaults(handler=new_rulebook)


def new_rulebook(args: argparse.Namespace) -> int:
    """Write it, never over another."""
    from clausewise.registry.new_rulebook import write_package

    new = write_package(args.origin, args.name, args.folder, args.authority)
    print(f"{args.folder} is written: {new.title}. Next:")
    for command in (
        f"pip install --editable {args.folder}",
        f"clausewise lint {new.name}",
        f"clausewise run --rulebook {new.name}",
        f"clausewise prove {new.name}",
        f"clausewise compare {new.origin.id} {new.name}",
    ):
        print(f"  {command}")
    return CLEAN
