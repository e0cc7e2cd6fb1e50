"""How the deck lies, as far as a system has told: what may be asked of a house about it depends on that."""

from __future__ import annotations

from dataclasses import dataclass, field

from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt


@dataclass(slots=True)
class DeckSeen:
    """Whether it was shuffled, cut, spread on the table, turned face up.

    >>> deck = DeckSeen(ready=True)
    >>> deck.sees(Procedure("spreads", deck="deck 1", face="down"))
    >>> deck.spread, deck.need_not_obey(FloorOrders("shuffle"))
    (True, True)
    """

    ready: bool
    """Cards have been shuffled at this table."""
    spread: bool = False
    """The cards lie spread, and have not been shuffled since."""
    cut: bool = False
    """The cards were cut, and none of them is dealt."""
    face_up: set[str | None] = field(default_factory=set)
    """Decks that lie spread and were turned face up."""

    out_of_the_device: str | None = None
    """The deck that a device has shuffled, and nothing has been done since."""

    def sees(self, event: AnyEvent) -> None:
        """Takes in what the system tells of it."""
        by_device = isinstance(event, Procedure) and event.act == "shuffles" and event.by == "shuffler"
        self.out_of_the_device = event.deck if isinstance(event, Procedure) and by_device else None
        match event:
            case RoundStarted():
                self.ready = True
            case Procedure(act="cuts" | "completes the cut"):
                self.cut = True
            case Procedure(act="turns face up", deck=deck):
                self.face_up.add(deck)
            case Procedure(act="turns face down", deck=deck):
                self.face_up.discard(deck)
            case Procedure(act="spreads" | "shuffles", deck=deck):
                self.cut, self.spread = False, event.act == "spreads"
                self.ready |= not self.spread
                self.face_up.discard(deck)
            case CardDealt() | StackDealt():
                self.cut = False
            case _:
                pass

    def need_not_obey(self, order: FloorOrders) -> bool:
        """Who has not been seen to cut need not cut again; what lies spread is shuffled before it is played with."""
        return not self.cut if order.order == "recut" else self.spread or not self.ready
