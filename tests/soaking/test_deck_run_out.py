"""Which cards come when a deck has run out in a draw, from what a system shows of it."""

import pytest

from clausewise.following.cards_read_back import CardsToCome
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import CardsDiscarded
from clausewise.reference_engine.vocabulary.pot.stimuli import Discard


def shuffles(source: str | None) -> Procedure:
    """A shuffle in the middle of a hand."""
    return Procedure("shuffles", by="dealer", source=source)


def read_back(*told: AnyEvent, given: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that are to come behind the first hand, where seat 1 gives away these."""
    cards = CardsToCome()
    first: list[AnyEvent] = [RoundStarted(1, "deck 1"), shuffles(None), CardDealt("seat 1", 1, "down", Card("Ks"))]
    for at, event in enumerate(first):
        cards.event(at, event)
    if given:
        cards.stimulus(Discard(1, given))
    for at, event in enumerate(told, len(first)):
        cards.event(at, event)
    cards.close()
    return cards.cards(0, 0)[:3]


@pytest.mark.parametrize("source", ["discard pile", None])
def test_what_is_shuffled_in_a_draw_is_dealt_on(source: str | None) -> None:
    """Whether or not a system says where the cards come from, they follow those that came before."""
    drawn = (CardsDiscarded(1, 1), shuffles(source), CardDealt("seat 1", 1, "down", Card("8s")))
    assert read_back(*drawn, given=(Card("Ks"),))[:2] == ("Ks", "8s")


def test_what_is_shuffled_without_a_draw_is_another_deal() -> None:
    """Where nobody has given anything away, a shuffle begins anew."""
    again = (shuffles(None), CardDealt("seat 1", 1, "down", Card("8s")))
    assert read_back(*again, given=()) == ("Ks",)
