"""Clauses found by the document's own numbering."""

from pathlib import Path

import msgspec
import pytest

from clausewise.failures import ClausewiseError
from clausewise.registry.document import Document, read_document
from clausewise.registry.numbering import passages
from clausewise.registry.rulebook_files import read_rulebook_head


def test_every_clause_is_found_in_order(folder: Path, document: Document, numbers: list[str]) -> None:
    """Rows that run together are told apart; references, a list's afterthought and (h) before (i) mislead nobody."""
    found = passages(document, read_rulebook_head(folder).document)
    assert [p.number for p in found] == numbers


def test_a_clause_holds_its_own_words_only(folder: Path, document: Document) -> None:
    """No mark, no heading, no page furniture, and no word of the next clause."""
    quotes = {p.number: document.quote(p.span) for p in passages(document, read_rulebook_head(folder).document)}
    assert quotes["1.A.2"] == "One bell."
    assert quotes["1.B"] == "The bell is rung as §A(2) and (3) of this chapter say, and (1) and (2) of Chapter 2 apply."
    assert quotes["2.A.1.b"] == "For a carp the prize is 4 to 1; or"
    assert quotes["2.A.2.i"] == "For an old boot:"


def test_another_document_is_noticed(folder: Path, documents: Path) -> None:
    """A file without the headings that rulebook.toml describes is not the document."""
    (documents / "harbour.txt").write_text("A shopping list.\n")
    spec = read_rulebook_head(folder).document
    with pytest.raises(ClausewiseError, match=r"harbour\.txt: no line is a heading"):
        passages(read_document(documents / "harbour.txt", spec), spec)


@pytest.mark.parametrize(
    ("change", "message"), [({"levels": ("A.", "§1")}, "'§1' is none of"), ({"heading": "("}, "no regular expression")]
)
def test_a_wrong_description_of_the_numbering_is_explained(
    folder: Path, document: Document, change: dict[str, object], message: str
) -> None:
    """rulebook.toml is written by people."""
    spec = msgspec.structs.replace(read_rulebook_head(folder).document, **change)
    with pytest.raises(ClausewiseError, match=message):
        passages(document, spec)
