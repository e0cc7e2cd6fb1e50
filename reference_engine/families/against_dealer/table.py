"""A table for cards against the dealer: what it takes in, and in which order its stages follow.

A game fills in what is its own: which wagers may stand beside each other, how its hands rank, how a round is settled.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_by_place import CardsByPlace
from clausewise.reference_engine.families.against_dealer import (
    changing,
    completing,
    cutting,
    dealing,
    dealing_stacks,
    decks,
    irregularities,
    leaving,
    mishaps,
    opening,
    resting,
    shuffling,
    wagers,
)
from clausewise.reference_engine.families.against_dealer.state import RETURNED, Deck, Phase, Round
from clausewise.reference_engine.families.against_dealer.tolerances import DealerTolerances
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.families.table import Opening, Stage, Table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    Conduct,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    AskForCards,
    BringDecks,
    FloorOrders,
    ForceCards,
    LoseCards,
    Misdeal,
    StackDeck,
)
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Fold, LetRest, Rise, Sit
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from clausewise.reference_engine.families.against_dealer.dealing import Stages
    from clausewise.reference_engine.families.against_dealer.dealing_ways import Way
    from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import RankedHand
    from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
    from clausewise.reference_engine.vocabulary.cards.words import Face
    from clausewise.reference_engine.vocabulary.description import Declaration


class HouseBankedTable(Table):
    """One table under one rule set."""

    rules: HouseBankedRules
    dealer_hand: RankedHand
    chips_only: Mapping[str, str] = {}
    """Wagers that are made with value chips only, and by which provision."""
    never_forfeited: tuple[str, ...] = ()
    """Wagers that no fold can cost."""

    def __init__(self, asked: Opening[HouseBankedRules]) -> None:
        super().__init__(asked)
        self.instead: dict[str, str | int] = {}
        """Methods that are used instead, since a device broke down."""
        self.random = random.Random(self.setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self.phase: Phase = "closed"
        self.seated: set[int] = set()
        self.rounds = 0
        self.round: Round | None = None
        self.decks: list[Deck] = []
        self.forced_cards: tuple[Card, ...] = ()
        self.by_place = CardsByPlace()
        self.cut_depth = 26
        self.dealing_hand = "left hand"
        self.count_chosen = False
        self.last_count = 0
        """The round in which the stub was last counted."""
        self.last_right_count = 0
        """The round in which a count last came to fifty-two."""
        self.misdeals: dict[str, int] = {}
        """Places that get so many cards at the next deal, by mistake."""
        self.left_standing: list[tuple[int, int, str, Cents]] = []
        """Wagers of a void round that stay up for the next one: the seat, its player, the wager, the amount."""
        self.mishaps = mishaps.Mishaps()
        self.playing = 0
        """Which of the decks is in play."""
        self.used_deck: Deck | None = None
        """The deck that was played with last, as long as its cards lie in the discard rack."""
        self.changed_early: set[str] = set()
        """Decks that the house changes before it has to."""
        self.change_waits = False
        """A change of decks whose time has come stands among the duties."""
        self.decks_received = 0
        self.received: list[Deck] = []
        """The decks that are being made ready."""
        self.half_prepared = False
        """They came either preinspected or preshuffled, but not both."""
        self.face_up_asked = False
        self.lying: Face = "down"
        """How the cards lie on an idle table."""
        self._noticed = 0
        if self.setup.ready:
            decks.put_ready(self)

    # --- what the house has chosen ------------------------------------------------------------------------------------

    def option(self, name: str) -> str | int:
        """The house's choice, or the default; `none` where the rules leave the house no such choice."""
        default = self.rules.options.get(name, ("none",))[0]
        return self.instead.get(name, self.setup.options.get(name, default))

    def option_number(self, name: str) -> int:
        """The house's choice where it is a number."""
        return int(self.option(name))

    # --- state --------------------------------------------------------------------------------------------------------

    def current(self) -> Round:
        """The round in progress."""
        if self.round is None:
            raise Refusal("no round is in progress")
        return self.round

    def deck_in_play(self) -> Deck:
        """The deck that the round is dealt from."""
        if not self.decks:
            raise Refusal("there are no cards on the table")
        return self.decks[self.playing]

    def arrange_forced_cards(self) -> None:
        """Puts the forced cards on top of the deck, the rest behind them as they were."""
        if self.forced_cards:
            deck = self.deck_in_play()
            rest = [card for card in deck.cards if card not in self.forced_cards]
            whole = [*self.forced_cards, *rest, *PACK]
            deck.cards = whole[: len(PACK) - deck.missing]
            self.forced_cards = ()

    # --- what becomes of wagers ---------------------------------------------------------------------------------------

    def allows(self, unseen: Collection[str] = ()) -> DealerTolerances:
        """What is left open to a system that plays such a game."""
        return DealerTolerances(self.rulings, self.rules, unseen)

    def settles(
        self, event: WagerSettled, *provisions: str, fixes: tuple[str, ...] = ("result",), once: bool = True
    ) -> bool:
        """A duty to settle a wager; which of several that come back comes first is nowhere said."""
        among = RETURNED if event.result == "returned" else ""
        return self.does(event, *provisions, fixes=fixes, once=once, among=among)

    # --- stages -------------------------------------------------------------------------------------------------------

    def plan(self) -> None:
        """What comes next when the players want nothing more."""
        if self.phase == "idle" and self.left_standing and self.decks:
            wagers.start_round(self)
        elif self.phase == "betting" and self.round is not None and any(s.wagers for s in self.round.seats.values()):
            if not changing.somebody_to_deal_to(self):
                self.end_void_round(None)
                return
            self.phase = "dealing"
            self.follow(*dealing.stages(self), ("deal", self._begin_decisions))
        elif self.phase == "deciding":
            if completing.all_decided(self):
                self.decided()
            else:
                completing.ask_next(self)

    def follow(self, *stages: tuple[Duty, Callable[[HouseBankedTable], object]]) -> None:
        """These duties of the house come next, after those that are due already."""
        for duty, run in stages:
            self.agenda.append(Stage(duty, lambda run=run: run(self)))  # type: ignore[misc]  # bound per stage

    def at_once(self, duty: Duty, run: Callable[[HouseBankedTable], None]) -> None:
        """One duty of the house comes before those that are due already."""
        self.agenda.appendleft(Stage(duty, lambda: run(self)))

    def _begin_decisions(self, _: HouseBankedTable) -> None:
        irregularities.check_hands(self)
        if self.current().void:
            return
        self.phase = "deciding"
        completing.examine(self)
        self.decided()

    def decided(self) -> None:
        """After a decision: the next player is asked, or the round is completed."""
        if not completing.all_decided(self):
            completing.ask_next(self)
            return
        self.phase = "settling"
        self.follow(
            ("collect", completing.collect_forfeited),
            ("reveal", lambda table: table.reveal()),
            ("settle", irregularities.check_hands_late),
            ("settle", lambda table: table.settle()),
            ("collect", completing.end_round),
            ("shuffle", lambda table: shuffling.shuffle(table, "shuffle.after-round")),
        )

    def end_void_round(self, shuffle: str | None) -> None:
        """Drops what was to come in the round, ends it, and shuffles for this provision unless the deck has gone."""
        self.phase = "settling"
        self.agenda.clear()
        self.follow(("collect", completing.end_round))
        if shuffle is not None:
            self.follow(("shuffle", lambda table: shuffling.shuffle(table, shuffle)))

    def _arrive(self, seat: int) -> None:
        if self.phase == "spread":
            opening.arrived(self, seat)
        elif self.phase == "resting":
            resting.arrived(self, seat)

    def _make_ready(self, seat: int) -> None:
        """Before a round begins the house does what is left to do with the cards."""
        if self.round is not None:
            return
        self._arrive(seat)
        while self.agenda and not self.by_person(self.agenda[0]):
            self.agenda.popleft().run()
        if self.agenda:
            raise Refusal(f"the house has something to do first: {self.agenda[0].duty}")
        decks.demand_cards(self)

    def time_passed(self) -> None:
        """Decks grow older."""
        decks.time_passed(self, self.clock - self._noticed)
        self._noticed = self.clock

    # --- stimuli ------------------------------------------------------------------------------------------------------

    def act(self, stimulus: AnyStimulus) -> None:
        """Does an act or takes a choice."""
        match stimulus:
            case Sit():
                leaving.sit(self, stimulus)
                self._arrive(stimulus.seat)
            case Rise():
                leaving.rise(self, stimulus)
            case PlaceWager():
                self._make_ready(stimulus.seat)
                wagers.place(self, stimulus)
            case ChangeWager() | WithdrawWager():
                changing.change(self, stimulus)
            case Fold() | Conduct() | TouchCards():
                self._act_on_hand(stimulus)
            case StackDeck():
                self.by_place.forget()
                self.forced_cards = stimulus.cards
            case ForceCards():
                self.by_place.force(stimulus)
            case Choose(choice="dealing hand"):
                dealing.choose_hand(self, stimulus.value)
            case Choose(choice="count the stub"):
                self.count_chosen = bool(stimulus.value)
            case _:
                self._act_on_decks(stimulus)

    def _act_on_hand(self, stimulus: Fold | Conduct | TouchCards) -> None:
        """What a player does with a hand, or about it."""
        match stimulus:
            case Fold():
                completing.fold(self, stimulus)
            case Conduct():
                self.converse(stimulus)
            case TouchCards():
                completing.touch(self, stimulus)

    def _act_on_decks(self, stimulus: AnyStimulus) -> None:
        """What concerns the cards before and between rounds."""
        match stimulus:
            case Choose(choice="cut depth") if isinstance(stimulus.value, int):
                cutting.choose_depth(self, stimulus.value)
            case Choose(choice="deck change") if isinstance(stimulus.value, str):
                decks.change_early(self, stimulus.value)
            case BringDecks():
                decks.bring(self, stimulus)
            case FloorOrders():
                shuffling.order(self, stimulus)
            case LetRest():
                resting.rest(self)
            case AskForCards():
                resting.ask(self)
            case _:
                raise Refusal("this table does not know what to do with that")

    def mishap(self, stimulus: Mishap) -> None:
        """Takes a mishap; it has happened."""
        match stimulus:
            case Misdeal():
                self.misdeals[stimulus.place] = stimulus.cards
                self.mishaps.overlooked |= stimulus.noticed == "in the settlement"
            case LoseCards():
                self.deck_in_play().lose(stimulus.number)
            case _:
                mishaps.take(self, stimulus)

    # --- what a game fills in: wagers ---------------------------------------------------------------------------------

    def new_round(self, number: int, deck: Deck) -> Round:
        """A round, which begins with its first wager."""
        return Round(number, deck)

    def lawful_beside(self, wager: PlaceWager, standing: Mapping[str, Cents]) -> tuple[str, ...]:
        """Refuses a wager that may not stand beside those that stand already; the provisions by which it may."""
        raise NotImplementedError

    def demand_in_time(self, wager: PlaceWager) -> None:
        """Refuses a new wager that comes too late."""
        wagers.demand_before_no_more_bets(self, wager)

    def recognises(self, wager: PlaceWager, seat: Seat, amount: Cents) -> bool:  # noqa: ARG002  for games with devices
        """Whether the table takes notice of a wager that is put down."""
        return True

    def wager_moved(self, wager: str, by: Cents) -> None:
        """A wager was made, or grew by this amount, or was taken back."""

    def amounts(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        """What a wager may come to beside those that stand; of a play wager, what it may be."""
        return (wagers.play_amounts(self, others["ante"]) if wager == "play" else Amounts(1),)

    def amounts_to_change(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        """To what a standing wager may be changed beside the others."""
        return self.amounts(wager, others) if wager == "play" else (Amounts(1),)

    def demand_change(self, wager: str, amount: Cents, others: Mapping[str, Cents]) -> None:
        """Refuses a change to an amount that could not have been wagered beside the others."""

    def demand_to_play(self, wager: PlaceWager) -> None:
        """Refuses a play wager for what a game asks beyond an ante."""

    def why_played(self, wager: PlaceWager) -> tuple[str, ...]:  # noqa: ARG002  a game may look at the amount
        """By what else a play wager is lawful."""
        return ()

    def demand_nothing_rests_on(self, wager: str, left: set[str]) -> None:
        """Refuses that a wager is taken back on which one of those that are left rests."""

    def required_wagers(self) -> tuple[str, ...]:
        """The wagers without which nobody is dealt in."""
        return ()

    def return_undealt(self, seat: Seat) -> None:
        """Gives back the wagers of a seat that is not dealt in."""
        raise NotImplementedError

    def wagers_returned(self, *provisions: str) -> None:
        """The wagers of a void round have gone back by these provisions."""

    def every_wager_lost(self, seat: Seat) -> None:
        """A player has left, whose wagers were lost with everything that rested on them."""

    # --- what a game fills in: dealing --------------------------------------------------------------------------------

    def closing(self, way: Way) -> Stages:  # noqa: ARG002  for games with wagers that are locked out
        """What belongs to the announcement of no more bets."""
        return []

    def chips(self, way: Way | None) -> tuple[Stages, Stages]:  # noqa: ARG002  for games with wagers on devices
        """What is done with chips before the first card, and after the last."""
        return [], []

    def dealt_beside(self) -> Mapping[str, str]:
        """Places that are no hand's and get a card before the hands do, and by which provision."""
        return {}

    def deal_stacks(self, way: Way) -> None:
        """A device dispenses the cards."""
        dealing_stacks.deal_stacks(self, way)

    def after_dealing(self, way: Way) -> None:
        """What is left to do when every card is dealt."""

    # --- what a game fills in: the round ------------------------------------------------------------------------------

    def best_hand(self, cards: Sequence[Card], selection: str | None = None) -> RankedHand:
        """The highest hand that the cards hold; `selection` names the provision by which it is chosen."""
        raise NotImplementedError

    def forfeits(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """What a fold costs of what still stands when all have decided, and by which provisions."""
        del seat
        return {}

    def after_fold(self, seat: Seat) -> None:
        """What is done at once when a player has folded; otherwise it waits until all have decided."""
        del seat
        if self.rulings.reading("collecting-forfeits", "all-decided") == "as-each-decides":
            completing.collect_forfeited(self)

    def converse(self, stimulus: Conduct) -> None:
        """A player talks about the hand, or wants the dealer to look at it."""
        raise Refusal(f"no rule of this game is about a player who {stimulus.what}")

    def reveal(self) -> None:
        """The dealer's cards are turned up."""
        completing.reveal(self)

    def settle(self) -> None:
        """Settles with every player."""
        raise NotImplementedError

    def declaration(self) -> Declaration:
        """What the facility declares about this table."""
        raise NotImplementedError
