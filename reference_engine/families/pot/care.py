"""Care of the cards where the rules say more of it than that they are shuffled and cut before each hand.

Then two decks belong to the table: made ready before play and after each hand, rotated and counted by the clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import (
    cutting,
    deck_changes,
    requests,
    rotation,
    shuffling,
    two_decks,
)
from clausewise.reference_engine.families.emitted import name_of
from clausewise.reference_engine.families.pot import dealing
from clausewise.reference_engine.vocabulary.core.events import Procedure

THEN = {"shuffles": "stacks", "stacks": "places the cover card"}
"""What is done with the cards of a deck that is shuffled, one after the other."""

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.vocabulary.core.words import Duty

    Stages = list[tuple[Duty, Callable[[PotGround], object]]]


def is_taken(table: PotGround) -> bool:
    """Whether this is such a table."""
    return two_decks.are_kept(table)


def after_a_hand(table: PotGround) -> Stages:
    """The cards are shuffled, stacked and cut for the next hand."""
    return [("shuffle", _shuffle)] if is_taken(table) else []


def before_a_hand(_table: PotGround) -> Stages:
    """Forced cards come on top."""
    return [("shuffle", dealing.arrange)]


def changes_decks(table: PotGround) -> bool:
    """Whether a deck's time has come: no hand begins before the new one is inspected, shown, washed and shuffled."""
    now = table.clock, table.rounds
    if table.cards.change_tried == now:
        return False  # who was to change a deck and did not goes on with it
    deck_changes.change_those_due(table)
    if table.cards.change_waits:
        table.cards.change_tried = now
    return table.cards.change_waits


def deal_from_one_deck(table: PotGround) -> None:
    """The hand is dealt from the deck in play and no other card."""
    if not is_taken(table):
        return
    cards, deck = table.cards, table.cards.deck_in_play()
    others = [other for other in cards.decks if other is not deck]
    together = bool(others) and table.rulings.choose("decks.one-in-play", False, {"both together": True})
    if together:
        deck.cards = [*deck.cards, *others[0].order]
        table.random.shuffle(deck.cards)


def hand_over(table: PotGround) -> None:
    """The deck has been played with: it stays in play, or the other one comes in its place."""
    hand = table.current()
    table.hand = None
    if is_taken(table):
        table.cards.standing = "ready"
        deck_changes.round_over(table, hand.deck, void=hand.void)
    else:
        table.cards.standing = "ready"
        dealing.take_the_other_pack(table)


def _shuffle(table: PotGround) -> None:
    """What is left out by mistake is not done, and cards that came back from a misdeal are shuffled all the same."""
    cards = table.cards
    if "shuffle" in table.errors.left_out:  # also where new cards are looked at first
        cards.left_unshuffled = rotation.to_be_shuffled(table)
        if cards.decks and cards.standing == "ready" and not two_decks.in_turns(table):
            cutting.cut(table, cards.deck_in_play())
        return
    if not cards.decks or cards.standing != "ready":
        return
    also: tuple[str, ...] = ()
    if table.cards_came_back:
        also = ("misdeal.reshuffle",)
        if not table.rulings.choose("misdeal.reshuffle", True, {"the cards are dealt as they lie": False}):
            return
        table.cards_came_back = False
    aside, cards.shuffled_aside = cards.shuffled_aside, None
    if aside is not None and not also and aside is cards.deck_in_play() and cards.left_unshuffled is None:
        cutting.cut(table, aside)  # the device has shuffled it while the other one was played with
        dealing.arrange(table)
        return
    _shuffle_what_was_left_out(table)
    since = table.told_so_far()
    shuffling.shuffle(table, "shuffle.after-round" if table.hands else "shuffle.before-play", None, *also)
    _may_wait(table, since)
    dealing.arrange(table)


def _may_wait(table: PotGround, since: int) -> None:
    """A person shuffles after a hand and before the next; who comes or leaves meanwhile does so before or after."""
    if not two_decks.in_turns(table):
        for told in table.emitted[since:]:
            told.until = told.until or THEN.get(name_of(told.seen.event), "")


def _shuffle_what_was_left_out(table: PotGround) -> None:
    """Of two decks in turns the one whose shuffle was forgotten lay aside meanwhile; it is not dealt from as it is."""
    cards = table.cards
    deck, cards.left_unshuffled = cards.left_unshuffled, None
    if deck is None or not two_decks.in_turns(table):
        return  # one that the clock has laid aside is shuffled when the clock brings it back
    if deck is not rotation.to_be_shuffled(table) and any(deck is one for one in cards.decks):
        shuffling.shuffle(table, "shuffle.before-play", deck)


def time_passed(table: PotGround) -> None:
    """Decks grow older."""
    if is_taken(table):
        deck_changes.time_passed(table)


def left(table: PotGround, seat: int) -> None:
    """Somebody has gone: cards that lie there are shown to others, unless they were shown to this player."""
    shown = (Procedure("offers for inspection", seat=seat), Procedure("offers for inspection"))
    if is_taken(table) and not any(told.event in shown for told in table.seen):
        table.cards.arrived[:] = [other for other in table.cards.arrived if other != seat]


def arrived(table: PotGround, seat: int) -> None:
    """Somebody has come: cards that lie there may be waiting for it."""
    if is_taken(table):
        requests.arrived(table, seat)
