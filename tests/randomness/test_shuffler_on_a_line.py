"""Whole decks of a system that tells the order of each shuffle, and what is said where only a part can be read."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.cli import main
from clausewise.failures import CLEAN, ERROR, FAIL, INCONCLUSIVE, ClausewiseError
from clausewise.randomness.plans import Plan, written
from clausewise.randomness.sources.batches import ONE_PACK
from clausewise.randomness.sources.system import of_system
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.reports.randomness_results import Result
from tests.adapters.devices.simulators import EXAMPLES, OnALine, Shuffler


def planned(folder: Path, number: int = 20, **otherwise: object) -> Path:
    """A plan for whole decks of which the order before is not known."""
    asked: dict[str, object] = {
        "format": 1, "made": "2026-11-19", "what": "cards", "way": "fixed number", "level": 0.01, "number": number,
        "power": 0.9, "against": ("one-never-moves",), "subject": "shuffler",
    }  # fmt: skip
    path = folder / "plan.toml"
    path.write_bytes(written(msgspec.convert(asked | otherwise, Plan)))
    return path


def read_from(line: OnALine, folder: Path) -> tuple[str, ...]:
    """The rest of the command: the example's shuffler at a line."""
    target = f"serial:{line.path}#{EXAMPLES / 'shuffler.toml'}"
    return ("--target", target, "--rulebook", "three-card", "--out", str(folder / "o"))


class Sticking(Shuffler):
    """One that tells the same order each time."""

    def hears(self, data: bytes) -> bytes:
        self._random.seed(5)
        return super().hears(data)


@pytest.mark.parametrize(("kind", "code"), [(Shuffler, CLEAN), (Sticking, FAIL)], ids=["sound", "sticking"])
def test_whole_orders_are_read_from_a_shuffler_on_a_line(kind: type[Shuffler], code: int, tmp_path: Path) -> None:
    """By the documented command, each as its log tells it: the sound passes, one that tells one order fails."""
    with OnALine(kind(orders=True)) as line:
        found = main(["randomness", "run", "--plan", str(planned(tmp_path, 50)), *read_from(line, tmp_path)])
    result = msgspec.json.decode((tmp_path / "o" / "result.json").read_bytes(), type=Result)
    assert (found, result.used, result.misread, result.wide) == (code, 50, 0, 52)
    assert len((tmp_path / "o" / "orders.csv").read_text().splitlines()) >= 50


def test_a_shuffler_that_tells_no_orders_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It may tell them, by its description, and does not: nothing was read, and that is no verdict."""
    with OnALine(Shuffler()) as line:
        found = main(["randomness", "run", "--plan", str(planned(tmp_path)), *read_from(line, tmp_path)])
    assert found == ERROR
    assert "no order of a whole deck was told" in capsys.readouterr().err


class Hidden(ReferenceSystem):
    """The reference engine, as a system that does not show what a shuffler dispenses."""

    def describe(self) -> Description:
        told = super().describe()
        return msgspec.structs.replace(told, unseen=(*told.unseen, "stack-dealt"))


def test_a_system_that_tells_no_order_is_told_how_to_plan() -> None:
    """Before anything is played."""
    with pytest.raises(ClausewiseError, match=r"tells no order of one \(stack-dealt\).*make a plan with --cards"):
        next(of_system(Hidden(), "three-card", ONE_PACK))


def test_what_part_of_a_deck_is_read_stands_in_plan_and_report(
    tmp_path: Path,
) -> None:
    """With the tests that are not made for it; a pass says nothing of the cards behind these."""
    plan = planned(tmp_path, cards=6)
    wanted = "Of each deck the first 6 of 52 cards are read, and what lies behind them is not tested"
    assert wanted in plan.read_text(encoding="utf-8")
    out = tmp_path / "o"
    code = main([
        "randomness", "run", "--plan", str(plan), "--target", "reference", "--rulebook", "three-card", "--out", str(out)
    ])  # fmt: skip
    assert code == INCONCLUSIVE  # twenty decks of which six cards are seen find nothing with that power
    assert wanted in (out / "report.txt").read_text(encoding="utf-8")
    assert "“Suits” and “Colours” are not made" in (out / "report.html").read_text(encoding="utf-8")
