"""What up-cards show: pairs and more, and single cards; three of them may be read as a hand of three cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from clausewise.reference_engine.core.cards import RANK_OF, Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.pot.three_showing import HANDS, best_three, near

THREE = 3
COMPARED = "rank.compare"


class Showing(NamedTuple):
    """How a hand that shows stands to others of as many cards, the greater the higher, and by what."""

    rank: tuple[tuple[int, ...], tuple[int, ...]]
    provisions: tuple[str, ...] = ()


def showing(cards: Sequence[Card], rulings: Rulings, *, of_three: str, any_card: bool) -> Showing:
    """The hand that some up-cards make.

    >>> nothing = Rulings({}, {})
    >>> pair, high = [Card("2c"), Card("2d")], [Card("As"), Card("Ks")]
    >>> kept = {"of_three": "sets-and-cards", "any_card": False}
    >>> showing(pair, nothing, **kept) > showing(high, nothing, **kept)
    True
    """
    ranks = [RANK_OF[card[0]] for card in cards]
    by_any_card = tuple(sorted({*ranks}, reverse=True))
    if len(cards) == THREE and of_three == "three-card-ranking":
        hand = best_three(cards, rulings)
        kind, *weight = hand.rank
        made = ((kind,), by_any_card) if any_card else ((kind, *weight[0]), weight[1])
        return Showing(made, (HANDS, *hand.provisions, *near(cards)))
    counts = Counter(ranks)
    laid = sorted(counts, key=lambda rank: (-counts[rank], -rank))
    of_each = tuple(counts[rank] for rank in laid)
    why = (COMPARED, HANDS) if len(cards) == THREE else (COMPARED,)
    return Showing((of_each, by_any_card if any_card else tuple(laid)), why)
