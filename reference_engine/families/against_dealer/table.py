"""A table for cards against the dealer: what it takes in, and in which order its stages follow.

A game fills in what is its own: which wagers may stand beside each other, how its hands rank, how a round is settled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import (
    bringing,
    deck_changes,
    mishaps,
    out_of_order,
    requests,
    rotation,
    shuffling,
    two_decks,
)
from clausewise.reference_engine.families.against_dealer import (
    changing,
    completing,
    dealing,
    dealing_stacks,
    irregularities,
    leaving,
    misdeals,
    voiding,
    wagers,
)
from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
from clausewise.reference_engine.families.against_dealer.tolerances import DealerTolerances
from clausewise.reference_engine.families.dealt_as_shown import dealt_in_rounds
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    Conduct,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import ExposeDealerCards, Misdeal
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Rise, Sit

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from clausewise.reference_engine.core.money import Cents
    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.table import Opening
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap


class HouseBankedTable(HouseBankedGround):
    """One table under one rule set."""

    def __init__(self, asked: Opening[HouseBankedRules]) -> None:
        super().__init__(asked)
        if self.setup.ready:
            bringing.put_ready(self)

    def follows(self, events: Iterable[AnyEvent]) -> None:
        """What a house chooses: how a device fills the shoe, when a resting deck goes, when cards too many come."""
        shown = tuple(events)
        self.cards.shuffles_on_order = shuffling.shuffles_on_order(shown)
        self.cards.straight_into_the_shoe = shuffling.goes_straight_into_the_shoe(shown)
        self.cards.shoe_without_shuffler = out_of_order.shoe_instead_of_the_hand(shown)
        self.cards.resting_may_stay = deck_changes.are_named(shown)
        self.dealt_as_shown = dealt_in_rounds(shown)
        self.completed_late = frozenset(misdeals.rounds_completed_late(shown, self.rules.dealers_cards))
        self.kept_open = frozenset(changing.rounds_kept_open(shown))

    def lacks_decks(self) -> bool:
        return not two_decks.enough_are_there(self)

    def allows(self, unseen: Collection[str] = ()) -> DealerTolerances:
        """What is left open to a system that plays such a game."""
        dispenses = self.option("dealing") == "automated shuffler"
        return DealerTolerances(self.rulings, self.rules, unseen, ready=self.setup.ready, dispenses=dispenses)

    # --- stages -------------------------------------------------------------------------------------------------------

    def plan(self) -> None:
        """What comes next when the players want nothing more."""
        if self.phase == "ready" and self.left_standing and self.cards.decks:
            wagers.start_round(self)
        elif self.phase == "betting" and self.round is not None and any(s.wagers for s in self.round.seats.values()):
            if not changing.somebody_to_deal_to(self):
                if self.round.number in self.kept_open:
                    changing.keep_open(self)
                else:
                    self.end_void_round(None)
                return
            self.phase = "dealing"
            self.follow(*dealing.stages(self), ("deal", self._begin_decisions))
        elif self.phase == "deciding":
            if completing.all_decided(self):
                self.decided()
            else:
                completing.ask_next(self)

    def _begin_decisions(self, _: HouseBankedTable) -> None:
        self.before_decisions()
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
            ("shuffle", lambda table: shuffling.after_a_round(table, "shuffle.after-round")),
        )

    def end_void_round(self, shuffle: str | None) -> None:
        """Drops what was to come in the round, ends it, and shuffles for this provision unless the deck has gone."""
        self.phase = "settling"
        self.drop_duties()
        self.follow(("collect", completing.end_round))
        if shuffle is not None:
            self.follow(("shuffle", lambda table: shuffling.after_a_round(table, shuffle)))

    def _make_ready(self, seat: int) -> None:
        """Before a round begins the house does what is left to do with the cards."""
        if self.round is not None:
            return
        requests.arrived(self, seat)
        while self.agenda and not self.by_person(self.agenda[0]):
            self.run_next()
        if self.agenda:
            raise Refusal(f"the house has something to do first: {self.agenda[0].duty}")
        rotation.demand_ready(self)

    def would_turn_away(self, stimulus: AnyStimulus) -> bool:
        """Whether a first wager is refused for itself: no rule has the cards made ready for who may not make it."""
        if self.round is not None or not isinstance(stimulus, PlaceWager):
            return False
        try:
            with self.rulings.only_wondering():
                wagers.demand_lawful(self, stimulus)
        except Refusal as refusal:
            self.refusal_citations = self.rulings.cite(refusal.provisions)
            return True
        return False

    def changes_all_that_are_due(self) -> None:
        deck_changes.none_may_stay(self)

    def changes_later(self) -> None:
        if self.may_wait_for_a_round() and not two_decks.are_kept(self):
            self.drop_duties()
            self.cards.change_waits = False

    def may_wait_for_a_round(self) -> bool:
        """A deck whose time is over is late when it is dealt from, not while nobody plays."""
        return self.round is None and self.cards.change_waits and len(self.agenda) == 1

    def time_passed(self) -> None:
        """Decks grow older."""
        deck_changes.time_passed(self)

    # --- stimuli ------------------------------------------------------------------------------------------------------

    def act(self, stimulus: AnyStimulus) -> None:
        """Does an act or takes a choice."""
        match stimulus:
            case Sit():
                leaving.sit(self, stimulus)
                requests.arrived(self, stimulus.seat)
            case Rise():
                leaving.rise(self, stimulus)
            case PlaceWager():
                self._make_ready(stimulus.seat)
                wagers.place(self, stimulus)
            case ChangeWager() | WithdrawWager():
                changing.change(self, stimulus)
            case Fold() | Conduct() | TouchCards():
                self._act_on_hand(stimulus)
            case _:
                requests.take(self, stimulus)

    def _act_on_hand(self, stimulus: Fold | Conduct | TouchCards) -> None:
        """What a player does with a hand, or about it."""
        match stimulus:
            case Fold():
                completing.fold(self, stimulus)
            case Conduct():
                self.converse(stimulus)
            case TouchCards():
                completing.touch(self, stimulus)

    def mishap(self, stimulus: Mishap) -> None:
        """Takes a mishap; it has happened."""
        match stimulus:
            case Misdeal():
                self.misdeals[stimulus.place] = stimulus.cards
                self.misdeal_overlooked |= stimulus.noticed == "in the settlement"
            case ExposeDealerCards():
                irregularities.expose_dealer(self, stimulus.cards)
            case _:
                mishaps.take(self, stimulus)

    # --- what a game may do otherwise ---------------------------------------------------------------------------------

    def void_round(self, *also: str, void: str, returns: str, shuffle: str | None = "shuffle.after-round") -> None:
        """All hands are void, every wager goes back, and the round goes no further."""
        voiding.void_round(self, *also, void=void, returns=returns, shuffle=shuffle)

    def demand_in_time(self, wager: PlaceWager) -> None:
        """Refuses a new wager that comes too late."""
        wagers.demand_before_no_more_bets(self, wager)

    def amounts(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        """What a wager may come to beside those that stand; of a play wager, what it may be."""
        return (wagers.play_amounts(self, others["ante"]) if wager == "play" else Amounts(1),)

    def deal_stacks(self, way: Way) -> None:
        """A device dispenses the cards."""
        dealing_stacks.deal_stacks(self, way)

    def after_fold(self, seat: Seat) -> None:
        """What is done at once when a player has folded; otherwise it waits until all have decided."""
        del seat
        if self.rulings.reading("collecting-forfeits", "all-decided") == "as-each-decides":
            completing.collect_forfeited(self)

    def reveal(self) -> None:
        """The dealer's cards are turned up."""
        completing.reveal(self)
