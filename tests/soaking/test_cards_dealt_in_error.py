"""Hands with a wrong number of cards, cards for who does not play, and cards that are counted sooner than they must."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import LieFaceUp, Misdeal
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Proceed
from clausewise.reference_engine.vocabulary.pot.stimuli import Discard, LeaveOut, NoticeError
from tests.soaking.test_left_open_in_pot_games import House, house
from tests.soaking.test_words_and_gestures import (
    betting_ends,
    between_hands,
    has_the_turn,
    plays_a_hand,
    told_of,
    untold,
)


def misdealt(place: str, cards: int, game: str = "Five-Card Stud High") -> House:
    """Cards are dealt in error, and nobody has noticed."""
    table = house(game)
    table.takes(Misdeal(place, cards))
    while not any(isinstance(seen.event, CardDealt) and seen.event.face == "up" for seen in table.table.seen):
        if "Draw" in game and any(isinstance(seen.event, CardDealt) for seen in table.table.seen):
            break
        table.goes_on_to(CardDealt)
    return table


@pytest.mark.parametrize("game", ["Five-Card Stud High", "Seven-Card Stud High", "Five-Card Draw High"])
@pytest.mark.parametrize("more", [1, 2])
def test_a_player_gets_as_many_cards_as_were_dealt_in_error(game: str, more: int) -> None:
    """Once, however many rounds of cards there are, and the hand is dead when it is noticed."""
    due = {"Five": 2, "Seven": 3}[game.split("-", maxsplit=1)[0]] if "Stud" in game else 5
    table = misdealt("seat 2", due + more, game)
    has_the_turn(table)
    cards = [event for one in table.exchanges for event in one.events if isinstance(event, CardDealt)]
    assert [card.to for card in cards].count("seat 2") == due + more
    table.takes(NoticeError())
    assert told_of(table, "voids a hand")
    assert table.departs() is None
    idle = Exchange(Proceed(), True, ())
    assert compare(table.setup, [*untold(table, "voids a hand"), idle]).departure is not None


def test_cards_too_many_come_when_they_come() -> None:
    """The second player's third card comes with the first one."""
    table = misdealt("seat 2", 3)
    cards = [event for one in table.exchanges for event in one.events if isinstance(event, CardDealt)]
    earlier = [cards[0], cards[1], cards[-1], *cards[2:-1]]
    assert compare(table.setup, in_this_order(table, cards, earlier)).departure is None
    swapped = [cards[1], cards[0], *cards[2:]]
    assert compare(table.setup, in_this_order(table, cards, swapped)).departure is not None


def in_this_order(table: House, cards: list[CardDealt], other: list[CardDealt]) -> list[Exchange]:
    """The same cards fall to other places, one after the other."""
    faces = iter(card.card for card in cards)
    numbers: dict[str, int] = {}
    anew = []
    for card in other:
        numbers[card.to] = numbers.get(card.to, 0) + 1
        anew.append(CardDealt(card.to, numbers[card.to], card.face, next(faces), source=card.source))
    comes = iter(anew)
    return [
        replace(one, events=tuple(next(comes) if isinstance(event, CardDealt) else event for event in one.events))
        for one in table.exchanges
    ]


@pytest.mark.parametrize("ineligible", [True, False])
def test_a_house_may_find_out_by_itself_who_has_cards_and_does_not_play(ineligible: bool) -> None:
    """The round is dead then; where all is well it goes on."""
    table = misdealt("seat 7" if ineligible else "seat 2", 1 if ineligible else 2)
    before = list(table.exchanges)
    wrong = misdealt("seat 7", 1)
    void = list(wrong.takes(NoticeError()))
    assert any(isinstance(event, Procedure) and event.act == "voids all hands" for event in void)
    before[-1] = replace(before[-1], events=(*before[-1].events, *void))
    assert (compare(table.setup, before).departure is None) is ineligible


def test_nobody_notices_before_the_deal_what_is_wrong_with_it() -> None:
    """The hand lives until its cards can be counted."""
    table = house("Five-Card Stud High")
    table.takes(Misdeal("seat 2", 3))
    table.goes_on_to(RoundStarted)
    noticed = table.takes(NoticeError())
    assert not noticed
    has_the_turn(table)
    assert any(isinstance(event, Procedure) and event.act == "voids a hand" for event in table.takes(NoticeError()))


def test_a_card_that_lies_face_up_is_found_before_another_is_burned() -> None:
    """It is not used, and so not burned."""
    table = house("Seven-Card Stud High")
    table.takes(LieFaceUp((10,)))
    betting_ends(table)
    has_the_turn(table)
    acts = [event.act for one in table.exchanges for event in one.events if isinstance(event, Procedure)]
    assert acts.index("finds") < acts.index("burns")
    assert table.departs() is None


def test_a_card_that_is_found_as_others_are_drawn_lies_in_the_deck_or_in_the_dealers_hand() -> None:
    """Both are the same; and which card it is, the house has to say rightly."""
    table = house("Five-Card Draw High")
    table.takes(LieFaceUp((17,)))
    betting_ends(table)
    turn = has_the_turn(table)
    assert "discard" in turn.options
    dealt = [event for one in table.exchanges for event in one.events if isinstance(event, CardDealt)]
    kept = [event.card for event in dealt if event.to == f"seat {turn.seat}" and event.card is not None]
    table.takes(Discard(turn.seat, (kept[0],)))
    (found,) = told_of(table, "finds")
    assert table.departs() is None
    last = table.exchanges[-1]
    for changed, sound in (({"source": "left hand"}, True), ({"cards": (kept[1],)}, False)):
        other = msgspec.structs.replace(found, **changed)
        table.exchanges[-1] = replace(last, events=tuple(other if e == found else e for e in last.events))
        assert (table.departs() is None) is sound


MINUTES = 60_000


@pytest.mark.parametrize("counts_sooner", [True, False])
def test_who_counts_before_the_hour_is_over_has_an_hour_again(counts_sooner: bool) -> None:
    """Half an hour after the cards were counted nobody has to count them."""
    table = between_hands(hourly_count="deck")
    table.takes(AdvanceClock(30 * MINUTES))
    at = len(table.exchanges)
    table.goes_on_to(RoundStarted)
    again = plays_a_hand(table)
    again.takes(AdvanceClock(35 * MINUTES))
    again.goes_on_to(RoundStarted)
    exchanges = untold(again, "counts the deck")
    assert exchanges != again.exchanges
    if counts_sooner:
        first = exchanges[at]
        counts = Procedure("counts the deck", deck="deck 1", count=52)
        exchanges[at] = replace(first, events=(counts, *first.events))
    assert (compare(table.setup, exchanges).departure is None) is counts_sooner


def test_cards_that_were_dealt_come_with_a_shuffle() -> None:
    """What is left out once cards are dealt is left out of the next deal."""
    table = house("Five-Card Stud High")
    has_the_turn(table)
    table.takes(LeaveOut("shuffle"))
    assert not table.takes(NoticeError())
    assert table.departs() is None
