"""PokerKit as it plays Oneida Poker's games: streets, forced bets, the draw and the rake, told as it does them."""

from __future__ import annotations

from itertools import count

import pytest

from clausewise.adapters.base import TableRefused
from clausewise.adapters.third_party.engines import open_engine
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor, ForceCards
from clausewise.reference_engine.vocabulary.core.events import Folded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, FeeTaken, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, Discard, PlaceButton
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

pytest.importorskip("pokerkit", reason="PokerKit is not installed: pip install 'clausewise[pokerkit]'")

MOST_STEPS = 60


class Played:
    """A table of one of the games, with so many players who have 100 each."""

    def __init__(self, game: str, players: int, button: int = 0, **places: str) -> None:
        self.table = open_engine("pokerkit").open(TableSetup("oneida-poker", {"game": game}, seed=5))
        self.events: list[AnyEvent] = []
        self.numbers = count(1)
        for seat in range(1, players + 1):
            self.does(BuyIn(seat, dollars(100)))
        if button:
            self.does(PlaceButton(button))
        if places:
            wanted = (CardsFor(f"seat {seat[1:]}", parse_cards(cards)) for seat, cards in places.items())
            self.does(ForceCards(tuple(wanted)))

    def does(self, stimulus: AnyStimulus) -> None:
        answer = self.table.submit(str(next(self.numbers)), stimulus)
        assert answer.receipt.accepted, (stimulus, answer.receipt.reason)
        self.events += [seen.event for seen in answer.events]

    def to_the_next_turn(self) -> TurnGiven:
        """The house goes on until somebody has to act."""
        for _ in range(MOST_STEPS):
            if isinstance(self.events[-1] if self.events else None, TurnGiven):
                break
            self.does(Proceed())
        turn = self.events[-1]
        assert isinstance(turn, TurnGiven)
        return turn


def test_the_lowest_up_card_has_the_forced_bet() -> None:
    """It is placed by the house; the next player may complete it, and later the highest hand showing begins."""
    played = Played("Seven-Card Stud High", 3, s1="Ac 3c Kh Qs", s2="Ad 3d 2c 9d", s3="4c 8d Jh Ts")
    turn = played.to_the_next_turn()
    bets = [(event.seat, event.action, event.amount) for event in played.events if isinstance(event, BetMade)]
    assert bets[-1] == (2, "posts the forced bet", dollars(2))
    assert (turn.seat, turn.round) == (3, "third street")
    for seat in (3, 1):
        played.does(Call(seat))
    turn = played.to_the_next_turn()
    assert (turn.seat, turn.round) == (1, "fourth street")
    assert "fold" in turn.options


def test_all_decide_before_a_card_is_drawn() -> None:
    """PokerKit serves nobody before the last has said what he discards."""
    played = Played("Five-Card Draw High", 3, 3, s1="Ks Qd 7h 4c 2s As", s2="Jd 9h 6c 5s 3d", s3="Tc 8s 6h 4d Ac")
    played.to_the_next_turn()
    for act in (Call(3), Call(1), Check(2)):
        played.does(act)
    assert played.to_the_next_turn().round == "draw"
    dealt = sum(isinstance(event, CardDealt) for event in played.events)
    for given in (Discard(1, parse_cards("Ks")), Discard(2), Discard(3)):
        played.does(given)
    assert sum(isinstance(event, CardDealt) for event in played.events) == dealt
    assert played.to_the_next_turn().round == "second"
    assert [event.card for event in played.events if isinstance(event, CardDealt)][dealt:] == ["As"]


def test_a_dollar_is_raked_at_each_level() -> None:
    """When 40 lie in the pot; nothing before."""
    played = Played("Hold'em High", 3, 3)
    played.to_the_next_turn()
    for act in (Call(3), Call(1), Check(2)):
        played.does(act)
    for unit in (4, 8, 8):
        first = played.to_the_next_turn().seat
        assert not [event for event in played.events if isinstance(event, FeeTaken)]
        played.does(Bet(first, dollars(unit)))
        played.does(Call(2))
        if len([event for event in played.events if isinstance(event, Folded)]) == 0:
            played.does(Fold(3))
    for _ in range(4):
        played.does(Proceed())
    fees = [(event.fund, event.amount, event.source) for event in played.events if isinstance(event, FeeTaken)]
    assert fees == [("rake", dollars(1), "main")]


@pytest.mark.parametrize("options", [{"game": "Five-Card Draw Low"}, {"game": "Five-Card Stud High", "forced-bet": 4}])
def test_what_its_parts_do_not_make_is_not_offered(options: dict[str, str | int]) -> None:
    """It has no such low hand, and no forced bet that is as large as a bet."""
    with pytest.raises(TableRefused, match="PokerKit"):
        open_engine("pokerkit").open(TableSetup("oneida-poker", options))
