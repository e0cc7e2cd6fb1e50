"""The rank of four, five and six cards, and which of two hands is the higher.

    hand = best_four(cards, rulings)
    compare(player, dealer, rulings).sign      # 1: the player's hand is the higher one

Every definition is asked of `rulings`, so that it can be broken where a rule uses the word. What a sound engine answers
is the same for all tables under the same readings, and is prepared once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Literal

from clausewise.reference_engine.cards import RANK_OF, RANKS, Card
from clausewise.reference_engine.hand_definitions import (
    ELIGIBLE,
    FIVE_CARD,
    FIVE_CARD_ORDER,
    FOUR_CARD,
    FOUR_CARD_MISORDERED,
    FOUR_CARD_ORDER,
    NOTHING,
    SUPER_ROYAL,
)
from clausewise.reference_engine.hand_figures import ACE, Group, group
from clausewise.reference_engine.hand_words import (
    ACE_BELOW,
    NATURAL,
    ORDERS,
    ROUND_THE_ACE,
    Definition,
    Terms,
    Weight,
    Word,
)
from clausewise.reference_engine.rulings import Rulings

Game = Literal["four card", "five card", "six card"]
Rank = tuple[int, tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class RankedHand:
    """Cards chosen for a hand, and their rank."""

    game: Game
    category: str
    """As the document writes it; `nothing` where the cards make none of its hands."""
    rank: Rank
    """For comparison: the category, what the rank itself says, and the cards left over."""
    cards: tuple[Card, ...]
    """As one would lay them: what makes the hand first, each part from high to low."""
    of: tuple[int, ...]
    """The ranks that make the hand: (14,) for a pair of aces, (14, 13) for aces and kings, (4,) for A-2-3-4."""
    rest: tuple[Card, ...]
    """Cards that were dealt and not chosen, from high to low."""
    provisions: tuple[str, ...]
    """What made it so."""

    def __str__(self) -> str:
        return f"{self.category} ({' '.join(self.cards)})"


@dataclass(frozen=True, slots=True)
class Comparison:
    """How one hand stands to another: 1 higher, 0 equal, -1 lower; and what decided it."""

    sign: int
    provisions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Language:
    """The words as they stand for one hand."""

    terms: Terms
    words: tuple[tuple[Definition, Word], ...]
    order: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class _Found:
    """A way to lay some of the cards."""

    rank: Rank
    definition: Definition | None
    group: Group


Holds = Callable[[str, bool], bool]
Subsets = Iterable[tuple[Card, ...]]

_TERM_PROVISIONS = ("rank.card-order", "rank.ace-below", "rank.round-the-ace")
_FOUR_PROVISIONS = frozenset({"rank.order", *_TERM_PROVISIONS, *(d.provision for d in FOUR_CARD)})
_FIVE_PROVISIONS = frozenset({"five.hands", *_TERM_PROVISIONS, *(d.provision for d in FIVE_CARD)})
_READINGS = ("rank-tie-break", "ace-below-straights", "ace-other-sequences", "five-card-ace-below")


def best_four(cards: Sequence[Card], rulings: Rulings, selection: str | None = None) -> RankedHand:
    """The highest hand of four that the cards hold.

    `selection` names the provision by which the four are chosen, where a rule says so.
    """
    dealt = _laid_out(cards, 4)
    sound = _untouched(rulings, _FOUR_PROVISIONS)
    language = _sound_language("four card", _readings(rulings)) if sound else _four_language(rulings)
    subsets: Subsets = combinations(dealt, 4)
    lowest = False
    if selection is not None:
        subsets, lowest = rulings.choose(
            selection,
            (subsets, False),
            {
                "the first four cards": ((_high_to_low(cards[:4]),), False),
                "the last four cards": ((_high_to_low(cards[-4:]),), False),
                "the lowest hand": (combinations(dealt, 4), True),
            },
        )
    return _choose("four card", dealt, subsets, language, _so if sound else rulings.holds, lowest=lowest)


def best_five(cards: Sequence[Card], rulings: Rulings) -> RankedHand:
    """The highest hand of five that the cards hold, by the definitions for wagers on five cards."""
    dealt = _laid_out(cards, 5)
    if _untouched(rulings, _FIVE_PROVISIONS):
        language = _sound_language("five card", _readings(rulings))
        return _choose("five card", dealt, combinations(dealt, 5), language, _so)
    use = rulings.choose(
        "five.hands",
        "the best five",
        {name: name for name in ("the first five cards", "the best four cards", "two pairs are on the list")},
    )
    if use == "the best four cards":
        return _four_as_five(dealt, rulings)
    subsets: Subsets = combinations(dealt, 5)
    if use == "the first five cards":
        subsets = (_high_to_low(cards[:5]),)
    hand = _choose("five card", dealt, subsets, _five_language(rulings), rulings.holds)
    if use == "two pairs are on the list" and hand.category == "two pairs":
        return replace(hand, category="three-of-a-kind")
    return hand


def eligible(hand: RankedHand) -> bool:
    """Whether a hand of five is on the list of those that are paid."""
    return hand.category in ELIGIBLE


def super_royal(cards: Sequence[Card], rulings: Rulings) -> str | None:
    """The suit in which six cards run from the 9 to the ace, or None."""
    ranks = tuple(sorted((RANK_OF[card[0]] for card in cards), reverse=True))
    suits = [card[1] for card in cards]
    suit = max(sorted(suits), key=suits.count)
    suited = suits.count(suit) == len(SUPER_ROYAL)
    is_one: bool = rulings.choose(
        "six.super-royal",
        suited and ranks == SUPER_ROYAL,
        {
            "the 9 may be any card": suits.count(suit) >= 5  # noqa: PLR2004 (the royal flush)
            and {rank + suit for rank in "AKQJT"} <= set(cards),
            "any six of one suit": suited,
            "any six in sequence of one suit": suited and ranks == tuple(range(ranks[0], ranks[0] - 6, -1)),
        },
    )
    if is_one or ranks == SUPER_ROYAL:
        is_one = rulings.holds("six.super-royal", is_one)
    return suit if is_one else None


def best_six(cards: Sequence[Card], rulings: Rulings) -> RankedHand:
    """What six cards make: a super royal of all six, or the best five of them."""
    dealt = _laid_out(cards, len(SUPER_ROYAL))
    suit = super_royal(dealt, rulings)
    if suit is not None:
        return RankedHand("six card", "super royal", (0, (), ()), dealt, SUPER_ROYAL[:1], (), ("six.super-royal",))
    hand = best_five(cards, rulings)
    suits = [card[1] for card in dealt]
    if hand.category == "royal flush" or suits.count(suits[0]) == len(dealt):
        # So near to a super royal, it is the definition of one that says that this is none.
        return replace(hand, provisions=(*hand.provisions, "six.super-royal"))
    return hand


# --- comparing --------------------------------------------------------------------------------------------------------

_SUIT_ORDERS: dict[str, str] = {"spades high": "cdhs", "diamonds high": "cshd", "clubs high": "sdhc"}
_SUIT_FIRST = "a flush of spades is the highest"


def compare(a: RankedHand, b: RankedHand, rulings: Rulings) -> Comparison:
    """How the first hand stands to the second."""
    if a.rank[0] != b.rank[0]:
        return Comparison(_sign(a.rank[0], b.rank[0]), ("rank.order",))
    in_suit = a.category in {"flush", "straight flush"} and a.cards[0][1] != b.cards[0][1]
    suits: tuple[str, ...] = ("rank.suits",) if in_suit else ()
    suit_order = _suit_order(rulings) if in_suit else ""
    if suit_order == _SUIT_FIRST:
        return Comparison(_by_suit(a.cards[:1], b.cards[:1], "cdhs"), suits)
    if a.rank[1] != b.rank[1]:
        sign = _sign(a.rank[1], b.rank[1])
        # Where the cards left over point the other way, it matters how the rule about them is read.
        over = ("rank.kickers",) if _sign(a.rank[2], b.rank[2]) == -sign else ()
        return Comparison(sign, (_PROVISION_OF[a.game, a.category], "rank.card-order", *over, *suits))
    left, right = a.rank[2], b.rank[2]
    if left or right:
        sign = _by_kickers(left, right, rulings)
        if sign:
            return Comparison(sign, ("rank.kickers", "rank.card-order", *suits))
    return _tie(a, b, suit_order or _suit_order(rulings), rulings)


def _by_kickers(left: tuple[int, ...], right: tuple[int, ...], rulings: Rulings) -> int:
    """The cards left over, from the highest down."""
    if rulings.reading("shared-cards") == "physical-cards":
        left, right = left[:1], right[:1]
    how = rulings.choose(
        "rank.kickers",
        "from the highest",
        {name: name for name in ("not at all", "only the highest", "from the lowest", "added up")},
    )
    if how == "not at all":
        return 0
    if how == "only the highest":
        left, right = left[:1], right[:1]
    elif how == "from the lowest":
        left, right = left[::-1], right[::-1]
    elif how == "added up":
        left, right = (sum(left),), (sum(right),)
    return _sign(left, right)


def _tie(a: RankedHand, b: RankedHand, suit_order: str, rulings: Rulings) -> Comparison:
    """Nothing is left to tell them apart."""
    cut_short = rulings.reading("shared-cards") == "physical-cards" and len(a.rank[2]) > 1
    provisions = ("rank.kickers" if cut_short else "rank.suits", "rank.tie")
    if suit_order in _SUIT_ORDERS:
        return Comparison(_by_suit(a.cards, b.cards, _SUIT_ORDERS[suit_order]), provisions)
    how = rulings.choose(
        "rank.tie",
        "a tie",
        {name: name for name in ("the first hand is higher", "the second hand is higher", "the fifth cards decide")},
    )
    if how == "the fifth cards decide":
        fifths = [RANK_OF[hand.rest[0][0]] if hand.rest else 0 for hand in (a, b)]
        return Comparison(_sign(fifths[0], fifths[1]), provisions)
    return Comparison({"a tie": 0, "the first hand is higher": 1, "the second hand is higher": -1}[how], provisions)


def _suit_order(rulings: Rulings) -> str:
    """No suit is above another; the empty order."""
    return rulings.choose("rank.suits", "", {name: name for name in (*_SUIT_ORDERS, _SUIT_FIRST)})


def _by_suit(left: tuple[Card, ...], right: tuple[Card, ...], order: str) -> int:
    return _sign(tuple(order.index(card[1]) for card in left), tuple(order.index(card[1]) for card in right))


def _sign(left: int | tuple[int, ...], right: int | tuple[int, ...]) -> int:
    """Both are numbers, or both are tuples."""
    return 0 if left == right else 1 if left > right else -1  # type: ignore[operator]


_PROVISION_OF: dict[tuple[Game, str], str] = {
    **{("four card", d.name): d.provision for d in FOUR_CARD},
    **{("five card", d.name): d.provision for d in FIVE_CARD},
}


# --- choosing ---------------------------------------------------------------------------------------------------------


def _choose(
    game: Game, dealt: tuple[Card, ...], subsets: Subsets, language: _Language, holds: Holds, *, lowest: bool = False
) -> RankedHand:
    """The best of the ways to lay the cards, by the words of the language."""
    chosen: _Found | None = None
    flush: _Found | None = None
    found: set[str] = set()
    round_the_ace = False
    for subset in subsets:
        g = group(subset)
        now = _rank(g, language, holds)
        if now.definition is not None:
            found.add(now.definition.name)
            if now.definition.name == "flush" and (flush is None or now.rank > flush.rank):
                flush = now
        round_the_ace = round_the_ace or _ace_is_barred(g, language.terms)
        if chosen is None or (now.rank < chosen.rank if lowest else now.rank > chosen.rank):
            chosen = now
    if chosen is None:
        raise ValueError(f"{' '.join(dealt)} are too few cards for a {game} hand")
    if flush is not None and "straight" in found and "straight flush" not in found:
        # A flush of some of the cards and a straight of others: who tests for both at once sees a straight flush.
        straight_flush = next(d for d, _ in language.words if d.name == "straight flush")
        if holds(straight_flush.provision, False):
            rank = (language.order["straight flush"], *flush.rank[1:])
            chosen = _Found(rank, straight_flush, flush.group)
    return _ranked(game, dealt, chosen, round_the_ace=round_the_ace)


def _ace_is_barred(g: Group, terms: Terms) -> bool:
    """Whether these would be in sequence if an ace could go with any cards."""
    figures = g.figures
    above = figures.sequence == "plain" and figures.top == ACE
    return figures.sequence == "round the ace" or (above and not terms.ace_above)


def _rank(g: Group, language: _Language, holds: Holds) -> _Found:
    """The first definition that the cards fit."""
    terms = language.terms
    for definition, word in language.words:
        is_so = word.fits(g, terms)
        # A name that no rule gives, as two pairs in a wager on five cards, is no question for the rules.
        if (is_so or definition.nearly(g)) and (not definition.misread or holds(definition.provision, is_so)):
            weight: Weight = word.weighs(g, terms)
            return _Found((language.order[definition.name], *weight), definition, g)
    ranks = tuple(sorted(terms.strengths(g.figures.laid), reverse=True))
    return _Found((language.order[NOTHING], (), ranks), None, g)


_SETS = {"four-of-a-kind": 1, "three-of-a-kind": 1, "pair": 1, "two pairs": 2, "full house": 2}


def _ranked(game: Game, dealt: tuple[Card, ...], chosen: _Found, *, round_the_ace: bool) -> RankedHand:
    """The hand as it is shown and cited."""
    figures = chosen.group.figures
    laid = list(dict.fromkeys(figures.laid))
    runs = chosen.definition is not None and "straight" in chosen.definition.name
    if runs and figures.sequence == "ace below":
        laid = [*laid[1:], laid[0]]
    cards = tuple(sorted(chosen.group.cards, key=lambda card: laid.index(RANK_OF[card[0]])))
    provisions = [] if chosen.definition is None else [chosen.definition.provision]
    if game == "five card":
        provisions = list(dict.fromkeys([*provisions, "five.hands"]))
    elif chosen.definition is None:
        provisions = ["rank.order"]
    if runs and figures.sequence == "ace below":
        provisions.append("rank.ace-below")
    elif round_the_ace and not runs:
        provisions.append("rank.round-the-ace")
    category = NOTHING if chosen.definition is None else chosen.definition.name
    if runs or category == "royal flush":
        of: tuple[int, ...] = (figures.top or figures.laid[0],)
    else:
        of = tuple(laid[: _SETS.get(category, 0)])
    rest = tuple(card for card in dealt if card not in cards)
    return RankedHand(game, category, chosen.rank, cards, of, rest, tuple(provisions))


def _laid_out(cards: Sequence[Card], least: int) -> tuple[Card, ...]:
    """From high to low, so that the same cards always give the same hand."""
    if len(cards) < least:
        raise ValueError(f"a hand of {least} cards cannot be chosen from {len(cards)}: {' '.join(cards)}")
    return _high_to_low(cards)


_LAYING = {Card(rank + suit): (-RANK_OF[rank], -"cdhs".index(suit)) for rank in RANKS for suit in "cdhs"}


def _high_to_low(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=_LAYING.__getitem__))


def _so(_provision: str, truth: bool) -> bool:
    """What a sound engine answers."""
    return truth


# --- the words as they stand ------------------------------------------------------------------------------------------


def _untouched(rulings: Rulings, provisions: frozenset[str]) -> bool:
    """Nobody listens, and no fault is planted in these provisions."""
    return rulings.notice is None and (rulings.fault is None or rulings.fault.provision not in provisions)


def _readings(rulings: Rulings) -> tuple[str, ...]:
    return tuple([rulings.reading(question) for question in _READINGS])


@lru_cache(maxsize=64)
def _sound_language(game: Game, readings: tuple[str, ...]) -> _Language:
    """The language of a sound engine under these readings."""
    sound = Rulings({}, dict(zip(_READINGS, readings, strict=True)))
    return _four_language(sound) if game == "four card" else _five_language(sound)


def _terms(rulings: Rulings) -> Terms:
    return Terms(
        strength=rulings.choose("rank.card-order", NATURAL, ORDERS),
        ace_below=rulings.choose("rank.ace-below", "low", ACE_BELOW),
        round_the_ace=rulings.choose("rank.round-the-ace", frozenset(), ROUND_THE_ACE),
        ace_above=rulings.reading("ace-other-sequences") == "not-in-the-middle",
        five_below=rulings.reading("five-card-ace-below") == "counts",
        straights_by_high_card=rulings.reading("ace-below-straights") == "high-card",
        any_card=rulings.reading("rank-tie-break") == "any-card",
    )


def _words(definitions: tuple[Definition, ...], rulings: Rulings) -> tuple[tuple[Definition, Word], ...]:
    return tuple((d, rulings.choose(d.provision, d.word, d.misread) if d.misread else d.word) for d in definitions)


def _four_language(rulings: Rulings) -> _Language:
    order = rulings.choose("rank.order", FOUR_CARD_ORDER, FOUR_CARD_MISORDERED)
    return _Language(_terms(rulings), _words(FOUR_CARD, rulings), _strengths(order))


def _five_language(rulings: Rulings) -> _Language:
    return _Language(_terms(rulings), _words(FIVE_CARD, rulings), _strengths(FIVE_CARD_ORDER))


def _strengths(order: tuple[str, ...]) -> dict[str, int]:
    return {name: len(order) - 1 - place for place, name in enumerate(order)}


def _four_as_five(dealt: tuple[Card, ...], rulings: Rulings) -> RankedHand:
    """Misread: what the base game's four cards make is what the wager on five cards is paid for."""
    four = _choose("four card", dealt, combinations(dealt, 4), _four_language(rulings), rulings.holds)
    hand = _choose("five card", dealt, combinations(dealt, 5), _five_language(rulings), rulings.holds)
    return replace(four, game="five card", rank=hand.rank, provisions=hand.provisions)
