"""A departure that shows in every round does not hide the others, once it is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec
import pytest

from clausewise.following.comparison import Exchange
from clausewise.following.sameness import hidden
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.soaking.past_known import ComparedPast, compare_past

SETUP = TableSetup("oasis-holdem", seed=3)
SEEN_ALL = describe()
UNSEEN = msgspec.structs.replace(
    SEEN_ALL,
    unseen=("button-placed", "bets-gathered", "fee-taken", "shuffles", "cuts", "burns", "determines the rate", "pot",
            "odd_chips", "collects cards", "cards-discarded", "hand-shown"),
)  # fmt: skip
SEATED: tuple[AnyStimulus, ...] = (*(BuyIn(seat, dollars(100)) for seat in (1, 2, 3)), PlaceButton(3))
ON = (Proceed(),) * 14
CHECKED: tuple[AnyStimulus, ...] = (
    *SEATED, *ON, Call(3), Call(1), Check(2), *ON, Check(1), Check(2), Check(3), *ON, Check(1), Check(2), Check(3), *ON,
    Check(1), Check(2), Check(3), *ON,
)  # fmt: skip
Alters = Callable[[Sequence[AnyEvent]], Sequence[AnyEvent]]


def as_it_is(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    """Nothing altered."""
    return events


def recorded(
    stimuli: Sequence[AnyStimulus], description: Description = SEEN_ALL, alters: Alters = as_it_is
) -> list[Exchange]:
    """What a sound table does, altered, and without what the description leaves out."""
    table = open_table(SETUP)
    found, told = [], 0
    for stimulus in stimuli:
        accepted = table.submit(stimulus).accepted
        events = [seen.event for seen in table.seen[told:]]
        told = len(table.seen)
        if isinstance(stimulus, Proceed) and not events:
            continue
        shown = tuple(event for event in events if not hidden(event, description.unseen_names))
        found.append(Exchange(stimulus, accepted, shown))
    return _altered(found, alters)


def _altered(exchanges: Sequence[Exchange], alters: Alters) -> list[Exchange]:
    """Altered as a whole, and told again in the exchanges that they were told in."""
    events = iter(alters([event for exchange in exchanges for event in exchange.events]))
    return [
        Exchange(exchange.stimulus, exchange.accepted, tuple(next(events) for _ in exchange.events))
        for exchange in exchanges
    ]


def without_fold(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    """Nobody may fold where nothing is due."""
    return [
        msgspec.structs.replace(event, options=tuple(option for option in event.options if option != "fold"))
        if isinstance(event, TurnGiven) and not event.due
        else event
        for event in events
    ]


def two_at_once(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    """Each player gets both hole cards at once; the cards come off the deck as before."""
    found: list[AnyEvent] = []
    for _, run in groupby(events, key=type):
        together = list(run)
        if isinstance(together[0], CardDealt):
            places = list(dict.fromkeys(event.to for event in together if isinstance(event, CardDealt)))
            together.sort(key=lambda event: places.index(event.to) if isinstance(event, CardDealt) else 0)
        found += together
    return found


def a_chip_short(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    """The winner gets one chip less."""
    return [
        msgspec.structs.replace(event, amount=Cents(event.amount - 100)) if isinstance(event, PotAwarded) else event
        for event in events
    ]


def both(*alter: Alters) -> Alters:
    """One alteration after another."""

    def altered(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        for one in alter:
            events = one(events)
        return events

    return altered


def clauses_of(found: ComparedPast) -> list[str]:
    """The first clause of each departure that was gone by, each once, and of the one that was not."""
    departures = [*found.known, *([found.compared.departure] if found.compared.departure else [])]
    return list(dict.fromkeys(departure.clauses[0].removeprefix("oasis-holdem.") for departure in departures))


def known(*clauses: str) -> set[str]:
    """Clauses of the rulebook."""
    return {f"oasis-holdem.{clause}" for clause in clauses}


@pytest.mark.parametrize("description", [SEEN_ALL, UNSEEN], ids=["all is seen", "an observed engine"])
def test_a_sound_table_departs_in_nothing(description: Description) -> None:
    """Whether or not burns, fee and pots are seen."""
    found = compare_past(SETUP, recorded(CHECKED, description), description, set())
    assert found.compared.departure is None
    assert found.known == ()
    assert found.compared.exercised["oasis-holdem.award.a"] + found.compared.exercised["oasis-holdem.award.b"] > 0


def test_what_is_not_shown_is_not_exercised() -> None:
    """Neither the fee nor a button that nobody sees, whatever else their clauses are cited for."""
    clauses = known("collection.1", "action.button.2", "collection.4", "award.2", "deal.flop.1", "deal.first.3")
    counted = [compare_past(SETUP, recorded(CHECKED, seen), seen, ()).compared.exercised for seen in (SEEN_ALL, UNSEEN)]
    assert all(counted[0][clause] for clause in clauses)
    assert not any(counted[1][clause] for clause in clauses)
    assert counted[1]["oasis-holdem.deal.flop.2"] == counted[0]["oasis-holdem.deal.flop.2"] > 0


def test_the_first_departure_hides_the_others_until_it_is_known() -> None:
    """Dealing, turns and award are all wrong; each is found once those before are known."""
    wrong = recorded(CHECKED, UNSEEN, both(two_at_once, without_fold, a_chip_short))
    found = [clauses_of(compare_past(SETUP, wrong, UNSEEN, known(*known_by_then))) for known_by_then in (
        (), ("deal.cards.1",), ("deal.cards.1", "deal.first.2"), ("deal.cards.1", "deal.first.2", "deal.flop.5"),
        ("deal.cards.1", "deal.first.2", "deal.flop.5", "deal.turn.6", "deal.river.6"),
    )]  # fmt: skip
    assert [clauses[-1] for clauses in found] == [
        "deal.cards.1",
        "deal.first.2",
        "deal.flop.5",
        "deal.turn.6",
        "award.a",
    ]


def test_what_is_known_is_counted_each_time() -> None:
    """Nobody may fold: once for the big blind, and three times in each of three rounds."""
    wrong = recorded(CHECKED, alters=without_fold)
    found = compare_past(SETUP, wrong, SEEN_ALL, known("deal.first.2", "deal.flop.5", "deal.turn.6", "deal.river.6"))
    assert found.compared.departure is None
    assert len(found.known) == 1 + 9


def test_an_act_that_was_refused_is_left_out() -> None:
    """A lawful fold that is refused changes nothing, so that the round goes on without it."""
    stimuli = [*recorded(CHECKED)]
    flop = next(n for n, exchange in enumerate(stimuli) if exchange.stimulus == Check(1))
    wrong = [*stimuli[:flop], Exchange(Fold(1), accepted=False, events=()), *stimuli[flop:]]
    first = compare_past(SETUP, wrong, SEEN_ALL, set())
    assert first.compared.departure is not None
    assert first.compared.departure.clauses[0] == "oasis-holdem.deal.flop.a"
    assert compare_past(SETUP, wrong, SEEN_ALL, known("deal.flop.a")).compared.departure is None


def test_a_departure_in_chips_ends_the_comparison() -> None:
    """What follows rests on stacks that the rules do not know."""
    wrong = recorded(CHECKED, alters=a_chip_short)
    found = compare_past(SETUP, wrong, SEEN_ALL, known("award.a", "award.b"))
    assert found.compared.departure is not None
    assert found.known == ()


def test_an_award_from_several_pots_is_compared_as_one_sum() -> None:
    """Where no pots are named: three players all-in for different amounts, the pots told as a total for each."""
    seated = (BuyIn(1, dollars(100)), BuyIn(2, dollars(40)), BuyIn(3, dollars(15)), PlaceButton(3))
    sound = recorded((*seated, *ON, Raise(3, dollars(15)), Raise(1, dollars(100)), Call(2), *ON), UNSEEN)
    merged = []
    for exchange in sound:
        sums: dict[int, PotAwarded] = {}
        others = []
        for event in exchange.events:
            if not isinstance(event, PotAwarded):
                others.append(event)
            elif event.seat in sums:
                whole = Cents(sums[event.seat].amount + event.amount)
                sums[event.seat] = msgspec.structs.replace(sums[event.seat], amount=whole)
            else:
                sums[event.seat] = event
        merged.append(Exchange(exchange.stimulus, exchange.accepted, (*others, *sums.values())))
    assert compare_past(SETUP, merged, UNSEEN, set()).compared.departure is None


def test_a_turn_with_nothing_to_decide_may_be_given_or_not() -> None:
    """Everybody else is all-in or out: whether the last player is asked for a check is a noted reading only."""
    seated = (BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), BuyIn(3, dollars(1)), PlaceButton(3))
    sound = recorded((*seated, *ON, Call(3), Fold(1), *ON))
    last = next(n for n, exchange in enumerate(sound) if exchange.stimulus == Fold(1))
    asked = Exchange(Fold(1), accepted=True, events=(*sound[last].events, TurnGiven(2, ("check",), "first")))
    assert compare_past(SETUP, [*sound[:last], asked, *sound[last + 1 :]], SEEN_ALL, set()).compared.departure is None


def test_a_wager_of_parts_of_a_chip_may_be_refused() -> None:
    """No rule knows a chip smaller than the least wager."""
    sound = recorded((*SEATED, *ON, Call(3), Call(1), Check(2), *ON))
    refused = Exchange(Bet(1, Cents(1150)), accepted=False, events=())
    assert compare_past(SETUP, [*sound, refused], SEEN_ALL, set()).compared.departure is None
