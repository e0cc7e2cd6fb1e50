"""`clausewise lock`: tie the clauses to the words of their document, or see what has become of them."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_documents, add_features, path
from clausewise.failures import CLEAN, FAIL, ClausewiseError
from clausewise.showing import counted

if TYPE_CHECKING:
    from clausewise.registry.comparison import Comparison
    from clausewise.registry.document import Document
    from clausewise.registry.lock_file import Lock
    from clausewise.registry.model import DocumentSpec


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise lock`."""
    parser = subparsers.add_parser(
        "lock",
        help="make clauses.lock from a document, or compare a document with it",
        description="Makes clauses.lock from the document's own numbering, or from an inventory of its clauses where "
        "it is not numbered throughout; with --check, compares a document with it "
        "and lists every clause as unchanged, changed, moved or gone, and text that belongs to no clause. "
        "Exit code 1 if anything differs.",
    )
    parser.add_argument("rulebook", metavar="RULEBOOK", nargs="?", help="required, except with --check (then: all)")
    add_documents(parser, "the rulebook names its file", required=True)
    parser.add_argument(
        "--inventory",
        metavar="FILE",
        type=path,
        help="for a document without a numbering: JSON lines with the `id` and the `text` of each clause",
    )
    parser.add_argument(
        "--write-inventory",
        metavar="FILE",
        type=path,
        help="write such an inventory from the clauses that were locked last, as they stand in this document; what is "
        "new in it gets its id by hand",
    )
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    parser.add_argument(
        "--against",
        metavar="FILE",
        type=path,
        help="with --check: the document as it was locked, to show the old words",
    )
    parser.add_argument("--format", choices=("text", "json"), default="text", help="with --check")
    parser.add_argument("--changes", action="store_true", help="with --check: leave unchanged clauses out of the list")
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Lock or check."""
    from clausewise.registry.amended import derived_lock
    from clausewise.registry.comparison import make_lock
    from clausewise.registry.library import rulebook_folder
    from clausewise.registry.locating import open_document
    from clausewise.registry.lock_file import read_lock, write_lock
    from clausewise.registry.rulebook_files import read_rulebook_head

    if args.check:
        if args.inventory is not None or args.write_inventory is not None:
            raise ClausewiseError("an inventory is for making a lock; --check finds the clauses by their fingerprints")
        return _check(args)
    if args.rulebook is None:
        raise ClausewiseError("name the rulebook whose clauses.lock is to be made; `--check` compares all of them")
    folder = rulebook_folder(args.rulebook, args.features)
    head = read_rulebook_head(folder)
    before = read_lock(folder)
    document = open_document(head.document, before, args.documents)
    if args.write_inventory is not None:
        return _inventory(args, head.document, before, document)
    if before is not None and args.inventory is None and not head.document.numbered:
        lock = derived_lock(before, document, head.document)
    else:
        lock = make_lock(head.id, document, head.document, args.inventory)
    path = write_lock(folder, lock)
    words = sum(clause.words for clause in lock.clauses)
    print(f"{path}: {len(lock.clauses)} clauses, {words:,} words of {lock.document}")
    if before:
        print(_since(before, lock))
    return CLEAN


def _inventory(args: argparse.Namespace, spec: DocumentSpec, before: Lock | None, document: Document) -> int:
    from clausewise.registry.amended import write_inventory

    if spec.numbered or before is None:
        raise ClausewiseError(
            f"{args.rulebook}: its document is numbered throughout; no inventory is needed"
            if spec.numbered
            else f"{args.rulebook}: nothing has been locked yet; the first inventory is made by hand"
        )
    new = write_inventory(args.write_inventory, before, document, spec)
    known = counted(len(before.clauses), "clause")
    print(f"{args.write_inventory}: {known} were locked; {counted(new, 'piece')} of new text")
    if new:
        print("Give each new clause an id there, in place of the empty one; what stays without one is of no clause.")
    return CLEAN


def _since(before: Lock, now: Lock) -> str:
    old = {clause.id: clause.fingerprint for clause in before.clauses}
    new = {clause.id: clause.fingerprint for clause in now.clauses}
    added = [i for i in new if i not in old]
    gone = [i for i in old if i not in new]
    changed = [i for i in new if i in old and new[i] != old[i]]
    if not (added or gone or changed):
        return "No clause differs from the lock that stood here before."
    lines = ["Since the lock that stood here before:"]
    for what, ids in (("added", added), ("gone", gone), ("changed", changed)):
        lines += [f"  {what}: {', '.join(ids)}"] if ids else []
    return "\n".join([*lines, "Look at the rules and scenarios of these clauses before you commit."])


def _check(args: argparse.Namespace) -> int:
    import msgspec

    from clausewise.registry.library import rulebook_folder, rulebook_folders
    from clausewise.registry.lock_file import NAME

    folders = [rulebook_folder(args.rulebook, args.features)] if args.rulebook else rulebook_folders(args.features)
    if args.rulebook is None:
        folders = [folder for folder in folders if (folder / NAME).exists()]
    if not folders:
        raise ClausewiseError("no rulebook here has a clauses.lock; make one with `clausewise lock RULEBOOK`")
    results = {folder.name: _compare(folder, args.documents, args.against) for folder in folders}
    if args.format == "json":
        print(json.dumps({name: msgspec.to_builtins(c) | {"unchanged": c.unchanged} for name, c in results.items()}))
    else:
        for name, comparison in results.items():
            _print(name, comparison, changes_only=args.changes)
    return CLEAN if all(c.unchanged for c in results.values()) else FAIL


def _compare(folder: Path, documents: Path, against: Path | None) -> Comparison:
    from clausewise.registry.comparison import compare
    from clausewise.registry.locating import open_document, required_lock
    from clausewise.registry.lock_file import NAME
    from clausewise.registry.rulebook_files import read_rulebook_head

    head = read_rulebook_head(folder)
    lock = required_lock(folder)
    old = None
    if against:
        old = open_document(head.document, lock, against)
        if old.digest != lock.digest:
            raise ClausewiseError(
                f"{against}: is not the document from which {NAME} was made (its SHA-256 is {old.digest}, "
                f"the lock's {lock.digest})"
            )
    # By name alone: beside a new document the folder may still hold the old one.
    document = open_document(head.document, lock, documents)
    return compare(lock, document, head.document, old)


def _print(name: str, comparison: Comparison, *, changes_only: bool) -> None:
    print(f"{name}: {comparison.document}")
    for state in comparison.states:
        if state.status == "unchanged" and changes_only:
            continue
        print(f"  {state.status:<9} {state.id}" + (f"  {state.detail}" if state.detail else ""))
    for text in comparison.unclaimed:
        print(f"  no clause  {text}")
    if comparison.outside_changed:
        print("  Every clause stands as it stood, but headings, numbering or front matter have changed.")
    counts = ", ".join(f"{comparison.count(s)} {s}" for s in ("unchanged", "changed", "moved", "gone"))
    print(
        f"  {len(comparison.states)} clauses: {counts}; {len(comparison.unclaimed)} pieces of text belong to no clause"
    )
