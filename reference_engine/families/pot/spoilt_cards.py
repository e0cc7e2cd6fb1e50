"""Cards that lie face up in the deck, are turned up in the dealing, or fall off the table; and cards for the wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand
    from clausewise.reference_engine.vocabulary.cards.words import Face
    from clausewise.reference_engine.vocabulary.pot.words import Spoiling

PILE = "discard pile"
HOLE_CARDS = 2
"""Of seven-card stud, before the third card."""


class SeveralFaceUp(Exception):
    """More than one card lies face up in the deck: whatever was being dealt is not dealt any more."""


def is_a_cause(table: PotGround, named: str) -> bool:
    """Whether something is a cause for a misdeal which is not among those that the rules name: by a fault alone."""
    return table.chosen("misdeal.causes", False, {named: True})


# --- face up in the deck ----------------------------------------------------------------------------------------------


def lies_open(table: PotGround, card: Card) -> bool:
    """Whether the card that is drawn is found face up, and goes to the discards; more than one is a misdeal."""
    hand = table.hand
    if hand is None or not table.rulings.knows("face-up.not-used"):
        return False
    hand.drawn += 1
    mishaps = table.cards.mishaps
    if hand.drawn not in mishaps.face_up:
        return False
    at_once = table.rulings.reading("several-face-up", "over-the-round") == "at-one-time"
    before = [position for position, _ in mishaps.found if not at_once or position == hand.drawn - 1]
    mishaps.found.append((hand.drawn, 0))
    event = Procedure("finds", cards=(card,), face="up", source="deck", deck=hand.deck.name)
    since = table.told_so_far()
    table.reports(event, "misdeal.face-up" if before else "face-up.not-used")
    table.may_be_told_otherwise(since, "source")  # the deck lies in the dealer's hand
    several = table.chosen("misdeal.face-up", bool(before), {"one is enough": True, "however many": False})
    if several or is_a_cause(table, "one card that lies face up is one"):
        raise SeveralFaceUp
    if table.chosen("face-up.not-used", False, {"used all the same": True}):
        return False
    table.does(Procedure("discards", cards=(card,), place=PILE, deck=hand.deck.name), "face-up.discarded",
               fixes=("cards", "place"))  # fmt: skip
    return True


# --- a card that is dealt ---------------------------------------------------------------------------------------------


def how(table: PotGround, place: str, number: int) -> Spoiling | None:
    """What happens to this card while it is dealt."""
    hand = table.hand
    found = None if hand is None else hand.errors.cards.pop((place, number), None)
    return found if found != "off the table" or table.rulings.knows("fallen.not-used") else None


def fallen(table: PotGround, card: Card, seat: int | None) -> bool:
    """A card has fallen off the table: it is looked at, laid away and not used."""
    hand = table.current()
    if table.chosen("fallen.not-used", False, {"used all the same": True}):
        return False
    table.does(Procedure("examines the card", cards=(card,)), "fallen.examined", fixes=("by", "cards"), late="discards")
    owner = None if seat is None else f"seat {seat}"
    event = Procedure("discards", cards=(card,), place=PILE, deck=hand.deck.name, seat=seat, owner=owner)
    table.does(event, "fallen.discarded", fixes=("cards", "place"))
    return True


def exchanged(table: PotGround, card: Card, seat: int) -> bool:
    """A hole card that was turned up is laid away, and another comes for it."""
    hand = table.current()
    if not table.rulings.knows("exposed.exchanged") or not table.held("exposed.exchanged", True):
        return False
    event = Procedure("discards", cards=(card,), place=PILE, deck=hand.deck.name, seat=seat, owner=f"seat {seat}")
    table.does(event, "exposed.discarded", fixes=("cards", "place"))
    return True


def comes_at_once(table: PotGround, reading: str) -> bool:
    """Whether the next card of the deck comes in the place of one that cannot be used, or one after the deal."""
    return table.rulings.reading(reading, "at-once") == "at-once"


def is_no_up_card(table: PotGround) -> bool:
    """A reading: a hole card that was turned up stays a hole card, and the player has no up-card in the first round."""
    return table.rulings.reading("exposed-hole-card", "up-card") != "up-card"


# --- stud: a hole card is seen ----------------------------------------------------------------------------------------


def third_card(table: PotGround, hand: Hand, seat: int, face: Face, provision: str) -> Face:
    """Which way up a card lies: in seven-card stud the third one comes face down where a hole card was turned up."""
    player = hand.players[seat]
    if player.talk.exposed != 1 or len(player.cards) != HOLE_CARDS or face != "up":
        return face
    if not table.rulings.knows("exposed-hole.third-down"):
        # five-card stud has one hole card, and no rule of it speaks of that
        return table.chosen(provision, face, {"face down, as in seven-card stud": "down"})
    return table.chosen("exposed-hole.third-down", "down", {"up all the same": "up"})
