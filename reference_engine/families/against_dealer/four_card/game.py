"""A Four Card Poker table: what it adds to every table for cards against the dealer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.against_dealer import declaring as declaring_cards
from clausewise.reference_engine.families.against_dealer import declaring_table
from clausewise.reference_engine.families.against_dealer.four_card import (
    dealing_order,
    dealing_stacks,
    declaring,
    forfeiting,
    meters,
    progressive_chips,
    settling,
    wagering,
)
from clausewise.reference_engine.families.against_dealer.four_card.meters_chosen import MetersChosen
from clausewise.reference_engine.families.against_dealer.four_card.state import FourCardRound
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.hands.four_card import best_four
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import MissChip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.money import Cents
    from clausewise.reference_engine.families.against_dealer.dealing import Stages
    from clausewise.reference_engine.families.against_dealer.dealing_ways import Way
    from clausewise.reference_engine.families.against_dealer.four_card.rules import FourCardRules
    from clausewise.reference_engine.families.against_dealer.state import Deck, Round, Seat
    from clausewise.reference_engine.families.table import Opening
    from clausewise.reference_engine.hands.four_card import RankedHand
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
    from clausewise.reference_engine.vocabulary.description import Declaration
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import Mishap


class FourCardTable(HouseBankedTable):
    """One table under one rule set."""

    rules: FourCardRules
    round: FourCardRound | None
    chips_only = wagering.BY_CHIP_ONLY
    never_forfeited = ("aces up", "six card bonus")

    def __init__(self, asked: Opening[FourCardRules]) -> None:
        super().__init__(asked)
        self.meters: dict[str, Cents] = {}
        self.missed_chips: set[int] = set()
        """Seats whose wagering device is not going to recognise the next chip."""
        self.meters_chosen = MetersChosen()
        """What a house whose table is followed has chosen; this house starts at the least amounts."""
        meters.open_meters(self)

    def new_round(self, number: int, deck: Deck) -> FourCardRound:
        return FourCardRound(number, deck, meters_before=dict(self.meters))

    def current(self) -> FourCardRound:
        if self.round is None:
            raise Refusal("no round is in progress")
        return self.round

    def follows(self, events: Iterable[AnyEvent]) -> None:
        meters.follow(self, events)

    # --- wagers -------------------------------------------------------------------------------------------------------

    def lawful_beside(self, wager: PlaceWager, standing: Mapping[str, Cents]) -> tuple[str, ...]:
        return wagering.lawful_beside(self, wager, standing)

    def demand_in_time(self, wager: PlaceWager, current: Round | None) -> None:
        del current
        wagering.demand_in_time(self, wager, self.round)

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
        facts: Declaration = {}
        declaring_cards.cards(self, facts)
        declaring_cards.shuffler(self, facts)
        if self.option("progressive") != "none":
            declaring.envy(self, facts)
        declaring_table.positions(self, facts)
        declaring.layout(self, facts)
        declaring.payouts(self, facts)
        if self.option("progressive") != "none":
            declaring.progressive_system(self, facts)
        declaring_table.boxes(self, facts)
        declaring_table.discard_rack(self, facts)
        declaring.wagers(self, facts)
        declaring_cards.manual_shoe(self, facts)
        declaring_cards.from_the_hand(self, facts)
        declaring.paytables(self, facts)
        declaring_cards.out_of_order(self, facts)
        return facts
