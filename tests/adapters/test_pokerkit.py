"""PokerKit behind the protocol: what it does is told as it did it, and what it does not do is not made up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count

import pytest

from clausewise.adapters.base import Answer, Table, TableRefused
from clausewise.adapters.third_party.engines import open_engine
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.rulebooks.pot_layouts import hand_places
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Folded, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Rise
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BetsGathered,
    BoardDealt,
    ButtonPlaced,
    CardsDiscarded,
    FeeTaken,
    HandShown,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    PlaceButton,
    Post,
    Raise,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

pytest.importorskip("pokerkit", reason="PokerKit is not installed: pip install 'clausewise[pokerkit]'")

BOARD = "2c 5h 7d 9s Jc"
ACES_KINGS_QUEENS = {"seat 1": "As Ad", "seat 2": "Ks Kd", "seat 3": "Qs Qd", "board": BOARD}
TIED = {"seat 1": "As Kd", "seat 2": "Ad Ks", "seat 3": "Ac Kc", "board": "Ah Kh 7d 9s Jc"}


class Played:
    """A table of PokerKit with a hand that begins with the button at the last seat."""

    def __init__(
        self,
        stacks: Mapping[int, int],
        cards: Mapping[str, str] | None = None,
        book: str = "oasis-holdem",
        readings: Mapping[str, str] | None = None,
    ) -> None:
        self.table: Table = open_engine("pokerkit").open(TableSetup(book, seed=7, readings=dict(readings or {})))
        self.events: list[AnyEvent] = []
        self.numbers = count(1)
        for seat, amount in stacks.items():
            self.does(BuyIn(seat, dollars(amount)))
        self.does(PlaceButton(max(stacks)))
        if cards:
            order = hand_places(book, {}, sorted(stacks), max(stacks), {})
            self.does(StackDeck(stack({place: parse_cards(named) for place, named in cards.items()}, order)))

    def does(self, stimulus: AnyStimulus) -> Answer:
        """Does it, whether it is taken or not."""
        answer = self.table.submit(str(next(self.numbers)), stimulus)
        self.events += [seen.event for seen in answer.events]
        return answer

    def refuses(self, stimulus: AnyStimulus) -> str:
        """Why it is not taken."""
        answer = self.does(stimulus)
        assert not answer.receipt.accepted
        assert not answer.events
        return answer.receipt.reason

    def goes_on(self) -> TurnGiven | None:
        """Whose turn it is when the house has done all that it does by itself."""
        while self.turn is None:
            self.does(Proceed())
            if isinstance(self.events[-1], RoundEnded):
                break
        return self.turn

    @property
    def turn(self) -> TurnGiven | None:
        """The turn that nobody has answered."""
        told = [event for event in self.events if isinstance(event, TurnGiven | BetMade | Folded | RoundEnded)]
        return told[-1] if told and isinstance(told[-1], TurnGiven) else None

    def plays(self, *acts: AnyStimulus) -> Played:
        """These acts, then everybody checks or calls to the end."""
        for act in acts:
            self.goes_on()
            assert self.does(act).receipt.accepted, act
        while (turn := self.goes_on()) is not None:
            self.does(Check(turn.seat) if "check" in turn.options else Call(turn.seat))
        assert isinstance(self.events[-1], RoundEnded)
        return self

    def won(self) -> Iterator[tuple[str, str, int, int]]:
        """What was awarded, in units."""
        for event in self.events:
            if isinstance(event, PotAwarded):
                yield event.pot, event.share, event.seat, event.amount // 100

    def fees(self) -> list[int]:
        """The fees that were taken, in units."""
        return [event.amount // 100 for event in self.events if isinstance(event, FeeTaken)]


def three(cards: Mapping[str, str] | None = None) -> Played:
    """Three players with 100 each."""
    return Played({1: 100, 2: 100, 3: 100}, cards)


def test_a_hand_is_told_from_the_button_to_the_award() -> None:
    """Three call 4 and check: of a pot of 12 the fee of 4 is raked, and the aces win 8."""
    played = three(ACES_KINGS_QUEENS).plays()
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.count("ButtonPlaced") == 3
    assert kinds.count("CardDealt") == 6
    assert [event.total for event in played.events if isinstance(event, BoardDealt)] == [3, 4, 5]
    assert [event.pot for event in played.events if isinstance(event, BetsGathered)] == [1200]
    assert len([event for event in played.events if isinstance(event, HandShown)]) == 3
    assert list(played.won()) == [("main", "whole", 1, 8)]
    assert played.fees() == [4]


def test_the_cards_fall_as_they_were_stacked() -> None:
    """The left of the button gets the first card, one at a time."""
    played = three(ACES_KINGS_QUEENS)
    played.goes_on()
    dealt = [(event.to, event.card) for event in played.events if isinstance(event, CardDealt)]
    assert dealt == [
        ("seat 1", "As"), ("seat 2", "Ks"), ("seat 3", "Qs"), ("seat 1", "Ad"), ("seat 2", "Kd"), ("seat 3", "Qd"),
    ]  # fmt: skip


def test_the_same_seed_deals_the_same_cards() -> None:
    """What is not stacked comes from the table's seed."""
    assert three().plays().events == three().plays().events


@pytest.mark.parametrize(("choice", "small", "big"), [("left-of-the-button", 1, 2), ("button-is-small", 2, 1)])
def test_two_players_have_the_blinds_as_the_table_is_set_up(choice: str, small: int, big: int) -> None:
    """PokerKit takes the blinds in either order; whoever has the small one acts first before the flop."""
    played = Played({1: 100, 2: 100}, readings={"heads-up-blinds": choice})
    turn = played.goes_on()
    placed = {event.button: event.seat for event in played.events if isinstance(event, ButtonPlaced)}
    assert placed == {"dealer button": 2, "small blind button": small, "big blind button": big}
    assert turn is not None
    assert turn.seat == small
    played.does(Call(small))
    assert played.turn is not None
    assert played.turn.seat == big
    played.does(Check(big))
    turn = played.goes_on()
    assert turn is not None
    assert turn.seat == 1


def test_no_hand_begins_before_somebody_says_where_the_button_lies() -> None:
    """It is neither drawn for nor moved on."""
    played = three().plays()
    assert "where the button lies" in played.refuses(Proceed())
    played.does(PlaceButton(1))
    assert played.does(Proceed()).receipt.accepted


def test_what_was_won_is_there_in_the_next_hand() -> None:
    """Seat 1 has 96 and the 8 of the pot: it raises to 104 and no more."""
    played = three(ACES_KINGS_QUEENS).plays()
    played.does(PlaceButton(1))
    played.goes_on()
    assert "above the maximum" in played.refuses(Raise(1, dollars(105)))
    assert played.does(Raise(1, dollars(104))).receipt.accepted


def test_acts_that_pokerkit_does_not_take_are_refused_in_its_words() -> None:
    """Out of turn, too little, a check that would be a call, a call of another amount."""
    played = three()
    played.goes_on()
    assert "another player" in played.refuses(Call(1))
    assert "below the minimum" in played.refuses(Raise(3, dollars(7)))
    assert "a call of this check" in played.refuses(Check(3))
    assert "call 4.00" in played.refuses(Call(3, dollars(3)))
    assert "a raise of this bet" in played.refuses(Bet(3, dollars(10)))
    assert "not in the hand" in played.refuses(Fold(9))
    assert "in the hand" in played.refuses(Rise(3))
    assert "in the hand" in played.refuses(BuyIn(3, dollars(5)))


def test_blinds_are_posted_by_whoever_owes_them_and_as_they_are() -> None:
    """A post of another seat, blind or amount is refused."""
    played = three()
    played.does(Proceed())
    assert "2.00 and nothing else" in played.refuses(Post(1, "small blind", dollars(1)))
    assert "2.00 and nothing else" in played.refuses(Post(1, "big blind", dollars(4)))
    played.refuses(Post(3, "small blind", dollars(2)))
    played.refuses(DeclineToPost(1))
    assert played.does(Post(1, "small blind", dollars(2))).receipt.accepted


def test_the_blinds_lie_before_the_players_until_the_round_is_over() -> None:
    """PokerKit collects them with the other bets, when cards have been dealt."""
    played = three()
    played.goes_on()
    assert not any(isinstance(event, BetsGathered) for event in played.events)


def test_a_bet_that_nobody_calls_comes_back_whole() -> None:
    """Seat 3 raises to 12 and all fold: the pot is the blinds' 6, and the 12 come back."""
    played = three().plays(Raise(3, dollars(12)), Fold(1), Fold(2))
    assert [event for event in played.events if isinstance(event, BetReturned)] == [BetReturned(3, dollars(12))]
    assert list(played.won()) == [("main", "whole", 3, 6)]
    assert played.fees() == []


def test_a_short_big_blind_lowers_the_call() -> None:
    """The big blind has only 3: PokerKit asks for 3."""
    turn = Played({1: 100, 2: 3, 3: 100}).goes_on()
    assert turn is not None
    assert turn.due == dollars(3)


def test_all_odd_chips_go_to_the_first_left_of_the_button() -> None:
    """Of 30 less 4 there are 26 for three: 8 each, and the two odd chips for seat 1."""
    played = three(TIED).plays(Raise(3, dollars(10)))
    assert list(played.won()) == [("main", "whole", 1, 10), ("main", "whole", 2, 8), ("main", "whole", 3, 8)]


def test_the_fee_is_told_when_the_flop_lies_and_leaves_the_pot() -> None:
    """PokerKit tells of the pot that 4 of it are raked as soon as there is a board."""
    played = three(ACES_KINGS_QUEENS).plays(Call(3), Call(1), Check(2), Bet(1, dollars(10)))
    told = [event for event in played.events if isinstance(event, BoardDealt | FeeTaken | BetsGathered)]
    assert [type(event).__name__ for event in told[:4]] == ["BetsGathered", "BoardDealt", "FeeTaken", "BetsGathered"]
    assert told[2] == FeeTaken(Cents(400), Cents(800))
    assert told[3] == BetsGathered(Cents(3000), Cents(3800))


def test_one_fee_is_raked_where_there_are_two_pots() -> None:
    """Three put in 40, two of them 60 more: 120 and 120, and a fee of 4 from the first."""
    played = Played({1: 40, 2: 100, 3: 100}, ACES_KINGS_QUEENS)
    played.plays(Raise(3, dollars(40)), Call(1), Call(2), Bet(2, dollars(60)), Call(3))
    assert list(played.won()) == [("main", "whole", 1, 116), ("side 1", "whole", 2, 120)]
    assert played.fees() == [4]


def test_one_fee_is_raked_where_the_side_pots_were_there_before_the_flop() -> None:
    """10, 20, 50 and 50: pots of 40, 30 and 60, the first less 4; seat 4 wins two, told as one."""
    cards = {"seat 1": "As Ad", "seat 2": "Qs Qd", "seat 3": "Js Jd", "seat 4": "Ks Kd", "board": "2c 5h 7d 9s 3c"}
    played = Played({1: 10, 2: 20, 3: 50, 4: 50}, cards)
    played.plays(Raise(3, dollars(50)))
    assert list(played.won()) == [("main", "whole", 1, 36), ("side 1", "whole", 4, 90)]
    assert played.fees() == [4]


def test_of_less_than_the_fee_nothing_is_raked() -> None:
    """Three with 1 each: the flat fee or none."""
    played = Played({1: 1, 2: 1, 3: 1}, ACES_KINGS_QUEENS).plays()
    assert played.fees() == []
    assert list(played.won()) == [("main", "whole", 1, 3)]


def test_a_folded_hand_is_in_the_muck() -> None:
    """Two cards, face down."""
    played = three().plays(Fold(3))
    assert [event for event in played.events if isinstance(event, CardsDiscarded)] == [CardsDiscarded(3, 2)]


def test_who_is_all_in_shows_before_the_board_is_dealt() -> None:
    """PokerKit deals no board until all have shown."""
    played = Played({1: 40, 2: 40, 3: 40}, ACES_KINGS_QUEENS).plays(Raise(3, dollars(40)))
    told = [type(event).__name__ for event in played.events if isinstance(event, HandShown | BoardDealt)]
    assert told == ["HandShown"] * 3 + ["BoardDealt"] * 3


def test_a_royal_flush_has_no_name_of_its_own() -> None:
    """PokerKit calls it a straight flush."""
    played = three({"seat 1": "As Ks", "seat 2": "2d 3d", "seat 3": "4h 5h", "board": "Qs Js Ts 2c 7d"}).plays()
    ranked = {event.owner: event.category for event in played.events if isinstance(event, HandRanked)}
    assert ranked == {"seat 1": "straight flush", "seat 2": "pair", "seat 3": "high card"}


def test_omaha_halves_a_side_pot_in_which_nobody_has_a_low_hand() -> None:
    """Only seat 1 has a low hand, and no part in the side pot of 10, of which equal hands get the halves of 5."""
    cards = {"seat 1": "As 3h Tc 9c", "seat 2": "Ks Qd Jh 9d", "seat 3": "Kd Qs Js 9h", "board": "2s 6d 7c Kh Qc"}
    played = Played({1: 40, 2: 45, 3: 45}, cards, "oasis-omaha")
    played.plays(Raise(3, dollars(40)), Call(1), Call(2), Bet(2, dollars(5)), Call(3))
    lows = [event.owner for event in played.events if isinstance(event, HandRanked) and event.game == "low"]
    assert lows == ["seat 1"]
    assert [award for award in played.won() if award[0] == "side 1"] == [
        ("side 1", "high", 2, 3), ("side 1", "high", 3, 2), ("side 1", "low", 2, 3), ("side 1", "low", 3, 2),
    ]  # fmt: skip
    assert [award for award in played.won() if award[0] == "main"] == [
        ("main", "high", 2, 29), ("main", "high", 3, 29), ("main", "low", 1, 58),
    ]  # fmt: skip


def test_the_number_of_raises_is_fixed_before_the_cards() -> None:
    """Three are dealt in: a fourth raise on the flop is refused to the two who are left."""
    played = three()
    for act in (
        Fold(3), Call(1), Check(2), Bet(1, dollars(4)), Raise(2, dollars(8)), Raise(1, dollars(16)),
        Raise(2, dollars(32)),
    ):  # fmt: skip
        played.goes_on()
        assert played.does(act).receipt.accepted
    assert "No more" in played.refuses(Raise(1, dollars(64)))


def test_one_blind_of_two_players_is_posted_to_the_left_of_the_button() -> None:
    """PokerKit posts it where it is set up to."""
    table = open_engine("pokerkit").open(TableSetup("oasis-holdem", {"number-of-blinds": 1}))
    stimuli: list[AnyStimulus] = [BuyIn(1, dollars(9)), BuyIn(2, dollars(9)), PlaceButton(2), Proceed(), Proceed()]
    events = []
    for number, stimulus in enumerate(stimuli):
        events += [seen.event for seen in table.submit(str(number), stimulus).events]
    assert events[-1] == BetMade(1, "posts the big blind", Cents(400), Cents(400))


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (TableSetup("oasis-lowball"), "set up for oasis-holdem and oasis-omaha"),
        (TableSetup("oasis-holdem", {"blinds": "3-6"}), "not set up for blinds 3-6"),
        (TableSetup("oasis-holdem", readings={"odd-chips": "one-each"}), "plays odd-chips as all-to-first"),
    ],
)
def test_a_table_that_pokerkit_does_not_play_is_refused(setup: TableSetup, why: str) -> None:
    """Another game, other blinds, another reading."""
    with pytest.raises(TableRefused, match=why):
        open_engine("pokerkit").open(setup)


def test_it_describes_itself() -> None:
    """Its version and a digest of what is installed; it declares nothing and says so."""
    system = open_engine("pokerkit")
    described = system.describe()
    assert described.version.startswith("0.7.")
    assert len(described.components[0].digest) == 64
    assert "declaration" in described.unseen
    assert system.target == "pokerkit"
    assert system.open(TableSetup("oasis-holdem")).declaration() == {}


def test_an_engine_that_is_not_there_is_one_message() -> None:
    """A name that is none, with those that there are."""
    with pytest.raises(ClausewiseError, match="there is no engine pokerstove: there are pokerkit, openspiel"):
        open_engine("pokerstove")


def test_an_engine_that_is_not_installed_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how it is installed."""

    def missing(name: str) -> None:
        raise ModuleNotFoundError(name, name="pokerkit.state")

    monkeypatch.setattr("clausewise.adapters.third_party.engines.import_module", missing)
    with pytest.raises(ClausewiseError, match=r"PokerKit is not installed: .*clausewise\[pokerkit\]"):
        open_engine("pokerkit")
