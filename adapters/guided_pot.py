"""The bets and the board at a guided table where players play for a pot."""

from __future__ import annotations

from typing import Any, ClassVar

from clausewise.adapters.guided_noted import Noted
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BoardDealt,
    CardsDiscarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, Call, Check, Discard, Post, Raise
from clausewise.reference_engine.vocabulary.pot.words import BetAction
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class BetsNoted(Noted):
    """What each seat has wagered in this betting round, and what lies on the board."""

    # not with a card: for the button, cards are dealt before there is a round
    begins: ClassVar[tuple[type[Event], ...]] = (BetMade,)

    def __init__(self) -> None:
        self.bets: dict[int, Cents] = {}
        self.betting = ""
        """The betting round, as the last turn named it."""
        self.board: tuple[Card, ...] = ()

    def round_begins(self) -> None:
        self.board, self.betting = (), ""
        self.bets.clear()

    def round_ends(self) -> None:
        self.bets.clear()

    def note(self, event: AnyEvent) -> None:
        match event:
            case TurnGiven() if event.round != self.betting:
                if self.betting:  # what was posted before the first turn counts in the first round
                    self.bets.clear()
                self.betting = event.round
            case BetMade(action="posts an ante"):
                pass  # it goes into the pot and counts for no bet
            case BetMade():
                self.bets[event.seat] = event.to
            case BetReturned():
                self.bets[event.seat] = Cents(self.bets.get(event.seat, 0) - event.amount)
            case BoardDealt():
                self.board += event.cards
            case _:
                pass

    def fill(self, kind: type, values: dict[str, Any]) -> None:
        if kind is BoardDealt:
            values.setdefault("total", len(self.board) + len(values["cards"]))
        elif kind is BetMade:
            values.setdefault("amount", Cents(0))
            values.setdefault("to", Cents(self.bets.get(values["seat"], 0) + values["amount"]))

    def own(self, asked: AnyStimulus | TableSetup, amount: Cents | None, *, all_in: bool) -> list[AnyEvent] | None:
        match asked:
            case Check():
                return [self._bet(asked.seat, "checks", Cents(0))]
            case Post():
                action: BetAction = "posts the big blind" if asked.blind == "big blind" else "posts the small blind"
                if asked.blind == "ante":
                    action = "posts an ante"
                return [self._bet(asked.seat, action, asked.amount if amount is None else amount, all_in=all_in)]
            case Call():
                put = asked.amount if amount is None else amount
                if put is None:
                    raise ValueError("Say how much the call put in, as in: t 4")
                return [self._bet(asked.seat, "calls", put, all_in=all_in)]
            case Bet():
                return [self._bet(asked.seat, "bets", asked.amount if amount is None else amount, all_in=all_in)]
            case Raise():
                more = Cents(asked.to - self.bets.get(asked.seat, 0)) if amount is None else amount
                return [self._bet(asked.seat, "raises", more, all_in=all_in)]
            case Discard():
                return [CardsDiscarded(asked.seat, len(asked.cards), tuple(map(Card, asked.cards)))]
            case _:
                return None

    def _bet(self, seat: int, action: BetAction, amount: Cents, *, all_in: bool = False) -> BetMade:
        return BetMade(seat, action, amount, Cents(self.bets.get(seat, 0) + amount), all_in)
