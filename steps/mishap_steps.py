"""Things that go wrong at a table. They have happened; the house has to deal with them."""

from __future__ import annotations

from clausewise.reference_engine.vocabulary.against_dealer.stimuli import MissChip
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    DrawInError,
    ExposeDealerCards,
    LieFaceUp,
    LoseCards,
    Misdeal,
)
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam
from clausewise.steps.session import TableSession
from clausewise.steps.words import act


@act("{positions:CardsOfTheDeck} face up")
def cards_lie_face_up(table: TableSession, positions: tuple[int, ...]) -> None:
    """Counted from the next card to be dealt."""
    table.befall(LieFaceUp(positions))


@act("{who:Place} is going to be dealt {number:CardCount} by mistake")
def somebody_is_misdealt(table: TableSession, who: str, number: int) -> None:
    """The wrong number of cards goes to a place at the next deal."""
    table.befall(Misdeal(who, number))


@act("{who:Place} is going to be dealt {number:CardCount} by mistake, noticed only in the settlement")
def somebody_is_misdealt_unnoticed(table: TableSession, who: str, number: int) -> None:
    """Nobody sees it before the dealer's hand has been revealed."""
    table.befall(Misdeal(who, number, "in the settlement"))


@act("the dealer draws card {position:Number} too early, its face {seen:Seen}")
def a_card_is_drawn_in_error(table: TableSession, position: int, seen: str) -> None:
    """While dealing, a card leaves the deck before its time."""
    table.befall(DrawInError(position, exposed=seen == "seen"))


@act("{number:DealersCards} exposed by inadvertence")
def dealer_cards_are_exposed(table: TableSession, number: int) -> None:
    """Before the dealer reveals the hand."""
    table.befall(ExposeDealerCards(number))


@act("the deck is {number:CardCount} short")
def the_deck_is_short(table: TableSession, number: int) -> None:
    """Cards are missing from the deck in play."""
    table.befall(LoseCards(number))


@act("the deck has {number:CardCount} too many")
def the_deck_has_too_many(table: TableSession, number: int) -> None:
    """A card that does not belong there is in the deck in play."""
    table.befall(LoseCards(-number))


@act("the {device:Device} {how:Failing} at its next use")
def a_device_fails(table: TableSession, device: str, how: str) -> None:
    """A jam, a stop, a cycle that is not finished."""
    table.befall(Jam(device, how))  # type: ignore[arg-type]  # closed vocabularies


@act("the {device:Device} {how:Failing} after {number:CardCount}")
def a_device_fails_after_cards(table: TableSession, device: str, how: str, number: int) -> None:
    """In the middle of dealing."""
    table.befall(Jam(device, how, number))  # type: ignore[arg-type]  # closed vocabularies


@act("the {device:Device} breaks down for good")
def a_device_breaks_down(table: TableSession, device: str) -> None:
    """It cannot be used any more."""
    table.befall(BreakDown(device))  # type: ignore[arg-type]  # closed vocabulary


@act("the wagering device at seat {seat:Seat} is not going to recognise the next chip")
def a_chip_is_missed(table: TableSession, seat: int) -> None:
    """The progressive system takes no notice of a chip."""
    table.befall(MissChip(seat))
