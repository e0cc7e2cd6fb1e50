"""What games against the dealer leave open to a system: how stacks come out of a device, when decks are changed."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager, TouchCards
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules
    from clausewise.reference_engine.vocabulary.core.events import Procedure


class DealerTolerances(Tolerances):
    """What is no departure at a table for cards against the dealer."""

    pays = (WagerSettled, BonusPaid)
    begins_a_round = (PlaceWager,)

    def __init__(self, rulings: Rulings, rules: HouseBankedRules, unseen: Collection[str] = ()) -> None:
        super().__init__(unseen)
        self._rulings = rulings
        self._rules = rules
        self._with_cards: set[str] = set()

    def answers_freely(self, stimulus: AnyStimulus, *, accepted: bool) -> bool:
        """Where no cards lie, nobody can be said to be kept from touching them."""
        no_cards = isinstance(stimulus, TouchCards) and f"seat {stimulus.seat}" not in self._with_cards
        return no_cards and not accepted

    def passes(self, event: AnyEvent) -> None:
        """Whose cards lie there is known from the deal."""
        if isinstance(event, RoundEnded):
            self._with_cards.clear()
        elif isinstance(event, CardDealt | StackDealt):
            self._with_cards.add(event.to)

    def last_on_top(self) -> bool:
        """Whether the top card of a stack that is dispensed is the last one that came out, as some read it."""
        return self._rulings.reading("top-card", "first-dispensed") == "last-dispensed"

    def beside_the_top(self) -> int:
        if not self._rulings.knows("automated.further-stack"):
            return 0
        return 2 * self._rules.players_cards - self._rules.dealers_cards

    def leaves_a_stack(self, event: Procedure) -> bool:
        """Whether a card that came out of turn is replaced by the next one: as some read it, or as it was seen."""
        reading = self._rulings.reading
        if event.act == "finds":
            return reading("face-up-card", "next-card") == "next-card"
        return event.face == "up" and reading("drawn-card-seen", "used") != "used"
