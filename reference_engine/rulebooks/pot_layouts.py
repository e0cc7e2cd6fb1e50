"""In which order cards leave the deck at the table of a pot game, by its rulebook: for who stacks a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.family import Options
from clausewise.reference_engine.families.pot.dealing_order import places_in_hand
from clausewise.reference_engine.families.pot.rules import PotRules
from clausewise.reference_engine.families.pot.state import clockwise
from clausewise.reference_engine.rulebooks.games import RULEBOOKS


def next_button(seats: Sequence[int], last: int) -> int:
    """Where the button lies in the next hand.

    >>> next_button([1, 2, 5], 2), next_button([1, 2, 5], 5)
    (5, 1)
    """
    return clockwise(last, seats)[0]


def hand_places(
    rulebook: str, options: Options, seats: Sequence[int], button: int, draws: Mapping[int, int]
) -> list[str]:
    """The place that each card goes to, from the top of the deck; `draws` says how many cards each seat draws.

    >>> hand_places("oasis-holdem", {}, [1, 2], 2, {})[:6]
    ['seat 1', 'seat 2', 'seat 1', 'seat 2', 'burn', 'board']
    """
    return places_in_hand(RULEBOOKS[rulebook].game(options).rules, seats, button, draws)


def has_a_button(rulebook: str, options: Options) -> bool:
    """Whether a button says who is dealt to first.

    >>> has_a_button("oneida-poker", {}), has_a_button("oneida-poker", {"game": "Five-Card Stud High"})
    (True, False)
    """
    rules: PotRules = RULEBOOKS[rulebook].game(options).rules
    return rules.button


def blinds_have_disks(rulebook: str, options: Options) -> bool:
    """Whether disks mark who posts the blinds.

    >>> blinds_have_disks("oasis-holdem", {}), blinds_have_disks("oneida-poker", {})
    (True, False)
    """
    return "blinds.disks" in RULEBOOKS[rulebook].game(options).rules.provisions


def least_bet(rulebook: str, options: Options, betting_round: str) -> Cents:
    """The least first wager of this betting round, by the house's limits.

    >>> least_bet("oneida-poker", {"game": "Five-Card Stud High", "limits": "4-8"}, "fifth street")
    800
    """
    rules = RULEBOOKS[rulebook].game(options).rules
    limits = options.get("limits", next(iter(rules.options.get("limits", ())), ""))
    lower, higher = rules.units.get(limits, (rules.least, rules.least))
    late = any(street.round == betting_round and street.unit == "higher" for street in rules.streets)
    return Cents(higher if late else lower)


def goes_with_blinds(rulebook: str, options: Options, whole: int) -> dict[str, str | int]:
    """What a house chooses as well that has blinds of this size, where it may choose: no ante, and the limits of them.

    >>> goes_with_blinds("oneida-poker", {}, 4), goes_with_blinds("oasis-holdem", {}, 4)
    ({'ante': 0, 'limits': '4-8'}, {})
    """
    offered = RULEBOOKS[rulebook].game(options).rules.options
    wanted: dict[str, str | int] = {"ante": 0, "limits": f"{whole}-{2 * whole}"}
    return {name: value for name, value in wanted.items() if value in offered.get(name, ())}


def button_draw_places(seats: Sequence[int]) -> list[str]:
    """One card for each seat, where the highest card is to say who has the button: the left of the dealer is seat 1.

    >>> button_draw_places([5, 2])
    ['seat 2', 'seat 5']
    """
    return [f"seat {seat}" for seat in sorted(seats)]
