"""A table at which Four Card Poker is played by the Oneida rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care.loading import way_of
from clausewise.reference_engine.families.against_dealer import misdeals
from clausewise.reference_engine.families.against_dealer.completing import reveal
from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround
from clausewise.reference_engine.families.against_dealer.four_card.oneida import (
    completing,
    declaring,
    ranking,
    settling,
    wagering,
)
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import MissChip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.money import Cents
    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.offers import Amounts
    from clausewise.reference_engine.hands.four_card import RankedHand
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import Conduct, PlaceWager
    from clausewise.reference_engine.vocabulary.description import Declaration
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import Mishap


class OneidaTable(FourCardGround, HouseBankedTable):
    """Each question of the table is answered by the module of its section."""

    def follows(self, events: Iterable[AnyEvent]) -> None:
        shown = tuple(events)
        super().follows(shown)
        self.leftovers_laid_behind = frozenset(completing.rounds_with_leftovers_behind(shown))

    # --- wagers -------------------------------------------------------------------------------------------------------

    def lawful_beside(self, wager: PlaceWager, standing: Mapping[str, Cents]) -> tuple[str, ...]:
        return wagering.lawful_beside(self, wager, standing)

    def demand_in_time(self, wager: PlaceWager) -> None:
        wagering.demand_in_time(self, wager)

    def amounts(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        return (wagering.amounts(self, wager, others),)

    def amounts_to_change(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        return self.amounts(wager, others)

    def demand_change(self, wager: str, amount: Cents, others: Mapping[str, Cents]) -> None:
        del others
        wagering.demand_limits(self, wager, amount)

    def demand_to_play(self, wager: PlaceWager) -> None:
        wagering.demand_to_play(self, wager)

    def why_played(self, wager: PlaceWager) -> tuple[str, ...]:
        return ("limits",) if wagering.above_the_maximum(self, wager.amount) else ()

    # --- mishaps ------------------------------------------------------------------------------------------------------

    def mishap(self, stimulus: Mishap) -> None:
        """No wager stands on a device here: that one misses a chip has happened, and changes nothing."""
        if not isinstance(stimulus, MissChip):
            super().mishap(stimulus)

    # --- dealing ------------------------------------------------------------------------------------------------------

    def after_dealing(self, way: Way) -> None:
        if self.current().number not in self.completed_late:
            misdeals.complete_dealer(self, way)

    def before_decisions(self) -> None:
        if self.current().number in self.completed_late and not self.current().void:
            misdeals.complete_dealer(self, way_of(self))

    # --- the round ----------------------------------------------------------------------------------------------------

    def best_hand(self, cards: Sequence[Card], selection: str | None = None) -> RankedHand:
        return ranking.best_hand(self, cards, selection)

    def after_fold(self, seat: Seat) -> None:
        completing.after_fold(self, seat)

    def converse(self, stimulus: Conduct) -> None:
        completing.converse(self, stimulus)

    def reveal(self) -> None:
        reveal(self)
        completing.arrange(self)

    def settle(self) -> None:
        settling.settle(self)

    def declaration(self) -> Declaration:
        return declaring.declaration(self)
