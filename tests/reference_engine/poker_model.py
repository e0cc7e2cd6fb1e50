"""Another way to rank hands for a pot, made from the books on the games and nothing of the engine's; slow and plain."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

VALUES = {letter: value for value, letter in enumerate("23456789TJQKA", start=2)}
Key = tuple[object, ...]


def high_key(five: Sequence[str]) -> Key:
    """Sorts hands of five from the lowest to the highest."""
    values = sorted((VALUES[card[0]] for card in five), reverse=True)
    if values == [14, 5, 4, 3, 2]:
        values = [5, 4, 3, 2, 1]
    counted = sorted(((n, value) for value, n in Counter(values).items()), reverse=True)
    shape = [n for n, _ in counted]
    order = [value for _, value in counted]
    straight = shape == [1] * 5 and values[0] - values[4] == 4
    flush = len({card[1] for card in five}) == 1
    if straight and flush:
        kind = 9 if values[0] == 14 else 8
    elif shape[0] == 4:
        kind = 7
    elif shape == [3, 2]:
        kind = 6
    elif flush:
        kind = 5
    elif straight:
        kind = 4
    else:
        kind = {(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}[tuple(shape)]
    return kind, order


NAMES = (
    "high card", "pair", "two pairs", "three-of-a-kind", "straight", "flush", "full house", "four-of-a-kind",
    "straight flush", "royal flush",
)  # fmt: skip


def holdem(hole: Sequence[str], board: Sequence[str]) -> Key:
    """Any five."""
    return max(high_key(five) for five in combinations([*hole, *board], 5))


def omaha_ways(hole: Sequence[str], board: Sequence[str]) -> Iterable[tuple[str, ...]]:
    """Two and three."""
    return (own + common for own in combinations(hole, 2) for common in combinations(board, 3))


def omaha(hole: Sequence[str], board: Sequence[str]) -> Key:
    """The highest of two and three."""
    return max(high_key(five) for five in omaha_ways(hole, board))


def low_of(ways: Iterable[Sequence[str]]) -> list[int] | None:
    """The lowest eight or better."""
    lows = []
    for five in ways:
        values = sorted({1 if card[0] == "A" else VALUES[card[0]] for card in five}, reverse=True)
        if len(values) == 5 and values[0] <= 8:
            lows.append(values)
    return min(lows, default=None)


def lowball_key(five: Sequence[str], *, aces_high: bool, own_full_house: bool, any_run: bool) -> Key:
    """Sorts hands of Lowball from the best to the worst."""
    ranks = [VALUES[card[0]] for card in five]
    counts = Counter(ranks)

    def single(rank: int) -> int:
        return 1 if rank == 14 else rank

    def of_set(rank: int) -> int:
        return rank if aces_high else single(rank)

    sets = sorted((-n, -of_set(rank)) for rank, n in counts.items() if n > 1)
    shape = tuple(-n for n, _ in sets)
    if shape == (3, 2) and not own_full_house:
        sets = sets[:1]
        shape = (3,)
        rest = sorted((single(r) for r in ranks if counts[r] != 3), reverse=True)
    else:
        rest = sorted((single(rank) for rank, n in counts.items() if n == 1), reverse=True)
    kind = {(): 1, (2,): 2, (2, 2): 3, (3,): 4, (3, 2): 5, (4,): 6}[shape]
    if kind == 1 and (rest == [5, 4, 3, 2, 1] or (any_run and rest[0] - rest[4] == 4)):
        kind = 0
    return kind, [-value for _, value in sets], rest
