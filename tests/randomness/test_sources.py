"""Decks and throws are read as they stand; what is none is told with its number and line, and never dropped."""

from pathlib import Path

import numpy as np
import polars as pl
import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.failures import ClausewiseError
from clausewise.randomness.gathering import kept
from clausewise.randomness.sources.batches import ONE_PACK, THREE_DICE, Kind, Misread, Rows, Source, part_of_a_pack
from clausewise.randomness.sources.files import read_file
from clausewise.randomness.sources.lines import read_cards, read_lines
from clausewise.randomness.sources.system import of_system
from clausewise.registry import load_rulebooks
from tests.randomness.conftest import lines_of, rows_of


def everything(source: Source, wide: int = 52) -> tuple[Rows, list[Misread]]:
    """All that a source gives."""
    batches = list(source)
    return np.concatenate([batch.values for batch in batches]).reshape(-1, wide), [
        m for b in batches for m in b.misreads
    ]


def write(folder: Path, lines: list[str]) -> Path:
    """A file of these lines."""
    path = folder / "orders.csv"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_a_deck_a_line_is_read(tmp_path: Path) -> None:
    """With a heading, other signs between the cards and other names for them."""
    rows = rows_of("sound", 3)
    lines = ["p1,p2,p3", *lines_of(rows)]
    lines[2] = lines[2].replace(",", " ").lower()
    lines[3] = lines[3].replace("T", "10").replace("s", "♠")
    found, misread = everything(read_file(write(tmp_path, lines), ONE_PACK))
    assert misread == []
    assert (found == rows).all()


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda line: line.rpartition(",")[0], "deck 2, line 2: 51 cards, and 52 belong to it"),
        (lambda line: line.replace(line[:2], line[3:5], 1), "deck 2, line 2: there more than once: "),
        (lambda line: line.replace(line[:2], "1Z", 1), "deck 2, line 2: '1Z' is no card; cards are written as"),
        (lambda line: line * 50, "deck 2, line 2: a line of"),
    ],
)  # fmt: skip
def test_a_misread_deck_is_told_with_its_line(tmp_path: Path, spoil: object, told: str) -> None:
    """The decks beside it are read; it is counted, and nothing of it is."""
    assert callable(spoil)
    lines = lines_of(rows_of("sound", 3))
    lines[1] = spoil(lines[1])
    found, misread = everything(read_file(write(tmp_path, lines), ONE_PACK))
    assert len(found) == 2
    assert [str(one).startswith(told) for one in misread] == [True]


def test_one_card_a_line_is_read_and_a_lost_card_spoils_one_deck() -> None:
    """An empty line ends a deck: a card that the reader missed shifts none of the decks after it."""
    decks = [line.split(",") for line in lines_of(rows_of("sound", 3))]
    del decks[1][30]
    said: list[str] = []
    lines = [card for deck in decks for card in [*deck, ""]]
    found, misread = everything(read_cards(lines, ONE_PACK, said.append))
    assert len(found) == 2
    assert [str(one) for one in misread] == ["deck 2, line 105: 51 cards, and 52 belong to it"]
    assert "deck 1 is whole" in said


def test_who_scans_is_told_at_once_and_takes_a_card_back() -> None:
    """A card read twice spoils the deck and is said; `undo` and `again` do what they say, and `again` is counted."""
    deck = lines_of(rows_of("sound", 1))[0].split(",")
    said: list[str] = []
    lines = [deck[0], deck[0], "", deck[1], "undo", *deck, deck[0], "again", "end", "As"]
    found, misread = everything(read_cards(lines, ONE_PACK, said.append))
    assert len(found) == 1
    assert [one.what for one in misread] == [
        f"card 2: {deck[0]} was read already, as card 1 of this deck",
        "begun anew by who read it",
    ]
    assert any(text.startswith("deck 1, line 2, card 2") for text in said)


@pytest.mark.parametrize("columns", [52, 1])
def test_parquet_is_read(tmp_path: Path, columns: int) -> None:
    """A column for each place, or one that holds the order."""
    lines = lines_of(rows_of("sound", 4))
    table = (
        {"order": lines} if columns == 1 else {f"p{at}": [line.split(",")[at] for line in lines] for at in range(52)}
    )
    path = tmp_path / "orders.parquet"
    pl.DataFrame(table).write_parquet(path)
    found, misread = everything(read_file(path, ONE_PACK))
    assert (lines_of(found), misread) == (lines, [])


def test_what_is_no_parquet_is_said(tmp_path: Path) -> None:
    """One message, with the file."""
    path = tmp_path / "orders.parquet"
    path.write_bytes(b"PAR1 nothing of the kind")
    with pytest.raises(ClausewiseError, match=r"orders\.parquet"):
        everything(read_file(path, ONE_PACK))


def test_throws_are_read_by_the_million_and_one_by_one_alike(tmp_path: Path) -> None:
    """A file in which one line is written otherwise gives the same throws, and a misread one keeps its number."""
    rows = rows_of("sound-dice", 2_000)
    lines = lines_of(rows)
    plain, none = everything(read_file(write(tmp_path, lines), THREE_DICE), 3)
    lines[1_000] = "1,2,7"
    lines[1_500] = lines[1_500].replace(",", ";  ")
    found, misread = everything(read_file(write(tmp_path, lines), THREE_DICE), 3)
    assert (plain == rows).all()
    assert none == []
    assert (found == np.delete(rows, 1_000, axis=0)).all()
    assert [str(one) for one in misread] == ["throw 1001, line 1001: '7' is no face of a die; it has 1 to 6"]


@pytest.mark.parametrize(("kind", "name"), [(ONE_PACK, "sound"), (THREE_DICE, "sound-dice")])
def test_what_is_gathered_is_read_again_as_it_was(tmp_path: Path, kind: Kind, name: str) -> None:
    """Decks that come once are written down, the misread ones at their places."""
    lines = lines_of(rows_of(name, 5))
    lines[2] = "Ax"
    path = tmp_path / "gathered.csv"
    first, misread = everything(kept(read_lines(lines, kind), kind, path), kind.wide)
    again, remarked = everything(read_file(path, kind), kind.wide)
    assert (first == again).all()
    assert [(one.number, one.what) for one in misread] == [(one.number, one.what) for one in remarked]


@pytest.mark.parametrize(
    ("rulebook", "kind"),
    [("three-card", part_of_a_pack(6)), ("oneida-poker", part_of_a_pack(4)), ("oneida-sic-bo", THREE_DICE)],
)
def test_a_system_deals_and_throws_in_plain_rounds(rulebook: str, kind: Kind) -> None:
    """What is dealt first in each round, and each throw, through the interface that every adapter has."""
    assert load_rulebooks()
    batch = next(of_system(ReferenceSystem(), rulebook, kind))
    assert batch.misreads == ()
    assert batch.values.shape == (50, kind.wide)
    assert len({tuple(row) for row in batch.values.tolist()}) > 30
