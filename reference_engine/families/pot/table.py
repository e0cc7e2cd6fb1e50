"""A table of a pot game: what it takes in, and in which order the parts of a hand follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import requests, two_decks
from clausewise.reference_engine.families.pot import (
    awarding,
    betting_round,
    button,
    care,
    conceding,
    conduct,
    counting,
    dead_rounds,
    dealing,
    declaring,
    exchanging,
    fees,
    forced_bets,
    jackpot,
    kills,
    last_card,
    misdealt,
    mishaps,
    pushing,
    raised_blinds,
    rake,
    saying,
    seating,
    showdown,
    spoilt_cards,
    spoilt_hands,
    stakes,
    talking,
    waiting,
)
from clausewise.reference_engine.families.pot.ground import PotGround
from clausewise.reference_engine.families.pot.state import Hand, Player
from clausewise.reference_engine.families.pot.tolerances import PotTolerances
from clausewise.reference_engine.families.table import Stage
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, FloorOrders, ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Fold, LetRest, Rise, Sit
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    AnnounceVacancy,
    AskForSeat,
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    DenyPlay,
    Discard,
    OrderDisclosure,
    PlaceButton,
    PlayerDoes,
    Post,
    PutIn,
    Raise,
    Say,
    SetRate,
    TakeOff,
    TakeSeat,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from clausewise.reference_engine.families.pot.rules import Step, Street
    from clausewise.reference_engine.vocabulary.description import Declaration
    from clausewise.reference_engine.vocabulary.events import AnyEvent


class PotTable(PotGround):
    """One table under one rule set."""

    def follows(self, events: Iterable[AnyEvent]) -> None:
        shown = list(events)
        self.completes_blinds = raised_blinds.as_shown(self, shown)
        self.voided_after_the_deal = misdealt.voided_after_the_deal(shown)
        self.dealt_as_shown = misdealt.seats_shown(shown)
        self.posts_shown = forced_bets.blinds_shown(shown)
        self.raked_as_shown = rake.rounds_raked(shown)

    # --- stages -----------------------------------------------------------------------------------------------------

    def _proceed(self) -> None:
        """The house goes on until something is seen, a person has a duty, or a player has to act."""
        before = len(self.seen)
        if talking.keep_word(self):
            return
        while len(self.seen) == before:
            if not self.agenda:
                self.plan()
            if not self.agenda or self.by_person(self.agenda[0]):
                return
            self.run_next()

    def plan(self) -> None:
        """What comes next when nobody has to act."""
        hand = self.hand
        if hand is None:
            self.begin()
        elif hand.turn or self.agenda:
            return
        elif hand.steps and (len(hand.active()) > 1 or self._played_out()):
            self._next_step(hand)
        elif hand.phase != "showdown":
            hand.phase = "showdown"
            self.follow(("collect", jackpot.set_aside), *fees.stages_before_the_award(self))
            self.follow(*counting.before_the_award(self), ("collect", rake.before_the_award))
            if self.held(awarding.BETWEEN_SEVERAL, len(hand.active()) > 1):
                self.follow(("reveal", showdown.show), ("reveal", showdown.compare), ("settle", awarding.award))
            else:
                self.follow(("settle", awarding.award_unshown))
            self.follow(*pushing.stages(self))
            self.follow(("collect", rake.drop), ("collect", jackpot.drop))
            self.follow(*kills.stages(self), ("collect", seating.end_hand))
            self.follow(*counting.after_a_hand(self), *care.after_a_hand(self))

    def _played_out(self) -> bool:
        """Whether a hand goes on to its showdown although all but one have folded."""
        return self.rulings.reading("all-but-one-fold", "ends-the-hand") == "goes-on"

    def would_turn_away(self, stimulus: AnyStimulus) -> bool:
        """A forced bet that is another's, or is declined early: no rule has the cards made ready for it."""
        if isinstance(stimulus, DeclineToPost):
            return forced_bets.is_declined_early(self)
        return isinstance(stimulus, Post) and forced_bets.is_anothers(self, stimulus)

    def can_begin(self) -> bool:
        """Whether a hand can begin: at least two players have enough to be dealt in."""
        return super().can_begin() and len(stakes.taking_part(self)) >= self.least_players()

    def begin(self) -> None:
        """A hand begins, if it can."""
        if not self.can_begin():
            return
        shuffling = [] if button.is_dealt_on(self) else mishaps.shuffling_stages(self)
        if care.is_taken(self):
            if care.changes_decks(self):
                return
            self.follow(*care.before_a_hand(self))
        self.follow(
            ("announce", fees.determine),
            *button.drawing_stages(self),
            ("announce", seating.start_hand),
            *shuffling,
            ("announce", _take_positions),
            *forced_bets.stages(self),
        )

    def _next_step(self, hand: Hand) -> None:
        street, step = hand.steps.popleft()
        hand.reached = street.name
        self.agenda.append(self.stage_of(street, step))

    def stage_of(self, street: Street, step: Step) -> Stage:
        """A step of a street as a duty of the house."""
        duty, run = _STEPS[step.kind]
        return Stage(duty, lambda: run(self, street, step))

    # --- stimuli ----------------------------------------------------------------------------------------------------

    def act(self, stimulus: AnyStimulus) -> None:
        """Does an act or takes a choice."""
        match stimulus:
            case Check() | Call() | Bet() | Raise() | Fold():
                talking.act(self, stimulus)
            case Say():
                saying.say(self, stimulus)
            case PutIn():
                talking.put_in(self, stimulus)
            case PlayerDoes():
                conduct.take(self, stimulus)
            case OrderDisclosure():
                conceding.order_disclosure(self, stimulus)
            case Discard():
                exchanging.discard(self, stimulus)
            case Post():
                forced_bets.post(self, stimulus)
            case DeclineToPost():
                forced_bets.decline(self, stimulus)
            case _:
                self._act_between_hands(stimulus)

    def _act_between_hands(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case Sit():
                seating.sit(self, stimulus)
            case BuyIn():
                seating.buy_in(self, stimulus)
            case TakeOff():
                stakes.take_off(self, stimulus)
            case Rise():
                seating.rise(self, stimulus)
            case AskForSeat() | TakeSeat() | AnnounceVacancy() | DenyPlay():
                waiting.take(self, stimulus)
            case PlaceButton():
                button.force(self, stimulus)
            case SetRate():
                fees.set_rate(self, stimulus)
            case _:
                self._act_on_cards(stimulus)

    def _act_on_cards(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case BringDecks() if not care.is_taken(self):
                dealing.bring(self, stimulus)
            case StackDeck():
                dealing.force(self, stimulus)
            case ForceCards() | Choose(choice="cut depth"):
                requests.take(self, stimulus)
            case BringDecks() | FloorOrders() | LetRest() | Choose() if care.is_taken(self):
                requests.take(self, stimulus)
            case _:
                raise Refusal("this table does not know what to do with that")

    def run_next(self) -> None:
        """A duty is broken off when more than one card turns out to lie face up."""
        try:
            super().run_next()
        except spoilt_cards.SeveralFaceUp:
            dead_rounds.misdeal(self, "misdeal.face-up")

    def time_passed(self) -> None:
        """Decks grow older."""
        care.time_passed(self)

    def mishap(self, stimulus: Mishap) -> None:
        """Where the rules speak of no such mishap, what has happened changes nothing."""
        mishaps.take(self, stimulus)

    def leaves_out(self, duty: Duty) -> bool:
        return duty in (self.errors if self.hand is None else self.hand.errors).left_out

    def lacks_decks(self) -> bool:
        return not two_decks.enough_are_there(self)

    def allows(self, unseen: Collection[str] = ()) -> PotTolerances:
        """What is left open to a system that plays such a game."""
        return PotTolerances(self, unseen)

    def leaves_a_hand(self, player: Player) -> bool:
        """Whether somebody may go away in the middle of a hand."""
        return spoilt_hands.abandoned(self, self.current(), player)

    def declaration(self) -> Declaration:
        """What the facility declares about this table."""
        return declaring.facts(self)


def _take_positions(table: PotGround) -> None:
    if table.rules.button:
        button.place(table)
    forced_bets.begin_posting(table)


def _deal(table: PotGround, street: Street, step: Step) -> None:
    dealing.hole_cards(table, street, step)
    hand = table.current()
    goes_on = bool(hand.steps) and hand.steps[0][1].kind == "deal"
    if hand.errors.ineligible and not goes_on and hand.number in table.voided_after_the_deal:
        dead_rounds.notice(table)  # that somebody got cards who does not play a house may find out by itself
        return
    spoilt_hands.look_for_exposed(table)


_STEPS: dict[str, tuple[Duty, Callable[[PotGround, Street, Step], None]]] = {
    "deal": ("deal", _deal),
    "burn": ("deal", dealing.burn),
    "board": ("deal", dealing.board),
    "fee": ("collect", fees.take_on_the_street),
    "discard": ("announce", exchanging.begin),
    "draw": ("announce", exchanging.begin),
    "bet": ("announce", betting_round.begin),
    "last card": ("deal", last_card.deal),
}
