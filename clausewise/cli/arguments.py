"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_features(parser: argparse.ArgumentParser) -> None:
    """`--features DIR`."""
    parser.add_argument(
        "--features",
        metavar="DIR",
        type=Path,
        help="the folder that holds the rulebooks (default: those of clausewise)",
    )


def add_documents(parser: argparse.ArgumentParser, what_for: str, *, required: bool = False) -> None:
    """`--documents DIR`."""
    parser.add_argument(
        "--documents",
        metavar="DIR",
        type=Path,
        required=required,
        help=f"the folder that holds the documents: {what_for}",
    )
