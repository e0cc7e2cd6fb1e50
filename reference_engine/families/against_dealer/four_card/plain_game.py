"""Four Card Poker as it is played with an ante and aces up alone: what is its own beside a table with side wagers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.families.against_dealer import completing, misdeals
from clausewise.reference_engine.families.against_dealer.four_card import (
    plain_completing,
    plain_declaring,
    plain_settling,
    plain_wagers,
)
from clausewise.reference_engine.families.against_dealer.four_card.game import FourCardTable
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.hands.four_card import OF_FIVE_CARDS, best_four

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.money import Cents
    from clausewise.reference_engine.families.against_dealer.dealing import Stages
    from clausewise.reference_engine.families.against_dealer.dealing_ways import Way
    from clausewise.reference_engine.families.against_dealer.state import Round, Seat
    from clausewise.reference_engine.hands.four_card import Comparison, RankedHand
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import Conduct, PlaceWager
    from clausewise.reference_engine.vocabulary.description import Declaration


SENSIBLE = {"five-card-words": "four-cards", "highest-straight-flush": "ace-high"}


class PlainFourCardTable(FourCardTable):
    """One table under one rule set."""

    # --- wagers -------------------------------------------------------------------------------------------------------

    def lawful_beside(self, wager: PlaceWager, standing: Mapping[str, Cents]) -> tuple[str, ...]:
        return plain_wagers.lawful_beside(self, wager, standing)

    def demand_in_time(self, wager: PlaceWager, current: Round | None) -> None:
        plain_wagers.demand_in_time(self, wager, current)

    def demand_change(self, wager: str, amount: Cents, others: Mapping[str, Cents]) -> None:
        del others
        plain_wagers.demand_limits(self, wager, amount)

    def demand_to_play(self, wager: PlaceWager) -> None:
        plain_wagers.demand_to_play(self, wager)

    def why_played(self, wager: PlaceWager) -> tuple[str, ...]:
        return ("limits",) if plain_wagers.above_the_maximum(self, wager.amount) else ()

    # --- dealing ------------------------------------------------------------------------------------------------------

    def closing(self, way: Way) -> Stages:
        del way
        return []

    def deal_stacks(self, way: Way) -> None:
        HouseBankedTable.deal_stacks(self, way)

    def after_dealing(self, way: Way) -> None:
        misdeals.complete_dealer(self, way)

    # --- hands --------------------------------------------------------------------------------------------------------

    def best_hand(self, cards: Sequence[Card], selection: str | None = None) -> RankedHand:
        right = tuple(cards)
        counted = self.rulings.choose(
            "definition.hand",
            right,
            {"the first five cards only": right[:5], "the first four cards as they were dealt": right[:4],
             "without the first card": right[1:]},
        )  # fmt: skip
        return best_four(counted, self.rulings, selection)

    def why_ranked(self, hand: RankedHand) -> tuple[str, ...]:
        """What says that a hand is what it is; and what it would be by a reading that was not chosen."""
        named = hand.provisions
        if hand.category == plain_settling.NOTHING:
            named = ("rank.high-card", *named)
        elif hand.category == "flush" and "rank.round-the-ace" in named:
            named = ("rank.straight-flush", *named)
        other = self.otherwise_ranked((*hand.cards, *hand.rest))
        if other is not None:
            named = (*other.provisions, *named)
        return "definition.hand", *named[:3]

    def otherwise_ranked(self, cards: Sequence[Card]) -> RankedHand | None:
        """What the cards make where straights and flushes have four cards, up to the ace; None if that is how it is."""
        readings = {**self.rulings.readings, **SENSIBLE}
        if readings == self.rulings.readings:
            return None
        other = best_four(cards, Rulings(self.rulings.clauses, readings))
        return other if other.category in OF_FIVE_CARDS else None

    def why_compared(self, seat: Seat, comparison: Comparison) -> tuple[str, ...]:
        """What says which of two hands is the higher."""
        categories = (seat.hand.category if seat.hand else "", self.dealer_hand.category)
        high_card = ("rank.high-card",) if plain_settling.NOTHING in categories else ()
        return (*high_card, *comparison.provisions)

    # --- the round ----------------------------------------------------------------------------------------------------

    def after_fold(self, seat: Seat) -> None:
        plain_completing.after_fold(self, seat)

    def converse(self, stimulus: Conduct) -> None:
        plain_completing.converse(self, stimulus)

    def reveal(self) -> None:
        completing.reveal(self)
        plain_completing.arrange(self)

    def settle(self) -> None:
        plain_settling.settle(self)

    def declaration(self) -> Declaration:
        return plain_declaring.declaration(self)
