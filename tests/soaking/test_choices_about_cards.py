"""What a house chooses about cards, devices and guests is taken from what it did; what breaks an order is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.stimuli import ExposeDealerCards, LieFaceUp
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import (
    AdvanceClock,
    Choose,
    Fold,
    LetRest,
    Perform,
    Proceed,
    Rise,
    Sit,
)
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import HOUR, answers

GOES_ON: list[AnyStimulus] = [Proceed()] * 6
TEN = Cents(1000)
ANTE = PlaceWager(1, "ante", TEN)
ROUND: list[AnyStimulus] = [ANTE, *GOES_ON, Fold(1), *GOES_ON, *GOES_ON]
BY_HAND = TableSetup("three-card", options={"dealing": "manual shoe", "shuffling": "by hand"}, seed=4)
CUT = ("places the cover card", "cuts", "completes the cut", "removes the cover card", "loads")


def two_decks(rulebook: str) -> TableSetup:
    """A table at which a device shuffles the deck that waits."""
    return TableSetup(rulebook, options={"dealing": "manual shoe", "shuffling": "by device", "decks": 2}, seed=4)


def sound(setup: TableSetup, *acts: AnyStimulus) -> list[Exchange]:
    """What a sound table answers."""
    return answers(open_table(setup), acts)


def told(exchanges: Sequence[Exchange], change: Callable[[AnyEvent], Sequence[AnyEvent]]) -> list[Exchange]:
    """The same, with each event told as this says."""
    return [
        Exchange(one.stimulus, one.accepted, tuple(shown for event in one.events for shown in change(event)))
        for one in exchanges
    ]


def without(*acts: str) -> Callable[[AnyEvent], Sequence[AnyEvent]]:
    """Leaves these acts out."""
    return lambda event: () if isinstance(event, Procedure) and event.act in acts else (event,)


def departs(setup: TableSetup, exchanges: Sequence[Exchange]) -> Departure:
    """Where it breaks the rules; it has to."""
    departure = compare(setup, exchanges).departure
    assert departure is not None
    return departure


def in_one(exchanges: Sequence[Exchange]) -> Exchange:
    """All of it, seen with the last of what was done."""
    return Exchange(exchanges[-1].stimulus, exchanges[-1].accepted, tuple(e for one in exchanges for e in one.events))


# --- cards that lie there to be looked at -----------------------------------------------------------------------------


def offered_to(seat: int) -> list[Exchange]:
    """One player was there when the cards were spread, another came; they are offered to this seat."""
    exchanges = sound(BY_HAND, Sit(1), *ROUND, LetRest(), *GOES_ON, Sit(2), *GOES_ON, *GOES_ON, *ROUND)

    def to_this(event: AnyEvent) -> Sequence[AnyEvent]:
        looks = isinstance(event, Procedure) and event.act == "offers for inspection"
        return (msgspec.structs.replace(event, seat=seat) if looks else event,)

    return told(exchanges, to_this)


@pytest.mark.parametrize("seat", [1, 2])
def test_either_may_be_the_first_player(seat: int) -> None:
    """Who sat there when the cards were spread, or who came first after that: no text says which of them."""
    assert compare(BY_HAND, offered_to(seat)).departure is None


def test_cards_that_are_offered_where_nobody_sits_are_offered_to_nobody() -> None:
    """An empty seat is no player, whoever sits elsewhere."""
    departure = departs(BY_HAND, offered_to(5))
    assert departure.expected.startswith("offers for inspection")
    assert departure.clauses


def test_who_is_refused_a_wager_need_not_be_the_first_player() -> None:
    """Cards that rest are left where they lie while nobody makes a wager that counts."""
    refused = Exchange(PlaceWager(1, "ante", TEN, instrument="cash"), accepted=False, events=())
    resting = sound(BY_HAND, Sit(1), *ROUND, LetRest(), *GOES_ON)
    assert compare(BY_HAND, [*resting, refused, Exchange(Proceed(), accepted=True, events=())]).departure is None

    lawful = Exchange(ANTE, accepted=False, events=())
    assert departs(BY_HAND, [*resting, lawful]).expected == "accepted"


def test_cards_that_are_spread_before_they_were_cut_are_not_cut_first() -> None:
    """They are made ready anew; cards that are dealt have been cut."""
    before = [*sound(BY_HAND, Sit(1), *ROUND)]
    acts: list[AnyStimulus] = [Sit(1), *ROUND, LetRest(), *GOES_ON, Sit(2), *GOES_ON, *GOES_ON, *ROUND]
    exchanges = sound(BY_HAND, *acts)
    uncut = [*exchanges[:1], *told(exchanges[1 : len(before)], without(*CUT)), *exchanges[len(before) :]]
    assert compare(BY_HAND, uncut).departure is None

    dealt = sound(BY_HAND, Sit(1), *ROUND, *ROUND, *ROUND)
    half = [*dealt[: len(before)], *told(dealt[len(before) :], without(*CUT))]
    assert departs(BY_HAND, half).clauses


# --- decks ------------------------------------------------------------------------------------------------------------


def test_that_the_waiting_deck_is_kept_need_not_be_told_where_no_text_speaks_of_keeping() -> None:
    """Two decks take turns, says the one; one is shuffled and stored in the device, says the other."""
    acts: list[AnyStimulus] = [Sit(1), *ROUND, *ROUND, *ROUND]
    silent = told(sound(two_decks("three-card"), *acts), without("stores"))
    assert compare(two_decks("three-card"), silent).departure is None

    silent = told(sound(two_decks("mlgca-four-card"), *acts), without("stores"))
    assert "mlgca-four-card.3.B.3" in departs(two_decks("mlgca-four-card"), silent).clauses


def test_a_deck_whose_time_is_over_may_lie_there_until_somebody_wagers() -> None:
    """Nobody is dealt from it; who is dealt from it is dealt from cards that had to be changed."""
    acts: list[AnyStimulus] = [Sit(1), *ROUND, AdvanceClock(9 * HOUR), *GOES_ON, *GOES_ON, *GOES_ON, *ROUND]
    changed = sound(BY_HAND, *acts)
    at = len([Sit(1), *ROUND, AdvanceClock(9 * HOUR)])
    wager = at + 18
    idle = [Exchange(one.stimulus, one.accepted, ()) for one in changed[at:wager]]
    put_off = [*changed[:at], *idle, in_one(changed[at : wager + 1]), *changed[wager + 1 :]]
    assert compare(BY_HAND, put_off).departure is None
    assert compare(BY_HAND, [*changed[:at], *idle]).departure is None

    old = sound(BY_HAND, Sit(1), *ROUND, *ROUND)
    hours = Exchange(AdvanceClock(9 * HOUR), accepted=True, events=())
    kept = [*old[: at - 1], hours, *old[at - 1 :]]
    assert "three-card.d.5" in departs(BY_HAND, kept).clauses


def test_a_deck_whose_time_is_over_may_lie_there_when_a_shoe_breaks_down() -> None:
    """Its cards go into another shoe, and nobody wagers before the recording ends."""
    setup = TableSetup("oneida-four-card", options={"dealing": "automated shoe", "shuffling": "by hand"}, seed=4)
    played = sound(setup, Sit(1), *ROUND)
    loads = Procedure("loads", deck="deck 1", place="shoe")
    late = [
        *played,
        Exchange(AdvanceClock(25 * HOUR), accepted=True, events=()),
        Exchange(BreakDown("shoe"), accepted=True, events=(loads,)),
        *[Exchange(Proceed(), accepted=True, events=())] * 3,
    ]
    assert compare(setup, late).departure is None
    assert "oneida-four-card.C.4" in departs(setup, [*late, *played[1:]]).clauses


def test_a_choice_that_no_rule_refuses_is_judged_by_what_comes_of_it() -> None:
    """A house that answers a word of its own may change a deck at it; no new deck comes in place of none."""
    changed = sound(BY_HAND, Sit(1), *ROUND, Choose("deck change", "deck 1"), *GOES_ON, *GOES_ON, *ROUND)
    anything = Choose("deck change", 0)
    named = [
        Exchange(anything if isinstance(one.stimulus, Choose) else one.stimulus, one.accepted, one.events)
        for one in changed
    ]
    assert compare(BY_HAND, named).departure is None
    assert departs(BY_HAND, told(named, without("takes out of play"))).expected


# --- devices, mishaps, people -----------------------------------------------------------------------------------------


def test_that_a_device_is_out_of_order_need_not_be_told_but_what_is_done_then() -> None:
    """It is covered or marked where a text orders that."""
    setup = two_decks("mlgca-four-card")
    exchanges = sound(setup, Sit(1), *ROUND, BreakDown("shuffler"), *GOES_ON, *ROUND)
    assert compare(setup, told(exchanges, without("stops working"))).departure is None
    unmarked = told(exchanges, without("stops working", "covers", "marks"))
    assert departs(setup, unmarked).clauses[0].startswith("mlgca-four-card.13.H")


def test_a_second_card_that_is_found_face_up_is_put_away_before_all_hands_are_void() -> None:
    """Each of them goes into the discard rack; a card that nobody found does not."""
    exchanges = sound(BY_HAND, Sit(1), LieFaceUp((1, 2)), ANTE, *GOES_ON, *GOES_ON, *GOES_ON)
    found = [
        event for one in exchanges for event in one.events if isinstance(event, Procedure) and event.act == "finds"
    ]
    assert len(found) == 2

    def first_put_away(cards: tuple[str, ...] | None) -> list[Exchange]:
        away = Procedure("discards", place="discard rack", cards=cards)  # type: ignore[arg-type]
        return told(
            exchanges,
            lambda event: (
                (away, event) if isinstance(event, Procedure) and event.act == "voids all hands" else (event,)
            ),
        )

    assert compare(BY_HAND, first_put_away(found[1].cards)).departure is None
    assert compare(BY_HAND, told(first_put_away(found[1].cards), without("sets aside"))).departure is None
    assert departs(BY_HAND, told(exchanges, without("discards"))).clauses


def given_back(of: int) -> list[Exchange]:
    """Of two players with wagers the second gets up, and the wager of one of them is withdrawn."""
    exchanges = sound(BY_HAND, Sit(1), Sit(2), ANTE, PlaceWager(2, "ante", TEN), WithdrawWager(of, "ante"), Rise(2))
    return [*exchanges[:4], in_one(exchanges[4:])]


def test_who_gets_up_may_be_given_the_wager_back() -> None:
    """No rule of this game says what becomes of it; another player's stays where it is."""
    assert compare(BY_HAND, given_back(2)).departure is None
    assert departs(BY_HAND, given_back(1)).came is not None


def test_a_mishap_may_come_between_the_last_fold_and_the_reveal_of_a_person() -> None:
    """The dealer has turned up nothing before somebody is seen to."""
    description = msgspec.structs.replace(describe(), performs={"reveal": "person"})
    table = open_table(BY_HAND, performs=description.performs)
    acts: list[AnyStimulus] = [Sit(1), Sit(2), ANTE, PlaceWager(2, "ante", TEN), *GOES_ON, Fold(1)]
    acts += [PlaceWager(2, "play", TEN), Proceed(), ExposeDealerCards(1), *GOES_ON, Perform("reveal"), *GOES_ON]
    exchanges = answers(table, acts)
    at = next(place for place, one in enumerate(exchanges) if isinstance(one.stimulus, ExposeDealerCards))
    breath = Exchange(exchanges[at - 2].stimulus, True, (*exchanges[at - 2].events, *exchanges[at - 1].events))
    at_once = [*exchanges[: at - 2], breath, *exchanges[at:]]
    assert any(
        isinstance(event, Procedure) and event.act == "voids all hands" for one in at_once for event in one.events
    )
    assert compare(BY_HAND, at_once, description).departure is None
