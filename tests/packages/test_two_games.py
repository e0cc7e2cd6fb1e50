"""One rulebook with two games: linted, run, proved, soaked, served and examined, each game by what it says itself."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from clausewise.failures import CLEAN, INCONCLUSIVE, USAGE
from clausewise.journal import read_journal
from clausewise.journal.records import TableOpened, TableSoaked
from tests.packages.beside import FEW_ROUNDS, clausewise
from tests.packages.pier_poker import RULES, build_pier


@pytest.fixture(scope="module")
def pier(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Hold'em and Omaha in one document, and somebody's own feature in the folder above."""
    above = tmp_path_factory.mktemp("pier")
    (above / "stray.feature").write_text("Feature: a shop\n  Scenario: open\n    Given a door\n", encoding="utf-8")
    return build_pier(above / "rules")


def test_it_is_linted(pier: Path, tmp_path: Path) -> None:
    """`first.cards` cites a clause of its own in each game, and neither counts as cited together."""
    done = clausewise("lint", "pier-poker", beside=pier, here=tmp_path)
    assert (done.returncode, done.stdout) == (CLEAN, "pier-poker: 0 faults, 0 notes\n")


def test_it_is_run(pier: Path, tmp_path: Path) -> None:
    """Each scenario at a table of the game that it names; what only the other game leaves open is not asked for."""
    done = clausewise("run", "--rulebook", "pier-poker", "--no-allure", "--out", "out", beside=pier, here=tmp_path)
    assert done.returncode == CLEAN, done.stdout + done.stderr
    assert "4 of 4 passed" in done.stdout
    chosen = [opened.setup.options for opened in _opened(tmp_path / "out")]
    assert {options["game"] for options in chosen} == {"Hold'em", "Omaha"}
    assert all(("kitty" in options) == (options["game"] == "Omaha") for options in chosen)


def _opened(run: Path) -> list[TableOpened]:
    return [entry.record for entry in read_journal(run) if isinstance(entry.record, TableOpened)]


def test_a_house_may_offer_one_of_the_games(pier: Path, tmp_path: Path) -> None:
    """What the other game says is not offered then."""
    done = clausewise("run", "--rulebook", "pier-poker", "--option", "game=Omaha", "--no-allure", "--out", "out",
                      beside=pier, here=tmp_path)  # fmt: skip
    assert "not-offered" in done.stdout or "not offered" in done.stdout
    assert "3 of 3 passed" in done.stdout


def test_it_is_proved(pier: Path, tmp_path: Path) -> None:
    """A fault at a provision that both games have is planted for the clause of the game in which it is."""
    done = clausewise("prove", "--clause", "pier-poker.2.A", "--clause", "pier-poker.3.A", "-n", "1", "--out", "out",
                      beside=pier, here=tmp_path, by=("-c", FEW_ROUNDS))  # fmt: skip
    assert re.search(r"2 clauses: \d+ faults planted, \d+ caught, 0 survived", done.stdout), done.stdout + done.stderr


def test_it_is_soaked(pier: Path, tmp_path: Path) -> None:
    """Random tables of either game agree with the rules; of two workers each begins with a game of its own."""
    done = clausewise("soak", "--rulebook", "pier-poker", "--rounds", "60", "-n", "2", "--no-allure", "--keep", "all",
                      "--out", "out", beside=pier, here=tmp_path)  # fmt: skip
    assert done.returncode in {CLEAN, INCONCLUSIVE}, done.stdout + done.stderr
    played = [entry.record for entry in read_journal(tmp_path / "out") if isinstance(entry.record, TableSoaked)]
    assert {table.setup.options["game"] for table in played} == {"Hold'em", "Omaha"}


def test_it_is_served_and_examined(pier: Path, tmp_path: Path) -> None:
    """The doctor plays a plain round of each game over the protocol."""
    program = shlex.join([sys.executable, "-m", "clausewise", "serve", "--stdio"])
    done = clausewise("doctor", "--quick", "--target", f"stdio:{program}", beside=pier, here=tmp_path)
    assert done.returncode == CLEAN, done.stdout + done.stderr
    assert "pier-poker, Hold'em: plain round" in done.stdout
    assert "pier-poker, Omaha: forced cards" in done.stdout
    assert "oasis-holdem: plain round" in done.stdout


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (
            'games = ["Hold\'em", "Omaha"]',
            'game = "Omaha"\ngames = ["Omaha"]',
            "name what is played: one game as `game`",
        ),
        ('games = ["Hold\'em", "Omaha"]', 'games = ["Omaha", "Omaha"]', "games: each has a name of its own"),
        ('id = "kitty"', 'id = "game"', "the option game follows from `games`"),
    ],
)
def test_games_that_cannot_be_told_apart(before: str, after: str, said: str, tmp_path: Path) -> None:
    """One message that names the file."""
    folder = build_pier(tmp_path / "pier")
    toml = folder / "pier_rules" / "features" / "pier-poker" / "rulebook.toml"
    toml.write_text(toml.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    done = clausewise("run", "--rulebook", "pier-poker", beside=folder, here=tmp_path)
    assert (done.returncode, done.stdout) == (USAGE, "")
    assert f"rulebook.toml: {said}" in done.stderr
    assert "Traceback" not in done.stderr


def test_rules_that_cannot_be_told_apart(tmp_path: Path) -> None:
    """Two games of one name in the engine are as wrong as in the features."""
    folder = build_pier(tmp_path / "pier")
    (folder / "pier_rules" / "rules.py").write_text(RULES.replace('"Omaha", {', '"Hold\'em", {'), encoding="utf-8")
    done = clausewise("run", "--rulebook", "pier-poker", beside=folder, here=tmp_path)
    assert done.returncode == USAGE
    assert "that cannot be loaded: ValueError: each of several games has a name of its own" in done.stderr
