"""What may be done now at a table, as acts with what they leave open: how much, or which cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

import msgspec

from clausewise.reference_engine.core.cards import Card, without
from clausewise.reference_engine.core.fields import MOST_MONEY
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.pot.stimuli import Discard, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


@dataclass(frozen=True, slots=True)
class Amounts:
    """From the least to the greatest in equal steps.

    >>> 150 in Amounts(100, 300, step=50), 400 in Amounts(100, 300), 10**9 in Amounts(1)
    (True, False, True)
    """

    least: int
    greatest: int = MOST_MONEY
    step: int = 1

    def __contains__(self, amount: int) -> bool:
        return self.least <= amount <= self.greatest and (amount - self.least) % self.step == 0

    def __bool__(self) -> bool:
        return self.least <= self.greatest

    def beyond(self, standing: int) -> Amounts:
        """What may be added to what stands already; nothing is no amount.

        >>> Amounts(500, 1000).beyond(600)
        Amounts(least=1, greatest=400, step=1)
        """
        first = max(0, -(-(standing + 1 - self.least) // self.step))
        return Amounts(self.least + first * self.step - standing, self.greatest - standing, self.step)

    def up_to(self, most: int) -> Amounts:
        """No more than this of it."""
        return Amounts(self.least, min(self.greatest, most), self.step)

    def ends(self) -> tuple[int, int]:
        """The least, and the greatest that the steps come to."""
        return self.least, self.least + (self.greatest - self.least) // self.step * self.step


@dataclass(frozen=True, slots=True)
class Offer:
    """Acts of one kind at one seat: an example, and what else may stand in the place of its amount or its cards.

    >>> from clausewise.reference_engine.vocabulary.stimuli import Bet
    >>> offer = Offer(Bet(2, Cents(100)), amounts=(Amounts(100, 500),))
    >>> offer.includes(Bet(2, Cents(350))), offer.includes(Bet(3, Cents(350)))
    (True, False)
    """

    act: AnyStimulus
    amounts: tuple[Amounts, ...] = ()
    """None: the example's amount, if it has one, is the only one."""
    cards: tuple[Card, ...] = ()
    """Those that may be given away."""
    counts: tuple[int, int] = (0, 0)
    """How many of them at least, and at most."""

    @property
    def amount(self) -> str:
        """The field of the act that says how much."""
        return "to" if isinstance(self.act, Raise) else "amount"

    def of(self, amount: int) -> AnyStimulus:
        """The same act with another amount."""
        return msgspec.structs.replace(self.act, **{self.amount: Cents(amount)})

    def giving(self, cards: Sequence[Card]) -> AnyStimulus:
        """The same act with other cards."""
        return msgspec.structs.replace(self.act, cards=tuple(cards))

    def includes(self, act: AnyStimulus) -> bool:
        """Whether this is one of the acts that are offered here."""
        if type(act) is not type(self.act):
            return False
        if isinstance(act, Discard):
            least, most = self.counts
            return (
                act == self.giving(act.cards) and not without(act.cards, self.cards) and least <= len(act.cards) <= most
            )
        if not self.amounts:
            return act == self.act
        amount = getattr(act, self.amount)
        return amount is not None and act == self.of(amount) and any(amount in those for those in self.amounts)

    def edges(self) -> tuple[AnyStimulus, ...]:
        """The least and the most of it, which say the rest."""
        if self.amounts:
            return tuple(self.of(end) for end in dict.fromkeys(end for those in self.amounts for end in those.ends()))
        if isinstance(self.act, Discard):
            return tuple(self.giving(next(combinations(self.cards, count))) for count in dict.fromkeys(self.counts))
        return (self.act,)


GOES_ON = Offer(Proceed())
"""The house does what is due next."""


def is_offered(act: AnyStimulus, offers: Iterable[Offer]) -> bool:
    """Whether one of these offers includes the act."""
    return any(offer.includes(act) for offer in offers)
