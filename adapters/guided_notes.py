"""What is known of a guided table from what was reported: what a person then need not say again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.deeds import SEAT_AND_OWNER
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BetReturned, BoardDealt, TurnGiven
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt


class Notes:
    """Kept from the events of one table. Every figure in it was reported before."""

    def __init__(self, deck: str = "deck 1") -> None:
        self.deck = deck
        """The deck that was spoken of last."""
        self.round = 0
        self.in_round = False
        self.standing: dict[tuple[int, str], Cents] = {}
        self.dealt: Counter[str] = Counter()
        """How many cards each place has got in this round."""
        self.bets: dict[int, Cents] = {}
        """What each seat has wagered in this betting round."""
        self.betting = ""
        """The betting round, as the last turn named it."""
        self.board: tuple[Card, ...] = ()
        self.out: dict[str, str] = {}
        """The cards that have been dealt since the round began, or since a shuffle in it, and to whom."""
        self.twice = ""
        """What is said of a card that was out already: a slip of the pen, as a rule."""

    def note(self, event: AnyEvent) -> None:  # noqa: C901, PLR0912  one for each kind
        """One more thing was reported."""
        self.deck = getattr(event, "deck", None) or self.deck
        match event:
            case RoundStarted():
                self.round, self.in_round, self.board, self.betting = event.number, True, (), ""
                self.dealt.clear()
                self.bets.clear()
                self.out.clear()
            case RoundEnded():
                self.in_round = False
                self.bets.clear()
            case WagerTaken():
                self.standing[event.seat, event.wager] = event.amount
            case WagerWithdrawn() | WagerSettled():
                self.standing.pop((event.seat, event.wager), None)
            case CardDealt():
                self.dealt[event.to] = event.number
                self.deal(event.to, () if event.card is None else (event.card,))
            case StackDealt():
                self.deal(event.to, event.cards or ())
            case Procedure(act="shuffles"):
                self.out.clear()
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
                self.deal("the board", event.cards)
            case _:
                pass

    def deal(self, place: str, cards: Iterable[str]) -> None:
        """These cards lie there now."""
        for card in cards:
            if card in self.out:
                self.twice = f"the {card} was dealt before, to {self.out[card]}"
            self.out[card] = place

    def starts(self) -> RoundStarted:
        """The round that comes next."""
        return RoundStarted(self.round + 1, self.deck)

    def fill(self, kind: type, values: dict[str, Any]) -> None:  # noqa: C901  one for each kind
        """Adds what follows from what was said before, where nothing else is said now."""
        owner, seat = values.get("owner"), values.get("seat")
        if "owner" in kind.__struct_fields__ and "seat" in kind.__struct_fields__:  # type: ignore[attr-defined]
            if owner is None and seat is not None and values.get("act") in SEAT_AND_OWNER:
                values["owner"] = f"seat {seat}"
            elif seat is None and owner is not None and owner.startswith("seat ") and values["act"] in SEAT_AND_OWNER:
                values["seat"] = int(owner.removeprefix("seat "))
        if kind is CardDealt:
            values.setdefault("number", self.dealt[values["to"]] + 1)
        elif kind is WagerSettled:
            values.setdefault("stake", self.standing.get((values["seat"], values["wager"])))
            values.setdefault("stake_back", values["result"] in ("wins", "returned"))
        elif kind is WagerWithdrawn:
            values.setdefault("amount", self.standing.get((values["seat"], values["wager"])))
        elif kind is BoardDealt:
            values.setdefault("total", len(self.board) + len(values["cards"]))
        elif kind is RoundStarted:
            values.setdefault("number", self.round + 1)
            values.setdefault("deck", self.deck)
        elif kind is RoundEnded:
            values.setdefault("number", self.round)
        elif kind is BetMade:
            values.setdefault("amount", Cents(0))
            values.setdefault("to", Cents(self.bets.get(values["seat"], 0) + values["amount"]))
