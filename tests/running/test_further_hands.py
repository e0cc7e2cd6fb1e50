"""Wagers on a selection and further hands of a seat, in the words of the sentences and in what is seen of a round."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.modules import can_be_said
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.registry.model import StepKind
from clausewise.reports.tables.drawing import draw_table
from clausewise.running.step_definitions import definitions_in, step_modules
from clausewise.steps.sightings import Sightings
from clausewise.steps.wager_names import WagerName


@pytest.mark.parametrize(
    ("kind", "sentence", "definition"),
    [
        ("given", "seat 1 wagers 10 on a total of 9", "seat {seat:Seat} wagers {amount:Amount} on {kind:Wager}"),
        (
            "given",
            "seat 1 wagers 10 on play for the second hand",
            "seat {seat:Seat} wagers {amount:Amount} on {kind:Wager}",
        ),
        (
            "when",
            "seat 1 changes the total of 9 wager to 5",
            "seat {seat:Seat} changes the {kind:Wager} wager to {amount:Amount}",
        ),
        ("when", "seat 1 folds the third hand", "seat {seat:Seat} folds{hand:WhichHand}"),
        ("when", "seat 1 folds", "seat {seat:Seat} folds{hand:WhichHand}"),
        ("then", "seat 1's play for the second hand loses", "seat {seat:Seat}'s {wager:Wager} {result:Result}"),
        ("then", "seat 1's second hand is a pair", "{owner:HandOf} is {category:Category}"),
        ("then", "the dealer's hand is a pair", "{owner:HandOf} is {category:Category}"),
        ("then", "seat 1's second hand has 3 cards", "{owner:Place} has {number:CardCount}"),
    ],
)
def test_sentences_name_them(kind: StepKind, sentence: str, definition: str) -> None:
    """By parts of the sentences that there are, each of which means one definition."""
    found = [one.sentence for one in definitions_in(step_modules()) if one.fits(kind, sentence)]
    assert found == [definition]


TEN, FIVE = dollars(10), dollars(5)
ROUND: list[AnyEvent] = [
    WagerTaken(1, "total", TEN, selection="9"),
    WagerTaken(1, "total", FIVE, selection="10"),
    WagerTaken(1, "play", FIVE),
    WagerTaken(1, "play", TEN, hand=2),
    WagerWithdrawn(1, "total", FIVE, selection="10"),
    CardDealt("seat 1", 1, "up", parse_cards("As")[0]),
    CardDealt("seat 1", 1, "up", parse_cards("As")[0], hand=2),
    WagerSettled(1, "play", FIVE, "loses"),
]


def test_each_stands_by_itself() -> None:
    """A wager on 9 is not one on 10, and a second hand has wagers and cards of its own."""
    seen = Sightings()
    seen.events = [Seen(number, 0, event) for number, event in enumerate(ROUND, 1)]
    assert set(seen.placed_in_round()) == {
        (1, WagerName("total", "9")),
        (1, WagerName("play")),
        (1, WagerName("play", hand=2)),
    }
    assert [seen.standing(1, WagerName("play", hand=hand)) for hand in (1, 2)] == [0, TEN]
    assert [len(seen.cards_of(place)) for place in ("seat 1", "seat 1's second hand")] == [1, 1]


def test_a_drawing_hides_none() -> None:
    """Every wager that stands is told, with what it is on and for which hand."""
    drawn = str(draw_table([Seen(number, 0, event) for number, event in enumerate(ROUND, 1)], title="a round"))
    assert "total of 9, 10" in drawn
    assert "play for the second hand 10" in drawn


@pytest.mark.parametrize(
    "act", [PlaceWager(1, "ante", TEN, selection="9"), PlaceWager(1, "ante", TEN, hand=2), Fold(1, 2)]
)
@pytest.mark.parametrize("rulebook", ["three-card", "oasis-holdem"])
def test_a_table_without_them_refuses_them(act: AnyStimulus, rulebook: str) -> None:
    """Nobody is taken to have wagered on the only hand who wagered on another one."""
    table = open_table(TableSetup(rulebook))
    table.submit(Sit(1))
    receipt = table.submit(act)
    assert can_be_said(act)
    assert not receipt.accepted
    assert "at this table" in receipt.reason
