"""Which rulebooks and clauses a run takes; what is asked for and not there is said with what comes near it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path

from clausewise.failures import ClausewiseError
from clausewise.registry import Rulebook, load_rulebook, load_rulebooks, rulebook_folders
from clausewise.running.plan import Selection


def select(
    rulebooks: Sequence[str], prefixes: Sequence[str], features: Path | None = None
) -> tuple[Selection, tuple[Rulebook, ...]]:
    """The selection and its rulebooks. A clause prefix selects its rulebook by itself.

    >>> selection, rulebooks = select([], ["mlgca-four-card.11.B"])
    >>> selection.takes("mlgca-four-card.11.B.1"), selection.takes("mlgca-four-card.11.C"), len(rulebooks)
    (True, False, 1)
    """
    if not rulebooks and not prefixes:
        every = load_rulebooks(features)
        return Selection(tuple(book.id for book in every)), every
    known = [folder.name for folder in rulebook_folders(features)]
    prefixes = [_of_a_rulebook(prefix, rulebooks, known) for prefix in prefixes]
    wanted = list(dict.fromkeys([*rulebooks, *(prefix.split(".", 1)[0] for prefix in prefixes)]))
    for name in wanted:
        if name not in known:
            raise ClausewiseError(f"{name or 'an empty name'}: there is no such rulebook; {near(name, known)}")
    books = {name: load_rulebook(name, features) for name in wanted}
    for prefix in prefixes:
        _check_prefix(prefix, books[prefix.split(".", 1)[0]])
    if not prefixes:
        return Selection(tuple(wanted)), tuple(books.values())
    # A rulebook that was named as a whole stays whole beside clauses of another.
    whole = [name for name in rulebooks if not any(prefix.split(".", 1)[0] == name for prefix in prefixes)]
    return Selection(tuple(wanted), tuple(dict.fromkeys([*prefixes, *whole]))), tuple(books.values())


def _of_a_rulebook(prefix: str, rulebooks: Sequence[str], known: Sequence[str]) -> str:
    """A clause with its rulebook before it; where one rulebook was named, its clauses need not name it again."""
    book = prefix.split(".", 1)[0]
    if book in known:
        if rulebooks and book not in rulebooks:
            raise ClausewiseError(
                f"--clause {prefix} is no clause of {', '.join(rulebooks)}; name its rulebook as well, or no rulebook"
            )
        return prefix
    return f"{rulebooks[0]}.{prefix}" if len(set(rulebooks)) == 1 and rulebooks[0] in known else prefix


def _check_prefix(prefix: str, book: Rulebook) -> None:
    chosen = Selection((book.id,), (prefix,))
    if any(chosen.takes(clause.id) for clause in book.clauses):
        return
    if any(chosen.takes(clause_id) for clause_id in book.unwritten):
        raise ClausewiseError(f"{prefix}: the document has this clause, but the features have no rule for it yet")
    # Every dot of an id ends a prefix: `4.C` is as good a thing to mean as `4.C.2.a`.
    prefixes = {part for clause in book.clauses for part in _prefixes(clause.id)}
    raise ClausewiseError(f"{prefix}: there is no such clause in {book.id}; {near(prefix, sorted(prefixes))}")


def _prefixes(clause_id: str) -> Iterable[str]:
    parts = clause_id.split(".")
    return (".".join(parts[:n]) for n in range(2, len(parts) + 1))


def near(asked: str, known: Sequence[str], most: int = 3) -> str:
    """What was perhaps meant, or what there is.

    >>> near("mlgca-four-cards", ["mlgca-four-card", "sic-bo"])
    'did you mean mlgca-four-card?'
    >>> near("x", ["a", "b"])
    'there are a, b'
    """
    close = get_close_matches(asked, known, most, 0.75)
    if close:
        return f"did you mean {' or '.join(close)}?"
    shown = ", ".join(known[:12]) or "none"
    return f"there are {shown}" + (" and more" if len(known) > 12 else "")  # noqa: PLR2004  what fits a message
