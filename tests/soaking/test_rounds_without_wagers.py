"""What a house may do before the first card of a round: rest, change a deck, cut once more, let a player look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager, TouchCards, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.stimuli import AskForCards, FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, Fold, LetRest, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import answers
from tests.soaking.test_told_when_it_likes import GOES_ON, held_back, is_act

FIVE_HOURS = 5 * 3_600_000
BOTH = TableSetup("three-card", options={"version": "both wagers compulsory", "shuffling": "by hand"}, seed=4)
ANTE, PAIR_PLUS = PlaceWager(1, "ante", Cents(1000)), PlaceWager(1, "pair plus", Cents(500))
Told = Callable[[Exchange], Exchange]


def seen(setup: TableSetup, acts: Sequence[AnyStimulus], told: Told = lambda exchange: exchange) -> list[Exchange]:
    """The answers of a sound table, each told in the house's own way."""
    return [told(exchange) for exchange in answers(open_table(setup), acts)]


def departs(setup: TableSetup, exchanges: Sequence[Exchange], *, cut_by: str = "system") -> Departure | None:
    """Where this departs from what the rules leave open."""
    return compare(setup, exchanges, msgspec.structs.replace(describe(), performs={"cut": cut_by})).departure


def as_one_round(exchange: Exchange) -> Exchange:
    """The first round goes on with the wagers of the second one, and no card has left the shoe before."""
    kept = [event for event in exchange.events if event not in (RoundEnded(1), RoundStarted(2, "deck 1"))]
    told: list[AnyEvent] = [RoundEnded(1) if event == RoundEnded(2) else event for event in kept]
    at_rest = [msgspec.structs.replace(one, source="shoe") if is_act(one, "takes out") else one for one in told]
    return replace(exchange, events=tuple(at_rest))


@pytest.mark.parametrize("between", [[], [LetRest(), Proceed(), Proceed()], [AdvanceClock(60_000), *GOES_ON]])
def test_a_round_without_wagers_goes_on_after_a_rest(between: list[AnyStimulus]) -> None:
    """A pair plus without an ante goes back; no rule ends the round with it, nor keeps the cards from being spread."""
    played = [*GOES_ON, Fold(1), *GOES_ON]
    acts = [Sit(1), PAIR_PLUS, Proceed(), *between, ANTE, PAIR_PLUS, *played]
    exchanges = seen(BOTH, acts, as_one_round)
    assert any(isinstance(event, RoundEnded) for exchange in exchanges for event in exchange.events)
    assert departs(BOTH, exchanges) is None


def test_who_takes_back_all_wagers_leaves_a_table_that_may_rest() -> None:
    """The next wager is made in the same round."""
    acts = [Sit(1), ANTE, WithdrawWager(1, "ante"), LetRest(), Proceed(), Proceed(), ANTE, PAIR_PLUS, *GOES_ON]
    exchanges = seen(BOTH, acts)
    assert exchanges[3].accepted
    assert departs(BOTH, exchanges) is None


def test_a_house_need_not_rest_in_an_open_round() -> None:
    """It has begun with a wager that was taken back."""
    acts = [Sit(1), ANTE, WithdrawWager(1, "ante"), ANTE, PAIR_PLUS, *GOES_ON]
    exchanges = seen(BOTH, acts)
    assert departs(BOTH, [*exchanges[:3], Exchange(LetRest(), accepted=False, events=()), *exchanges[3:]]) is None


CHANGED = (
    *("takes out of play", "receives", "inspects", "verifies the inspection", "spreads", "offers for inspection"),
    *("turns face down", "washes", "stacks", "shuffles"),
)


def changes_the_deck(*, hours: int) -> list[Exchange]:
    """A house that changes the deck of the open round before its first card, of its own accord."""
    acts = [Sit(1), ANTE, PAIR_PLUS, AdvanceClock(hours), Choose("deck change", "deck 1"), *GOES_ON, Fold(1), *GOES_ON]
    return [exchange for exchange in seen(BOTH, acts) if not isinstance(exchange.stimulus, Choose)]


@pytest.mark.parametrize("hours", [60_000, FIVE_HOURS])
def test_a_deck_may_be_changed_before_the_first_card_of_a_round(hours: int) -> None:
    """Whether its time is over or not: it is late when it is dealt from."""
    exchanges = changes_the_deck(hours=hours)
    events = [event for exchange in exchanges for event in exchange.events]
    assert any(is_act(event, "takes out of play") for event in events)
    assert departs(BOTH, exchanges) is None


def test_a_deck_that_is_changed_when_cards_have_been_dealt_is_found() -> None:
    """The same change behind the first cards."""
    later = held_back("collects chips", [], CHANGED)
    exchanges = [replace(one, events=tuple(later(one.events))) for one in changes_the_deck(hours=60_000)]
    assert departs(BOTH, exchanges) is not None


def asked_for(exchange: Exchange) -> Exchange:
    """The cards are turned face up for who asks, and need not be when somebody comes to wager."""
    if isinstance(exchange.stimulus, AskForCards):
        up = Procedure("turns face up", deck="deck 1", place="table", face="up")
        return replace(exchange, accepted=True, events=(up,))
    return replace(exchange, events=tuple(event for event in exchange.events if not is_act(event, "turns face up")))


def test_cards_may_be_turned_up_for_a_player_who_asks() -> None:
    """No rule of this game says when cards that lie idle are turned up."""
    acts = [Sit(1), LetRest(), Proceed(), Proceed(), AskForCards(), ANTE, PAIR_PLUS, *GOES_ON]
    exchanges = seen(BOTH, acts, asked_for)
    assert any(is_act(event, "offers for inspection") for exchange in exchanges for event in exchange.events)
    assert departs(BOTH, exchanges) is None


@pytest.mark.parametrize("cut_by", ["system", "dealer"])
def test_a_recut_keeps_nobody_from_wagering(cut_by: str) -> None:
    """It is made before the first card, whoever makes it."""
    shoe = msgspec.structs.replace(BOTH, options={**BOTH.options, "dealing": "manual shoe"})
    ordered = FloorOrders("recut")
    acts = [Sit(1), ANTE, PAIR_PLUS, *GOES_ON, Fold(1), *GOES_ON, ordered, ANTE, PAIR_PLUS, *GOES_ON]
    exchanges = seen(shoe, acts)
    at, later = acts.index(ordered), held_back("announces", [])
    recut = [replace(one, events=tuple(later(one.events))) for one in exchanges[at:]]
    assert is_act(recut[0].events[0], "orders a recut")
    assert departs(shoe, [*exchanges[:at], *recut], cut_by=cut_by) is None


ONEIDA = TableSetup("oneida-four-card", seed=4)


def touching(*before: AnyStimulus) -> list[Exchange]:
    """A player takes up the own cards again, and nobody objects."""
    touch = TouchCards(1, "player")
    touched = Procedure("touches", by="player", seat=1, owner="seat 1")
    acts = [Sit(1), ANTE, *GOES_ON, *before, touch]

    def told(exchange: Exchange) -> Exchange:
        return replace(exchange, accepted=True, events=(touched,)) if exchange.stimulus == touch else exchange

    return seen(ONEIDA, acts, told)


def test_a_player_may_look_until_the_cards_are_laid_down() -> None:
    """When that is a player's own matter is not said; with the play wager they lie there."""
    assert departs(ONEIDA, touching()) is None
    laid_down = departs(ONEIDA, touching(PlaceWager(1, "play", Cents(1000))))
    assert laid_down is not None
    assert laid_down.clauses == ("oneida-four-card.J.3.s2",)


def test_the_dealer_has_no_cards_to_touch_of_who_has_folded() -> None:
    """A house that has taken them away refuses."""
    told = Exchange(TouchCards(1, "dealer"), accepted=False, events=())
    acts: list[AnyStimulus] = [Sit(1), ANTE, Sit(2), PlaceWager(2, "ante", Cents(1000)), *GOES_ON, Fold(1)]
    assert departs(ONEIDA, [*seen(ONEIDA, acts), told]) is None
