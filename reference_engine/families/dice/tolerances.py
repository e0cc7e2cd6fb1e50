"""What games with dice leave open to a system beside which the engine is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.families.dice.throwing import NO_MORE_BETS
from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, LayoutLit
from clausewise.reference_engine.vocabulary.dice.stimuli import MendComputer

if TYPE_CHECKING:
    from collections.abc import Collection

    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

DOLLAR: Final = 100
SUPERVISORS: Final = ("floorperson", "pit boss")
OF_A_TRIAL: Final = ("inspects", "verifies the light", "clears the layout")
"""What somebody does who tries the computer, beside entering values and looking at what they light."""


class DiceTolerances(Tolerances):
    """What is no departure at a table with dice."""

    begins_a_round = (PlaceWager,)

    def __init__(self, unseen: Collection[str] = ()) -> None:
        super().__init__(unseen)
        self._before: AnyEvent | None = None
        self._between_rounds = True
        self._bets_are_closed = False
        self._out_of_order = False
        """A supervisor has come: the house takes the computer to have failed."""

    def answers_freely(self, stimulus: AnyStimulus, *, accepted: bool) -> bool:
        """No rule says who has which chair, in what a chip is counted, or that wrong lights are no failure."""
        if isinstance(stimulus, Sit):
            return not accepted
        if isinstance(stimulus, MendComputer):
            self._out_of_order = False
            return not accepted
        if accepted or not isinstance(stimulus, PlaceWager | ChangeWager):
            return False
        return bool(stimulus.amount % DOLLAR) or (self._out_of_order and self._between_rounds)

    def tells_on_the_way(self, event: AnyEvent) -> bool:
        """Bets closed once more, a supervisor who looks on, lights that are out, a computer tried without need."""
        match event:
            case Procedure(act="announces", words=words):
                return self._bets_are_closed and words == NO_MORE_BETS
            case Procedure(act="attends", by=by):
                return by in SUPERVISORS
            case LayoutLit(spots=()) if self._puts_the_lights_out():
                return True
            case _:
                return self._between_rounds and self._is_of_a_trial(event)

    def _puts_the_lights_out(self) -> bool:
        return isinstance(self._before, Procedure) and self._before.act == "clears the layout"

    def _is_of_a_trial(self, event: AnyEvent) -> bool:
        if isinstance(event, Procedure):
            return event.act in OF_A_TRIAL
        if isinstance(event, LayoutLit):
            return isinstance(self._before, DiceEntered)
        return isinstance(event, DiceEntered) and event.by in SUPERVISORS

    def passes(self, event: AnyEvent) -> None:
        """How far the round is."""
        self._before = event
        match event:
            case RoundStarted():
                self._between_rounds, self._bets_are_closed = False, False
            case RoundEnded():
                self._between_rounds, self._bets_are_closed = True, False
            case Procedure(act="announces", words=words) if words == NO_MORE_BETS:
                self._bets_are_closed = True
            case Procedure(act="attends"):
                self._out_of_order = True
            case _:
                pass
