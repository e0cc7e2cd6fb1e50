"""What stands on a table with dice, as its stages know it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.shaker import Shaker
from clausewise.reference_engine.families.table import Opening, Table

if TYPE_CHECKING:
    from collections.abc import Collection

    from clausewise.reference_engine.core.dice import Face
    from clausewise.reference_engine.families.dice.layout import Place
    from clausewise.reference_engine.families.dice.rules import DiceRules
    from clausewise.reference_engine.families.dice.state import Computer, Throw
    from clausewise.reference_engine.vocabulary.dice.stimuli import MisenterDie, Mislight


class DiceGround(Table):
    """Wagers, a shaker, a layout with lights, and the computer that lights it."""

    rules: DiceRules
    selections = True

    def __init__(self, asked: Opening[DiceRules]) -> None:
        super().__init__(asked)
        self.shaker = Shaker(asked.rules.dice, Random(self.setup.seed))  # noqa: S311  a repeatable throw, no secret
        self.seated: set[int] = set()
        self.rounds = 0
        self.round: Throw | None = None
        self.open = False
        self.inspected = False
        """The computer has been tried since it was last mended, whatever came of it."""
        self.computer: Computer = "works"
        self.fails_when_open = False
        """The computer is going to stop when the dice of the next throw lie open."""
        self.misentry: MisenterDie | None = None
        self.mislit: Mislight | None = None
        self.lit_before: tuple[Place, ...] = ()
        """What was lit in the round before, which a light that stays on may show again."""
        self.shakes = asked.rules.least_shakes
        """So often the house shakes, if it does what it has to."""
        self.tested_with: tuple[Face, ...] | None = None
        """What is entered to try the computer, where the house has shown it."""

    def option(self, name: str) -> str | int:
        """The house's choice, or the default."""
        return self.setup.options.get(name, self.rules.options[name][0])

    def option_number(self, name: str) -> int:
        """The house's choice where it is a number."""
        return int(self.option(name))

    def circumstances(self) -> dict[str, str]:
        """Which round it is."""
        return {"round_played": "the first" if self.rounds <= 1 else "a later one"}

    def seats_in_play(self) -> Collection[int]:
        """The seats with wagers."""
        return {wager.seat for wager in self.round.wagers.values()} if self.round is not None else ()

    def throws_again(self) -> None:
        """The dice are shaken under the cover, shown, entered, and what they decide is settled."""
        raise NotImplementedError

    def settles_by_hand(self) -> None:
        """Nothing is entered nor lit: the dice decide."""
        raise NotImplementedError

    def current(self) -> Throw:
        """The round in progress."""
        if self.round is None:
            raise Refusal("no round is in progress")
        return self.round
