"""Care of the cards, at a table of no family: what it needs to know of a table is its port, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import shoe
from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.equipment.cards_care import (
    bringing,
    cutting,
    deck_changes,
    mishaps,
    requests,
    rotation,
    shuffling,
)
from clausewise.reference_engine.equipment.cards_care.deck import Deal, Deck
from clausewise.reference_engine.equipment.cards_care.state import CardsCare
from clausewise.reference_engine.families.table import Opening, Table
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    AskForCards,
    BringDecks,
    FloorOrders,
    LieFaceUp,
    LoseCards,
    StackDeck,
)
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, LetRest, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import Declaration, TableSetup
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

HOUR = 3_600_000
ONEIDA_POKER = {
    "decks.two": "B.1", "opening.inspect": "D.1", "opening.spread": "D.2", "opening.player-inspects": "D.2",
    "opening.turn-down": "D.3", "opening.wash": "D.3", "opening.stack": "D.3", "opening.shuffle": "D.3",
    "shuffle": "E.1", "shuffle.before-play": "E.1", "shuffle.after-round": "E.1", "shuffle.single-stack": "E.1",
    "cut": "E.2", "cut.needed": "E.2", "cut.one-hand": "E.2", "cut.cover-card-below": "E.2.a", "cut.stack": "E.2.b",
    "cut.least": "E.2.b", "cut.complete": "E.2.c", "recut": "E.3", "idle": "E.4", "idle.turn-up": "E.4",
    "idle.reopen": "E.4",
}  # fmt: skip
"""Provisions of a document whose game the engine does not have yet, some of them."""


class CardRoom(Table):
    """A table with cards and no game."""

    def __init__(self, provisions: Mapping[str, str], options: Mapping[str, str | int], seed: int = 1) -> None:
        clauses = {provision: (clause,) for provision, clause in provisions.items()}
        rules = RuleSet(rulebook="card room", title="Card room", provisions=clauses, readings={}, options={})
        super().__init__(Opening(TableSetup("card room", dict(options), {}, seed), rules))
        self.random = Random(seed)
        self.cards = CardsCare()
        self.deal: Deal | None = None
        self.rounds = 0
        self.seats: set[int] = set()

    def option(self, name: str) -> str | int:
        return self.cards.instead.get(name, self.setup.options.get(name, "none"))

    def option_number(self, name: str) -> int:
        return int(self.setup.options.get(name, 1))

    @property
    def seated(self) -> Collection[int]:
        return self.seats

    def cards_are_out(self) -> bool:
        return False

    def may_change_decks(self) -> bool:
        return True

    def act(self, stimulus: AnyStimulus) -> None:
        if isinstance(stimulus, Sit):
            self.seats.add(stimulus.seat)
            requests.arrived(self, stimulus.seat)
        else:
            requests.take(self, stimulus)

    def mishap(self, stimulus: Mishap) -> None:
        mishaps.take(self, stimulus)

    def plan(self) -> None:
        """Nothing is played here."""

    def time_passed(self) -> None:
        deck_changes.time_passed(self)

    def declaration(self) -> Declaration:
        return {}

    def plays_a_round(self) -> None:
        """A round without players: all that it is to the cards is that they were used."""
        rotation.demand_ready(self)
        self.rounds += 1
        self.deal = Deal(self.rounds, self.cards.deck_in_play())
        self.cards.standing = "in play"
        deck, self.deal = self.deal.deck, None
        self.cards.standing = "ready"
        deck_changes.round_over(self, deck, void=False)
        shuffling.shuffle(self, "shuffle.after-round")

    def acts(self) -> list[str]:
        """What was done that could be seen."""
        return [seen.event.act for seen in self.seen if isinstance(seen.event, Procedure)]


ASKED: tuple[AnyStimulus, ...] = (
    BringDecks(), BringDecks(2), Sit(3), LetRest(), AskForCards(), FloorOrders("shuffle"), FloorOrders("recut"),
    Choose("cut depth", 30), Choose("deck change", "deck 1"), Choose("dealing hand", "right hand"),
    Choose("count the stub", 1), AdvanceClock(9 * HOUR), LoseCards(1), LieFaceUp((1,)), Jam("shuffler"),
    BreakDown("shuffler"), BreakDown("shoe"), StackDeck(shoe()[:3]), Proceed(),
)  # fmt: skip


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.sampled_from(ASKED), max_size=14), st.sampled_from(("none", "by hand", "by device")))
def test_where_no_rule_speaks_of_the_cards_nothing_breaks_and_nothing_is_required(
    asked: list[AnyStimulus], shuffled: str
) -> None:
    """A rule set that maps no clause has no such rule: whatever is asked, no clause is cited for what is seen."""
    table = CardRoom({}, {"shuffling": shuffled})
    for stimulus in asked:
        table.submit(stimulus)
        for _ in range(4):
            table.submit(Proceed())
    assert not any(table.citations)
    if table.cards.decks and table.cards.standing == "ready":
        table.plays_a_round()


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.integers(1, 8), st.integers(0, 9), st.data())
def test_no_copy_of_a_card_is_lost_in_the_care_of_a_shoe(packs: int, seed: int, data: st.DataObject) -> None:
    """Shuffled and cut however often, a shoe of so many packs holds each card so many times."""
    table = CardRoom(ONEIDA_POKER, {"shuffling": "by hand"}, seed)
    deck = Deck("shoe 1", packs)
    table.cards.decks.append(deck)
    for _ in range(data.draw(st.integers(1, 4))):
        cutting.choose_depth(table, data.draw(st.integers(10, deck.whole)))
        shuffling.shuffle(table, "shuffle.after-round")
        assert Counter(deck.cards) == Counter(deck.order) == Counter(shoe(packs))
    lost = data.draw(st.integers(1, 51))
    deck.lose(lost)
    shuffling.shuffle(table, "shuffle.after-round")
    assert len(deck.cards) == 52 * packs - lost


def test_a_deck_is_opened_washed_shuffled_and_cut_with_one_hand() -> None:
    """From the delivery to the first round, in the order of a document that no game here is played by yet."""
    table = CardRoom(ONEIDA_POKER, {"shuffling": "by hand"})
    asked: list[AnyStimulus] = [BringDecks(), Proceed(), Proceed(), Sit(2), *[Proceed()] * 6]
    assert all(table.submit(stimulus).accepted for stimulus in asked)
    assert table.acts() == [
        "receives", "inspects", "verifies the inspection", "spreads", "offers for inspection", "turns face down",
        "washes", "stacks", "shuffles", "stacks", "places the cover card", "cuts", "completes the cut",
    ]  # fmt: skip
    assert table.cards.standing == "ready"
    assert table.submit(FloorOrders("recut")).accepted
    table.submit(Proceed())
    assert table.acts()[-3:] == ["places the cover card", "cuts", "completes the cut"]


@pytest.mark.parametrize("face", ["up", "down"])
def test_cards_of_an_idle_table_lie_as_the_house_likes_and_are_turned_up_for_a_player(face: str) -> None:
    """Where the rules allow both; what is asked for after that is the wash, the shuffle and the cut."""
    table = CardRoom(ONEIDA_POKER, {"shuffling": "by hand", "idle-spread": face})
    bringing.put_ready(table)
    asked: list[AnyStimulus] = [LetRest(), Proceed(), Proceed(), Sit(1), *[Proceed()] * 6]
    for stimulus in asked:
        table.submit(stimulus)
    turned = ["turns face up"] if face == "down" else []
    assert table.acts()[1 : 3 + len(turned)] == ["spreads", *turned, "offers for inspection"]
    assert table.acts()[-4:] == ["stacks", "places the cover card", "cuts", "completes the cut"]


def test_two_decks_take_turns_where_a_device_shuffles_one_meanwhile() -> None:
    """Each deck is played with every other round."""
    rules = ONEIDA_POKER | {"decks.alternate": "B.6.c", "deal.after-device": "E.2"}
    table = CardRoom(rules, {"shuffling": "by device", "decks": 2})
    bringing.put_ready(table)
    dealt = []
    for _ in range(4):
        dealt.append(table.cards.deck_in_play().name)
        table.plays_a_round()
    assert dealt == ["deck 1", "deck 2", "deck 1", "deck 2"]
