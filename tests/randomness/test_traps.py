"""The traps of tests of randomness, each measured as the fault that it would be, and as it is done here."""

from math import log

import numpy as np
import pytest
from scipy import stats

from clausewise.randomness.counting import Before
from clausewise.randomness.deck_tables import CARDS, DeckTables, chi_squared_of_places, of_one_cell
from clausewise.randomness.evidence import DeckEvidence, ThrowEvidence
from clausewise.randomness.holm import adjusted
from clausewise.randomness.planted import sound, sound_dice
from clausewise.randomness.power import least, most
from clausewise.randomness.sources.batches import Batch
from clausewise.randomness.throw_tables import ThrowTables

NEW = np.arange(CARDS, dtype=np.uint8)


def tables(seed: int, batches: int, decks: int) -> list[DeckTables]:
    """Sound batches, counted."""
    found = []
    for number in range(batches):
        counted = DeckTables(CARDS, Before("fixed", NEW))
        counted.take(Batch(sound(np.random.default_rng([seed, number]), decks)))
        found.append(counted)
    return found


@pytest.fixture(scope="module")
def sound_tables() -> list[DeckTables]:
    """Two hundred sound batches of a hundred decks."""
    return tables(11, 200, 100)


def test_the_position_table_wants_the_factor_51_of_52(sound_tables: list[DeckTables]) -> None:
    """Pearson's sum over 52 by 52 rejects a sound shuffler three times too often at 5 %; with 51/52 it does not."""
    plain = corrected = 0
    for counted in sound_tables:
        statistic, freedom = chi_squared_of_places(counted.places)
        corrected += stats.chi2.sf(statistic, freedom) <= 0.05
        plain += stats.chi2.sf(statistic * 52 / 51, freedom) <= 0.05
    assert least(plain, 200) > 0.08
    assert least(corrected, 200) <= 0.05


def test_52_uncorrected_tests_fail_a_sound_shuffler(sound_tables: list[DeckTables]) -> None:
    """A test of each place at 95 % fails nine sound shufflers of ten; all the tests here, with Holm, one of twenty."""
    uncorrected = whole = 0
    for counted in sound_tables:
        each = ((counted.places - 100 / 52) ** 2 / (100 / 52)).sum(axis=1)
        uncorrected += bool((stats.chi2.sf(each, 51) <= 0.05).any())
        whole += min(adjusted_chances(counted)) <= 0.05
    assert uncorrected > 170
    assert least(whole, 200) <= 0.05


def adjusted_chances(counted: DeckTables) -> list[float]:
    """Corrected by Holm."""
    return list(adjusted({name: counted.chance_of(name) for name in counted.names}).values())


def test_looking_often_is_for_evidence_alone() -> None:
    """Looked at every 50 throws a fixed test at 5 % rejects a quarter of the sound dice; the evidence does not."""
    fixed = evidence = 0
    for number in range(60):
        rows = sound_dice(np.random.default_rng([4, number]), 1_500)
        counted, bets = ThrowTables(), ThrowEvidence()
        rejected = crossed = False
        for at in range(0, len(rows), 50):
            counted.take(Batch(rows[at : at + 50]))
            rejected |= stats.chi2.sf(*counted.statistic("faces")) <= 0.05
            crossed |= bets.look(counted) >= -log(0.05)
        fixed += rejected
        evidence += crossed
    assert least(fixed, 60) > 0.1
    assert least(evidence, 60) <= 0.05


def test_evidence_is_one_on_average() -> None:
    """What a bet on decks pays is 1 on average, one deck after another: nothing is won where all are equally likely."""
    paid = []
    for number in range(400):
        bets = DeckEvidence(CARDS, Before("fixed", NEW))
        paid.append(np.exp(bets.take(Batch(sound(np.random.default_rng([6, number]), 12)))[-1]))
    spread = np.std(paid) / 20
    assert abs(np.mean(paid) - 1) < 4 * spread + 0.02


def test_evidence_does_not_depend_on_how_the_decks_are_cut() -> None:
    """Deck by deck or all at once: the path is the same, with decks that follow on others too."""
    rows = sound(np.random.default_rng(8), 60)
    at_once, one_by_one = (DeckEvidence(CARDS, Before("previous", None)) for _ in range(2))
    whole = at_once.take(Batch(rows, (), (7,)))
    parts = [one_by_one.take(Batch(rows[at : at + 1], (), (0,) if at == 7 else ())) for at in range(60)]
    assert np.allclose(whole, np.concatenate(parts))
    assert at_once.now == pytest.approx(one_by_one.now)


def test_one_cell_of_2704_is_corrected_for_their_number() -> None:
    """The cell that is furthest out is rejected in no more sound batches than the level says."""
    rejected = sum(of_one_cell(counted.places) <= 0.05 for counted in tables(13, 100, 100))
    assert rejected <= 12
    assert most(0, 100) < 0.05


def test_the_first_cards_alone_have_their_own_table() -> None:
    """Where ten cards of each deck are seen the table of places is corrected for those that are not."""
    rejected = 0
    for number in range(200):
        counted = DeckTables(10, Before("unknown", None))
        counted.take(Batch(sound(np.random.default_rng([9, number]), 200)[:, :10]))
        rejected += counted.chance_of("positions") <= 0.05
    assert least(rejected, 200) <= 0.05
    assert least(200 - rejected, 200) > 0.85
