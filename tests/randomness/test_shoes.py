"""Shoes of several packs: the expected values are those of several of each card, and planted shufflers are found."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from scipy import stats

from clausewise.cli import main
from clausewise.failures import CLEAN, FAIL, USAGE
from clausewise.randomness.deck_tables import CARDS
from clausewise.randomness.holm import adjusted
from clausewise.randomness.measuring import SHOES, Trial, measure_sound
from clausewise.randomness.plans import Plan, written
from clausewise.randomness.planted import SHOE_SHUFFLERS, sound
from clausewise.randomness.power import LEVELS, least
from clausewise.randomness.shoes import ShoeTables, chi_squared_of_shoes, laws_of_shoes
from clausewise.randomness.sources.batches import Batch, shoe
from clausewise.randomness.sources.lines import read_cards, read_lines
from clausewise.reference_engine.core.cards import PACK
from clausewise.reports.randomness_results import Result

PACKS = 8
WIDE = PACKS * CARDS
NEW = np.tile(np.arange(CARDS, dtype=np.uint8), PACKS)
NEEDED = {
    "ten-shelves": ("fixed", 50, "copies"),
    "seven-riffles": ("fixed", 50, "rising-sequences"),
    "one-never-moves": ("fixed", 50, "one-place"),
    "one-in-100-unshuffled": ("fixed", 700, "repeats"),
}
"""By the planted fault: what is known of the order before, after how many shoes it is found, and by which test."""


@pytest.mark.parametrize("fault", NEEDED)
def test_a_planted_shuffler_of_shoes_is_found(fault: str) -> None:
    """At 1 % with Holm, by the test that is for it."""
    start, shoes, by = NEEDED[fault]
    trial = Trial(f"{start}-{PACKS}x52")
    trial.take(SHOE_SHUFFLERS[fault](np.random.default_rng(41), shoes, WIDE))
    assert by in {name for name, chance in adjusted(trial.chances()).items() if chance <= 0.01}


def test_sound_shoes_are_left_alone() -> None:
    """By each test, and by all together, no more than the level says."""
    found = measure_sound("previous-2x52", 120, 20, 5)
    for level in map(str, LEVELS):
        assert least(found.fixed[level], found.batches) <= float(level)
        for name, rejected in found.tests.items():
            # Nine tests at three levels are looked at here: each may be out by what is rarer than one in a thousand.
            assert stats.binom.sf(rejected[level] - 1, found.batches, float(level)) > 0.001, name


def test_each_count_of_a_shoe_has_the_mean_and_the_spread_of_its_law() -> None:
    """As found in sound shoes of three packs: with the laws of one pack, or without copies, they would be far out."""
    tables = ShoeTables(3, "previous")
    tables.take(Batch(np.tile(NEW[:CARDS], 3)[sound(np.random.default_rng(42), 1_500, 3 * CARDS)]))
    for name, law in laws_of_shoes(3, "previous").items():
        counts = np.repeat(np.arange(len(law.chances)), tables.histograms[name])
        assert abs(counts.mean() - law.mean) < 4 * np.sqrt(law.variance / len(counts)), name
        assert 0.85 < counts.var() / law.variance < 1.15, name


def test_the_table_of_places_has_a_factor_of_its_own() -> None:
    """The mean of the statistic over sound shoes is its number of degrees of freedom, 415 times 51."""
    found = []
    freedom = 415 * 51
    for number in range(30):
        tables = ShoeTables(PACKS, "unknown")
        tables.take(Batch(NEW[sound(np.random.default_rng([43, number]), 20, WIDE)]))
        statistic, told = chi_squared_of_shoes(tables.places)
        assert told == freedom
        found.append(statistic)
    assert abs(np.mean(found) - freedom) < 4 * np.sqrt(2 * freedom / 30)


def test_how_shoes_are_cut_into_batches_changes_nothing() -> None:
    """Nor what is known of the order before: the first shoe has none, nor has one behind a misread."""
    rows = NEW[sound(np.random.default_rng(44), 12, WIDE)]
    at_once, one_by_one = (ShoeTables(PACKS, "previous") for _ in range(2))
    at_once.take(Batch(rows, (), (5,)))
    for at in range(12):
        one_by_one.take(Batch(rows[at : at + 1], (), (0,) if at == 5 else ()))
    assert at_once.linked == one_by_one.linked == 10
    assert all((at_once.histograms[name] == one_by_one.histograms[name]).all() for name in at_once.laws)


def lines(shoes: int, made: str = "sound") -> list[str]:
    """Shoes of eight packs as a file has them."""
    chance = np.random.default_rng(45)
    moves = sound(chance, shoes, WIDE) if made == "sound" else SHOE_SHUFFLERS[made](chance, shoes, WIDE)
    return [",".join(PACK[card] for card in row) for row in NEW[moves].tolist()]


def test_a_shoe_with_a_card_too_often_is_misread() -> None:
    """In a line and card by card; the others are read, each card as often as there are packs."""
    told = lines(3)
    told[1] = told[1].replace("As", "Ks", 1)
    batches = list(read_lines(told, shoe(PACKS)))
    assert [len(batch.values) for batch in batches] == [2]
    assert str(batches[0].misreads[0]) == "deck 2, line 2: there more than 8 times: Ks; missing: As"
    cards = [card for line in told for card in [*line.split(","), ""]]
    (scanned,) = read_cards(cards, shoe(PACKS))
    assert (len(scanned.values), len(scanned.misreads)) == (2, 1)


@pytest.mark.parametrize(("made", "code"), [("sound", CLEAN), ("seven-riffles", FAIL)])
def test_shoes_are_planned_and_judged_by_the_command(made: str, code: int, tmp_path: Path) -> None:
    """From the plan to the page: a sound one passes, seven riffles fail."""
    plan, orders, out = tmp_path / "plan.toml", tmp_path / "orders.csv", tmp_path / "out"
    asked = ["--packs", "8", "--start", "fixed", "--against", "seven-riffles", "--number", "100", "--out", str(plan)]
    assert main(["randomness", "plan", "A shoe", *asked]) == CLEAN
    assert "“Guessing with feedback” is not made" in plan.read_text(encoding="utf-8")
    orders.write_text("\n".join(lines(100, made)))
    assert main(["randomness", "run", "--plan", str(plan), "--file", str(orders), "--out", str(out)]) == code
    result = msgspec.json.decode((out / "result.json").read_bytes(), type=Result)
    assert (result.used, result.wide, len(result.table)) == (100, WIDE, WIDE)
    assert (out / "report.html").stat().st_size < 6_000_000


@pytest.mark.parametrize(
    ("otherwise", "told"),
    [
        ({"packs": 9}, "packs: cards lie in shoes of 1 to 8 packs, not of 9"),
        ({"packs": 2, "cards": 52}, "cards: of a shoe of 2 packs all 104 are read, not 52"),
        ({"packs": 8, "cards": 416, "way": "evidence"}, "way: evidence is of single packs"),
    ],
)
def test_a_plan_of_shoes_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], otherwise: dict[str, object], told: str
) -> None:
    """One message, with the file."""
    asked: dict[str, object] = {
        "format": 1, "made": "2026-11-19", "what": "cards", "way": "fixed number", "level": 0.01, "number": SHOES[0],
        "power": 0.9, "against": ("seven-riffles",), "subject": "a shoe",
    }  # fmt: skip
    plan = tmp_path / "plan.toml"
    plan.write_bytes(written(msgspec.convert(asked | otherwise, Plan)))
    assert main(["randomness", "run", "--plan", str(plan), "--file", "none", "--out", str(tmp_path / "o")]) == USAGE
    assert told in capsys.readouterr().err
