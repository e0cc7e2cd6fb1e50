"""Two decks that belong to a table: one is played with, the other lies aside until it takes its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.equipment.cards_care import loading
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable

TWO = 2
DECK_AREA = "deck area"
"""Where a deck that a person shuffles lies while it is not in play."""
BEFORE_THE_DEALER = "in front of the dealer"


def are_kept(table: CardTable) -> bool:
    """Whether the rules want two decks at the table, whoever shuffles them."""
    return table.rulings.knows("decks.two-kept")


def number_kept(table: CardTable) -> int:
    """How many decks lie at a table in operation."""
    if not are_kept(table):
        return table.option_number("decks")
    return table.rulings.choose("decks.two-kept", TWO, {"one deck alone": 1})


def enough_are_there(table: CardTable) -> bool:
    """Whether as many decks have come as the table is opened with."""
    return len(table.cards.decks) >= number_kept(table)


def in_turns(table: CardTable) -> bool:
    """Whether the two decks are played with in turns: always, unless two are kept and a person shuffles."""
    return not are_kept(table) or not loading.by_hand(table)


def both_are_used(table: CardTable) -> bool:
    """Whether a device has a house use both decks, as it has to."""
    return table.rulings.held("decks.both-with-a-device", True)


def lies_aside(table: CardTable, deck: Deck) -> bool:
    """Whether this is the one of two decks at the table that is not in play."""
    cards = table.cards
    return are_kept(table) and deck in cards.decks and cards.decks[cards.playing] is not deck


def place_aside(table: CardTable) -> str:
    """Where the deck lies that is not in play: in the device that shuffles it, or in an area of its own."""
    return DECK_AREA if loading.by_hand(table) else "shuffler"


def why_aside(table: CardTable) -> tuple[str, ...]:
    """What has the other deck laid aside when the table is opened."""
    return ("opening.other-stored",) if loading.by_hand(table) else ("opening.other-in-the-shuffler",)


def lay_aside(table: CardTable, deck: Deck, *provisions: str) -> None:
    """A deck is put where it lies while the other one is played with."""
    stored = Procedure("stores", deck=deck.name, place=place_aside(table))
    done = table.does(
        stored, *provisions, fixes=("deck", "place"), late="round-ended", once=False, anyway=True
    )  # fmt: skip
    if done and not loading.by_hand(table):
        table.may_be_told_in_parts(msgspec.structs.replace(stored, by="shuffler"))  # placed there, or left there


def bring_out(table: CardTable, deck: Deck, *provisions: str) -> None:
    """A deck comes from where it lay aside, to be played with."""
    table.does(
        Procedure("takes out", deck=deck.name, source=place_aside(table)), *provisions,
        fixes=("deck",), late="round-started", once=False, anyway=True,
    )  # fmt: skip
