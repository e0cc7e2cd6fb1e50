"""The best five of more cards by counting them, for the ranking that everybody knows: no combinations are tried."""

from __future__ import annotations

from collections.abc import Sequence

from clausewise.reference_engine.core.cards import RANK_OF, Card
from clausewise.reference_engine.hands.figures import ACE

_SIZE = 5


def best_five_at_sight(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five that rank highest, given from high to low and so returned."""
    if len(cards) == _SIZE:
        return tuple(cards)
    chosen = _choose(cards)
    return tuple(card for card in cards if card in chosen)


def _choose(cards: Sequence[Card]) -> Sequence[Card]:
    of_suit: dict[str, list[Card]] = {}
    of_rank: dict[int, list[Card]] = {}
    for card in cards:
        of_suit.setdefault(card[1], []).append(card)
        of_rank.setdefault(RANK_OF[card[0]], []).append(card)
    suited = next((alike for alike in of_suit.values() if len(alike) >= _SIZE), None)
    if suited is not None:
        run = _run({RANK_OF[card[0]]: card for card in suited})
        if run is not None:
            return run
    # What repeats most first, and of that the higher rank first, as the dictionary has them from high to low.
    sets = sorted(of_rank.values(), key=len, reverse=True)
    if len(sets[0]) == 4:  # noqa: PLR2004
        return _filled(sets[0], cards)
    if len(sets[0]) == 3 and len(sets) > 1 and len(sets[1]) > 1:  # noqa: PLR2004
        second = next(alike for alike in of_rank.values() if len(alike) > 1 and alike is not sets[0])
        return [*sets[0], *second[:2]]
    if suited is not None:
        return suited[:_SIZE]
    run = _run({rank: alike[0] for rank, alike in of_rank.items()})
    if run is not None:
        return run
    if len(sets[0]) == 2 and len(sets) > 1 and len(sets[1]) == 2:  # noqa: PLR2004
        return _filled([*sets[0], *sets[1]], cards)
    return _filled(sets[0] if len(sets[0]) > 1 else [], cards)


def _run(of_rank: dict[int, Card]) -> list[Card] | None:
    """The highest five in sequence, an ace also below the 2."""
    for top in range(ACE, _SIZE, -1):
        if all(rank in of_rank for rank in range(top, top - _SIZE, -1)):
            return [of_rank[rank] for rank in range(top, top - _SIZE, -1)]
    if all(rank in of_rank for rank in (_SIZE, 4, 3, 2, ACE)):
        return [of_rank[rank] for rank in (_SIZE, 4, 3, 2, ACE)]
    return None


def _filled(sets: list[Card], cards: Sequence[Card]) -> list[Card]:
    """What repeats, and the highest of the other cards."""
    others = [card for card in cards if card not in sets]
    return [*sets, *others[: _SIZE - len(sets)]]
