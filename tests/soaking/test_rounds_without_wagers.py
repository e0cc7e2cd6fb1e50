"""What a house may do before the first card of a round: rest, change a deck, cut once more, let a player look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    MissChip,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import AskForCards, BringDecks, FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, Fold, LetRest, Proceed, Rise, Sit
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


RESTS_ON_IT = TableSetup("three-card", options={"version": "ante at least half pair plus"}, seed=4)


@pytest.mark.parametrize("first", ["ante", "pair plus"])
def test_who_gets_up_may_be_given_the_wagers_back_in_any_order(first: str) -> None:
    """No rule says what becomes of them; but what goes back is what was wagered."""
    wagered = {"ante": Cents(1000), "pair plus": Cents(500)}
    exchanges = seen(RESTS_ON_IT, [Sit(1), ANTE, PAIR_PLUS])
    back = {wager: WagerWithdrawn(1, wager, amount) for wager, amount in wagered.items()}
    in_order = sorted(back.values(), key=lambda event: event.wager != first)
    assert departs(RESTS_ON_IT, [*exchanges, Exchange(Rise(1, leaves=True), True, tuple(in_order))]) is None
    too_little = [msgspec.structs.replace(event, amount=Cents(event.amount - 100)) for event in in_order]
    found = departs(RESTS_ON_IT, [*exchanges, Exchange(Rise(1, leaves=True), True, tuple(too_little))])
    assert found is not None
    assert "amount" in found.expected


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


MLGCA = TableSetup("mlgca-four-card", options={"dealing": "hand", "progressive": "A"}, seed=4)
PROGRESSIVE = PlaceWager(1, "progressive", Cents(100))


def untold(which: int) -> Callable[[Exchange], Exchange]:
    """The house does not say one of the times it compares chips with lights."""

    def told(exchange: Exchange) -> Exchange:
        compared = [event for event in exchange.events if is_act(event, "verifies the number of chips")]
        return replace(exchange, events=tuple(one for one in exchange.events if one not in compared[which : which + 1]))

    return told


def test_chips_need_not_be_compared_again_when_one_went_back() -> None:
    """How many there are too many was seen the first time, which no house may leave out."""
    second: list[AnyStimulus] = [
        PlaceWager(2, "ante", Cents(1000)),
        MissChip(2),
        PlaceWager(2, "progressive", Cents(100)),
    ]
    acts: list[AnyStimulus] = [Sit(1), ANTE, PROGRESSIVE, Sit(2), *second, *GOES_ON]
    assert departs(MLGCA, seen(MLGCA, acts, untold(1))) is None
    first = departs(MLGCA, seen(MLGCA, acts, untold(0)))
    assert first is not None
    assert "mlgca-four-card.9.A.4.b" in first.clauses


def test_cards_that_lie_face_up_need_not_be_spread_for_who_asks() -> None:
    """Somebody has asked before, and they lie there."""
    acts = [Sit(1), AskForCards(), LetRest(), Proceed(), Proceed(), AskForCards(), Proceed(), ANTE, *GOES_ON]
    exchanges = seen(MLGCA, acts)
    spread = [event for exchange in exchanges for event in exchange.events if is_act(event, "spreads")]
    assert [getattr(event, "face", None) for event in spread] == ["up"]
    assert departs(MLGCA, exchanges) is None


@pytest.mark.parametrize("changed", [True, False])
def test_a_deck_may_be_changed_when_the_wagers_lie(changed: bool) -> None:
    """A round that was kept open goes on after hours with the next wager; the deck is late when it is dealt from."""
    played = [*GOES_ON, Fold(1), *GOES_ON]
    before = [Sit(1), ANTE, PAIR_PLUS, *played]
    acts = [*before, PAIR_PLUS, Proceed(), AdvanceClock(2 * FIVE_HOURS), ANTE, PAIR_PLUS, *played]
    told: list[Exchange] = []
    kept: list[AnyEvent] = []
    table = open_table(BOTH)
    vars(table)["kept_open"] = {2}
    for exchange in answers(table, acts):
        events: list[AnyEvent] = []
        for event in exchange.events:
            if is_act(event, "announces"):
                events += kept if changed else []
            change = isinstance(exchange.stimulus, PlaceWager) and isinstance(event, Procedure)
            (kept if change else events).append(event)
        told.append(replace(exchange, events=tuple(events)))
    assert any(is_act(event, "takes out of play") for event in kept)
    found = departs(BOTH, told)
    assert (found is None) is changed
    assert found is None or "three-card.d.5" in found.clauses[0]


def test_preshuffled_cards_may_be_shuffled_because_that_was_ordered() -> None:
    """They are spared it; no rule keeps a house from doing as it was told, or from leaving it."""
    setup = TableSetup("mlgca-four-card", options={"dealing": "hand", "shuffling": "by device"}, seed=4, ready=False)
    acts = [
        BringDecks(1, preinspected=True, preshuffled=True),
        *GOES_ON,
        FloorOrders("shuffle"),
        *GOES_ON,
        Sit(1),
        ANTE,
    ]
    for obeys in (True, False):
        table = open_table(setup)
        vars(table)["cards"].shuffles_on_order = obeys
        exchanges = answers(table, [*acts, *GOES_ON])
        shuffled = [event for exchange in exchanges for event in exchange.events if is_act(event, "shuffles")]
        assert bool(shuffled) is obeys
        assert departs(setup, exchanges) is None
