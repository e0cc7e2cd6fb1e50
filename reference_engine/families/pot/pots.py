"""Pots and how they are divided: arithmetic only.

What a player has put in at most competes for as much from each of the others; what goes beyond is a side pot among
those who put in more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pot:
    """One pot, and the seats that can win it."""

    name: str
    amount: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Portion:
    """What one seat gets of a pot; `odd` of the amount because it did not divide."""

    seat: int
    amount: int
    odd: int = 0


def side_pots(put_in: Mapping[int, int], active: Sequence[int], fee: int = 0) -> list[Pot]:
    """The main pot and the side pots; the fee has come out of the first of them, or dead money has gone into it.

    >>> side_pots({1: 10, 2: 30, 3: 30, 4: 5}, [1, 2, 3])
    [Pot(name='main', amount=35, seats=(1, 2, 3)), Pot(name='side 1', amount=40, seats=(2, 3))]

    Where nobody has put in anything beside dead money, that is the pot:

    >>> side_pots({1: 0, 2: 0}, [1, 2], fee=-200)
    [Pot(name='main', amount=200, seats=(1, 2))]
    """
    layers: list[tuple[int, tuple[int, ...]]] = []
    below = 0
    for level in sorted({put_in.get(seat, 0) for seat in active} | {max(put_in.values(), default=0)}):
        amount = sum(min(total, level) - min(total, below) for total in put_in.values())
        seats = tuple(seat for seat in active if put_in.get(seat, 0) >= level)
        if layers and (not seats or seats == layers[-1][1]):
            layers[-1] = (layers[-1][0] + amount, layers[-1][1])
        elif amount:
            layers.append((amount, seats or tuple(active)))
        below = level
    return _less(layers or [(0, tuple(active))], fee)


def one_pot(put_in: Mapping[int, int], active: Sequence[int], fee: int = 0) -> list[Pot]:
    """All of it as one pot, whoever put in how much.

    >>> one_pot({1: 10, 2: 30}, [1, 2], fee=4)
    [Pot(name='main', amount=36, seats=(1, 2))]
    """
    return _less([(sum(put_in.values()), tuple(active))], fee)


def as_they_stood(
    put_in: Mapping[int, int], active: Sequence[int], stood: Mapping[int, Mapping[int, int]], fee: int = 0
) -> list[Pot]:
    """Who is all-in plays for the pot as it stood then, and for what called the last chips; the rest is a side pot.

    `stood` says what each had put in when the last chips of a seat went in.

    >>> as_they_stood({1: 12, 2: 12, 3: 8}, [1, 2, 3], {3: {1: 8, 2: 12, 3: 8}})
    [Pot(name='main', amount=28, seats=(1, 2, 3)), Pot(name='side 1', amount=4, seats=(1, 2))]
    """
    layers: dict[tuple[int, ...], int] = {}
    for seat, total in put_in.items():
        ends = {one: max(stood[one].get(seat, 0), put_in[one]) if one in stood else total for one in active}
        below = 0
        for level in sorted({min(total, end) for end in ends.values()} | {total}):
            plays_for = tuple(one for one in active if ends[one] >= level) or tuple(active)
            layers[plays_for] = layers.get(plays_for, 0) + level - below
            below = level
    largest_first = sorted(layers.items(), key=lambda layer: -len(layer[0]))
    found = [(amount, seats) for seats, amount in largest_first if amount]
    return _less(found or [(0, tuple(active))], fee)


def from_each(put_in: Mapping[int, int], found: Sequence[Pot], number: int) -> dict[int, int]:
    """What each seat has put into one of the pots that were found, where no fee was taken.

    >>> bets = {1: 12, 2: 6, 3: 12, 4: 2}
    >>> [from_each(bets, side_pots(bets, [1, 2, 3]), number) for number in (0, 1)]
    [{1: 6, 2: 6, 3: 6, 4: 2}, {1: 6, 2: 0, 3: 6, 4: 0}]
    """
    levels = [0, *(min(put_in[seat] for seat in pot.seats) for pot in found[:-1]), max(put_in.values(), default=0)]
    below, level = levels[number : number + 2]
    return {seat: min(total, level) - min(total, below) for seat, total in put_in.items()}


def reduced(found: Sequence[Pot], put_in: Mapping[int, int], taken: Sequence[tuple[int, int]]) -> list[Pot]:
    """Pots out of which something was taken: how far bets reached where it lay, and how much.

    >>> bets = {1: 10, 2: 30, 3: 30}
    >>> [pot.amount for pot in reduced(side_pots(bets, [1, 2, 3]), bets, [(10, 3), (30, 4), (2, 1)])]
    [26, 36]
    """
    left = [pot.amount for pot in found]
    tops = [min(put_in[seat] for seat in pot.seats) for pot in found[:-1]]
    for level, amount in taken:
        number = next((number for number, top in enumerate(tops) if level <= top), len(found) - 1)
        left[number] -= amount
    return [Pot(pot.name, amount, pot.seats) for pot, amount in zip(found, left, strict=True)]


def _less(layers: Sequence[tuple[int, tuple[int, ...]]], fee: int) -> list[Pot]:
    found: list[Pot] = []
    for number, (amount, seats) in enumerate(layers):
        taken = min(fee, amount)
        fee -= taken
        if amount > taken:
            found.append(Pot(f"side {number}" if number else "main", amount - taken, seats))
    return found


def uncalled(bets: Mapping[int, int]) -> tuple[int, int]:
    """The seat whose bet nobody matched, and by how much it goes beyond the next; (0, 0) if all is matched.

    >>> uncalled({1: 4, 2: 12, 3: 4}), uncalled({1: 4, 2: 4})
    ((2, 8), (0, 0))
    """
    by_size = sorted(bets, key=lambda seat: bets[seat], reverse=True)
    if not by_size:
        return 0, 0
    rest = [bets[seat] for seat in by_size[1:]]
    beyond = bets[by_size[0]] - (rest[0] if rest else 0)
    return (by_size[0], beyond) if beyond else (0, 0)


def divided(amount: int, seats: Sequence[int], chip: int, odd_to: Sequence[int], *, one_each: bool) -> list[Portion]:
    """Equal portions in whole chips; chips that are left go to `odd_to`, one each in turn or all to the first.

    >>> divided(11, [2, 5, 7], 1, [5, 7, 2], one_each=True)
    [Portion(seat=2, amount=3, odd=0), Portion(seat=5, amount=4, odd=1), Portion(seat=7, amount=4, odd=1)]
    """
    if not seats:
        return []
    each = amount // len(seats) // chip * chip
    left = amount - each * len(seats)
    odd = dict.fromkeys((*seats, *odd_to), 0)
    takers = list(odd_to) if one_each else list(odd_to[:1])
    while left and takers:
        for seat in takers:
            piece = min(chip, left)
            odd[seat] += piece
            left -= piece
    return [Portion(seat, (each if seat in seats else 0) + extra, extra) for seat, extra in odd.items()
            if extra or seat in seats]  # fmt: skip
