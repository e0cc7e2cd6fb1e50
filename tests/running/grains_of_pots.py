"""Grains of houses where players play for a pot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.core.events import Folded, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetsGathered,
    ButtonPlaced,
    CardsDiscarded,
    PotAwarded,
    TurnGiven,
)
from tests.running.grains import Grain


class AwardsTogether(Grain):
    """What one player wins of a pot is told in one: both halves of it as the whole."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        awards = [event for event in events if isinstance(event, PotAwarded)]
        for event in events:
            if not isinstance(event, PotAwarded):
                yield event
                continue
            of_the_pot = [award for award in awards if award.pot == event.pot]
            own = [award for award in of_the_pot if award.seat == event.seat]
            if own != of_the_pot:
                yield event
                continue
            if own[0] is not event:
                continue
            share = event.share if len({award.share for award in own}) == 1 else "whole"
            yield msgspec.structs.replace(event, share=share, amount=Cents(sum(award.amount for award in own)))


class AwardsApart(Grain):
    """What one player wins of a pot is pushed over in two."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            if isinstance(event, PotAwarded) and event.amount > 100:
                yield msgspec.structs.replace(event, amount=Cents(100), odd_chips=Cents(0))
                yield msgspec.structs.replace(event, amount=Cents(event.amount - 100))
            else:
                yield event


class AllPotsOfAWinnerTogether(Grain):
    """Main and side pots that one player wins are pushed over as one."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for awards, group in groupby(events, key=lambda event: isinstance(event, PotAwarded)):
            together = list(group)
            shares = {getattr(event, "share", "whole") for event in together}
            if not awards or shares != {"whole"}:
                yield from together
                continue
            own: dict[int, PotAwarded] = {}
            for event in together:
                assert isinstance(event, PotAwarded)
                before = own.get(event.seat)
                amount = event.amount + (before.amount if before else 0)
                own[event.seat] = msgspec.structs.replace(before or event, amount=Cents(amount))
            yield from own.values()


class PostsAtOnce(Grain):
    """What is due before the cards is posted as soon as the buttons lie."""

    def goes_on(self, told: Sequence[AnyEvent]) -> bool:
        return any(isinstance(event, ButtonPlaced) for event in told) and not any(
            isinstance(event, TurnGiven | RoundEnded) for event in told
        )


class BlindGatheredWithTheBets(Grain):
    """A blind beside antes lies before its seat until the first round is over, and is gathered with its bets."""

    def __init__(self) -> None:
        self.owed = self.pot = 0

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            if isinstance(event, BetMade) and event.action == "posts the big blind":
                self.owed = int(event.amount)
            first = isinstance(event, BetsGathered) and not self.pot
            if isinstance(event, RoundStarted | PotAwarded) or (isinstance(event, TurnGiven) and event.round == "draw"):
                yield from self._the_blind_alone()
            if isinstance(event, BetsGathered):
                moved = -self.owed if first else self.owed
                self.pot = int(event.pot) + (moved if first else 0)
                yield msgspec.structs.replace(event, amount=Cents(event.amount + moved), pot=Cents(self.pot))
                self.owed *= first
                continue
            if isinstance(event, RoundEnded):
                self.owed = self.pot = 0
            yield event

    def _the_blind_alone(self) -> Iterable[AnyEvent]:
        if self.owed and self.pot:
            yield BetsGathered(Cents(self.owed), Cents(self.pot + self.owed))
            self.owed = 0


class FoldedCardsTold(Grain):
    """Where folded cards go is told, also where no rule says where."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        told = any(isinstance(event, CardsDiscarded) for event in events)
        for event in events:
            yield event
            if isinstance(event, Folded) and not told:
                yield CardsDiscarded(event.seat, 5)


GRAINS: list[Callable[[], Grain]] = [
    AwardsTogether, AwardsApart, AllPotsOfAWinnerTogether, PostsAtOnce, FoldedCardsTold, BlindGatheredWithTheBets,
]  # fmt: skip
