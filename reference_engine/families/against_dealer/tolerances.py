"""What games against the dealer leave open to a system: how stacks come out of a device, when decks are changed."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager, TouchCards
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Rise, Sit
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules

LOST = ("loses", "forfeited", "abandoned")


class DealerTolerances(Tolerances):
    """What is no departure at a table for cards against the dealer."""

    pays = (WagerSettled, BonusPaid)
    begins_a_round = (PlaceWager,)

    def __init__(self, rulings: Rulings, rules: HouseBankedRules, unseen: Collection[str] = ()) -> None:
        super().__init__(unseen)
        self._rulings = rulings
        self._rules = rules
        self._with_cards: set[str] = set()
        self._sitting: set[int] = set()
        self._lost: set[tuple[int, str]] = set()
        self._void = False
        self._cut = False
        """The cards were cut, and none of them is dealt."""

    def answers_freely(self, stimulus: AnyStimulus, *, accepted: bool) -> bool:
        """Where no cards lie nobody is kept from touching them; that a box is free where another sits is not said.

        Nor need anybody obey an order to cut again who has not been seen to cut.
        """
        match stimulus:
            case Sit(seat) if accepted:
                self._sitting.add(seat)
            case Rise(seat) if accepted:
                self._sitting.discard(seat)
            case FloorOrders(order="recut") if not accepted:
                return not self._cut
            case PlaceWager(seat=seat, player=int() as player) if player != seat and seat in self._sitting:
                return not accepted
            case _:
                pass
        no_cards = isinstance(stimulus, TouchCards) and f"seat {stimulus.seat}" not in self._with_cards
        return no_cards and not accepted

    def refused_instead(self, stimulus: AnyStimulus) -> AnyStimulus | None:
        """The same wager of nothing: cards that rest are made ready for whoever comes to wager."""
        return msgspec.structs.replace(stimulus, amount=Cents(0)) if isinstance(stimulus, PlaceWager) else None

    def passes(self, event: AnyEvent) -> None:
        """Whose cards lie there is known from the deal, whose chips are the house's from the settling."""
        match event:
            case RoundEnded():
                self._with_cards.clear()
                self._lost.clear()
                self._void = False
            case Procedure(act="voids all hands"):
                self._void = True
            case Procedure(act="cuts" | "completes the cut"):
                self._cut = True
            case Procedure(act="spreads" | "shuffles"):
                self._cut = False
            case WagerSettled(seat=seat, wager=wager, result=result) if result in LOST:
                self._lost.add((seat, wager))
            case Procedure(act="collects chips", seat=int() as seat, wager=str() as wager):
                self._lost.discard((seat, wager))
            case CardDealt() | StackDealt():
                self._with_cards.add(event.to)
                self._cut = False
            case _:
                pass

    def need_not_tell(self, event: AnyEvent) -> bool:
        """Players are asked in their turns, or all at once, or not at all, where no rule has the dealer ask them."""
        return isinstance(event, Procedure) and event.act == "asks" and not self._rulings.knows("complete.ask")

    def tells_on_the_way(self, event: AnyEvent) -> bool:
        """Chips that were lost are collected, once, however they are put away; so are the cards of a void round."""
        match event:
            case Procedure(act="collects cards" | "discards"):
                return self._void
            case Procedure(act="collects chips", seat=int() as seat, wager=str() as wager):
                return (seat, wager) in self._lost
            case _:
                return False

    def last_on_top(self) -> bool:
        """Whether the top card of a stack that is dispensed is the last one that came out, as some read it."""
        return self._rulings.reading("top-card", "first-dispensed") == "last-dispensed"

    def beside_the_top(self) -> int:
        if not self._rulings.knows("automated.further-stack"):
            return 0
        return 2 * self._rules.players_cards - self._rules.dealers_cards

    def shows_the_last(self) -> bool:
        """The last card of a hand that is dealt, the bottom card of a stack: as some read it, the first one."""
        return self._rulings.reading("bottom-card", "last-dispensed") != "first-dispensed"

    def leaves_a_stack(self, event: Procedure) -> bool:
        """Whether a card that came out of turn is replaced by the next one: as some read it, or as it was seen."""
        reading = self._rulings.reading
        if event.act == "finds":
            return reading("face-up-card", "next-card") == "next-card"
        return event.face == "up" and reading("drawn-card-seen", "used") != "used"
