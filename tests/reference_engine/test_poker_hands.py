"""The ranks of hands for a pot: what is what, who is the better, what a reading changes, and that every fault shows."""

import pytest

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.rulings import Fault, Rulings, Site
from clausewise.reference_engine.hands.choosing import RankedHand
from clausewise.reference_engine.hands.pot.best_five import (
    ALONE,
    ANY,
    HIGH_HANDS,
    LOW_HANDS,
    TWO,
    best_high,
    lowball_hand,
    winners,
)
from clausewise.reference_engine.hands.pot.definitions import HIGH, low_definitions
from clausewise.reference_engine.hands.pot.eight_or_better import LowHand, best_low

CHOSEN_BY = ("object.2", "award.3")
APART_BY = ("object.2.low", "award.3.low")
HIGH_NAMES = {"rank.cards", "rank.suits", "rank.hands", *(d.provision for d in HIGH)}
LOW_COMPARED = {"rank.cards-low", "rank.low-straights", "rank.low-best", "rank.low-compare", "rank.low-example"}
OMAHA_NAMES = {
    *HIGH_NAMES, *LOW_COMPARED, "rank.suits-low", "rank.low-qualify", "rank.low-pairs", *CHOSEN_BY, *APART_BY,
}  # fmt: skip
LOWBALL_NAMES = {
    "rank.suits", "rank.hands", *LOW_COMPARED,
    *(d.provision for d in low_definitions(any_run=False, aces_high=True, full_house=True)),
}  # fmt: skip


def rules(names: set[str], fault: Fault | None = None, /, **readings: str) -> Rulings:
    """Rulings of a game with these provisions; readings with _ for -."""
    chosen = {question.replace("_", "-"): choice for question, choice in readings.items()}
    return Rulings({name: (name,) for name in sorted(names)}, chosen, fault)


def high(hole: str, board: str = "", **readings: str) -> RankedHand:
    """The best five of all cards."""
    return best_high(parse_cards(hole), parse_cards(board), rules(HIGH_NAMES, **readings), ANY if board else ALONE)


def omaha(hole: str, board: str) -> tuple[RankedHand, LowHand]:
    """The best two and three, high and low."""
    rulings = rules(OMAHA_NAMES)
    best = best_high(parse_cards(hole), parse_cards(board), rulings, TWO, CHOSEN_BY)
    return best, best_low(parse_cards(hole), parse_cards(board), rulings, TWO, CHOSEN_BY, best, APART_BY)


def lowball(cards: str, **readings: str) -> RankedHand:
    """Five cards in Lowball."""
    return lowball_hand(parse_cards(cards), rules(LOWBALL_NAMES, **readings))


@pytest.mark.parametrize(
    ("hole", "board", "category", "laid"),
    [
        ("As Ks", "Qs Js Ts 9s 8s", "royal flush", "As Ks Qs Js Ts"),
        ("Ah Kd", "Qs Js Ts 9s 8s", "straight flush", "Qs Js Ts 9s 8s"),
        ("As 2s", "3s 4s 5s 6d 7d", "straight flush", "5s 4s 3s 2s As"),
        ("7c 7d", "7h 7s Kd Kc Ac", "four-of-a-kind", "7s 7h 7d 7c Ac"),
        ("2c 2d", "2h As Ad 3c 3d", "full house", "2h 2d 2c As Ad"),
        ("Ac Ad", "Ah Ks Kd Kc 3d", "full house", "Ah Ad Ac Ks Kd"),
        ("Ah 9h", "7h 4h 2h Ac Ad", "flush", "Ah 9h 7h 4h 2h"),
        ("2h 3h", "Ah Qh 9h 8h Ad", "flush", "Ah Qh 9h 8h 3h"),
        ("Ah 2d", "3c 4s 5h 5d 9c", "straight", "5h 4s 3c 2d Ah"),
        ("Ah 2d", "3c 4s 5h 6d 9c", "straight", "6d 5h 4s 3c 2d"),
        ("Qh Kd", "Ac 2s 3h 7d 7c", "pair", "7d 7c Ac Kd Qh"),
        ("9h 9d", "9c As 2h 4d Tc", "three-of-a-kind", "9h 9d 9c As Tc"),
        ("8h 8d", "6c 6s 4h 4d 5c", "two pairs", "8h 8d 6s 6c 5c"),
        ("8h 8d", "Ac Ks 4h 3d 2c", "pair", "8h 8d Ac Ks 4h"),
        ("8h 7d", "Ac Ks 4h 3d 2c", "high card", "Ac Ks 8h 7d 4h"),
    ],
)
def test_the_best_five_of_seven(hole: str, board: str, category: str, laid: str) -> None:
    """Each rank of the list, chosen from two hole cards and five of the board."""
    hand = high(hole, board)
    assert (hand.category, hand.cards) == (category, parse_cards(laid))


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("As Ks Qs Js Ts", "Kh Qh Jh Th 9h"),
        ("5s 4s 3s 2s As", "Ah Ad Ac As Kh"),
        ("2h 2d 2c 2s 3h", "Ah Ad Ac Kh Kd"),
        ("3h 3d 3c 2s 2h", "2d 2c 2h Ah Ad"),
        ("2h 2d 2c 3s 3h", "Ah Kh Qh Jh 9h"),
        ("7h 5h 4h 3h 2h", "Ah Kd Qs Jc Th"),
        ("6h 5d 4c 3s 2h", "5d 4c 3s 2h Ah"),
        ("5d 4c 3s 2h Ah", "Ah Ad Ac Kh Qd"),
        ("2h 2d 2c 4s 3h", "Ah Ad Kh Kd Qc"),
        ("3h 3d 2c 2s 4h", "Ah Ad Kh Qd Jc"),
        ("2h 2d 5c 4s 3h", "Ah Kd Qh Jd 9c"),
        ("Ah Ad 5c 4s 3h", "Ah Ad 5c 4s 2h"),
        ("Ah Kh 9h 4h 3h", "Ah Qh Jh Th 9h"),
        ("Ah Kd 9c 4s 3h", "Ah Kd 9c 4s 2h"),
    ],
)
def test_one_hand_is_higher(higher: str, lower: str) -> None:
    """Between ranks and inside each of them."""
    comparison = HIGH_HANDS.compare(high(higher), high(lower), rules(HIGH_NAMES))
    assert comparison.sign == 1


@pytest.mark.parametrize(
    ("left", "right"), [("Ah Ad 5c 4s 3h", "As Ac 5d 4h 2h"), ("Ah Kh 9h 4h 3h", "Ad Qd 9d 4d 3d"),
                        ("Ah Qd 9c 4s 3h", "Ad Kc 9d 4d 3d"), ("9h 9d 9c 9s Kh", "9h 9d 9c 9s Ah")],
)  # fmt: skip
def test_a_reading_splits_what_the_list_does_not_rank(left: str, right: str) -> None:
    """Kickers, and all but the highest card of a flush, count only under one reading."""
    split = rules(HIGH_NAMES, same_category="split")
    assert HIGH_HANDS.compare(high(left), high(right), split).sign == 0
    assert HIGH_HANDS.compare(high(left), high(right), rules(HIGH_NAMES)).sign != 0


def test_a_reading_lets_straights_go_round_the_ace() -> None:
    """Then Q-K-A-2-3 is next above 5-4-3-2-A."""
    wrapped = high("Qh Kd", "Ac 2s 3h 7d 7c", wrapped_straights="count")
    assert wrapped.category == "straight"
    rulings = rules(HIGH_NAMES, wrapped_straights="count")
    assert HIGH_HANDS.compare(wrapped, high("5d 4c 3s 2h Ah"), rulings).sign == 1
    assert HIGH_HANDS.compare(wrapped, high("6h 5d 4c 3s 2h"), rulings).sign == -1


def test_a_reading_of_full_houses() -> None:
    """Under one the aces of a pair come before the threes."""
    one, other = (high(cards, full_house_order="highest-card") for cards in ("2d 2c 2h Ah Ad", "3h 3d 3c 2s 2h"))
    assert HIGH_HANDS.compare(one, other, rules(HIGH_NAMES, full_house_order="highest-card")).sign == 1


@pytest.mark.parametrize(
    ("hole", "board", "laid"),
    [
        ("Ah Kh Qh Jh", "Th 9h 2c 3d 4s", "Ah Kh Th 9h 4s"),
        ("Ah 2c 3d 4s", "Kh Qh Jh Th 9h", "Ah Kh Qh Jh 4s"),
        ("9h 9d 9c 9s", "Ah Kd 7c 5s 2h", "9s 9h Ah Kd 7c"),
        ("Ah Kd 7c 5s", "9h 9d 9c 9s 2h", "9s 9h 9d Ah Kd"),
    ],
)
def test_two_hole_cards_and_no_other_number(hole: str, board: str, laid: str) -> None:
    """What three hole cards or one would make does not count."""
    assert omaha(hole, board)[0].cards == parse_cards(laid)


@pytest.mark.parametrize(
    ("hole", "board", "low"),
    [
        ("Ah 2d Kc Kh", "3c 4h 8d Qs Qd", "8d 4h 3c 2d Ah"),
        ("Ah 2d Kc Kh", "3c 4h 9d Qs Qd", None),
        ("Ah 2d Kc Kh", "2c 4h 8d Qs Qd", None),
        ("Ah 2d 3c Kh", "2c 4h 8d Qs Qd", "8d 4h 3c 2c Ah"),
        ("Ah 9d Kc Kh", "2c 4h 8d Qs Qd", None),
        ("Ah 2h 9c 9d", "3h 4h 5h 5d Kc", "5h 4h 3h 2h Ah"),
        ("Ah 2h 3h 4h", "5h 6h Kc Kd Ks", None),
    ],
)
def test_low_hands_that_qualify(hole: str, board: str, low: str | None) -> None:
    """Eight or better from two and three, five ranks, whatever the suits and runs."""
    hand = omaha(hole, board)[1].hand
    assert (hand.cards if hand else None) == (parse_cards(low) if low else None)


@pytest.mark.parametrize(
    ("cards", "category", "laid"),
    [
        ("2c As 4d 3h 5c", "wheel", "5c 4d 3h 2c As"),
        ("2s As 4s 3s 5s", "wheel", "5s 4s 3s 2s As"),
        ("6c As 4d 3h 2c", "high card", "6c 4d 3h 2c As"),
        ("6s 5s 4s 3s 2s", "high card", "6s 5s 4s 3s 2s"),
        ("Ac As 4d 3h 2c", "pair", "As Ac 4d 3h 2c"),
        ("Ac As 4d 4h 2c", "two pairs", "As Ac 4h 4d 2c"),
        ("Ac As Ad 4h 2c", "three-of-a-kind", "As Ad Ac 4h 2c"),
        ("4c 4s 4d Ah Ac", "full house", "4s 4d 4c Ah Ac"),
        ("4c 4s 4d 4h Ac", "four-of-a-kind", "4s 4h 4d 4c Ac"),
    ],
)
def test_hands_of_lowball(cards: str, category: str, laid: str) -> None:
    """Each row of its list, and the row that it lacks."""
    hand = lowball(cards)
    assert (hand.category, hand.cards) == (category, parse_cards(laid))


@pytest.mark.parametrize(
    ("lower", "higher", "readings"),
    [
        ("5c 4d 3h 2c As", "6c 4d 3h 2c As", {}),
        ("7c 6d 4h 3c 2s", "8c 6d 5h 3c As", {}),
        ("6c 5d 4h 3c 2s", "7c 4d 3h 2c As", {}),
        ("6s 5s 4s 3s 2s", "7c 5d 4h 3c 2s", {}),
        ("8c 6d 4h 3c 2s", "8c 6d 5h 2c As", {}),
        ("Kc Qd Jh Tc 9s", "2c 2d 4h 3c 5s", {}),
        ("Kc Kd 4h 3c 2s", "Ac Ad 4h 3c 2s", {}),
        ("Ac Ad 4h 3c 2s", "Kc Kd 4h 3c 2s", {"aces_in_sets": "lowest"}),
        ("Ac Ad Ah 3c 2s", "2c 2d 2h 3c 3s", {}),
        ("2c 2d 2h 3c 3s", "Ac Ad Ah 3c 2s", {"full_house": "three-of-a-kind"}),
        ("2c 2d 2h 3c 3s", "4c 4d 4h 4s Ac", {}),
        ("6s 4s 3s 2s As", "Kc Qd Jh Tc 9s", {}),
        ("Kc Qd Jh Tc 9s", "6s 4s 3s 2s As", {"wheel": "any-sequence"}),
        ("3c 3d 6h 5c 4s", "3c 3d 7h 2c As", {}),
    ],
)
def test_one_hand_is_lower(lower: str, higher: str, readings: dict[str, str]) -> None:
    """Between rows and inside each of them, by the readings of the rows."""
    rulings = rules(LOWBALL_NAMES, **readings)
    one, other = (lowball(cards, **readings) for cards in (lower, higher))
    assert LOW_HANDS.compare(one, other, rulings).sign == 1
    assert winners({1: other, 2: one}, LOW_HANDS, rulings).seats == (2,)


def test_a_reading_compares_highest_cards_only() -> None:
    """Then 8-6-4-3-2 and 8-7-5-2-A are equal."""
    rulings = rules(LOWBALL_NAMES, low_compare="highest-card")
    hands = {1: lowball("8c 6d 4h 3c 2s"), 2: lowball("8d 7h 5c 2h As"), 3: lowball("9c 6h 4d 3d 2c")}
    assert winners(hands, LOW_HANDS, rulings).seats == (1, 2)
    assert winners(hands, LOW_HANDS, rules(LOWBALL_NAMES)).seats == (1,)


# --- every fault shows ------------------------------------------------------------------------------------------------

FIVES = (
    "As Ks Qs Js Ts", "Ah Kd Qs Js Ts", "As Ks Qs Js 9s", "Ks Qs Js Ts 9s", "Kd Qs Js Ts 9s", "5s 4s 3s 2s As",
    "5d 4s 3s 2s As", "6s 5s 4s 3s 2s", "6d 5s 4s 3s 2s", "Ah Ad Ac As Kh", "Kh Kd Kc Ks Ah", "Kh Kd Kc Ks Qh",
    "2h 2d 2c 2s 3h", "Ah Ad Ac Kh Kd", "Kh Kd Kc Ah As", "2h 2d 2c Ah As", "3h 3d 3c 2s 2h", "3h 3d 3c 4s 4h",
    "Ah 9h 5h 4h 3h", "Kh Qh 5h 4h 2h", "Kd Jd Td 9d 3d", "9h 7h 5h 4h 2h", "9s 8s 4s 3s 2s", "9d 8d 4d 3d 2c",
    "9h 7h 5h 4h 2c", "9c 8c 4c 3c 2d", "9d 8h 4d 3h 2d", "9h 8d 7c 6s 4h", "9h 8d 7c 6s 2h", "9h 8d 7c 6s 6h",
    "Kh Ad 2c 3s 4h", "Ah Ad Ac Kh 2d", "Kh Kd Kc Qh 4d", "Kh Kd Kc Qh 5d", "Kh Kd Kc Jh Td", "2h 2d 2c Ah Kd",
    "Ah Ad 2c 2s Kh", "Kh Kd Qc Qs Ah", "Kh Kd Qc Qs 4h", "3h 3d 2c 2s 4h", "Ah Ad 9c 4s 3h", "Kh Kd Qc 4s 3h",
    "Kh Kd Jc Ts 9h", "Kh Kd Qc 5s 2h", "Th Td 9c 4s 3h", "2h 2d Kc 4s 3h", "Ah Kd 9c 4s 3h", "Ah Jd Tc 9s 8h",
    "Ah Kd 9c 5s 2h", "Qh Jd 9c 4s 3h", "9s 7s 4s 3s 2s", "8h 6d 5c 3s Ah", "7h 6d 4c 3s 2h", "6h 4d 3c 2s Ah",
    "8h 7d 3c 2s Ah", "Kd Qc Jh Ts 8d", "Ts 8s 5s 4s 3s", "Kc Td 8h 7s 6s", "Qc Td 8h 7s 6s", "Jc Td 8h 7s 6s",
    "Tc 9d 8h 7s 6s", "As 6h 5s 4h 3d", "2d 6c 5c 4s 3h", "9s 5d 4h 3h 2s",
)  # fmt: skip
"""Hands of five in which every misreading shows, alone or against another one."""
DEALS = (
    ("Ah Kh Qh Jh", "Th 9h 2c 3d 4s"), ("Ah Kd 7c 5s", "9h 9d 9c 9s 2h"), ("9h 9d 9c 9s", "Ah Kd 7c 5s 2h"),
    ("Ah 2d Kc Kh", "3c 4h 8d Qs Qd"), ("Ad 2c Kc Kh", "3c 4h 8d Qs Qd"), ("2s 3d Kd Ks", "Ac 4h 8d Qs Qd"),
    ("Ah 2d Kc Kh", "3c 4h 9d Qs Qd"), ("Ah 2d Kc Kh", "2c 4h 8d Qs Qd"), ("Ah 2d 3c Kh", "2c 4h 8d Qs Qd"),
    ("Ah 9d Kc Kh", "2c 4h 8d Qs Qd"), ("Ah 2h 9c 9d", "3h 4h 5h 5d Kc"), ("Ad 2h 9c 9d", "3h 4h 5c 5d Kc"),
    ("Ad 2d 9c 9d", "3d 4d 6d 5d Kc"), ("Ah 2h 3d 4d", "6c 6h Ac 2c 3s"), ("Ad As 4c 4h", "Ac 2h 3h 4d Ks"),
    ("Ac 2c 7h Kd", "7s 6d 4h 3c Ks"), ("8c 6c 9h Kd", "5s 3d Ah 9c Ks"), ("7c 6c 9h Kd", "2s 3d 4h 9c Ks"),
    ("7c Ac 9h Kd", "6s 3d 4h 9c Ks"), ("6c Ac 9h Kd", "2s 3d 4h 9c Ks"), ("7c Ac 9h Kd", "2s 3d 4h 9c Ks"),
    ("8s 5s 9h Kd", "4s 3d 2h 9c Ks"), ("8c 4c 9h Kd", "6s 2d Ah 9c Ks"), ("8c 7c 9h Kd", "3s 2d Ah 9c Ks"),
    ("Ac Kc 9h Kd", "8s 4d 2h 6h 3s"), ("Ac Ks 9h 8d", "Ks 4d 2h 6h 7s"), ("As Ac 2c 9d", "3s 4d 2h 3c Ks"),
    ("8s 6d Kc Jh", "7c 5d 4h Ks Qd"),
)  # fmt: skip
"""Hole cards and boards of Omaha in which every misreading of the low half shows."""


def outcomes_of_lowball(rulings: Rulings) -> list[object]:
    """Everything that can be seen of the hands of five in Lowball."""
    hands = [lowball_hand(parse_cards(cards), rulings) for cards in FIVES]
    seen: list[object] = [(hand.category, hand.cards) for hand in hands]
    return seen + [LOW_HANDS.compare(a, b, rulings).sign for a in hands for b in hands]


def outcomes_of_omaha(rulings: Rulings) -> list[object]:
    """Everything that can be seen of the hands of five, and of the deals of Omaha."""
    hands = [best_high(parse_cards(cards), (), rulings, ALONE) for cards in FIVES]
    seen: list[object] = [(hand.category, hand.cards) for hand in hands]
    seen += [HIGH_HANDS.compare(a, b, rulings).sign for a in hands for b in hands]
    lows = []
    for hole, board in DEALS:
        best = best_high(parse_cards(hole), parse_cards(board), rulings, TWO, CHOSEN_BY)
        low = best_low(parse_cards(hole), parse_cards(board), rulings, TWO, CHOSEN_BY, best, APART_BY)
        seen += [best.cards, low.hand.cards if low.hand else None]
        lows += [low.hand] if low.hand else []
    return seen + [LOW_HANDS.compare(a, b, rulings).sign for a in lows for b in lows]


GAMES = {"omaha": (OMAHA_NAMES, outcomes_of_omaha), "lowball": (LOWBALL_NAMES, outcomes_of_lowball)}


def sites(game: str) -> list[Site]:
    """Every decision that is taken for the hands above."""
    names, outcomes = GAMES[game]
    found: set[Site] = set()
    outcomes(Rulings({name: (name,) for name in names}, {}, notice=found.add))
    return sorted(found)


SITES = {game: sites(game) for game in GAMES}
SOUND = {game: outcomes(rules(names)) for game, (names, outcomes) in GAMES.items()}


@pytest.mark.parametrize(
    ("game", "fault"),
    sorted(
        {
            (game, Fault(site.provision, site.kind, operator))
            for game, found in SITES.items()
            for site in found
            for operator in site.operators()
        }
    ),
    ids=str,
)
def test_every_fault_shows(game: str, fault: Fault) -> None:
    """A planted fault changes a hand, or which of two is the better."""
    names, outcomes = GAMES[game]
    assert outcomes(rules(names, fault)) != SOUND[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_provision_can_be_broken_in_three_ways(game: str) -> None:
    """Else the proof could not show that the clause is examined."""
    ways = {
        name: sum(len(site.operators()) for site in SITES[game] if site.provision == name) for name in GAMES[game][0]
    }
    assert {name: n for name, n in ways.items() if n < 3} == {}
