"""What stands on a table where cards are dealt in rounds against the house, whatever the hands are compared by."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar, cast

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care.deck import Deal
from clausewise.reference_engine.equipment.cards_care.state import CardsCare, Standing
from clausewise.reference_engine.families.table import Opening, R_co, Table

RoundT = TypeVar("RoundT", bound=Deal)
"""What a family knows of a round in progress."""
PhaseT = TypeVar("PhaseT", bound=str)
"""The family's words for how far a round has come; one is `settling`."""


class CardRounds(Table, Generic[RoundT, PhaseT]):
    """A house's cards, its choices, and the round in progress."""

    def __init__(self, asked: Opening[R_co]) -> None:
        super().__init__(asked)
        self.random = Random(self.setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self.cards = CardsCare()
        self.rounds = 0
        self.round: RoundT | None = None
        self.misdeals: dict[str, int] = {}
        """Places that get so many cards at the next deal, by mistake."""
        self._phase = cast("PhaseT", "settling")

    # --- what the house has chosen ------------------------------------------------------------------------------------

    def option(self, name: str) -> str | int:
        """The house's choice, or the default; `none` where the rules leave the house no such choice."""
        default = self.rules.options.get(name, ("none",))[0]
        return self.cards.instead.get(name, self.setup.options.get(name, default))

    def option_number(self, name: str) -> int:
        """The house's choice where it is a number."""
        return int(self.option(name))

    # --- state --------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> PhaseT | Standing:
        """How far the round has come; between rounds, how the cards stand."""
        standing = self.cards.standing
        return self._phase if standing == "in play" else standing

    @phase.setter
    def phase(self, phase: PhaseT) -> None:
        self.cards.standing = "in play"
        self._phase = phase

    def current(self) -> RoundT:
        """The round in progress."""
        if self.round is None:
            raise Refusal("no round is in progress")
        return self.round

    # --- what care of the cards asks ----------------------------------------------------------------------------------

    @property
    def deal(self) -> RoundT | None:
        """The cards of the round in progress."""
        return self.round

    def may_change_decks(self) -> bool:
        """Between rounds a house may change a deck before it has to."""
        return self.round is None
