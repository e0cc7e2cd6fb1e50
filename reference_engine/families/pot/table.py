"""A table of a pot game: what it takes in, and in which order the parts of a hand follow."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar

from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import (
    acting,
    awarding,
    betting_round,
    button,
    dealing,
    declaring,
    exchanging,
    fees,
    forced_bets,
    seating,
    showdown,
)
from clausewise.reference_engine.families.pot.state import Hand, Player
from clausewise.reference_engine.families.table import Opening, Stage, Table
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Fold, Rise, Sit
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    Discard,
    PlaceButton,
    Post,
    Raise,
    SetRate,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from clausewise.reference_engine.families.pot.rules import PotRules, Step, Street
    from clausewise.reference_engine.vocabulary.description import Declaration
    from clausewise.reference_engine.vocabulary.events import AnyEvent

T = TypeVar("T")


class PotTable(Table):
    """One table under one rule set."""

    rules: PotRules

    def __init__(self, asked: Opening[PotRules]) -> None:
        super().__init__(asked)
        self.random = random.Random(self.setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self.has_cards = self.setup.ready
        self.players: dict[int, Player] = {}
        self.hands = 0
        self.hand: Hand | None = None
        self.deck: list[Card] = []
        self.forced_cards: tuple[Card, ...] = ()
        self.cut_depth = 26
        self.button = 0
        """Where the dealer button lies; 0 before it has been dealt for."""
        self.blind_seats = (0, 0)
        """Where the disks of the small and the big blind lie."""
        self.forced_button = 0
        self.drawn_button = 0
        self.rate = int(self.rules.fee)
        self.rate_determined = False
        """The house has set the rate of the hand to come."""

    # --- what the house has chosen, and what the rules leave out ----------------------------------------------------

    def option(self, name: str, otherwise: str | int = "") -> str | int:
        """The house's choice, or the default; `otherwise` under a rule set that leaves no such choice."""
        offered = self.rules.options.get(name)
        return self.setup.options.get(name, offered[0]) if offered else otherwise

    def chip(self) -> int:
        """The smallest chip in play, in cents."""
        return int(self.option("chip", 1)) * 100

    def chosen(self, provision: str, value: T, others: Mapping[str, T]) -> T:
        """What the rule makes of it; under a rule set without that rule, what is customary."""
        return self.rulings.choose(provision, value, others) if self.rulings.knows(provision) else value

    def held(self, provision: str, truth: bool) -> bool:
        """Whether it is so, as the rule has it; under a rule set without that rule, as it is."""
        return self.rulings.holds(provision, truth) if self.rulings.knows(provision) else truth

    def stated(self, provision: str, value: int, step: int = 1) -> int:
        """A number that the rule states; under a rule set without that rule, as it is."""
        return self.rulings.figure(provision, value, step) if self.rulings.knows(provision) else value

    def shows(
        self, event: AnyEvent, *provisions: str, fixes: tuple[str, ...] = (), late: str = "", among: str = ""
    ) -> bool:
        """A part of the game without which it cannot go on, whether or not a rule of its own demands it."""
        return self.does(event, *provisions, fixes=fixes, late=late, once=False, anyway=True, among=among)

    # --- state ------------------------------------------------------------------------------------------------------

    def current(self) -> Hand:
        """The hand in progress."""
        if self.hand is None:
            raise Refusal("no hand is in progress")
        return self.hand

    # --- stages -----------------------------------------------------------------------------------------------------

    def follow(self, *stages: tuple[Duty, Callable[[PotTable], object]]) -> None:
        """These duties of the house come next, after those that are due already."""
        for duty, run in stages:
            self.agenda.append(Stage(duty, lambda run=run: run(self)))  # type: ignore[misc]  # bound per stage

    def _proceed(self) -> None:
        """The house goes on until something is seen, a person has a duty, or a player has to act."""
        before = len(self.seen)
        while len(self.seen) == before:
            if not self.agenda:
                self.plan()
            if not self.agenda or self._by_person(self.agenda[0]):
                return
            self.agenda.popleft().run()

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
            self.follow(*fees.stages_before_the_award(self))
            if len(hand.active()) > 1:
                self.follow(("reveal", showdown.show), ("reveal", showdown.compare), ("settle", awarding.award))
            else:
                self.follow(("settle", awarding.award_unshown))
            self.follow(("collect", seating.end_hand))

    def _played_out(self) -> bool:
        """Whether a hand goes on to its showdown although all but one have folded."""
        return self.rulings.reading("all-but-one-fold", "ends-the-hand") == "goes-on"

    def with_chips(self) -> list[int]:
        """The seats of who can play."""
        return [seat for seat, player in sorted(self.players.items()) if player.stack > 0]

    def begin(self) -> None:
        """A hand begins, if there are cards and at least two players with chips."""
        if not self.has_cards or len(self.with_chips()) < 2:  # noqa: PLR2004  nobody plays against himself
            return
        shuffling = [] if button.is_dealt_on(self) else dealing.shuffling_stages()
        self.follow(
            ("announce", fees.determine),
            *button.drawing_stages(self),
            ("announce", seating.start_hand),
            *shuffling,
            ("announce", PotTable._take_positions),
            *forced_bets.stages(),
        )

    def _take_positions(self) -> None:
        button.place(self)
        forced_bets.begin_posting(self)

    def _next_step(self, hand: Hand) -> None:
        street, step = hand.steps.popleft()
        hand.reached = street.name
        self.agenda.append(self.stage_of(street, step))

    def stage_of(self, street: Street, step: Step) -> Stage:
        """A step of a street as a duty of the house."""
        duty, run = _STEPS[step.kind]
        return Stage(duty, lambda: run(self, street, step))

    def run_to(self, phase: str) -> None:
        """Lets the house do what is left to do before something can be done; a hand begins if none is in progress."""
        if self.hand is None and not self.agenda:
            self.begin()
        while self.hand is None or self.hand.phase != phase:
            if not self.agenda or self._by_person(self.agenda[0]):
                due = f": {self.agenda[0].duty}" if self.agenda else ""
                raise Refusal(f"it is not time for that{due}")
            self.agenda.popleft().run()

    # --- stimuli ----------------------------------------------------------------------------------------------------

    def act(self, stimulus: AnyStimulus) -> None:
        """Does an act or takes a choice."""
        match stimulus:
            case Check():
                acting.check(self, stimulus)
            case Call():
                acting.call(self, stimulus)
            case Bet():
                acting.bet(self, stimulus)
            case Raise():
                acting.raise_(self, stimulus)
            case Fold():
                acting.fold(self, stimulus)
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
            case Rise():
                seating.rise(self, stimulus)
            case BringDecks():
                dealing.bring(self, stimulus)
            case PlaceButton():
                button.force(self, stimulus)
            case SetRate():
                fees.set_rate(self, stimulus)
            case StackDeck():
                self.forced_cards = tuple(dict.fromkeys(card for card in stimulus.cards if card in PACK))
                dealing.arrange(self)
            case Choose(choice="cut depth") if isinstance(stimulus.value, int):
                self.cut_depth = stimulus.value
            case _:
                raise Refusal("this table does not know what to do with that")

    def mishap(self, stimulus: Mishap) -> None:
        """These rules speak of no mishap: what has happened changes nothing."""

    def declaration(self) -> Declaration:
        """What the facility declares about this table."""
        return declaring.facts(self)


_STEPS: dict[str, tuple[Duty, Callable[[PotTable, Street, Step], None]]] = {
    "deal": ("deal", dealing.hole_cards),
    "burn": ("deal", dealing.burn),
    "board": ("deal", dealing.board),
    "fee": ("collect", fees.take_on_the_street),
    "discard": ("announce", exchanging.begin),
    "draw": ("announce", exchanging.begin),
    "bet": ("announce", betting_round.begin),
}
