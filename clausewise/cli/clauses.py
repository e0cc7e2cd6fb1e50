"""`clausewise clauses`: what the rulebooks say, as a list, one clause at a time, or two rulebooks side by side."""

from __future__ import annotations

import argparse
import csv
import json
import shutil
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_documents, add_features
from clausewise.failures import CLEAN, ClausewiseError
from clausewise.showing import counted

if TYPE_CHECKING:
    from clausewise.registry import Clause, Rulebook, Scenario, Step

COLUMNS = ("id", "restatement", "kind", "channels", "scenarios", "readings", "fingerprint")
SHORT = 12
NARROWEST = 30


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise clauses`."""
    parser = subparsers.add_parser(
        "clauses",
        help="list the clauses, or show one",
        usage="clausewise clauses [RULEBOOK] [--format table|json|csv] [--features DIR]\n"
        "       clausewise clauses show ID [--documents DIR] [--features DIR]\n"
        "       clausewise clauses compare RULEBOOK RULEBOOK [--format table|json] [--documents DIR] [--features DIR]\n"
        "       clausewise clauses carry ID ID [--features DIR]",
        description="Lists every clause with its restatement, kind, channels, scenarios, readings and fingerprint. "
        "`show ID` gives one clause in full: rule, scenarios, readings, where the engine cites it, and with "
        "--documents the document's own words. `compare` lists the provisions (what an id says after the rulebook's "
        "name) that one of two rulebooks has and the other has not, and those that are worded otherwise. `carry` "
        "writes the twin of a clause's Rule for another rulebook's clause, in the words that stand for each other in "
        "corresponds.toml, and says in comments what has to be looked at.",
    )
    parser.add_argument(
        "rulebook",
        metavar="RULEBOOK",
        nargs="?",
        help="default: all of them; or one of the words `show`, `compare` and `carry`",
    )
    parser.add_argument(
        "clause", metavar="ID", nargs="?", help="after `show` and `carry`: the clause; after `compare`: a rulebook"
    )
    parser.add_argument(
        "other", metavar="OTHER", nargs="?", help="after `compare`: the other rulebook; after `carry`: its clause"
    )
    parser.add_argument("--format", choices=("table", "json", "csv"), default="table")
    add_documents(parser, "`show` quotes the clause from its document, `compare` shows which words differ")
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """List, show, compare or carry."""
    from clausewise.registry import load_rulebook, load_rulebooks

    if args.rulebook == "compare":
        return _compare(args)
    if args.rulebook == "carry":
        return _carry(args)
    if args.other is not None:
        raise ClausewiseError(f"{args.other}: only `clauses compare` takes two rulebooks")
    if args.rulebook == "show":
        return _show_one(args)
    if args.clause is not None:
        raise ClausewiseError(f"{args.clause}: one rulebook at a time; `clausewise clauses show ID` shows a clause")
    rulebooks = [load_rulebook(args.rulebook, args.features)] if args.rulebook else load_rulebooks(args.features)
    if args.format == "json":
        print(json.dumps([row(clause) for book in rulebooks for clause in book.clauses], ensure_ascii=False, indent=1))
    elif args.format == "csv":
        _csv(clause for book in rulebooks for clause in book.clauses)
    else:
        for book in rulebooks:
            _table(book)
    return CLEAN


def _compare(args: argparse.Namespace) -> int:
    from clausewise.cli.comparing_clauses import compared

    if args.clause is None or args.other is None:
        raise ClausewiseError("`clauses compare` needs two rulebooks, as in `compare oasis-holdem oasis-omaha`")
    if args.format == "csv":
        raise ClausewiseError("`clauses compare` is shown as a table or as json")
    print(compared(args.clause, args.other, args.format, args.documents, args.features))
    return CLEAN


def _carry(args: argparse.Namespace) -> int:
    from clausewise.registry import find_clause, load_rulebook
    from clausewise.registry.carrying import carried_rule

    if args.clause is None or args.other is None:
        raise ClausewiseError("`clauses carry` needs two clauses, as in `carry oasis-holdem.deck.1 oasis-omaha.deck.1`")
    if args.format != "table":
        raise ClausewiseError("`clauses carry` has one form: the text of a Rule")
    rulebook, clause = find_clause(args.clause, args.features)
    other = load_rulebook(args.other.split(".", 1)[0], args.features)
    print(carried_rule(rulebook, clause, other, args.other))
    return CLEAN


def _show_one(args: argparse.Namespace) -> int:
    from clausewise.registry import find_clause

    if args.clause is None:
        raise ClausewiseError("`clauses show` needs the id of a clause, such as mlgca-four-card.11.B.1")
    if args.format != "table":
        raise ClausewiseError(f"`clauses show` has one form; `clausewise clauses --format {args.format}` lists all")
    rulebook, clause = find_clause(args.clause, args.features)
    _show(rulebook, clause, args.documents)
    return CLEAN


def row(clause: Clause) -> dict[str, object]:
    """What the list says of a clause, for machines."""
    return {
        "id": clause.id,
        "restatement": clause.name,
        "description": clause.description,
        "kind": clause.kind,
        "channels": list(clause.channels),
        "scenarios": [scenario.name for scenario in clause.scenarios],
        "readings": list(clause.readings),
        "fingerprint": clause.fingerprint,
        "wording": clause.wording,
    }


def _csv(clauses: Iterable[Clause]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(COLUMNS)
    for clause in clauses:
        writer.writerow(
            (
                clause.id,
                clause.name,
                clause.kind,
                " ".join(clause.channels),
                len(clause.scenarios),
                " ".join(clause.readings),
                clause.fingerprint or "",
            )
        )


def _table(book: Rulebook) -> None:
    rows = [
        (
            clause.id,
            clause.kind,
            " ".join(clause.channels) or "nothing required",
            str(len(clause.scenarios)),
            (clause.fingerprint or "-")[:SHORT],
            clause.name + (f" (readings: {', '.join(clause.readings)})" if clause.readings else ""),
        )
        for clause in book.clauses
    ]
    heads = ("clause", "kind", "channels", "scenarios", "fingerprint", "restatement")
    widths = [max(len(r[i]) for r in [heads, *rows]) for i in range(len(heads) - 1)]
    room = max(NARROWEST, shutil.get_terminal_size((160, 24)).columns - sum(widths) - 2 * len(widths))
    count = sum(len(clause.scenarios) for clause in book.clauses)
    print(f"{book.title} ({book.id}): {counted(len(book.clauses), 'clause')}, {counted(count, 'scenario')}")
    for r in [heads, *rows]:
        last = textwrap.shorten(r[-1], room, placeholder="…") if sys.stdout.isatty() else r[-1]
        print("  ".join([*(cell.ljust(width) for cell, width in zip(r, widths, strict=False)), last]).rstrip())
    if book.unwritten:
        print(f"Locked, but without a Rule yet: {len(book.unwritten)} clauses, from {book.unwritten[0]} on")


def _show(rulebook: Rulebook, clause: Clause, documents: Path | None) -> None:
    from clausewise.registry.locating import quotations

    print(clause.id)
    print(_wrapped(clause.name, "  "))
    if clause.description:
        print(_wrapped(clause.description, "  "))
    print(f"\n  kind         {clause.kind}")
    print(f"  examined by  {', '.join(clause.channels) or 'nothing: it requires nothing'}")
    print(f"  rule         {clause.path}:{clause.line}")
    print(f"  document     {rulebook.title}, {clause.number} ({rulebook.document.name})")
    print(
        f"  fingerprint  {clause.fingerprint or 'not locked yet'}" + (f", {clause.words} words" if clause.words else "")
    )
    if clause.wording:
        print(f"  wording      {clause.wording}")
    if documents:
        words = quotations(rulebook, documents).get(clause.id)
        print("\nThe document's own words")
        print(
            _wrapped(words, "  ")
            if words
            else "  They do not stand in this document as they were locked; see lock --check."
        )
    _show_readings(rulebook, clause)
    _show_citations(rulebook, clause)
    print(f"\nScenarios: {len(clause.scenarios)}")
    for scenario in clause.scenarios:
        _show_scenario(scenario)


def _show_readings(rulebook: Rulebook, clause: Clause) -> None:
    for reading_id in clause.readings:
        reading = rulebook.reading(reading_id)
        who = f", {reading.authority}, {reading.reference}, {reading.date}" if reading.status == "confirmed" else ""
        print(f"\nReading {reading.id} ({reading.status}{who}; {reading.effect})")
        print(_wrapped(reading.question, "  "))
        for choice, meaning in reading.choices.items():
            mark = "adopted " if choice == reading.adopted else "rejected"
            print(_wrapped(f"{mark} {choice}: {meaning}", "  "))
        print(_wrapped(f"why: {reading.why}", "  "))
        if reading.left_open:
            print(_wrapped("left open: no scenario takes a side", "  "))
        if reading.decided_by:
            print(_wrapped(f"decided by {', '.join(reading.decided_by)}", "  "))


def _show_citations(rulebook: Rulebook, clause: Clause) -> None:
    from clausewise.registry.citations import citing, engine_folder, provisions_of, uses_of

    provisions = provisions_of(rulebook.id)
    if provisions is None:
        print("\nThe reference engine has no rule set for this rulebook.")
        return
    names = citing(clause.id, provisions)
    print(f"\nProvisions of the reference engine that cite it: {len(names)}")
    for name in names:
        print(f"  {name}")
        places = uses_of(name)
        if not places:
            print("    no line names it: the engine puts the name together from its parts")
        for use in places:
            print(f"    reference_engine/{use.path.relative_to(engine_folder()).as_posix()}:{use.line}: {use.text}")


def _show_scenario(scenario: Scenario) -> None:
    needs = f"  [under {', '.join(map(str, scenario.readings))}]" if scenario.readings else ""
    print(f"\n  {scenario.name}{needs}  ({scenario.path.name}:{scenario.line})")
    for step in (*scenario.background, *scenario.steps):
        _show_step(step)
    for table in scenario.examples:
        print("    Examples:")
        _print_cells((table.header, *table.rows), "      ")


def _show_step(step: Step) -> None:
    print(f"    {step.keyword} {step.text}")
    _print_cells(step.table, "      ")
    if step.doc_string:
        print(textwrap.indent(step.doc_string, "      "))


def _print_cells(rows: tuple[tuple[str, ...], ...], indent: str) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=False)]
    for cells in rows:
        print(indent + "| " + " | ".join(c.ljust(w) for c, w in zip(cells, widths, strict=False)) + " |")


def _wrapped(text: str, indent: str) -> str:
    return textwrap.fill(text, 110, initial_indent=indent, subsequent_indent=indent)
