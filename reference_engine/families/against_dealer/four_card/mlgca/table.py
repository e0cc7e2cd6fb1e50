"""A table at which Four Card Poker is played by the MLGCA rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer.four_card.mlgca import (
    dealing_order,
    dealing_stacks,
    declaring,
    forfeiting,
    meters,
    progressive_chips,
    settling,
    wagering,
)
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.hands.four_card import best_four
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import MissChip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.money import Cents
    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.rules import MlgcaRules
    from clausewise.reference_engine.families.against_dealer.ground import Stages
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.offers import Amounts
    from clausewise.reference_engine.families.table import Opening
    from clausewise.reference_engine.hands.four_card import RankedHand
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
    from clausewise.reference_engine.vocabulary.description import Declaration
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import Mishap


class MlgcaTable(MlgcaGround, HouseBankedTable):
    """Each question of the table is answered by the module of its chapter."""

    chips_only = wagering.BY_CHIP_ONLY
    never_forfeited = ("aces up", "six card bonus")

    def __init__(self, asked: Opening[MlgcaRules]) -> None:
        super().__init__(asked)
        meters.open_meters(self)

    def follows(self, events: Iterable[AnyEvent]) -> None:
        shown = tuple(events)
        super().follows(shown)
        meters.follow(self, shown)

    # --- wagers -------------------------------------------------------------------------------------------------------

    def lawful_beside(self, wager: PlaceWager, standing: Mapping[str, Cents]) -> tuple[str, ...]:
        return wagering.lawful_beside(self, wager, standing)

    def amounts(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        return wagering.progressive_amounts(self) if wager == "progressive" else super().amounts(wager, others)

    def amounts_to_change(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        return self.amounts(wager, others) if wager == "progressive" else super().amounts_to_change(wager, others)

    def demand_change(self, wager: str, amount: Cents, others: Mapping[str, Cents]) -> None:
        del others
        if wager == "progressive":
            wagering.demand_chip(self, amount)

    def demand_in_time(self, wager: PlaceWager) -> None:
        wagering.demand_in_time(self, wager)

    def recognises(self, wager: PlaceWager, seat: Seat, amount: Cents) -> bool:
        return wager.wager != "progressive" or wagering.recognised(self, seat, amount)

    def wager_moved(self, wager: str, by: Cents) -> None:
        if wager == "progressive":
            meters.grow(self, by)

    def demand_nothing_rests_on(self, wager: str, left: set[str]) -> None:
        del wager
        wagering.demand_nothing_rests_on(left)

    def required_wagers(self) -> tuple[str, ...]:
        return dealing_order.required_wagers(self.setup.options, self.rulings.readings)

    def return_undealt(self, seat: Seat) -> None:
        for wager, amount in seat.wagers.items():
            event = WagerSettled(seat.number, wager, amount, "returned", stake_back=True)
            self.settles(event, "definition.aces-up", once=False)

    def wagers_returned(self, *provisions: str) -> None:
        meters.restore(self, *provisions)

    def every_wager_lost(self, seat: Seat) -> None:
        seat.placed.pop("progressive", None)  # nor is there an envy bonus for it any more

    # --- dealing ------------------------------------------------------------------------------------------------------

    def closing(self, way: Way) -> Stages:
        del way
        offered = self.option("progressive") != "none"
        return [("announce", lambda _: progressive_chips.lock_out(self))] if offered else []

    def chips(self, way: Way | None) -> tuple[Stages, Stages]:
        return progressive_chips.when_collected(self, way)

    def dealt_beside(self) -> Mapping[str, str]:
        bonus_card = dealing_order.deals_bonus_card(self.setup.options, self.rulings.readings)
        return {dealing_order.BONUS_BOX: "wager.six-card-bonus"} if bonus_card else {}

    def deal_stacks(self, way: Way) -> None:
        dealing_stacks.deal_stacks(self, way)

    def after_dealing(self, way: Way) -> None:
        if self.option("progressive") != "none":
            progressive_chips.return_late(self, way)

    # --- the round ----------------------------------------------------------------------------------------------------

    def best_hand(self, cards: Sequence[Card], selection: str | None = None) -> RankedHand:
        return best_four(cards, self.rulings, selection)

    def forfeits(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        forfeiting.before_forfeiting(self, seat)
        return forfeiting.forfeits(self, seat)

    def settle(self) -> None:
        settling.settle(self)

    def mishap(self, stimulus: Mishap) -> None:
        if isinstance(stimulus, MissChip):
            self.missed_chips.add(stimulus.seat)
        else:
            super().mishap(stimulus)

    def declaration(self) -> Declaration:
        return declaring.declaration(self)
