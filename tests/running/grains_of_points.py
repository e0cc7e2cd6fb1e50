"""Grains of houses where hands count points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reference_engine.vocabulary.points.words import INSURANCES
from tests.running.grains import Grain
from tests.running.grains_of_dealers import does

TWENTY_ONE = 21


class AsksAfterEachCard(Grain):
    """A hand that has drawn is asked again, as often as it may go on."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        drew = next((event for event in events if isinstance(event, Elected) and event.action == "draws"), None)
        for event in events:
            yield event
            if not isinstance(event, Procedure) or event.act != "announces the total" or drew is None:
                continue
            if (event.owner, event.hand) == (f"seat {drew.seat}", drew.hand) and (event.count or 0) < TWENTY_ONE:
                yield Procedure("asks", seat=drew.seat, hand=drew.hand)


class AsksWhoStands(Grain):
    """A hand that has stood is asked once more, which is no grain: it has decided."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            yield event
            if isinstance(event, Elected) and event.action == "stands":
                yield Procedure("asks", seat=event.seat, hand=event.hand)


class CutsWithoutAWord(Grain):
    """That the cards below a player's cut are put on the others is not told."""

    def __init__(self) -> None:
        self._by_player = False

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        for event in events:
            if isinstance(event, Procedure) and event.act == "cuts":
                self._by_player = event.by == "player"
            if not (does(event, "completes the cut") and self._by_player):
                yield event


class NobodyCompletesTheCut(Grain):
    """Nor that the dealer's own is completed, which a text asks for."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        return [event for event in events if not does(event, "completes the cut")]


class InsuranceFirst(Grain):
    """Insurance is settled when the dealer's second card lies open, before the dealer draws."""

    def goes_on(self, told: Sequence[AnyEvent]) -> bool:
        revealed = told and does(told[0], "turns up") and not any(does(event, "asks") for event in told)
        return bool(revealed) and not any(isinstance(event, RoundEnded) for event in told)

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        if not events or not does(events[0], "turns up"):
            return events
        first = [event for event in events if isinstance(event, WagerSettled) and event.wager in INSURANCES]
        return [events[0], *first, *(event for event in events[1:] if event not in first)]


class RackInOne(Grain):
    """When the round is over the players' cards go into the rack together, then the dealer's."""

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        if not any(isinstance(event, RoundEnded) for event in events) or any(isinstance(e, CardDealt) for e in events):
            return events
        return self._together(events)

    def _together(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        gone: list[str] = []
        for event in events:
            if isinstance(event, Procedure) and event.act == "discards" and event.seat is not None:
                gone += event.cards or ()
                continue
            if isinstance(event, Procedure) and event.act == "collects cards" and event.owner == "dealer" and gone:
                yield Procedure("discards", place="discard rack", cards=tuple(self.cards(gone)))  # type: ignore[arg-type]
                gone = []
            yield event

    def cards(self, gone: list[str]) -> list[str]:
        """Those that it tells."""
        return gone


class RackInOneWithAStranger(RackInOne):
    """Among them is one that no player had."""

    def cards(self, gone: list[str]) -> list[str]:
        return [*gone[1:], next(card for card in ("2c", "2d", "2h", "2s") if card not in gone)]
