"""`clausewise sign`: puts a signature, or a time stamp for one, into a bundle."""

from __future__ import annotations

import argparse
import os

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.failures import CLEAN, ClausewiseError

PASSPHRASE = "CLAUSEWISE_KEY_PASSPHRASE"  # noqa: S105  the name of a variable


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise sign`."""
    parser = subparsers.add_parser(
        "sign",
        help="sign a bundle, as the laboratory or as who checked it",
        description="Signs every file of a bundle with Ed25519 (an in-toto statement in a DSSE envelope), as the "
        "laboratory or as the second person who checked it. With --time-stamp-request it writes what a time stamping "
        "service (RFC 3161) is asked, with --time-stamp it puts the service's answer into the bundle. The passphrase "
        f"of a locked key comes from {PASSPHRASE}.",
    )
    parser.add_argument("bundle", metavar="BUNDLE", type=path, help="the file that `clausewise bundle` wrote")
    parser.add_argument("--as", dest="role", choices=("lab", "checker"), required=True, help="as whom")
    parser.add_argument("--key", metavar="FILE", type=path, help="the private key, in PEM (`clausewise keygen`)")
    parser.add_argument("--name", metavar="NAME", help="who signs")
    parser.add_argument(
        "--time-stamp-request", metavar="FILE", type=path, help="write the request for a time stamp of the signature"
    )
    parser.add_argument(
        "--time-stamp", metavar="FILE", type=path, help="the service's answer, to be put into the bundle"
    )
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Sign, ask or stamp: one of them."""
    from clausewise.filing.contents import require_extra

    asked = [args.key is not None, args.time_stamp_request is not None, args.time_stamp is not None]
    if sum(asked) != 1:
        raise ClausewiseError("name one of --key, --time-stamp-request and --time-stamp")
    require_extra()
    from datetime import date

    from clausewise.filing import bundling, stamps

    if args.key is not None:
        if not (args.name or "").strip():
            raise ClausewiseError("name who signs with --name")
        today = date.today()  # noqa: DTZ011  a person's calendar day
        passphrase = os.environ.get(PASSPHRASE, "")
        files = bundling.signed(args.bundle, args.key, passphrase, args.role, args.name.strip(), today)
        bundling.write(args.bundle, files, anew=True)
        print(f"{args.bundle}: signed as {args.role} by {args.name.strip()}")
    elif args.time_stamp is not None:
        bundling.write(args.bundle, bundling.stamped(args.bundle, args.role, args.time_stamp), anew=True)
        print(f"{args.bundle}: stamped")
    else:
        signature = bundling.signature_in(args.bundle, bundling.opened(args.bundle), args.role)
        args.time_stamp_request.write_bytes(stamps.request_for(signature))
        print(f"{args.time_stamp_request}: send this to the service, and put its answer in with --time-stamp")
    return CLEAN
