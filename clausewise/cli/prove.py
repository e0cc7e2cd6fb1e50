"""`clausewise prove`: breaks the reference engine clause by clause and demands that the scenarios notice."""

from __future__ import annotations

import argparse
from pathlib import Path

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_clauses, add_features, add_workers, path
from clausewise.failures import CLEAN, ERROR, FAIL, ClausewiseError


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
    add_clauses(parser)
    parser.add_argument(
        "--changed",
        metavar="REF",
        nargs="?",
        const="HEAD",
        help="only the clauses whose rule, readings or engine code changed since this git ref (default: HEAD)",
    )
    add_workers(parser, "prove the clauses", default=2)
    parser.add_argument(
        "--all", action="store_true", dest="everywhere", help="also list which scenarios of other clauses turn red"
    )
    parser.add_argument("--out", metavar="DIR", type=path, help="where prove.json and the page go (default: out/prove)")
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Prove and tell."""
    from clausewise.proving.changed import changed_clauses
    from clausewise.proving.prove import provable, prove
    from clausewise.proving.telling import tell
    from clausewise.proving.writing import prepare, write
    from clausewise.reference_engine.rulebooks.games import RULEBOOKS
    from clausewise.running.selection import select

    selection, books = select(args.rulebook, args.clause, args.features)
    unplayed = [book.id for book in books if book.id not in RULEBOOKS]
    if unplayed:
        why = "no package that is installed has a line for it under clausewise.rulebooks (in the checkout: make setup)"
        raise ClausewiseError(f"{', '.join(unplayed)}: the reference engine does not play by it: {why}")
    wanted = [clause.id for book in books for clause in book.clauses if selection.takes(clause.id) and provable(clause)]
    if args.changed is not None:
        touched = set(changed_clauses(args.changed, books))
        wanted = [clause for clause in wanted if clause in touched]
        if not wanted:
            print(f"nothing that is to be proved has changed since {args.changed}")
            return CLEAN
    out = prepare(args.out or Path("out") / "prove")
    proof = prove(wanted, books, features=args.features, workers=args.workers, everywhere=args.everywhere)
    print(tell(proof))
    for made in write(proof, books, out):
        print(made)
    if proof.counts.unsound:
        return ERROR
    return CLEAN if proof.clean else FAIL
