"""The rank of four, five and six cards, and which of two hands, of three cards as well, is the higher.

    hand = best_four(cards, rulings)
    compare(player, dealer, rulings).sign      # 1: the player's hand is the higher one

Every definition is asked of `rulings`, so that it can be broken where a rule uses the word. What a sound engine answers
is the same for all tables under the same readings, and is prepared once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from clausewise.reference_engine.core.cards import RANK_OF, Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.choosing import (
    MOST_REMEMBERED,
    Citing,
    Game,
    Language,
    RankedHand,
    Subsets,
    choose,
    high_to_low,
    laid_out,
    so,
    strengths,
    untouched,
    words_as_ruled,
)
from clausewise.reference_engine.hands.comparing import SUIT_ORDERS, Comparison, by_suit, cards_in_turn, sign
from clausewise.reference_engine.hands.definitions import (
    ELIGIBLE,
    FIVE_CARD,
    FIVE_CARD_ORDER,
    FOUR_CARD,
    FOUR_CARD_MISORDERED,
    FOUR_CARD_ORDER,
    SUPER_ROYAL,
)
from clausewise.reference_engine.hands.three_card import THREE_CARD
from clausewise.reference_engine.hands.words import ACE_BELOW, NATURAL, ORDERS, ROUND_THE_ACE, Terms

__all__ = [
    "Comparison", "RankedHand", "best_five", "best_four", "best_six", "compare", "eligible", "super_royal",
]  # fmt: skip

OF_FIVE_CARDS = ("straight flush", "flush", "straight")
"""A reading: what a rule book writes as five cards, four cards can never make."""

_TERM_PROVISIONS = ("rank.card-order", "rank.ace-below", "rank.round-the-ace")
_FOUR_PROVISIONS = frozenset({"rank.order", *_TERM_PROVISIONS, *(d.provision for d in FOUR_CARD)})
_FIVE_PROVISIONS = frozenset({"five.hands", *_TERM_PROVISIONS, *(d.provision for d in FIVE_CARD)})
_READINGS = {
    "rank-tie-break": "leftover-cards",
    "ace-below-straights": "lowest",
    "ace-other-sequences": "not-in-the-middle",
    "five-card-ace-below": "counts",
    "five-card-words": "four-cards",
    "highest-straight-flush": "ace-high",
    "wrap-of-one-suit": "barred",
}
"""What the rules may leave open, and what holds where they do not."""


def best_four(cards: Sequence[Card], rulings: Rulings, selection: str | None = None) -> RankedHand:
    """The highest hand of four that the cards hold.

    `selection` names the provision by which the four are chosen, where a rule says so.
    """
    dealt = laid_out(cards, 4)
    sound = untouched(rulings, _FOUR_PROVISIONS)
    if sound and rulings.undisturbed:
        if selection is not None:
            rulings.choose(selection, dealt, {})
        return _sound_four(dealt, _readings(rulings))
    language = _sound_language("four card", _readings(rulings)) if sound else _four_language(rulings)
    subsets: Subsets = combinations(dealt, 4)
    lowest = False
    if selection is not None:
        subsets, lowest = rulings.choose(
            selection,
            (subsets, False),
            {
                "the first four cards": ((high_to_low(cards[:4]),), False),
                "the last four cards": ((high_to_low(cards[-4:]),), False),
                "the lowest hand": (combinations(dealt, 4), True),
            },
        )
    return choose("four card", dealt, subsets, language, so if sound else rulings.holds, lowest=lowest)


@lru_cache(maxsize=MOST_REMEMBERED)
def _sound_four(dealt: tuple[Card, ...], readings: tuple[str, ...]) -> RankedHand:
    return choose("four card", dealt, combinations(dealt, 4), _sound_language("four card", readings), so)


def best_five(cards: Sequence[Card], rulings: Rulings) -> RankedHand:
    """The highest hand of five that the cards hold, by the definitions for wagers on five cards."""
    dealt = laid_out(cards, 5)
    if untouched(rulings, _FIVE_PROVISIONS):
        language = _sound_language("five card", _readings(rulings))
        return choose("five card", dealt, combinations(dealt, 5), language, so)
    use = rulings.choose(
        "five.hands",
        "the best five",
        {name: name for name in ("the first five cards", "the best four cards", "two pairs are on the list")},
    )
    if use == "the best four cards":
        return _four_as_five(dealt, rulings)
    subsets: Subsets = combinations(dealt, 5)
    if use == "the first five cards":
        subsets = (high_to_low(cards[:5]),)
    hand = choose("five card", dealt, subsets, _five_language(rulings), rulings.holds)
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
    dealt = laid_out(cards, len(SUPER_ROYAL))
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

_SUIT_FIRST = "a flush of spades is the highest"


def compare(a: RankedHand, b: RankedHand, rulings: Rulings) -> Comparison:
    """How the first hand stands to the second."""
    if a.rank[0] != b.rank[0]:
        return Comparison(sign(a.rank[0], b.rank[0]), ("rank.order",))
    in_suit = a.category in {"flush", "straight flush"} and a.cards[0][1] != b.cards[0][1]
    suits: tuple[str, ...] = ("rank.suits",) if in_suit else ()
    suit_order = _suit_order(rulings) if in_suit else ""
    if suit_order == _SUIT_FIRST:
        return Comparison(by_suit(a.cards[:1], b.cards[:1], "cdhs"), suits)
    if a.rank[1] != b.rank[1]:
        higher = sign(a.rank[1], b.rank[1])
        # Where the cards left over point the other way, it matters how the rule about them is read.
        over = ("rank.kickers",) if sign(a.rank[2], b.rank[2]) == -higher else ()
        return Comparison(higher, (_PROVISION_OF[a.game, a.category], "rank.card-order", *over, *suits))
    left, right = a.rank[2], b.rank[2]
    if left or right:
        higher = _by_kickers(left, right, rulings)
        if higher:
            return Comparison(higher, ("rank.kickers", "rank.card-order", *suits))
    return _tie(a, b, suit_order or _suit_order(rulings), rulings)


def _by_kickers(left: tuple[int, ...], right: tuple[int, ...], rulings: Rulings) -> int:
    """The cards left over, from the highest down."""
    if rulings.reading("shared-cards", "ranks") == "physical-cards":
        left, right = left[:1], right[:1]
    return cards_in_turn(left, right, "rank.kickers", rulings)


def _tie(a: RankedHand, b: RankedHand, suit_order: str, rulings: Rulings) -> Comparison:
    """Nothing is left to tell them apart."""
    cut_short = rulings.reading("shared-cards", "ranks") == "physical-cards" and len(a.rank[2]) > 1
    provisions = ("rank.kickers" if cut_short else "rank.suits", "rank.tie")
    if suit_order in SUIT_ORDERS:
        return Comparison(by_suit(a.cards, b.cards, SUIT_ORDERS[suit_order]), provisions)
    mistaken = ["the first hand is higher", "the second hand is higher"]
    if a.rest or b.rest:
        mistaken.append("the fifth cards decide")
    how = rulings.choose("rank.tie", "a tie", {name: name for name in mistaken})
    if how == "the fifth cards decide":
        fifths = [RANK_OF[hand.rest[0][0]] if hand.rest else 0 for hand in (a, b)]
        return Comparison(sign(fifths[0], fifths[1]), provisions)
    return Comparison({"a tie": 0, "the first hand is higher": 1, "the second hand is higher": -1}[how], provisions)


def _suit_order(rulings: Rulings) -> str:
    """No suit is above another; the empty order."""
    return rulings.choose("rank.suits", "", {name: name for name in (*SUIT_ORDERS, _SUIT_FIRST)})


_PROVISION_OF: dict[tuple[Game, str], str] = {
    **{("three card", d.name): d.provision for d in THREE_CARD},
    **{("four card", d.name): d.provision for d in FOUR_CARD},
    **{("five card", d.name): d.provision for d in FIVE_CARD},
}


# --- the words as they stand ------------------------------------------------------------------------------------------


def _readings(rulings: Rulings) -> tuple[str, ...]:
    return tuple([rulings.reading(question, otherwise) for question, otherwise in _READINGS.items()])


def _read(rulings: Rulings, question: str) -> str:
    return rulings.reading(question, _READINGS[question])


@lru_cache(maxsize=64)
def _sound_language(game: Game, readings: tuple[str, ...]) -> Language:
    """The language of a sound engine under these readings."""
    sound = Rulings(dict.fromkeys(_FOUR_PROVISIONS | _FIVE_PROVISIONS, ()), dict(zip(_READINGS, readings, strict=True)))
    return _four_language(sound) if game == "four card" else _five_language(sound)


def _terms(rulings: Rulings) -> Terms:
    return Terms(
        strength=rulings.choose("rank.card-order", NATURAL, ORDERS),
        ace_below=rulings.choose("rank.ace-below", "low", ACE_BELOW),
        round_the_ace=rulings.choose("rank.round-the-ace", frozenset(), ROUND_THE_ACE),
        round_the_ace_in_suit=_read(rulings, "wrap-of-one-suit") == "allowed",
        ace_above=_read(rulings, "ace-other-sequences") == "not-in-the-middle",
        five_below=_read(rulings, "five-card-ace-below") == "counts",
        straights_by_high_card=_read(rulings, "ace-below-straights") == "high-card",
        any_card=_read(rulings, "rank-tie-break") == "any-card",
        ace_above_in_suit=_read(rulings, "highest-straight-flush") == "ace-high",
    )


_FOUR_CITING = Citing(unlisted=("rank.order",), ace_below=("rank.ace-below",), round_the_ace=("rank.round-the-ace",))
_FIVE_CITING = Citing(always=("five.hands",), ace_below=("rank.ace-below",), round_the_ace=("rank.round-the-ace",))


def _four_language(rulings: Rulings) -> Language:
    order = rulings.choose("rank.order", FOUR_CARD_ORDER, FOUR_CARD_MISORDERED)
    by_the_letter = _read(rulings, "five-card-words") == "as-printed"
    words = tuple(definition for definition in FOUR_CARD if not by_the_letter or definition.name not in OF_FIVE_CARDS)
    return Language(_terms(rulings), words_as_ruled(words, rulings), strengths(order), _FOUR_CITING)


def _five_language(rulings: Rulings) -> Language:
    return Language(_terms(rulings), words_as_ruled(FIVE_CARD, rulings), strengths(FIVE_CARD_ORDER), _FIVE_CITING)


def _four_as_five(dealt: tuple[Card, ...], rulings: Rulings) -> RankedHand:
    """Misread: what the base game's four cards make is what the wager on five cards is paid for."""
    four = choose("four card", dealt, combinations(dealt, 4), _four_language(rulings), rulings.holds)
    hand = choose("five card", dealt, combinations(dealt, 5), _five_language(rulings), rulings.holds)
    return replace(four, game="five card", rank=hand.rank, provisions=hand.provisions)
