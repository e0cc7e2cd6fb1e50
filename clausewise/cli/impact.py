"""`clausewise impact`: what an amended document means for what was found, and what must be tested again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_documents, add_features, path
from clausewise.failures import CLEAN, FAIL

if TYPE_CHECKING:
    from clausewise.changes.impact import Given


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise impact`."""
    parser = subparsers.add_parser(
        "impact",
        help="what an amended document means, and what must be tested again",
        description="Compares a document with the lock, and with the words that earlier runs were about: which clauses "
        "are changed, added, gone or moved; which scenarios, readings, options, attestations, variances and verdicts "
        "rest on them; what must be tested again, as a file for `clausewise run --selection`. Exit code 1 if there is "
        "anything.",
    )
    parser.add_argument("rulebook", metavar="RULEBOOK")
    add_documents(parser, "the rulebook names its file", required=True)
    parser.add_argument(
        "--run",
        metavar="RUN",
        type=path,
        action="append",
        default=[],
        help="the directory of an earlier run, or a baseline; may be repeated",
    )
    parser.add_argument(
        "--config",
        metavar="FILE",
        type=path,
        help="the configuration, for its attestations and variances (default: clausewise.toml, if it is here)",
    )
    parser.add_argument("--inventory", metavar="FILE", type=path, help="of the clauses, as for `clausewise lock`")
    parser.add_argument("--selection", metavar="FILE", type=path, help="where the selection for `run` is written")
    parser.add_argument("--format", choices=("text", "json"), default="text", help="what is printed")
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Compare, print, write the selection."""
    from clausewise.changes.impact import impact
    from clausewise.changes.impact_telling import lines, selection
    from clausewise.changes.side import load
    from clausewise.changes.writing import encode, write
    from clausewise.registry import load_rulebook

    rulebook = load_rulebook(args.rulebook, args.features)
    runs = [load(directory, [args.features]) for directory in args.run]
    found = impact(rulebook, args.documents, runs, _given(args.config, args.features), args.inventory)
    if args.format == "json":
        print(encode(found).decode(), end="")
    else:
        print("\n".join(lines(found)))
    if args.selection is not None:
        write(args.selection.parent, {args.selection.name: selection(found).encode()})
        if args.format == "text":
            print(f"\n{args.selection}: for `clausewise run --selection {args.selection}`")
    return FAIL if found.touched else CLEAN


def _given(config: Path | None, features: Path | None) -> list[Given]:
    """What people gave, as the configuration has it."""
    from clausewise.changes.impact import Given
    from clausewise.running.configuration import FILE_NAME, read_configuration

    file = config or (Path(FILE_NAME) if Path(FILE_NAME).exists() else None)
    if file is None:
        return []
    read = read_configuration(file, features)
    return [Given(str(file), read.attestations, read.variances)]
