"""`clausewise compare`: two jurisdictions side by side."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_features, path, positive
from clausewise.failures import CLEAN, ERROR, ClausewiseError
from clausewise.showing import counted

if TYPE_CHECKING:
    from clausewise.reports.comparison_results import Book, Compared, Found, Told

JSON, PAGE = "compare.json", "compare.html"
HUNDREDS = 20
"""So many hundred random rounds are played if nothing else is said."""


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise compare`."""
    parser = subparsers.add_parser(
        "compare",
        help="put two rulebooks of one game side by side",
        description="Puts two rulebooks side by side: clause by clause, as a map kept by hand has them correspond, and "
        "by behaviour: rounds are played under both with the same cards and decisions, and each difference in what is "
        "allowed, void, won or paid is shown by the shortest round that shows it. `clauses compare` compares wordings.",
    )
    parser.add_argument("one", metavar="RULEBOOK")
    parser.add_argument("other", metavar="RULEBOOK")
    parser.add_argument("--format", choices=("table", "json"), default="table", help="what is printed")
    parser.add_argument(
        "--option", metavar="RULEBOOK.ID=VALUE", action="append", default=[], help="what its house has chosen"
    )
    parser.add_argument("--reading", metavar="RULEBOOK.ID=CHOICE", action="append", default=[], help="how it is read")
    parser.add_argument(
        "--only-chosen",
        action="store_true",
        help="play with these choices of the houses alone, not with every other choice besides",
    )
    parser.add_argument(
        "--hundreds", metavar="N", type=positive, default=HUNDREDS, help=f"of random rounds (default: {HUNDREDS})"
    )
    parser.add_argument(
        "--out", metavar="DIR", type=path, help=f"where {JSON} and the page go (default: out/compare/ONE-OTHER)"
    )
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Compare, write, print."""
    import msgspec

    from clausewise.comparing.compare import compare
    from clausewise.registry import load_rulebook
    from clausewise.reports.comparison_page import comparison_page

    if args.one == args.other:
        raise ClausewiseError(f"{args.one}: name two different rulebooks")
    books = [load_rulebook(name, args.features) for name in (args.one, args.other)]
    names = {book.id for book in books}
    compared, scenes = compare(
        *books,
        options=_chosen(args.option, "--option", names),
        readings=_chosen(args.reading, "--reading", names),
        rounds=100 * args.hundreds,
        every_choice=not args.only_chosen,
    )
    encoded = msgspec.json.format(msgspec.json.encode(compared), indent=1)
    out = args.out or Path("out") / "compare" / f"{args.one}-{args.other}"
    try:
        out.mkdir(parents=True, exist_ok=True)
        (out / JSON).write_bytes(encoded + b"\n")
        (out / PAGE).write_text(comparison_page(compared, scenes), encoding="utf-8")
    except OSError as problem:
        raise ClausewiseError(f"{out}: the comparison cannot be written here: {problem.strerror}", ERROR) from None
    if args.format == "json":
        print(encoded.decode())
    else:
        print("\n".join((*_table(compared), str(out / JSON), str(out / PAGE))))
    return CLEAN


def _chosen(given: Sequence[str], option: str, names: set[str]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for text in given:
        name, sign, value = text.partition("=")
        rulebook, dot, own = name.partition(".")
        if not (sign and dot and own and value) or rulebook not in names:
            raise ClausewiseError(
                f"{option} {text}: write it as RULEBOOK.ID=VALUE, with one of {', '.join(sorted(names))}"
            )
        found.setdefault(rulebook, {})[own] = value
    return found


UNMAPPED = "  nobody keeps a map of the two: `clausewise clauses compare` compares their wordings"


def _table(compared: Compared) -> Iterator[str]:
    one, other = compared.one, compared.other
    yield f"{one.id} and {other.id}"
    yield "\nClause by clause"
    for pair in compared.correspondences:
        if not pair.same:
            how = "differs" if pair.one and pair.other else "alone"
            yield f"  {how:<8}{_numbers(pair.one, one)} | {_numbers(pair.other, other)}: {pair.differs}"
    same, differing, alone = compared.sums
    groups = counted(len(compared.correspondences), "group")
    yield (
        f"  {groups} of clauses: {same} the same, {differing} differ, {alone} alone"
        if compared.correspondences
        else UNMAPPED
    )
    yield "\nLeft to the house"
    for choice in compared.choices:
        yield f"  {choice.option}: {', '.join(choice.one) or 'no choice'} | {', '.join(choice.other) or 'no choice'}"
    yield "\nIn play"
    if compared.unplayed:
        yield f"  {compared.unplayed}"
    for number, found in enumerate(compared.differences, 1):
        yield from _difference(number, found, compared)
    yield from (f"  the engine broke down: {text}" for text in compared.broke_down)
    told = f"{counted(compared.rounds, 'round')} under both, {counted(len(compared.differences), 'difference')}"
    yield f"\n{told}, {compared.seconds:.1f} s"


def _difference(number: int, found: Found, compared: Compared) -> Iterator[str]:
    yield f"  {number}. {found.aspect}: {found.about}"
    for act in found.acts:
        yield f"       {act}"
    if found.aspect != "allowed":
        yield "       " + "; ".join(f"{place} {cards}" for place, cards in found.cards.items())
    yield from (_told(told, book) for told, book in ((found.one, compared.one), (found.other, compared.other)))


def _told(told: Told, book: Book) -> str:
    hand = f" ({told.hand})" if told.hand else ""
    under = f" [{told.under}]" if told.under else ""
    reason = f": {told.reason}" if told.reason else ""
    return f"     {book.id}{under}: {told.told}{hand}{reason}; {_numbers(told.clauses, book) or 'no clause'}"


def _numbers(clauses: Sequence[str], book: Book) -> str:
    return ", ".join(clause.removeprefix(f"{book.id}.") for clause in clauses)
