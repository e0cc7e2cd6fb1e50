"""OpenSpiel's blackjack behind the protocol: what docs/findings.md says of its rounds is what it plays."""

from __future__ import annotations

from itertools import count

import pytest

from clausewise.adapters.third_party.engines import open_engine
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor, ForceCards
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.stimuli import Draw, Stand

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'clausewise[openspiel]'")


def _round(player: str, dealer: str, *acts: Draw | Stand) -> list[AnyEvent]:
    """What is seen of a round of seat 1 with these cards."""
    table = open_engine("openspiel-blackjack").open(TableSetup("oneida-blackjack", seed=3))
    forced = (CardsFor("seat 1", parse_cards(player)), CardsFor("dealer", parse_cards(dealer)))
    numbers, found = count(1), list[AnyEvent]()
    for stimulus in (Sit(1), ForceCards(forced), PlaceWager(1, "blackjack", dollars(10)), Proceed(), *acts):
        answer = table.submit(str(next(numbers)), stimulus)
        assert answer.receipt.accepted, stimulus
        found += [seen.event for seen in answer.events]
    return found


def _settled(events: list[AnyEvent]) -> tuple[str, int]:
    settled = next(event for event in events if isinstance(event, WagerSettled))
    return settled.result, settled.pays


@pytest.mark.parametrize(
    ("player", "dealer", "settled"),
    [
        ("Ac Kc", "9d 8d", ("wins", dollars(10))),
        ("Ac Kc", "7d 4d Kd", ("returned", 0)),
        ("9c Kc", "Ad 6d", ("wins", dollars(10))),
        ("8c 7c", "Kd Ad", ("loses", 0)),
    ],
)
def test_a_blackjack_is_twenty_one_like_any_other(player: str, dealer: str, settled: tuple[str, int]) -> None:
    """It is paid even money, and is no more than three cards that make as much; a soft 17 stands."""
    assert _settled(_round(player, dealer, Stand(1))) == settled


def test_twenty_one_may_be_drawn_to() -> None:
    """The rules give no card to a hard twenty-one."""
    assert _settled(_round("6c 5c Td 2h", "9d 8d", Draw(1), Draw(1)))[0] == "loses"


def test_the_second_card_of_the_dealer_lies_open() -> None:
    """By the rules it is the first."""
    turned = [event for event in _round("9c Kc", "9d 8d", Stand(1)) if isinstance(event, Procedure)
              and event.act == "turns up"]  # fmt: skip
    assert [event.cards for event in turned] == [parse_cards("8d"), parse_cards("9d")]
