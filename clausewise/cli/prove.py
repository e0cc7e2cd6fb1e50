"""`clausewise prove`: breaks the reference engine clause by clause and demands that the scenarios notice."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_features
from clausewise.failures import CLEAN, FAIL


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise prove`."""
    parser = subparsers.add_parser(
        "prove",
        help="prove that the scenarios notice faults",
        description="Breaks the reference engine at every decision that cites a clause, and runs the clause's own "
        "scenarios: each fault has to be noticed by one of their Thens. Exit code 1 if a fault survives, or if a "
        "clause has fewer than three caught faults by different operators.",
    )
    parser.add_argument("rulebook", nargs="*", metavar="RULEBOOK", help="only these rulebooks (default: all)")
    parser.add_argument(
        "--clause",
        metavar="PREFIX",
        action="append",
        default=[],
        help="only this clause and those below it, as in mlgca-four-card.11.B; may be repeated",
    )
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Prove and tell."""
    from clausewise.proving.prove import prove
    from clausewise.proving.telling import tell
    from clausewise.running.selection import select

    rulebooks = args.rulebook if not args.clause else []
    selection, books = select(rulebooks, args.clause, args.features)
    proof = prove(selection, books, features=args.features)
    print(tell(proof))
    return CLEAN if proof.clean else FAIL
