"""What the document leaves open to a table of Blackjack is no departure, and what it does not leave open is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.following.known_departures import GoneBy
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.families.points.table import PointsTable
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import DrawInError, FloorOrders, LieFaceUp, Misdeal, StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, LetRest, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.stimuli import (
    AskForBurnCards,
    DoubleDown,
    Draw,
    RefuseCut,
    Split,
    Stand,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

SETUP = TableSetup("oneida-blackjack", {"decks": 2, "insurance": "prohibited"}, seed=3)
ON = (Proceed(),) * 12


def wagers(*seats: int) -> tuple[AnyStimulus, ...]:
    """So many players with one wager each."""
    return tuple(PlaceWager(seat, "blackjack", dollars(10)) for seat in seats)


def played(stimuli: Sequence[AnyStimulus], setup: TableSetup = SETUP) -> list[Exchange]:
    """What a sound table does."""
    table = open_table(setup)
    found, told = [], 0
    for stimulus in stimuli:
        accepted = table.submit(stimulus).accepted
        events = tuple(seen.event for seen in table.seen[told:])
        told = len(table.seen)
        if events or not isinstance(stimulus, Proceed):
            found.append(Exchange(stimulus, accepted, events))
    return found


def act_of(event: object) -> str:
    """What is done with it, if it is a procedure."""
    return event.act if isinstance(event, Procedure) else ""


def departure(exchanges: Sequence[Exchange], past: GoneBy | None = None, setup: TableSetup = SETUP) -> Departure | None:
    """Where it departs from the rules, as the engine beside it sees it."""
    return compare(setup, exchanges, describe(), past=past or GoneBy()).departure


DRAWN = (
    *(Sit(1), Sit(2), StackDeck(parse_cards("2c 4s 5s 9d 4h 5h 8d 2d 3d 6s 3h 7c"))),
    *(*wagers(1, 2), *(Proceed(),) * 4, Draw(1), Draw(1), Stand(1), Draw(2), Stand(2), *ON),
)


def dealt_two_at_a_time(exchanges: Sequence[Exchange]) -> list[Exchange]:
    """The same cards to the same hands, the first player's second card before the second player's first."""
    found = []
    for exchange in exchanges:
        events = list(exchange.events)
        dealt = [place for place, event in enumerate(events) if isinstance(event, CardDealt)]
        if len(dealt) > 2:
            events.insert(dealt[1], events.pop(dealt[3]))
        found.append(Exchange(exchange.stimulus, exchange.accepted, tuple(events)))
    return found


def test_what_was_burned_and_drawn_lies_where_it_lay_though_the_order_of_dealing_is_gone_by() -> None:
    """Cards dealt in an order that is gone by come to the same hands, behind the burned one and before those drawn."""
    in_order = GoneBy(order_of_dealing=True)
    assert departure(played(DRAWN), in_order) is None
    assert departure(dealt_two_at_a_time(played(DRAWN)), in_order) is None


def test_another_order_of_dealing_is_found_where_it_is_not_gone_by() -> None:
    """Dealing two cards at a time departs at the second card of the first player."""
    found = departure(dealt_two_at_a_time(played(DRAWN)))
    assert found is not None
    assert "seat 1, number 2" in found.got


SEVERAL = TableSetup("oneida-blackjack", {"decks": 2, "multiple-action": "three"}, seed=3)
NOT_DEALT_IN: tuple[AnyStimulus, ...] = (Sit(1), Sit(2), *wagers(1), Proceed())
"""One wager where three are asked for: it comes back, and the round is over."""
ALL_SPOTS: tuple[AnyStimulus, ...] = tuple(
    PlaceWager(1, spot, dollars(10)) for spot in ("blackjack", "second spot", "third spot")
)
PLAYED: tuple[AnyStimulus, ...] = (*ALL_SPOTS, *(Proceed(),) * 4, Stand(1), *ON)


def shuffles_all_the_same(*before: AnyStimulus, behind: Sequence[AnyStimulus] = ()) -> list[Exchange]:
    """A house that shuffles, cuts and loads after a round in which nobody was dealt in, and then deals one."""
    table = open_table(SEVERAL)
    assert isinstance(table, PointsTable)
    found: list[Exchange] = []

    def does(stimulus: AnyStimulus) -> None:
        told = len(table.seen)
        accepted = table.submit(stimulus).accepted
        events = tuple(seen.event for seen in table.seen[told:])
        if events or not isinstance(stimulus, Proceed):
            found.append(Exchange(stimulus, accepted, events))

    for stimulus in (*NOT_DEALT_IN, *before):
        does(stimulus)
    table.cards.mishaps.deal_is_over()
    table.follow(("shuffle", lambda at: at.shuffles("shuffle.after-round")))
    for stimulus in (Proceed(), *behind, *PLAYED):
        does(stimulus)
    return found


def without(exchanges: Sequence[Exchange], leaves_out: Callable[[object], bool]) -> list[Exchange]:
    """The same, without these events."""
    return [
        replace(exchange, events=tuple(event for event in exchange.events if not leaves_out(event)))
        for exchange in exchanges
    ]


def test_cards_may_be_shuffled_after_a_round_in_which_nobody_was_dealt_in() -> None:
    """They are cut as after any shuffle, offered first to who refuses; what was to lie face up before need not."""
    assert departure(shuffles_all_the_same(), setup=SEVERAL) is None
    assert departure(shuffles_all_the_same(RefuseCut(2), LieFaceUp((2,))), setup=SEVERAL) is None
    again = shuffles_all_the_same(LieFaceUp((2,)), behind=(DrawInError(1, exposed=True),))
    assert "draws in error" in {act_of(event) for one in again for event in one.events}
    assert departure(again, setup=SEVERAL) is None
    assert departure(played((*NOT_DEALT_IN, *PLAYED), SEVERAL), setup=SEVERAL) is None  # nor need they be shuffled


def test_cards_that_are_shuffled_without_need_are_cut_all_the_same() -> None:
    """A house that shuffles after such a round and does not offer the cut departs there."""
    acts = ("offers the cut", "cuts", "completes the cut")
    first = next(at for at, one in enumerate(shuffles_all_the_same()) if any(map(act_of, one.events)))
    uncut = shuffles_all_the_same()
    uncut[first : first + 2] = without(uncut[first : first + 2], lambda event: act_of(event) in acts)
    found = departure(uncut, setup=SEVERAL)
    assert found is not None
    assert found.expected.startswith("offers the cut")


def test_a_card_that_lies_face_up_behind_the_shuffle_is_found() -> None:
    """A house that deals such a card as if it lay as it should departs from the rule on it."""
    heeded = played((Sit(1), LieFaceUp((2,)), *wagers(1), *(Proceed(),) * 4, Stand(1), *ON))
    assert departure(heeded) is None
    plain = played((Sit(1), *wagers(1), *(Proceed(),) * 4, Stand(1), *ON))
    plain.insert(1, Exchange(LieFaceUp((2,)), accepted=True, events=()))
    found = departure(plain)
    assert found is not None
    assert found.clauses == ("oneida-blackjack.M.1",)


RECUT = FloorOrders("recut")


def refused(exchanges: Sequence[Exchange], stimulus: AnyStimulus) -> list[Exchange]:
    """A house that refuses this and does nothing of it."""
    return [Exchange(one.stimulus, accepted=False, events=()) if one.stimulus == stimulus else one for one in exchanges]


def test_a_recut_may_be_refused_as_long_as_it_is_open_whether_the_cards_are_to_be_shuffled() -> None:
    """After a round in which nobody was dealt in either answer is lawful."""
    assert departure(played((*NOT_DEALT_IN, RECUT), SEVERAL), setup=SEVERAL) is None
    assert departure(refused(played((*NOT_DEALT_IN, RECUT), SEVERAL), RECUT), setup=SEVERAL) is None


def test_a_recut_between_the_cut_and_the_first_card_is_not_refused() -> None:
    """There the supervisor may require it, and behind the last card nobody may."""
    before, ended = (Sit(1), *wagers(1), RECUT), (Sit(1), *wagers(1), *(Proceed(),) * 4, Stand(1))
    found = departure(refused(played(before), RECUT))
    assert found is not None
    assert found.clauses == ("oneida-blackjack.E.5",)
    table = open_table(SETUP)
    for stimulus in ended:
        table.submit(stimulus)
    while not any(isinstance(seen.event, RoundEnded) for seen in table.seen):
        table.submit(Proceed())
    assert not table.submit(RECUT).accepted


def test_a_wrong_number_of_cards_waits_for_a_deal() -> None:
    """What was said of the next deal holds for the first one in which anybody is dealt in."""
    table = open_table(SEVERAL)
    for stimulus in (Sit(1), Misdeal("seat 1", 3), *wagers(1), Proceed(), *ALL_SPOTS, *ON):
        table.submit(stimulus)
    ended = [seen.event for seen in table.seen if isinstance(seen.event, RoundEnded)]
    assert [event.void for event in ended] == [False, True]


def test_cards_of_an_idle_table_may_be_offered_to_who_stayed() -> None:
    """A house that offers them at once to a player who is still seated keeps the rules; without a wash it does not."""
    arrived = played((Sit(1), LetRest(), *ON, Sit(2), *ON))
    stayed = [
        replace(one, events=tuple(to_seat_1(event) for event in one.events))
        for one in arrived
        if one.stimulus != Sit(2)
    ]
    assert "washes" in {act_of(event) for one in stayed for event in one.events}
    assert departure(stayed) is None
    found = departure(without(stayed, lambda event: act_of(event) == "washes"))
    assert found is not None
    assert found.expected.startswith("washes")


def to_seat_1(event: AnyEvent) -> AnyEvent:
    """The same, offered to the player who stayed."""
    if isinstance(event, Procedure) and event.act in ("offers for inspection", "offers the cut", "cuts"):
        return msgspec.structs.replace(event, seat=1)
    return event


SUITS_OF_SPLITS = TableSetup(
    "oneida-blackjack", {"decks": 2, "insurance": "prohibited", "hit-wagers": "offered", "most-hands": 4}, seed=3
)
HIT = PlaceWager(1, "hit", dollars(5))


def split_twice(first: str, again: str) -> list[Exchange]:
    """A pair that is split, one card of which gets another king and is split again; then a wager on the next card."""
    cards = f"2c {first[:2]} 9c {first[2:]} 8c {again} 4h 5h 6h 7h"
    asked = (Sit(1), StackDeck(parse_cards(cards)), *wagers(1), *(Proceed(),) * 4, Split(1), Split(1), HIT)
    return played(asked, SUITS_OF_SPLITS)


def test_a_hit_wager_after_a_second_split_may_be_refused_for_the_suits_of_the_first() -> None:
    """Which cards that were split have to be of one suit is open there; of one suit all of them leave nothing open."""
    mixed, of_one_suit = split_twice("KhKd", "Qh"), split_twice("KhJh", "Qh")
    for course in (mixed, of_one_suit):
        assert course[-1].accepted
        assert departure(course, setup=SUITS_OF_SPLITS) is None
    assert departure(refused(mixed, HIT), setup=SUITS_OF_SPLITS) is None
    assert departure(refused(of_one_suit, HIT), setup=SUITS_OF_SPLITS) is not None


def test_nothing_may_be_added_to_a_wager() -> None:
    """A house that takes nothing more, and says what stands there, wrongs nobody; one that says another amount does."""
    taken = played((Sit(1), *wagers(1)))
    nothing = PlaceWager(1, "blackjack", Cents(0))
    again = WagerTaken(1, "blackjack", dollars(10))
    more = WagerTaken(1, "blackjack", dollars(20))
    assert departure([*taken, Exchange(nothing, accepted=True, events=(again,))]) is None
    assert departure([*taken, Exchange(nothing, accepted=True, events=(more,))]) is not None


def test_with_a_wager_that_is_taken_back_those_behind_it_may_come_back() -> None:
    """A house may give the wagers on later spots back with the first; nothing comes back of what lies elsewhere."""
    first = WithdrawWager(1, "blackjack")
    laid = played((Sit(1), Sit(2), *ALL_SPOTS, PlaceWager(2, "blackjack", dollars(10))), SEVERAL)
    back = [WagerWithdrawn(1, spot, dollars(10)) for spot in ("third spot", "second spot", "blackjack")]
    elsewhere = WagerWithdrawn(2, "blackjack", dollars(10))
    assert departure([*laid, Exchange(first, accepted=True, events=(*back[2:],))], setup=SEVERAL) is None
    assert departure([*laid, Exchange(first, accepted=True, events=(*back,))], setup=SEVERAL) is None
    assert departure([*laid, Exchange(first, accepted=True, events=(*back, elsewhere))], setup=SEVERAL) is not None


def test_each_wager_is_doubled_by_as_much_as_stands_there() -> None:
    """A player who names the amount for the first spot doubles the others by their own, as one who names none does."""
    stakes = {"blackjack": dollars(10), "second spot": dollars(20), "third spot": dollars(30)}
    for named in (None, dollars(10)):
        table = open_table(SEVERAL)
        laid = (PlaceWager(1, spot, stake) for spot, stake in stakes.items())
        cards = StackDeck(parse_cards("2c 5h 9c 6h 4h"))
        asked: tuple[AnyStimulus, ...] = (Sit(1), cards, *laid, *(Proceed(),) * 4, DoubleDown(1, amount=named))
        for stimulus in asked:
            table.submit(stimulus)
        taken = [seen.event for seen in table.seen if isinstance(seen.event, WagerTaken)][3:]
        assert {event.wager: event.amount for event in taken} == {spot: 2 * stake for spot, stake in stakes.items()}


def test_an_order_to_shuffle_may_be_refused_while_cards_are_played() -> None:
    """Nothing says that they are shuffled then; between rounds the order is one that binds."""
    order = FloorOrders("shuffle")
    in_play, between = (Sit(1), *wagers(1), *(Proceed(),) * 4, order), (Sit(1), order)
    assert departure(refused(played(in_play), order)) is None
    assert departure(played(in_play)) is None
    assert departure(refused(played(between), order)) is not None


def test_who_is_offered_the_cut_is_open_where_the_house_wants_a_shuffle_before_anybody_has_played() -> None:
    """The first player to come and the one farthest to the right have a clause each; a third one has none."""
    asked: tuple[AnyStimulus, ...] = (Sit(2), Sit(5), Sit(3), FloorOrders("shuffle"), *ON)
    by_clauses = [departure(cut_by(seat, played(asked))) for seat in (2, 5)]
    assert by_clauses == [None, None]
    assert departure(cut_by(3, played(asked))) is not None


def cut_by(seat: int, exchanges: Sequence[Exchange]) -> list[Exchange]:
    """The same, the cut offered to this player, who cuts."""

    def by_this_one(event: AnyEvent) -> AnyEvent:
        concerns = isinstance(event, Procedure) and event.act in ("offers the cut", "cuts")
        return msgspec.structs.replace(event, seat=seat) if concerns else event

    return [replace(one, events=tuple(map(by_this_one, one.events))) for one in exchanges]


def test_the_cutting_card_lies_where_it_was_put_though_a_card_above_it_is_set_aside() -> None:
    """It comes up before the fifth card of the deal, be that the fifth which goes to a hand or the fourth."""
    for face_up, owner in ((), "seat 1"), ((2,), "dealer"), ((4,), "dealer"):
        table = open_table(SETUP)
        laid = (Choose("cutting card", 5), LieFaceUp(face_up), *wagers(1, 2, 3))
        asked: tuple[AnyStimulus, ...] = (Sit(1), Sit(2), Sit(3), *laid, *(Proceed(),) * 4)
        for stimulus in asked:
            table.submit(stimulus)
        found = [seen.event for seen in table.seen if act_of(seen.event) == "finds the cutting card"]
        assert [event.owner for event in found if isinstance(event, Procedure)] == [owner]


def test_what_a_player_asks_between_two_hands_of_the_dealers_comes_before_the_next_card() -> None:
    """When the open card has been moved the house may still be asked something, and deals when it goes on."""
    table = open_table(SEVERAL)
    asked: tuple[AnyStimulus, ...] = (Sit(1), *ALL_SPOTS, *(Proceed(),) * 4, Stand(1))
    for stimulus in asked:
        table.submit(stimulus)
    while act_of(table.seen[-1].event) != "moves the up-card":
        table.submit(Proceed())
    assert table.submit(AskForBurnCards(1)).accepted
    table.submit(Proceed())
    assert [act_of(seen.event) for seen in table.seen[-3:]] == ["moves the up-card", "discloses the burn cards", ""]
    assert isinstance(table.seen[-1].event, CardDealt)


def test_a_shuffle_that_is_due_is_the_one_that_is_ordered_as_well() -> None:
    """Ordered behind a round, it is made once; a house that makes two of it is not blamed, one that makes none is."""
    asked: tuple[AnyStimulus, ...] = (Sit(1), *wagers(1), *(Proceed(),) * 4, Stand(1), *(Proceed(),) * 4)
    once = played((*asked, FloorOrders("shuffle"), *ON))
    assert [act_of(event) for one in once for event in one.events].count("shuffles") == 1
    assert departure(once) is None
    assert departure([*once, *shuffled(once)]) is None
    gone_on = played((*asked, FloorOrders("shuffle"), *ON, *wagers(1), *(Proceed(),) * 4))
    found = departure([one for one in gone_on if "shuffles" not in map(act_of, one.events)])
    assert found is not None
    assert found.expected.startswith("shuffles")


def shuffled(exchanges: Sequence[Exchange]) -> list[Exchange]:
    """The exchanges from the shuffle on."""
    first = next(at for at, one in enumerate(exchanges) if "shuffles" in map(act_of, one.events))
    return list(exchanges[first:])


def test_a_seat_that_is_taken_may_be_refused() -> None:
    """Who sits down once more where somebody sits already may be sent away; from a free seat nobody is."""
    again = played((Sit(1), Sit(1)))
    assert departure([again[0], Exchange(Sit(1), accepted=False, events=())]) is None
    assert departure([Exchange(Sit(1), accepted=False, events=())]) is not None


def test_a_player_who_said_twice_to_refuse_the_cut_may_refuse_two_and_nobody_does_who_has_not_said_so() -> None:
    """How many cuts what was said twice holds for no text tells."""
    says = RefuseCut(2)
    exchanges = played((Sit(1), Sit(2), says, *wagers(1), *ON, Stand(1), *ON, says, *wagers(1), *ON, Stand(1), *ON))
    refusals = [act_of(event) for exchange in exchanges for event in exchange.events].count("refuses the cut")
    assert refusals == 2
    at = [number for number, exchange in enumerate(exchanges) if exchange.stimulus == says]
    once = [exchange for number, exchange in enumerate(exchanges) if number != at[1]]
    assert departure([*once[: at[0]], exchanges[at[0]], *once[at[0] :]]) is None
    found = departure(once)
    assert found is not None
    assert found.clauses[0] == "oneida-blackjack.E.3"
