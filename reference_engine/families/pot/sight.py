"""What players see of a hand for a pot, and what they may do by it: no engine is asked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.offers import GOES_ON, Amounts, Offer
from clausewise.reference_engine.families.pot import chips
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Folded, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.reference_engine.vocabulary.pot.events import BetMade, CardsDiscarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, Call, Check, Discard, Raise

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.pot.words import TurnOption


def turn_after(turn: TurnGiven | None, event: AnyEvent) -> TurnGiven | None:
    """Whose turn it is once this has happened: whoever has acted has it no more."""
    if isinstance(event, TurnGiven):
        return event
    acted = isinstance(event, BetMade | Folded | CardsDiscarded) and turn is not None and event.seat == turn.seat
    return None if acted or isinstance(event, RoundEnded) else turn


def as_offered(act: Bet | Raise, turn: TurnGiven) -> Bet | Raise:
    """A first wager by the word that the table has for it: some call it a bet, some a raise.

    >>> as_offered(Raise(1, Cents(400)), TurnGiven(1, ("fold", "check", "bet"), "first"))
    Bet(seat=1, amount=400, player=None)
    >>> as_offered(Raise(1, Cents(400)), TurnGiven(1, ("fold", "call", "raise"), "first"))
    Raise(seat=1, to=400, player=None)
    """
    words = {"bet", "raise"} & {*turn.options}
    if isinstance(act, Raise) and words == {"bet"}:
        return Bet(act.seat, act.to, act.player)
    if isinstance(act, Bet) and words == {"raise"}:
        return Raise(act.seat, act.amount, act.player)
    return act


class Sight:
    """Whose turn it is, what has been wagered, and what each seat holds."""

    def __init__(self) -> None:
        self.turn: TurnGiven | None = None
        """None: nobody has to act."""
        self.to = 0
        """The most that a seat has wagered in this hand, in one round."""
        self.cards: dict[int, list[Card]] = {}
        self.stacks: Counter[int] = Counter()

    def see(self, event: AnyEvent) -> None:
        """Takes in what happens."""
        chips.move(self.stacks, event)
        self.turn = turn_after(self.turn, event)
        match event:
            case RoundStarted():
                self.cards.clear()
                self.to = 0
            case BetMade():
                self.to = max(self.to, event.to)
            case CardDealt(card=card) if card is not None and event.face == "down":
                self.cards.setdefault(int(event.to.removeprefix("seat ")), []).append(card)
            case _:
                pass

    def may(self) -> tuple[Offer, ...]:
        """What whoever has the turn may do; the house goes on where nobody has."""
        return (GOES_ON,) if self.turn is None else tuple(self.options(self.turn).values())

    def options(self, turn: TurnGiven) -> dict[TurnOption, Offer]:
        """What the table has said may be done, by its word for it; how much, as far as players can know."""
        return {option: self._offer(option, turn) for option in turn.options}

    def _offer(self, option: TurnOption, turn: TurnGiven) -> Offer:
        seat, left = turn.seat, self.stacks[turn.seat] - turn.due
        match option:
            case "fold":
                return Offer(Fold(seat))
            case "check":
                return Offer(Check(seat))
            case "call":
                return Offer(Call(seat), (Amounts(turn.due, turn.due),))
            case "bet":
                return Offer(Bet(seat, Cents(1)), (Amounts(1, max(1, self.stacks[seat])),))
            case "raise":
                return Offer(Raise(seat, Cents(self.to + 1)), (Amounts(self.to + 1, self.to + max(1, left)),))
            case "discard":
                held = tuple(self.cards.get(seat, []))
                return Offer(Discard(seat, held[:1]), cards=held, counts=(1, len(held)))
            case "retain":
                return Offer(Discard(seat))
