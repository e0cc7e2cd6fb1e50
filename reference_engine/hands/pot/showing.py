"""What up-cards show: pairs and more, and single cards; three of them may be read as a hand of three cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clausewise.reference_engine.core.cards import RANK_OF, Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.pot.three_showing import best_three

THREE = 3
Showing = tuple[tuple[int, ...], tuple[int, ...]]


def showing(cards: Sequence[Card], rulings: Rulings, *, of_three: str, any_card: bool) -> Showing:
    """How a hand that shows stands to others of as many cards: the greater, the higher.

    >>> nothing = Rulings({}, {})
    >>> pair, aces = [Card("2c"), Card("2d")], [Card("As"), Card("Ks")]
    >>> kept = {"of_three": "sets-and-cards", "any_card": False}
    >>> showing(pair, nothing, **kept) > showing(aces, nothing, **kept)
    True
    """
    if len(cards) == THREE and of_three == "three-card-ranking":
        hand = best_three(cards, rulings)
        return (hand.rank[0],), (*hand.rank[1], *hand.rank[2])
    ranks = [RANK_OF[card[0]] for card in cards]
    counts = Counter(ranks)
    laid = sorted(counts, key=lambda rank: (-counts[rank], -rank))
    kind = tuple(counts[rank] for rank in laid)
    return kind, tuple(sorted(laid, reverse=True) if any_card else laid)
