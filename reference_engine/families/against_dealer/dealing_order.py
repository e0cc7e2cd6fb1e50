"""In which order cards leave the deck for which places: what is dealt, before anybody rules on anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

AUTOMATED = ("automated shoe", "automated shuffler")


def dealt_in_stacks(dealing: str) -> bool:
    """Whether a device dispenses the cards, a stack for each hand."""
    return dealing in AUTOMATED


def card_by_card(places: Sequence[str], each: int, dealers: int) -> list[str]:
    """One card each, so many times round, and what the dealer has beyond that at the end.

    >>> card_by_card(["seat 2"], 5, 6)[-3:]
    ['seat 2', 'dealer', 'dealer']
    """
    return [place for _ in range(each) for place in (*places, "dealer")] + ["dealer"] * (dealers - each)


def stack_by_stack(places: Sequence[str], each: int, dealers: int, *, dealer_first: bool) -> list[str]:
    """A stack for the dealer and one for each player.

    >>> stack_by_stack(["seat 2"], 5, 6, dealer_first=False)[4:6]
    ['seat 2', 'dealer']
    """
    dealer = ["dealer"] * dealers
    players = [place for place in places for _ in range(each)]
    return [*dealer, *players] if dealer_first else [*players, *dealer]


def misdealt(order: Sequence[str], wrong: Mapping[str, int], shown: Sequence[str] = ()) -> list[str]:
    """The order as it is when places get a wrong number of cards: the last ones are missing, or more follow them.

    >>> misdealt(["seat 1", "dealer", "seat 1", "dealer"], {"seat 1": 1, "dealer": 3})
    ['seat 1', 'dealer', 'dealer', 'dealer']

    No rule says which are missing, nor when those too many come: if a house has `shown` its order, it is as there.

    >>> misdealt(["seat 1", "dealer"], {"seat 1": 2})
    ['seat 1', 'seat 1', 'dealer']
    >>> misdealt(["seat 1", "dealer"], {"seat 1": 2}, ["seat 1", "dealer"])
    ['seat 1', 'dealer', 'seat 1']
    """
    found = list(order)
    for place, number in wrong.items():
        right = found.count(place)
        for _ in range(right - number):
            del found[_last(found, place)]
        for _ in range(number - right):
            found.insert(_last(found, place) + 1 if place in found else len(found), place)
    left = Counter(found) - Counter(shown)
    rest = [place for number, place in enumerate(found) if found[number:].count(place) <= left[place]]
    as_shown = [*shown, *rest]
    others = [[place for place in one if place not in wrong] for one in (as_shown, found)]
    return as_shown if Counter(as_shown) == Counter(found) and others[0] == others[1] else found


def _last(order: Sequence[str], place: str) -> int:
    return len(order) - 1 - order[::-1].index(place)
