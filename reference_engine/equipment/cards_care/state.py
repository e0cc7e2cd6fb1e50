"""What is known of the cards of a table between two duties."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_by_place import CardsByPlace
from clausewise.reference_engine.equipment.cards_care.deck import Deck
from clausewise.reference_engine.vocabulary.cards.words import Face
from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam
from clausewise.reference_engine.vocabulary.shuffler.words import Device

Standing = Literal["closed", "opening", "spread", "resting", "ready", "in play"]
"""Where the cards are: not there or not to be used, being made ready, lying for inspection, lying on an idle table,
ready to be dealt, or in a round."""


@dataclass(slots=True)
class CardMishaps:
    """What is going to go wrong, each at its moment. Positions count the cards that leave the deck in a round."""

    face_up: set[int] = field(default_factory=set)
    found: list[tuple[int, int]] = field(default_factory=list)
    """Cards found face up in this round: the position, and the stack it was in, 0 if it came by itself."""
    drawn: dict[int, bool] = field(default_factory=dict)
    """Positions of cards drawn in error, and whether their faces are seen."""
    jams: dict[Device, Jam] = field(default_factory=dict)
    out_of_order: set[Device] = field(default_factory=set)

    def deal_is_over(self) -> None:
        """The next deal begins with a shuffled deck, in which every card lies as it should."""
        self.face_up.clear()
        self.found.clear()
        self.drawn.clear()


@dataclass(slots=True)
class CardsCare:
    """The decks of a table, what is being done with them, and what the house has chosen about them."""

    standing: Standing = "closed"
    decks: list[Deck] = field(default_factory=list)
    packs: int = 1
    """How many packs lie together in a deck."""
    decks_received: int = 0
    playing: int = 0
    """Which of the decks is in play."""
    changed_unshuffled: bool = False
    """The deck that was played with last has been changed before it was shuffled."""
    used_deck: Deck | None = None
    """The deck that was played with last, as long as its cards lie in the discard rack."""
    change_tried: tuple[int, int] | None = None
    """When a hand last waited for a change of decks: by the clock, and behind how many rounds."""
    shuffled_aside: Deck | None = None
    """The deck that a device had shuffled, and that came in the place of one that was removed."""
    left_unshuffled: Deck | None = None
    """The deck whose shuffle was left out by mistake, until it is made up for."""
    received: list[Deck] = field(default_factory=list)
    """The decks that are being made ready."""
    arrived: list[int] = field(default_factory=list)
    """Who has come since cards were spread for inspection, in that order, or was there."""
    half_prepared: bool = False
    """They came either preinspected or preshuffled, but not both."""
    changed_early: set[str] = field(default_factory=set)
    """Decks that the house changes before it has to."""
    resting_may_stay: bool = False
    """A deck whose time is over stays while it is not played with: the house says which decks it changes, and when."""
    change_waits: bool = False
    """A change of decks whose time has come stands among the duties."""
    noticed: int = 0
    """When the passing of time was last noticed, by the table's clock."""
    instead: dict[str, str | int] = field(default_factory=dict)
    """Methods that are used instead of those that the house has chosen, since a device broke down."""
    shoe_without_shuffler: bool = False
    """Who deals from the hand takes a shoe once no device shuffles: the choice of a house that is followed."""
    cut_depth: int = 26
    refuses_cut: set[int] = field(default_factory=set)
    """Players who are going to refuse the cut when it is offered to them next."""
    has_rested: bool = False
    """The table was idle since the cards were last cut."""
    offers_cut_to: int | None = None
    """To whom a house beside which this table is kept offers the next cut first, where that is known."""
    reshuffled_at_will: bool = False
    """The cards are shuffled because the house wants it, not because a rule asks for it."""
    cutting_card: int | None = None
    """How many cards lie above the cutting card; None where it is not among those that are going to be dealt."""
    cutting_card_came_to: str = ""
    """At whose hand it came up in the round that was played last."""
    dealing_hand: str = "left hand"
    shuffles_on_order: bool = False
    """A house whose table is followed shuffles also preshuffled cards when that is ordered, as it may."""
    straight_into_the_shoe: bool = False
    """The device of this house makes no stack that is seen: it puts the cards into the shoe."""
    count_chosen: bool = False
    last_count: int = 0
    """The round in which the stub was last counted."""
    counted_at: int = 0
    """When cards were last counted, by the table's clock."""
    last_right_count: int = 0
    """The round in which a count last came to the whole deck."""
    face_up_asked: bool = False
    lying: Face = "down"
    """How the cards lie on an idle table."""
    forced: tuple[Card, ...] = ()
    """The cards that are to come first, in their order."""
    by_place: CardsByPlace = field(default_factory=CardsByPlace)
    """The cards that are to come to a place, whenever it gets any."""
    mishaps: CardMishaps = field(default_factory=CardMishaps)

    def whole(self) -> int:
        """How many cards are in play together when none is missing, or will be when they come."""
        return self.decks[self.playing].whole if self.decks else len(PACK) * self.packs

    def deck_in_play(self) -> Deck:
        """The deck that the round is dealt from."""
        if not self.decks:
            raise Refusal("there are no cards on the table")
        return self.decks[self.playing]
