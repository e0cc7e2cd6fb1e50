"""What comes before its time is blamed on its own clause; what comes late, on the clause that asked for it first."""

from __future__ import annotations

from collections.abc import Callable

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import FeeTaken, TurnGiven
from tests.soaking.sound_systems import answers, other_cards, played


def moved(
    exchanges: list[Exchange], is_moved: Callable[[AnyEvent], bool], is_before: Callable[[AnyEvent], bool]
) -> list[Exchange] | None:
    """The first event of a kind comes before the first of another kind; None where one does not come, or comes so."""
    places = [(number, at, event) for number, one in enumerate(exchanges) for at, event in enumerate(one.events)]
    event = next((place for place in places if is_moved(place[2])), None)
    before = next((place for place in places if is_before(place[2])), None)
    if event is None or before is None or event[:2] < before[:2]:
        return None
    events = [list(one.events) for one in exchanges]
    del events[event[0]][event[1]]
    events[before[0]].insert(before[1], event[2])
    return [Exchange(one.stimulus, one.accepted, tuple(new)) for one, new in zip(exchanges, events, strict=True)]


def blamed(
    rulebook: str, is_moved: Callable[[AnyEvent], bool], is_before: Callable[[AnyEvent], bool], rounds: int = 60
) -> set[str]:
    """The first clause blamed at each table where the one can be moved before the other."""
    found: set[str] = set()
    for script in played(rulebook, rounds):
        setup: TableSetup = other_cards(script.setup)
        exchanges = moved(answers(open_table(setup), script.stimuli), is_moved, is_before)
        departure = None if exchanges is None else compare(setup, exchanges).departure
        if departure is not None:
            found.add(departure.clauses[0].partition(".")[2])
    return found


def test_a_fee_that_is_taken_before_the_discards_is_blamed_on_the_rule_about_the_fee() -> None:
    """Not on the discard before which it comes."""

    def discards(event: AnyEvent) -> bool:
        return isinstance(event, TurnGiven) and "discard" in event.options

    assert blamed("oasis-pineapple", lambda event: isinstance(event, FeeTaken), discards) == {"collection.1"}


def test_no_more_bets_after_the_first_card_is_blamed_on_the_announcement() -> None:
    """The card that follows it in the rules did not come early: the words come late."""

    def announces(event: AnyEvent) -> bool:
        return isinstance(event, Procedure) and event.words == "no more bets"

    first = blamed("three-card", lambda event: isinstance(event, CardDealt), announces)
    assert first
    assert first <= {"g.2", "h.2.iii", "i.2.ii"}
