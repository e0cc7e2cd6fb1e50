"""Chapter 5: shuffling and cutting the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.cards import PACK
from clausewise.reference_engine.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.four_card_poker.game import FourCardTable


def shuffle(table: FourCardTable, provision: str) -> None:
    """The cards are shuffled, stacked, cut if need be, and loaded."""
    deck = table.deck_in_play()
    deck.cards = list(PACK)
    table.random.shuffle(deck.cards)
    by_hand = table.option("shuffling") == "by hand"
    table.does(Procedure("shuffles", by="dealer" if by_hand else "shuffler", deck=deck.name), provision, "shuffle")
    table.does(Procedure("stacks", deck=deck.name, method="in a single stack"), "shuffle.single-stack")
    if by_hand:
        cut(table)


def cut(table: FourCardTable) -> None:
    """The cover card goes in at least ten cards from the top, and all above it to the bottom."""
    deck = table.deck_in_play()
    depth = table.cut_depth
    table.does(Procedure("places the cover card", deck=deck.name, count=depth), "cut.cover-card", fixes=("count",))
    deck.cards = deck.cards[depth:] + deck.cards[:depth]
    table.does(Procedure("cuts", deck=deck.name, count=depth, place="bottom of the stack"), "cut.to-bottom")
    table.does(Procedure("loads", deck=deck.name, place="shoe"), "cut.into-shoe", fixes=("place",))
