"""`clausewise baseline`: what a run came to, in a small file that later runs are compared with."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.cli.diff import add_editions
from clausewise.failures import CLEAN
from clausewise.showing import counted, visible


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise baseline`."""
    parser = subparsers.add_parser(
        "baseline",
        help="keep what a run came to, to compare later runs with",
        description="Writes the verdicts of a run into a small file for `clausewise diff FILE RUN`. Fails may be "
        "approved in it: they keep a gate green as long as the same scenarios fail and the clause has the same words, "
        "and are listed each time. Where the file is there already, its approvals are kept as far as they hold.",
    )
    parser.add_argument("directory", metavar="RUN", type=path, help="the directory of the run")
    parser.add_argument("--out", metavar="FILE", type=path, required=True, help="the baseline")
    parser.add_argument(
        "--approve", metavar="CLAUSE", action="append", default=[], help="let the fail of this clause stand"
    )
    parser.add_argument("--by", metavar="NAME", default="", help="who approves")
    parser.add_argument("--reason", metavar="TEXT", default="", help="why")
    add_editions(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Read, approve, write, say what stands in it."""
    from datetime import UTC, datetime

    import msgspec

    from clausewise.changes.approving import approve, held
    from clausewise.changes.side import load, read_baseline
    from clausewise.changes.writing import encode_baseline, write

    side = load(args.directory, args.features or [None]).side
    if args.out.exists():
        for one in (held(approval, side) for approval in read_baseline(args.out).approved):
            if one.holds:
                side = msgspec.structs.replace(side, approved=(*side.approved, one.approval))
            else:
                print(visible(f"no longer approved: {one.approval.clause}: {one.why}"))
    side = approve(side, args.approve, args.by, args.reason, datetime.now(UTC).date().isoformat())
    write(args.out.parent, {args.out.name: encode_baseline(side)})
    for approval in side.approved:
        print(visible(f"approved: {approval.clause}, by {approval.by}, {approval.date}: {approval.reason}"))
    known = {approval.clause for approval in side.approved}
    open_ = [clause for clause, judged in side.clauses.items() if judged.verdict == "fail" and clause not in known]
    for clause in open_:
        print(f"fails, approved by nobody: {clause}")
    print(f"{args.out}: {counted(len(side.clauses), 'clause')}, {counted(len(side.approved), 'approved fail')}")
    return CLEAN
