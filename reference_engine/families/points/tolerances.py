"""What games in which hands count points leave open to a system beside which the engine is kept.

No text says that a hand is asked once only, that a player's cut is completed by an act of its own, when insurance is
settled, what is said aloud beside the total of the first two cards, or that each hand goes into the rack by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.equipment.cards_care import requests
from clausewise.reference_engine.families.points import announcing, turns
from clausewise.reference_engine.families.points.state import FIRST_CARDS
from clausewise.reference_engine.families.points.suits import of_one_suit
from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Rise, Sit
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.stimuli import AskForBurnCards, RefuseCut
from clausewise.reference_engine.vocabulary.points.words import HIT, INSURANCES, SPOTS
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.money import Cents
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.families.points.state import Hand


SPLIT_ONCE = 2
"""Hands of a box that has been split once."""


class PointsTolerances(Tolerances):
    """What is no departure at such a table."""

    pays = (WagerSettled,)
    begins_a_round = (PlaceWager,)
    whole_pack = ("decks.number",)

    def __init__(self, table: PointsGround, unseen: Collection[str] = ()) -> None:
        super().__init__(unseen)
        self._table = table
        self._told_early: list[AnyEvent] = []
        """What the system told before the engine comes to it."""
        self._by_player = False
        """The last cut was a player's."""
        self._in_hand = True
        """The cards are where they are dealt from: at a table that is ready, and from when they are seen put there."""
        self._burned = False
        """Cards have been burned since the last shuffle."""
        self._sitting: set[int] = set()
        self._void = False
        self._found: Card | None = None
        """The card that was found face up last."""
        self._in_one: set[int] = set()
        """The rounds in which the players' cards go into the rack together."""
        self._round = 0
        self._hands: list[Hand] = []
        """The players' hands of the round, also when the engine is through with it."""
        self._dealt = False
        """A card of the round has been dealt."""
        self._dealt_nobody_in = False
        """The last round is over, none of its cards was dealt, and they have not been shuffled since."""
        self._offered_first: list[int] = []
        """To whom each cut that is still to come is offered before anybody else."""
        self._refused_cut = False
        """Somebody has just refused the cut."""
        self._refusals: list[list[int]] = []
        """Who refuses each cut that is still to come."""
        self._said_to_refuse: Counter[int] = Counter()
        """How often each player has said so and has not done it: said twice, it may hold for one cut or for two."""
        self._adds_nothing: tuple[int, str] | None = None
        """Whose wager has just been made higher by nothing."""
        self._went_wrong_after: list[set[str]] = []
        """For each shuffle to come, whether a card lay face up behind it, and whether one was drawn in error."""
        self._asked: set[tuple[object, int]] = set()
        """The hands that were asked in this round."""

    def looks_ahead(self, events: Iterable[AnyEvent]) -> None:
        number, collected, refused = 0, False, False
        for event in events:
            match event:
                case Procedure(act="offers the cut", seat=int() as seat) if not refused:
                    self._offered_first.append(seat)
                    self._refusals.append([])
                case Procedure(act="refuses the cut", seat=int() as seat) if self._refusals:
                    self._refusals[-1].append(seat)
                case Procedure(act="shuffles"):
                    self._went_wrong_after.append(set())
                case Procedure(act="finds" | "draws in error") if self._went_wrong_after:
                    self._went_wrong_after[-1].add(event.act)
                case RoundStarted():
                    number, collected = event.number, False
                case Procedure(act="collects cards", seat=int()):
                    collected = True
                case Procedure(act="discards", owner=None, seat=None) if collected:
                    self._in_one.add(number)
                case _:
                    pass
            refused = isinstance(event, Procedure) and event.act == "refuses the cut"
        self._table.cards.offers_cut_to = self._offered_first[0] if self._offered_first else None

    def comes_with(self, stimulus: AnyStimulus, events: Iterable[AnyEvent]) -> Iterable[AnyStimulus]:
        """Before the cards, who leaves may take the wagers away, and with a wager those on the spots behind it go."""
        withdrawn = [event for event in events if isinstance(event, WagerWithdrawn)]
        match stimulus:
            case Rise():
                yield from (WithdrawWager(event.seat, event.wager) for event in withdrawn)
            case WithdrawWager(seat, wager) if wager in SPOTS:
                before = takewhile(lambda event: event.wager != wager, withdrawn)
                later = (event for event in before if event.seat == seat and event.wager in SPOTS)
                yield from (WithdrawWager(seat, event.wager) for event in later)
            case _:
                pass

    def need_not_tell(self, event: AnyEvent) -> bool:
        if event in self._told_early:
            self._told_early.remove(event)
            return True
        match event:
            case Procedure(act="completes the cut"):
                return self._by_player
            case Procedure(act="loads"):
                return self._in_hand and self._table.from_the_hand
            case Procedure(act="discards", seat=int()):
                return self._round in self._in_one
            case Procedure(act="announces the total", owner=str() as owner) if owner != "dealer":
                return self._lie_face_down
            case _:
                return False

    def answers_freely(self, stimulus: AnyStimulus, *, accepted: bool) -> bool:
        """That a box is free where another sits is not said, nor that cards are shown which were shuffled since."""
        match stimulus:
            case Sit(seat) if accepted:
                self._sitting.add(seat)
            case Sit(seat):
                return seat in self._sitting  # who sits there already may be told so
            case Rise(seat) if accepted:
                self._sitting.discard(seat)
            case AskForBurnCards() if not accepted:
                return not self._burned
            case RefuseCut(seat) if accepted:
                self._said_to_refuse[seat] += 1
            case FloorOrders(order="recut") if not accepted:
                return self._dealt_nobody_in  # whether the cards are still to be shuffled then is not said
            case FloorOrders() if not accepted:  # nor what becomes of an order while cards are played, or not ready
                return self._table.cards_are_out() or self._table.cards.standing not in ("ready", "in play")
            case PlaceWager():
                return self._bets_freely(stimulus, accepted=accepted)
            case _:
                pass
        return False

    def _bets_freely(self, wager: PlaceWager, *, accepted: bool) -> bool:
        """At a box where another sits, of cards split in several suits, and of nothing beside what stands there."""
        if wager.wager == HIT:
            return not accepted and self._was_split_in_two_suits(wager.seat)
        if wager.player not in (None, wager.seat) and wager.seat in self._sitting:
            return not accepted
        self._adds_nothing = (wager.seat, wager.wager) if wager.amount == 0 else None
        return wager.amount == 0 and self._stands(wager.seat, wager.wager) is not None

    def _stands(self, seat: int, wager: str) -> Cents | None:
        """How much is wagered there before the cards."""
        box = None if self._table.round is None else self._table.round.boxes.get(seat)
        return None if box is None else {**box.hand.stakes, **box.beside}.get(wager)

    def _was_split_in_two_suits(self, seat: int) -> bool:
        """A box was split several times: which of the cards that were split have to be of one suit is not said."""
        hands = [hand for hand in self._so_far() if hand.seat == seat and hand.split_from is not None]
        return len(hands) > SPLIT_ONCE and not of_one_suit([hand.split_from for hand in hands if hand.split_from])

    def does_unasked(self, event: AnyEvent) -> bool:
        """Cards may be shuffled although none was dealt, and those of an idle table offered to who has stayed there."""
        table = self._table
        if not isinstance(event, Procedure) or table.round is not None or table.agenda:
            return False
        match event.act, table.cards.standing:
            case "shuffles" | "stops working", "ready":
                table.cards.cutting_card = None  # the cut puts it into another place
                table.follow(("shuffle", lambda _: table.shuffles("shuffle.after-round")))
            case "offers for inspection" | "turns face up", "resting" if table.seated:
                requests.arrived(table, event.seat or next(iter(table.seated)))
            case _:
                return False
        return True

    def with_what_was_put_off(self, expected: AnyEvent, got: AnyEvent) -> AnyEvent:
        """After a round in which nobody was dealt in, where the cards lie is not said."""
        match expected, got:
            case Procedure(act="takes out"), Procedure(act="takes out") if self._dealt_nobody_in:
                return msgspec.structs.replace(expected, source=got.source)
            case _:
                return expected

    def tells_on_the_way(self, event: AnyEvent) -> bool:
        return self._moves_cards(event) or self._says(event)

    def _moves_cards(self, event: AnyEvent) -> bool:
        """Cards that are taken up or away: of a void round, one that is not used, those of all players at once."""
        match event:
            case Procedure(act="collects cards"):
                return self._void
            case Procedure(act="sets aside" | "discards") if self._void or self._is_found(event):
                return True
            case Procedure(act="discards", owner=None, seat=None):
                return self._is_all_of_the_players(event)
            case Procedure(act="loads"):
                return self._table.from_the_hand and not self._in_hand
            case Procedure(act="takes out"):
                return self._table.round is None or not self._table.round.dealt  # to be cut or shuffled once more
            case _:
                return False

    def _says(self, event: AnyEvent) -> bool:
        """What is asked, announced, shown or settled at a moment that no rule prescribes."""
        match event:
            case Procedure(act="asks"):
                return self._is_still_asked(event)
            case Procedure(act="turns up") if self._lie_face_down and self._shows_the_hand(event):
                return self._early(event)
            case Procedure(act="announces the total") if self._is_the_total(event):
                return self._early(event)
            case WagerSettled() if self._is_decided_insurance(event):
                return self._early(event)
            case WagerTaken(seat=seat, wager=wager):
                return (seat, wager) == self._adds_nothing and self._stands(seat, wager) == event.amount
            case _:
                return False

    def _early(self, event: AnyEvent) -> bool:
        self._told_early.append(event)
        return True

    def _is_found(self, event: Procedure) -> bool:
        return self._found is not None and event.cards == (self._found,)

    @property
    def _lie_face_down(self) -> bool:
        """Nobody but the player sees what the first two cards are."""
        return self._table.from_the_hand and self._table.option("pitch-face") == "down"

    def _shows_the_hand(self, event: Procedure) -> bool:
        """A player who lets the own cards be seen: all of them."""
        hand = self._hand(event)
        return hand is not None and event.cards is not None and sorted(event.cards) == sorted(hand.cards)

    def _hand(self, event: Procedure) -> Hand | None:
        who = event.owner or f"seat {event.seat}"
        return next((hand for hand in self._so_far() if (hand.owner, hand.number) == (who, event.hand)), None)

    def _so_far(self) -> list[Hand]:
        if self._table.round is not None:
            self._hands = self._table.round.hands()
        return self._hands

    def _is_still_asked(self, event: Procedure) -> bool:
        """A hand that was asked and goes on may be asked again."""
        hand = self._hand(event)
        return hand is not None and (hand.seat, hand.number) in self._asked and turns.in_turn(self._table) is hand

    def _is_the_total(self, event: Procedure) -> bool:
        """What a hand counts, said of a hand that has more than its first two cards or comes of a split."""
        hand = self._hand(event)
        if hand is None or len(hand.cards) < FIRST_CARDS or (hand.initial and hand.split_from is None):
            return False
        counted = announcing.points(self._table, hand)
        return (event.count, event.words) == (counted.total, counted.words)

    def _is_decided_insurance(self, event: WagerSettled) -> bool:
        """An insurance that stands, once the dealer's second card lies open."""
        current = self._table.round
        if event.wager not in INSURANCES or current is None or not current.revealed or event in self._told_early:
            return False
        if INSURANCES.index(event.wager) + 1 != current.dealer.number:
            return False
        box = current.boxes.get(event.seat)
        return box is not None and box.beside.get(event.wager) == event.stake

    def _is_all_of_the_players(self, event: Procedure) -> bool:
        """All cards of the players that lay there until the end, before those of the dealer."""
        lay = Counter(card for hand in self._so_far() for card in hand.cards)
        return event.cards is not None and not Counter(event.cards) - lay

    def passes(self, event: AnyEvent) -> None:
        self._so_far()
        match event:
            case RoundStarted():
                self._round = event.number
                self._told_early.clear()
                self._asked.clear()
                self._dealt = self._dealt_nobody_in = False
            case CardDealt():
                self._dealt = True
            case RoundEnded():
                self._void, self._found = False, None
                self._dealt_nobody_in = not self._dealt
            case Procedure():
                self._is_done(event)
            case _:
                pass

    def _is_done(self, event: Procedure) -> None:
        if event.act == "offers the cut" and not self._refused_cut:
            self._offered_first.pop(0)
            self._said_to_refuse.subtract(self._refusals.pop(0))
            again = {seat for seat in next(iter(self._refusals), []) if self._said_to_refuse[seat] > 0}
            self._table.cards.refuses_cut |= again
            self._table.cards.offers_cut_to = self._offered_first[0] if self._offered_first else None
        self._refused_cut = event.act == "refuses the cut"
        match event.act:
            case "asks":
                self._asked.add((event.seat, event.hand))
            case "voids all hands":
                self._void = True
            case "cuts":
                self._by_player = event.by == "player"
            case "shuffles":
                self._in_hand = self._burned = self._dealt_nobody_in = False
                self._are_mixed()
            case "burns":
                self._burned = True
            case "loads":
                self._in_hand = True
            case "finds":
                self._found = event.cards[0] if event.cards else None
            case _:
                pass

    def _are_mixed(self) -> None:
        """Which cards lay face up before a shuffle, or would be drawn in error, need not be so behind it."""
        went_wrong, mishaps = self._went_wrong_after.pop(0), self._table.cards.mishaps
        if "finds" not in went_wrong:
            mishaps.face_up.clear()
        if "draws in error" not in went_wrong:
            mishaps.drawn.clear()
