"""A table with dice: what it takes in, and in which order its stages follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.dice import (
    declaring,
    irregularities,
    opening,
    settling,
    throwing,
    wagering,
)
from clausewise.reference_engine.families.dice.ground import DiceGround
from clausewise.reference_engine.families.dice.tolerances import DiceTolerances
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, LetRest, Rise, Sit
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered
from clausewise.reference_engine.vocabulary.dice.stimuli import (
    CockDice,
    FailComputer,
    MendComputer,
    MisenterDie,
    Mislight,
    SetDice,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from clausewise.reference_engine.families.dice.rules import DiceRules
    from clausewise.reference_engine.families.table import Opening
    from clausewise.reference_engine.vocabulary.description import Declaration
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap


class DiceTable(DiceGround):
    """One table under one rule set."""

    def __init__(self, asked: Opening[DiceRules]) -> None:
        super().__init__(asked)
        self.open = self.setup.ready

    def allows(self, unseen: Collection[str] = ()) -> DiceTolerances:
        """What is left open to a system that plays such a game."""
        return DiceTolerances(unseen)

    def follows(self, events: Iterable[AnyEvent]) -> None:
        """With what the computer is tried is the house's choice."""
        for event in events:
            if isinstance(event, DiceEntered) and event.by == "floorperson":
                self.tested_with = event.faces

    # --- stages -------------------------------------------------------------------------------------------------------

    def plan(self) -> None:
        """What comes next when the players want nothing more."""
        if not self.open and not self.inspected:
            self.follow(("open", opening.inspect))
        elif self.round is not None and self.round.wagers:
            self.follow(("announce", throwing.announce))
            self.throws_again()

    def throws_again(self) -> None:
        """The dice are shaken under the cover, shown, entered, and what they decide is settled."""
        if self.computer != "works":
            irregularities.fails_before_the_dice_are_seen(self)
            if self.round is None:
                return
        self.follow(
            ("shake", throwing.shake),
            ("uncover", throwing.uncover),
            ("enter", throwing.enter),
            ("settle", lambda table: settling.settle(table, "settle.as-lit")),
            ("collect", settling.clear),
        )

    def settles_by_hand(self) -> None:
        """Nothing is entered nor lit: the dice decide."""
        self.drop_duties()
        self.follow(("settle", lambda table: settling.settle(table, "computer.settle")), ("collect", settling.clear))

    # --- stimuli ------------------------------------------------------------------------------------------------------

    def act(self, stimulus: AnyStimulus) -> None:
        """Does an act or takes a choice."""
        match stimulus:
            case Sit():
                self.seated.add(stimulus.seat)
            case Rise():
                if stimulus.leaves:
                    self.seated.discard(stimulus.seat)
            case PlaceWager():
                wagering.place(self, stimulus)
            case ChangeWager() | WithdrawWager():
                wagering.change(self, stimulus)
            case SetDice():
                self.shaker.force(stimulus)
            case MendComputer():
                self.computer, self.inspected = "works", False
            case Choose(choice="shakes", value=int() as times):
                self.shakes = max(times, self.rules.least_shakes)
            case LetRest():
                pass
            case _:
                raise Refusal("nothing of this kind is done at a table with dice")

    def mishap(self, stimulus: Mishap) -> None:
        """Takes a mishap; it has happened. What there is not at this table cannot befall it."""
        match stimulus:
            case CockDice():
                self.shaker.goes_wrong(stimulus)
            case MisenterDie():
                self.misentry = stimulus
            case Mislight():
                self.mislit = stimulus
            case FailComputer(when="at once"):
                self.fails_now()
            case FailComputer():
                self.fails_when_open = True
            case _:
                pass

    def fails_now(self) -> None:
        """The computer stops working: between two rounds, over a covered shaker, or with the dice open."""
        self.computer = "has failed"
        if self.round is None or self.round.bets_open:
            return
        if self.round.faces and not self.round.lit:
            irregularities.settles_without_computer(self)
        elif not self.round.faces:
            irregularities.fails_before_the_dice_are_seen(self)

    def declaration(self) -> Declaration:
        """What the facility declares about this table."""
        return declaring.declaration(self)
