"""`clausewise starter`: a small program that speaks the protocol, for a vendor to put a table into."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers
from clausewise.failures import CLEAN

STARTERS = {"python": "three_card_table.py", "javascript": "three_card_table.js"}


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise starter`."""
    parser = subparsers.add_parser(
        "starter",
        help="a small program that plays a game behind the protocol, to start from",
        description="Prints a program that plays Three Card Poker behind the protocol on its standard streams, with "
        "nothing but the language: `clausewise starter python > table.py`.",
    )
    parser.add_argument("language", choices=tuple(STARTERS))
    parser.set_defaults(handler=starter)


def starter(args: argparse.Namespace) -> int:
    """Prints it."""
    from importlib.resources import files

    program = files("clausewise.adapters.starters") / STARTERS[args.language]
    print(program.read_text(encoding="utf-8"), end="")
    return CLEAN
