"""Who may be the first player, to whom cards that lie on the table are offered for inspection."""

from __future__ import annotations

from dataclasses import dataclass, field

from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Rise, Sit
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

CARDS_COME_TO_LIE = ("receives", "spreads")
OFFERS = "offers for inspection"


@dataclass(slots=True)
class FirstPlayers:
    """Those of whom each may be called the first player to arrive: a text that names one does not say which.

    Who sat there when the cards were spread is one, and who sits down first after that.

    >>> players = FirstPlayers()
    >>> players.sees_act(Sit(4), accepted=True)
    >>> players.sees(Procedure("spreads", face="down"))
    >>> for seat in (5, 6):
    ...     players.sees_act(Sit(seat), accepted=True)
    >>> [players.may_be_offered(Procedure("offers for inspection", seat=seat)) for seat in (4, 5, 6)]
    [True, True, False]
    """

    _sitting: set[int] = field(default_factory=set)
    _may_look: set[int] = field(default_factory=set)
    _somebody_came: bool = False
    """A player has sat down since the cards were spread."""

    def sees_act(self, stimulus: AnyStimulus, *, accepted: bool) -> None:
        """Takes in who sits down and who gets up."""
        match stimulus:
            case Sit(seat) if accepted:
                self._sitting.add(seat)
                if not self._somebody_came:
                    self._may_look.add(seat)
                self._somebody_came = True
            case Rise(seat) if accepted:
                self._sitting.discard(seat)
                self._may_look.discard(seat)
                self._somebody_came = self._somebody_came and bool(self._may_look)
            case _:
                pass

    def sees(self, event: AnyEvent) -> None:
        """Takes in that cards come to lie there for whoever is to look at them."""
        if isinstance(event, Procedure) and event.act in CARDS_COME_TO_LIE:
            self._may_look = {*self._sitting}
            self._somebody_came = False

    def may_be_offered(self, event: AnyEvent) -> bool:
        """Whether the cards are offered here to somebody who may be called the first."""
        return isinstance(event, Procedure) and event.act == OFFERS and event.seat in self._may_look
