"""A table at which Three Card Poker is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.families.against_dealer.three_card import declaring, payouts, settling, wagering
from clausewise.reference_engine.families.against_dealer.three_card.ground import ThreeCardGround
from clausewise.reference_engine.hands.three_card import best_three

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.money import Cents
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.against_dealer.three_card.rules import ThreeCardRules
    from clausewise.reference_engine.families.offers import Amounts
    from clausewise.reference_engine.families.table import Opening
    from clausewise.reference_engine.hands.four_card import RankedHand
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
    from clausewise.reference_engine.vocabulary.description import Declaration


class ThreeCardTable(ThreeCardGround, HouseBankedTable):
    """Each question of the table is answered by the module of its section."""

    def __init__(self, asked: Opening[ThreeCardRules]) -> None:
        super().__init__(asked)
        if self.option("ante-bonus") == payouts.ALTERNATIVE and not payouts.may_be_alternative(self):
            raise NotOffered("the second bonus goes with a version of the game and the second ledger only")

    # --- wagers -------------------------------------------------------------------------------------------------------

    def lawful_beside(self, wager: PlaceWager, standing: Mapping[str, Cents]) -> tuple[str, ...]:
        return wagering.lawful_beside(self, wager.wager, wager.amount, standing)

    def amounts(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        if wager == "play":
            return super().amounts(wager, others)
        return (wagering.amounts(self, wager, {other: stands for other, stands in others.items() if other != "play"}),)

    def amounts_to_change(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        return self.amounts(wager, others)

    def demand_change(self, wager: str, amount: Cents, others: Mapping[str, Cents]) -> None:
        wagering.demand_change(self, wager, amount, others)

    def demand_nothing_rests_on(self, wager: str, left: set[str]) -> None:
        wagering.demand_nothing_rests_on(self, wager, left)

    def required_wagers(self) -> tuple[str, ...]:
        return wagering.required(self)

    def return_undealt(self, seat: Seat) -> None:
        wagering.return_undealt(self, seat)

    # --- the round ----------------------------------------------------------------------------------------------------

    def best_hand(self, cards: Sequence[Card], selection: str | None = None) -> RankedHand:
        del selection  # there is nothing to choose from
        return best_three(cards, self.rulings)

    def forfeits(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        return wagering.forfeits(self, seat)

    def settle(self) -> None:
        settling.settle(self)

    def declaration(self) -> Declaration:
        return declaring.declaration(self)
