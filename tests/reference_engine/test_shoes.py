"""Shoes of several packs: whatever is forced, dealt or missed is counted copy by copy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from clausewise.following.cards_read_back import CardsToCome
from clausewise.following.cards_unshuffled import dealt_again
from clausewise.following.comparison import Exchange
from clausewise.following.monitors import no_card_twice
from clausewise.reference_engine.core.cards import MOST_PACKS, Card, at_most, parse_cards, shoe, too_many, without
from clausewise.reference_engine.equipment.cards_by_place import CardsByPlace
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.places import hand_at, place_of
from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor, ForceCards
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.events import AnyEvent

PACKS = st.integers(1, MOST_PACKS)
CARDS = st.lists(st.sampled_from(shoe()), max_size=60)
PLACES = ("seat 1", "seat 2", "seat 2's second hand", "dealer")


@given(PACKS, CARDS)
def test_no_more_copies_than_packs(packs: int, cards: list[Card]) -> None:
    """What there can be and what is too many make up all the cards, and no card stays more often than it is there."""
    kept, surplus = at_most(cards, packs), too_many(cards, packs)
    assert Counter(kept) + Counter(surplus) == Counter(cards)
    assert all(times <= packs for times in Counter(kept).values())
    assert bool(surplus) == any(times > packs for times in Counter(cards).values())


@given(CARDS, CARDS)
def test_what_is_gone_is_missing_once_for_each_copy(cards: list[Card], gone: list[Card]) -> None:
    """What is left is what multisets leave, in the order of the cards."""
    left = without(cards, gone)
    assert Counter(left) == Counter(cards) - Counter(gone)
    rest = iter(cards)
    assert all(card in rest for card in left)


@given(PACKS, st.data())
def test_a_stacked_shoe_is_a_shoe(packs: int, data: st.DataObject) -> None:
    """The wanted cards come to their places, and nothing comes more often than the packs have it."""
    order = data.draw(st.lists(st.sampled_from(PLACES), min_size=1, max_size=52 * packs))
    chosen = data.draw(st.permutations(list(shoe(packs))))
    wanted = {place: chosen[number * 3 : number * 3 + 3] for number, place in enumerate(PLACES)}
    deck = stack(wanted, order, packs)
    assert not too_many(deck, packs)
    for place in PLACES:
        come = [card for card, to in zip(deck, order, strict=True) if to == place]
        assert come[:3] == wanted[place][: len(come)]


@given(PACKS, st.data())
def test_cards_forced_by_place_come_whatever_the_order(packs: int, data: st.DataObject) -> None:
    """Each place gets its own cards in their order, in whatever order the places come; the shoe stays the same."""
    chosen = data.draw(st.permutations(list(shoe(packs))))
    wanted = {place: chosen[number * 3 : number * 3 + 3] for number, place in enumerate(PLACES)}
    deck = data.draw(st.permutations(list(shoe(packs))))
    order = data.draw(st.lists(st.sampled_from((*PLACES, "seat 3")), max_size=30))
    forced = CardsByPlace()
    forced.force(ForceCards(tuple(_for(place, cards) for place, cards in wanted.items())))
    come: dict[str, list[Card]] = {place: [] for place in (*PLACES, "seat 3")}
    for place in order:
        forced.comes_to(place, deck)
        come[place].append(deck.pop(0))
    for place in PLACES:
        assert come[place][:3] == wanted[place][: len(come[place])]
    assert Counter(deck) + Counter(card for cards in come.values() for card in cards) == Counter(shoe(packs))


def _for(place: str, cards: Sequence[Card]) -> CardsFor:
    owner, hand = hand_at(place)
    assert place_of(owner, hand) == place
    return CardsFor(owner, tuple(cards), hand)


def deal(to: str, *cards: Card | None, hand: int = 1) -> list[AnyEvent]:
    """Cards that are dealt to a place, one after the other."""
    return [CardDealt(to, number, "up", card, hand=hand) for number, card in enumerate(cards, 1)]


@given(PACKS)
def test_a_card_may_come_as_often_as_there_are_packs(packs: int) -> None:
    """The copy after the last is one too many; after a shuffle all are there again."""
    ace = Card("As")
    lawful = deal("seat 1", *[ace] * packs)
    assert not no_card_twice(lawful, packs=packs).broken
    assert no_card_twice([*lawful, *deal("dealer", ace)], packs=packs).broken.startswith("the As was dealt again")
    assert not no_card_twice([*lawful, Procedure("shuffles"), *deal("dealer", ace)], packs=packs).broken


def read(events: Sequence[AnyEvent], packs: int) -> CardsToCome:
    """What is read back of a round in which this was seen."""
    cards = CardsToCome(packs=packs)
    for at, event in enumerate([RoundStarted(1, "deck 1"), *events, RoundEnded(1)]):
        cards.event(at, event)
    cards.close()
    return cards


@given(st.integers(2, MOST_PACKS), st.data())
def test_what_came_from_a_shoe_is_read_back_copy_by_copy(packs: int, data: st.DataObject) -> None:
    """Copies of a card are told apart by their places; what was not seen may be any card that is still there."""
    came = data.draw(st.permutations(list(shoe(packs))))[:30]
    unseen = data.draw(st.sets(st.integers(0, 29), max_size=8))
    shown = [None if number in unseen else card for number, card in enumerate(came)]
    cards = read(deal("seat 1", *shown), packs).cards(0, 0)
    assert not too_many(cards, packs)
    assert [card for number, card in enumerate(cards) if number not in unseen] == [card for card in shown if card]


def test_two_aces_of_spades_in_one_hand() -> None:
    """A hand that was dealt unseen and is ranked twice holds each card as often as it was seen at one time."""
    hand = parse_cards("As As Kd")
    ranked = [HandRanked("seat 1", "three card", "pair", hand) for _ in range(2)]
    assert read([*deal("seat 1", None, None, None), *ranked], 2).cards(0, 0) == hand


def test_a_second_hand_has_cards_of_its_own() -> None:
    """What is said of the second hand of a seat is not said of its first."""
    first, second = parse_cards("As Kd"), parse_cards("Th 2c")
    events = [
        *deal("seat 1", None, None),
        *deal("seat 1", None, None, hand=2),
        HandRanked("seat 1", "five card", "pair", second, hand=2),
        HandRanked("seat 1", "five card", "nothing", first),
    ]
    assert read(events, 2).placed(0) == [
        *(("seat 1", card) for card in first),
        *(("seat 1's second hand", card) for card in second),
    ]


def test_a_shoe_that_was_not_shuffled_is_noticed() -> None:
    """Six cards alike may come from a shoe by chance, and more do not."""

    def shown_twice(number: int) -> bool:
        again = deal("seat 1", *shoe(2)[:number])
        events = [RoundStarted(1, "deck 1"), *again, RoundEnded(1), Procedure("shuffles"), RoundStarted(2, "deck 1")]
        recording = [Exchange(Proceed(), True, (*events, *again, RoundEnded(2)))]
        cards = CardsToCome(packs=2)
        for at, event in enumerate(recording[0].events):
            cards.event(at, event)
        cards.close()
        return dealt_again(recording, cards, packs=2) is not None

    assert [shown_twice(number) for number in (6, 7, 8)] == [False, False, True]
