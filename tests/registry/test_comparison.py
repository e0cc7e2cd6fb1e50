"""A changed document against the lock."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.registry.comparison import Comparison, compare
from clausewise.registry.document import Document, read_document
from clausewise.registry.locating import locate, required_lock
from clausewise.registry.rulebook_files import read_rulebook_head

Change = Callable[..., Comparison]


@pytest.fixture
def change(folder: Path, documents: Path) -> Change:
    """Replaces a text of the document, once, and compares."""

    def compare_changed(before: str, after: str, old: Document | None = None) -> Comparison:
        path = documents / "harbour.txt"
        text = path.read_text()
        assert before in text
        path.write_text(text.replace(before, after, 1))
        spec = read_rulebook_head(folder).document
        return compare(required_lock(folder), read_document(path, spec), spec, old)

    return compare_changed


def differing(comparison: Comparison) -> list[tuple[str, str, str]]:
    """What is said of the clauses that are not unchanged."""
    return [(s.id.removeprefix("harbour."), s.status, s.detail) for s in comparison.states if s.status != "unchanged"]


def test_the_locked_document_is_unchanged(change: Change, numbers: list[str]) -> None:
    """Every clause is accounted for."""
    same = change("Two oars", "Two oars")
    assert same.unchanged
    assert [state.id for state in same.states] == [f"harbour.{n}" for n in numbers]


def test_layout_is_no_change(change: Change) -> None:
    """Another line break and other quotes are the same words, though not the same file."""
    assert change("A pike's head may be", "A  pike’s head\nmay be").unchanged


def test_a_changed_figure_is_named_in_its_own_row_though_rows_repeat(change: Change) -> None:
    """Table A and table B hold the same row for a pike: the order says which one changed."""
    result = change("pike the prize is 9 to 1;\n", "pike the prize is 8 to 1;\n")
    assert differing(result) == [("2.A.2.a", "changed", "for a pike the prize is [-1 word-] {+8+} to 1")]
    assert not result.unchanged


def test_with_the_old_document_the_old_words_are_shown(change: Change, document: Document) -> None:
    """The lock does not hold words; the old document does."""
    result = change("Two oars", "Three good oars", document)
    assert differing(result) == [("1.A.1", "changed", "[-two-] {+three good+} oars and")]


def test_a_clause_that_is_gone(change: Change) -> None:
    """The other rows still stand where they stood."""
    assert differing(change("(f) For a bream the prize is 2 to 1;\n", "")) == [("2.A.2.f", "gone", "")]


def test_a_clause_that_moved(change: Change) -> None:
    """Its words stand elsewhere, between other clauses."""
    result = change("B. The fair ends at dusk.\n", "")
    assert [s[:2] for s in differing(result)] == [("2.B", "gone")]
    result = change("Chapter 2 - Prizes.\n", "- C. The fair ends at dusk.\n\nChapter 2 - Prizes.\n")
    assert differing(result) == [("2.B", "moved", "now after harbour.1.B")]


def test_an_inserted_clause_belongs_to_none_and_renumbers_the_next(change: Change) -> None:
    """What is new is quoted; what only got another number is moved."""
    result = change("- B. The bell", "- B. No boat sails at night.\n- C. The bell")
    assert differing(result) == [("1.B", "moved", "now numbered 1.C")]
    assert result.unclaimed == ("No boat sails at night.",)


def test_a_mark_lost_by_the_scanner_moves_no_clause(change: Change) -> None:
    """All words still stand in order, so every clause is unchanged; only the numbering differs, and that is said."""
    result = change("- B. The bell", "- The bell")
    assert differing(result) == []
    assert result.outside_changed
    assert not result.unchanged


def test_words_after_the_last_clause_belong_to_none(change: Change) -> None:
    """A sentence that was added cannot hide at the end."""
    assert change("at dusk.\n", "at dusk.\nThe steward may extend it.\n").unclaimed == ("The steward may extend it.",)


def test_a_changed_table_of_contents_is_noticed(change: Change) -> None:
    """It belongs to no clause, but it is not the document that was locked."""
    result = change("Chapter 1 Boats", "Chapter 1 Ships")
    assert result.outside_changed
    assert differing(result) == []


def test_clauses_are_found_without_any_numbering(folder: Path, documents: Path, numbers: list[str]) -> None:
    """A copy of the document that lost all its marks still holds every clause in order."""
    path = documents / "harbour.txt"
    spec = read_rulebook_head(folder).document
    lock = required_lock(folder)
    places = locate(lock, read_document(path, spec)).in_order
    whole = read_document(path, spec)
    path.write_text("\n".join(whole.quote(places[f"harbour.{n}"]) for n in numbers))
    assert list(locate(lock, read_document(path, spec)).in_order) == [f"harbour.{n}" for n in numbers]
