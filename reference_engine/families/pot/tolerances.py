"""What pot games leave open to a system: how pots are told, who is asked for nothing, what of a hand is not shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice, takewhile
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.equipment.cards_care import resting, two_decks
from clausewise.reference_engine.families.pot import dealers_hand, forced_bets, putting_in, raised_blinds, saying
from clausewise.reference_engine.families.pot.awards_as_told import award_as_told, merge_awards, rounds_without_fee
from clausewise.reference_engine.families.pot.seated_patrons import SeatedPatrons
from clausewise.reference_engine.families.pot.unanswered import may_be_refused
from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.cards.deeds import SEEN_OF_A_DUTY
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import LetRest, Rise
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetsGathered,
    BoardDealt,
    CardsDiscarded,
    FeeTaken,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    AskForSeat,
    Bet,
    BuyIn,
    Call,
    Check,
    PutIn,
    Raise,
    TakeSeat,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround

NOBODY = -1
RESTS_ON: Mapping[str, tuple[str, ...]] = {
    "button-placed": ("button.rotates", "blinds.rotate", "opening.highest"),
    "fee-taken": ("collection.after-flop", "collection.flat", "schedule.fee", "type.house"),
}
"""Rules that are kept or broken where these events are seen, though other events cite some of them, too."""


LOOKED_AT = frozenset({"turns face up", "offers for inspection"})
"""With this cards that lie spread begin to be made ready."""
LAID_OUT = frozenset({"takes out", "spreads"})
"""With this they come to lie there."""
LOOKED_OVER = frozenset({"inspects", "verifies the inspection", "spreads"})
"""What is done with each deck that has come to the table, before a player comes."""
COUNTS = frozenset({"counts the deck", "counts the stub"})
CUTS, SHUFFLES = frozenset({"cuts", "completes the cut"}), frozenset({"spreads", "shuffles"})


class PotTolerances(Tolerances):
    """What is no departure at a table of a pot game."""

    tells_only = (TurnGiven, HandRanked)
    of_who_plays = (TurnGiven, BetMade, PotAwarded)
    pays = (PotAwarded,)

    def __init__(self, table: PotGround, unseen: Collection[str] = ()) -> None:
        super().__init__(unseen)
        self._table = table
        self._asked_for_nothing = NOBODY
        """The seat whose turn it is at the system's table, though nobody can wager any more."""
        self._without_fee: Collection[int] = ()
        """Rounds in which, as their awards show, no fee left the pot; known only where the fee is not seen."""
        self._events: Sequence[AnyEvent] = ()
        self._folded: set[int] = set()
        self._passed = 0
        """How many of the system's events have been compared."""
        self._gathered = 0
        """What should lie in the pot, and is gathered with later bets."""
        self._kept_back = 0
        """What of it is a blind beside antes, which lies before its seat until the bets of the round are gathered."""
        self._cut = False
        """Whether the system has been seen to cut for the hand that comes or is played."""
        self._seated = SeatedPatrons()
        self._all_in = False
        """Somebody has put in the last chips in this hand."""
        self._raises_refused: set[int] = set()
        """To which sums it has let nobody raise a small blind."""
        self._void = False
        """All hands of this round are void."""
        self._found: tuple[Card, ...] = ()
        """What was found face up in the deck, and nothing has been told since."""
        self._anybody_asked = False
        """Whether somebody has had the turn in this hand."""
        self._told_by_motion: tuple[int, int] | None = None
        """Whose raise was told with each motion, and how far it has come."""
        self._looked_over: set[tuple[str, str | None]] = set()
        """What was done with which deck as soon as it came, though another one was still to come."""
        self._fee = 0
        """What should have left it."""

    def looks_ahead(self, events: Iterable[AnyEvent]) -> None:
        self._events = tuple(events)
        if "fee-taken" in self.unseen:
            self._without_fee = rounds_without_fee(self._events)

    def unshown(self) -> tuple[str, ...]:
        return tuple(provision for kind in self.unseen for provision in RESTS_ON.get(kind, ()))

    def burned_before(self) -> frozenset[int]:
        dealt, found = 0, set[int]()
        for street in self._table.rules.streets:
            burns = False
            for step in street.steps:
                if step.kind == "last card" or (step.kind in ("deal", "draw") and burns):
                    found.add(0 if step.kind == "draw" else dealt + 1)
                burns = step.kind == "burn"
                dealt += step.count if step.kind in ("deal", "last card") else 0
        return frozenset(found)

    def cards_from_the_deck(self, event: AnyEvent) -> tuple[Card, ...]:
        return tuple(event.cards) if isinstance(event, BoardDealt) else super().cards_from_the_deck(event)

    # --- answers and events -------------------------------------------------------------------------------------------

    def answers_freely(self, stimulus: AnyStimulus, *, accepted: bool) -> bool:
        """Who was asked for nothing checks; chips cannot be broken.

        Nor need anybody obey an order to cut again who has not been seen to cut, or list who has a seat already.
        """
        if isinstance(stimulus, Check) and stimulus.seat == self._asked_for_nothing:
            return True
        self._seated.sees(stimulus, accepted=accepted)
        if accepted:
            return False
        table = self._table
        if may_be_refused(table, stimulus) or self._is_the_other_raise(stimulus):
            return True
        if isinstance(stimulus, AskForSeat):
            return self._seated.has(stimulus.patron)
        if isinstance(stimulus, TakeSeat):
            return stimulus.seat in table.denied  # who was kept from playing there, and until when, is not said
        if isinstance(stimulus, FloorOrders) and stimulus.order == "recut":
            return not self._cut
        return breaks_a_chip(stimulus, table.chip())

    def _is_the_other_raise(self, stimulus: AnyStimulus) -> bool:
        """A house that is never seen to raise a small blind refuses one of the two sums: it may mean the other."""
        to = raised_blinds.raised_to(self._table, stimulus) if self._table.completes_blinds is None else 0
        self._raises_refused.update({to} if to else ())
        return bool(to) and len(self._raises_refused) == 1

    def comes_with(self, stimulus: AnyStimulus, events: Iterable[AnyEvent]) -> Iterable[AnyStimulus]:
        """Where only one raise is possible, its sum may be taken for said; a table that all have left may rest."""
        laid_out = any(isinstance(event, Procedure) and event.act in LAID_OUT for event in events)
        if isinstance(stimulus, Rise) and stimulus.leaves and laid_out and {*self._table.players} == {stimulus.seat}:
            return (LetRest(),)
        bets = {event.seat: int(event.amount) for event in events if isinstance(event, BetMade)}
        if isinstance(stimulus, PutIn) and stimulus.seat in bets:
            corrects = any(isinstance(event, Procedure) and event.act == "corrects the bet" for event in events)
            change_only = stimulus.single and not corrects  # what one chip is more than the raise goes back as change
            saying.takes_the_sum_for_said(self._table, stimulus.seat, bets[stimulus.seat], raises=not change_only)
            putting_in.takes_a_chip_for(self._table, stimulus, bets[stimulus.seat])
            putting_in.tells_by_motion(self._table, stimulus)
        return ()

    def left_to_the_house(self, event: AnyEvent) -> tuple[str, ...]:
        """Nobody knows yet that a card is missing, or one too many: what is put on the cut cards is not counted."""
        if not isinstance(event, Procedure) or event.act not in CUTS:
            return ()
        wrong = any(deck.missing for deck in self._table.cards.decks if deck.name == event.deck)
        return ("count",) if wrong else ()

    def asks_for_nothing(self, event: AnyEvent) -> bool:
        if isinstance(event, CardsDiscarded) and not self._table.rulings.knows("fold.discarded"):
            return event.seat in self._folded  # where folded cards go no rule of this game says
        if isinstance(event, BetMade) and event.action == "checks" and event.seat == self._asked_for_nothing:
            self._asked_for_nothing = NOBODY
            return True
        if isinstance(event, TurnGiven) and (leaves_nothing_to_decide(event) or self._is_bet_against_nobody(event)):
            self._asked_for_nothing = event.seat
            return True
        return False

    def _is_bet_against_nobody(self, turn: TurnGiven) -> bool:
        """Whether all others who are left are all-in: who may check can win and lose nothing by being asked."""
        hand = self._table.hand
        if hand is None or "check" not in turn.options or turn.seat not in hand.players:
            return False
        others = [player for player in hand.active() if player.seat != turn.seat]
        return bool(others) and not any(player.stack for player in others)

    def tells_on_the_way(self, event: AnyEvent) -> bool:
        """The cards of a dead round are gathered, whatever becomes of their deck; so is a card that was found.

        Who has gone away has folded by it, and a hand whose cards can be told apart may be made good.
        """
        match event:
            case Folded():
                return event.seat in self._table.left and event.seat not in self._folded
            case Procedure(act="reconstructs the hand"):
                return True  # of one that would have to be dead it is not all that is told
            case Procedure(act="collects cards"):
                return self._void
            case Procedure(act="discards", cards=tuple() as cards):
                return bool(cards) and self._found == cards
            case _:
                return False

    def does_unasked(self, event: AnyEvent) -> bool:
        """Play goes on at a table that rested, with those who have stayed; one at which nobody sits any more rests."""
        if not isinstance(event, Procedure):
            return False
        if event.act in LOOKED_AT:
            stayed = [seat for seat in self._table.players if seat not in self._table.denied]
            return resting.goes_on_with(self._table, stayed)
        table = self._table
        if event.act not in LAID_OUT or table.hand is not None or table.players or table.cards.standing != "ready":
            return False
        resting.rest(table)
        return table.has_duties()

    def need_not_tell(self, event: AnyEvent) -> bool:
        """What is seen by something else: decks that change places, the one that is left, chips of who has folded."""
        decks = self._table.cards.decks
        match event:
            case Procedure(act="takes out of play", deck=str() as name):
                swapped = self._table.rulings.reading("rotated", "swapped") == "swapped"
                return swapped and len(decks) > 1 and any(deck.name == name for deck in decks)
            case Procedure(act="takes out", source=two_decks.DECK_AREA):
                return len(decks) == 1 or self._table.cards.standing == "resting"
            case Procedure(act=act) if act in SEEN_OF_A_DUTY["cut"]:
                return self._may_lie_uncut()
            case Procedure(act=act, deck=deck):
                return (act, deck) in self._looked_over
            case BetMade(action="raises"):
                return (event.seat, event.to) == self._told_by_motion
            case _:
                return False

    def _may_lie_uncut(self) -> bool:
        """Whether the cards are not to be shuffled, or are to be left uncut, by mistake: they may be cut, or not."""
        table = self._table
        return bool((table.errors if table.hand is None else table.hand.errors).left_out)

    def draws_together(self, place: int, event: AnyEvent) -> None:
        if isinstance(event, TurnGiven):
            offer_as_told(self._table, place, event)
        if isinstance(event, Procedure) and event.act == dealers_hand.SETS_DOWN:
            dealers_hand.handles_now(self._table.emitted, place)
        if not isinstance(event, PotAwarded):
            return
        if "pot" in self.unseen:
            merge_awards(self._table.emitted, place)
        else:
            shown = takewhile(lambda one: isinstance(one, PotAwarded), islice(self._events, self._passed, None))
            awards = [one for one in shown if isinstance(one, PotAwarded)]
            award_as_told(self._table.emitted, place, awards, all_in=self._all_in)

    def passes(self, event: AnyEvent) -> None:
        self._passed += 1
        if isinstance(event, Procedure) and event.act in COUNTS:
            self._counted(event)
        if isinstance(event, BetMade | TurnGiven):
            hand = self._table.hand
            player = None if hand is None else hand.players.get(event.seat)
            goes_on = isinstance(event, BetMade) and player is not None and player.talk.by_motion
            self._told_by_motion = (event.seat, event.to) if isinstance(event, BetMade) and goes_on else None
        if isinstance(event, Procedure) and event.act in LOOKED_OVER and self._table.cards.standing == "closed":
            self._looked_over.add((event.act, event.deck))
        if isinstance(event, RoundStarted):
            self._looked_over.clear()
        if isinstance(event, Folded):
            self._folded.add(event.seat)
        if isinstance(event, RoundEnded) or (isinstance(event, Procedure) and event.act in SHUFFLES):
            self._cut = False
        elif isinstance(event, Procedure) and event.act in CUTS:
            self._cut = True
        self._anybody_asked = isinstance(event, TurnGiven) or self._anybody_asked
        self._all_in = (isinstance(event, BetMade) and event.all_in) or self._all_in
        self._void = self._void or (isinstance(event, Procedure) and event.act == "voids all hands")
        self._found = event.cards or () if isinstance(event, Procedure) and event.act == "finds" else ()
        if isinstance(event, RoundStarted):
            self._folded.clear()
            self._anybody_asked = self._void = self._all_in = False
            self._table.rate = 0 if event.number in self._without_fee else int(self._table.rules.fee)

    def _counted(self, event: Procedure) -> None:
        """Who counts sooner than the hour is over, and finds all cards there, has an hour again."""
        cards = self._table.cards
        if any(deck.name == event.deck and not deck.missing for deck in cards.decks):
            cards.counted_at = self._table.clock

    # --- chips that are moved later -----------------------------------------------------------------------------------

    def puts_off(self, expected: AnyEvent, got: AnyEvent) -> bool:
        """Chips that the rules have moved already and the system has not are the same chips when it does."""
        if type(expected) is type(got) or not isinstance(expected, BetsGathered | FeeTaken):
            return False
        if isinstance(expected, BetsGathered):
            self._gathered += expected.amount
        else:
            self._fee += expected.amount
        return True

    def with_what_was_put_off(self, expected: AnyEvent, got: AnyEvent) -> AnyEvent:
        if not isinstance(expected, BetsGathered) or not isinstance(got, BetsGathered):
            return expected
        amount, pot = expected.amount + self._gathered, expected.pot + self._fee
        self._kept_back = self._blind_kept_back(amount - got.amount)
        amount, pot = amount - self._kept_back, pot - self._kept_back
        return msgspec.structs.replace(expected, amount=Cents(amount), pot=Cents(pot))

    def _blind_kept_back(self, amount: int) -> int:
        """Antes go into the pot; of a blind beside them no rule says when it does."""
        beside_antes = not self._table.rules.blinds and not self._anybody_asked
        return amount if beside_antes and 0 < amount <= forced_bets.single_blind(self._table) else 0

    def was_put_off(self, got: AnyEvent) -> bool:
        match got:
            case FeeTaken(amount=amount) if amount == self._fee > 0:
                self._fee = 0
            case BetsGathered(amount=amount) if amount == self._gathered > 0:
                self._gathered = 0
            case _:
                return False
        return True

    def meets(self, event: AnyEvent) -> None:
        """What was gathered is owed no more, and a new round owes nothing."""
        if isinstance(event, BetsGathered | RoundStarted):
            self._gathered, self._kept_back = self._kept_back, 0
        if isinstance(event, RoundStarted):
            self._fee = 0


def offer_as_told(table: PotGround, place: int, shown: TurnGiven) -> None:
    """Who alone has chips left may be offered a raise: no rule denies it, and what nobody matches comes back."""
    told = table.emitted[place]
    ours = told.seen.event
    if not isinstance(ours, TurnGiven) or table.hand is None or table.hand.betting is None:
        return
    player = table.hand.players.get(ours.seat)
    others = [other for other in table.hand.active() if other.seat != ours.seat and other.stack]
    only_more = {*shown.options} - {*ours.options} == {"raise"}
    if player is None or others or not only_more or not ours.due or player.stack <= ours.due:
        return
    event = msgspec.structs.replace(ours, options=(*ours.options, "raise"))
    table.emitted[place] = replace(told, seen=msgspec.structs.replace(told.seen, event=event))


def leaves_nothing_to_decide(turn: TurnGiven) -> bool:
    """Whether a player may only stay in without a wager: no rule minds whether such a turn is given."""
    return not turn.due and set(turn.options) <= {"check", "fold"}


def breaks_a_chip(stimulus: AnyStimulus, chip: int) -> bool:
    """Whether a wager is no whole number of the smallest chips, which no rule has to be broken for.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> breaks_a_chip(Bet(1, Cents(1150)), 100), breaks_a_chip(Raise(1, Cents(1100)), 100)
    (True, False)
    """
    match stimulus:
        case Bet() | BuyIn():
            return stimulus.amount % chip != 0
        case Raise():
            return stimulus.to % chip != 0
        case Call() if stimulus.amount is not None:
            return stimulus.amount % chip != 0
    return False
