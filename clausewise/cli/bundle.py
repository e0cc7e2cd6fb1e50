"""`clausewise bundle`: one file of a run that leaves the house."""

from __future__ import annotations

import argparse
from pathlib import Path

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_documents, add_features, path
from clausewise.failures import CLEAN, ClausewiseError


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise bundle`."""
    parser = subparsers.add_parser(
        "bundle",
        help="put a run, its reports and a test report as PDF/A into one file to hand over",
        description="Puts the journal of a run, the features by which it was judged, every report, a test report in "
        "the shape of ISO/IEC 17025 as PDF/A, a workbook and a letter into one archive. The same run and the same "
        "laboratory data give the same file. `clausewise sign` signs it, `clausewise verify` checks it.",
    )
    parser.add_argument("directory", metavar="RUN", type=path, nargs="?", help="the directory of a run")
    parser.add_argument("--out", metavar="FILE", type=path, help="the file (default: the run's name and .zip)")
    parser.add_argument(
        "--laboratory",
        metavar="FILE",
        type=path,
        default=Path("laboratory.toml"),
        help="what the laboratory says of itself, its customer and the report (default: laboratory.toml)",
    )
    parser.add_argument("--example", action="store_true", help="print such a file, to be filled in, and end")
    add_documents(parser, "the report quotes the clauses that failed")
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Make it, say where it is and what comes next."""
    from clausewise.filing.contents import require_extra
    from clausewise.filing.letterhead import own_text, read_letterhead

    if args.example:
        print(own_text("laboratory.toml"), end="")
        return CLEAN
    if args.directory is None:
        raise ClausewiseError("name the directory of the run that is to be bundled")
    require_extra()
    from clausewise.filing.bundling import bundle, write

    out = args.out or Path(f"{args.directory.resolve().name}.zip")
    if out.exists():
        raise ClausewiseError(f"{out}: is there already; name another file with --out")
    letterhead = read_letterhead(args.laboratory)
    files = bundle(args.directory, letterhead, args.features, args.documents)
    write(out, files)
    print(f"bundle    {out}")
    print(f"seal      {files['run/seal.txt'].decode().strip()}")
    print(f"not signed yet: clausewise sign {out} --key KEY --as lab --name NAME")
    return CLEAN
