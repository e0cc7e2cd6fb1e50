"""The low half of a pot: eight or better, no pairs, straights and flushes of no account.

low = best_low(hole, board, rulings, uses=TWO, high=high)
low.hand         # None where nothing qualifies
low.provisions   # why it qualifies, or why nothing does
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from clausewise.reference_engine.core.cards import RANK_OF, Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.choosing import Language, RankedHand, choose, laid_out, so
from clausewise.reference_engine.hands.figures import ACE, Group, group
from clausewise.reference_engine.hands.pot.best_five import A_BOARD, HAND_SIZE, TWO, Uses, uses_as_ruled, ways
from clausewise.reference_engine.hands.pot.definitions import (
    ACE_LOW,
    QUALIFYING_ORDERS,
    WHEEL,
    always,
    from_the_lowest,
    is_straight_or_flush,
    pair_exactly,
)
from clausewise.reference_engine.hands.words import Definition, Terms, Word, all_cards

EIGHT = 8
_HIGHEST_LOW = {8, 7, 6, 5, 4}
_NOT_THE_HIGHEST = "8, 7, 6, 5 and 4 does not qualify"
"""Misread: as if a low hand had to be below the highest that there is."""

_HOLE_ONLY = "the hole cards only"
_OF_THE_BOARD = "the board cards of the high hand"
"""Misread, both where there is a board: of a stud's cards all are one's own."""

_LOW = Definition("low", "rank.low-qualify", Word(always, all_cards), {})
_LOW_BY_BEST_CARD = Definition("low", "rank.low-qualify", Word(always, from_the_lowest), {})
"""A reading: of two low hands that with the best card that only one of them has is the better."""


@dataclass(frozen=True, slots=True)
class LowHand:
    """The best qualifying low, or None; and what made it so."""

    hand: RankedHand | None
    provisions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Tests:
    """What a low hand must be, as the rules about it are understood."""

    low_enough: Callable[[tuple[Card, ...]], bool]
    paired: Callable[[Group], bool]
    spoilt: Callable[[Group], bool]


def best_low(
    hole: Sequence[Card],
    board: Sequence[Card],
    rulings: Rulings,
    uses: Uses = TWO,
    chosen_by: Sequence[str] = (),
    high: RankedHand | None = None,
    apart_by: Sequence[str] = (),
) -> LowHand:
    """The lowest five that qualify.

    `chosen_by` names the provisions that say which cards may be combined, `apart_by` those that let the low hand take
    other cards than `high`, the high hand of the same player.
    """
    dealt = laid_out((*hole, *board), HAND_SIZE)
    uses = uses_as_ruled(uses, hole, board, rulings, chosen_by)
    subsets = list(ways(hole, board, uses))
    for provision in apart_by:
        if high is not None:
            others = {} if rulings.undisturbed else _tied_to(high, subsets, {*hole}, of_a_board=len(board) >= A_BOARD)
            subsets = rulings.choose(provision, subsets, others)
    tests = _tests(hole, rulings, of_a_board=len(board) >= A_BOARD)
    qualifying: list[tuple[Card, ...]] = []
    provisions = {"rank.low-qualify": None}
    for subset in subsets:
        if not tests.low_enough(subset):
            continue
        g = group(subset)
        if g.figures.most > 1:
            provisions["rank.low-pairs"] = None
        if not tests.paired(g) and not tests.spoilt(g):
            qualifying.append(subset)
    if not qualifying:
        return LowHand(None, tuple(provisions))
    order = rulings.choose("rank.cards-low", ACE_LOW, QUALIFYING_ORDERS)
    terms = Terms(order, ace_below="low", round_the_ace=frozenset())
    by_best_card = rulings.reading("low-compare", "card-by-card") == "best-card"
    low = _LOW_BY_BEST_CARD if by_best_card else _LOW
    language = Language(terms, ((low, low.word),), {low.name: 0})
    hand = choose("low", dealt, qualifying, language, so, lowest=True)
    g = group(tuple(card for card in dealt if card in hand.cards))
    if is_straight_or_flush(g):
        provisions["rank.low-straights"] = None
        if g.suited:
            provisions["rank.low-flushes"] = None
    return LowHand(replace(hand, provisions=tuple(provisions)), tuple(provisions))


def _tied_to(
    high: RankedHand, subsets: list[tuple[Card, ...]], hole: set[Card], *, of_a_board: bool
) -> dict[str, list[tuple[Card, ...]]]:
    """Misread: the low hand must take cards of the high one."""
    own, common = hole & {*high.cards}, {*high.cards} - hole
    tied = {
        "the hole cards of the high hand": [subset for subset in subsets if hole & {*subset} == own],
        _OF_THE_BOARD: [subset for subset in subsets if {*subset} - hole == common],
        "other hole cards than the high hand's": [subset for subset in subsets if not own & {*subset}],
    }
    return {name: found for name, found in tied.items() if of_a_board or name != _OF_THE_BOARD}


def _tests(hole: Sequence[Card], rulings: Rulings, *, of_a_board: bool) -> _Tests:
    limit = rulings.figure("rank.low-qualify", EIGHT)

    def value(card: Card) -> int:
        rank = RANK_OF[card[0]]
        return 1 if rank == ACE else rank

    of_some = (_HOLE_ONLY, "the board's cards only", "an ace is high", _NOT_THE_HIGHEST)
    misread = {name: name for name in of_some if of_a_board or name != _HOLE_ONLY}
    counted = rulings.choose("rank.low-qualify", "all five", misread)

    def low_enough(subset: tuple[Card, ...]) -> bool:
        if counted == _HOLE_ONLY:
            subset = tuple(card for card in subset if card in hole)
        elif counted == "the board's cards only":
            subset = tuple(card for card in subset if card not in hole)
        elif counted == "an ace is high" and any(card[0] == "A" for card in subset):
            return False
        if counted == _NOT_THE_HIGHEST and {value(card) for card in subset} == _HIGHEST_LOW:
            return False
        return all(value(card) <= limit for card in subset)

    paired = rulings.choose(
        "rank.low-pairs",
        _any_pair,
        {
            "pairs do not matter": _never,
            "only three of a kind matters": _three,
            "one pair does not matter": _two_pairs,
            "two aces are no pair": _paired_below_the_ace,
            "only two of a rank matter": _two_exactly,
        },
    )
    return _Tests(low_enough, paired, _spoilt(rulings))


def _spoilt(rulings: Rulings) -> Callable[[Group], bool]:
    """Straights and flushes are no harm; a document may say it of each by itself."""
    of_straights: dict[str, Callable[[Group], bool]] = {
        "a straight does not qualify": _straight,
        "5, 4, 3, 2 and ace do not qualify": _wheel,
        "8, 7, 6, 5 and 4 do not qualify": lambda g: _straight(g) and not _wheel(g),
    }
    of_flushes: dict[str, Callable[[Group], bool]] = {
        "a flush does not qualify": _flush,
        "a flush with an ace does not qualify": lambda g: _flush(g) and g.figures.laid[0] == ACE,
        "a flush without an ace does not qualify": lambda g: _flush(g) and g.figures.laid[0] != ACE,
    }
    if rulings.knows("rank.low-flushes"):
        straights = rulings.choose("rank.low-straights", _never, of_straights)
        flushes = rulings.choose("rank.low-flushes", _never, of_flushes)
        return lambda g: straights(g) or flushes(g)
    return rulings.choose(
        "rank.low-straights",
        _never,
        {
            "a straight does not qualify": _straight,
            "a flush does not qualify": _flush,
            "neither qualifies": is_straight_or_flush,
            "a straight flush does not qualify": _straight_flush,
        },
    )


def _never(_g: Group) -> bool:
    return False


def _any_pair(g: Group) -> bool:
    return g.figures.most > 1


def _three(g: Group) -> bool:
    return g.figures.most > 2  # noqa: PLR2004 (more than a pair)


def _two_pairs(g: Group) -> bool:
    return g.figures.most > 2 or g.figures.second > 1  # noqa: PLR2004 (more than a pair)


def _paired_below_the_ace(g: Group) -> bool:
    return _any_pair(g) and not (pair_exactly(g) and g.figures.laid.count(ACE) > 1)


def _two_exactly(g: Group) -> bool:
    return 2 in (g.figures.most, g.figures.second)  # noqa: PLR2004 (a pair, that of a full house too)


def _straight(g: Group) -> bool:
    return g.figures.sequence in ("plain", "ace below")


def _wheel(g: Group) -> bool:
    return g.figures.laid == WHEEL


def _flush(g: Group) -> bool:
    return g.suited


def _straight_flush(g: Group) -> bool:
    return _straight(g) and _flush(g)
