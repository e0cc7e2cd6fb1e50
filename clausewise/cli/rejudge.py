"""`clausewise rejudge`: judges a recorded run again, without the system."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_features, path, seal
from clausewise.failures import ERROR, FAIL, OTHERWISE, ClausewiseError
from clausewise.showing import visible


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise rejudge`."""
    parser = subparsers.add_parser(
        "rejudge",
        help="judge a recorded run again, without the system",
        description="Plays the scenarios of a recorded run again, or counts the tables of a soak again; what the "
        "system answered comes from the journal. Says where the verdicts differ. Exit code as for `run` "
        "where the verdicts are the same; 5 if one differs or a tally is not borne out by its tables; 1 also if the "
        "journal is not sound.",
    )
    parser.add_argument("directory", metavar="DIR", type=path, help="the directory of a run")
    parser.add_argument("--seal", metavar="HASH", type=seal, help="the seal as a report or a person kept it")
    parser.add_argument(
        "--out", metavar="DIR", type=path, help="where the new journal goes (default: DIR/rejudged-TIME)"
    )
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Verify, judge again, compare."""
    from datetime import UTC, datetime

    from clausewise.journal import required_header, verify
    from clausewise.running.rejudge import rejudge
    from clausewise.soaking.recount import recount
    from clausewise.verdicts import encode, exit_code

    problems = verify(args.directory, args.seal)
    if problems:
        for problem in problems:
            print(visible(str(problem)))
        raise ClausewiseError(f"{args.directory}: a journal that is not sound is not judged again", FAIL)
    out = args.out or args.directory / f"rejudged-{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    again = recount if required_header(args.directory).soak is not None else rejudge
    rejudged = again(args.directory, out, features=args.features)
    (out / "verdicts.json").write_bytes(encode(rejudged.after))
    print(rejudged.after.summary)
    for name in rejudged.changed_rulebooks:
        print(f"note: {name} has changed since the run; judged by today's edition")
    for line in rejudged.differences:
        print(visible(line))
    print(f"{len(rejudged.differences)} differences" if rejudged.differences else "the same verdicts as then")
    print(f"verdicts  {out / 'verdicts.json'}")
    print(f"seal      {rejudged.seal}")
    code = exit_code(rejudged.after)
    return OTHERWISE if rejudged.differences and code != ERROR else code
