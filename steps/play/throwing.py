"""A round with dice: wagers, and a throw that decides them; nobody decides anything in between."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.steps.play.against_house import AgainstTheHouse


class Throwing(AgainstTheHouse):
    """Any game in which dice are thrown and no cards are dealt."""

    def play_plainly(self) -> None:
        """What the family takes for a plain round."""
        family = RULEBOOKS[self.table.rulebook].game(self.table.every_option()).family
        for act in family.plain_round.before:
            if isinstance(act, Sit):
                self.table.submit(act)  # who has played before sits there already
                self.table.seated.add(act.seat)
            else:
                self.table.do(self.in_this_house(act))
        self.complete()

    def complete(self) -> None:
        """The house throws, and settles."""
        table = self.table
        if not any(isinstance(event, RoundEnded) for event in table.of_round()):
            table.proceed_until(lambda event: isinstance(event, RoundEnded), "the end of the round", at_length=True)
