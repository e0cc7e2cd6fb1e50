"""A rulebook that is part of a document without a numbering: its clauses are listed when it is locked."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from clausewise.failures import USAGE, ClausewiseError
from clausewise.registry.comparison import Comparison, compare, make_lock
from clausewise.registry.document import read_document
from clausewise.registry.locating import required_lock
from clausewise.registry.lock_file import NAME, read_lock, write_lock
from clausewise.registry.rulebook_files import read_rulebook_head

RULEBOOK = """
title = "Fair of the Upper Meadow"
authority = "The Meadow Board"
version = "1"
game = "Skittles"

[document]
name = "fairs.txt"
furniture = ['# THE FAIRS']
begins = "Type of Game. Skittles is"
until = "Type of Game"
"""

# Two games in one document that share a sentence; a table; a heading of the page inside a sentence.
DOCUMENT = """\
**Type of Game**

Quoits is played by two. The fair ends at dusk.

# THE FAIRS

## Type of Game

Skittles is “played” by four. The fair

# THE FAIRS

ends at dusk.

### Prizes

| <b>Pins</b> | <b>Prize</b> |
|-------------|--------------|
| 9           | A goose      |
| 8           | A duck       |

Type of Game

Darts are thrown by one. The fair ends at dusk.
"""

CLAUSES = {
    "type.1": 'Skittles is "played" by four.',
    "type.2": "The fair ends at dusk.",
    "prizes.nine": "9 A goose",
    "prizes.eight": "8 A duck",
}
HEAD = {"document": "fairs.txt", "from": "what the inventory says of itself is passed over"}

Lock = Callable[[Sequence[tuple[str, str]]], None]
Change = Callable[..., Comparison]


@pytest.fixture
def meadow(tmp_path: Path) -> Path:
    """The rulebook's folder, not locked yet; the document stands beside it."""
    folder = tmp_path / "features" / "skittles"
    folder.mkdir(parents=True)
    (folder / "rulebook.toml").write_text(RULEBOOK)
    (tmp_path / "fairs.txt").write_text(DOCUMENT)
    return folder


@pytest.fixture
def lock(meadow: Path, tmp_path: Path) -> Lock:
    """Locks the rulebook from an inventory."""

    def make(clauses: Sequence[tuple[str, str]]) -> None:
        inventory = tmp_path / "inventory.jsonl"
        lines = [HEAD, *({"id": f"skittles.{number}", "text": text, "kind": "x"} for number, text in clauses)]
        inventory.write_text("\n".join(json.dumps(line) for line in lines) + "\n")
        spec = read_rulebook_head(meadow).document
        write_lock(meadow, make_lock("skittles", read_document(tmp_path / "fairs.txt", spec), spec, inventory))

    return make


@pytest.fixture
def change(meadow: Path, tmp_path: Path, lock: Lock) -> Change:
    """Locks, replaces texts of the skittles, and compares."""

    def compare_changed(*changes: tuple[str, str]) -> Comparison:
        lock(list(CLAUSES.items()))
        path = tmp_path / "fairs.txt"
        before, game, after = path.read_text().partition("## Type of Game")
        for old, new in changes:
            assert old in after
            after = after.replace(old, new, 1)
        path.write_text(before + game + after)
        spec = read_rulebook_head(meadow).document
        return compare(required_lock(meadow), read_document(path, spec), spec)

    return compare_changed


def differing(comparison: Comparison) -> list[tuple[str, str, str]]:
    """What is said of the clauses that are not unchanged."""
    return [(s.id.removeprefix("skittles."), s.status, s.detail) for s in comparison.states if s.status != "unchanged"]


def test_clauses_of_a_part_are_locked_with_what_stands_between_them(lock: Lock, meadow: Path) -> None:
    """Headings, furniture and table rules are stepped over; the sentence that another game shares is taken here."""
    lock(list(CLAUSES.items()))
    locked = read_lock(meadow)
    assert locked is not None
    assert [(line.id, line.words) for line in locked.lines()] == [
        ("~skittles.type.1", 3),
        ("skittles.type.1", 5),
        ("skittles.type.2", 5),
        ("~skittles.prizes.nine", 3),
        ("skittles.prizes.nine", 3),
        ("skittles.prizes.eight", 3),
    ]
    assert len(locked.clauses) == 4
    before = (meadow / NAME).read_bytes()
    write_lock(meadow, locked)
    assert (meadow / NAME).read_bytes() == before


def test_the_locked_document_is_unchanged_whatever_other_parts_say(change: Change, tmp_path: Path) -> None:
    """Curly quotes and layout are no words; the games before and behind are other rulebooks."""
    assert change().unchanged
    path = tmp_path / "fairs.txt"
    path.write_text(path.read_text().replace("Quoits is played", "Quoits are thrown"))
    assert change(("“played”", '"played"'), ("Darts are", "Darts, all of them, are")).unchanged


def test_a_changed_row_is_shown_word_by_word(change: Change) -> None:
    """The row beside it stands."""
    result = change(("A duck", "A fat duck"))
    assert differing(result) == [("prizes.eight", "changed", "8 a {+fat+} duck")]
    assert result.unclaimed == ()


def test_neighbours_that_changed_together_are_told_apart_by_what_they_kept(change: Change) -> None:
    """Each is found by its own words."""
    result = change(("A goose", "A swan"), ("A duck", "A pair of ducks"))
    assert differing(result) == [
        ("prizes.nine", "changed", "9 a [-1 word-] {+swan+}"),
        ("prizes.eight", "changed", "8 a [-1 word-] {+pair+}"),
    ]
    assert result.unclaimed == ("of ducks",)


def test_a_clause_that_was_rewritten_is_changed(change: Change) -> None:
    """What stands in its place is shown, though no word of it is left."""
    result = change(("| 8           | A duck", "| Eight       | One"))
    assert differing(result) == [("prizes.eight", "changed", "[-3 words-] {+eight one+}")]


def test_a_clause_that_was_taken_out_is_gone(change: Change) -> None:
    """Nothing stands in its place."""
    assert differing(change(("| 8           | A duck       |\n", ""))) == [("prizes.eight", "gone", "")]


def test_new_text_belongs_to_no_clause(change: Change) -> None:
    """It is quoted."""
    result = change(("### Prizes", "No dogs are admitted.\n\n### Prizes"))
    assert (differing(result), result.unclaimed) == ([], ("No dogs are admitted.",))


def test_a_heading_that_is_gone_is_noticed(change: Change) -> None:
    """It belongs to no clause, but it was locked."""
    result = change(("### Prizes\n", ""))
    assert (differing(result), result.unchanged) == ([], False)


@pytest.mark.parametrize(
    ("clauses", "message"),
    [
        (
            [("type.1", "Skittles is played by five.")],
            r":2: skittles\.type\.1: its words do not stand together in fairs",
        ),
        ([("type.2", "The fair ends at dusk."), ("type.1", "Skittles is played by four.")], "put it in order"),
        ([("type.1", "A")], r"skittles\.type\.1: its words stand more than once"),
        ([("type.1", "dusk"), ("type.1", "goose")], r":3: skittles\.type\.1 stands twice, first in line 2"),
        ([("type.1", " - ")], "has no words"),
        ([("type 1", "dusk")], "is no id of a clause of skittles"),
        ([], "lists no clause of skittles"),
        ([("type.1", "Quoits is played by two.")], "in the part that is restated"),
    ],
)
def test_an_inventory_that_does_not_fit_is_refused_in_a_line(
    lock: Lock, clauses: list[tuple[str, str]], message: str
) -> None:
    """Nothing is locked by guessing."""
    with pytest.raises(ClausewiseError, match=message) as refused:
        lock(clauses)
    assert refused.value.exit_code == USAGE
    assert "\n" not in refused.value.message


def test_a_part_that_is_not_there_is_explained(meadow: Path, tmp_path: Path, lock: Lock) -> None:
    """The message names the words that were looked for."""
    (tmp_path / "fairs.txt").write_text(DOCUMENT.replace("Skittles", "Ninepins"))
    with pytest.raises(ClausewiseError, match=r"'Type of Game\. Skittles is', with which the rulebook's part begins"):
        lock(list(CLAUSES.items()))
    (meadow / "rulebook.toml").write_text(RULEBOOK.replace("Skittles is", "Darts are"))
    with pytest.raises(ClausewiseError, match="the words 'Type of Game' that end the part"):
        lock(list(CLAUSES.items()))


def test_there_is_one_way_to_lock_a_document(meadow: Path, tmp_path: Path) -> None:
    """Without a numbering an inventory is needed."""
    spec = read_rulebook_head(meadow).document
    with pytest.raises(ClausewiseError, match="describes no numbering; name the inventory"):
        make_lock("skittles", read_document(tmp_path / "fairs.txt", spec), spec)
