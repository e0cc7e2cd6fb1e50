"""What is known of a guided table from what was reported: what a person then need not say again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from clausewise.adapters.guided_against_dealer import WagersNoted
from clausewise.adapters.guided_noted import Noted
from clausewise.adapters.guided_pot import BetsNoted
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.deeds import Kind
from clausewise.reference_engine.vocabulary.core.events import Event, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.deeds import SEAT_AND_OWNER
from clausewise.reference_engine.vocabulary.events import AnyEvent


class Notes:
    """Kept from the events of one table. Every figure in it was reported before."""

    def __init__(self, deck: str = "deck 1") -> None:
        self.deck = deck
        """The deck that was spoken of last."""
        self.round = 0
        self.in_round = False
        self.families: tuple[Noted, ...] = (WagersNoted(), BetsNoted())
        self.dealt: Counter[str] = Counter()
        """How many cards each place has got in this round."""
        self.out: dict[str, str] = {}
        """The cards that have been dealt since the round began, or since a shuffle in it, and to whom."""
        self.twice = ""
        """What is said of a card that was out already: a slip of the pen, as a rule."""

    def note(self, event: AnyEvent) -> None:
        """One more thing was reported."""
        self.deck = getattr(event, "deck", None) or self.deck
        match event:
            case RoundStarted():
                self.round, self.in_round = event.number, True
                self.dealt.clear()
                self.out.clear()
                for family in self.families:
                    family.round_begins()
            case RoundEnded():
                self.in_round = False
                for family in self.families:
                    family.round_ends()
            case CardDealt():
                self.dealt[event.to] = event.number
            case Procedure(act="shuffles"):
                self.out.clear()
            case _:
                for family in self.families:
                    family.note(event)
        self.deal(getattr(event, "to", "the board"), [card for card in event.dealt if card is not None])

    def deal(self, place: str, cards: Iterable[str]) -> None:
        """These cards lie there now."""
        for card in cards:
            if card in self.out:
                self.twice = f"the {card} was dealt before, to {self.out[card]}"
            self.out[card] = place

    def starts(self) -> RoundStarted:
        """The round that comes next."""
        return RoundStarted(self.round + 1, self.deck)

    def fill(self, kind: type, values: dict[str, Any]) -> None:
        """Adds what follows from what was said before, where nothing else is said now."""
        owner, seat = values.get("owner"), values.get("seat")
        if "owner" in kind.__struct_fields__ and "seat" in kind.__struct_fields__:  # type: ignore[attr-defined]
            if owner is None and seat is not None and values.get("act") in SEAT_AND_OWNER:
                values["owner"] = f"seat {seat}"
            elif seat is None and owner is not None and owner.startswith("seat ") and values["act"] in SEAT_AND_OWNER:
                values["seat"] = int(owner.removeprefix("seat "))
        if kind is CardDealt:
            values.setdefault("number", self.dealt[values["to"]] + 1)
        elif kind is RoundStarted:
            values.setdefault("number", self.round + 1)
            values.setdefault("deck", self.deck)
        elif kind is RoundEnded:
            values.setdefault("number", self.round)
        for family in self.families:
            family.fill(kind, values)

    def asked_else(self, kind: type) -> str | None:
        """The figure of such an event that follows from what stands on the table; asked for where nothing does."""
        return next((family.asked_else[kind] for family in self.families if kind in family.asked_else), None)

    def begins(self, kinds: Iterable[Kind]) -> tuple[type[Event], ...]:
        """With which of these a round has begun: as the last family has it that knows one of them."""
        types = {kind.type for kind in kinds}
        return next((family.begins for family in reversed(self.families) if types & set(family.begins)), ())
