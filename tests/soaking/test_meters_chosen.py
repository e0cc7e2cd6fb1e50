"""Where progressive meters begin, start again, and how they grow is the house's choice, from the least amounts on."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.families.against_dealer.four_card.mlgca import meters
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.dealing_order import dealing_order
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.rules import MlgcaRules
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.table import MlgcaTable
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.events import MeterChanged
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import answers, other_cards, played

MLGCA = "mlgca-four-card"
Amounts = Callable[[str, str, Cents], Cents]
"""What a meter shows at an occasion, in place of the least amount."""


class House:
    """The amounts that a house has submitted."""

    def __init__(self, start: Amounts, rate: float) -> None:
        self._start, self._rate = start, rate

    def start(self, meter: str, cause: str, least: Cents) -> Cents:
        """Where the meter begins."""
        return self._start(meter, cause, least)

    def grown(self, meter: str, by: int) -> int:
        """By how much a wager moves the meter."""
        del meter
        return round(by * self._rate)


def answered(setup: TableSetup, stimuli: list[AnyStimulus], start: Amounts, rate: float = 0.1) -> list[Exchange]:
    """What a table of this house makes of it."""
    table = open_table(setup)
    if isinstance(table, MlgcaTable):
        meters.open_as_chosen(table, House(start, rate))  # type: ignore[arg-type]  # has the same two answers
    return answers(table, stimuli)


def blamed(departure: Departure | None) -> str:
    """The first clause, if anything differs."""
    return "" if departure is None else departure.clauses[0].partition(".")[2]


OPTIONS: dict[str, str | int] = {"progressive": "A"}
SETUP = TableSetup(MLGCA, OPTIONS, seed=1)


def a_round(*progressive: AnyStimulus) -> list[AnyStimulus]:
    """Seat 1 is dealt four aces and wins the meter."""
    rules = RULEBOOKS[MLGCA].rules
    assert isinstance(rules, MlgcaRules)
    order = dealing_order(rules, [1], OPTIONS, {})
    cards = stack({"seat 1": [Card(card) for card in ("As", "Ah", "Ad", "Ac", "9d")]}, order)
    ante, play = PlaceWager(1, "ante", dollars(10)), PlaceWager(1, "play", dollars(10))
    return [Sit(1), StackDeck(cards), ante, *progressive, *[Proceed()] * 30, play, *[Proceed()] * 30]


ONE, FIVE = PlaceWager(1, "progressive", dollars(1)), PlaceWager(1, "progressive", dollars(5))
ROUNDS = [
    *a_round(ONE, ChangeWager(1, "progressive", dollars(5)), WithdrawWager(1, "progressive"), ONE),
    *a_round(FIVE),
    *a_round(ONE),
]


def shown(exchanges: list[Exchange], cause: str) -> list[int]:
    """The amounts at these occasions."""
    events = [event for exchange in exchanges for event in exchange.events]
    return [event.amount for event in events if isinstance(event, MeterChanged) and event.cause == cause]


def higher(_: str, cause: str, least: Cents) -> Cents:
    """A meter that goes on from another table, and starts again somewhat above the least."""
    return Cents(least + (123_456 if cause == "initial" else 50_000))


@pytest.mark.parametrize("rate", [0.1, 0.005, 0.075, 0.2, 1.0])
def test_higher_amounts_and_any_rate_are_explained(rate: float) -> None:
    """The meter is won three times, and grows by wagers that are placed, raised and taken back."""
    exchanges = answered(SETUP, ROUNDS, higher, rate)
    assert (shown(exchanges, "initial"), shown(exchanges, "reset")) == ([623_456], [550_000] * 3)
    found = compare(SETUP, exchanges)
    assert found.departure is None
    assert found.exercised[f"{MLGCA}.12.D.3.b"] == 4


def test_higher_amounts_are_explained_on_any_table() -> None:
    """Whatever else happens, under every paytable and reading."""
    for script in played(MLGCA, 100):
        exchanges = answered(other_cards(script.setup), list(script.stimuli), higher, 0.15)
        assert compare(script.setup, exchanges).departure is None


@pytest.mark.parametrize("cause", ["initial", "reset"])
def test_a_cent_less_than_the_least_is_a_difference(cause: str) -> None:
    """At first, or when the meter starts again."""

    def lower(_: str, now: str, least: Cents) -> Cents:
        return Cents(least - 1) if now == cause else least

    departure = compare(SETUP, answered(SETUP, ROUNDS, lower)).departure
    assert blamed(departure) == "12.D.3.b"
    assert isinstance(departure.wanted if departure else None, MeterChanged)


def test_starting_again_where_it_stood_is_a_difference() -> None:
    """It is above the least, and yet no start."""

    def stays(_: str, cause: str, least: Cents) -> Cents:
        return Cents(least + 100 + 10) if cause == "reset" else Cents(least + 100)

    exchanges = answered(SETUP, a_round(ONE), stays)
    assert shown(exchanges, "reset") == shown(exchanges, "wager")
    assert blamed(compare(SETUP, exchanges).departure) == "12.D.3.b"


def test_starting_again_now_here_now_there_is_a_difference() -> None:
    """There is one reset amount."""
    more = iter(range(100, 1000, 100))

    def wandering(_: str, __: str, least: Cents) -> Cents:
        return Cents(least + next(more))

    assert blamed(compare(SETUP, answered(SETUP, ROUNDS, wandering)).departure) == "12.D.3.b"


def test_growing_by_no_one_rate_is_a_difference() -> None:
    """A wager of five dollars that adds as much as one of one dollar; and one that adds nothing."""

    def flat(event: AnyEvent, rise: int) -> AnyEvent:
        return msgspec.structs.replace(event, amount=event.amount + rise) if isinstance(event, MeterChanged) else event

    first = answered(SETUP, [*a_round(ONE), *a_round(FIVE)], higher)
    grown = [place for place, one in enumerate(first) if one.stimulus == FIVE]
    for rise in (-40, -50):
        exchanges = [
            Exchange(one.stimulus, one.accepted, tuple(flat(event, rise) for event in one.events))
            if place in grown
            else one
            for place, one in enumerate(first)
        ]
        assert blamed(compare(SETUP, exchanges).departure) == "12.D.3.a"


@pytest.mark.parametrize("at_once", [5_000, 5_005])
def test_a_meter_may_move_once_for_wagers_of_which_some_were_taken_back(at_once: int) -> None:
    """Where two wager, and one of them has second thoughts, it moves by what is left of that; by nothing else."""
    seats: list[AnyStimulus] = [Sit(1), Sit(2), PlaceWager(1, "ante", dollars(10)), PlaceWager(2, "ante", dollars(10))]
    wagers: list[AnyStimulus] = [FIVE, PlaceWager(2, "progressive", dollars(5))]
    back: list[AnyStimulus] = [ChangeWager(1, "progressive", dollars(5)), WithdrawWager(1, "progressive")]
    decided: list[AnyStimulus] = [Proceed(), Fold(1), *[Proceed()] * 3, Fold(2), *[Proceed()] * 30]
    acts = [*a_round(FIVE), *seats, *wagers, *back, *[Proceed()] * 5, *decided, *a_round(FIVE)]
    exchanges = answered(SETUP, acts, lambda _, __, least: least, 0.05)
    begin = len([*a_round(FIVE), *seats])
    second = range(begin, begin + len([*wagers, *back]))
    told_later = [
        Exchange(one.stimulus, one.accepted, tuple(e for e in one.events if not isinstance(e, MeterChanged)))
        if place in second
        else one
        for place, one in enumerate(exchanges)
    ]
    deals = next(place for place in range(second[-1] + 1, len(told_later)) if told_later[place].events)
    closes = told_later[deals]
    moved = MeterChanged("main", Cents(500_000 + at_once - 5_000 + 25), "wager")
    told_later[deals] = Exchange(closes.stimulus, closes.accepted, (*closes.events[:1], moved, *closes.events[1:]))
    assert blamed(compare(SETUP, told_later).departure) == ("" if at_once == 5_000 else "12.D.3.a")
