"""Misreadings of the pot games: what they break comes back, and what they name is there."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, Call, Check, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.reference_engine import pot_hands

CASES = [(rulebook, misreading) for rulebook in pot_hands.GAMES for misreading in RULEBOOKS[rulebook].misreadings]


def hand() -> list[AnyEvent]:
    """A hand of Hold'em: the first of three players raises to 8, the others call, and all check from there."""
    table = open_table(TableSetup("oasis-holdem", seed=7))
    for seat in (1, 2, 3):
        table.submit(BuyIn(seat, dollars(100)))
    table.submit(PlaceButton(3))
    go_on: list[AnyStimulus] = [Proceed()] * 12
    for stimulus in (*go_on, Raise(3, dollars(8)), Call(1), Call(2), *go_on):
        table.submit(stimulus)
    for _ in range(3):
        for stimulus in (Check(1), Check(2), Check(3), *go_on[:6]):
            table.submit(stimulus)
    return [seen.event for seen in table.seen]


SOUND = hand()


@pytest.mark.parametrize(("rulebook", "misreading"), CASES, ids=lambda value: str(getattr(value, "name", value)))
def test_a_misreading_names_clauses_and_leaves_nothing_behind(rulebook: str, misreading: Misreading) -> None:
    """Its clauses are served by the engine, and after the `with` the engine is sound again."""
    served = {clause for clauses in RULEBOOKS[rulebook].rules.provisions.values() for clause in clauses}
    assert set(misreading.clauses) <= served
    with misreading.breaking():
        pass
    assert hand() == SOUND


def misread(name: str) -> list[AnyEvent]:
    """The same hand as the misreading has it."""
    misreading = next(found for found in RULEBOOKS["oasis-holdem"].misreadings if found.name == name)
    with misreading.breaking():
        return hand()


def test_a_round_that_begins_left_of_the_button_gives_the_small_blind_the_first_turn() -> None:
    """Seat 1, not seat 3, is asked first."""
    first = next(event for event in misread("every round begins left of the button") if isinstance(event, TurnGiven))
    assert first.seat == 1


def test_a_winner_without_the_own_stake_gets_eight_less() -> None:
    """24 went in, 4 is the fee, and of the 20 the winner's own 8 are held back."""
    events = misread("the own stake is no part of what is won")
    assert [event.amount for event in SOUND if isinstance(event, PotAwarded)] == [dollars(20)]
    assert [event.amount for event in events if isinstance(event, PotAwarded)] == [dollars(12)]
