"""Which players hold cards, and which of them have decided, as far as a system has told."""

from __future__ import annotations

from dataclasses import dataclass, field

from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import TouchCards
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Folded, RoundEnded
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt


@dataclass(slots=True)
class HandsSeen:
    """The hands that lie before players.

    >>> hands = HandsSeen()
    >>> hands.sees(CardDealt("seat 2", 1, "down"))
    >>> hands.may_still_look(2), hands.is_free(TouchCards(3, "dealer"), accepted=False)
    (True, True)
    >>> hands.sees(WagerTaken(2, "play", 1000))
    >>> hands.may_still_look(2)
    False
    >>> hands.sees(WagerSettled(2, "ante", 1000, "forfeited"))
    >>> hands.is_free(TouchCards(2, "dealer"), accepted=False)
    True
    """

    dealt: set[str] = field(default_factory=set)
    decided: set[int] = field(default_factory=set)
    """Who plays, and who has folded."""

    def sees(self, event: AnyEvent) -> None:
        """Takes in what the system tells of them."""
        match event:
            case CardDealt() | StackDealt():
                self.dealt.add(event.to)
            case Folded(seat=seat):
                self.dealt.discard(f"seat {seat}")
                self.decided.add(seat)
            case WagerTaken(seat=seat, wager="play"):
                self.decided.add(seat)
            case WagerSettled(seat=seat, wager="ante", result="forfeited" | "abandoned"):
                self.dealt.discard(f"seat {seat}")
            case RoundEnded():
                self.dealt.clear()
                self.decided.clear()
            case _:
                pass

    def may_still_look(self, seat: int) -> bool:
        """Whether a player may have yet to lay the cards down: when that is, each may be taken to say alone."""
        return f"seat {seat}" in self.dealt and seat not in self.decided

    def is_free(self, touch: TouchCards, *, accepted: bool) -> bool:
        """Where no cards lie nobody is kept from touching them, and before a decision a player may look at them."""
        nothing_there = f"seat {touch.seat}" not in self.dealt and not accepted
        return nothing_there or (touch.by == "player" and self.may_still_look(touch.seat))
