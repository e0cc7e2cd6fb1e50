"""The wagers at a guided table where players wager against the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from clausewise.adapters.guided_noted import Noted
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class WagersNoted(Noted):
    """What stands at which betting position."""

    begins: ClassVar[tuple[type[Event], ...]] = (CardDealt, StackDealt, WagerTaken)
    asked_else: ClassVar[Mapping[type[Event], str]] = {WagerSettled: "stake", WagerWithdrawn: "amount"}

    def __init__(self) -> None:
        self.standing: dict[tuple[int, str], Cents] = {}

    def note(self, event: AnyEvent) -> None:
        match event:
            case WagerTaken():
                self.standing[event.seat, event.wager] = event.amount
            case WagerWithdrawn() | WagerSettled():
                self.standing.pop((event.seat, event.wager), None)
            case _:
                pass

    def fill(self, kind: type, values: dict[str, Any]) -> None:
        if kind is WagerSettled:
            values.setdefault("stake", self.standing.get((values["seat"], values["wager"])))
            values.setdefault("stake_back", values["result"] in ("wins", "returned"))
        elif kind is WagerWithdrawn:
            values.setdefault("amount", self.standing.get((values["seat"], values["wager"])))

    def own(self, asked: AnyStimulus | TableSetup, amount: Cents | None, *, all_in: bool) -> list[AnyEvent] | None:
        del all_in
        match asked:
            case PlaceWager():
                stands = Cents(self.standing.get((asked.seat, asked.wager), 0) + asked.amount)
                return [WagerTaken(asked.seat, asked.wager, stands if amount is None else amount)]
            case ChangeWager():
                return [WagerTaken(asked.seat, asked.wager, asked.amount if amount is None else amount)]
            case WithdrawWager():
                back = self.standing.get((asked.seat, asked.wager), Cents(0)) if amount is None else amount
                return [WagerWithdrawn(asked.seat, asked.wager, back)]
            case _:
                return None
