"""The programs to start from keep to the protocol, play a round, and are not blamed for what they leave out."""

import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from clausewise.adapters.targets import open_spoken
from clausewise.cli import main
from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

NODE = shutil.which("node")
LANGUAGES = [
    "python",
    pytest.param("javascript", marks=pytest.mark.skipif(NODE is None, reason="Node is not installed here")),
]


@pytest.fixture
def target(tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest) -> str:
    """The starter in the language that is asked for, printed into a folder of its own as a vendor would."""
    assert main(["starter", request.param]) == 0
    program = tmp_path / f"table.{request.param}"
    program.write_text(capsys.readouterr().out, encoding="utf-8")
    interpreter = sys.executable if request.param == "python" else str(NODE)
    return f"stdio:{shlex.quote(interpreter)} {shlex.quote(str(program))}"


@pytest.mark.parametrize("target", LANGUAGES, indirect=True)
def test_the_doctor_finds_nothing(target: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A starter plays a plain round with forced cards, and passes every check."""
    assert main(["doctor", "--quick", "--target", target]) == 0
    said = capsys.readouterr().out
    assert "three-card: plain round: played to its end" in said
    assert "three-card: forced cards: 6 cards fell as the deck was stacked" in said
    assert "three-card: the same again: the same" in said


@pytest.mark.slow
@pytest.mark.parametrize("target", LANGUAGES, indirect=True)
def test_no_clause_fails(target: str, tmp_path: Path) -> None:
    """What a starter does is lawful, and what it leaves out is not held against it."""
    main(["run", "--rulebook", "three-card", "--target", target, "--out", str(tmp_path / "run")])
    verdicts = json.loads((tmp_path / "run" / "verdicts.json").read_text(encoding="utf-8"))["clauses"].values()
    found = [entry["verdict"] for entry in verdicts]
    assert "fail" not in found
    assert found.count("pass") >= 39


ROUND: list[AnyStimulus] = [
    *(Sit(seat) for seat in (1, 2, 3)),
    *(PlaceWager(seat, wager, dollars(10)) for seat in (1, 2, 3) for wager in ("pair plus", "ante")),
    StackDeck(PACK[::4]),
    *[Proceed()] * 3,
    PlaceWager(1, "play", dollars(10)),
    Fold(3),
    Fold(2),
    PlaceWager(3, "play", dollars(10)),
    *[Proceed()] * 3,
]


@pytest.mark.skipif(NODE is None, reason="Node is not installed here")
def test_both_languages_play_the_same_round() -> None:
    """Neither starter knows or does what the other does not."""
    starters = Path(__file__).parents[2] / "adapters" / "starters"
    told: list[list[AnyEvent]] = []
    for interpreter, name in ((sys.executable, "three_card_table.py"), (str(NODE), "three_card_table.js")):
        system = open_spoken(f"stdio:{shlex.quote(interpreter)} {shlex.quote(str(starters / name))}")
        try:
            table = system.open(TableSetup("three-card"))
            for number, stimulus in enumerate(ROUND):
                table.submit(f"s{number}", stimulus)
            told.append([seen.event for seen in table.read(0)[0]])
        finally:
            system.close()
    assert told[0] == told[1]
    assert len(told[0]) > 30
