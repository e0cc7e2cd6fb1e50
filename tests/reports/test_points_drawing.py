"""A box with several hands as it is drawn: each hand has its row, and its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reports.tables.drawing import draw_table
from clausewise.reports.tables.state import state_after
from clausewise.reports.tables.words import in_words

See = Callable[[Sequence[AnyEvent]], list[Seen]]


def cards(text: str, hand: int = 1) -> list[AnyEvent]:
    """Cards dealt face up to one of the hands of seat 1."""
    return [CardDealt("seat 1", number, "up", card, hand=hand) for number, card in enumerate(parse_cards(text), 1)]


def test_the_hands_of_a_box_are_told_apart(see: See) -> None:
    """The second card went to the new hand; what each drew lies with it."""
    events: list[AnyEvent] = [
        RoundStarted(1, "deck 1"), WagerTaken(1, "blackjack", dollars(10)), *cards("8s 8h"),
        Elected(1, "splits", into=2), WagerTaken(1, "blackjack", dollars(10), hand=2),
        *cards("3d"), Elected(1, "stands"), *cards("9c", hand=2),
    ]  # fmt: skip
    seen = see(events)
    told = in_words(state_after(seen))
    assert "first hand 8s 3d stands" in told
    assert "second hand 8h 9c" in told
    assert "8h 9c" in str(draw_table(seen, title="A box"))


def test_a_box_with_one_hand_is_drawn_as_everywhere(see: See) -> None:
    """Nobody says that it is the first."""
    state = state_after(see([RoundStarted(1, "deck 1"), *cards("8s 9h"), Elected(1, "stands")]))
    assert "first hand" not in in_words(state)
