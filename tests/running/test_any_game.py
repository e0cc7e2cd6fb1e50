"""Rules that are the same in all games of a rulebook: they are asked at whichever of them the house offers."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.cli import main

STUD = "Seven-Card Stud High"
DRAW = "Five-Card Draw High"
Told = Callable[..., tuple[str, set[str]]]


@pytest.fixture
def verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Told:
    """What a run says of a clause, and why, at a house that offers only these games."""

    def told(clause: str, *games: str) -> tuple[str, set[str]]:
        whole = f"oneida-poker.{clause}"
        asked = ["run", "--rulebook", "oneida-poker", "--clause", whole, "--option", f"game={','.join(games)}"]
        main([*asked, "--unannounced", "0", "--seed", "1", "--no-allure", "--out", str(tmp_path)])
        capsys.readouterr()
        entry = json.loads((tmp_path / "verdicts.json").read_text(encoding="utf-8"))["clauses"][whole]
        return entry["verdict"], {one["message"] for one in entry["scenarios"] if one["message"]}

    return told


@pytest.mark.parametrize("game", [STUD, DRAW, "Omaha High"])
def test_what_all_games_share_is_asked_at_the_one_that_is_offered(game: str, verdict: Told) -> None:
    """Two decks are at a table, whatever is played there."""
    assert verdict("B.2", game) == ("pass", set())


def test_what_is_about_blinds_is_asked_where_there_are_some(verdict: Told) -> None:
    """Of stud and draw only draw has a button and blinds: the rule about them is asked there, in either order."""
    assert verdict("A.5", STUD, DRAW)[0] == "pass"


def test_where_no_game_has_blinds_it_is_said(verdict: Told) -> None:
    """A house with stud alone is not asked about blinds, and is told why."""
    found, why = verdict("A.5", STUD)
    assert found == "not-offered"
    assert "the house offers no game with a dealer button and blinds" in why
