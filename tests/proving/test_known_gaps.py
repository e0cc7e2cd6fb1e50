"""What the proof is known not to show: told each time, never silently, and off the list once it is closed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.failures import ClausewiseError
from clausewise.proving.known_gaps import KnownGaps, known_gaps
from clausewise.registry import load_rulebook, load_rulebooks
from clausewise.reports.prove_results import ClauseProof, OperatorCount

PROOF = ClauseProof(3, 3, {name: OperatorCount(1, 1) for name in "abc"}, (), (), isolated=False)


def test_a_clause_that_is_not_isolated_is_not_clean_unless_it_is_known() -> None:
    """A gap that stands on the list does not fail the proof; any other does."""
    assert not PROOF.clean
    assert msgspec.structs.replace(PROOF, known_gap="why").clean


def test_a_gap_that_is_closed_has_to_leave_the_list() -> None:
    """Otherwise nobody would notice when it opens again."""
    assert not msgspec.structs.replace(PROOF, isolated=True, known_gap="why").clean


def test_the_lists_name_clauses_that_there_are() -> None:
    """Of every rulebook that has one, with a reason for each clause that is not isolated."""
    gaps = known_gaps(load_rulebooks())
    assert {"oneida-poker.I.1", "three-card.e.1"} <= gaps.not_isolated.keys() | gaps.not_yet_asked.keys()
    assert all(gaps.not_isolated.values())
    assert all(gaps.not_yet_asked.values())


def test_each_rulebook_has_its_own_list() -> None:
    """What is not asked in one is no gap of another."""
    gaps = known_gaps([load_rulebook("oasis-omaha")])
    assert gaps.not_yet_asked
    assert all(clause.startswith("oasis-omaha.") for clause in gaps.not_yet_asked)
    assert known_gaps([load_rulebook("oasis-holdem")]) == KnownGaps()


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('[not_isolated]\n"7.Z" = "why"', "mlgca-four-card.7.Z: there is no such clause; take it off the list"),
        ('[not_isolated]\n"7.C" = 1', "Expected `str`, got `int`"),
        ("[not_asked]", "unknown field `not_asked`"),
    ],
)
def test_what_is_wrong_with_a_list_is_said(
    tmp_path: Path, writing: Callable[[Path, str], Path], written: str, said: str
) -> None:
    """With the file's name."""
    features = writing(tmp_path, "Feature: x\n\n  @mlgca-four-card.7.C @betting @informative\n  Rule: y\n")
    (features / "mlgca-four-card" / "known_gaps.toml").write_text(written, encoding="utf-8")
    with pytest.raises(ClausewiseError, match=r"known_gaps\.toml: ") as problem:
        known_gaps([load_rulebook("mlgca-four-card", features)])
    assert said in str(problem.value)
