"""`clausewise report`: makes the reports of a run again from its journal."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import QUOTES, add_allure, add_documents, add_features, path

if TYPE_CHECKING:
    from clausewise.reports.writing import Written


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise report`."""
    parser = subparsers.add_parser(
        "report",
        help="make the reports of a run again from its journal",
        description="Makes all reports of a run again from its journal: the clause matrix, verdicts.json, JUnit XML, "
        "CSV and Allure. The exit code is that of the run.",
    )
    parser.add_argument("directory", metavar="DIR", type=path, help="the directory of the run")
    parser.add_argument(
        "--format",
        choices=("table", "github"),
        default="table",
        help="what is printed: the table of verdicts, or annotations for GitHub Actions",
    )
    add_allure(parser)
    add_documents(parser, QUOTES)
    add_features(parser)
    parser.set_defaults(handler=report)


def report(args: argparse.Namespace) -> int:
    """Make them, say where they are."""
    from clausewise.journal.reader import header_of
    from clausewise.registry import load_rulebooks
    from clausewise.reports.allure_results import write_allure_results
    from clausewise.reports.naming import ALLURE_RESULTS
    from clausewise.reports.writing import write_reports
    from clausewise.running.run import edition
    from clausewise.verdicts import exit_code

    rulebooks = load_rulebooks(args.features)
    header = header_of(args.directory)
    used = header.rulebooks if header else {}
    notes = tuple(
        f"the rulebook {book.id} is not the edition that the run played, which was {used[book.id]}"
        for book in rulebooks
        if book.id in used and edition(book) != used[book.id]
    )
    written = write_reports(args.directory, rulebooks, notes=notes, documents=args.documents)
    show(written, args.format, features=args.features)
    if args.allure:
        write_allure_results(args.directory, rulebooks, args.directory / ALLURE_RESULTS)
        allure_page(args, args.directory, written)
    return exit_code(written.verdicts)


def allure_page(args: argparse.Namespace, directory: Path, written: Written) -> None:
    """Makes the Allure page where Node is there, and says in one line what was left out where it is not.

    The page has all that is in the results: thousands of files, kept only for who asks, or can make no page here.
    """
    import shutil
    import tempfile

    from clausewise.reports.allure_environment import write_environment
    from clausewise.reports.allure_html import build_html, generator
    from clausewise.reports.allure_ordering import in_document_order
    from clausewise.reports.naming import ALLURE_RESULTS

    results, page = directory / ALLURE_RESULTS, directory / "allure.html"
    write_environment(written.dossier, results)
    left_out: str | list[str] | None = generator()
    if not isinstance(left_out, str):
        with tempfile.TemporaryDirectory(prefix="clausewise-allure-") as scratch:
            in_document_order(written.dossier, results, Path(scratch))
            left_out = build_html(Path(scratch), page, history=args.allure_history)
    if left_out is not None:
        print(left_out, file=sys.stderr)
        return
    if args.format != "github":
        print(f"{'allure':<10}{page}")
    if not args.allure_results:
        shutil.rmtree(results)


def show(written: Written, how: str, *given: tuple[str, Path | None], features: Path | None = None) -> None:
    """Prints the verdicts, and the paths of the reports; what was `given` to the command, playing again takes too."""
    from clausewise.reports.github import github_lines
    from clausewise.reports.step_summary import append_summary, run_summary
    from clausewise.reports.terminal import fitting, verdict_table

    if how == "github":
        told = "\n".join(github_lines(written.dossier, in_repository(features)))
        append_summary(run_summary(written.dossier))
    else:
        named = (*given, ("--features", features))
        told = verdict_table(
            written.dossier,
            colour=sys.stdout.isatty() and "NO_COLOR" not in os.environ,
            folder=str(written.files["matrix"].parent),
            command=[word for option, path in named if path is not None for word in (option, str(path))],
        )
    print(fitting(told, sys.stdout.encoding))
    if how != "github":
        for name, path in written.files.items():
            print(f"{name:<10}{path}")
        print(f"seal      {written.verdicts.seal or 'none: the run has not finished'}")


def in_repository(features: Path | None) -> str | None:
    """The folder of the rulebooks as seen from here; none where they lie elsewhere, as in an installed package."""
    from clausewise.registry import features_folder

    folder, here = features_folder(features).resolve(), Path.cwd().resolve()
    if not folder.is_relative_to(here):
        return None
    return f"{folder.relative_to(here).as_posix()}/" if folder != here else ""
