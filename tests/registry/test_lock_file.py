"""clauses.lock as a file."""

from pathlib import Path

import pytest

from clausewise.failures import USAGE, ClausewiseError
from clausewise.registry.library import load_rulebook
from clausewise.registry.locating import quotations, required_lock
from clausewise.registry.lock_file import NAME, read_lock, write_lock


def test_what_is_written_is_read(folder: Path) -> None:
    """Writing a lock that was read changes no byte."""
    lock = read_lock(folder)
    assert lock is not None
    before = (folder / NAME).read_bytes()
    write_lock(folder, lock)
    assert (folder / NAME).read_bytes() == before


def test_the_lock_holds_no_words(folder: Path) -> None:
    """The document's text stays out of the repository."""
    text = (folder / NAME).read_text()
    assert not any(word in text for word in ("oars", "bell", "pike", "dusk"))


@pytest.mark.parametrize(
    ("line", "text", "place"),
    [
        (0, "clausewise-lock 9", ":1: the first line"),
        (3, "sha256 unknown", ":2: the header"),
        (5, "harbour.1.A 4 abc", ":6: this is not"),
        (6, None, ":7: harbour.1.A stands twice"),
    ],
)
def test_a_lock_written_by_hand_is_refused(folder: Path, line: int, text: str | None, place: str) -> None:
    """The message names the line and the command that makes it right."""
    lines = (folder / NAME).read_text().splitlines()
    lines[line] = lines[line - 1] if text is None else text
    (folder / NAME).write_text("\n".join(lines))
    with pytest.raises(ClausewiseError, match=place) as refused:
        read_lock(folder)
    assert "clausewise lock" in refused.value.message
    assert refused.value.exit_code == USAGE


def test_without_a_lock_the_command_that_makes_it_is_named(folder: Path) -> None:
    """Nothing can be compared with nothing."""
    (folder / NAME).unlink()
    with pytest.raises(ClausewiseError, match=r"clausewise lock harbour --documents DIR"):
        required_lock(folder)


def test_the_documents_own_words_are_quoted(features: Path, documents: Path) -> None:
    """With their punctuation, beside each clause."""
    quotes = quotations(load_rulebook("harbour", features), documents)
    assert quotes["harbour.1.A.3"] == "A pike's head may be shown at the bow."
    assert len(quotes) == 23


def test_a_clause_whose_words_changed_is_not_quoted(features: Path, documents: Path) -> None:
    """Other words than those that were locked would be no evidence."""
    path = documents / "harbour.txt"
    path.write_text(path.read_text().replace("One bell", "One horn"))
    quotes = quotations(load_rulebook("harbour", features), documents)
    assert "harbour.1.A.2" not in quotes
    assert len(quotes) == 22


def test_a_document_under_another_name_is_known_by_its_digest(features: Path, documents: Path) -> None:
    """Labs rename files."""
    (documents / "harbour.txt").rename(documents / "Exhibit 7.txt")
    assert quotations(load_rulebook("harbour", features), documents)["harbour.1.A.2"] == "One bell."


def test_a_missing_document_is_explained(features: Path, tmp_path: Path) -> None:
    """The message names the file that is wanted."""
    (tmp_path / "empty").mkdir()
    with pytest.raises(ClausewiseError, match=r"holds no file harbour\.txt"):
        quotations(load_rulebook("harbour", features), tmp_path / "empty")
    with pytest.raises(ClausewiseError, match="no such folder"):
        quotations(load_rulebook("harbour", features), tmp_path / "nowhere")
