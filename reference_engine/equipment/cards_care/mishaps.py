"""Mishaps with cards and devices: what is going to happen at its moment, and what happens at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import out_of_order
from clausewise.reference_engine.vocabulary.cards.stimuli import DrawInError, LieFaceUp, LoseCards
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.stimuli import Mishap


def take(table: CardTable, stimulus: Mishap) -> None:
    """It has happened, or is going to happen at its moment."""
    match stimulus:
        case LoseCards():
            table.cards.deck_in_play().lose(stimulus.number)
        case LieFaceUp():
            table.cards.mishaps.face_up.update(stimulus.positions)
        case DrawInError():
            table.cards.mishaps.drawn[stimulus.position] = stimulus.exposed
        case Jam():
            if table.rulings.knows(f"{stimulus.device}-fails"):  # otherwise it is set going again, and that is all
                table.cards.mishaps.jams[stimulus.device] = stimulus
        case BreakDown():
            out_of_order.break_down(table, stimulus.device)
        case _:
            raise Refusal(f"this table cannot have a mishap like {type(stimulus).__name__}")
