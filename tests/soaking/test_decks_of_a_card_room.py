"""What a house of poker does with its decks, in its own order, and what no order leaves open."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, FloorOrders, LoseCards
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Fold, LetRest, Proceed, Rise
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    BuyIn,
    Call,
    Check,
    DenyPlay,
    LeaveOut,
    NoticeError,
    Raise,
)
from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam
from tests.soaking.test_left_open_in_pot_games import House, house
from tests.soaking.test_words_and_gestures import between_hands, has_the_turn

MOST_TURNS = 40


def told(table: House, *acts: str) -> list[AnyEvent]:
    """All that was seen of these acts."""
    events = (event for one in table.exchanges for event in one.events)
    return [event for event in events if isinstance(event, Procedure) and event.act in acts]


def without(table: House, *events: AnyEvent) -> list[Exchange]:
    """The same, and these are not told."""
    return [replace(one, events=tuple(event for event in one.events if event not in events)) for one in table.exchanges]


# --- a table that rests -----------------------------------------------------------------------------------------------


def at_rest(shuffling: str) -> House:
    """Two decks lie spread on the table, and those who have played still sit there."""
    table = between_hands(shuffling=shuffling)
    table.takes(LetRest(), *[Proceed()] * 3)
    return table


@pytest.mark.parametrize("shuffling", ["by hand", "by device"])
def test_of_two_decks_one_may_be_spread_before_the_other_is_fetched(shuffling: str) -> None:
    """That each of them is spread is all that the rules ask for."""
    table = at_rest(shuffling)
    fetched, *spread = told(table, "takes out", "spreads")
    in_order = (spread[0], fetched, spread[1])
    at = next(n for n, one in enumerate(table.exchanges) if isinstance(one.stimulus, LetRest))
    assert compare(table.setup, [*table.exchanges[:at], Exchange(LetRest(), True, in_order)]).departure is None


def test_a_deck_from_its_own_area_is_on_the_table_when_it_is_spread() -> None:
    """Nobody has to tell that it was fetched; that it was spread somebody has."""
    table = at_rest("by hand")
    fetched, _, second = told(table, "takes out", "spreads")
    assert compare(table.setup, without(table, fetched)).departure is None
    assert compare(table.setup, without(table, second)).departure is not None


def test_who_has_stayed_may_be_played_with_again() -> None:
    """When nobody comes it is for the house to say that play goes on: two players see the cards before."""
    table = at_rest("by hand")
    other = at_rest("by hand")
    other.takes(BuyIn(5, dollars(100)), BuyIn(6, dollars(100)))
    other.goes_on_to(RoundStarted)
    made_ready = [event for one in other.exchanges[len(table.exchanges) :] for event in one.events]
    seen = [as_of_those_who_stayed(event) for event in made_ready if not isinstance(event, RoundStarted)]
    assert any(getattr(event, "act", "") == "offers for inspection" for event in seen)
    assert compare(table.setup, [*table.exchanges, Exchange(Proceed(), True, tuple(seen))]).departure is None
    unseen = [event for event in seen if getattr(event, "act", "") != "offers for inspection"]
    assert compare(table.setup, [*table.exchanges, Exchange(Proceed(), True, tuple(unseen))]).departure is not None


def as_of_those_who_stayed(event: AnyEvent) -> AnyEvent:
    """Seats 5 and 6 came at the one table; at the other seats 1 and 2 have been there all the time."""
    if isinstance(event, Procedure) and event.act == "offers for inspection" and event.seat is not None:
        return msgspec.structs.replace(event, seat=event.seat - 4)
    return event


# --- a device that fails ----------------------------------------------------------------------------------------------


def test_after_a_jam_the_dealer_may_shuffle_by_hand() -> None:
    """The cards are shuffled again in one of the two ways; not at all they are not left."""
    table = between_hands(shuffling="by device")
    table.takes(Jam("shuffler"))
    has_the_turn(table)
    shuffles, stacks = told(table, "shuffles", "stacks")[-2:]
    by_hand = {
        shuffles: Procedure("shuffles", deck="deck 1", method="manually"),
        stacks: Procedure("stacks", deck="deck 1", method="in a single stack", place="in front of the dealer"),
    }
    exchanges = [
        replace(one, events=tuple(by_hand.get(event, event) for event in one.events)) for one in table.exchanges
    ]
    assert compare(table.setup, exchanges).departure is None
    assert compare(table.setup, without(table, shuffles, stacks)).departure is not None


def test_a_device_that_works_shuffles_itself() -> None:
    """Without a jam the dealer does not shuffle for it."""
    table = between_hands(shuffling="by device")
    has_the_turn(table)
    shuffles = told(table, "shuffles")[-1]
    by_hand = Procedure("shuffles", deck="deck 1", method="manually")
    exchanges = [
        replace(one, events=tuple(by_hand if event == shuffles else event for event in one.events))
        for one in table.exchanges
    ]
    assert compare(table.setup, exchanges).departure is not None


# --- a deck that is not whole -----------------------------------------------------------------------------------------


def dead_round() -> House:
    """A card is missing; the deck leaves, and the one that the device has shuffled comes in its place."""
    table = house("Five-Card Stud High", shuffling="by device")
    table.goes_on_to(RoundStarted)
    table.takes(LoseCards(1), NoticeError())
    return table


def test_the_other_deck_may_come_before_the_round_is_said_to_be_over() -> None:
    """And is cut: the device has shuffled it."""
    table = dead_round()
    at = len(table.exchanges) - 1
    events = table.exchanges[at].events
    ends = next(event for event in events if isinstance(event, RoundEnded))
    table.exchanges[at] = replace(table.exchanges[at], events=(*(event for event in events if event != ends), ends))
    has_the_turn(table)
    assert [event.act for event in told(table, "takes out of play", "takes out", "cuts")] == [  # type: ignore[union-attr]
        "takes out of play", "takes out", "cuts",
    ]  # fmt: skip
    assert table.departs() is None


def test_the_other_deck_is_cut() -> None:
    """Whoever shuffled it."""
    table = dead_round()
    has_the_turn(table)
    cuts = told(table, "places the cover card", "cuts", "completes the cut")
    assert compare(table.setup, without(table, *cuts)).departure is not None


# --- cards that are not shuffled --------------------------------------------------------------------------------------


@pytest.mark.parametrize("left_out", ["shuffle", "cut"])
@pytest.mark.parametrize("cuts", [True, False])
def test_cards_that_come_without_a_shuffle_or_a_cut_may_be_cut(left_out: str, cuts: bool) -> None:
    """The mistake is made either way, and voids the round when it is noticed."""
    table = between_hands()
    table.takes(LeaveOut(left_out))  # type: ignore[arg-type]  # one of the two
    table.goes_on_to(RoundStarted)
    table.takes(NoticeError())
    of_the_cut = told(table, "places the cover card", "cuts", "completes the cut")
    assert of_the_cut
    assert compare(table.setup, table.exchanges if cuts else without(table, *of_the_cut)).departure is None


# --- who looks at new cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("looks", "sound"), [(3, True), (1, False)])
def test_new_cards_are_shown_to_who_is_there(looks: int, sound: bool) -> None:
    """The first who came has gone before anybody could look."""
    setup = TableSetup("oneida-poker", {"game": "Five-Card Stud High"}, {}, 1, ready=False)
    table = House(setup)
    table.takes(BringDecks(2), *(BuyIn(seat, dollars(100)) for seat in (1, 2, 3)), Rise(1))
    table.goes_on_to(RoundStarted)

    def shown(event: AnyEvent) -> AnyEvent:
        last = isinstance(event, Procedure) and event.act == "offers for inspection" and event.seat == 3
        return msgspec.structs.replace(event, seat=looks) if last else event

    exchanges = [replace(one, events=tuple(map(shown, one.events))) for one in table.exchanges]
    assert (compare(setup, exchanges).departure is None) is sound


# --- pots -------------------------------------------------------------------------------------------------------------


def split_in_two(table: House) -> list[Exchange]:
    """The last pot, told as the main pot and a side pot of a dollar."""
    found = []
    for one in table.exchanges:
        events: list[AnyEvent] = []
        for event in one.events:
            if isinstance(event, PotAwarded):
                less = msgspec.structs.replace(event, amount=event.amount - 100)
                events += [less, msgspec.structs.replace(event, pot="side 1", amount=100)]
            else:
                events.append(event)
        found.append(replace(one, events=tuple(events)))
    return found


def test_where_nobody_was_all_in_there_is_no_side_pot() -> None:
    """Everybody has chips left."""
    table = between_hands()
    assert table.departs() is None
    assert compare(table.setup, split_in_two(table)).departure is not None


def test_a_side_pot_stays_one_though_its_loser_has_gone() -> None:
    """Somebody was all-in, and has left: all is for the one player who is still there."""
    table = House(TableSetup("oneida-poker", {"game": "Seven-Card Stud High", "limits": "4-8"}, {}, 1))
    table.takes(*(BuyIn(seat, dollars(7 if seat == 1 else 100)) for seat in (1, 2, 3)))
    turn = has_the_turn(table)
    for _ in range(MOST_TURNS):
        if turn.round != "third street":
            break
        stands = max(seen.event.to for seen in table.table.seen if isinstance(seen.event, BetMade))
        raises = turn.seat != 1 and "raise" in turn.options and stands < dollars(8)
        table.takes(Raise(turn.seat, dollars(8 if stands == dollars(4) else 4)) if raises else Call(turn.seat))
        last = table.table.seen[-1].event
        turn = last if isinstance(last, TurnGiven) else has_the_turn(table)
    table.takes(Rise(1), Fold(turn.seat) if "fold" in turn.options else Check(turn.seat))
    for _ in range(MOST_TURNS):
        event = table.table.seen[-1].event
        if isinstance(event, RoundEnded):
            break
        table.takes(Fold(event.seat) if isinstance(event, TurnGiven) else Proceed())
    won = [event for one in table.exchanges for event in one.events if isinstance(event, PotAwarded)]
    assert len({award.seat for award in won}) == 1
    assert table.departs() is None
    assert compare(table.setup, split_in_two(table)).departure is None


# --- a table at which nobody sits -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "sound"), [((1, 2, 3), True), ((1,), False)])
def test_a_table_that_all_have_left_may_rest(left: tuple[int, ...], sound: bool) -> None:
    """There is no gaming activity any more; where two still sit nobody has said that there is none."""
    table = at_rest("by device")
    at = next(n for n, one in enumerate(table.exchanges) if isinstance(one.stimulus, LetRest))
    spread = tuple(event for one in table.exchanges[at:] for event in one.events)
    goes = [Exchange(Rise(seat), True, ()) for seat in left]
    goes[-1] = replace(goes[-1], events=spread)
    assert (compare(table.setup, [*table.exchanges[:at], *goes]).departure is None) is sound


def test_the_first_who_comes_looks_with_the_second_or_before() -> None:
    """When two are there both have to have been asked."""
    setup = TableSetup("oneida-poker", {"game": "Five-Card Stud High"}, {}, 1, ready=False)
    table = House(setup)
    table.takes(BringDecks(2), BuyIn(1, dollars(100)), *[Proceed()] * 4)
    offers = told(table, "offers for inspection")
    assert offers
    assert compare(setup, without(table, *offers)).departure is None
    table.takes(BuyIn(2, dollars(100)))
    table.goes_on_to(RoundStarted)
    assert compare(setup, without(table, *offers)).departure is not None


def test_who_may_not_play_need_not_look_at_the_cards() -> None:
    """The first who came is denied to play: the cards are shown to the next two."""
    setup = TableSetup("oneida-poker", {"game": "Five-Card Stud High"}, {}, 1, ready=False)
    table = House(setup)
    table.takes(BringDecks(2), *(BuyIn(seat, dollars(100)) for seat in (1, 2, 3)), DenyPlay(1))
    table.goes_on_to(RoundStarted)
    offers = told(table, "offers for inspection")
    assert [event.seat for event in offers if isinstance(event, Procedure)] == [2, 3]
    assert table.departs() is None
    assert compare(setup, without(table, offers[0])).departure is not None


def test_the_cards_of_a_hand_that_was_cut_again_are_those_that_came() -> None:
    """A supervisor has them cut once more when the round has begun: what a system then deals lies on top."""
    table = between_hands()
    table.goes_on_to(RoundStarted)
    table.takes(FloorOrders("recut"))
    has_the_turn(table)
    assert told(table, "orders a recut")
    other = msgspec.structs.replace(table.setup, seed=7)
    assert compare(other, table.exchanges).departure is None


def test_who_is_denied_play_sees_no_cards_of_a_table_that_rested() -> None:
    """When play goes on with those who have stayed, the first two who may play look at the cards."""
    table = at_rest("by hand")
    table.takes(DenyPlay(1))
    other = at_rest("by hand")
    other.takes(BuyIn(6, dollars(100)), BuyIn(7, dollars(100)))
    other.goes_on_to(RoundStarted)
    made_ready = [event for one in other.exchanges[len(table.exchanges) - 1 :] for event in one.events]
    seen = [as_of_those_who_stayed(event) for event in made_ready if not isinstance(event, RoundStarted)]
    shown_to = [getattr(event, "seat", 0) for event in seen if getattr(event, "act", "") == "offers for inspection"]
    assert shown_to == [2, 3]
    assert compare(table.setup, [*table.exchanges, Exchange(Proceed(), True, tuple(seen))]).departure is None


# --- decks whose time is over -----------------------------------------------------------------------------------------

SIX_HOURS = 6 * 3_600_000


def test_a_deck_whose_time_is_over_may_wait_for_somebody_to_play_with() -> None:
    """At a table at which one player is left the decks change when another comes; no hand begins before."""
    table = between_hands()
    table.takes(Rise(1, leaves=True), Rise(2, leaves=True), AdvanceClock(SIX_HOURS))
    idle = len(table.exchanges)
    table.exchanges += [Exchange(Proceed(), True, ())] * 3
    assert table.departs() is None
    del table.exchanges[idle:]
    table.takes(BuyIn(5, dollars(100)))
    table.goes_on_to(RoundStarted)
    changed = told(table, "takes out of play", "stores", "takes out")
    assert len(changed) == 3, "one deck goes, the other comes"
    assert table.departs() is None
    assert compare(table.setup, without(table, *changed)).departure is not None


def test_decks_in_turns_are_rotated_by_it_and_one_that_stays_alone_is_not_late() -> None:
    """The time of a deck begins anew when the other one comes in its place."""
    table = between_hands(shuffling="by device")
    table.takes(AdvanceClock(SIX_HOURS), LoseCards(2))
    table.goes_on_to(RoundStarted)
    table.takes(NoticeError())
    table.goes_on_to(RoundStarted)
    assert len(told(table, "takes out of play")) == 1, "the deck of which two cards were lost, and no other"
    assert table.departs() is None


def test_the_only_deck_is_changed_for_a_fresh_one_and_that_comes_to_the_table() -> None:
    """Nothing can take turns with it."""
    table = house("Five-Card Stud High", shuffling="by hand")
    table.takes(LoseCards(1))
    table.goes_on_to(RoundStarted)
    table.takes(NoticeError())
    has_the_turn(table)
    for _ in range(2):
        turn = table.table.seen[-1].event
        assert isinstance(turn, TurnGiven)
        table.takes(Fold(turn.seat))
    table.goes_on_to(RoundEnded)
    table.takes(AdvanceClock(SIX_HOURS))
    table.goes_on_to(RoundStarted)
    _, changed = told(table, "takes out of play")
    (received,) = told(table, "receives")
    assert table.departs() is None
    assert compare(table.setup, without(table, changed)).departure is not None
    assert compare(table.setup, without(table, received)).departure is not None


# --- a cut that is left out -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left_out", [True, False])
def test_cards_that_rested_may_be_left_uncut_where_that_was_to_happen(left_out: bool) -> None:
    """By mistake no cut is made before the next hand; without such a mistake it is missed."""
    table = at_rest("by hand")
    rest = len(table.exchanges)
    if left_out:
        table.takes(LeaveOut("cut"))
    table.takes(BuyIn(5, dollars(100)), BuyIn(6, dollars(100)))
    has_the_turn(table)
    cut = told(table, "places the cover card", "cuts", "completes the cut")
    assert any(event in cut for one in table.exchanges[rest:] for event in one.events)
    uncut = [*table.exchanges[:rest], *without(table, *cut)[rest:]]
    assert (compare(table.setup, uncut).departure is None) is left_out
