"""Stud: the last card of each player, or one for all in the center where too few are left in the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.families.pot import dealing, positions
from clausewise.reference_engine.vocabulary.pot.events import BoardDealt

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.rules import Step, Street
    from clausewise.reference_engine.families.pot.state import Hand

MORE = 2
"""By so many cards more than are needed it is still asked whether there are enough."""
COMMON: Final = "common card"
"""Where the card for all lies, and the name of what is laid there."""


def deal(table: PotGround, street: Street, step: Step) -> None:
    """A burn and a card for each player; where these are too many, one card that counts for all of them."""
    hand = table.current()
    needed = len(positions.receiving(table))
    left = len(hand.deck.cards)
    counted = table.rulings.reading("common-card-when", "counting-the-burn") == "counting-the-burn"
    enough = left > needed if counted else left >= needed
    rule = f"{street.name}.common"
    if not enough:
        enough = not table.held(rule, True)
    elif left <= needed + MORE:
        enough = not table.held(rule, False)
    if enough:
        if left > needed:
            dealing.burn(table, street, step)
        hand.why_dealt = (rule,) if left <= needed + MORE else ()
        dealing.hole_cards(table, street, step)
        hand.why_dealt = ()
    else:
        _common_card(table, hand, street, step)


def _common_card(table: PotGround, hand: Hand, street: Street, step: Step) -> None:
    """The burn cards are shuffled in where the deck has run out; then one is burned and one laid in the center."""
    rule = f"{street.name}.burns-shuffled"
    after_the_burn = table.rulings.reading("one-card-left", "before-the-burn") == "after-the-burn"
    few = len(hand.deck.cards) - after_the_burn <= 1
    if table.held(rule, few) and hand.burned:
        pile, hand.burned = hand.burned, []
        dealing.reshuffle(table, pile, "burn pile", rule)
    dealing.burn(table, street, step)
    if not hand.deck.cards:
        return
    card = dealing.top(table, COMMON)
    hand.board.append((COMMON, card))
    event = BoardDealt(COMMON, (card,), len(hand.board))
    table.does(
        event, f"{street.name}.common", f"{COMMON}.community", rule, fixes=("face", "total"), once=False, anyway=True
    )
