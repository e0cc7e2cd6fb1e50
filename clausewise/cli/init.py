"""`clausewise init`: writes a clausewise.toml with everything in it explained."""

from __future__ import annotations

import argparse
from pathlib import Path

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_features, path
from clausewise.failures import CLEAN


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise init`."""
    parser = subparsers.add_parser(
        "init",
        help="write a commented clausewise.toml",
        description="Writes a configuration with every setting explained and set to its default: of the rulebooks that "
        "are named also every option and reading, of the others only their names.",
    )
    parser.add_argument(
        "--config", metavar="FILE", type=path, default=Path("clausewise.toml"), help="where (default: clausewise.toml)"
    )
    parser.add_argument(
        "--rulebook", metavar="ID", action="append", default=[], help="with its options and readings; may be repeated"
    )
    parser.add_argument(
        "--target",
        metavar="TARGET",
        default="reference",
        help="`reference`, the address of a server, stdio:COMMAND or guided:FILE",
    )
    add_features(parser)
    parser.set_defaults(handler=init)


def init(args: argparse.Namespace) -> int:
    """Write it, never over another."""
    from clausewise.running.commented import commented_configuration, write_new
    from clausewise.running.selection import select

    _, rulebooks = select(args.rulebook, [], args.features)
    in_full = bool(args.rulebook) or len(rulebooks) == 1
    write_new(args.config, commented_configuration(rulebooks, args.target, in_full=in_full))
    print(f"{args.config} is written; edit it, then `clausewise doctor`, and `clausewise run`")
    return CLEAN
