"""What the proof is known not to show: told each time, never silently, and off the list once it is closed."""

from __future__ import annotations

import msgspec

from clausewise.proving.known_gaps import NOT_ISOLATED
from clausewise.registry import load_rulebooks
from clausewise.reports.prove_results import ClauseProof, OperatorCount

PROOF = ClauseProof(3, 3, {name: OperatorCount(1, 1) for name in "abc"}, (), (), isolated=False)


def test_a_clause_that_is_not_isolated_is_not_clean_unless_it_is_known() -> None:
    """A gap that stands on the list does not fail the proof; any other does."""
    assert not PROOF.clean
    assert msgspec.structs.replace(PROOF, known_gap="why").clean


def test_a_gap_that_is_closed_has_to_leave_the_list() -> None:
    """Otherwise nobody would notice when it opens again."""
    assert not msgspec.structs.replace(PROOF, isolated=True, known_gap="why").clean


def test_the_list_names_clauses_that_there_are() -> None:
    """With a reason for each."""
    clauses = {clause.id for book in load_rulebooks() for clause in book.clauses}
    assert set(NOT_ISOLATED) <= clauses
    assert all(NOT_ISOLATED.values())
