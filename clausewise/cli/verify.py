"""`clausewise verify`: whether a journal, or a bundle that holds one, is as it was written."""

from __future__ import annotations

import argparse
import unicodedata
from pathlib import Path

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_features, path, seal
from clausewise.failures import CLEAN, FAIL, INCONCLUSIVE, ClausewiseError
from clausewise.showing import counted, visible

MOST_OF_A_SINK = 5
MOST_OF_ALLURE = 5


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise verify`."""
    parser = subparsers.add_parser(
        "verify",
        help="check that a journal, or a bundle, is as it was written",
        description="Finds changed, missing, cut-off, moved and foreign lines in the journal of a run and says each "
        "in a line; with the seal, which stands in every report, also a journal that was written anew. The reports "
        "beside it are made again and compared. Of a bundle it also says who signed it and who checked it, as far as "
        "their keys are given. Exit code 0 if all is sound, 1 if not, 4 if a part of a bundle could not be compared.",
    )
    parser.add_argument("directory", metavar="DIR", type=path, help="the directory of a run, or a bundle")
    parser.add_argument("--seal", metavar="HASH", type=seal, help="the seal as a report or a person kept it")
    parser.add_argument(
        "--sink",
        metavar="FILE",
        type=path,
        help="what a sink has taken of the run as it was written, to be compared with what stands here now",
    )
    parser.add_argument(
        "--key",
        metavar="FILE",
        type=path,
        action="append",
        default=[],
        help="of a bundle: the public key of who signed it, in PEM, from elsewhere; may be repeated",
    )
    parser.add_argument(
        "--tsa",
        metavar="FILE",
        type=path,
        help="of a bundle: the certificates, in PEM, that vouch for the service of its time stamp",
    )
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """A bundle is a file, a run is a folder."""
    if args.directory.is_file():
        return _bundle(args)
    if args.key or args.tsa is not None:
        raise ClausewiseError(f"{args.directory}: --key and --tsa are for a bundle; a run's folder is signed by nobody")
    return _run(args)


def _run(args: argparse.Namespace) -> int:
    """Verify the journal, make its reports again, and print what is not as it was written."""
    from clausewise.journal import against_sink, footer_of, verify
    from clausewise.journal.reader import header_of

    problems = verify(args.directory, args.seal)
    if args.sink is not None:
        found = against_sink(args.directory, args.sink)
        problems += [*found[:MOST_OF_A_SINK], *([found[-1]] if len(found) > MOST_OF_A_SINK else [])]
        if len(found) > MOST_OF_A_SINK:
            print(
                f"{counted(len(found), 'line')} of the sink or the journal without the other; the first and the last:"
            )
    footer = None if problems else footer_of(args.directory)
    for problem in problems:
        print(visible(str(problem)))
    if footer is None:
        print(f"not sound: {counted(len(problems), 'problem')}")
        return FAIL
    altered = [*_beside(args.directory, footer[1]), *_altered(args.directory, args.features)]
    for line in altered:
        print(visible(line))
    if altered:
        print(f"not sound: {counted(len(altered), 'file')} beside the journal not as the journal gives it")
        return FAIL
    print(f"sound: {counted(len(footer[0].segments), 'segment')}, seal {footer[1]}")
    if args.seal is None:
        print("compare the seal with the one in the report: without that, a journal written anew is not noticed")
    header = header_of(args.directory)
    if header is not None and header.sink and args.sink is None:
        print(f"its lines were sent to {header.sink}: compare them with --sink")
    return CLEAN


def _bundle(args: argparse.Namespace) -> int:
    """A file to hand over: what is wrong with it, who signed it, and what could not be looked at."""
    from clausewise.filing.contents import require_extra

    if args.sink is not None or args.features is not None:
        raise ClausewiseError(
            f"{args.directory}: is a bundle, which has its own features; --sink is for a run's folder"
        )
    require_extra()
    from clausewise.filing.checking import Trusted, examine, read_bundle
    from clausewise.filing.keys import public_key
    from clausewise.filing.stamps import certificates

    trusted = Trusted(
        {str(file): public_key(file) for file in args.key},
        certificates(args.tsa) if args.tsa is not None else (),
        args.seal,
    )
    found = examine(read_bundle(args.directory), trusted)
    for line in (*found.told, *found.unshown, *found.problems):
        print(visible(line))
    if found.problems or found.manifest is None:
        print(f"not sound: {counted(len(found.problems), 'problem')}")
        return FAIL
    print(f"sound: report {visible(found.manifest.number)}, seal {found.manifest.seal}")
    if args.seal is None and not args.key:
        print("without a key or a seal from elsewhere, a bundle that was made anew is not noticed: --key, --seal")
    return INCONCLUSIVE if found.unshown else CLEAN


def _beside(directory: Path, seal: str) -> list[str]:
    """Files that pretend: another seal, and names that are read as those of a report or of a segment and are not."""
    from clausewise.journal.chain import FOLDER, is_of_a_segment
    from clausewise.journal.writer import SEAL_FILE
    from clausewise.reports.quoting import QUOTED
    from clausewise.reports.writing import NAMES

    written = (*NAMES, SEAL_FILE, QUOTED)
    found = []
    kept = directory / SEAL_FILE
    if kept.is_file() and kept.read_bytes().decode("utf-8", "replace").strip() != seal:
        found.append(f"{kept}: is not the seal of this journal, {seal}")
    found += (
        f"{file}: has nearly the name of a report, and no run writes it"
        for file in sorted(directory.iterdir())
        if file.name not in written and _plain(file.name) in written
    )
    found += (
        f"{file}: is no segment, and no run writes it there"
        for file in sorted((directory / FOLDER).iterdir())
        if not is_of_a_segment(file.name) and not file.name.startswith(".")
    )
    return found


def _first(names: list[str]) -> list[str]:
    """Some of many."""
    more = len(names) - MOST_OF_ALLURE
    return [*names[:MOST_OF_ALLURE], *([f"and {counted(more, 'result')} more"] if more > 0 else [])]


def _plain(name: str) -> str:
    """A file's name as one reads it: whatever its case, its blanks and its look-alikes."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in letters if letter.isprintable() and not letter.isspace())


def _altered(directory: Path, features: Path | None) -> list[str]:
    """The reports that are not what the journal gives; they can be made again by the edition that was run only."""
    from clausewise.journal.reader import header_of
    from clausewise.registry import load_rulebooks
    from clausewise.reports.allure_compared import altered_results
    from clausewise.reports.naming import ALLURE_RESULTS
    from clausewise.reports.writing import altered_reports, misquoted
    from clausewise.running.run import edition

    header = header_of(directory)
    if header is None or not header.rulebooks:
        return []  # nothing was judged, so there is nothing to report
    rulebooks = load_rulebooks(features)
    ran = header.rulebooks
    editions = {book.id: edition(book) for book in rulebooks if book.id in ran}
    others = [name for name, used in ran.items() if editions.get(name) != used]
    if others:
        print(f"the reports are not compared: {', '.join(others)} is not here in the edition that was run")
        return []
    again = f"`clausewise report {directory}` makes it again"
    results = directory / ALLURE_RESULTS
    altered = altered_results(directory, rulebooks, results)
    return [
        *misquoted(directory, rulebooks),
        *(
            f"{directory / name}: is not what the journal gives; {again}"
            for name in altered_reports(directory, rulebooks)
        ),
        *(f"{results}: {name}: is not what the journal gives; {again}" for name in _first(altered)),
    ]
