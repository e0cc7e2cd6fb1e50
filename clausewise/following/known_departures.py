"""Departures that are known, and by which a comparison goes on, so that one of them does not hide what follows it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetsGathered, FeeTaken, TurnGiven

CHANGES_NOTHING = (TurnGiven, HandRanked)
"""What only tells of a table: what is open to a player, what a hand is. A pot that goes elsewhere shows by itself."""


@dataclass(frozen=True, slots=True)
class GoneBy:
    """What is taken as the system shows it, although the rules want it otherwise."""

    order_of_dealing: bool = False
    """In which order the cards of a deal went to their hands."""
    clauses: frozenset[str] = frozenset()
    """Clauses of which it is known that they are broken: by what is told otherwise and changes nothing it goes on."""


NOTHING_GONE_BY = GoneBy()


@dataclass(slots=True)
class PutOff:
    """Chips that the rules have moved already and the system has not: they are the same chips when it does."""

    gathered: int = 0
    """What should lie in the pot, and is gathered with later bets."""
    fee: int = 0
    """What should have left it."""

    def takes(self, expected: AnyEvent, got: AnyEvent) -> bool:
        """Whether what was to come now, and did not, is something that may come later without any other harm."""
        if type(expected) is type(got) or not isinstance(expected, BetsGathered | FeeTaken):
            return False
        if isinstance(expected, BetsGathered):
            self.gathered += expected.amount
        else:
            self.fee += expected.amount
        return True

    def with_it(self, expected: AnyEvent, got: AnyEvent) -> AnyEvent:
        """What is expected of a system that moves now what it has put off."""
        if not isinstance(expected, BetsGathered) or not isinstance(got, BetsGathered):
            return expected
        amount, pot = expected.amount + self.gathered, expected.pot + self.fee
        return msgspec.structs.replace(expected, amount=Cents(amount), pot=Cents(pot))

    def comes_now(self, got: AnyEvent) -> bool:
        """Whether an event is just what was put off."""
        match got:
            case FeeTaken(amount=amount) if amount == self.fee > 0:
                self.fee = 0
            case BetsGathered(amount=amount) if amount == self.gathered > 0:
                self.gathered = 0
            case _:
                return False
        return True

    def is_met(self, event: AnyEvent) -> None:
        """What was gathered is owed no more, and a new round owes nothing."""
        if isinstance(event, BetsGathered | RoundStarted):
            self.gathered = 0
        if isinstance(event, RoundStarted):
            self.fee = 0
