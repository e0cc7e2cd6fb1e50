"""`clausewise judge`: which harness this is, and whether it is the one that was released or that made a run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.failures import CLEAN, FAIL, ClausewiseError

if TYPE_CHECKING:
    from clausewise.judge import Judge


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise judge`."""
    parser = subparsers.add_parser(
        "judge",
        help="say which harness this is, by digests, and compare it with a released one or with that of a run",
        description="Prints a digest of each package of the harness that is installed here, and the versions of its "
        "libraries, as JSON. With --released it compares them with a file that was printed elsewhere, with DIR the "
        "harness that made a run; exit code 1 if they differ, a line for each difference.",
    )
    parser.add_argument("directory", metavar="DIR", type=path, nargs="?", help="the directory of a run")
    parser.add_argument("--released", metavar="FILE", type=path, help="what `clausewise judge` printed of a release")
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Print, or compare."""
    import msgspec

    from clausewise.judge import differences, this_judge

    here = this_judge()
    if args.directory is None and args.released is None:
        print(msgspec.json.format(msgspec.json.encode(here), indent=2).decode())
        return CLEAN
    one = _of_a_run(args.directory) if args.directory is not None else here
    other = _released(args.released) if args.released is not None else here
    who = "the harness that made the run" if args.directory is not None else "this harness"
    whose = "the released one" if args.released is not None else "the one here"
    found = differences(other, one)
    for line in found:
        print(line)
    print(f"{who} is {'not ' if found else ''}{whose}")
    return FAIL if found else CLEAN


def _of_a_run(directory: Path) -> Judge:
    from clausewise.journal import required_header

    judge = required_header(directory).judge
    if judge is None:
        raise ClausewiseError(f"{directory}: its journal does not say which harness made it")
    return judge


def _released(file: Path) -> Judge:
    import msgspec

    from clausewise.judge import Judge

    try:
        return msgspec.json.decode(file.read_bytes(), type=Judge)
    except OSError as problem:
        raise ClausewiseError(
            f"{file}: cannot be read: {problem.strerror}; name what `clausewise judge` printed"
        ) from None
    except msgspec.DecodeError as problem:
        raise ClausewiseError(f"{file}: is not what `clausewise judge` prints: {problem}") from None
