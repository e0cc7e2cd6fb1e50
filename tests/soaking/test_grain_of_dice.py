"""A house with dice may tell and do more than it must; what breaks an order or pays too little is found anyway."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain

import msgspec
import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.dice import parse_faces
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, LayoutLit, Spot
from clausewise.reference_engine.vocabulary.dice.stimuli import CockDice, MendComputer, Mislight, SetDice
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import answers

SETUP = TableSetup("oneida-sic-bo", {"odds": "higher"}, seed=1)
ON_SMALL: tuple[AnyStimulus, ...] = (Sit(1), PlaceWager(1, "small", dollars(10)))
THROWN: tuple[AnyStimulus, ...] = (SetDice(parse_faces("1 2 6")), *[Proceed()] * 8)
DARK = LayoutLit(())
CLOSED, NO_ROLL = Procedure("announces", words="no more bets"), Procedure("announces", words="no roll")
LOOKS_ON = Procedure("attends", by="floorperson")
Change = Callable[[AnyEvent], tuple[AnyEvent, ...]]


def departs(stimuli: tuple[AnyStimulus, ...], change: Change, setup: TableSetup = SETUP) -> bool:
    """Whether somebody who plays by the rules and tells it so is said to depart from them."""
    rounds = answers(open_table(setup), stimuli)
    told = [replace(each, events=tuple(chain.from_iterable(map(change, each.events)))) for each in rounds]
    assert told != rounds
    return compare(setup, told).departure is not None


def told_beside(act: str, *more: AnyEvent, first: bool = False) -> Change:
    """An act, and more behind or before it."""

    def change(event: AnyEvent) -> tuple[AnyEvent, ...]:
        if not isinstance(event, Procedure) or event.act != act:
            return (event,)
        return (*more, event) if first else (event, *more)

    return change


def test_lights_that_are_out_may_be_told() -> None:
    """Once the layout has been cleared it is dark; at another moment it may not be."""
    assert not departs((*ON_SMALL, *THROWN), told_beside("clears the layout", DARK))
    assert departs((*ON_SMALL, *THROWN), told_beside("uncovers", DARK))
    assert departs((*ON_SMALL, *THROWN), told_beside("clears the layout", LayoutLit((Spot("big"),))))


def test_bets_are_closed_once_more_before_the_dice_are_shaken_again() -> None:
    """After no roll that is said again, or not; no roll is called for a reason."""
    thrown_twice = (*ON_SMALL, CockDice(), Proceed(), Proceed(), Proceed(), *THROWN)
    assert not departs(thrown_twice, told_beside("covers the dice", CLOSED, first=True))
    assert departs(thrown_twice, told_beside("covers the dice", NO_ROLL, first=True))


def test_a_supervisor_may_look_on() -> None:
    """Whenever one likes; that a dealer attends is no such thing."""
    assert not departs((*ON_SMALL, *THROWN), told_beside("uncovers", LOOKS_ON))
    assert departs((*ON_SMALL, *THROWN), told_beside("uncovers", Procedure("attends", by="dealer")))


@pytest.mark.parametrize(("last", "may_be"), [("inspects", True), ("dice-entered", False)])
def test_an_inspection_may_be_told_when_it_is_over(last: str, *, may_be: bool) -> None:
    """The entry comes before its lights all the same."""
    setup = TableSetup("oneida-sic-bo", seed=1, ready=False)
    rounds = answers(open_table(setup), (Proceed(), *ON_SMALL))
    events = [event for each in rounds[:1] for event in each.events]
    name = [event.act if isinstance(event, Procedure) else event.__struct_config__.tag for event in events]
    moved = events.pop(name.index(last))
    at_the_end = [replace(rounds[0], events=(*events, moved)), *rounds[1:]]
    assert (compare(setup, at_the_end).departure is None) is may_be


def test_the_computer_may_be_tried_once_more() -> None:
    """Between two rounds; in the middle of one nobody enters anything but what the dice show."""
    trial = (
        DiceEntered(parse_faces("2 4 4"), by="floorperson"),
        LayoutLit((Spot("small"),)),
        Procedure("inspects", by="floorperson", device="computer"),
    )
    two_rounds = (*ON_SMALL, *THROWN, ON_SMALL[1], *THROWN)

    def between(event: AnyEvent) -> tuple[AnyEvent, ...]:
        return (event, *trial) if isinstance(event, RoundEnded) else (event,)

    assert not departs(two_rounds, between)
    assert departs(two_rounds, told_beside("covers the dice", *trial))


def refused(exchanges: list[Exchange], at: int) -> list[Exchange]:
    """The same table, which did not take what was done there."""
    return [replace(one, accepted=False, events=()) if number == at else one for number, one in enumerate(exchanges)]


def test_chips_may_be_whole_dollars() -> None:
    """A house refuses 12.50 if it likes, but not 12."""
    for amount, may_be in ((1250, True), (1200, False)):
        rounds = answers(open_table(SETUP), (Sit(1), PlaceWager(1, "small", Cents(amount))))
        assert (compare(SETUP, refused(rounds, 1)).departure is None) is may_be


def test_wrong_lights_may_count_as_a_failure() -> None:
    """A supervisor comes, and nobody plays until the computer is mended; then everybody may."""
    wrong = (*ON_SMALL, Mislight("a loser is lit", "big"), *THROWN)
    more = (PlaceWager(1, "big", dollars(10)), MendComputer(), PlaceWager(1, "big", dollars(10)))
    rounds = answers(open_table(SETUP), (*wrong, *more))
    lit = next(at for at, one in enumerate(rounds) if any(isinstance(event, LayoutLit) for event in one.events))
    looks_on = [replace(one, events=(*one.events, LOOKS_ON)) if at == lit else one for at, one in enumerate(rounds)]
    begins = rounds[len(wrong)].events
    one_round = [
        *looks_on[: len(wrong)],
        replace(rounds[len(wrong)], accepted=False, events=()),
        rounds[len(wrong) + 1],
    ]
    assert compare(SETUP, [*one_round, replace(rounds[-1], events=begins)]).departure is None
    assert compare(SETUP, [*rounds[: len(wrong)], *one_round[len(wrong) :]]).departure is not None


def test_winners_are_paid_in_any_order_at_the_odds_of_the_house() -> None:
    """It fixes what it pays wager by wager, and whom it pays first; less than the least is found in any order."""
    wagers = (*ON_SMALL, PlaceWager(1, "total", dollars(10), selection="9"))
    rounds = answers(open_table(SETUP), (*wagers, *THROWN))

    def otherwise(at_small: int) -> list[Exchange]:
        found = []
        for one in rounds:
            paid = [event for event in one.events if isinstance(event, WagerSettled)]
            rest = tuple(event for event in one.events if event not in paid)
            sums = {"small": at_small, "total": 9}
            own = [msgspec.structs.replace(each, pays=Cents(each.stake * sums[each.wager])) for each in reversed(paid)]
            found.append(replace(one, events=(*own, *rest)))
        return found

    assert compare(SETUP, otherwise(1)).departure is None
    assert compare(SETUP, otherwise(0)).departure is not None
