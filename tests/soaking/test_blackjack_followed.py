"""What the document leaves open to a table of Blackjack is no departure, and what it does not leave open is one."""

from __future__ import annotations

from collections.abc import Sequence

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.following.known_departures import GoneBy
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.points.stimuli import Draw, Stand
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

SETUP = TableSetup("oneida-blackjack", {"decks": 2, "insurance": "prohibited"}, seed=3)
ON = (Proceed(),) * 12


def wagers(*seats: int) -> tuple[AnyStimulus, ...]:
    """So many players with one wager each."""
    return tuple(PlaceWager(seat, "blackjack", dollars(10)) for seat in seats)


def played(stimuli: Sequence[AnyStimulus], setup: TableSetup = SETUP) -> list[Exchange]:
    """What a sound table does."""
    table = open_table(setup)
    found, told = [], 0
    for stimulus in stimuli:
        accepted = table.submit(stimulus).accepted
        events = tuple(seen.event for seen in table.seen[told:])
        told = len(table.seen)
        if events or not isinstance(stimulus, Proceed):
            found.append(Exchange(stimulus, accepted, events))
    return found


def departure(exchanges: Sequence[Exchange], past: GoneBy | None = None, setup: TableSetup = SETUP) -> Departure | None:
    """Where it departs from the rules, as the engine beside it sees it."""
    return compare(setup, exchanges, describe(), past=past or GoneBy()).departure


DRAWN = (
    *(Sit(1), Sit(2), StackDeck(parse_cards("2c 4s 5s 9d 4h 5h 8d 2d 3d 6s 3h 7c"))),
    *(*wagers(1, 2), *(Proceed(),) * 4, Draw(1), Draw(1), Stand(1), Draw(2), Stand(2), *ON),
)


def dealt_two_at_a_time(exchanges: Sequence[Exchange]) -> list[Exchange]:
    """The same cards to the same hands, the first player's second card before the second player's first."""
    found = []
    for exchange in exchanges:
        events = list(exchange.events)
        dealt = [place for place, event in enumerate(events) if isinstance(event, CardDealt)]
        if len(dealt) > 2:
            events.insert(dealt[1], events.pop(dealt[3]))
        found.append(Exchange(exchange.stimulus, exchange.accepted, tuple(events)))
    return found


def test_what_was_burned_and_drawn_lies_where_it_lay_though_the_order_of_dealing_is_gone_by() -> None:
    """Cards dealt in an order that is gone by come to the same hands, behind the burned one and before those drawn."""
    in_order = GoneBy(order_of_dealing=True)
    assert departure(played(DRAWN), in_order) is None
    assert departure(dealt_two_at_a_time(played(DRAWN)), in_order) is None


def test_another_order_of_dealing_is_found_where_it_is_not_gone_by() -> None:
    """Dealing two cards at a time departs at the second card of the first player."""
    found = departure(dealt_two_at_a_time(played(DRAWN)))
    assert found is not None
    assert "seat 1, number 2" in found.got
