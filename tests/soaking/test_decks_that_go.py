"""A house brings and changes its decks when it likes, within what the rules say; what they do not allow is found."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, ExposeDealerCards, LoseCards
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, Fold, LetRest, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import HOUR, HOUSE_BANKED, answers

GOES_ON: list[AnyStimulus] = [Proceed()] * 6
TEN = Cents(1000)
ROUND: list[AnyStimulus] = [PlaceWager(1, "ante", TEN), *GOES_ON, Fold(1), *GOES_ON, *GOES_ON]
COUNTING: dict[str, int | str] = {"dealing": "manual shoe", "shuffling": "by counting device", "decks": 1}


def acts_of(exchanges: Sequence[Exchange], act: str) -> list[AnyEvent]:
    """What was seen of an act."""
    events = [event for one in exchanges for event in one.events]
    return [event for event in events if isinstance(event, Procedure) and event.act == act]


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_a_house_brings_another_deck_by_itself_where_one_had_to_leave(rulebook: str) -> None:
    """It needs no technician for it; where none is missing, no further deck comes."""
    setup = TableSetup(rulebook, options=COUNTING)
    table = open_table(msgspec.structs.replace(setup, seed=4))
    asked = answers(table, [Sit(1), LoseCards(-1), *ROUND, BringDecks(), *GOES_ON, *ROUND])
    assert acts_of(asked, "removes")
    at = next(place for place, one in enumerate(asked) if isinstance(one.stimulus, BringDecks))
    together = (*asked[at - 1].events, *asked[at].events)
    alone = [*asked[: at - 1], Exchange(asked[at - 1].stimulus, accepted=True, events=together), *asked[at + 1 :]]
    assert compare(setup, alone).departure is None

    sound = answers(open_table(msgspec.structs.replace(setup, seed=4)), [Sit(1), *ROUND])
    further = Exchange(Proceed(), accepted=True, events=(Procedure("receives", deck="deck 2"),))
    assert compare(setup, [*sound, further]).departure is not None


def test_a_device_may_stack_a_deck_before_it_is_removed_for_its_number() -> None:
    """It stacks what it has shuffled, and has counted a card too many in it; a deck that stays is found."""
    options: dict[str, int | str] = {"dealing": "automated shoe", "shuffling": "by counting device", "decks": 2}
    setup = TableSetup("oneida-four-card", options=options, seed=4)
    wakes = PlaceWager(1, "ante", TEN)
    sound = answers(open_table(setup), [Sit(1), *ROUND, LoseCards(-1), LetRest(), wakes])
    events = sound[-1].events
    (removed,) = acts_of(sound, "removes")
    stacks = Procedure("stacks", by="shuffler", deck="deck 2")

    at = events.index(acts_of(sound, "shuffles")[-1]) + 1
    stacked = (*events[:at], stacks, *events[at:])
    assert compare(setup, [*sound[:-1], Exchange(wakes, accepted=True, events=stacked)]).departure is None
    kept = tuple(event for event in stacked if event != removed)
    assert compare(setup, [*sound[:-1], Exchange(wakes, accepted=True, events=kept)]).departure is not None


def changes(*, one_at_a_time: bool) -> tuple[TableSetup, list[Exchange]]:
    """Two decks whose time is over between two rounds, and two rounds after it."""
    setup = TableSetup(
        "mlgca-four-card", options={"dealing": "manual shoe", "shuffling": "by device", "decks": 2}, seed=4
    )
    table = open_table(setup)
    assert isinstance(table, HouseBankedTable)
    table.cards.resting_may_stay = one_at_a_time
    ready = [*GOES_ON, *GOES_ON]
    other = [Choose("deck change", "deck 2"), *ready] if one_at_a_time else []
    acts: list[AnyStimulus] = [Sit(1), *ROUND, *ROUND, AdvanceClock(9 * HOUR), *ready, *other, *ROUND, *ROUND]
    return setup, [one for one in answers(table, acts) if not isinstance(one.stimulus, Choose)]


@pytest.mark.parametrize("one_at_a_time", [True, False], ids=["one at a time", "together"])
def test_one_deck_may_be_ready_before_the_other_is_changed(*, one_at_a_time: bool) -> None:
    """No text has both leave at once; both leave before the next round."""
    setup, sound = changes(one_at_a_time=one_at_a_time)
    assert len(acts_of(sound, "takes out of play")) == 2
    assert compare(setup, sound).departure is None


BOTH_CHANGED = [
    PlaceWager(1, "ante", TEN),
    PlaceWager(1, "progressive", TEN),
    PlaceWager(2, "ante", TEN, player=1),
]
"""A wager that is taken, one that is refused as there is no ante yet, one at the box of who sits there."""


@pytest.mark.parametrize("wager", BOTH_CHANGED, ids=["taken", "without an ante", "at another's box"])
def test_both_decks_may_be_changed_in_one_breath_with_who_comes_to_wager(wager: PlaceWager) -> None:
    """The cards are made ready for whoever comes, whether or not the wager is taken."""
    options: dict[str, int | str] = {"dealing": "automated shoe", "shuffling": "by counting device", "decks": 2}
    setup = TableSetup("mlgca-four-card", options={**options, "progressive": "C"}, seed=4)
    sound = answers(open_table(setup), [Sit(2), Sit(1), *ROUND, *ROUND, *ROUND])
    over = max(at for at, one in enumerate(sound) if any(isinstance(event, RoundEnded) for event in one.events))
    acts = [one.stimulus for one in sound[: over + 1]]
    sound = answers(open_table(setup), [*acts, AdvanceClock(25 * HOUR), wager])
    assert len(acts_of(sound[-1:], "takes out of play")) == 2
    assert sound[-1].accepted == (wager == BOTH_CHANGED[0])
    assert compare(setup, sound).departure is None


def test_a_deck_that_stays_when_its_time_is_over_is_found() -> None:
    """That the other one was changed is no excuse."""
    setup, sound = changes(one_at_a_time=True)
    other = acts_of(sound, "takes out of play")[1]
    kept = [
        Exchange(one.stimulus, accepted=one.accepted, events=tuple(event for event in one.events if event != other))
        for one in sound
    ]
    departure = compare(setup, kept).departure
    assert departure is not None
    assert departure.expected.startswith("takes out of play")


def test_what_was_due_to_a_deck_is_due_no_more_when_it_goes() -> None:
    """A deck that was shuffled, and is changed before it is cut, is never cut; the new one is."""
    setup = TableSetup("three-card", options={"dealing": "manual shoe", "shuffling": "by hand"}, seed=4)
    change = Choose("deck change", "deck 1")
    sound = answers(open_table(setup), [Sit(1), *ROUND, change, *GOES_ON, *GOES_ON, *ROUND])
    gone = max(
        at for at, one in enumerate(sound) for event in one.events if event in acts_of([one], "takes out of play")
    )
    cut = ("places the cover card", "cuts", "completes the cut", "removes the cover card", "loads")

    def never_cut(at: int, event: AnyEvent) -> bool:
        return at <= gone and isinstance(event, Procedure) and event.act in cut and event.deck in ("deck 1", None)

    uncut = [
        Exchange(
            one.stimulus,
            accepted=one.accepted,
            events=tuple(event for event in one.events if at == 0 or not never_cut(at, event)),
        )
        for at, one in enumerate(sound)
    ]
    assert compare(setup, uncut).departure is None


def test_dealers_cards_that_nobody_saw_before_the_round_was_void_are_not_seen_in_the_next() -> None:
    """A wrong count voids the round first; then nothing of it is left to be exposed."""
    setup = TableSetup("mlgca-four-card", options={"dealing": "hand", "shuffling": "by device"}, seed=4)
    acts: list[AnyStimulus] = [Sit(1), LoseCards(2), Choose("count the stub", 1), ExposeDealerCards(2), *ROUND]
    sound = answers(open_table(setup), [*acts, BringDecks(), *GOES_ON, *ROUND])
    assert acts_of(sound, "voids all hands")
    assert not acts_of(sound, "exposes")


def test_a_progressive_wager_is_changed_to_no_other_amount_than_it_may_be_made_with() -> None:
    """Of 5 it becomes 1, and never 20: of one chip only, as that clause is read."""
    table = open_table(TableSetup("mlgca-four-card", options={"progressive": "C"}))
    done: list[AnyStimulus] = [
        *(Sit(1), PlaceWager(1, "ante", TEN), PlaceWager(1, "progressive", Cents(500))),
        *(ChangeWager(1, "progressive", Cents(2000)), ChangeWager(1, "progressive", Cents(100))),
    ]
    assert [one.accepted for one in answers(table, done)] == [True, True, True, False, True]
