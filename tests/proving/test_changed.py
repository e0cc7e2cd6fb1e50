"""Which clauses `--changed` lays a change to."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.failures import ClausewiseError
from clausewise.proving.changed import around, changed_clauses, rules_in, served_by
from clausewise.registry import load_rulebook

FEATURE = """\
Feature: Two rules

  @mlgca-four-card.1.A @play @payout
  Rule: One
    Scenario: First
      Given something

  @mlgca-four-card.1.B @play @payout
  Rule: Two
    Scenario: Second
      Given something else
"""

PROVISIONS = {"pay.a": ("x.1.A",), "pay.b": ("x.1.B",), "fold": ("x.2.C.i",)}


def git(place: Path, *arguments: str) -> None:
    """Git, with an identity for this once."""
    identity = ["-c", "user.name=T", "-c", "user.email=t@example.org"]
    subprocess.run(["git", *identity, *arguments], cwd=place, check=True, capture_output=True)


@pytest.fixture
def committed(tmp_path: Path, writing: Callable[[Path, str], Path]) -> Path:
    """Two rules in a checkout, as they were committed."""
    features = writing(tmp_path / "features", FEATURE)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "as it was")
    return features


def changed(features: Path) -> list[str]:
    """The clauses that are touched since the commit."""
    return changed_clauses("HEAD", [load_rulebook("mlgca-four-card", features)])


@pytest.mark.parametrize(
    ("was", "becomes", "touched"),
    [
        ("Given something else", "Given another thing", ["1.B"]),
        ("    Scenario: First", "\n\n    Scenario: First", []),
        ("Feature: Two rules\n", "Feature: Two rules\n\n  Background:\n    Given a table\n", ["1.A", "1.B"]),
        ("@mlgca-four-card.1.A @play", "@mlgca-four-card.1.A @trace", ["1.A"]),
    ],
)
def test_a_rule_is_its_text(committed: Path, was: str, becomes: str, touched: list[str]) -> None:
    """Its own words and tags touch it, the feature's background touches all, blank lines touch nothing."""
    assert changed(committed) == []
    path = committed / "mlgca-four-card" / "01-rules.feature"
    path.write_text(FEATURE.replace(was, becomes), encoding="utf-8")
    assert changed(committed) == [f"mlgca-four-card.{number}" for number in touched]


def test_a_reading_touches_its_clauses(committed: Path) -> None:
    """A reading that was added touches the clauses that it names."""
    reading = '[[reading]]\nid = "r"\nclauses = ["1.B"]\nquestion = "?"\nadopted = "a"\nwhy = "w"\neffect = "noted"\n'
    text = reading + 'status = "proposed"\n[reading.choices]\na = "a"\nb = "b"\n'
    (committed / "mlgca-four-card" / "readings.toml").write_text(text, encoding="utf-8")
    assert changed(committed) == ["mlgca-four-card.1.B"]


def test_a_file_that_git_does_not_know_yet_is_new(committed: Path) -> None:
    """All its rules are touched, and no others."""
    new = FEATURE.replace("1.A", "2.A").replace("1.B", "2.B").replace("First", "Third").replace("Second", "Fourth")
    (committed / "mlgca-four-card" / "02-more.feature").write_text(new, encoding="utf-8")
    assert changed(committed) == ["mlgca-four-card.2.A", "mlgca-four-card.2.B"]


def test_an_unknown_ref_is_said(committed: Path) -> None:
    """By its name."""
    with pytest.raises(ClausewiseError, match="--changed nonsense: git knows no such commit"):
        changed_clauses("nonsense", [load_rulebook("mlgca-four-card", committed)])


@pytest.mark.parametrize(
    ("words", "clauses"),
    [
        ('odds = payout("pay.a", 1)', {"x.1.A"}),
        ('odds = payout(f"pay.{row}", 1)', {"x.1.A", "x.1.B"}),
        ('"fold": ("2.C.i",),', {"x.2.C.i"}),
        ("return 1", set()),
    ],
)
def test_lines_of_the_engine_name_their_clauses(words: str, clauses: set[str]) -> None:
    """By provision, by the beginning of several, or by number."""
    assert served_by(words, PROVISIONS, "x") == clauses


def test_a_line_belongs_to_its_function() -> None:
    """A change of the amount touches what the function rules on two lines above."""
    text = 'A = 1\n\n\ndef pay():\n    odds = payout("pay.a")\n    return odds\n\n\ndef other():\n    pass\n'
    assert around(text, 6, 6).splitlines()[0] == "def pay():"
    assert "other" not in around(text, 6, 6)
    assert around(text, 1, 1) == ""


def test_rules_are_told_apart() -> None:
    """Each with its tags; what stands before the first belongs to all."""
    assert list(rules_in(FEATURE, "mlgca-four-card")) == ["", "mlgca-four-card.1.A", "mlgca-four-card.1.B"]
