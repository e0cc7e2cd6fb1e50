"""Tables that strangers built keep their good name when they are sound, and lose it when they are not."""

from pathlib import Path

import pytest

from tests.strangers.playing import (
    BLACKJACK_PIT,
    CARD_ROOM,
    DEALER_GAMES,
    DICE_PIT,
    STRANGERS,
    STUD_ROOM,
    Stranger,
    called,
    failing,
)

RULEBOOKS = [(stranger, rulebook) for stranger in STRANGERS for rulebook in stranger.rulebooks]
NAMES = [rulebook for _, rulebook in RULEBOOKS]
SHORT = {
    "oasis-pineapple": ("deal.discard", "award", "rank.full-house"),
    "oasis-lowball": ("limits", "rank.wheel", "deal.draw"),
    "oneida-sic-bo": ("B.1.b", "C", "E.1", "E.4", "E.6", "F"),
    "oneida-poker": ("I.4", "I.6", "I.9", "L.7", "M.6", "P.5"),
    "three-card": ("b.2", "e.4", "f.3", "f.4", "j.2", "j.3", "j.4", "l"),
}
"""Some chapters of one game of each kind; the whole rulebooks, and those of the others, are among the slow tests."""
FEW_FAULTS = [
    (CARD_ROOM, "holdem-fifth-card-of-a-flush", "rank.flush"),
    (CARD_ROOM, "holdem-no-burn-when-all-in", "deal.flop.1"),
    (CARD_ROOM, "omaha-tied-lows-with-tied-highs", "award.d"),
    (CARD_ROOM, "pineapple-two-are-discarded", "deal.discard.1"),
    (CARD_ROOM, "lowball-only-a-seven-is-barred", "award.e"),
    (CARD_ROOM, "lowball-own-discards-come-back", "deck.1"),
    (CARD_ROOM, "lowball-three-who-tie-do-not-redraw", "deal.opening.2"),
    (CARD_ROOM, "pineapple-full-table-begins-with-seat-two", "deal.blinds.1"),
    (DEALER_GAMES, "gets-up-with-cards", "f.3.s1"),
    (DEALER_GAMES, "losers-collected-last", "j.3"),
    (DEALER_GAMES, "recut-ignored", "e.4"),
    (DEALER_GAMES, "no-wash", "4.C.2"),
    (DEALER_GAMES, "eighth-seat", "2.A.1"),
    (DEALER_GAMES, "second-deck-not-stored", "3.B.3"),
    (DEALER_GAMES, "one-misdeal-voids-all", "L.3"),
    (DEALER_GAMES, "play-in-dollars", "A.5"),
    (DICE_PIT, "late-small-bets-are-taken", "E.2"),
    (DICE_PIT, "opened-with-wrong-lights", "E.1"),
    (DICE_PIT, "combination-at-four", "D.1.two-dice-combination"),
    (DICE_PIT, "one-of-a-kind-triple-as-double", "D.2"),
    (DICE_PIT, "shaken-once-after-no-roll", "F.1"),
    (DICE_PIT, "added-chips-not-counted", "G"),
    (BLACKJACK_PIT, "ties-at-17-lose", "J.3"),
    (BLACKJACK_PIT, "split-aces-draw", "H.7.c"),
    (BLACKJACK_PIT, "second-hand-for-half", "A.6"),
    (BLACKJACK_PIT, "reconstructed-cards-stay-out", "M.5.s2"),
    (STUD_ROOM, "suits-upside-down", "I.4.s2"),
    (STUD_ROOM, "nine-qualifies", "I.10"),
    (STUD_ROOM, "five-card-stud-may-check", "M.6.s1"),
    (STUD_ROOM, "no-burn-before-the-draw", "L.7.a"),
]
SOAKED = [pair for pair in RULEBOOKS if pair[0] is not STUD_ROOM]


@pytest.mark.parametrize(
    ("stranger", "rulebook"), [pair for pair in RULEBOOKS if pair[1] in SHORT], ids=[n for n in NAMES if n in SHORT]
)
def test_no_clause_fails_in_some_chapters(stranger: Stranger, rulebook: str, tmp_path: Path) -> None:
    """A sound table is blamed by none of these clauses, and most of them are decided."""
    verdicts = stranger.run(rulebook, tmp_path / "run", clauses=SHORT[rulebook])
    assert failing(verdicts) == set()
    assert 2 * list(verdicts.values()).count("pass") > len(verdicts)


@pytest.mark.parametrize(("stranger", "rulebook"), SOAKED, ids=[rulebook for _, rulebook in SOAKED])
def test_a_few_rounds_blame_nobody(stranger: Stranger, rulebook: str, tmp_path: Path) -> None:
    """Fifteen random rounds show no difference; stud and draw come to some in a soak."""
    assert failing(stranger.soak(rulebook, tmp_path / "soak", 15)) == set()


@pytest.mark.parametrize(("stranger", "fault", "clause"), FEW_FAULTS, ids=[fault for _, fault, _ in FEW_FAULTS])
def test_a_fault_is_found_by_its_clause(stranger: Stranger, fault: str, clause: str, tmp_path: Path) -> None:
    """What breaks a rule fails at the clause that states it."""
    planted = stranger.faults()[fault]
    failed = failing(stranger.run(planted.rulebook, tmp_path / "run", fault=fault, clauses=(clause,)))
    assert called(planted, failed), failed


@pytest.mark.slow
@pytest.mark.parametrize(("stranger", "rulebook"), RULEBOOKS, ids=NAMES)
def test_no_clause_of_a_whole_rulebook_fails(stranger: Stranger, rulebook: str, tmp_path: Path) -> None:
    """A sound table is blamed by no clause at all, guests or not."""
    assert failing(stranger.run(rulebook, tmp_path / "run", guests=True)) == set()


ONCE_BLAMED = [
    *("three-card.b.2", "three-card.f.4.s1", "three-card.j.3.ii"),
    *("mlgca-four-card.2.A.1", "mlgca-four-card.4.F", "mlgca-four-card.7.B.1", "mlgca-four-card.7.D"),
    *("oneida-four-card.B.1", "oneida-four-card.B.5.c", "oneida-four-card.F.2.s1", "oneida-four-card.F.6.s1"),
]


@pytest.mark.parametrize("rulebook", DEALER_GAMES.rulebooks)
def test_what_was_once_blamed_or_left_open_is_decided(rulebook: str, tmp_path: Path) -> None:
    """A deck, a seat, a step of its own: the clause is shown by this table as by any other."""
    clauses = tuple(clause.partition(".")[2] for clause in ONCE_BLAMED if clause.startswith(rulebook))
    verdicts = DEALER_GAMES.run(rulebook, tmp_path / "run", clauses=clauses)
    assert {clause: verdicts[clause] for clause in ONCE_BLAMED if clause in verdicts} == dict.fromkeys(
        (clause for clause in ONCE_BLAMED if clause.startswith(rulebook)), "pass"
    )


@pytest.mark.slow
def test_a_thousand_throws_blame_nobody(tmp_path: Path) -> None:
    """A thousand random rounds of Sic Bo show no difference."""
    assert failing(DICE_PIT.soak("oneida-sic-bo", tmp_path / "soak", 1000, seed=7)) == set()


@pytest.mark.slow
def test_many_rounds_of_blackjack_blame_nobody(tmp_path: Path) -> None:
    """Four hundred random rounds, many of them of Multiple Action, show no difference."""
    assert failing(BLACKJACK_PIT.soak("oneida-blackjack", tmp_path / "soak", 400, seed=7)) == set()


@pytest.mark.slow
@pytest.mark.parametrize("rulebook", DEALER_GAMES.rulebooks)
def test_many_rounds_against_the_dealer_blame_nobody(rulebook: str, tmp_path: Path) -> None:
    """Five hundred random rounds of each of the three games show no difference."""
    assert failing(DEALER_GAMES.soak(rulebook, tmp_path / "soak", 500, seed=7)) == set()


@pytest.mark.slow
@pytest.mark.parametrize("rulebook", CARD_ROOM.rulebooks)
def test_many_rounds_blame_nobody(rulebook: str, tmp_path: Path) -> None:
    """Five thousand random rounds over all card room games show no difference."""
    assert failing(CARD_ROOM.soak(rulebook, tmp_path / "soak", 1250, seed=7)) == set()
