"""The ranks of hands: which cards are what, and which of two hands is the higher."""

import pytest

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.rulings import Fault, Rulings
from clausewise.reference_engine.hands.four_card import (
    RankedHand,
    best_five,
    best_four,
    best_six,
    compare,
    eligible,
    super_royal,
)
from clausewise.reference_engine.rulebooks.mlgca_four_card.chapter_06 import PROVISIONS, READINGS

ADOPTED = {question: choices[0] for question, choices in READINGS.items()}


def sound(**readings: str) -> Rulings:
    """Rulings without a fault, under the adopted readings but for those named (with _ for -)."""
    chosen = {question.replace("_", "-"): choice for question, choice in readings.items()}
    return Rulings(PROVISIONS, ADOPTED | chosen)


def four(cards: str, rulings: Rulings | None = None) -> RankedHand:
    """The best four of cards as one writes them."""
    return best_four(parse_cards(cards), rulings or sound())


def sign(left: str, right: str, rulings: Rulings | None = None) -> int:
    """How the best four of the first cards stand to those of the second."""
    rulings = rulings or sound()
    return compare(four(left, rulings), four(right, rulings), rulings).sign


@pytest.mark.parametrize(
    ("cards", "category", "laid"),
    [
        ("7c 7d 7h 7s", "four-of-a-kind", "7s 7h 7d 7c"),
        ("Jd Ad Kd Qd", "straight flush", "Ad Kd Qd Jd"),
        ("2d 4d Ad 3d", "straight flush", "4d 3d 2d Ad"),
        ("9c 5h 5d 5s", "three-of-a-kind", "5s 5h 5d 9c"),
        ("2h 9h Kh Ah", "flush", "Ah Kh 9h 2h"),
        ("Jd Ad Kd Qs", "straight", "Ad Kd Qs Jd"),
        ("2d 4d Ac 3d", "straight", "4d 3d 2d Ac"),
        ("2d 5d 4c 3d", "straight", "5d 4c 3d 2d"),
        ("3d As 3c Ah", "two pairs", "As Ah 3d 3c"),
        ("3d As 3c Kh", "pair", "3d 3c As Kh"),
        ("Ks As 2d 3h", "nothing", "As Ks 3h 2d"),
        ("Qs Ks Ad 2h", "nothing", "Ad Ks Qs 2h"),
        ("9s 8s 7s 5d", "nothing", "9s 8s 7s 5d"),
        ("Ks As 2s 3s", "flush", "As Ks 3s 2s"),
    ],
)
def test_four_cards_make_a_hand(cards: str, category: str, laid: str) -> None:
    """Each rank of the list, aces at both ends, no sequence round the ace; laid as one would lay them."""
    hand = four(cards)
    assert (hand.category, hand.cards) == (category, parse_cards(laid))
    assert hand.rest == ()


@pytest.mark.parametrize(
    ("cards", "category", "laid", "rest"),
    [
        ("As 2d 3c 4h 5s", "straight", "5s 4h 3c 2d", "As"),
        ("9h 8h 7h 6c 5h", "flush", "9h 8h 7h 5h", "6c"),
        ("Ad Kd Qd Jd As Ac", "straight flush", "Ad Kd Qd Jd", "As Ac"),
        ("6s 6h 6d 2c 3c 4c", "three-of-a-kind", "6s 6h 6d 4c", "3c 2c"),
        ("8s 8h 5d 5c 3h 3s", "two pairs", "8s 8h 5d 5c", "3s 3h"),
        ("8s 8h 5d Jc 3h Ts", "pair", "8s 8h Jc Ts", "5d 3h"),
        ("7c 7d 7h 7s Kd Kc", "four-of-a-kind", "7s 7h 7d 7c", "Kd Kc"),
        ("2s 3s 5d 7d 9c Jc", "nothing", "Jc 9c 7d 5d", "3s 2s"),
    ],
)
def test_the_best_four_are_chosen(cards: str, category: str, laid: str, rest: str) -> None:
    """Of five and of six cards, also where a better-looking five-card hand is there."""
    hand = four(cards)
    assert (hand.category, hand.cards, hand.rest) == (category, parse_cards(laid), parse_cards(rest))


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("2s 2h 2d 2c", "As Ks Qs Js"),
        ("4s 3s 2s As", "As Ah Ad Kc"),
        ("2s 2h 2d 3c", "Ad Kd Qd 9d"),
        ("2h 3h 4h 6h", "As Ks Qs Jd"),
        ("4s 3s 2s Ad", "As Ah Kd Kc"),
        ("3s 3h 2d 2c", "As Ah Kd Qc"),
        ("2s 2h 3d 4c", "As Kh Qd 9c"),
        ("As Ah Ad Ac", "Ks Kh Kd Kc"),
        ("5s 4s 3s 2s", "4h 3h 2h Ah"),
        ("As Ks Qs Js", "Kh Qh Jh Th"),
        ("3s 3h 3d 4c", "2s 2h 2d Ac"),
        ("2s 3h 4d 5c", "Ad 2c 3s 4h"),
        ("As 9h 5c 4d 2d", "Ks Qh Jd 9c 3c"),
        ("As Ah 3d 3c", "Ks Kh Qd Qc"),
        ("As Ah 3d 3c", "Ad Ac 2s 2h"),
        ("As Ah 2d 3c", "Ks Kh Qd Jc"),
        ("Ks Kh Ad 2c", "Kd Kc Qs Jh"),
        ("Ks Kh Ad 3c", "Kd Kc As 2h"),
        ("Ah Jh 3h 2h", "As Ts 9s 8s"),
        ("Ah Th 9h 3h", "As Ts 9s 2s"),
        ("As Kh Qd 3c", "Ad Kc Qs 2h"),
        ("Ts 7h 4d 2c", "9s 8h 7d 5c"),
    ],
)
def test_the_higher_hand(higher: str, lower: str) -> None:
    """The order of the ranks, the order within each, then the other cards from the highest down."""
    assert sign(higher, lower) == 1
    assert sign(lower, higher) == -1


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("As Ks Qs Js", "Ac Kc Qc Jc"),
        ("Ah Jh 3h 2h", "As Js 3s 2s"),
        ("9s 8h 7d 6c", "9d 8c 7s 6s"),
        ("Ks Kh 4d 4c 9h", "Kd Kc 4s 4h 2h"),
        ("Ks Kh Ad 3c", "Kd Kc As 3h"),
        ("As Kh Qd 3c", "Ad Kc Qs 3h"),
    ],
)
def test_equal_hands(left: str, right: str) -> None:
    """Suits do not count, nor do cards that were not chosen."""
    assert sign(left, right) == 0


@pytest.mark.parametrize(
    ("left", "right", "provisions"),
    [
        ("2s 2h 2d 2c", "As Ks Qs Js", ("rank.order",)),
        ("As Ah Ad Ac", "Ks Kh Kd Kc", ("rank.four-of-a-kind", "rank.card-order")),
        ("As Ah 3d 3c", "Ad Ac 2s 2h", ("rank.two-pairs", "rank.card-order")),
        ("Ks Kh Ad 3c", "Kd Kc As 2h", ("rank.kickers", "rank.card-order")),
        ("Ah Jh 3h 2h", "As Ts 9s 8s", ("rank.kickers", "rank.card-order", "rank.suits")),
        ("Ks Kh Ad 3c", "Kd Kc As 3h", ("rank.suits", "rank.tie")),
        ("As Ah 3d 2c", "Ks Kh Ad 3c", ("rank.pair", "rank.card-order", "rank.kickers")),
    ],
)
def test_a_comparison_says_what_decided(left: str, right: str, provisions: tuple[str, ...]) -> None:
    """What is cited is what the outcome rests on."""
    assert compare(four(left), four(right), sound()).provisions == provisions


@pytest.mark.parametrize(
    ("cards", "provisions"),
    [
        ("As Ks Qs Js", ("rank.straight-flush",)),
        ("4s 3s 2s Ad", ("rank.straight", "rank.ace-below")),
        ("Ks As 2d 3h", ("rank.order", "rank.round-the-ace")),
        ("9s 7s 2d 3h", ("rank.order",)),
    ],
)
def test_a_hand_says_what_made_it(cards: str, provisions: tuple[str, ...]) -> None:
    """The clause of its rank, and the place of the ace where that matters."""
    assert four(cards).provisions == provisions


@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("As Ks Qs Js Ts", "royal flush"),
        ("Ks Qs Js Ts 9s", "straight flush"),
        ("5s 4s 3s 2s As", "straight flush"),
        ("As Ks Qs Js 9s", "flush"),
        ("As Ks Qs Js Td", "straight"),
        ("5s 4s 3s 2s Ad", "straight"),
        ("Ad Ks Qs Js 9s", "nothing"),
        ("Ks As 2d 3h 4c", "nothing"),
        ("7s 7d 7h 7c 2d", "four-of-a-kind"),
        ("2s 2d 2h Kc Kd", "full house"),
        ("2s 2d 2h Kc Qd", "three-of-a-kind"),
        ("2s 2d 3h 3c Qd", "two pairs"),
        ("As Ad 3h 4c Qd", "pair"),
        ("7s 7d 7h Kc Kd Kh", "full house"),
        ("7s 7d 7h Kc Kd Qh", "full house"),
        ("As Ks Qs Js Ts Td", "royal flush"),
        ("9s 8s 7s 6s 5d 5s", "straight flush"),
        ("2d 9s 8s 7s 6s 5d", "straight"),
    ],
)
def test_five_cards_make_a_hand(cards: str, category: str) -> None:
    """The hands of the six card bonus, of five cards and as the best five of six."""
    hand = best_five(parse_cards(cards), sound())
    assert hand.category == category
    assert eligible(hand) == (category not in {"two pairs", "pair", "nothing"})
    assert len(hand.cards) == 5


def test_what_makes_a_hand_is_told_apart() -> None:
    """Payouts ask for four aces, a pair of aces: the ranks that make the hand say so."""
    assert four("As Ah Ad Ac 2d").of == (14,)
    assert four("As Ah Kd Qc").of == (14,)
    assert four("Ks Kh Ad Qc").of == (13,)
    assert four("Ks Kh 2d 2c").of == (13, 2)
    assert four("4s 3h 2d Ac").of == (4,)
    assert four("9s 3s 2s As").of == ()
    assert best_five(parse_cards("2s 2d 2h Kc Kd"), sound()).of == (2, 13)


@pytest.mark.parametrize(
    ("cards", "suit"),
    [
        ("As Ks Qs Js Ts 9s", "s"),
        ("9d Td Jd Qd Kd Ad", "d"),
        ("As Ks Qs Js Ts 9d", None),
        ("As Ks Qs Js Ts 8s", None),
        ("Ks Qs Js Ts 9s 8s", None),
        ("As Ks Qs Js Td 9s", None),
    ],
)
def test_a_super_royal_needs_all_six(cards: str, suit: str | None) -> None:
    """Nine to ace in one suit and nothing less."""
    assert super_royal(parse_cards(cards), sound()) == suit


@pytest.mark.parametrize(
    ("cards", "category", "provisions"),
    [
        ("As Ks Qs Js Ts 9s", "super royal", ("six.super-royal",)),
        ("As Ks Qs Js Ts 9d", "royal flush", ("five.royal-flush", "five.hands", "six.super-royal")),
        ("Ks Qs Js Ts 9s 8s", "straight flush", ("five.straight-flush", "five.hands", "six.super-royal")),
        ("7s 7d 7h Kc 2s 4d", "three-of-a-kind", ("five.three-of-a-kind", "five.hands")),
        ("7s 7d Jh Kc 2s 4d", "pair", ("five.hands",)),
    ],
)
def test_six_cards_make_a_hand(cards: str, category: str, provisions: tuple[str, ...]) -> None:
    """A super royal of all six, or the best five; what comes near a super royal is told from one by its definition."""
    hand = best_six(parse_cards(cards), sound())
    assert (hand.category, hand.provisions) == (category, provisions)


def test_tie_break_by_any_card() -> None:
    """Under the letter of the rule the highest card that only one hand has decides before the pair or the three."""
    letter = sound(rank_tie_break="any-card")
    assert sign("Ks Kh Ad 2c", "As Ah 3d 2h", letter) == 1
    assert sign("3s 3h 3d Ac", "Ks Kh Kd 2c", letter) == 1
    assert sign("As Ah Kd 2c", "Ks Kh Ad 2d", letter) == 0
    assert sign("Ks Kh Kd 2c", "Qs Qh Qd 3c", letter) == 1
    assert sign("As Ah Kd 2c", "Ks Kh Qd 2d", letter) == 1


def test_tie_break_by_physical_cards() -> None:
    """Cards of one deck are never shared, so only the highest card left over is looked at."""
    letter = sound(shared_cards="physical-cards")
    assert sign("Ks Kh Ad 9c", "Kd Kc As 2h", letter) == 0
    assert sign("Ks Kh Ad 9c", "Kd Kc Qs Jh", letter) == 1
    assert sign("Ah Jh 3h 2h", "As Ts 9s 8s", letter) == 0
    assert sign("As Ah 3d 3c", "Ad Ac 2s 2h", letter) == 1


def test_the_ace_below_by_its_high_card() -> None:
    """Compared by its ace, A-2-3-4 beats every straight but the one that ends at the ace."""
    letter = sound(ace_below_straights="high-card")
    assert sign("As 2h 3d 4c", "Ks Qh Jd Tc", letter) == 1
    assert sign("As 2h 3d 4c", "Ad Kh Qd Jc", letter) == -1
    assert sign("As 2s 3s 4s", "5h 4h 3h 2h", letter) == 1
    assert four("As 2h 3d 4c 5d", letter).cards == parse_cards("4c 3d 2h As")


def test_the_ace_above_may_be_barred() -> None:
    """Under the letter of the rule an ace goes with 2, 3 and 4 and with no other sequence; a royal flush is named."""
    letter = sound(ace_other_sequences="low-only")
    assert four("As Kh Qd Jc", letter).category == "nothing"
    assert four("As Ks Qs Js", letter).category == "flush"
    assert four("As Kh Qd Jc Ts", letter).cards == parse_cards("Kh Qd Jc Ts")
    assert best_five(parse_cards("As Kh Qd Jc Ts"), letter).category == "nothing"
    assert best_five(parse_cards("As Ks Qs Js Ts"), letter).category == "royal flush"


def test_five_cards_with_the_ace_below_may_not_count() -> None:
    """The rule names 2, 3 and 4 only."""
    letter = sound(five_card_ace_below="does-not-count")
    assert best_five(parse_cards("As 2h 3d 4c 5d"), letter).category == "nothing"
    assert best_five(parse_cards("As 2s 3s 4s 5s"), letter).category == "flush"
    assert best_five(parse_cards("As 2h 3d 4c 5d 6d"), letter).cards == parse_cards("6d 5d 4c 3d 2h")
    assert four("As 2h 3d 4c", letter).category == "straight"


def test_too_few_cards() -> None:
    """Three cards are no hand, and the message says so."""
    with pytest.raises(ValueError, match="a hand of 4 cards cannot be chosen from 3: As Kd 2c"):
        four("As Kd 2c")


def test_a_selection_can_be_broken() -> None:
    """Where a rule says that the best four are selected, a fault selects others."""
    cards = parse_cards("2s 9d As Ah Kd")
    selecting = PROVISIONS | {"select": ("a clause",)}
    for operator, laid in {
        "instead: the first four cards": "As Ah 9d 2s",
        "instead: the last four cards": "As Ah Kd 9d",
        "instead: the lowest hand": "As Kd 9d 2s",
    }.items():
        rulings = Rulings(selecting, ADOPTED, Fault("select", "choose", operator))
        assert best_four(cards, rulings, "select").cards == parse_cards(laid)
    assert best_four(cards, Rulings(selecting, ADOPTED), "select").cards == parse_cards("As Ah Kd 9d")
