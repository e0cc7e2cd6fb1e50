"""OpenSpiel behind the protocol: translated and left as it is. Skipped where its extra is not installed."""

import pytest

from clausewise.adapters.base import Answer, Table, TableRefused
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BoardDealt, PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'clausewise[openspiel]'")

from clausewise.adapters.third_party import openspiel


class Played:
    """A table and all that was seen of it."""

    def __init__(self, chips: dict[int, int], button: int = 3, seed: int = 0, **asked: dict[str, str | int]) -> None:
        self.table: Table = openspiel.system().open(TableSetup("oasis-holdem", seed=seed, **asked))  # type: ignore[arg-type]
        self.events: list[AnyEvent] = []
        self.acts = 0
        for seat, amount in chips.items():
            assert self.do(BuyIn(seat, dollars(amount)))
        if button:
            assert self.do(PlaceButton(button))

    def do(self, stimulus: AnyStimulus) -> bool:
        """Whether it was taken."""
        self.acts += 1
        answer: Answer = self.table.submit(str(self.acts), stimulus)
        self.events += [seen.event for seen in answer.events]
        return answer.receipt.accepted

    def all_do(self, *stimuli: AnyStimulus) -> None:
        """All of it is taken."""
        for stimulus in stimuli:
            assert self.do(stimulus), stimulus

    def of(self, *kinds: type) -> list[AnyEvent]:
        """The events of these types."""
        return [event for event in self.events if isinstance(event, kinds)]

    def turn(self) -> TurnGiven:
        """The latest turn that was given."""
        turn = self.of(TurnGiven)[-1]
        assert isinstance(turn, TurnGiven)
        return turn


THREE = {1: 100, 2: 100, 3: 100}
TO_THE_FLOP = (Proceed(), Call(3), Call(1), Check(2), Proceed())


def test_blinds_are_posted_and_the_turn_is_left_of_the_big_blind() -> None:
    """Seats are positions from the left of the button on; what is due is what a call takes."""
    played = Played(THREE)
    played.all_do(Proceed())
    small, big = played.of(BetMade)
    assert small == BetMade(1, "posts the small blind", Cents(200), Cents(200))
    assert big == BetMade(2, "posts the big blind", Cents(400), Cents(400))
    assert played.turn() == TurnGiven(3, ("fold", "call", "raise"), "first", Cents(400))


def test_cards_are_told_in_the_order_of_the_engine() -> None:
    """Each player gets both hole cards at once: nobody puts them in the order of the rules."""
    played = Played(THREE)
    played.all_do(Proceed())
    dealt = [(event.to, event.number) for event in played.of(CardDealt) if isinstance(event, CardDealt)]
    assert dealt == [(f"seat {seat}", number) for seat in (1, 2, 3) for number in (1, 2)]


def test_a_seed_brings_the_same_cards_and_another_seed_others() -> None:
    """The cards are drawn by the seed of the table."""
    hands = []
    for seed in (1, 1, 2):
        played = Played(THREE, seed=seed)
        played.all_do(*TO_THE_FLOP)
        hands.append(played.of(CardDealt, BoardDealt))
    assert hands[0] == hands[1] != hands[2]


def test_a_bet_and_a_raise_are_told_by_what_they_put_in() -> None:
    """Beyond the blinds and street by street."""
    played = Played(THREE)
    played.all_do(
        Proceed(), Raise(3, dollars(10)), Call(1), Call(2), Proceed(), Bet(1, dollars(4)), Raise(2, dollars(20))
    )
    told = [(e.seat, e.action, e.amount, e.to) for e in played.of(BetMade)[2:] if isinstance(e, BetMade)]
    assert told == [
        (3, "raises", 1000, 1000),
        (1, "calls", 800, 1000),
        (2, "calls", 600, 1000),
        (1, "bets", 400, 400),
        (2, "raises", 2000, 2000),
    ]


def test_what_the_engine_does_not_allow_is_refused() -> None:
    """Out of turn, too little, parts of a chip, a fold where nothing is due; the lawful twin is taken."""
    played = Played(THREE)
    played.all_do(Proceed())
    assert not played.do(Call(1))
    assert not played.do(Raise(3, dollars(7)))
    assert not played.do(Raise(3, Cents(850)))
    assert not played.do(Check(3))
    assert not played.do(Call(3, dollars(3)))
    played.all_do(Call(3, dollars(4)), Call(1), Check(2), Proceed())
    assert played.turn().options == ("check", "bet")
    assert not played.do(Fold(1))
    assert not played.do(Raise(1, dollars(3)))
    played.all_do(Bet(1, dollars(4)), Fold(2))


def test_three_may_raise_three_times_and_two_without_end() -> None:
    """The cap is a setting of the whole hand: of three it holds for two who are left, too."""
    played = Played({1: 1000, 2: 1000, 3: 1000})
    played.all_do(Proceed(), Fold(3), Call(1), Check(2), Proceed())
    played.all_do(Bet(1, dollars(4)), Raise(2, dollars(8)), Raise(1, dollars(16)), Raise(2, dollars(32)))
    assert not played.do(Raise(1, dollars(64)))
    two = Played({1: 1000, 3: 1000})
    two.all_do(Proceed(), Raise(1, dollars(8)), Raise(3, dollars(16)), Raise(1, dollars(32)), Raise(3, dollars(64)))
    two.all_do(Raise(1, dollars(128)))


@pytest.mark.parametrize(("choice", "first"), [("left-of-the-button", 1), ("button-is-small", 3)])
def test_both_ways_of_two_players_are_offered(choice: str, first: int) -> None:
    """Who has the small blind acts first, be it the button or the other."""
    played = Played({1: 100, 3: 100}, readings={"heads-up-blinds": choice})
    played.all_do(Proceed())
    assert played.of(BetMade)[0] == BetMade(first, "posts the small blind", Cents(200), Cents(200))
    assert played.turn().seat == first


def test_one_blind_is_the_big_one_left_of_the_button() -> None:
    """And who sits left of it acts first."""
    played = Played(THREE, options={"number-of-blinds": 1})
    played.all_do(Proceed())
    assert played.of(BetMade) == [BetMade(1, "posts the big blind", Cents(400), Cents(400))]
    assert played.turn().seat == 2


def test_what_is_won_is_what_was_put_in() -> None:
    """All-in for different amounts: the engine tells a total for each player, and no pots."""
    played = Played({1: 100, 2: 40, 3: 15})
    played.all_do(Proceed(), Raise(3, dollars(15)), Raise(1, dollars(100)), Call(2), Proceed())
    put_in = sum(event.amount for event in played.of(BetMade) if isinstance(event, BetMade))
    won = sum(event.amount for event in played.of(PotAwarded) if isinstance(event, PotAwarded))
    assert put_in == won == dollars(155)
    assert [event.owner for event in played.of(HandRanked) if isinstance(event, HandRanked)] == [
        "seat 1",
        "seat 2",
        "seat 3",
    ]
    assert isinstance(played.events[-1], RoundEnded)


def test_a_chip_that_does_not_divide_is_broken() -> None:
    """Two equal hands share a pot of 35 as the engine does: 17.50 each. The half is in no hand that follows."""
    for seed in range(200):
        played = Played(THREE, seed=seed)
        played.all_do(Proceed(), Raise(3, dollars(9)), Call(1), Call(2), Proceed())
        played.all_do(
            Bet(1, dollars(4)), Call(2), Fold(3), Proceed(), Check(1), Check(2), Proceed(), Check(1), Check(2)
        )
        played.all_do(Proceed())
        awards = [(event.seat, event.amount) for event in played.of(PotAwarded) if isinstance(event, PotAwarded)]
        if len(awards) > 1:
            break
    else:
        pytest.fail("no hand of these is divided")
    assert awards == [(1, 1750), (2, 1750)]
    played.all_do(PlaceButton(3), Proceed(), Raise(3, dollars(91)), Raise(1, dollars(104)))
    told = played.of(BetMade)[-1]
    assert isinstance(told, BetMade)
    assert told.all_in  # the engine was told of 104 chips


def test_without_positions_or_with_less_than_a_blind_no_hand_begins() -> None:
    """The engine moves no button, and would end its process where a blind is more than a stack."""
    assert not Played(THREE, button=0).do(Proceed())
    assert not Played({1: 100, 2: 3, 3: 100}).do(Proceed())
    assert Played({1: 2, 2: 4, 3: 1}).do(Proceed())
    assert not Played({3: 100}).do(Proceed())


def test_there_are_ten_players_at_most() -> None:
    """The engine would end its process with an eleventh."""
    played = Played(dict.fromkeys(range(1, 11), 100))
    assert not played.do(Sit(11))
    played.all_do(Proceed())


@pytest.mark.parametrize(
    "setup",
    [
        TableSetup("oasis-omaha"),
        TableSetup("oasis-holdem", ready=False),
        TableSetup("oasis-holdem", {"blinds": "3-6"}),
        TableSetup("oasis-holdem", readings={"least-bet": "table-limit"}),
    ],
)
def test_another_table_is_refused(setup: TableSetup) -> None:
    """With the reason, in place of a table that plays otherwise than it was asked for."""
    with pytest.raises(TableRefused, match="OpenSpiel"):
        openspiel.system().open(setup)


def test_the_description_names_what_the_engine_has_not() -> None:
    """So that what is not seen is not held against it."""
    described = openspiel.system().describe()
    assert described.games == ("oasis-holdem",)
    assert "order" not in described.forcing
    assert {"burns", "fee-taken", "button-placed", "declaration", "pot"} <= {*described.unseen}
