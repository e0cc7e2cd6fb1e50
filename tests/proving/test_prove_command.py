"""`clausewise prove` as a person calls it: what it says, writes and returns."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.failures import CLEAN, ERROR, FAIL
from clausewise.proving import prove as proving

CLAUSE = "mlgca-four-card.12.A"

FEATURE = f"""\
Feature: A rule

  @{CLAUSE} @payout @play
  Rule: Ante and play are paid even money
    Scenario: Both win as much as was wagered
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
      Then seat 1's ante wins 10
      And seat 1's play wins 10
"""

BESIDE = FEATURE[FEATURE.index("  @") :].replace(CLAUSE, "mlgca-four-card.11.D.4.c.ii").replace("Both win", "Two win")
"""Another rule: where a part of the rules is proved, no rounds are played for all of them."""

Ran = subprocess.CompletedProcess[str]


def clausewise(*arguments: str | Path, place: Path) -> Ran:
    """The command line in a process of its own."""
    command = [sys.executable, "-m", "clausewise", *map(str, arguments)]
    return subprocess.run(command, cwd=place, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture
def features(tmp_path: Path, writing: Callable[[Path, str], Path]) -> Path:
    """One rule that is proved."""
    return writing(tmp_path / "features", FEATURE)


@pytest.fixture
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proof in this process, with few of the random rounds: they find nothing here."""
    monkeypatch.setattr(proving, "prove", partial(proving.prove, rounds=40))


@pytest.mark.usefixtures("few_rounds")
def test_a_proved_clause_is_clean(tmp_path: Path, features: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 0; prove.json says by which operators and which scenario, and so does a page that fetches nothing."""
    out = str(tmp_path / "proof")
    code = main(["prove", "--clause", CLAUSE, "--features", str(features), "--out", out])
    printed = capsys.readouterr().out
    said = json.loads((tmp_path / "proof" / "prove.json").read_bytes())
    clause = said["clauses"][CLAUSE]
    assert clause["operators"]["unpaid"] == {"planted": 1, "caught": 1}
    assert clause["planted"] == clause["caught"] >= 3
    assert (clause["survivors"], clause["equivalent"]) == ([], [])
    assert clause["isolated"] is True
    assert said["counts"]["caught"] == clause["caught"]
    assert {"seconds", "harness", "lint"} <= said.keys()
    # The lint of citations wants all scenarios of a rulebook; here there is one.
    assert code == (FAIL if said["lint"] else CLEAN), printed
    assert "prove.html" in printed
    page = (tmp_path / "proof" / "prove.html").read_text(encoding="utf-8")
    assert [part for part in ("<script", "http://", "https://") if part in page] == []
    assert "pay.even-money: unpaid" in page
    assert " noticed</span>" in page


@pytest.mark.usefixtures("few_rounds")
def test_a_weak_clause_fails(
    tmp_path: Path, writing: Callable[[Path, str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 1; the survivors are said with the scenarios that were run, and the clause is short."""
    looks_away = FEATURE[: FEATURE.index("      Then")] + "      Then the play wager of 10 is taken\n"
    weak = writing(tmp_path / "weak", looks_away + BESIDE)
    out = str(tmp_path / "proof")
    assert main(["prove", "--clause", CLAUSE, "--features", str(weak), "--out", out, "-n", "1"]) == FAIL
    said = capsys.readouterr().out
    assert "SURVIVED  pay.even-money: unpaid" in said
    assert f"passed: {CLAUSE} Both win as much as was wagered" in said
    assert "SHORT     0 of 3 operators caught (none)" in said


@pytest.mark.usefixtures("few_rounds")
def test_an_unsound_suite_is_an_error(
    tmp_path: Path, writing: Callable[[Path, str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 3: what finds fault with a sound engine is at fault itself."""
    unsound = writing(tmp_path / "unsound", FEATURE.replace("ante wins 10", "ante wins 20") + BESIDE)
    out = str(tmp_path / "proof")
    assert main(["prove", "--clause", CLAUSE, "--features", str(unsound), "--out", out]) == ERROR
    assert f"UNSOUND   {CLAUSE} Both win" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["no-such-game"], "no-such-game: there is no such rulebook"),
        (["--clause", "mlgca-four-card.99"], "mlgca-four-card.99: there is no such clause"),
        (["--changed"], "--changed needs the rulebooks to be in a git checkout"),
        (["-n", "many"], "is no number"),
    ],
)
def test_what_cannot_be_done_is_said(tmp_path: Path, features: Path, arguments: list[str], said: str) -> None:
    """One message, exit code 2, no traceback."""
    ran = clausewise("prove", *arguments, "--features", features, place=tmp_path)
    assert ran.returncode == 2
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_rulebook_that_no_engine_plays_is_no_defect(tmp_path: Path) -> None:
    """Its features are there; the package with its rules has not been installed yet."""
    features = Path(__file__).parent.parent / "running" / "one_die" / "one_die_rules" / "features"
    ran = clausewise("prove", "one-die", "--features", features, place=tmp_path)
    assert ran.returncode == 2
    assert ran.stderr.startswith("clausewise: one-die: the reference engine does not play by it: no package")
