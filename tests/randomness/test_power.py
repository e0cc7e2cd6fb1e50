"""What is found of planted faults: a short form of what `python -m clausewise.randomness.measuring` measures."""

import time
from itertools import chain
from pathlib import Path

import numpy as np
import pytest

from clausewise.randomness.counting import Before
from clausewise.randomness.deck_tables import CARDS, DeckTables
from clausewise.randomness.evidence import DeckEvidence
from clausewise.randomness.holm import adjusted
from clausewise.randomness.measuring import Trial, measure_sound
from clausewise.randomness.planted import DICE_FAULTS, RUNNING_ON, SHUFFLERS, following_on, sound, sound_dice
from clausewise.randomness.power import LEVELS, SEEDED, SETTINGS, by_repeats, least, measured, most, power_of
from clausewise.randomness.sources.batches import ONE_PACK, Batch
from clausewise.randomness.throw_tables import NAMES, ThrowTables

NEW = np.arange(CARDS, dtype=np.uint8)
NEEDED = {
    "ten-shelves": (50, "guessing"),
    "seven-riffles": (50, "rising-sequences"),
    "naive-swap": (700, "positions"),
    "one-in-100-unshuffled": (500, "pairs-kept"),
    "sticky-top": (1_000, "one-place"),
    "one-never-moves": (50, "positions"),
}
"""Decks from a known order after which a fault is found, and the test that finds it."""


@pytest.mark.parametrize("fault", NEEDED)
def test_a_planted_shuffler_is_found_by_the_test_that_is_for_it(fault: str) -> None:
    """At 1 % with Holm, after so many decks from a known order."""
    decks, by = NEEDED[fault]
    trial = Trial("fixed-52")
    trial.take(SHUFFLERS[fault].made(np.random.default_rng(21), decks))
    found = {name for name, chance in adjusted(trial.chances()).items() if chance <= 0.01}
    assert by in found


@pytest.mark.parametrize("fault", NEEDED)
def test_a_planted_shuffler_is_found_from_deck_to_deck(fault: str) -> None:
    """Also where each deck is shuffled from the order of the one before, looked at as the evidence grows."""
    trial = Trial("previous-52")
    trial.take(SHUFFLERS[fault].made(np.random.default_rng(22), 2_000))
    assert trial.greatest >= np.log(100)


@pytest.mark.parametrize(
    ("fault", "throws", "by"),
    [
        ("face-plus-0.02", 6_000, "faces"),
        ("face-plus-0.01", 20_000, "faces"),
        ("two-agree", 6_000, "agreement"),
        ("list-of-1000", 2_000, "combinations"),
        ("one-of-three", 6_000, "combinations"),
    ],
)
def test_planted_dice_are_found(fault: str, throws: int, by: str) -> None:
    """At 1 % with Holm, after so many throws, and by the evidence."""
    trial = Trial("dice")
    trial.take(DICE_FAULTS[fault].made(np.random.default_rng(23), throws))
    assert adjusted(trial.chances())[by] <= 0.01
    assert trial.greatest >= np.log(100)


@pytest.mark.parametrize("setting", ["fixed-52", "dice"])
def test_sound_ones_are_left_alone(setting: str) -> None:
    """Of sound batches no more is rejected than the level says, whichever test, and where one looks after every ten."""
    found = measure_sound(setting, 60, 100 if setting != "dice" else 1_080, 5)
    for level in map(str, LEVELS):
        for rejected in (found.fixed[level], found.evidence[level], *(test[level] for test in found.tests.values())):
            assert least(rejected, found.batches) <= float(level)


def test_the_kept_tables_show_sound_ones_left_alone() -> None:
    """Of 2,000 sound batches, all tests together and the evidence reject no more than the level's share."""
    for setting in filter(measured, SETTINGS):
        table = measured(setting)
        assert table is not None
        assert table.sound is not None
        assert table.sound.batches >= 2_000
        for level in map(str, LEVELS):
            assert least(table.sound.fixed[level], table.sound.batches) <= float(level)
            assert least(table.sound.evidence[level], table.sound.batches) <= float(level)
            rejected = [counts[level] for counts in table.sound.tests.values()]
            # Each of several tests is looked at here: what one of them may exceed, all together may not.
            assert sum(rejected) <= 1.2 * float(level) * len(rejected) * table.sound.batches + 5


def test_32_bits_are_found_when_an_order_comes_again() -> None:
    """A good generator with 32 bits for each deck passes every other test; a repeat gives it away after 80,000."""
    trial = Trial("unknown-52")
    trial.take(following_on(SHUFFLERS[SEEDED].made(np.random.default_rng(24), 1_000), NEW))
    assert min(adjusted(trial.chances()).values()) > 0.01
    assert by_repeats(140_000) > 0.89
    assert power_of(ONE_PACK, "fixed", "fixed number", 0.01, 1_000)[SEEDED].chance < 0.001


@pytest.mark.parametrize("repeated", [0, 1])
def test_a_deck_that_comes_again_is_found(repeated: int) -> None:
    """One repeat among a thousand decks is beyond chance, to a fixed number and to the evidence; none is nothing."""
    rows = sound(np.random.default_rng(25), 1_000)
    if repeated:
        rows[900] = rows[17]
    counted, bets = DeckTables(CARDS, Before("unknown", None)), DeckEvidence(CARDS, Before("unknown", None))
    counted.take(Batch(rows[:950]))
    counted.take(Batch(rows[950:]))
    bets.take(Batch(rows[:500]))
    bets.take(Batch(rows[500:]))
    assert (counted.chance_of("repeats") < 1e-9) == bool(repeated)
    assert (bets.now["repeats"] > np.log(1e6)) == bool(repeated)


def test_after_how_many_decks_32_bits_are_found() -> None:
    """An order comes again when a seed does: nine of ten generators in about 141,000 decks, half in about 77,000."""
    by_77_000 = by_141_000 = 0
    for number in range(40):
        seeds = np.random.default_rng([31, number]).integers(0, 2**32, 141_000, dtype=np.uint64)
        by_77_000 += len(np.unique(seeds[:77_000])) < 77_000
        by_141_000 += len(np.unique(seeds)) < 141_000
    assert least(by_77_000, 40) <= by_repeats(77_000) <= most(by_77_000, 40)
    assert least(by_141_000, 40) <= by_repeats(141_000) <= most(by_141_000, 40)
    twice = SHUFFLERS[SEEDED].made(np.random.default_rng(1), 1), SHUFFLERS[SEEDED].made(np.random.default_rng(1), 1)
    assert (twice[0] == twice[1]).all()


def test_32_bits_that_run_on_are_not_found() -> None:
    """No order comes again, and nothing else is out of the common: the page says that this is not found here."""
    trial = Trial("fixed-52")
    trial.take(RUNNING_ON.made(np.random.default_rng(27), 700))
    assert min(adjusted(trial.chances()).values()) > 0.01
    assert "It is not found here at all" in (Path(__file__).parents[2] / "docs" / "randomness.md").read_text()


@pytest.mark.slow
def test_32_bits_are_found_in_200_000_decks() -> None:
    """As worked out: of 200,000 orders out of 4,294,967,296 two are one, nearly always."""
    counted = DeckTables(CARDS, Before("unknown", None))
    chance = np.random.default_rng(26)
    for _ in range(20):
        counted.take(Batch(SHUFFLERS[SEEDED].made(chance, 10_000)))
    assert counted.orders.repeated
    assert counted.chance_of("repeats") < 1e-9


def test_ten_thousand_decks_and_a_million_throws_are_analysed_in_no_time() -> None:
    """Processor time: two seconds for the decks, one for the throws, tests and all; a batch is held at a time."""
    rows, throws = sound(np.random.default_rng(1), 10_000), sound_dice(np.random.default_rng(1), 1_000_000)
    counted = DeckTables(CARDS, Before("previous", None))
    began = time.process_time()
    for at in range(0, len(rows), 5_000):
        counted.take(Batch(rows[at : at + 5_000]))
    chances = [counted.chance_of(name) for name in counted.names]
    decks_took = time.process_time() - began
    thrown = ThrowTables()
    began = time.process_time()
    for at in range(0, len(throws), 200_000):
        thrown.take(Batch(throws[at : at + 200_000]))
    chances += [thrown.chance_of(name) for name in NAMES]
    throws_took = time.process_time() - began
    assert len(list(chain(chances))) == len(counted.names) + len(NAMES)
    assert decks_took < 2
    assert throws_took < 1
