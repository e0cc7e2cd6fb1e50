"""The round that a reader is shown is the shortest that still departs, and the clause that it breaks is blamed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, Call, Check, PlaceButton
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.soaking.past_known import ComparedPast, compare_past
from clausewise.soaking.playing import TablePlayed, play
from clausewise.soaking.shrinking import shortest

MLGCA, HOLDEM = "mlgca-four-card", "oasis-holdem"
FORCED = describe()
OBSERVED = msgspec.structs.replace(FORCED, forcing=("none",))
LOWER_HAND_WINS = Fault("settle.compare", "choose", "instead: the other way round")
NO_BURN = Fault("flop.burn", "duty", "not done")
GO_ON = [Proceed()] * 12

TWO_ROUNDS: list[AnyStimulus] = [
    Sit(3), Sit(5), PlaceWager(5, "ante", dollars(25)), *GO_ON, Fold(5), *GO_ON,
    PlaceWager(3, "ante", dollars(15)), PlaceWager(3, "aces up", dollars(5)), PlaceWager(5, "ante", dollars(25)),
    *[Proceed()] * 6, PlaceWager(3, "play", dollars(15)), *GO_ON[:2], PlaceWager(5, "play", dollars(25)), *GO_ON,
]  # fmt: skip
A_HAND: list[AnyStimulus] = [
    BuyIn(2, dollars(170)), BuyIn(4, dollars(90)), BuyIn(7, dollars(200)), PlaceButton(7), *GO_ON,
    Call(7), Call(2), Check(4), *GO_ON,
]  # fmt: skip


class Broken:
    """A system with a fault, and how often it was played on."""

    def __init__(self, fault: Fault, rulebook: str, description: Description = FORCED) -> None:
        self.system = ReferenceSystem(partial(open_table, fault=fault), lambda: description)
        self.description = description
        self.setup = TableSetup(rulebook, seed=3)
        self.replays = 0

    def play(self, stimuli: Sequence[AnyStimulus]) -> TablePlayed:
        """A new table, to which all this is done."""
        self.replays += 1
        return play(self.system, self.description, self.setup, stimuli)

    def shrunk(self, stimuli: Sequence[AnyStimulus], most: int = 400) -> tuple[TablePlayed, Departure]:
        """The round as a reader is shown it."""
        played = self.play(stimuli)
        departure = compare(played.setup, played.exchanges, self.description).departure
        assert departure is not None
        return shortest(self.play, played, departure, self.description, most)


def acts(played: TablePlayed) -> list[AnyStimulus]:
    """What was done beside letting the house go on."""
    return [stimulus for stimulus in played.stimuli if not isinstance(stimulus, Proceed | StackDeck)]


def test_only_what_is_needed_is_left() -> None:
    """One player, one round, no side wager, everyday amounts, the first seat."""
    short, _ = Broken(LOWER_HAND_WINS, MLGCA).shrunk(TWO_ROUNDS)
    assert acts(short) == [Sit(1), PlaceWager(1, "ante", dollars(10)), PlaceWager(1, "play", dollars(10))]


def test_the_clause_whose_breach_explains_the_round_is_blamed() -> None:
    """The engine cites the row that pays first; what was broken is the comparison."""
    _, departure = Broken(LOWER_HAND_WINS, MLGCA).shrunk(TWO_ROUNDS)
    assert departure.clauses == (f"{MLGCA}.11.D.4.c",)


def test_a_hand_for_a_pot_is_shrunk_too() -> None:
    """Two players are the fewest; everybody buys in for an everyday amount."""
    short, departure = Broken(NO_BURN, HOLDEM).shrunk(A_HAND)
    assert departure.clauses[0] == f"{HOLDEM}.deal.flop.1"
    assert [one for one in acts(short) if isinstance(one, BuyIn)] == [BuyIn(1, dollars(100)), BuyIn(2, dollars(100))]


def test_the_cards_that_came_are_stacked() -> None:
    """The short round is the same wherever it is played: on a table with another shuffle as well."""
    broken = Broken(LOWER_HAND_WINS, MLGCA)
    short, departure = broken.shrunk(TWO_ROUNDS)
    assert any(isinstance(stimulus, StackDeck) for stimulus in short.stimuli)
    broken.setup = TableSetup(MLGCA, seed=99)
    again = broken.play(short.stimuli)
    found = compare(again.setup, again.exchanges, FORCED).departure
    assert found is not None
    assert (found.expected, found.got) == (departure.expected, departure.got)


def test_it_is_the_same_each_time() -> None:
    """Nothing of it is left to chance."""
    once, twice = (Broken(LOWER_HAND_WINS, MLGCA).shrunk(TWO_ROUNDS) for _ in range(2))
    assert replace(once[0], table="") == replace(twice[0], table="")
    assert once[1] == twice[1]


def test_no_more_is_tried_than_is_allowed() -> None:
    """A system that is slow is not asked for hours."""
    broken = Broken(NO_BURN, HOLDEM)
    broken.shrunk(A_HAND, most=10)
    assert broken.replays <= 12


@pytest.mark.parametrize("most", [0, 400])
def test_cards_that_cannot_be_forced_leave_the_round_as_it_came_or_as_its_seed_deals_it(most: int) -> None:
    """What followed is cut off all the same."""
    broken = Broken(LOWER_HAND_WINS, MLGCA, OBSERVED)
    whole = broken.play(TWO_ROUNDS)
    short, departure = broken.shrunk(TWO_ROUNDS, most)
    assert len(short.exchanges) < len(whole.exchanges)
    assert departure.clauses[0] == f"{MLGCA}.11.D.4.c"
    assert not any(isinstance(stimulus, StackDeck) for stimulus in short.stimuli)


def test_a_round_keeps_what_follows_where_the_departure_is_not_seen_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is saved shows the departure when it is played again: here it takes two exchanges behind it."""
    seen = compare_past

    def looks_behind(setup: TableSetup, exchanges: Sequence[Exchange], *more: Any) -> ComparedPast:
        found = seen(setup, exchanges, *more)
        if found.compared.departure is None or len(exchanges) > found.at + 2:
            return found
        return replace(found, compared=replace(found.compared, departure=None))

    monkeypatch.setattr("clausewise.soaking.shrinking.compare_past", looks_behind)
    short, _ = Broken(LOWER_HAND_WINS, MLGCA).shrunk(TWO_ROUNDS)
    assert acts(short) == [Sit(1), PlaceWager(1, "ante", dollars(10)), PlaceWager(1, "play", dollars(10))]
    found = looks_behind(short.setup, short.exchanges, FORCED, (), ())
    assert found.compared.departure is not None
