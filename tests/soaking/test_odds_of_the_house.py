"""Where the rules state the least or the most that is paid, a house fixes its odds by itself, and nobody blames it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.dice import parse_faces
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.rulebooks.random_rounds import Script
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.dice.stimuli import SetDice
from clausewise.reference_engine.vocabulary.events import AnyEvent
from tests.soaking.sound_systems import answers, differences


def paid(more: int, *, only: Callable[[WagerSettled], bool]) -> Callable[[Exchange], Exchange]:
    """So many stakes more than our own engine pays, or less."""

    def event_of(event: AnyEvent) -> AnyEvent:
        if not isinstance(event, WagerSettled) or event.result != "wins" or not only(event):
            return event
        return msgspec.structs.replace(event, pays=Cents(max(event.pays + more * event.stake, 0)))

    return lambda exchange: replace(exchange, events=tuple(map(event_of, exchange.events)))


def with_odds(choice: str) -> Callable[[Script], bool]:
    """Tables whose house pays by this choice, whichever option of the game says so."""
    return lambda script: choice in script.setup.options.values()


def is_a_total(event: WagerSettled) -> bool:
    """A wager whose odds are a row of their own; where a wager wins twice over, what is paid is so, too."""
    return event.wager == "total" and event.selection not in {"3", "18"}


@pytest.mark.parametrize("more", [1, 5])
def test_a_house_may_pay_more_than_the_least(more: int) -> None:
    """In Sic Bo, where it offers higher odds; how much higher is its own affair."""
    assert not differences("oneida-sic-bo", change=paid(more, only=is_a_total), only=with_odds("higher"))


def test_a_house_of_higher_odds_pays_the_least_at_any_rate() -> None:
    """Our own pays one more than is listed there: two less than that is too little."""
    assert differences("oneida-sic-bo", change=paid(-2, only=is_a_total), only=with_odds("higher"))


def test_who_pays_as_listed_pays_no_more() -> None:
    """A house that says so is held to it."""
    assert differences("oneida-sic-bo", change=paid(1, only=is_a_total), only=with_odds("as listed"))


def test_a_total_without_odds_is_paid_at_what_the_house_likes() -> None:
    """Where 3 and 18 are taken, the rules list no odds for them."""
    setup = TableSetup("oneida-sic-bo", seed=1, readings={"totals-without-odds": "taken"})
    wager = PlaceWager(1, "total", dollars(10), selection="18")
    rounds = answers(open_table(setup), [Sit(1), wager, SetDice(parse_faces("6 6 6")), *[Proceed()] * 8])
    assert [event.result for each in rounds for event in each.events if isinstance(event, WagerSettled)] == ["wins"]
    otherwise = list(map(paid(30, only=lambda event: event.selection == "18"), rounds))
    assert compare(setup, rounds).departure is compare(setup, otherwise).departure is None
