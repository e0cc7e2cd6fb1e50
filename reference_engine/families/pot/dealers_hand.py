"""Which of the dealer's hands holds the deck, and what is done when it has to be set down in the middle of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.emitted import name_of
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.families.emitted import Emitted
    from clausewise.reference_engine.families.pot.ground import PotGround

WHY = ("hand.same-hand",)
"""What has each card come out of the same hand."""
DECK = "deck"
ON_THE_DECK = "on the deck"
SETS_DOWN: Final = "sets the deck down"
TAKES_UP: Final = "takes the deck up"
"""A transaction begins and ends with these."""
OTHER = {"left hand": "right hand", "right hand": "left hand"}


def source(table: PotGround) -> str:
    """From where the next card comes: out of the hand that was chosen when the first one came."""
    hand = table.current()
    if not table.rulings.knows("hand.same-hand"):
        return DECK
    first = not hand.held
    hand.held = hand.held or table.cards.dealing_hand
    on_the_board = bool(hand.board)
    return table.rulings.choose(
        "hand.same-hand",
        hand.held,
        {"whichever hand it was named last": table.cards.dealing_hand,
         "the other hand after the first card": hand.held if first else OTHER[hand.held],
         "the other hand after the flop": OTHER[hand.held] if on_the_board else hand.held},
    )  # fmt: skip


def handle_transaction(table: PotGround) -> None:
    """The deck is set down, and lies under a marker button until what was asked for has been handled."""
    if table.hand is None:
        raise Refusal("no round is in progress")
    deck = table.current().deck.name
    table.reports(Procedure(SETS_DOWN, deck=deck), "hand.marker")
    marked = table.rulings.chosen(
        "hand.marker",
        "until it is handled",
        {"not at all": "not at all", "only until it begins": "too short"},
    )
    places = Procedure("places the marker button", place=ON_THE_DECK)
    removes = Procedure("removes the marker button", place=ON_THE_DECK)
    if marked != "not at all":
        table.does(places, "hand.marker", fixes=("by", "place"), late="completes the transaction")
    if marked == "too short":
        table.reports(removes, "hand.marker")
    table.reports(Procedure("completes the transaction"), "hand.marker")
    if marked == "until it is handled":
        table.reports(removes, "hand.marker")
    table.reports(Procedure(TAKES_UP, deck=deck), "hand.marker")


def handles_now(emitted: list[Emitted], place: int) -> None:
    """A transaction comes whenever it comes: where a house is seen to begin one, what is still to be told waits."""
    acts = [name_of(told.seen.event) for told in emitted]
    if SETS_DOWN not in acts[place:]:
        return
    first = acts.index(SETS_DOWN, place)
    if TAKES_UP in acts[first:]:
        whole = slice(first, acts.index(TAKES_UP, first) + 1)
        handled = emitted[whole]
        del emitted[whole]
        emitted[place:place] = handled
