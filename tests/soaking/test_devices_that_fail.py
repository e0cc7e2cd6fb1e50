"""How a house goes on when a device has failed is followed, as far as no text orders it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.vocabulary.against_dealer.events import MeterChanged
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import MissChip, PlaceWager
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import answers, other_cards, played
from tests.soaking.test_told_when_it_likes import GOES_ON, Tells, held_back, is_act, told_so

ANTE = PlaceWager(1, "ante", Cents(1000))


def test_a_house_may_give_up_dealing_from_the_hand_when_its_shuffler_fails() -> None:
    """That way of dealing wants a shuffler; what is used in its place has to be used rightly."""
    setup = TableSetup("three-card", options={"dealing": "hand", "shuffling": "by device"})
    table = open_table(other_cards(setup))
    assert isinstance(table, HouseBankedTable)
    table.cards.shoe_without_shuffler = True
    takes_a_shoe = Procedure("loads", deck="deck 1", place="shoe")
    acts: list[AnyStimulus] = [Sit(1), ANTE, BreakDown("shuffler"), *GOES_ON, Fold(1), *GOES_ON, *GOES_ON]

    def shown(one: Exchange, *without: str) -> Exchange:
        events = [event for event in one.events if not is_act(event, *without)]
        return Exchange(one.stimulus, one.accepted, (*events, *([takes_a_shoe] if one.stimulus == acts[2] else [])))

    sound = answers(table, acts)
    assert any(is_act(event, "removes the stub") for one in sound for event in one.events)
    assert compare(setup, [shown(one) for one in sound]).departure is None
    left_in_the_shoe = compare(setup, [shown(one, "removes the stub") for one in sound]).departure
    assert left_in_the_shoe is not None
    assert left_in_the_shoe.clauses[0] == "three-card.g.4"


def test_a_deck_that_is_still_to_be_cut_goes_into_another_shoe_than_the_one_that_failed() -> None:
    """Where the device works, it is the device that the deck has to be put into."""
    setup = TableSetup("three-card", options={"dealing": "automated shoe", "shuffling": "by hand"})
    rounds: list[AnyStimulus] = [Sit(1), ANTE, *GOES_ON, Fold(1), *GOES_ON, *GOES_ON, ANTE]

    def into_a_manual_shoe() -> Tells:
        after_the_wager = held_back("announces", [], ("loads",))

        def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
            return [
                msgspec.structs.replace(event, place="shoe") if is_act(event, "loads") else event
                for event in after_the_wager(events)
            ]

        return tells

    assert told_so(setup, [*rounds, BreakDown("shoe"), *GOES_ON], into_a_manual_shoe()) is None
    works = told_so(setup, [*rounds, *GOES_ON], into_a_manual_shoe())
    assert works is not None
    assert works.clauses[0].startswith("three-card.i.2")


def test_a_device_that_is_not_used_changes_nothing_when_it_fails() -> None:
    """A deck is taken in the hand before the bets are closed, also where a meter is still to be shown."""
    setup = TableSetup("mlgca-four-card", options={"dealing": "hand", "shuffling": "by device", "progressive": "A"})
    wagers: list[AnyStimulus] = [Sit(1), ANTE, PlaceWager(1, "progressive", dollars(5)), BreakDown("shoe"), *GOES_ON]

    def meter_later(*, in_hand: bool) -> Tells:
        waiting: list[AnyEvent] = []

        def tells(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
            found: list[AnyEvent] = []
            for event in events:
                if isinstance(event, MeterChanged) and event.cause == "wager":
                    waiting.append(event)
                elif in_hand or not is_act(event, "loads"):
                    found.append(event)
                if is_act(event, "puts away chips"):
                    found += waiting
                    waiting.clear()
            return found

        return tells

    assert told_so(setup, wagers, meter_later(in_hand=True)) is None
    never = told_so(setup, wagers, meter_later(in_hand=False))
    assert never is not None
    assert never.clauses[0].startswith("mlgca-four-card.9.A")


def test_chips_of_which_none_is_left_need_not_be_counted_and_put_away() -> None:
    """The progressive system has taken no notice of the only one, and it has gone back."""
    setup = TableSetup("mlgca-four-card", options={"progressive": "A"})
    missed: list[AnyStimulus] = [MissChip(1), Sit(1), ANTE, PlaceWager(1, "progressive", dollars(5)), *GOES_ON]
    taken = [act for act in missed if not isinstance(act, MissChip)]

    def without(*counts: int) -> Tells:
        acts = ("verifies the number of chips", "puts away chips")
        return lambda events: [
            event for event in events if not (is_act(event, *acts) and getattr(event, "count", None) in counts)
        ]

    assert told_so(setup, missed, without()) is None
    assert told_so(setup, missed, without(0)) is None
    not_counted = told_so(setup, taken, without(1))
    assert not_counted is not None
    assert not_counted.clauses[0].startswith("mlgca-four-card.8.C.2")


def test_only_devices_that_the_house_has_fail_in_random_rounds() -> None:
    """Where a shuffler dispenses the cards nobody could say which device is meant by the shoe."""
    dispensed = [one for one in played("mlgca-four-card", 400) if one.setup.options["dealing"] == "automated shuffler"]
    failed = [act.device for one in dispensed for act in one.stimuli if isinstance(act, Jam | BreakDown)]
    assert set(failed) == {"shuffler"}


def test_a_shuffler_that_gives_out_the_cards_fails_by_the_name_of_a_shoe_as_well() -> None:
    """It is one device; that it fails is told, for the hands are void by it."""
    setup = TableSetup("mlgca-four-card", options={"dealing": "automated shuffler", "shuffling": "by device"})
    acts: list[AnyStimulus] = [Sit(1), ANTE, Jam("shuffler", "jams", 3), *GOES_ON, *GOES_ON]

    def named(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        by_another_name = Procedure("stops working", by="shoe", device="shoe")
        return [by_another_name if is_act(event, "stops working") else event for event in events]

    def silent(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        return [event for event in events if not is_act(event, "stops working")]

    assert told_so(setup, acts, named) is None
    assert told_so(setup, acts, silent) is not None


def test_a_deck_may_be_brought_over_at_once_or_unseen_when_a_device_fails_among_wagers() -> None:
    """The betting goes on, and is closed when that is said and no earlier."""
    setup = TableSetup("oneida-four-card", options={"dealing": "automated shoe", "shuffling": "by device"})
    fails = BreakDown("shoe")
    acts: list[AnyStimulus] = [Sit(1), ANTE, fails, ANTE, *GOES_ON, Fold(1), *GOES_ON]
    brought_over = Procedure("loads", by="shuffler", deck="deck 1", place="shoe")
    sound = answers(open_table(setup), acts)
    first = next(event for one in sound for event in one.events if is_act(event, "loads"))
    for at_once in (True, False):
        told: list[Exchange] = []
        for one in sound:
            kept = [event for event in one.events if event is not first]
            shown = [brought_over] if one.stimulus == fails and at_once else []
            told.append(Exchange(one.stimulus, one.accepted, (*kept, *shown)))
        assert compare(setup, told).departure is None
    late = [
        Exchange(one.stimulus, one.accepted, tuple(event for event in one.events if not is_act(event, "announces")))
        for one in sound
    ]
    unannounced = compare(setup, late).departure
    assert unannounced is not None
    assert is_act(unannounced.wanted, "announces") if unannounced.wanted else False
