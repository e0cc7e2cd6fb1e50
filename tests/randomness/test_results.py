"""From a plan and a source to a result: nothing that was not shown becomes a pass."""

import io
import json
from pathlib import Path

import jsonschema
import msgspec
import pytest

from clausewise.cli import main
from clausewise.randomness.plans import Plan, read_plan, rule, written
from clausewise.reports.randomness_results import Result, schema
from tests.randomness.conftest import Make, lines_of, rows_of


def planned(folder: Path, **otherwise: object) -> Path:
    """A plan for 300 decks from a new pack's order."""
    asked: dict[str, object] = {
        "format": 1, "made": "2026-11-19", "what": "cards", "way": "fixed number", "level": 0.01, "number": 300,
        "power": 0.9, "against": ("ten-shelves", "seven-riffles"), "subject": "shuffler <X>", "build": "X 1.0",
        "clauses": ("oneida-poker.E.1",), "start": "fixed",
    }  # fmt: skip
    path = folder / "asked.toml"
    path.write_bytes(written(msgspec.convert(asked | otherwise, Plan)))
    return path


def ran(plan: Path, file: Path, verb: str = "run") -> tuple[int, Result]:
    """The exit code and the result."""
    out = plan.parent / f"out-{file.stem}"
    code = main(["randomness", verb, "--plan", str(plan), "--file", str(file), "--out", str(out)])
    return code, msgspec.json.decode((out / "result.json").read_bytes(), type=Result)


def test_a_sound_shuffler_passes_with_its_sample_level_power_and_rule(tmp_path: Path, make: Make) -> None:
    """The verdict on the clause is sampled, and the decision rule names both chances of being wrong."""
    code, result = ran(planned(tmp_path), make("sound", 300))
    assert (code, result.verdict, result.used) == (0, "pass", 300)
    assert [(c.clause, c.verdict, c.strength) for c in result.clauses] == [("oneida-poker.E.1", "pass", "sampled")]
    assert "A sound device is rejected with a chance of at most 1.0%" in result.plan.rule
    assert "accepted with a chance of at most" in result.plan.rule
    assert all(power.least > 0.9 for power in result.power if power.aimed_at)
    jsonschema.validate(json.loads((tmp_path / "out-sound/result.json").read_bytes()), schema())


def test_a_faulty_shuffler_fails(tmp_path: Path, make: Make) -> None:
    """By the tests that found something, with exit code 1 and a page that shows it."""
    code, result = ran(planned(tmp_path), make("seven-riffles", 300))
    assert (code, result.verdict) == (1, "fail")
    assert "“Rising sequences”" in result.reason
    page = (tmp_path / "out-seven-riffles/report.html").read_text()
    assert "shuffler &lt;X&gt;" in page
    assert page.count("<svg") >= 6


def test_too_few_decks_are_inconclusive_and_no_chance_is_told(tmp_path: Path, make: Make) -> None:
    """Also of a faulty shuffler: who looked before the number was there would look again."""
    code, result = ran(planned(tmp_path), make("seven-riffles", 299))
    assert (code, result.verdict, result.tests) == (4, "inconclusive", ())
    assert result.reason == "299 decks could be used, and the plan asks for 300"


def test_more_decks_than_planned_are_left_alone(tmp_path: Path) -> None:
    """The first 300 are sound, and what comes after them is counted and not looked at."""
    path = tmp_path / "long.csv"
    path.write_text("\n".join(lines_of(rows_of("sound", 300)) + lines_of(rows_of("ten-shelves", 100))))
    code, result = ran(planned(tmp_path), path)
    assert (code, result.used, result.left_over) == (0, 300, 100)


@pytest.mark.parametrize(("misread", "verdict"), [(2, "pass"), (9, "inconclusive")])
def test_misread_decks_stand_in_the_report_and_too_many_conclude_nothing(
    tmp_path: Path, make: Make, misread: int, verdict: str
) -> None:
    """Up to the share that the plan states they are told; beyond it nothing is concluded."""
    file = make("sound", 300)
    file.write_text("As,Kd\n" * misread + file.read_text())
    _, result = ran(planned(tmp_path), file)
    assert (result.verdict, result.misread, len(result.misreads)) == (verdict, misread, misread)
    assert "deck 1, line 1: 2 cards, and 52 belong to it" in (tmp_path / "out-sound/report.html").read_text()


def test_a_plan_that_is_too_weak_for_what_it_aims_at_is_no_pass(tmp_path: Path, make: Make) -> None:
    """Twenty decks do not find a naive swap: that nothing was found is said, and is no pass."""
    plan = planned(tmp_path, number=20, against=("naive-swap",))
    code, result = ran(plan, make("sound", 20))
    assert (code, result.verdict) == (4, "inconclusive")
    assert "naive-swap" in result.reason


@pytest.mark.parametrize(("name", "code"), [("sound", 0), ("ten-shelves", 1)])
def test_evidence_is_watched_and_ends_when_it_suffices(
    tmp_path: Path, make: Make, capsys: pytest.CaptureFixture[str], name: str, code: int
) -> None:
    """A plan of evidence may be looked at; the result tells evidence and no chances."""
    found, result = ran(planned(tmp_path, way="evidence"), make(name, 300), "watch")
    assert found == code
    assert (result.crossed_at is not None) == bool(code)
    assert result.path
    assert all(test.chance is None and test.evidence is not None for test in result.tests)
    assert "evidence" in capsys.readouterr().err


def test_a_fixed_number_is_not_watched(tmp_path: Path, make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    """The two kinds of plan are never mixed."""
    plan = planned(tmp_path)
    assert main(["randomness", "watch", "--plan", str(plan), "--file", str(make("sound", 9)), "--out", str(tmp_path / "o")]) == 2  # fmt: skip  # noqa: E501
    assert "looked at once" in capsys.readouterr().err


def test_a_plan_is_made_with_its_power_and_not_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The clause of Maryland brings its level with it, and who made the plan; a second plan does not overwrite it."""
    command = ["randomness", "plan", "X", "--clause", "mlgca-four-card.5.A", "--start", "fixed", "--seconds-each", "60"]
    out = tmp_path / "plan.toml"
    assert main([*command, "--out", str(out)]) == 0
    plan = read_plan(out).plan
    assert (plan.level, plan.stated_by) == (0.05, "COMAR 36.05.02.17 F: 95 %, chi-squared")
    assert not plan.too_weak_for
    assert "seven riffle shuffles: found with a chance of" in capsys.readouterr().out
    assert main([*command, "--out", str(out)]) == 2
    assert main([*command, "--level", "0.01", "--out", str(tmp_path / "other.toml")]) == 2
    assert "COMAR 36.05.02.17 F states a confidence of 95 %" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("otherwise", "told"),
    [
        ({"level": 0.02}, "level: power was measured for"),
        ({"number": 3}, "number: 3 decks; the tests hold for 20 to"),
        ({"against": ("rain",)}, "against: there is no planted fault 'rain'"),
        ({"order": "As,Kd"}, "order: 2 cards, and 52 belong to it"),
        ({"what": "dice", "number": 2000, "against": ("two-agree",)}, "start: 'fixed' is for whole decks"),
    ],
)
def test_a_plan_that_asks_for_what_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], otherwise: dict[str, object], told: str
) -> None:
    """One message, with the file."""
    plan = planned(tmp_path, **otherwise)
    assert main(["randomness", "run", "--plan", str(plan), "--scan", "--out", str(tmp_path / "o")]) == 2
    assert f"{plan}: {told}" in capsys.readouterr().err


def test_a_scanner_is_read_card_by_card_and_what_was_read_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It ends before the plan is satisfied: inconclusive, and the decks are in the folder."""
    lines = lines_of(rows_of("sound", 2))
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(",".join(lines).split(",")) + "\nend\n"))
    out = tmp_path / "o"
    assert main(["randomness", "run", "--plan", str(planned(tmp_path)), "--scan", "--out", str(out)]) == 4
    assert (out / "orders.csv").read_text().splitlines() == lines
    assert "deck 2 is whole" in capsys.readouterr().err


def test_the_rule_says_what_was_not_measured() -> None:
    """Where three cards of a deck are seen nothing was measured, and the rule says that no pass can come of it."""
    plan = Plan(1, "", "cards", "fixed number", 0.01, 500, 0.9, ("ten-shelves",), "a shuffler", cards=3)
    assert "the result can be no pass" in rule(plan)
    assert plan.too_weak_for == ("ten-shelves",)
