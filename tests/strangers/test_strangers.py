"""Tables that strangers built keep their good name when they are sound, and lose it when they are not."""

from pathlib import Path

import pytest

from tests.strangers.playing import CARD_ROOM, STRANGERS, Stranger, called, failing

RULEBOOKS = [(stranger, rulebook) for stranger in STRANGERS for rulebook in stranger.rulebooks]
NAMES = [rulebook for _, rulebook in RULEBOOKS]

SHORT = {
    "oasis-holdem": ("deal.flop", "award", "deck"),
    "oasis-omaha": ("object", "rank.low-compare", "award"),
    "oasis-pineapple": ("deal.discard", "award", "rank.full-house"),
    "oasis-lowball": ("limits", "rank.wheel", "deal.draw"),
}
FEW_FAULTS = {
    "holdem-fifth-card-of-a-flush": "rank.flush",
    "holdem-no-burn-when-all-in": "deal.flop.1",
    "omaha-tied-lows-with-tied-highs": "award.d",
    "pineapple-two-are-discarded": "deal.discard.1",
    "lowball-only-a-seven-is-barred": "award.e",
    "lowball-own-discards-come-back": "deck.1",
    "lowball-three-who-tie-do-not-redraw": "deal.opening.2",
    "pineapple-full-table-begins-with-seat-two": "deal.blinds.1",
}


@pytest.mark.parametrize(("stranger", "rulebook"), RULEBOOKS, ids=NAMES)
def test_no_clause_fails_in_some_chapters(stranger: Stranger, rulebook: str, tmp_path: Path) -> None:
    """A sound table is blamed by none of these clauses, and most of them are decided."""
    verdicts = stranger.run(rulebook, tmp_path / "run", clauses=SHORT[rulebook])
    assert failing(verdicts) == set()
    assert 2 * list(verdicts.values()).count("pass") > len(verdicts)


@pytest.mark.parametrize(("stranger", "rulebook"), RULEBOOKS, ids=NAMES)
def test_a_few_rounds_blame_nobody(stranger: Stranger, rulebook: str, tmp_path: Path) -> None:
    """Fifteen random rounds of each game show no difference."""
    assert failing(stranger.soak(rulebook, tmp_path / "soak", 15)) == set()


@pytest.mark.parametrize(("fault", "clause"), FEW_FAULTS.items(), ids=FEW_FAULTS)
def test_a_fault_is_found_by_its_clause(fault: str, clause: str, tmp_path: Path) -> None:
    """What breaks a rule fails at the clause that states it."""
    planted = CARD_ROOM.faults()[fault]
    failed = failing(CARD_ROOM.run(planted.rulebook, tmp_path / "run", fault=fault, clauses=(clause,)))
    assert called(planted, failed), failed


@pytest.mark.slow
@pytest.mark.parametrize(("stranger", "rulebook"), RULEBOOKS, ids=NAMES)
def test_no_clause_of_a_whole_rulebook_fails(stranger: Stranger, rulebook: str, tmp_path: Path) -> None:
    """A sound table is blamed by no clause at all."""
    assert failing(stranger.run(rulebook, tmp_path / "run")) == set()


@pytest.mark.slow
@pytest.mark.parametrize(("stranger", "rulebook"), RULEBOOKS, ids=NAMES)
def test_many_rounds_blame_nobody(stranger: Stranger, rulebook: str, tmp_path: Path) -> None:
    """Five thousand random rounds over all games show no difference."""
    assert failing(stranger.soak(rulebook, tmp_path / "soak", 1250, seed=7)) == set()


NEVER_FOUND = {"holdem-one-card-stays-at-the-bottom"}
"""No scenario and no soak of three hundred rounds brings it to light: only thousands of shuffles would."""
FAULTS = sorted(CARD_ROOM.faults().keys() - NEVER_FOUND)


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_found(fault: str, tmp_path: Path) -> None:
    """By the scenarios of the rulebook, or by three hundred random rounds, and at a clause that its author named."""
    planted = CARD_ROOM.faults()[fault]
    failed = failing(CARD_ROOM.run(planted.rulebook, tmp_path / "run", fault=fault))
    if not called(planted, failed):
        failed |= failing(CARD_ROOM.soak(planted.rulebook, tmp_path / "soak", 300, fault=fault))
    assert called(planted, failed), failed
