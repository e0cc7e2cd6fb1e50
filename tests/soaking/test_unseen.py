"""What a sound system does not show, because it cannot be seen, is no difference."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from clausewise.doctor.veil import without_what_is_hidden
from clausewise.following.comparison import Exchange, compare
from clausewise.following.sameness import hidden
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import Script
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    BringDecks,
    CardsFor,
    DrawInError,
    ExposeDealerCards,
    ForceCards,
)
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import Part, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.stimuli import Split, Stand
from clausewise.reference_engine.vocabulary.pot.stimuli import Discard
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import Unseen
from tests.soaking.sound_systems import HOUSE_BANKED, POT_GAMES, answers, differences, other_cards, played


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize(
    "unseen",
    [
        ("burns", "shuffles", "cuts", "places the cover card"),
        ("hand-ranked", "turn-given", "meter-changed"),
        ("round-started", "round-ended", "counts the stub", "discards the stub"),
        ("taken_with", "placed_with", "place", "method", "source", "deck"),
        ("discards",),
    ],
    ids=["burns and cuts", "kinds", "rounds and counts", "fields", "what is discarded"],
)
def test_what_a_description_calls_unseen_is_not_missed(rulebook: str, unseen: tuple[str, ...]) -> None:
    """Kinds of event, acts and fields."""
    description = msgspec.structs.replace(describe(), unseen=unseen)
    for script in played(rulebook):
        exchanges = [
            without(exchange, unseen) for exchange in answers(open_table(other_cards(script.setup)), script.stimuli)
        ]
        departure = compare(script.setup, exchanges, description).departure
        assert departure is None, (script.setup, departure)


PARTS = (
    Part(act="burns", fields=("place", "face")),
    Part(act="collects cards", place="seat"),
    Part(act="turns up", place="dealer", fields=("cards",)),
    Part(event="hand-ranked", wager="progressive"),
    Part(event="hand-ranked", place="dealer"),
)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_what_is_unseen_in_part_is_not_missed(rulebook: str) -> None:
    """Some of a kind of event, or some of its fields; the rest is compared, but for what is told all the same."""
    description = msgspec.structs.replace(
        describe(),
        unseen=(*PARTS, "cuts", "source"),
        tells=(Part(act="cuts", by="dealer"), Part(event="card-dealt", fields=("source",))),
    )
    unseen = Unseen.of(description.at(rulebook))
    for script in played(rulebook):
        exchanges = [
            Exchange(
                one.stimulus,
                one.accepted,
                tuple(without_what_is_hidden(event, unseen) for event in one.events if not unseen.hides(event)),
            )
            for one in answers(open_table(other_cards(script.setup)), script.stimuli)
        ]
        departure = compare(script.setup, exchanges, description).departure
        assert departure is None, (script.setup, departure)


def without(exchange: Exchange, unseen: Sequence[str]) -> Exchange:
    """What is seen of it."""
    events = [event for event in exchange.events if not hidden(event, unseen)]
    return Exchange(exchange.stimulus, exchange.accepted, tuple(blank(event, unseen) for event in events))


def blank(event: AnyEvent, unseen: Sequence[str]) -> AnyEvent:
    """The event without these fields, where it can do without them."""
    gone = {
        name: None for name in unseen if name in event.__struct_fields__ and isinstance(event, Procedure | CardDealt)
    }
    return msgspec.structs.replace(event, **gone) if gone else event


def unseen_card(event: AnyEvent) -> AnyEvent:
    """The event as who does not see cards that lie face down sees it."""
    if isinstance(event, CardDealt) and event.face == "down":
        return msgspec.structs.replace(event, card=None)
    return msgspec.structs.replace(event, cards=None) if isinstance(event, StackDealt) else event


@pytest.mark.parametrize("rulebook", POT_GAMES)
def test_hole_cards_are_not_seen_until_they_are_shown(rulebook: str) -> None:
    """Hands that are folded are never seen; what was given away is known from who gave it."""

    def face_down(exchange: Exchange) -> Exchange:
        events = tuple(
            msgspec.structs.replace(event, card=None)
            if isinstance(event, CardDealt) and event.face == "down"
            else event
            for event in exchange.events
        )
        return Exchange(exchange.stimulus, exchange.accepted, events)

    def known(script: Script) -> bool:
        """Whether nobody gives away cards that are not in the hand: of a hand that is never seen, nobody can tell."""
        exchanges = answers(open_table(other_cards(script.setup)), script.stimuli)
        return all(one.accepted for one in exchanges if isinstance(one.stimulus, Discard))

    assert differences(rulebook, change=face_down, only=known) == []


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_cards_that_lie_face_down_are_known_when_they_are_collected(rulebook: str) -> None:
    """Every hand is turned up, or put together again from the discard rack."""

    def face_down(exchange: Exchange) -> Exchange:
        return Exchange(exchange.stimulus, exchange.accepted, tuple(map(unseen_card, exchange.events)))

    for script in played(rulebook):
        if any(isinstance(stimulus, DrawInError | ExposeDealerCards) for stimulus in script.stimuli):
            continue  # a card that is seen and then dealt unseen, or of a hand that is not seen, might be any
        exchanges = [face_down(one) for one in answers(open_table(other_cards(script.setup)), script.stimuli)]
        departure = compare(script.setup, exchanges).departure
        assert departure is None, (script.setup, departure)


def test_both_hands_of_a_split_one_are_known_when_they_are_collected() -> None:
    """The new hand has the second card of the one that was split, which nobody saw until then."""
    setup = TableSetup("oneida-blackjack", options={"dealing": "hand", "pitch-face": "down", "decks": 1})
    acts: list[AnyStimulus] = [
        *(
            Sit(1),
            ForceCards((CardsFor("seat 1", tuple(parse_cards("9h 9s"))),)),
            PlaceWager(1, "blackjack", Cents(5000)),
        ),
        *[Proceed()] * 5,
        *(Split(1), Proceed(), Stand(1), Proceed(), Stand(1, 2)),
        *[Proceed()] * 9,
    ]
    sound = answers(open_table(other_cards(setup)), acts)
    assert sum(isinstance(one.stimulus, Split) and one.accepted for one in sound) == 1
    assert any(isinstance(event, RoundEnded) for one in sound for event in one.events)
    blind = [
        Exchange(one.stimulus, one.accepted, tuple(map(unseen_card, one.events)))
        for one in sound
        if not isinstance(one.stimulus, ForceCards)
    ]
    assert compare(setup, blind).departure is None


def test_how_deep_an_unseen_cut_was_is_told_by_the_cards_that_lie_on_it_then() -> None:
    """Of so many that were shuffled."""
    setup = TableSetup("oneida-blackjack", ready=False)
    acts: list[AnyStimulus] = [BringDecks(8), *[Proceed()] * 12, Sit(1), Choose("cut depth", 30), *[Proceed()] * 9]
    sound = answers(open_table(other_cards(setup)), acts)
    acts_told = {event.act for one in sound for event in one.events if isinstance(event, Procedure)}
    assert acts_told >= {"cuts", "completes the cut"}
    shown = [without(one, ("cuts",)) for one in sound if not isinstance(one.stimulus, Choose)]
    assert compare(setup, shown, msgspec.structs.replace(describe(), unseen=("cuts",))).departure is None
