"""`clausewise lint`: faults in the features that no run would show."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_documents, add_features
from clausewise.failures import CLEAN, FAIL, ClausewiseError
from clausewise.showing import counted

if TYPE_CHECKING:
    from clausewise.registry.lint import Finding


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise lint`."""
    parser = subparsers.add_parser(
        "lint",
        help="find faults in the features",
        description="Finds what no run would show: clauses without a rule, rules without a scenario, names that stand "
        "twice, unknown tags and placeholders, undefined and ambiguous steps, scenarios that check nothing, refusals "
        "without a lawful twin, readings without scenarios, what the reference engine does not cite, and with "
        "--documents fingerprints that are stale. Exit code 1 if there is anything; notes do not count.",
    )
    parser.add_argument("rulebook", nargs="*", metavar="RULEBOOK", help="only these rulebooks (default: all)")
    add_features(parser)
    add_documents(parser, "a clause whose words have changed is stale")
    parser.add_argument("--format", choices=("text", "github", "json"), default="text")
    parser.add_argument("--no-notes", action="store_true", help="leave out what is only worth knowing")
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Lint every rulebook, or those that are named."""
    from clausewise.registry.library import features_folder, rulebook_folder, rulebook_folders
    from clausewise.registry.lint import lint_folder
    from clausewise.running.step_definitions import definitions_in, matcher_for, step_modules

    named = dict.fromkeys(args.rulebook)
    folders = tuple(rulebook_folder(name, args.features) for name in named) or rulebook_folders(args.features)
    if not folders:
        raise ClausewiseError(
            f"{features_folder(args.features)}: holds no rulebook; each has a folder with a rulebook.toml"
        )
    matcher = matcher_for(definitions_in(step_modules()))
    findings = [f for folder in folders for f in lint_folder(folder, matcher, args.documents)]
    if args.no_notes:
        findings = [f for f in findings if f.level == "error"]
    errors = sum(f.level == "error" for f in findings)
    if args.format == "json":
        print(json.dumps([_json(f) for f in findings], ensure_ascii=False, indent=1))
    else:
        for finding in findings:
            print(_github(finding) if args.format == "github" else _text(finding))
        if args.format == "text":
            print(_sum(errors, len(findings) - errors, folders))
    return FAIL if errors else CLEAN


def _sum(errors: int, notes: int, folders: Sequence[Path]) -> str:
    where = ", ".join(folder.name for folder in folders)
    return f"{where}: {counted(errors, 'fault')}, {counted(notes, 'note')}"


def _shown(path: Path) -> str:
    """Relative to where we are, if it is below: what an editor or a terminal can open."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def _text(finding: Finding) -> str:
    note = "note: " if finding.level == "note" else ""
    return f"{_shown(finding.path)}:{finding.line}: {note}{finding.what}; {finding.todo} [{finding.rule}]"


def _github(finding: Finding) -> str:
    from clausewise.reports.github import annotation

    return annotation(
        "notice" if finding.level == "note" else "error",
        _shown(finding.path).replace(os.sep, "/"),
        finding.line,
        f"clausewise {finding.rule}",
        f"{finding.what}; {finding.todo}",
    )


def _json(finding: Finding) -> dict[str, object]:
    return {
        "path": _shown(finding.path),
        "line": finding.line,
        "rule": finding.rule,
        "level": finding.level,
        "what": finding.what,
        "todo": finding.todo,
        "clause": finding.clause,
    }
