"""Grains of houses where cards are played against the dealer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

import msgspec

from clausewise.reference_engine.vocabulary.against_dealer.events import MeterChanged, WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from tests.running.grains import Grain


def does(event: AnyEvent, *acts: str) -> bool:
    """Whether it is one of these acts."""
    return isinstance(event, Procedure) and event.act in acts


class DealsAsBetsClose(Grain):
    """Cards are dealt in the same answer in which the bets are closed."""

    def goes_on(self, told: Sequence[AnyEvent]) -> bool:
        return any(does(event, "announces") and event.owner is None for event in told) and not any(  # type: ignore[union-attr]
            does(event, "examines", "asks") or isinstance(event, RoundEnded) for event in told
        )


class ChipsOfEach(Grain):
    """What is collected in one go is told seat by seat."""

    def __init__(self) -> None:
        self._stands: dict[int, bool] = {}

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            if getattr(event, "wager", None) == "progressive":
                seat = getattr(event, "seat", None)
                if seat and does(event, "acknowledges"):
                    self._stands[seat] = True
                elif seat and type(event).__name__ == "WagerWithdrawn":
                    self._stands.pop(seat, None)
            if isinstance(event, RoundEnded):
                self._stands.clear()
            if isinstance(event, Procedure) and event.act == "collects chips" and event.count == len(self._stands) > 0:
                for seat in sorted(self._stands):
                    yield msgspec.structs.replace(event, seat=seat, count=1)
            else:
                yield event


class DealerLoads(Grain):
    """What a device has shuffled is put into the shoe by the dealer."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            yield msgspec.structs.replace(event, by="dealer") if does(event, "loads") else event


class StraightIntoTheShoe(Grain):
    """A device puts the cards into the shoe as it ends its shuffle: there is no stack that could be told."""

    def __init__(self) -> None:
        self._stacked: Procedure | None = None

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            if isinstance(event, Procedure) and event.act == "stacks" and event.by == "shuffler":
                self._stacked = event
                continue
            into_a_shoe = isinstance(event, Procedure) and event.act == "loads" and event.by == "shuffler"
            if self._stacked is not None and not into_a_shoe:
                yield self._stacked
            self._stacked = None
            yield event
        if self._stacked is not None:
            yield self._stacked
            self._stacked = None


class InStretches(Grain):
    """What comes within a stretch of one answer is told in another order."""

    def within(self, event: AnyEvent) -> object:
        """The stretch to which an event belongs; None: it comes where it comes."""
        raise NotImplementedError

    def order(self, events: list[AnyEvent]) -> list[AnyEvent]:
        """The same events."""
        raise NotImplementedError

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for stretch, group in groupby(events, key=self.within):
            together = list(group)
            yield from together if stretch is None else self.order(together)


class ReturnedLast(InStretches):
    """Wagers that go back are settled after those that are paid."""

    last = True

    def within(self, event: AnyEvent) -> object:
        return True if isinstance(event, WagerSettled) or type(event).__name__ == "BonusPaid" else None

    def order(self, events: list[AnyEvent]) -> list[AnyEvent]:
        return sorted(events, key=lambda event: (getattr(event, "result", "") == "returned") == self.last)


class ReturnedFirst(ReturnedLast):
    """Wagers that go back are settled before those that are paid."""

    last = False


class LosersInTheOtherOrder(InStretches):
    """Losing wagers of several players, from the last one to the first."""

    def within(self, event: AnyEvent) -> object:
        return True if isinstance(event, WagerSettled) and event.result == "loses" else None

    def order(self, events: list[AnyEvent]) -> list[AnyEvent]:
        return events[::-1]


class WagersOfAPlayerTheOtherWay(InStretches):
    """Play before ante."""

    def within(self, event: AnyEvent) -> object:
        if isinstance(event, WagerSettled) and event.wager in ("ante", "play"):
            return event.seat, event.result
        return None

    def order(self, events: list[AnyEvent]) -> list[AnyEvent]:
        return events[::-1]


class CollectsAtTheEnd(Grain):
    """The cards of everybody lie until all players are settled."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        if not any(does(event, "turns up") and event.owner != "dealer" for event in events):  # type: ignore[union-attr]
            return events
        end = [event for event in events if does(event, "collects cards", "discards")]
        rest = [event for event in events if event not in end]
        return [*rest, *end]


class RanksLate(Grain):
    """What a player's hand is worth is told when the first wager on it is settled."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        waiting: dict[str, AnyEvent] = {}
        for event in events:
            if isinstance(event, HandRanked) and event.owner.startswith("seat") and event.wager is None:
                waiting[event.owner] = event
                continue
            if isinstance(event, WagerSettled):
                own = waiting.pop(f"seat {event.seat}", None)
                if own is not None:
                    yield own
            yield event
        yield from waiting.values()


class SomebodyAboveValidates(Grain):
    """A pit boss validates a progressive payout, where a floorperson or somebody above has to."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            validates = isinstance(event, Procedure) and event.act == "validates the payout"
            yield msgspec.structs.replace(event, by="pit boss") if validates else event


class TurnsUpWhatLiesFaceDown(Grain):
    """Of the dealer's cards those are turned up that were not dealt face up."""

    def __init__(self) -> None:
        self._open: set[str] = set()

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            match event:
                case CardDealt(to="dealer", face="up", card=str() as card):
                    self._open.add(card)
                case Procedure(act="turns up", owner="dealer", face="up", cards=tuple() as cards):
                    self._open.update(cards)
                case Procedure(act="turns up", owner="dealer", cards=tuple() as cards):
                    yield msgspec.structs.replace(event, cards=tuple(c for c in cards if c not in self._open))
                    continue
                case RoundEnded():
                    self._open.clear()
                case _:
                    pass
            yield event


class AsksAll(Grain):
    """All players are asked, and then decide as they like: where the engine asks one by one."""


class AsksNobody(Grain):
    """It is not told that anybody is asked."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        return [event for event in events if not does(event, "asks")]


class MetersMoveAtClosing(Grain):
    """A meter shows what the wagers of a round bring when the bets are closed."""

    def __init__(self) -> None:
        self._waiting: dict[str, AnyEvent] = {}

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            if isinstance(event, MeterChanged) and event.cause == "wager":
                self._waiting[event.meter] = event
                continue
            closes = does(event, "announces", "voids all hands") or isinstance(
                event, CardDealt | StackDealt | RoundEnded | WagerSettled
            )
            yield event
            if closes:
                yield from self._waiting.values()
                self._waiting = {}


class BonusCardTurnedEarlier(Grain):
    """The card in the bonus box is turned up with the dealer's."""


class VoidsFirst(InStretches):
    """A misdeal is called before the stub is put away."""

    def goes_on(self, told: Sequence[AnyEvent]) -> bool:
        return any(does(event, "discards the stub", "removes the stub") for event in told) and not any(
            does(event, "examines", "asks", "voids all hands") or isinstance(event, RoundEnded) for event in told
        )

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        stub = [event for event in events if does(event, "removes the stub", "discards the stub")]
        void = [place for place, event in enumerate(events) if does(event, "voids all hands")]
        counted = any(does(event, "counts the stub") for event in events)
        if not stub or not void or counted:
            return events
        rest = [event for event in events if event not in stub]
        return [*rest, *stub] if not isinstance(events[-1], RoundEnded) else [*rest[:-1], *stub, rest[-1]]


class OneCollection(Grain):
    """All cards of a settlement are collected in one go, and come into the rack in one."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        acts = ("collects cards", "discards")
        if not any(does(event, "turns up") and event.owner != "dealer" for event in events):  # type: ignore[union-attr]
            return events
        rest = [event for event in events if not does(event, *acts)]
        for act in acts:
            those = [event for event in events if isinstance(event, Procedure) and event.act == act]
            cards = tuple(card for event in those for card in event.cards or ())
            if those:
                rest.append(msgspec.structs.replace(those[0], owner=None, seat=None, cards=cards or None))
        return rest


GRAINS: list[Callable[[], Grain]] = [
    DealsAsBetsClose, ChipsOfEach, ReturnedLast, ReturnedFirst, LosersInTheOtherOrder, WagersOfAPlayerTheOtherWay,
    CollectsAtTheEnd, OneCollection, RanksLate, AsksNobody, MetersMoveAtClosing, VoidsFirst,
    SomebodyAboveValidates, TurnsUpWhatLiesFaceDown,
]  # fmt: skip
