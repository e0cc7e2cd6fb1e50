"""What games against the dealer leave open to a system: how stacks come out of a device, when decks are changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, get_args

import msgspec

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.against_dealer.deck_seen import DeckSeen
from clausewise.reference_engine.families.against_dealer.first_players import FirstPlayers
from clausewise.reference_engine.families.against_dealer.hands_seen import HandsSeen
from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.against_dealer.events import (
    BonusPaid,
    WagerSettled,
    WagerWithdrawn,
)
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager, TouchCards, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import AskForCards, FloorOrders
from clausewise.reference_engine.vocabulary.cards.words import Hand
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, LetRest, Rise, Sit
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules

LOST = ("loses", "forfeited", "abandoned")
HANDS = get_args(Hand)
RANKED_FOR_ENVY = "hand-ranked for envy bonus"


def _is_of_a_hand(place: str) -> bool:
    return place == "dealer" or place.startswith("seat ")


class DealerTolerances(Tolerances):
    """What is no departure at a table for cards against the dealer."""

    pays = (WagerSettled, BonusPaid)
    begins_a_round = (PlaceWager,)
    care = Tolerances.care | {"offers for inspection", "turns face up"}

    def __init__(
        self,
        rulings: Rulings,
        rules: HouseBankedRules,
        unseen: Collection[str] = (),
        *,
        ready: bool = True,
        dispenses: bool = False,
    ) -> None:
        super().__init__(unseen)
        self._deck, self._hands = DeckSeen(ready), HandsSeen()
        self._dispenses = dispenses
        """The shuffler gives out the cards, and is a shoe as well."""
        self._rulings = rulings
        self._rules = rules
        self._sitting: set[int] = set()
        self._first_players = FirstPlayers()
        self._player_at: dict[int, int] = {}
        """Who wagers at a box beside another player's own."""
        self._left: set[int] = set()
        """Who has left the table in this round."""
        self._lost: set[tuple[int, str]] = set()
        self._void = False
        self._open = False
        """A round has begun, and has not ended."""
        self._found_face_up: set[Card] = set()
        self._beside: set[Card] = set()
        """What was dealt beside the hands."""
        self._revealed = False
        """The dealer's hand has been turned up, after everybody has decided."""
        self._broken_down = False
        """A device is out of order, and no card has been dealt since."""
        self._jams = False
        """A device is going to fail."""

    def answers_freely(self, stimulus: AnyStimulus, *, accepted: bool) -> bool:
        """Where a player sits another's box is not said to be free, nor whose it is where nobody says for whom.

        No rule has a house turn up what lies spread because a player asks, where it does not say when that is turned
        up; or change decks, or let the table rest, while a round is open. Of touching cards see the hands, of orders
        that come to nothing the deck.
        """
        self._first_players.sees_act(stimulus, accepted=accepted)
        self._sees_act(stimulus, accepted=accepted)
        match stimulus:
            case FloorOrders():
                return not accepted and self._deck.need_not_obey(stimulus)
            case AskForCards():
                return not self._rulings.knows("idle.face-down")
            case LetRest() | Choose(choice="deck change"):
                return not accepted and self._open
            case TouchCards():
                return self._hands.is_free(stimulus, accepted=accepted)
            case PlaceWager(seat=seat, player=int() as player) if player != seat and seat in self._sitting:
                return not accepted
            case PlaceWager(seat=seat, player=None) if self._player_at.get(seat, seat) != seat:
                return not accepted  # whose it is has not been said, and not every house takes it for the other's
            case _:
                return False

    def _sees_act(self, stimulus: AnyStimulus, *, accepted: bool) -> None:
        """Who sits where and wagers for whom; which device is going to fail."""
        match stimulus:
            case PlaceWager(seat=seat, player=player) if accepted:
                self._player_at[seat] = player or self._player_at.get(seat, seat)
            case Sit(seat) if accepted:
                self._sitting.add(seat)
            case Rise(seat) if accepted:
                self._sitting.discard(seat)
                self._left.add(seat)
            case BreakDown():
                self._broken_down = True
            case Jam():
                self._jams = True
            case _:
                pass

    def refused_instead(self, stimulus: AnyStimulus) -> AnyStimulus | None:
        """The same wager of nothing: cards that rest are made ready for whoever comes to wager."""
        return msgspec.structs.replace(stimulus, amount=Cents(0)) if isinstance(stimulus, PlaceWager) else None

    def passes(self, event: AnyEvent) -> None:
        """Whose cards lie there is known from the deal, whose chips are the house's from the settling."""
        for seen in (self._first_players, self._deck, self._hands):
            seen.sees(event)
        match event:
            case RoundStarted():
                self._open = True
            case RoundEnded():
                self._round_is_over()
            case Procedure(act="finds", cards=tuple() as cards):
                self._found_face_up.update(cards)
            case Procedure(act="voids all hands"):
                self._void = True
            case Procedure(act="turns up", owner="dealer", cards=cards) if cards is None or len(cards) > 1:
                self._revealed = True
            case WagerSettled(seat=seat, wager=wager, result=result) if result in LOST:
                self._lost.add((seat, wager))
            case Procedure(act="collects chips", seat=int() as seat, wager=str() as wager):
                self._lost.discard((seat, wager))
            case CardDealt() | StackDealt():
                self._beside.update(card for card in event.dealt if card is not None and not _is_of_a_hand(event.to))
                self._broken_down = False
            case _:
                pass

    def _round_is_over(self) -> None:
        self._player_at.clear()
        for of_the_round in (self._left, self._lost, self._found_face_up, self._beside):
            of_the_round.clear()
        self._open = self._void = self._revealed = False

    def left_to_the_house(self, event: AnyEvent) -> tuple[str, ...]:
        """Where the deck is dealt from, and who puts it there, once a device is out of order.

        A shuffler that dispenses the cards is one device with the shoe: by which name it fails is not said.
        """
        match event:
            case Procedure(act="loads") if self._broken_down:
                return ("place", "by")
            case Procedure(act="stops working", deck=deck) if self._jams and self._dispenses:
                return ("device", "by", "method") if deck else ("device", "by", "method", "deck")
            case _:
                return ()

    def may_be_for_another(self, event: AnyEvent) -> bool:
        """Of several who may be called the first player the house chooses one; two who have to look are told apart."""
        return not self._rulings.knows("opening.two-players") and self._first_players.may_be_offered(event)

    def comes_with(self, stimulus: AnyStimulus, events: Iterable[AnyEvent]) -> Iterable[AnyStimulus]:
        """Who gets up may be given the wagers back, in any order, where no rule says what becomes of them."""
        if not isinstance(stimulus, Rise) or self._rulings.knows("wager.abandoned"):
            return ()
        taken_back = (event for event in events if isinstance(event, WagerWithdrawn))
        own = (event for event in taken_back if self._player_at.get(event.seat, event.seat) == stimulus.seat)
        ante_last = sorted(own, key=lambda event: event.wager == "ante")  # a wager that goes too may rest on it
        return [WithdrawWager(event.seat, event.wager) for event in ante_last]

    def need_not_tell(self, event: AnyEvent) -> bool:
        """Players are asked in their turns, or all at once, or not at all, where no rule has the dealer ask them.

        That a device is out of order has happened to it: nobody has to say so, but to do what is ordered then. A card
        that is put into the discard rack instead of being dealt has been set aside. And where no chip is left that
        the progressive system has accepted, none is counted or put away.
        """
        match event:
            case Folded(seat=seat):
                return self._player_at.get(seat, seat) in self._left  # that the wagers are lost says as much
            case Procedure(act="verifies the number of chips" | "puts away chips", count=0, total=None | 0):
                return True
            case Procedure(act="asks"):
                return not self._rulings.knows("complete.ask")
            case Procedure(act="turns face up", deck=deck):
                return deck in self._deck.face_up
            case Procedure(act="stops working", method="is out of order") | Procedure(act="sets aside", owner=None):
                return True
            case _:
                return False

    def tells_on_the_way(self, event: AnyEvent) -> bool:
        """Chips that were lost are collected, once, however they are put away; so are the cards of a void round.

        That a device fails is seen, whatever has to be done then; so is what is amiss with cards that are removed. A
        deck may be put where it is dealt from now that a device is out of order. A card that was found face up goes
        into the discard rack, also where all hands are void for it. A card beside the hands has to be seen when the
        dealer's are, and no rule says that it is turned up then. A device stacks what it has shuffled, also where the
        deck is removed for what the device has counted.
        """
        match event:
            case Procedure(act="turns up", owner=str() as owner, cards=cards) if not _is_of_a_hand(owner):
                return self._revealed and self._beside.issuperset(cards or ())
            case Procedure(act="turns face up"):
                return self._deck.spread and not self._rulings.knows("idle.face-down")
            case Procedure(act="stops working" | "stacks" | "covers" | "marks"):
                return self._may_a_device(event)
            case Procedure(act="touches", by="player", seat=int() as seat, owner=owner):
                return owner in (None, f"seat {seat}") and self._hands.may_still_look(seat)
            case Procedure(act="finds", deck=str(), cards=None):
                return event.words is not None
            case Procedure(act="loads", place=place):
                return self._broken_down and place not in HANDS  # what is held is dealt from the hand as ever
            case Procedure(act="collects cards" | "discards", cards=cards):
                return self._void or (bool(cards) and self._found_face_up.issuperset(cards or ()))
            case Procedure(act="collects chips", seat=int() as seat, wager=str() as wager):
                return (seat, wager) in self._lost
            case _:
                return False

    def _may_a_device(self, event: Procedure) -> bool:
        """Whether a device may do this, or have it done to it, now."""
        if event.act == "stacks":
            return event.by == "shuffler" and event.deck == self._deck.out_of_the_device is not None
        if event.act == "stops working":
            return self._jams or self._broken_down
        return self._broken_down and event.device is not None

    def ordered_by_none(self) -> frozenset[str]:
        """That a device keeps the deck that waits follows from whose turn it is, where no rule speaks of keeping it.

        What a hand is worth to others is seen by what they are paid for it.
        """
        says_so = self._rulings.knows("decks.one-stored") or self._rulings.knows("decks.two-kept")
        return frozenset({RANKED_FOR_ENVY} if says_so else {RANKED_FOR_ENVY, "stores"})

    def last_on_top(self) -> bool:
        """Whether the top card of a stack that is dispensed is the last one that came out, as some read it."""
        return self._rulings.reading("top-card", "first-dispensed") == "last-dispensed"

    def beside_the_top(self) -> int:
        if not self._rulings.knows("automated.further-stack"):
            return 0
        return 2 * self._rules.players_cards - self._rules.dealers_cards

    def shows_the_last(self) -> bool:
        """The last card of a hand that is dealt, the bottom card of a stack: as some read it, the first one."""
        return self._rulings.reading("bottom-card", "last-dispensed") != "first-dispensed"

    def mishaps_wait(self) -> bool:
        """Players decide when all cards of the round have left the deck."""
        return True

    def leaves_a_stack(self, event: Procedure) -> bool:
        """Whether a card that came out of turn is replaced by the next one: as some read it, or as it was seen."""
        reading = self._rulings.reading
        if event.act == "finds":
            return reading("face-up-card", "next-card") == "next-card"
        return event.face == "up" and reading("drawn-card-seen", "used") != "used"
