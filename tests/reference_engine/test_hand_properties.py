"""What holds for all hands, under every reading, and that every fault is one."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import PACK, SUITS, Card, parse_cards
from clausewise.reference_engine.core.rulings import Fault, Rulings, Site
from clausewise.reference_engine.hands.four_card import RankedHand, best_five, best_four, compare, super_royal
from clausewise.reference_engine.rulebooks.mlgca_four_card.chapter_06 import PROVISIONS, READINGS

ADOPTED = {question: choices[0] for question, choices in READINGS.items()}

readings = st.fixed_dictionaries({question: st.sampled_from(choices) for question, choices in READINGS.items()})
decks = st.permutations(PACK)
sizes = st.integers(4, 6)


def ranked(cards: tuple[Card, ...], rulings: Rulings) -> tuple[RankedHand, RankedHand | None]:
    """All that is made of some cards."""
    return best_four(cards, rulings), best_five(cards, rulings) if len(cards) > 4 else None


@given(decks, sizes, readings)
def test_listening_changes_nothing(deck: list[Card], size: int, chosen: dict[str, str]) -> None:
    """The prepared answers of a sound engine are those that it gives when each decision is noticed."""
    cards = tuple(deck[:size])
    listened = Rulings(PROVISIONS, chosen, notice=lambda _site: None)
    assert ranked(cards, Rulings(PROVISIONS, chosen)) == ranked(cards, listened)


@given(decks.flatmap(lambda deck: st.tuples(st.just(deck[:6]), st.permutations(deck[:6]))), readings)
def test_the_order_of_the_cards_does_not_matter(dealt: tuple[list[Card], list[Card]], chosen: dict[str, str]) -> None:
    """However the cards lie, they are the same hand."""
    rulings = Rulings(PROVISIONS, chosen)
    lain, mixed = dealt
    assert ranked(tuple(lain), rulings) == ranked(tuple(mixed), rulings)


@given(decks, sizes, readings, st.permutations(SUITS))
def test_suits_are_equal(deck: list[Card], size: int, chosen: dict[str, str], renamed: list[str]) -> None:
    """With other suits, one for one, a hand ranks the same and ties with itself."""
    cards = tuple(deck[:size])
    other = tuple(Card(card[0] + renamed[SUITS.index(card[1])]) for card in cards)
    rulings = Rulings(PROVISIONS, chosen)
    for hand, twin in zip(ranked(cards, rulings), ranked(other, rulings), strict=True):
        if hand is not None and twin is not None:
            assert (hand.category, hand.rank, hand.of) == (twin.category, twin.rank, twin.of)
            assert compare(hand, twin, rulings).sign == 0


@given(decks, readings)
def test_more_cards_never_make_a_lower_hand(deck: list[Card], chosen: dict[str, str]) -> None:
    """The best of six is as high as the best of any five or four of them."""
    six = tuple(deck[:6])
    rulings = Rulings(PROVISIONS, chosen)
    for fewer in (4, 5):
        for cards in combinations(six, fewer):
            assert best_four(six, rulings).rank >= best_four(cards, rulings).rank
    for cards in combinations(six, 5):
        assert best_five(six, rulings).rank >= best_five(cards, rulings).rank


@given(decks, readings)
def test_comparing_is_an_order(deck: list[Card], chosen: dict[str, str]) -> None:
    """Turned round it says the opposite, and three hands never go in a circle."""
    rulings = Rulings(PROVISIONS, chosen)
    a, b, c = (best_four(deck[at : at + 4], rulings) for at in (0, 4, 8))
    ab, bc, ac = (compare(x, y, rulings).sign for x, y in ((a, b), (b, c), (a, c)))
    assert compare(b, a, rulings).sign == -ab
    if ab >= 0 and bc >= 0:
        assert ac == max(ab, bc)
    if ab <= 0 and bc <= 0:
        assert ac == min(ab, bc)


@given(decks)
@settings(max_examples=50)
def test_provisions_are_of_the_rule_set(deck: list[Card]) -> None:
    """Whatever is cited leads to clauses."""
    rulings = Rulings(PROVISIONS, ADOPTED)
    left, right = best_four(deck[:5], rulings), best_four(deck[5:11], rulings)
    five = best_five(deck[:6], rulings)
    named = {*left.provisions, *right.provisions, *five.provisions, *compare(left, right, rulings).provisions}
    assert rulings.cite(sorted(named))


SHOWING = (
    "As Ah Ad Ac 2s", "2s 2h 2d 2c 3s", "Ks Kh Kd Kc 2s", "As Ks Qs Js 2d", "9s 8s 7s 6s 2d", "4s 3s 2s As 9d",
    "As Ah Ad 2c 5s", "3s 3h 3d Ac 5s", "3s 3h 3d 4c 7s", "Qs Qh Qd 9c 5s", "As 9s 5s 3s 7d", "9s 5s 3s 2d Kd",
    "9s 6s 4s 2s Kd", "As 9c 5s 3c 7d", "As Kh Qd Jc 9s", "9s 8h 7d 6c 2s", "4s 3h 2d Ac 9s", "9s 8h 7d 5c 2s",
    "9s 8h 8d 6c 2s", "As Ah 2d 2c 9s", "Ks Kh Qd Qc 9s", "3s 3h 2d 2c 9s", "As Ah 9d 4c 7s", "Js Jh 9d 4c 7s",
    "9s 9h Ad 4c 7s", "2s 2h 9d 4c 7s", "Ks As 2d 3h 9c", "Qs Ks Ad 2h 9c", "Qd Jc 9s 4h 2c", "Kd 9c 4s 3h 2c",
    "Kh Jd 4s 3h 2c", "Ah Kd Ts 3h 2c", "Ah Kd 9s 8h 2c", "2h 2c Ah 3h 7d", "9d 8d 7d 6d 3s", "9h 6h 4h 2h Kc",
)  # fmt: skip
"""Deals in which every misreading of four cards shows, alone or against another one."""
SHOWING_FIVE = (
    "As Ks Qs Js Ts 2d", "As Ks Qs Js Td 9s", "As Ks Qs Js 2s 9d", "9s 8s 7s 6s 5s 2d", "9s 8s 7s 6s 5d 2s",
    "7s 7h 7d 7c 2s 3d", "As Ah Ad Ac 2s 3d", "7s 7h 7d 2c 2s 9d", "2s 2h 2d 7c 7s 9d", "7s 7h 2d 2c Ks 9d",
    "Ks 9s 7s 4s 2s 3d", "Ks 9s 7s 4s 2d 3d", "Ks 9c 7s 4c 2s 3c", "9s 8h 7d 6c 5s 2d", "9s 8h 7d 6c 4s 2d",
    "9s 8h 7d 7c 5s 2d", "7s 7h 7d 2c 9s Kd", "As Ah 4d 2c 9s Kd", "5s 4h 3d 2c As 9d", "5s 4s 3s 2s As 9d",
    "Ks As 2d 3c 4h 9s", "Qs Ks Ad 2h 3c 9c", "2d 9s 8s 7s 6s 5h", "9s 8s 6s 5s 2s 7d", "As Ks Qs Js Ts 9s",
    "As Ks Qs Js Ts 9d", "Ks Qs Js Ts 9s 8s", "As Ks 9s 4s 3s 2s", "9s 7s 5s 3s 2s Kd", "Ks Kh 2d Kd Kc 9d",
)  # fmt: skip
"""The same for five and six cards."""


def outcomes(rulings: Rulings) -> list[object]:
    """Everything that can be seen of the hands above."""
    fours = [best_four(parse_cards(cards), rulings) for cards in SHOWING]
    sixes = [parse_cards(cards) for cards in SHOWING_FIVE]
    seen: list[object] = [(hand.category, hand.cards) for hand in fours]
    seen += [compare(a, b, rulings).sign for a in fours for b in fours]
    seen += [(hand.category, hand.cards) for hand in (best_five(cards, rulings) for cards in sixes)]
    return seen + [super_royal(cards, rulings) for cards in sixes]


def sites() -> list[Site]:
    """Every decision that is taken for the hands above."""
    found: set[Site] = set()
    outcomes(Rulings(PROVISIONS, ADOPTED, notice=found.add))
    return sorted(found)


SITES = sites()
SOUND = outcomes(Rulings(PROVISIONS, ADOPTED))


@pytest.mark.parametrize(
    "fault", [Fault(site.provision, site.kind, operator) for site in SITES for operator in site.operators()], ids=str
)
def test_every_fault_shows(fault: Fault) -> None:
    """A planted fault changes a hand, who is higher, or what is paid."""
    assert outcomes(Rulings(PROVISIONS, ADOPTED, fault)) != SOUND


def test_every_provision_can_be_broken_in_three_ways() -> None:
    """Else the proof could not show that the clause is examined."""
    ways = {
        provision: sum(len(site.operators()) for site in SITES if site.provision == provision)
        for provision in PROVISIONS
    }
    assert {provision: n for provision, n in ways.items() if n < 3} == {}
