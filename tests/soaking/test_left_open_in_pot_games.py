"""What a pot game leaves to the house is no departure beside it, and what it does not leave is one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Rise
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, ButtonPlaced, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    AskForSeat,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    DenyPlay,
    Post,
    TakeSeat,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

MOST_STAGES = 60


@dataclass
class House:
    """A sound house, of which some acts are kept: it refuses them and does nothing."""

    setup: TableSetup

    def __post_init__(self) -> None:
        self.table: EngineTable = open_table(self.setup)
        self.exchanges: list[Exchange] = []

    def takes(self, *stimuli: AnyStimulus) -> Sequence[AnyEvent]:
        """These are done to it; what was seen then."""
        before = len(self.table.seen)
        for stimulus in stimuli:
            told = len(self.table.seen)
            accepted = self.table.submit(stimulus).accepted
            events = tuple(seen.event for seen in self.table.seen[told:])
            self.exchanges.append(Exchange(stimulus, accepted, events))
        return [seen.event for seen in self.table.seen[before:]]

    def refuses(self, *stimuli: AnyStimulus) -> None:
        """These it refuses, whatever the engine would do."""
        self.exchanges += [Exchange(stimulus, False, ()) for stimulus in stimuli]

    def goes_on_to(self, kind: type[AnyEvent], act: str = "") -> AnyEvent:
        """Lets it proceed until this is seen."""
        for _ in range(MOST_STAGES):
            for event in self.takes(Proceed()):
                if isinstance(event, kind) and (not act or getattr(event, "act", "") == act):
                    return event
        raise AssertionError(kind)

    def departs(self) -> Departure | None:
        """Where it is said to part from the rules."""
        return compare(self.setup, self.exchanges).departure


def house(game: str = "Hold'em High", **options: str | int) -> House:
    """Three players with a hundred dollars each."""
    setup = TableSetup("oneida-poker", {"game": game, **{k.replace("_", "-"): v for k, v in options.items()}}, {}, 1)
    found = House(setup)
    found.takes(*(BuyIn(seat, dollars(100)) for seat in (1, 2, 3)))
    return found


# --- an order to cut again --------------------------------------------------------------------------------------------


def after_a_hand() -> House:
    """All but one have folded; the cards have come back, and have not been shuffled."""
    found = house()
    found.goes_on_to(TurnGiven)
    for _ in range(2):
        turn = found.table.seen[-1].event
        assert isinstance(turn, TurnGiven)
        found.takes(Fold(turn.seat))
    found.goes_on_to(RoundEnded)
    return found


def test_nothing_is_cut_again_before_it_was_cut() -> None:
    """That nobody may decline to post brings no cut about."""
    played = after_a_hand()
    played.refuses(DeclineToPost(2), FloorOrders("recut"))
    played.goes_on_to(TurnGiven)
    assert played.departs() is None


def test_after_the_cut_an_order_to_cut_again_binds() -> None:
    """The dealer who was seen to cut refuses to cut again."""
    played = after_a_hand()
    played.goes_on_to(Procedure, "cuts")
    played.refuses(FloorOrders("recut"))
    departure = played.departs()
    assert departure is not None
    assert "oneida-poker.E.3" in departure.clauses


# --- the waiting list -------------------------------------------------------------------------------------------------


def test_whoever_sits_need_not_be_listed() -> None:
    """The list is of those who wait for a seat; whether somebody who has one may wait for another is not said."""
    table = house(waiting_list="kept")
    table.takes(TakeSeat(1, 4))
    table.refuses(AskForSeat(1))
    table.takes(AskForSeat(2))
    assert table.departs() is None


def test_a_house_may_list_whoever_sits() -> None:
    """It does not have to refuse."""
    table = house(waiting_list="kept")
    table.takes(TakeSeat(1, 4), AskForSeat(1))
    assert table.departs() is None


@pytest.mark.parametrize("left", [False, True])
def test_whoever_has_no_seat_is_listed(left: bool) -> None:
    """Nobody but those who sit there, as long as they do, may be refused by a house that keeps a list."""
    table = house(waiting_list="kept")
    table.takes(TakeSeat(1, 4), *((Rise(4),) if left else ()))
    table.refuses(AskForSeat(1 if left else 4))
    departure = table.departs()
    assert departure is not None
    assert departure.clauses == ("oneida-poker.S",)


# --- blinds of fewer players than there are blinds --------------------------------------------------------------------


@pytest.mark.parametrize(("fewer", "dearer", "departs"), [(True, 0, False), (True, 100, True), (False, 0, True)])
def test_what_a_blind_is_called_is_open_where_one_is_left_out(fewer: bool, dearer: int, departs: bool) -> None:
    """Of three blinds two players post two: the amounts are stated, their names are not."""
    table = house("Five-Card Draw High", blinds="2-2-4")
    if fewer:
        table.takes(Rise(3))
    table.goes_on_to(TurnGiven)
    told = [
        Exchange(one.stimulus, one.accepted, tuple(called_small(event, dearer) for event in one.events))
        for one in table.exchanges
    ]
    assert (compare(table.setup, told).departure is not None) is departs


def called_small(event: AnyEvent, dearer: int) -> AnyEvent:
    """The middle blind as the small one, and so much dearer."""
    if not isinstance(event, BetMade) or event.action != "posts the middle blind":
        return event
    amount = Cents(event.amount + dearer)
    return msgspec.structs.replace(event, action="posts the small blind", amount=amount, to=amount)


# --- burn cards that are dealt from -----------------------------------------------------------------------------------


@pytest.mark.parametrize("left_out", [False, True])
def test_the_dealer_may_shuffle_burn_cards_though_there_is_a_device(left_out: bool) -> None:
    """Eight players see the seventh street, for whom cards are too few: the dealer shuffles, and has to."""
    table = house("Seven-Card Stud High", shuffling="by device")
    table.takes(*(BuyIn(seat, dollars(100)) for seat in range(4, 9)))
    while not table.table.seen or not isinstance(table.table.seen[-1].event, RoundEnded):
        last = table.table.seen[-1].event if table.table.seen else None
        if isinstance(last, TurnGiven):
            table.takes(Check(last.seat) if "check" in last.options else Call(last.seat))
        else:
            table.takes(Proceed())
    assert any(is_of_burn_cards(event) for one in table.exchanges for event in one.events)
    told = [
        Exchange(
            one.stimulus,
            one.accepted,
            tuple(by_the_dealer(event) for event in one.events if not (left_out and is_of_burn_cards(event))),
        )
        for one in table.exchanges
    ]
    departure = compare(table.setup, told).departure
    assert (departure is not None) is left_out
    if departure is not None:
        assert "oneida-poker.I.8.s3" in departure.clauses


def is_of_burn_cards(event: AnyEvent) -> bool:
    """Whether the burn cards are shuffled."""
    return isinstance(event, Procedure) and event.act == "shuffles" and event.source == "burn pile"


def by_the_dealer(event: AnyEvent) -> AnyEvent:
    """The burn cards are shuffled by hand."""
    if not isinstance(event, Procedure) or not is_of_burn_cards(event):
        return event
    return msgspec.structs.replace(event, by="dealer", method="manually", count=None)


@pytest.mark.parametrize("denied", [True, False])
def test_whether_a_seat_is_free_that_somebody_was_denied_is_not_said(denied: bool) -> None:
    """Nobody sits there, and another may have to take another seat; where nobody was denied the seat is his."""
    table = house(waiting_list="kept")
    if denied:
        table.takes(DenyPlay(5))
    table.refuses(TakeSeat(1, 5))
    assert (table.departs() is None) is denied


# --- a forced bet that is not for this seat to post -------------------------------------------------------------------


@pytest.mark.parametrize("refused", [*(Post(seat, "big blind", dollars(4)) for seat in (1, 2, 3, 5)), DeclineToPost(2)])
def test_who_posts_or_declines_before_the_cards_where_blinds_come_behind_them_hastens_nothing(
    refused: AnyStimulus,
) -> None:
    """The house refuses it, and cuts once more before it deals."""
    table = house("Five-Card Draw Low")
    table.goes_on_to(ButtonPlaced)
    table.refuses(refused)
    table.takes(FloorOrders("recut"))
    table.goes_on_to(TurnGiven)
    assert table.departs() is None


def test_a_blind_that_is_due_is_taken() -> None:
    """Whoever has to post it, and is refused, is wronged."""
    departures = []
    for seat in (1, 2, 3):
        table = house("Five-Card Draw Low")
        table.goes_on_to(CardDealt)
        table.refuses(Post(seat, "big blind", dollars(4)))
        departures.append(table.departs())
    assert [departure is None for departure in departures].count(False) == 1
