"""A Four Card Poker table: what it takes in, and in which order its stages follow."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from clausewise.reference_engine.cards import PACK, Card
from clausewise.reference_engine.events import MeterChanged
from clausewise.reference_engine.four_card_poker import completing, dealing, settling, shuffling, wagers
from clausewise.reference_engine.four_card_poker.state import Deck, Phase, Round
from clausewise.reference_engine.money import Cents
from clausewise.reference_engine.rulings import Fault, Refusal, Site
from clausewise.reference_engine.stimuli import (
    AnyStimulus,
    ChangeWager,
    Choose,
    Duty,
    Fold,
    Mishap,
    PlaceWager,
    Rise,
    Sit,
    StackDeck,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.table import Stage, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from clausewise.reference_engine.description import Declaration, Performer, TableSetup
    from clausewise.reference_engine.hands import RankedHand
    from clausewise.reference_engine.rule_sets.rule_set import RuleSet


class FourCardTable(Table):
    """One table under one rule set."""

    dealer_hand: RankedHand

    def __init__(
        self,
        setup: TableSetup,
        rules: RuleSet,
        *,
        performs: Mapping[Duty, Performer] | None = None,
        fault: Fault | None = None,
        notice: Callable[[Site], None] | None = None,
    ) -> None:
        readings = {question: choices[0] for question, choices in rules.readings.items()} | dict(setup.readings)
        super().__init__(setup, rules.provisions, readings, performs=performs, fault=fault, notice=notice)
        self.rules = rules
        self.random = random.Random(setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self.phase: Phase = "closed"
        self.seated: set[int] = set()
        self.rounds = 0
        self.round: Round | None = None
        self.decks: list[Deck] = []
        self.forced_cards: tuple[Card, ...] = ()
        self.cut_depth = 26
        self.meters: dict[str, Cents] = dict(rules.least_meters.get(str(self.option("progressive")), {}))
        if setup.ready:
            self.decks = [Deck("deck 1", list(PACK))]
            self.random.shuffle(self.decks[0].cards)
            self.phase = "idle"

    # --- what the house has chosen ------------------------------------------------------------------------------------

    def option(self, name: str) -> str | int:
        """The house's choice, or the default."""
        return self.setup.options.get(name, self.rules.options[name][0])

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
        return self.decks[0]

    def arrange_forced_cards(self) -> None:
        """Puts the forced cards on top of the deck, the rest behind them as they were."""
        if self.forced_cards:
            deck = self.deck_in_play()
            rest = [card for card in deck.cards if card not in self.forced_cards]
            deck.cards = [*self.forced_cards, *rest]
            self.forced_cards = ()

    def meters_grow(self, amount: Cents) -> None:
        """A progressive wager moves the meter by the rate of progression."""
        for meter in self.meters:
            self.meters[meter] = Cents(self.meters[meter] + amount * 10 // 100)
            self.reports(MeterChanged(meter, self.meters[meter], "wager"), "meter.rate")

    # --- stages -------------------------------------------------------------------------------------------------------

    def plan(self) -> None:
        """What comes next when the players want nothing more."""
        if self.phase == "betting" and self.round is not None and any(s.wagers for s in self.round.seats.values()):
            self.phase = "dealing"
            self._follow(("announce", dealing.announce), ("deal", dealing.deal), ("deal", self._begin_decisions))
        elif self.phase == "deciding":
            if completing.all_decided(self):
                self.decided()
            else:
                completing.ask_next(self)

    def _follow(self, *stages: tuple[Duty, Callable[[FourCardTable], None]]) -> None:
        for duty, run in stages:
            self.agenda.append(Stage(duty, lambda run=run: run(self)))  # type: ignore[misc]  # bound per stage

    def _begin_decisions(self, _: FourCardTable) -> None:
        self.phase = "deciding"
        completing.examine(self)
        self.decided()

    def decided(self) -> None:
        """After a decision: the next player is asked, or the round is completed."""
        if not completing.all_decided(self):
            completing.ask_next(self)
            return
        self.phase = "settling"
        self._follow(
            ("collect", completing.collect_forfeited),
            ("reveal", completing.reveal),
            ("settle", settling.settle),
            ("collect", completing.end_round),
            ("shuffle", lambda table: shuffling.shuffle(table, "shuffle.after-round")),
        )

    def end_void_round(self, shuffle: str | None) -> None:
        """Drops what was to come in the round, ends it, and shuffles for this provision unless the deck has gone."""
        self.phase = "settling"
        self.agenda.clear()
        self._follow(("collect", completing.end_round))
        if shuffle is not None:
            self._follow(("shuffle", lambda table: shuffling.shuffle(table, shuffle)))

    # --- stimuli ------------------------------------------------------------------------------------------------------

    def act(self, stimulus: AnyStimulus) -> None:
        """Does an act or takes a choice."""
        match stimulus:
            case Sit():
                self.seated.add(stimulus.seat)
            case Rise():
                self.seated.discard(stimulus.seat)
            case PlaceWager():
                wagers.place(self, stimulus)
            case ChangeWager() | WithdrawWager():
                wagers.change(self, stimulus)
            case Fold():
                completing.fold(self, stimulus)
            case TouchCards():
                completing.touch(self, stimulus)
            case StackDeck():
                self.forced_cards = stimulus.cards
            case Choose(choice="cut depth") if isinstance(stimulus.value, int):
                self.cut_depth = stimulus.value
            case _:
                raise Refusal("this table does not know what to do with that")

    def mishap(self, stimulus: Mishap) -> None:
        """Takes a mishap; it has happened."""
        raise Refusal(f"this table cannot have a mishap like {type(stimulus).__name__}")

    def declaration(self) -> Declaration:
        """What the facility declares about this table."""
        facts: Declaration = {}
        self.declares(facts, "aces up paytable", str(self.option("aces-up")), f"aces-up.{self.option('aces-up')}")
        return facts
