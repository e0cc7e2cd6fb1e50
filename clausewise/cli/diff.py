"""`clausewise diff`: what has changed since another run, or since a baseline."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.failures import CLEAN, ERROR, FAIL, ClausewiseError

if TYPE_CHECKING:
    from clausewise.reports.changes_results import Changes

JSON, PAGE = "changes.json", "changes.html"


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise diff`."""
    parser = subparsers.add_parser(
        "diff",
        help="what has changed since another run, or since a baseline",
        description="Verifies both journals, and says of each clause what became of it: newly failing first, then what "
        "is no longer examined, weaker, fixed, newly examined; and of all that a verdict depends on whether it is the "
        "same: build, words of the rules, readings, options, variances, harness. Exit code 1 if something got worse.",
    )
    parser.add_argument("before", metavar="BEFORE", type=path, help="the directory of a run, or a baseline")
    parser.add_argument("after", metavar="RUN", type=path, help="the directory of a later run")
    add_editions(parser)
    parser.add_argument(
        "--documents",
        metavar="PATH",
        type=path,
        action="append",
        default=[],
        help="a document, or a folder of them: the words that have changed are shown; may be repeated",
    )
    parser.add_argument("--format", choices=("text", "json", "github"), default="text", help="what is printed")
    parser.add_argument("--out", metavar="DIR", type=path, help=f"where {JSON} and {PAGE} go (default: in RUN)")
    parser.set_defaults(handler=run)


def add_editions(parser: argparse.ArgumentParser) -> None:
    """`--features DIR`, of every edition that was played."""
    parser.add_argument(
        "--features",
        metavar="DIR",
        type=path,
        action="append",
        default=[],
        help="the folder that holds the rulebooks (default: those of clausewise); repeated for runs of other editions",
    )


def run(args: argparse.Namespace) -> int:
    """Compare, write, print."""
    from clausewise.changes.comparing import compare
    from clausewise.changes.side import load
    from clausewise.changes.writing import encode, write
    from clausewise.reports.changes_page import changes_page

    if args.after.is_file():
        raise ClausewiseError(f"{args.after}: is a file; a baseline goes first, and then the directory of a run")
    features = args.features or [None]
    before, after = load(args.before, features), load(args.after, features)
    changes = compare(before, after, documents=args.documents, features=features)
    out = args.out or args.after
    written = write(out, {JSON: encode(changes), PAGE: changes_page(changes).encode()})
    _show(changes, args, written)
    return ERROR if changes.after.problems else FAIL if changes.worse else CLEAN


def _show(changes: Changes, args: argparse.Namespace, written: list[Path]) -> None:
    import sys

    from clausewise.changes.telling import lines
    from clausewise.changes.writing import encode
    from clausewise.reports.github_changes import changes_lines
    from clausewise.reports.step_summary import append_summary, changes_summary
    from clausewise.reports.terminal import fitting

    if args.format == "json":
        print(encode(changes).decode(), end="")
        return
    if args.format == "github":
        append_summary(changes_summary(changes))
    told = changes_lines(changes, _places(args.features)) if args.format == "github" else lines(changes)
    print(fitting("\n".join(told), sys.stdout.encoding))
    if args.format == "text":
        print("\n".join(f"{file.suffix[1:]:<8}{file}" for file in written))


def _places(features: list[Path]) -> dict[str, tuple[str, int]]:
    """Where the rules of the clauses stand in the repository that this is called in."""
    from clausewise.cli.report import in_repository
    from clausewise.registry import features_folder, load_rulebooks

    found = {}
    folders: list[Path | None] = [*features] or [None]
    for folder in folders:
        inside = in_repository(folder)
        if inside is None:
            continue
        root = features_folder(folder).resolve()
        for book in load_rulebooks(folder):
            for clause in book.clauses:
                if clause.path.resolve().is_relative_to(root):
                    name = clause.path.resolve().relative_to(root).as_posix()
                    found[clause.id] = (inside + name, clause.line)
    return found
