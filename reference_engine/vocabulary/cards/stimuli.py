"""What can be done to the decks, and what can go wrong with cards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from clausewise.reference_engine.core.cards import CardField
from clausewise.reference_engine.core.fields import CardsField, HandField, NameField, PositionField
from clausewise.reference_engine.vocabulary.cards.words import Order
from clausewise.reference_engine.vocabulary.core.stimuli import Stimulus


class BringDecks(Stimulus, frozen=True, tag="bring-decks"):
    """Decks are brought to the table."""

    decks: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1
    preinspected: bool = False
    preshuffled: bool = False
    defective: bool = False


class StackDeck(Stimulus, frozen=True, tag="stack-deck"):
    """Force: the cards of the next deal, in the order in which they leave the deck; the rest follows at random."""

    cards: tuple[CardField, ...]


class CardsFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The next cards of one place, in the order in which they come to it. Places: `seat 3`, `dealer`, `board`, `burn`.

    `hand` counts the hands of a seat that has more than one.
    """

    place: NameField
    cards: CardsField
    hand: HandField = 1


class ForceCards(Stimulus, frozen=True, tag="force-cards"):
    """Force: whose next cards these are, where the order of the places depends on what is decided on the way.

    What no place is given comes at random; what is left over when the round ends is forgotten.
    """

    places: Annotated[tuple[CardsFor, ...], msgspec.Meta(max_length=200)]


class AskForCards(Stimulus, frozen=True, tag="ask-for-cards"):
    """A player asks that the cards of an idle table be spread face up."""


class FloorOrders(Stimulus, frozen=True, tag="floor-orders"):
    """A floorperson or somebody above gives an order."""

    order: Order
    by: Literal["floorperson", "pit boss", "dealer", "player"] = "floorperson"


class LieFaceUp(Stimulus, frozen=True, tag="lie-face-up"):
    """Mishap: these positions of the deck, counted from the next card, will turn out to lie face up."""

    positions: tuple[PositionField, ...]


class Misdeal(Stimulus, frozen=True, tag="misdeal"):
    """Mishap: at the next deal this place gets the wrong number of cards. Places: `seat 3`, `dealer`, `bonus box`.

    It is noticed as soon as the hands can be looked at, or when the dealer's hand has been revealed.
    """

    place: NameField
    cards: Annotated[int, msgspec.Meta(ge=0, le=20)]
    noticed: Literal["at once", "in the settlement"] = "at once"


class DrawInError(Stimulus, frozen=True, tag="draw-in-error"):
    """Mishap: while dealing, the dealer draws this card too early, its face seen or not."""

    position: PositionField
    exposed: bool = False


class ExposeDealerCards(Stimulus, frozen=True, tag="expose-dealer-cards"):
    """Mishap: dealer's cards are seen before they are revealed, by inadvertence."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1


class LoseCards(Stimulus, frozen=True, tag="lose-cards"):
    """Mishap: the deck in play is this many cards short (or, if negative, has that many too many)."""

    number: Annotated[int, msgspec.Meta(ge=-416, le=416)]
