"""What the words of a ranking mean: flush, straight, pair; and how each is commonly misread.

A word is a test and a weight. The weight of a hand has two parts: what the rank itself says (the threes of a
three-of-a-kind, both of two pairs, where a straight ends), and the cards left over. The misreadings are what `prove`
puts in a word's place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from clausewise.reference_engine.core.cards import RANK_OF
from clausewise.reference_engine.hands.figures import ACE, JACK, Group

Weight = tuple[tuple[int, ...], tuple[int, ...]]
"""What the rank says, and what is left over, each from the more to the less important."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the words for cards mean, on which the words for hands rest."""

    strength: Mapping[int, int]
    """How the ranks of single cards compare."""
    ace_below: str
    """What A-2-3-4 is worth: see `ACE_BELOW`."""
    round_the_ace: frozenset[int]
    """In which sequences round the ace, by the cards before it, are sequences at all: none of them."""
    round_the_ace_in_suit: bool = False
    """A reading: are sequences round the ace barred where they are of several suits only?"""
    ace_above: bool = True
    """A reading: does A-K-Q-J count at all?"""
    five_below: bool = True
    """A reading: does A-2-3-4-5 count?"""
    straights_by_high_card: bool = False
    """A reading: is A-2-3-4 compared by its ace?"""
    ace_above_in_suit: bool = True
    """A reading: is A-K-Q-J of one suit a straight flush?"""
    any_card: bool = False
    """A reading: does the highest card that only one hand has decide at once, before the pair or the three?"""

    def runs(self, g: Group) -> bool:
        """Whether these are consecutive."""
        figures = g.figures
        if not figures.sequence:
            return False
        if figures.sequence == "plain":
            return self.ace_above or figures.top != ACE
        if figures.sequence == "round the ace":
            return figures.before_ace in self.round_the_ace or (self.round_the_ace_in_suit and g.suited)
        if len(g.cards) == 5 and not self.five_below:  # noqa: PLR2004 (A-2-3-4-5)
            return False
        return {"one suit": g.suited, "mixed suits": not g.suited, "none": False}.get(self.ace_below, True)

    def strengths(self, ranks: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([self.strength[rank] for rank in ranks])


NATURAL: dict[int, int] = {rank: rank for rank in RANK_OF.values()}
ORDERS: Mapping[str, Mapping[int, int]] = {
    "aces low": NATURAL | {ACE: 1},
    "twos above aces": NATURAL | {2: 15},
    "queens above kings": NATURAL | {12: 13, 13: 12},
    "tens and court cards alike": NATURAL | {11: 10, 12: 10, 13: 10},
}
"""Misread: how single cards rank."""
ACE_BELOW: Mapping[str, str] = {
    "it is no straight": "none",
    "its ace is high": "high",
    "only in one suit": "one suit",
    "only in mixed suits": "mixed suits",
}
"""Misread: the ace in A-2-3-4."""
ROUND_THE_ACE: Mapping[str, frozenset[int]] = {
    "a king may come before ace and 2": frozenset({1}),
    "queen and king may come before ace and 2": frozenset({2}),
    "it goes round the ace": frozenset({1, 2, 3}),
}
"""Misread: the ace in the middle."""


@dataclass(frozen=True, slots=True)
class Word:
    """What a rank is, and what decides between two hands of that rank."""

    fits: Callable[[Group, Terms], bool]
    weighs: Callable[[Group, Terms], Weight]


def nearly_never(_group: Group) -> bool:
    """Nothing comes near it."""
    return False


@dataclass(frozen=True, slots=True)
class Definition:
    """A rank by its name, its provision, what it means, and what it is mistaken for."""

    name: str
    provision: str
    word: Word
    misread: Mapping[str, Word]
    nearly: Callable[[Group], bool] = field(default=nearly_never)
    """Cards that are often mistaken for it."""


# --- weights ----------------------------------------------------------------------------------------------------------


def all_cards(g: Group, terms: Terms) -> Weight:
    """Nothing but the cards, from high to low."""
    return (), tuple(sorted(terms.strengths(g.figures.laid), reverse=True))


def of_a_kind(number: int) -> Callable[[Group, Terms], Weight]:
    """First the rank of the set, then the cards left over."""

    def weighs(g: Group, terms: Terms) -> Weight:
        laid = g.figures.laid
        if terms.any_card and number < len(laid):
            return (), tuple(sorted(set(terms.strengths(laid)), reverse=True))
        return terms.strengths(laid[:1]), tuple(sorted(terms.strengths(laid[number:]), reverse=True))

    return weighs


def two_ranks(g: Group, terms: Terms) -> Weight:
    """The higher pair, then the lower, then what is left; of a full house the three, then the pair."""
    laid = g.figures.laid
    second = g.figures.most
    primary = terms.strengths((laid[0], laid[second]))
    if g.figures.most == g.figures.second:
        primary = tuple(sorted(primary, reverse=True))
    return primary, terms.strengths(laid[second + g.figures.second :])


def end_of_run(g: Group, terms: Terms) -> Weight:
    """Where a straight ends; A-2-3-4 ends at the 4."""
    if terms.straights_by_high_card:
        return all_cards(g, terms)
    figures = g.figures
    if figures.sequence == "ace below" and terms.ace_below == "high":
        return terms.strengths((ACE,)), ()
    return terms.strengths((figures.top or figures.laid[0],)), ()


def upside_down(weighs: Callable[[Group, Terms], Weight]) -> Callable[[Group, Terms], Weight]:
    """Misread: the lowest first."""

    def turned(g: Group, terms: Terms) -> Weight:
        primary, rest = weighs(g, terms)
        return tuple(-value for value in primary), rest

    return turned


def alike(weighs: Callable[[Group, Terms], Weight]) -> Callable[[Group, Terms], Weight]:
    """Misread: all of that rank are worth the same, but for the cards left over."""

    def flat(g: Group, terms: Terms) -> Weight:
        return (), weighs(g, terms)[1]

    return flat


def rest_first(weighs: Callable[[Group, Terms], Weight]) -> Callable[[Group, Terms], Weight]:
    """Misread: the cards left over come before the set."""

    def turned(g: Group, terms: Terms) -> Weight:
        primary, rest = weighs(g, terms)
        return rest + primary, ()

    return turned


def backwards(weighs: Callable[[Group, Terms], Weight]) -> Callable[[Group, Terms], Weight]:
    """Misread: the lower of two ranks is looked at first."""

    def turned(g: Group, terms: Terms) -> Weight:
        primary, rest = weighs(g, terms)
        return primary[::-1], rest

    return turned


# --- tests ------------------------------------------------------------------------------------------------------------


def repeats(number: int) -> Callable[[Group, Terms], bool]:
    """So many of one rank, or more."""

    def fits(g: Group, _terms: Terms) -> bool:
        return g.figures.most >= number

    return fits


def repeats_from(number: int, lowest: int) -> Callable[[Group, Terms], bool]:
    """Misread: so many of one rank, but low ranks do not count."""

    def fits(g: Group, _terms: Terms) -> bool:
        return g.figures.most >= number and g.figures.laid[0] >= lowest

    return fits


def sets(most: int, second: int) -> Callable[[Group, Terms], bool]:
    """So many of one rank and so many of another."""

    def fits(g: Group, _terms: Terms) -> bool:
        return g.figures.most >= most and g.figures.second >= second

    return fits


def shares_suit(g: Group, _terms: Terms) -> bool:
    """All of one suit."""
    return g.suited


def shares_colour(g: Group, _terms: Terms) -> bool:
    """Misread: all red or all black."""
    return len({card[1] in "dh" for card in g.cards}) == 1


def suited_with_court_card(g: Group, _terms: Terms) -> bool:
    """Misread: all of one suit, but not if all are low."""
    return g.suited and g.figures.laid[0] >= JACK


def runs_on(g: Group, terms: Terms) -> bool:
    """All consecutive."""
    return terms.runs(g)


def runs_with_gap(g: Group, terms: Terms) -> bool:
    """Misread: one rank may be missing in between."""
    size = len(g.cards)
    return terms.runs(g) or (g.figures.different == size and g.figures.span == size)


def runs_in_suit(g: Group, terms: Terms) -> bool:
    """All consecutive and of one suit."""
    below_ace = g.figures.sequence != "plain" or g.figures.top != ACE
    return g.suited and terms.runs(g) and (terms.ace_above_in_suit or below_ace)


def doubled_in_span(g: Group) -> bool:
    """As far from the lowest to the highest as in a straight, but one rank is there twice and another is missing."""
    size = len(g.cards)
    return g.figures.different == size - 1 and g.figures.span == size - 1


def one_short_of_suit(g: Group) -> bool:
    """All but one of one suit."""
    return g.alike == len(g.cards) - 1
