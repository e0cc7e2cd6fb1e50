"""What players see of a round against the dealer, and what they may do by it: no engine is asked."""

from __future__ import annotations

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules
from clausewise.reference_engine.families.offers import GOES_ON, Amounts, Offer
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt

USUAL = dollars(10)
"""The ante of somebody of whom none was seen."""


class Sight:
    """Who has wagered what in this round, and who is asked."""

    def __init__(self, rules: HouseBankedRules) -> None:
        self.rules = rules
        self.asked: list[int] = []
        self.antes: dict[int, int] = {}
        self.wagers: dict[int, dict[str, int]] = {}
        self.players: dict[int, int] = {}
        """Whose hand is dealt at which seat."""
        self.cards: dict[str, list[Card]] = {}
        """What players see of their hands."""
        self.dealt = False
        """The cards of this round have come."""

    def see(self, event: AnyEvent) -> None:
        """Takes in what happens."""
        self.dealt = isinstance(event, CardDealt | StackDealt) or (
            self.dealt and not isinstance(event, RoundStarted | RoundEnded)
        )
        if isinstance(event, WagerTaken):
            self.players.setdefault(event.seat, event.player or event.seat)
        match event:
            case RoundStarted():
                self.antes.clear()
                self.wagers.clear()
                self.players.clear()
                self.cards.clear()
            case CardDealt(to=place, card=str() as card):
                self.cards.setdefault(place, []).append(card)
            case RoundEnded():
                self.asked.clear()
            case WagerTaken(wager="ante") as taken:
                self.antes[taken.seat] = taken.amount
                self.wagers.setdefault(taken.seat, {})["ante"] = taken.amount
            case WagerTaken(wager="play") | Folded() as decided if decided.seat in self.asked:
                self.asked.remove(decided.seat)
            case WagerTaken() as taken:
                self.wagers.setdefault(taken.seat, {})[taken.wager] = taken.amount
            case Procedure(act="asks", seat=int() as seat):
                self.asked.append(seat)
            case _:
                pass

    def plays(self, player: int) -> bool:
        """Whether this player has a wager anywhere."""
        return player in self.players.values() or player in self.players

    def decides_on_one_hand(self, player: int) -> bool:
        """Whether this player is asked, at the own seat, and has no other hand."""
        hands = [seat for seat, whose in self.players.items() if whose == player]
        return hands == [player] and player in self.asked

    def may(self) -> tuple[Offer, ...]:
        """What whoever is asked may do; the house goes on where nobody is."""
        return tuple(offer for seat in self.asked for offer in self.decisions(seat)) or (GOES_ON,)

    def decisions(self, seat: int) -> tuple[Offer, Offer]:
        """To stay in for the ante or so many times the ante, and to give the hand up."""
        ante = self.antes.get(seat, USUAL)
        play = Amounts(ante, ante * self.rules.play_most)
        return Offer(PlaceWager(seat, "play", Cents(ante)), (play,)), Offer(Fold(seat))
