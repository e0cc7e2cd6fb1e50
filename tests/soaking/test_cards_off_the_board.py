"""Where cards lay that nobody saw there: one that fell off the table, one that was burned before the next deal."""

from __future__ import annotations

from clausewise.following.cards_read_back import CardsToCome
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.equipment.stacking import mixed
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import LieFaceUp
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BoardDealt
from clausewise.reference_engine.vocabulary.pot.stimuli import SpoilCard

FLOP = BoardDealt("flop", (Card("2c"), Card("5h"), Card("7d")), 3)
EXAMINED = Procedure("examines the card", cards=(Card("8c"),))
ANY = mixed(1)[0]
"""What is taken for an unseen card, where nothing speaks against it."""


def read_back(*told: AnyEvent, falls: int = 0) -> tuple[Card, ...]:
    """The cards of the first deal, where this one of the board is going to fall off the table."""
    cards = CardsToCome()
    if falls:
        cards.stimulus(SpoilCard("board", falls, "off the table"))
    for at, event in enumerate(told):
        cards.event(at, event)
    cards.close()
    return cards.cards(0, 0)


def test_a_card_that_fell_off_the_board_lay_where_it_was_going_to_lie() -> None:
    """It is told before the street, and lay between the first and the second card of it."""
    assert read_back(EXAMINED, FLOP, falls=2)[:4] == ("2c", "8c", "5h", "7d")


def test_the_first_card_of_a_street_lay_before_it() -> None:
    """There nothing has to be put elsewhere."""
    assert read_back(EXAMINED, FLOP, falls=1)[:4] == ("8c", "2c", "5h", "7d")


def test_a_card_that_fell_off_before_a_seat_stays_where_it_was_told() -> None:
    """The board has nothing to do with it."""
    dealt = CardDealt("seat 1", 1, "down", Card("As"))
    assert read_back(EXAMINED, dealt, FLOP, falls=2)[:5] == ("8c", "As", "2c", "5h", "7d")


def two_rounds(*between: AnyEvent) -> tuple[Card, ...]:
    """What lay in the deck where a card was burned in one round, and one dealt in the next."""
    first = (RoundStarted(1, "deck 1"), Procedure("burns", count=1), RoundEnded(1))
    second = (RoundStarted(2, "deck 1"), *between, CardDealt("seat 1", 1, "down", ANY), RoundEnded(2))
    return read_back(Procedure("shuffles", by="dealer"), *first, *second)


def test_what_comes_next_without_a_shuffle_was_not_burned_before() -> None:
    """A burned card may be any but those that are still to come from the same deck."""
    assert two_rounds()[0] != ANY


def test_after_a_shuffle_what_comes_next_may_have_been_burned_before() -> None:
    """All cards are in the deck again: nothing says which was burned."""
    assert two_rounds(Procedure("shuffles", by="dealer"))[0] == ANY


def test_a_card_found_face_up_lay_where_it_was_said_to_lie_though_it_was_said_late() -> None:
    """Two cards were dealt before somebody said that the third one lies face up; it was found when one was burned."""
    cards = CardsToCome()
    hands = [CardDealt("seat 1", 1, "down", Card("As")), CardDealt("seat 2", 1, "down", Card("Kd"))]
    found = Procedure("finds", cards=(Card("2c"),), face="up", source="deck")
    for at, dealt in enumerate(hands):
        cards.event(at, dealt)
    cards.stimulus(LieFaceUp((3,)))
    later: tuple[AnyEvent, ...] = (Procedure("burns", count=1), found, FLOP)
    for at, event in enumerate(later, start=2):
        cards.event(at, event)
    cards.close()
    assert cards.cards(0, 0)[:3] == ("As", "Kd", "2c")


def found_in_the_second_round(*, mishaps_wait: bool) -> Card:
    """Which card lies third in the second round, where one was to lie there in the first, and was not found."""
    cards = CardsToCome(mishaps_wait=mishaps_wait)
    hands = [CardDealt("seat 1", 1, "down", Card("As")), CardDealt("seat 2", 1, "down", Card("Kd"))]
    cards.event(0, RoundStarted(1, "deck 1"))
    cards.event(1, CardDealt("seat 1", 1, "down", Card("Qh")))
    cards.stimulus(LieFaceUp((3,)))
    cards.event(2, RoundEnded(1))
    cards.event(3, Procedure("shuffles", by="dealer"))
    cards.event(4, RoundStarted(2, "deck 1"))
    found = Procedure("finds", cards=(Card("2c"),), face="up", source="deck")
    second: tuple[AnyEvent, ...] = (found, *hands, RoundEnded(2))
    for at, event in enumerate(second, start=5):
        cards.event(at, event)
    cards.close()
    return cards.cards(1, 4)[2]


def test_what_was_to_befall_the_cards_of_one_round_does_not_befall_the_next() -> None:
    """Where a round is over, and the card was not found, it lies in no other; where all were dealt before, it does."""
    assert found_in_the_second_round(mishaps_wait=False) == "Kd"
    assert found_in_the_second_round(mishaps_wait=True) == "2c"


def test_cards_found_one_after_the_other_lay_one_after_the_other() -> None:
    """Both come instead of the card that was burned before them, as its telling has it."""
    cards = CardsToCome()
    cards.stimulus(LieFaceUp((2, 3, 20)))
    cards.event(0, CardDealt("seat 1", 1, "down", Card("As")))
    cards.event(1, Procedure("burns", count=1))
    for at, card in enumerate(("2c", "Kd"), start=2):
        cards.event(at, Procedure("finds", cards=(Card(card),), face="up", source="deck"))
    cards.close()
    assert cards.cards(0, 0)[:3] == ("As", "2c", "Kd")


def test_of_the_positions_announced_before_and_in_a_hand_the_next_one_is_found() -> None:
    """One card was to lie far below from the start; what was announced in the middle of the hand comes before it."""
    cards = CardsToCome(mishaps_wait=False)
    cards.stimulus(LieFaceUp((20,)))
    cards.event(0, CardDealt("seat 1", 1, "down", Card("As")))
    cards.stimulus(LieFaceUp((3,)))
    cards.event(1, Procedure("finds", cards=(Card("2c"),), face="up", source="deck"))
    cards.event(2, BoardDealt("flop", (Card("9c"), Card("5h"), Card("7d")), 3))
    cards.close()
    assert cards.cards(0, 0)[:5] == ("As", "9c", "2c", "5h", "7d")
