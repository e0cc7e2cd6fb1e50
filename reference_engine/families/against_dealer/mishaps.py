"""Things that go wrong: what is going to happen at its moment, and what happens at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.against_dealer import devices, irregularities
from clausewise.reference_engine.vocabulary.cards.stimuli import DrawInError, ExposeDealerCards, LieFaceUp
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
    from clausewise.reference_engine.vocabulary.shuffler.words import Device
    from clausewise.reference_engine.vocabulary.stimuli import Mishap


@dataclass(slots=True)
class Mishaps:
    """What is going to go wrong, each at its moment. Positions count the cards that leave the deck in a round."""

    face_up: set[int] = field(default_factory=set)
    found: list[tuple[int, int]] = field(default_factory=list)
    """Cards found face up in this round: the position, and the stack it was in, 0 if it came by itself."""
    drawn: dict[int, bool] = field(default_factory=dict)
    """Positions of cards drawn in error, and whether their faces are seen."""
    exposed: int = 0
    """Dealer's cards that are going to be seen as soon as they are dealt."""
    jams: dict[Device, Jam] = field(default_factory=dict)
    overlooked: bool = False
    """A wrong number of cards is going to be noticed no earlier than in the settlement."""
    out_of_order: set[Device] = field(default_factory=set)

    def deal_is_over(self) -> None:
        """The next deal begins with a shuffled deck, in which every card lies as it should."""
        self.face_up.clear()
        self.found.clear()
        self.drawn.clear()


def take(table: HouseBankedTable, stimulus: Mishap) -> None:
    """It has happened, or is going to happen at its moment."""
    match stimulus:
        case LieFaceUp():
            table.mishaps.face_up.update(stimulus.positions)
        case DrawInError():
            table.mishaps.drawn[stimulus.position] = stimulus.exposed
        case ExposeDealerCards():
            irregularities.expose_dealer(table, stimulus.cards)
        case Jam():
            if table.rulings.knows(f"{stimulus.device}-fails"):  # otherwise it is set going again, and that is all
                table.mishaps.jams[stimulus.device] = stimulus
        case BreakDown():
            devices.break_down(table, stimulus.device)
        case _:
            raise Refusal(f"this table cannot have a mishap like {type(stimulus).__name__}")
