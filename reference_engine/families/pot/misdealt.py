"""Hands that get a wrong number of cards, and seats that get some though nobody plays there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.dealt_as_shown import dealt_in_rounds
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.pot.events import TurnGiven

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from clausewise.reference_engine.families.pot.rules import Street
    from clausewise.reference_engine.families.pot.state import Hand
    from clausewise.reference_engine.vocabulary.events import AnyEvent


def seats_shown(events: Iterable[AnyEvent]) -> dict[int, list[int]]:
    """To which seats a house was seen to deal before anybody had the turn, a seat for each card.

    >>> from clausewise.reference_engine.vocabulary.cards.events import CardDealt
    >>> seats_shown([RoundStarted(7), CardDealt("seat 1", 1, "down"), CardDealt("seat 4", 1, "down")])
    {7: [1, 4]}
    """
    shown = dealt_in_rounds(events, until=(TurnGiven,))
    names = {number: [place.removeprefix("seat ") for place in places] for number, places in shown.items()}
    return {number: [int(name) for name in dealt if name.isdecimal()] for number, dealt in names.items()}


def of_the_deal(street: Street) -> int:
    """How many cards each player is dealt before anybody bets."""
    return sum(step.count for step in street.steps if step.kind == "deal")


def too_many(hand: Hand, due: int) -> dict[int, int]:
    """How many cards more than are due come to which seats by mistake; to one where nobody plays all of them."""
    more = {seat: wanted - (due if seat in hand.players else 0) for seat, wanted in hand.errors.misdealt.items()}
    return {seat: number for seat, number in sorted(more.items()) if number > 0}


def voided_after_the_deal(events: Iterable[AnyEvent]) -> frozenset[int]:
    """The rounds that a house broke off before anybody had the turn.

    >>> sorted(voided_after_the_deal([RoundStarted(7), Procedure("voids all hands"), RoundStarted(8)]))
    [7]
    """
    number, found = 0, set[int]()
    for event in events:
        if isinstance(event, RoundStarted | TurnGiven):
            number = event.number if isinstance(event, RoundStarted) else 0
        elif isinstance(event, Procedure) and event.act == "voids all hands":
            found.add(number)
    return frozenset(found - {0})


def have_cards(hand: Hand) -> bool:
    """Whether the deal has begun: before, nobody can notice what is wrong with it."""
    return any(player.cards for player in hand.players.values())


def somebody_has_none(hand: Hand) -> bool:
    """Whether a player was left out of the deal."""
    return have_cards(hand) and any(
        not number and seat in hand.players for seat, number in hand.errors.misdealt.items()
    )


def wrong(hand: Hand) -> list[int]:
    """The seats of the players who have got a wrong number of cards."""
    return [seat for seat, number in sorted(hand.errors.misdealt.items()) if number != hand.errors.due] * have_cards(
        hand
    )


def before_this_card(hand: Hand, seat: int, shown: Sequence[int]) -> list[int]:
    """Which seats a house gave a card too many before the one that is due here: no rule says when those come."""
    left, first = dict(hand.errors.too_many), list[int]()
    for other in shown:
        if other == seat or not left.get(other):
            break
        left[other] -= 1
        first.append(other)
    return first
