"""What a hand counts is said, and a Blackjack as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import rank
from clausewise.reference_engine.families.points.counting import ACE, FACE_VALUE, Count, count
from clausewise.reference_engine.families.points.state import FIRST_CARDS, DealersHand, Hand
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.points.ground import PointsGround

TENS = 10
MOST_CITED = 5
TELLS_LEAST = (
    "play.object", "lose", "lose.over", "value.pips", "definition.hard", "definition.blackjack", "win", "value",
)  # fmt: skip
"""What is cited for nearly every hand: the first that is left out where there is much to cite."""


def points(table: PointsGround, hand: Hand | DealersHand) -> Count:
    """What it counts."""
    return count(table.rulings, hand.cards)


def is_blackjack(table: PointsGround, hand: Hand | DealersHand) -> bool:
    """An ace and a ten as the first two cards, but not after a split of aces or tens."""
    rulings = table.rulings
    if len(hand.cards) != FIRST_CARDS or {rank(card) == ACE for card in hand.cards} != {True, False}:
        natural = False
    else:
        natural = points(table, hand).total == table.rules.target
    right = natural and not _takes_it_away(table, hand)
    total = points(table, hand).total if hand.cards else 0
    others = {
        "any twenty-one": total == table.rules.target,
        "after a split as well": natural,
        "only with a picture": right and any(FACE_VALUE < rank(card) < ACE for card in hand.cards),
    }
    return rulings.choose("definition.blackjack", right, others)


def _takes_it_away(table: PointsGround, hand: Hand | DealersHand) -> bool:
    """Whether the hand comes of a split of aces or of tens, or is a hand of the dealer's that cannot have one."""
    reading = table.rulings.reading
    if isinstance(hand, DealersHand):
        return hand.number > 1 and reading("dealers-second-blackjack") == "first-hand"
    if hand.split_from is None or rank(hand.split_from) == ACE:
        return hand.split_from is not None
    return reading("ten-ace-after-split") == "any-ten" or rank(hand.split_from) == TENS


def values(cards: Sequence[Card]) -> tuple[str, ...]:
    """The rules on values that a hand rests on."""
    ranks = {rank(card) for card in cards}
    found = {
        "value.pips": any(one <= TENS for one in ranks),
        "value.face": any(TENS < one < ACE for one in ranks),
        "value.ace": ACE in ranks,
    }
    return (*(name for name, there in found.items() if there), "value")


def few(provisions: Sequence[str]) -> tuple[str, ...]:
    """Without what tells least, where so many are cited that none would say what is wrong."""
    cited = [*dict.fromkeys(provisions)]
    for general in TELLS_LEAST:
        if len(cited) > MOST_CITED and general in cited[1:]:
            cited.remove(general)
    return tuple(cited)


def announce_total(table: PointsGround, hand: Hand | DealersHand, *why: str) -> None:
    """What it counts, hard or soft; or that it is a Blackjack. `why` is what else it shows."""
    counted = points(table, hand)
    words = "blackjack" if is_blackjack(table, hand) else counted.words
    owner, said = "dealer", counted.total
    if isinstance(hand, Hand):
        owner = hand.owner
        said = table.misannounced.pop(hand.seat, said)
        hand.announced = said
        hand.misannounced |= said != counted.total
    event = Procedure("announces the total", owner=owner, count=said, words=words, hand=hand.number)
    decided = "definition.blackjack" if counted.total == table.rules.target else "definition.hard"
    if isinstance(hand, DealersHand):
        soft = [table.way.rule("soft-17")] * _has_ace(hand)
        provisions = (table.way.rule("dealer-until"), *soft, *values(hand.cards), decided, *why)
        table.does(event, *few(provisions), fixes=("count", "words"), once=False, anyway=True)
    elif hand.initial:  # of the first two cards it is said that their total is announced
        provisions = ("announce.total", *values(hand.cards), decided, *why)
        table.does(event, *few(provisions), fixes=("count", "words"), once=False, late="elected", anyway=True)
    else:
        table.reports(event, *few((*values(hand.cards), decided, *why)))


def _has_ace(hand: Hand | DealersHand) -> bool:
    return any(rank(card) == ACE for card in hand.cards)
