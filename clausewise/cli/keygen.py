"""`clausewise keygen`: a pair of keys to sign bundles with."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.failures import CLEAN


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise keygen`."""
    parser = subparsers.add_parser(
        "keygen",
        help="make a key to sign bundles with, and the public key beside it",
        description="Makes a private key (Ed25519, PEM, readable by its owner alone) and the public key beside it, "
        "whose name ends in .pub. `openssl genpkey -algorithm ed25519` makes such keys, too.",
    )
    parser.add_argument("file", metavar="FILE", type=path, help="where the private key goes, such as lab.key")
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Make both, say which is for whom."""
    from clausewise.filing.contents import require_extra

    require_extra()
    from clausewise.filing.keys import write_pair

    public = write_pair(args.file)
    print(f"{args.file}: the private key; it stays with who signs")
    print(f"{public}: the public key; hand it to whoever checks, on another way than the bundle")
    return CLEAN
