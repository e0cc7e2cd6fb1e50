"""Mishaps at a pot table: what is going to happen in the next hand, and what happens at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import mishaps
from clausewise.reference_engine.families.pot import care, dead_rounds, dealers_hand, dealing, misdealt, spoilt_hands
from clausewise.reference_engine.vocabulary.cards.stimuli import LieFaceUp, LoseCards, Misdeal
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    HandleTransaction,
    LeaveOut,
    NoticeError,
    SpoilCard,
    SpoilHand,
    StartDealAt,
)
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.vocabulary.core.words import Duty
    from clausewise.reference_engine.vocabulary.stimuli import Mishap


def take(table: PotGround, mishap: Mishap) -> None:
    """Where no rule speaks of mishaps, what has happened changes nothing."""
    if not table.rulings.knows(dead_rounds.MISDEAL):
        return
    errors = table.errors if table.hand is None else table.hand.errors
    match mishap:
        case LeaveOut():
            # the cards of a deal that has begun have been shuffled and cut
            later = table.hand is not None and misdealt.have_cards(table.hand)
            (table.errors if later else errors).left_out.add(mishap.what)
        case StartDealAt():
            errors.start = mishap.seat
        case Misdeal():
            seat = mishap.place.removeprefix("seat ")
            if seat.isdecimal():
                errors.misdealt[int(seat)] = mishap.cards
        case SpoilCard():
            errors.cards[mishap.place, mishap.number] = mishap.how
        case LoseCards() | LieFaceUp() | Jam() | BreakDown() if table.cards.decks:
            mishaps.take(table, mishap)
        case _:
            _happens(table, mishap)


def _happens(table: PotGround, mishap: Mishap) -> None:
    """What happens at once, in the middle of a hand."""
    match mishap:
        case SpoilHand():
            spoilt_hands.spoil(table, mishap)
        case HandleTransaction():
            dealers_hand.handle_transaction(table)
        case NoticeError():
            dead_rounds.notice(table)
        case _:
            pass


def shuffling_stages(table: PotGround) -> list[tuple[Duty, Callable[[PotGround], object]]]:
    """What is done with the deck before cards are dealt, but for what is left out by mistake."""
    if care.is_taken(table):
        return []  # it is done between two hands
    stages = [stage for stage in dealing.shuffling_stages() if stage[0] not in table.errors.left_out]
    if not table.cards_came_back:
        return stages
    table.cards_came_back = False
    return table.chosen("misdeal.reshuffle", stages, {"the cards are dealt as they lie": []})
