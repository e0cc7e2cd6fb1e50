"""A table where hands count points: what it takes in, and in which order its stages follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import mishaps, opening, requests, rotation, shuffling, two_decks
from clausewise.reference_engine.families.points import (
    boxes,
    collecting,
    dealers_hand,
    dealing,
    declaring,
    electing,
    insurance,
    multiple,
    settling,
    suits,
    turns,
    voiding,
    wagering,
)
from clausewise.reference_engine.families.points.ground import MOST_FROM_THE_HAND, PointsGround
from clausewise.reference_engine.families.points.tolerances import PointsTolerances
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, FloorOrders, Misdeal, StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Rise, Sit
from clausewise.reference_engine.vocabulary.points.stimuli import (
    AskForBurnCards,
    DoubleDown,
    Draw,
    MisannounceTotal,
    PickUpUpCard,
    RefuseCut,
    Split,
    Stand,
    Surrender,
)
from clausewise.reference_engine.vocabulary.points.words import HIT, INSURANCES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from clausewise.reference_engine.families.points.state import Hand
    from clausewise.reference_engine.vocabulary.description import Declaration
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

LOW_ON_CARDS = 52
"""Where a shuffle waits for the cutting card it does not wait longer than this many cards allow."""


class PointsTable(PointsGround):
    """One table under one rule set."""

    def follows(self, events: Iterable[AnyEvent]) -> None:
        """Where no card was seen to be burned, nobody knows which ones were."""
        self.burns_are_seen = any(isinstance(event, Procedure) and event.act == "burns" for event in events)

    def lacks_decks(self) -> bool:
        return not two_decks.enough_are_there(self)

    def allows(self, unseen: Collection[str] = ()) -> PointsTolerances:
        """What is left open to a system that plays such a game."""
        return PointsTolerances(self, unseen)

    # --- stages -------------------------------------------------------------------------------------------------------

    def plan(self) -> None:
        """What comes next when the players want nothing more."""
        current = self.round
        if current is None:
            return
        if self.phase == "betting" and current.boxes:
            self.follow(
                ("deal", _before_the_first_card),
                ("deal", _deal),
                ("settle", suits.settle_initial),
                ("announce", _offer_insurance),
            )
        elif self.phase == "insuring":
            self.follow(("announce", _begin_elections))

    def goes_on(self, hand: Hand) -> None:
        """After an election and what came of it: the same hand again, the next one, or the dealer's."""
        del hand
        if self.round is not None and not self.agenda and not turns.next_turn(self):
            self.dealer_plays()

    def dealer_plays(self) -> None:
        """All elections have been carried out."""
        self.follow(
            ("reveal", dealers_hand.reveal),
            ("deal", lambda table: dealers_hand.draw(table, table.current().dealer)),
            ("settle", lambda table: dealers_hand.decide(table, table.current().dealer)),
        )
        if self.spots > 1:
            self.follow(("collect", multiple.after_a_hand))
        self.follow(("collect", _collect_and_end))

    def void_round(self, *also: str, void: str, returns: str, shuffle: str | None = "shuffle.after-round") -> None:
        """All hands are void by one provision, wagers go back by another, and the cards are shuffled by a third."""
        voiding.void_round(self, *also, void=void, returns=returns, shuffle=shuffle)

    def ends_round(self, *, void: bool, shuffle: str | None) -> None:
        """The round is over, and the cards are shuffled if the rules ask for it or the provision does."""
        current = self.current()
        self.reports(RoundEnded(current.number, void))
        self.round = None
        self.cards.by_place.forget()
        if current.dealt or void:  # what is to go wrong in a deal waits for one
            self.cards.mishaps.deal_is_over()
            self.misdeals.clear()
        self.cards.standing = "ready"
        if shuffle is not None and (void or self._shuffles_after(len(current.deck.cards))):
            self.cards.cutting_card = None  # the cut puts it into another place
            self.follow(("shuffle", lambda table: table.shuffles(shuffle)))

    def _shuffles_after(self, left: int) -> bool:
        """After each round; or as some read it, when the cutting card has come up."""
        if self.rulings.reading("reshuffle") == "after-each-round":
            return True
        return bool(self.cards.cutting_card_came_to) or left < LOW_ON_CARDS

    def shuffles(self, provision: str) -> None:
        """The cards are shuffled for this reason, cut, and put where they are dealt from."""
        shuffling.shuffle(self, provision)

    # --- stimuli ------------------------------------------------------------------------------------------------------

    def act(self, stimulus: AnyStimulus) -> None:
        """Does an act or takes a choice."""
        match stimulus:
            case Draw():
                electing.draw(self, stimulus)
            case Stand():
                electing.stand(self, stimulus)
            case DoubleDown():
                electing.double(self, stimulus)
            case Split():
                electing.split(self, stimulus)
            case Surrender():
                electing.surrender(self, stimulus)
            case PlaceWager():
                self._place(stimulus)
            case ChangeWager() | WithdrawWager():
                wagering.change(self, stimulus)
            case TouchCards():
                self._touch(stimulus)
            case _:
                self._act_on_the_cards(stimulus)

    def _place(self, wager: PlaceWager) -> None:
        if wager.wager in INSURANCES:
            insurance.place(self, wager)
        elif wager.wager == HIT:
            suits.place_hit_wager(self, wager, turns.to_decide(self, wager.seat, wager.hand))
        else:
            wagering.place(self, wager)

    def _act_on_the_cards(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case Sit():
                boxes.demand_position(self, stimulus.seat)
                self.seated[stimulus.seat] = None
                requests.arrived(self, stimulus.seat)
            case Rise():
                self._rise(stimulus)
            case BringDecks():
                self._bring(stimulus)
            case RefuseCut():
                self.cards.refuses_cut.add(stimulus.seat)
            case AskForBurnCards():
                self._disclose(stimulus)
            case Choose(choice="cutting card", value=int() as above):
                self.cards.cutting_card = above - 1
            case Choose(choice="burn cards", value=int() as number):
                self.rulings.demand(self.way.rule("burn"), number > 0, "at least one card is burned")
                self.burns = number
            case _:
                self._requested(stimulus)

    def _requested(self, stimulus: AnyStimulus) -> None:
        """What may be asked for at any table with cards; a shuffle that is due already is made once."""
        due = isinstance(stimulus, FloorOrders) and any(stage.duty == "shuffle" for stage in self.agenda)
        requests.take(self, stimulus)
        if due and self.agenda[-1].duty == "shuffle":
            self.agenda.pop()
        if isinstance(stimulus, StackDeck) and self.cards_are_out():
            self.arrange_forced_cards()

    def _rise(self, stimulus: Rise) -> None:
        """A player with cards stays until the round is over."""
        current = self.round
        plays = current is not None and any(
            box.player == stimulus.seat and box.hand.cards for box in current.boxes.values()
        )
        self.rulings.demand(
            "wager.remain", not plays, "a player with cards remains at the table until the round is over"
        )
        self.seated.pop(stimulus.seat, None)

    def _bring(self, stimulus: BringDecks) -> None:
        """The decks of the table, which are played with together."""
        if self.cards.decks:
            raise Refusal("there are cards on the table")
        if self.from_the_hand:
            lawful = stimulus.decks <= MOST_FROM_THE_HAND
            self.rulings.demand("hand.decks", lawful, "no more than two decks are dealt from the hand")
        self.cards.packs = stimulus.decks
        deck = rotation.receive(self)
        self.reports(Procedure("receives", deck=deck.name), "decks.number")
        opening.begin(self, [deck], defective=stimulus.defective)

    def _disclose(self, stimulus: AskForBurnCards) -> None:
        """The burn cards are shown to a player who asks for it; from the hand to nobody."""
        if stimulus.seat not in self.seated:
            raise Refusal("nobody sits there")
        if self.from_the_hand:
            self.rulings.demand("hand.disclose", lawful=False, reason="the burn cards are not exposed to the players")
        if not self.burned:
            raise Refusal("no card has been burned")
        rule = self.way.rule("disclose")
        since = self.told_so_far()
        self.does(Procedure("discloses the burn cards", cards=self.burned), rule, fixes=("cards", "by"), once=False)
        if not self.burns_are_seen:
            self.may_be_told_otherwise(since, "cards")

    def _touch(self, stimulus: TouchCards) -> None:
        """Nobody handles the cards but the dealer, and a player who is permitted to hold the own ones."""
        holds = self.from_the_hand and self.option("held-cards") == "permitted" and stimulus.by == "player"
        lawful = stimulus.by == "dealer" or holds
        self.rulings.demand(self.way.rule("handle"), lawful, "the cards are not handled by players")
        by: str = "dealer" if stimulus.by == "dealer" else "player"
        self.does(Procedure("touches", by=by, seat=stimulus.seat), self.way.rule("handle"), once=False)  # type: ignore[arg-type]

    def mishap(self, stimulus: Mishap) -> None:
        """Takes a mishap; it has happened."""
        match stimulus:
            case Misdeal():
                self.misdeals[stimulus.place] = stimulus.cards
            case PickUpUpCard():
                self.up_card_goes = self.spots > 1
            case MisannounceTotal():
                self.misannounced[stimulus.seat] = stimulus.total
            case _:
                mishaps.take(self, stimulus)

    def declaration(self) -> Declaration:
        """What the facility declares about this table."""
        return declaring.declaration(self)


def _before_the_first_card(table: PointsTable) -> None:
    multiple.return_too_few(table)
    if not table.current().boxes:
        table.drop_duties()
        table.ends_round(void=False, shuffle=None)
        return
    dealing.take_in_hand(table)
    dealing.burn(table)


def _deal(table: PointsTable) -> None:
    dealing.deal(table)
    if table.round is not None:
        voiding.look_at_hands(table)


def _offer_insurance(table: PointsTable) -> None:
    insurance.offer(table)
    if table.phase != "insuring":  # where it is offered the players have the time to take it
        table.follow(("announce", _begin_elections))


def _begin_elections(table: PointsTable) -> None:
    suits.settle_initial(table, suits.LATER[0])
    settling.announce_blackjacks(table)
    if not turns.next_turn(table):
        table.dealer_plays()


def _collect_and_end(table: PointsTable) -> None:
    suits.settle_initial(table, suits.LATER[1])
    collecting.collect_all(table)
    suits.settle_initial(table, suits.LATER[2])
    table.ends_round(void=False, shuffle="shuffle.after-round")
