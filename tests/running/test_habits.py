"""Guests differ from a test and from each other; how is drawn by their number alone."""

from __future__ import annotations

from random import Random

import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.cli.arguments import seconds
from clausewise.reference_engine.engine import describe
from clausewise.reference_engine.families.random_player import ANY_AMOUNT, FULL, SENSIBLE
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.soaking.choosing import House, Way
from clausewise.soaking.playing import TablePlayed
from clausewise.unannounced.habits import FEWEST_OF_LONG, LONG, MOST, MOST_OF_LONG, ONE_OF, habits_of
from clausewise.unannounced.sitting import in_production, sit

BOOK = "three-card"
OPTIONS = {name: tuple(values) for name, values in RULEBOOKS[BOOK].rules.options.items()}
HOUSE = House(BOOK, OPTIONS, {name: choices[0] for name, choices in RULEBOOKS[BOOK].rules.readings.items()})


def sitting(number: int, at: float = 0.0) -> TablePlayed:
    """What this guest does at a usual table, and `at` which pace."""
    way = in_production(Way(HOUSE.usual_table().options, HOUSE.readings), HOUSE, describe())
    return sit(ReferenceSystem(by_chance=True), describe(), HOUSE, way, Random(number), number, at)


def test_of_eight_guests_in_a_row_one_stays_for_an_evening() -> None:
    """The others stay as long as before: a run must not take much longer for it."""
    rounds = [habits_of(number, Random(number), {}, HOUSE.player).rounds for number in range(100, 100 + ONE_OF)]
    assert sum(FEWEST_OF_LONG <= stays <= MOST_OF_LONG for stays in rounds) == 1
    assert sum(stays <= MOST for stays in rounds) == ONE_OF - 1


def test_who_stays_wagers_any_sum_with_many_and_does_nothing_that_is_refused() -> None:
    """Sums are not the few that a test wagers, five seats wager at once, and no act is refused for ten rounds."""
    played = sitting(LONG)
    taken = [one.event for one in played.seen if isinstance(one.event, WagerTaken) and one.event.wager == "ante"]
    assert any(one.amount % 500 for one in taken)
    assert max(one.amount for one in taken) > 10_000
    seats: list[set[int]] = []
    undisturbed = longest = 0
    for exchange in played.exchanges:
        undisturbed = undisturbed if exchange.accepted else 0
        for event in exchange.events:
            if isinstance(event, RoundStarted):
                seats.append(set())
                undisturbed += 1
                longest = max(longest, undisturbed)
            elif isinstance(event, WagerTaken):
                seats[-1].add(event.seat)
    assert max(map(len, seats)) >= 5
    assert longest > 10


def test_a_soak_s_own_players_have_none_of_these_habits() -> None:
    """What only a mood brings about leaves the dice of everybody else as they were."""
    assert not {ANY_AMOUNT, FULL, SENSIBLE} & {*HOUSE.player.quiet, *HOUSE.player.spoiling}


@pytest.mark.parametrize(("hand", "stays"), [("Qs 6d 4c", True), ("Qs 6d 3c", False), ("2s 2d 3c", True),
                                             ("5s 6d 7c", True), ("2s 5s 9s", True), ("Js Td 8c", False)])  # fmt: skip
def test_a_sensible_player_stays_with_a_queen_a_six_and_a_four_or_better(hand: str, stays: bool) -> None:
    """And folds what is worth less."""
    player = HOUSE.player(Random(1), HOUSE.usual_table(), ReferenceSystem().open(HOUSE.usual_table()))  # type: ignore[arg-type]
    assert player.stays_with(hand.split()) is stays  # type: ignore[attr-defined]


@pytest.mark.parametrize("said", ["-1", "601", "1e3", "nan", "", "1,5"])
def test_a_pace_is_a_number_of_seconds(said: str) -> None:
    """What is none is refused."""
    with pytest.raises(Exception, match="no number of seconds"):
        seconds(said)


def test_at_a_pace_nobody_acts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before every act somebody takes from half of that time to all of it, and the same comes of the act."""
    waited: list[float] = []
    monkeypatch.setattr("clausewise.unannounced.pace.time.sleep", waited.append)
    at_once, slowly = sitting(1), sitting(1, at=2.0)
    assert len(waited) == len(slowly.exchanges) == len(at_once.exchanges) > 0
    assert all(1.0 <= seconds_taken <= 2.0 for seconds_taken in waited)
    assert len(set(waited)) > 1
