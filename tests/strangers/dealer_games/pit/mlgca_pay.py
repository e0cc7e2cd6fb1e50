"""The paytables of Four Card Poker, MLGCA Version 1.2, Chapter 12."""

from pit.cards import SUITS
from pit.faults import broken
from pit.ranks import ACE, FIVE, FOUR, Hand, best, value

DOLLAR = 100
BONUS = {"four-of-a-kind": 25, "straight flush": 20, "three-of-a-kind": 2}
ROWS = ("four-of-a-kind", "straight flush", "three-of-a-kind", "flush", "straight", "two pairs", "pair of aces")
ACES_UP = {
    "A": (50, 30, 9, 6, 4, 2, 1),
    "B": (50, 30, 7, 6, 5, 2, 1),
    "C": (50, 40, 8, 5, 4, 3, 1),
    "D": (50, 40, 8, 6, 4, 2, 1),
    "E": (50, 30, 8, 6, 4, 2, 1),
    "F": (50, 40, 7, 5, 4, 3, 1),
}
# A figure pays so much for 1; a pair names a meter and how many hundredths of it are paid.
Pay = int | tuple[str, int]
_FOR_ONE: dict[str, Pay] = {"full house": 50, "flush": 40, "straight": 30, "three-of-a-kind": 9}
_THREE_METERS: dict[str, Pay] = {
    "royal flush": ("mega", 100),
    "straight flush": ("major", 100),
    "four-of-a-kind": ("minor", 100),
    **_FOR_ONE,
}
PROGRESSIVE: dict[str, dict[str, Pay]] = {
    "A": {"four aces": ("main", 100), "four-of-a-kind": 300, "straight flush": 100, "three-of-a-kind": 9},
    "B": {"four aces": ("main", 100), "four-of-a-kind": 300, "straight flush": 100, "three-of-a-kind": 15},
    "C": {"royal flush": ("main", 100), "straight flush": ("main", 10), "four-of-a-kind": 300, **_FOR_ONE},
    "D": {"royal flush": ("major", 100), "straight flush": ("minor", 100), "four-of-a-kind": 300, **_FOR_ONE},
    "E": {**_THREE_METERS, "three-of-a-kind": 10},
    "F": _THREE_METERS,
}
RESETS = {
    "A": {"main": 5_000},
    "B": {"main": 1_000},
    "C": {"main": 10_000},
    "D": {"major": 1_000, "minor": 250},
    "E": {"mega": 10_000, "major": 1_000, "minor": 250},
    "F": {"mega": 10_000, "major": 1_000, "minor": 250},
}
RATES = {"main": 15, "mega": 10, "major": 5, "minor": 3}
"""How many hundredths of a progressive wager go into each meter."""

ENVY: dict[str, dict[str, int]] = {
    "A": {"four aces": 100, "four-of-a-kind": 10, "straight flush": 5},
    "B": {"four aces": 100, "four-of-a-kind": 25},
    "C": {"four aces": 1_000, "four-of-a-kind": 300},
    "D": {"royal flush": 1_000, "straight flush": 300},
    "E": {"royal flush": 1_000, "straight flush": 300},
    "F": {"royal flush": 1_000, "straight flush": 300},
}
FIVE_CARD_PROGRESSIVES = "CDEF"
FIVE_CARD_ENVIES = "DEF"
SIX_CARD = {
    "royal flush": 1_000,
    "straight flush": 200,
    "four-of-a-kind": 50,
    "full house": 20,
    "flush": 15,
    "straight": 10,
    "three-of-a-kind": 5,
}
LOWEST_OF_SUPER_ROYAL = 9


def four_card(cards: list[str]) -> Hand:
    """The best four of these cards."""
    return best(cards, 4, FOUR)


def five_card(cards: list[str]) -> Hand:
    """The best five of these cards."""
    return best(cards, 5, FIVE)


def row_of(hand: Hand) -> str:
    """The row of a table that names four aces apart."""
    return "four aces" if hand[1] == "four-of-a-kind" and hand[0][1] == ACE else hand[1]


def aces_up_odds(letter: str, hand: Hand) -> int:
    """What the aces up wager pays for a hand, to 1."""
    row = hand[1]
    if row == "pair":
        least = ACE - 1 if broken("pair-of-kings") else ACE
        row = "pair of aces" if hand[0][1] >= least else "nothing"
    if broken("aces-and-another-pair") and row == "two pairs" and hand[0][1] == ACE:
        row = "pair of aces"
    return dict(zip(ROWS, ACES_UP[letter], strict=True)).get(row, 0)


def super_royal(cards: list[str]) -> str:
    """The suit of a super royal, ace to 9 in one suit; empty where it is none."""
    wanted = set(range(LOWEST_OF_SUPER_ROYAL, ACE + 1))
    for suit in SUITS:
        if {value(card) for card in cards if card[1] == suit} == wanted:
            return suit
    return ""
