"""In which order cards leave the deck for which places: what is dealt, before anybody rules on anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

PLAYERS_CARDS = 5
DEALERS_CARDS = 6
BONUS_BOX = "bonus box"
AUTOMATED = ("automated shoe", "automated shuffler")


def dealt_in_stacks(dealing: str) -> bool:
    """Whether a device dispenses the cards, a stack for each hand."""
    return dealing in AUTOMATED


def deals_bonus_card(options: Mapping[str, str | int], readings: Mapping[str, str]) -> bool:
    """Whether a card is dealt to the bonus box."""
    automated = dealt_in_stacks(str(options.get("dealing", "manual shoe")))
    if automated and readings.get("bonus-card", "when-offered") == "always":
        return True
    offered = options.get("six-card-bonus", "none") != "none"
    return offered and (automated or readings.get("six-card-bonus-dealing", "dealt-first") == "dealt-first")


def dealer_before_players(options: Mapping[str, str | int], readings: Mapping[str, str]) -> bool:
    """Whether a device dispenses the dealer's stack before the players' stacks."""
    reshuffles = options.get("shuffling") == "by reshuffling device"
    return reshuffles or readings.get("dealer-stack-first", "dealer-first") == "dealer-first"


def required_wagers(readings: Mapping[str, str]) -> tuple[str, ...]:
    """The wagers without which a player is not dealt in."""
    return ("aces up",) if readings.get("aces-up-required") == "required" else ()


def card_by_card(places: Sequence[str]) -> list[str]:
    """One card each, five times round, the dealer's sixth at the end.

    >>> card_by_card(["seat 2"])[-3:]
    ['seat 2', 'dealer', 'dealer']
    """
    return [place for _ in range(PLAYERS_CARDS) for place in (*places, "dealer")] + ["dealer"]


def stack_by_stack(places: Sequence[str], *, dealer_first: bool) -> list[str]:
    """A stack of six for the dealer and one of five for each player.

    >>> stack_by_stack(["seat 2"], dealer_first=False)[4:6]
    ['seat 2', 'dealer']
    """
    dealer = ["dealer"] * DEALERS_CARDS
    players = [place for place in places for _ in range(PLAYERS_CARDS)]
    return [*dealer, *players] if dealer_first else [*players, *dealer]


def dealing_order(seats: Sequence[int], options: Mapping[str, str | int], readings: Mapping[str, str]) -> list[str]:
    """The place of each card from the top of the deck, on a table with these options.

    >>> dealing_order([2, 1], {"dealing": "hand"}, {})[:3]
    ['seat 1', 'seat 2', 'dealer']
    """
    places = [f"seat {number}" for number in sorted(seats)]
    if dealt_in_stacks(str(options.get("dealing", "manual shoe"))):
        order = stack_by_stack(places, dealer_first=dealer_before_players(options, readings))
    else:
        order = card_by_card(places)
    return [BONUS_BOX, *order] if deals_bonus_card(options, readings) else order


def misdealt(order: Sequence[str], wrong: Mapping[str, int]) -> list[str]:
    """The order as it is when places get a wrong number of cards: the last ones are missing, or more follow them.

    >>> misdealt(["seat 1", "dealer", "seat 1", "dealer"], {"seat 1": 1, "dealer": 3})
    ['seat 1', 'dealer', 'dealer', 'dealer']
    """
    found = list(order)
    for place, number in wrong.items():
        right = found.count(place)
        for _ in range(right - number):
            del found[_last(found, place)]
        for _ in range(number - right):
            found.insert(_last(found, place) + 1 if place in found else len(found), place)
    return found


def _last(order: Sequence[str], place: str) -> int:
    return len(order) - 1 - order[::-1].index(place)
