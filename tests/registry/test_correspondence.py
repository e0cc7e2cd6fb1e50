"""corresponds.toml: which clauses of two rulebooks correspond."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.failures import ClausewiseError
from clausewise.registry.correspondence import NAME, Pair, correspondence
from clausewise.registry.lint.correspondence import lint_correspondences
from clausewise.registry.locating import required_lock
from clausewise.registry.lock_file import FORMAT

Write = Callable[[str, str], Path]

ROWS = """
[[pond]]
ours = ["1.*"]
theirs = ["boats"]

[[pond]]
ours = ["2.A", "2.A.1.*"]
theirs = ["prizes"]
differs = "The pond has one table."

[[pond]]
ours = ["2.A.2.*", "2.B"]
differs = "A second table, and an end at dusk."

[[pond]]
theirs = ["nets"]
differs = "Nets are mended."
"""


@pytest.fixture
def pond(features: Path) -> Path:
    """Another rulebook beside the harbour's: three clauses, locked."""
    folder = features / "pond"
    folder.mkdir()
    lines = [FORMAT, "rulebook pond", "document pond.txt", f"sha256 {'0' * 64}", f"outside 0 {'0' * 64}"]
    lines += [f"pond.{name} 1 {'0' * 64} 00" for name in ("boats", "prizes", "nets")]
    (folder / "clauses.lock").write_text("\n".join(lines) + "\n")
    return folder


@pytest.mark.usefixtures("pond")
def test_rows_become_pairs_of_full_ids(folder: Path, pond: Path, write: Write) -> None:
    """All below a number, what differs, and what stands alone; asked the other way round, the sides change places."""
    write(NAME, ROWS)
    pairs = correspondence(folder, pond)
    assert pairs[0] == Pair(tuple(f"harbour.1.{n}" for n in ("A", "A.1", "A.2", "A.3", "B")), ("pond.boats",), "")
    assert [pair.same for pair in pairs] == [True, False, False, False]
    assert len(pairs[1].one) == 5
    assert (pairs[3].one, pairs[3].other) == ((), ("pond.nets",))
    assert correspondence(pond, folder)[0] == Pair(pairs[0].other, pairs[0].one, "")


@pytest.mark.usefixtures("pond")
def test_a_row_of_namesakes_is_a_pair_for_each(folder: Path, pond: Path, write: Write) -> None:
    """Where both number their clauses alike; each is paired with its own namesake alone."""
    lock = pond / "clauses.lock"
    lock.write_text(lock.read_text().replace("pond.boats", "pond.1.A").replace("pond.prizes", "pond.2.A"))
    write(NAME, '[[pond]]\nsame = ["1.A", "2.A"]\n')
    assert correspondence(folder, pond) == (
        Pair(("harbour.1.A",), ("pond.1.A",), ""),
        Pair(("harbour.2.A",), ("pond.2.A",), ""),
    )


def test_without_a_map_the_file_is_asked_for(folder: Path, pond: Path) -> None:
    """It is kept by hand: nothing is guessed."""
    with pytest.raises(ClausewiseError, match=r"neither folder has a corresponds\.toml"):
        correspondence(folder, pond)


@pytest.mark.usefixtures("pond")
def test_a_whole_map_has_no_faults(folder: Path, write: Write) -> None:
    """Every clause of both stands in it."""
    write(NAME, ROWS)
    assert list(lint_correspondences(folder, required_lock(folder))) == []


@pytest.mark.usefixtures("pond")
@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ('theirs = ["nets"]', 'theirs = ["nest"]', "pond has no clause nest"),
        ('theirs = ["nets"]', 'theirs = ["nest"]', "1 of pond stand in no row: pond.nets"),
        ('"2.A.2.*", ', "", "harbour.2.A.2, harbour.2.A.2.a"),
        ('"2.A.2.*", ', '"2.A.*", ', "harbour.2.A has a counterpart in one row and none in another"),
        ('differs = "Nets are mended."', "", "nets: the row says neither"),
        ('theirs = ["nets"]', "", "a row names no clause"),
        ("[[pond]]", "[[lake]]", "no rulebook lake is locked"),
        ("differs", "difers", "difers"),
        ('theirs = ["nets"]', 'theirs = ["nets"]\nsame = ["2.B"]', "2.B: the row has `same` beside"),
        ('theirs = ["nets"]', 'same = ["nets"]', "harbour has no clause nets"),
    ],
)
def test_faults_of_a_map(folder: Path, write: Write, before: str, after: str, what: str) -> None:
    """Left out, unknown, said twice, or said nothing of."""
    assert before in ROWS
    write(NAME, ROWS.replace(before, after))
    assert any(what in finding.what for finding in lint_correspondences(folder, required_lock(folder)))
