"""In which order cards leave the deck in a hand of a pot game: needed to force the cards by stacking the deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

HOLE_CARDS: dict[str, int] = {"oasis-holdem": 2, "oasis-omaha": 4, "oasis-pineapple": 3, "oasis-lowball": 5}
WITHOUT_BOARD = frozenset({"oasis-lowball"})
BOARD = ["burn", "board", "board", "board", "burn", "board", "burn", "board"]


def clockwise_from(seats: Sequence[int], button: int) -> list[int]:
    """The seats in the order in which they come after the button, which itself comes last.

    >>> clockwise_from([1, 2, 5], 2), clockwise_from([1, 2, 5], 5)
    ([5, 1, 2], [1, 2, 5])
    """
    return sorted(seats, key=lambda seat: (seat <= button, seat))


def next_button(seats: Sequence[int], last: int) -> int:
    """Where the button lies in the next hand.

    >>> next_button([1, 2, 5], 2), next_button([1, 2, 5], 5)
    (5, 1)
    """
    return clockwise_from(seats, last)[0]


def hand_places(rulebook: str, seats: Sequence[int], button: int, draws: Mapping[int, int]) -> list[str]:
    """The place that each card goes to, from the top of the deck; `draws` says how many cards each seat draws.

    >>> hand_places("oasis-holdem", [1, 2], 2, {})[:6]
    ['seat 1', 'seat 2', 'seat 1', 'seat 2', 'burn', 'board']
    """
    order = clockwise_from(seats, button)
    dealt = [f"seat {seat}" for _ in range(HOLE_CARDS[rulebook]) for seat in order]
    if rulebook in WITHOUT_BOARD:
        return dealt + [f"seat {seat}" for seat in order for _ in range(draws.get(seat, 0))]
    return dealt + BOARD


def button_draw_places(seats: Sequence[int]) -> list[str]:
    """One card for each seat, where the highest card is to say who has the button: the left of the dealer is seat 1.

    >>> button_draw_places([5, 2])
    ['seat 2', 'seat 5']
    """
    return [f"seat {seat}" for seat in sorted(seats)]
