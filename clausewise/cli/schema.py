"""`clausewise schema`: what a vendor implements against, and what a lab reads the verdicts by."""

from __future__ import annotations

import argparse
import json

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.failures import CLEAN, ClausewiseError


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise schema`."""
    parser = subparsers.add_parser(
        "schema",
        help="the protocol and the verdicts as JSON Schema and OpenAPI",
        description="Prints the JSON Schema of every message, the OpenAPI page of the requests, or the JSON Schema of"
        " verdicts.json, changes.json or of a test of randomness; with --out, writes those of the protocol and the"
        " pages of the vocabulary.",
    )
    parser.add_argument(
        "which",
        nargs="?",
        choices=("protocol", "openapi", "verdicts", "changes", "randomness"),
        default="protocol",
    )
    parser.add_argument(
        "--out", metavar="DIR", type=path, help="write the protocol's two files and the pages of its vocabulary"
    )
    parser.set_defaults(handler=schema)


def schema(args: argparse.Namespace) -> int:
    """Prints one, or writes the protocol's two and all pages of the vocabulary."""
    from clausewise import verdicts
    from clausewise.reports import changes_results
    from clausewise.serving.openapi import published

    documents = published()
    if args.which == "verdicts":
        print(json.dumps(verdicts.schema(), indent=2))
        return CLEAN
    if args.which == "changes":
        print(json.dumps(changes_results.schema(), indent=2))
        return CLEAN
    if args.which == "randomness":
        from clausewise.reports import randomness_results

        print(json.dumps(randomness_results.schema(), indent=2))
        return CLEAN
    if args.out is None:
        print(documents["openapi.json" if args.which == "openapi" else "protocol.schema.json"], end="")
        return CLEAN
    from clausewise.vendor_pages.published import pages

    try:
        for name, text in {**documents, **pages()}.items():
            if args.out.is_dir():
                (args.out / name).parent.mkdir(exist_ok=True)
            (args.out / name).write_text(text, encoding="utf-8")
            print(args.out / name)
    except OSError as error:
        raise ClausewiseError(f"{args.out}: cannot be written: {error.strerror}; name a folder that exists") from None
    return CLEAN
