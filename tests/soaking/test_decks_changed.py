"""When decks are changed: after a round, before a shuffle, or once cards that lay spread have been made ready."""

from __future__ import annotations

from dataclasses import replace

import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, Fold, LetRest, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import HOUR, answers, other_cards
from tests.soaking.test_told_when_it_likes import GOES_ON, is_act

ANTE = PlaceWager(1, "ante", Cents(1000))
READY_FOR_NOTHING = PlaceWager(1, "ante", Cents(0))
PLAYED: list[AnyStimulus] = [Sit(1), ANTE, *GOES_ON, Fold(1), *[*GOES_ON, *GOES_ON]]
RESTED: list[AnyStimulus] = [AdvanceClock(5 * HOUR), LetRest(), *GOES_ON]
WAKES: list[AnyStimulus] = [READY_FOR_NOTHING, Choose("deck change", "deck 1"), *GOES_ON, ANTE]


@pytest.mark.parametrize("rulebook", ["mlgca-four-card", "oneida-four-card", "three-card"])
def test_a_deck_may_be_changed_when_those_that_rested_have_been_made_ready(rulebook: str) -> None:
    """All in one breath with the wager; the deck that comes is inspected as any other."""
    setup = TableSetup(rulebook, options={"shuffling": "by device", "decks": 2, "dealing": "manual shoe"})
    sound = answers(open_table(other_cards(setup)), [*PLAYED, *RESTED, *WAKES])
    before, woken = sound[: -len(WAKES)], sound[-len(WAKES) :]
    events = tuple(event for one in woken for event in one.events)
    assert sum(is_act(event, "inspects") for event in events) == 1
    assert compare(setup, [*before, Exchange(ANTE, woken[-1].accepted, events)]).departure is None
    unseen = tuple(event for event in events if not is_act(event, "inspects", "verifies the inspection"))
    departure = compare(setup, [*before, Exchange(ANTE, woken[-1].accepted, unseen)]).departure
    assert departure is not None
    assert departure.expected.startswith("inspects")


def test_a_deck_may_be_changed_before_it_is_shuffled_after_its_last_round() -> None:
    """What comes in its place is inspected, spread and washed before it is shuffled."""
    setup = TableSetup("three-card", options={"shuffling": "by device", "decks": 1, "dealing": "manual shoe"})
    table = open_table(other_cards(setup))
    told = answers(table, [Sit(1), ANTE, *GOES_ON, AdvanceClock(9 * HOUR), Fold(1)])
    while not any(isinstance(seen.event, RoundEnded) for seen in table.seen):
        told += answers_from_now(table, Proceed())
    changed = [answers_from_now(table, act) for act in (Choose("deck change", "deck 1"), *GOES_ON, *GOES_ON)]
    events = tuple(event for one in changed for event in one[0].events)
    acts = [event.act for event in events if isinstance(event, Procedure)]
    assert acts.index("inspects") < acts.index("washes") < acts.index("shuffles")
    assert acts.count("shuffles") == 1
    assert compare(setup, [*told, Exchange(Proceed(), accepted=True, events=events)]).departure is None
    shuffled = tuple(event for event in events if not is_act(event, "shuffles"))
    departure = compare(setup, [*told, Exchange(Proceed(), accepted=True, events=shuffled)]).departure
    assert departure is not None
    assert departure.expected.startswith("shuffles")


@pytest.mark.parametrize(("before_the_deal", "blamed"), [(True, ""), (False, "oneida-four-card.C.4")])
def test_a_deck_has_been_used_since_its_first_card(before_the_deal: bool, blamed: str) -> None:
    """While wagers lie and nothing is dealt its time does not run; from the deal on it does."""
    setup = TableSetup("oneida-four-card", options={"shuffling": "by device", "decks": 1, "dealing": "manual shoe"})
    wagered: list[AnyStimulus] = [Sit(1), ANTE]
    acts = [*wagered, *GOES_ON, Fold(1), *GOES_ON, *GOES_ON, ANTE, *GOES_ON]
    sound = answers(open_table(other_cards(setup)), acts)
    at = len(wagered) if before_the_deal else len([*wagered, *GOES_ON])
    hours = Exchange(AdvanceClock(9 * HOUR), accepted=True, events=())
    departure = compare(setup, [*sound[:at], hours, *sound[at:]]).departure
    assert (departure.clauses[0] if departure is not None and departure.clauses else "") == blamed


def answers_from_now(table: EngineTable, act: AnyStimulus) -> list[Exchange]:
    """What a table makes of one more act."""
    before = len(table.seen)
    accepted = table.submit(act).accepted
    return [Exchange(act, accepted, tuple(seen.event for seen in table.seen[before:]))]


@pytest.mark.parametrize("rulebook", ["mlgca-four-card", "oneida-four-card", "three-card"])
def test_cards_whose_time_is_over_when_a_table_wakes_are_changed_and_those_that_come_made_ready_once(
    rulebook: str,
) -> None:
    """They are inspected before anybody sees them; there is nothing to be done with the old ones."""
    setup = TableSetup(rulebook, options={"shuffling": "by hand", "decks": 1, "dealing": "manual shoe"})
    acts = [*PLAYED, LetRest(), AdvanceClock(9 * HOUR), Sit(2), *GOES_ON, *GOES_ON, ANTE]
    told = answers(open_table(setup), acts)
    came = next(n for n, one in enumerate(told) if any(is_act(event, "receives") for event in one.events))
    events = [event for one in told[came:] for event in one.events if isinstance(event, Procedure)]
    done = [event.act for event in events if event.act in ("inspects", "offers for inspection", "washes", "shuffles")]
    assert done == ["inspects", "offers for inspection", "washes", "shuffles"]
    assert compare(setup, told).departure is None
    unseen = [replace(one, events=tuple(e for e in one.events if not is_act(e, "inspects"))) for one in told]
    departure = compare(setup, unseen).departure
    assert departure is not None
    assert departure.expected.startswith("inspects")
