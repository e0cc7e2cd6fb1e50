"""Decks over time: whatever is done to a table, its cards stay complete, and its decks come and go in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clausewise.following.monitors import decks_alternate, longest_use, never_the_same_cards
from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.rulings import Fault, NotOffered, Site
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.equipment.cards_care import rotation
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.table import MlgcaTable
from clausewise.reference_engine.rulebooks.mlgca_four_card import PROVISIONS, RULES
from clausewise.reference_engine.rulebooks.mlgca_four_card.chapter_03 import READINGS as READINGS_3
from clausewise.reference_engine.rulebooks.mlgca_four_card.chapter_04 import READINGS as READINGS_4
from clausewise.reference_engine.rulebooks.mlgca_four_card.chapter_05 import READINGS as READINGS_5
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import AskForCards, BringDecks, FloorOrders, LoseCards
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, LetRest, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

HOUR = 3_600_000
OWN = READINGS_3 | READINGS_4 | READINGS_5
DEVICES = ("by device", "by counting device", "by reshuffling device")

options = st.one_of(
    st.fixed_dictionaries({"shuffling": st.just("by hand"), "dealing": st.just("manual shoe"), "decks": st.just(1)}),
    st.fixed_dictionaries(
        {
            "shuffling": st.sampled_from(DEVICES),
            "dealing": st.sampled_from(RULES.options["dealing"]),
            "decks": st.sampled_from((1, 2)),
        }
    ),
)
readings = st.fixed_dictionaries({question: st.sampled_from(choices) for question, choices in OWN.items()})
ROUND: tuple[AnyStimulus, ...] = (
    Sit(1),
    PlaceWager(1, "ante", dollars(10)),
    *[Proceed()] * 12,
    PlaceWager(1, "play", dollars(10)),
    *[Proceed()] * 12,
)
deeds = st.one_of(
    st.just(ROUND),
    st.builds(lambda **fields: (BringDecks(**fields),), preinspected=st.booleans(), preshuffled=st.booleans(),
              decks=st.sampled_from((1, 2)), defective=st.booleans()),
    st.builds(lambda seat: (Sit(seat),), st.integers(1, 3)),
    st.sampled_from([(LetRest(),), (AskForCards(),), (Proceed(),), (LoseCards(1),), (LoseCards(-1),),
                     (BreakDown("shuffler"),)]),
    st.builds(lambda order, by: (FloorOrders(order, by),), st.sampled_from(("shuffle", "recut")),
              st.sampled_from(("floorperson", "player"))),
    st.builds(lambda half_hours: (AdvanceClock(half_hours * HOUR // 2),), st.integers(1, 9)),
    st.builds(lambda depth: (Choose("cut depth", depth),), st.integers(0, 60)),
)  # fmt: skip


def opened(fault: Fault | None = None, *, ready: bool = True, seed: int = 5, **house: str | int) -> MlgcaTable:
    """A table with these options and the adopted readings."""
    return set_up(TableSetup(RULES.rulebook, dict(house), {}, seed, ready), fault)


def set_up(setup: TableSetup, fault: Fault | None = None, notice: Callable[[Site], None] | None = None) -> MlgcaTable:
    """A table of this game."""
    table = open_table(setup, fault=fault, notice=notice)
    assert isinstance(table, MlgcaTable)
    return table


def submit(table: MlgcaTable, *stimuli: AnyStimulus) -> None:
    """One after the other; what is refused does nothing."""
    for stimulus in stimuli:
        table.submit(stimulus)


def play(table: MlgcaTable, rounds: int, apart: int = 0) -> None:
    """Plain rounds, so long apart."""
    for _ in range(rounds):
        submit(table, *ROUND, AdvanceClock(apart))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(options, readings, st.booleans(), st.lists(deeds, max_size=12), st.integers(0, 99))
def test_whatever_is_done_the_decks_stay_whole(
    house: dict[str, str | int], chosen: dict[str, str], ready: bool, done: list[tuple[AnyStimulus, ...]], seed: int
) -> None:
    """A deck holds every card once, but for cards that were lost or added; there are never more decks than two."""
    table = set_up(TableSetup(RULES.rulebook, house, chosen, seed, ready))
    for stimuli in done:
        for stimulus in stimuli:
            table.submit(stimulus)
        assert len(table.cards.decks) <= 2
        for deck in table.cards.decks:
            assert len(deck.order) == len(PACK) - deck.missing
            if deck.missing == 0 and not any(isinstance(one, LoseCards) for part in done for one in part):
                assert Counter(deck.order) == Counter(PACK)


def sites_of_decks(ready: bool, **house: str | int) -> set[Site]:
    """The decisions of chapters 3 to 5 that a long evening comes to."""
    heard: set[Site] = set()
    table = set_up(TableSetup(RULES.rulebook, dict(house), {}, 5, ready), notice=heard.add)
    an_evening(table)
    mine = tuple(f"{RULES.rulebook}.{chapter}." for chapter in (3, 4, 5))
    return {site for site in heard if any(clause.startswith(mine) for clause in PROVISIONS[site.provision])}


def an_evening(table: MlgcaTable) -> None:
    """A bit of everything that can be done with decks."""
    submit(table, BringDecks(2, preshuffled=True), BringDecks(1, preinspected=True), *[Proceed()] * 8)
    play(table, 3, HOUR)
    submit(table, LoseCards(1), *ROUND, BringDecks(1, preinspected=True, preshuffled=True), *[Proceed()] * 12)
    play(table, 9, HOUR)
    for order in (FloorOrders("shuffle"), FloorOrders("recut"), FloorOrders("recut", "player"), LetRest(), Sit(3)):
        table.submit(order)
        submit(table, AskForCards(), *[Proceed()] * 12)
    play(table, 1)


@pytest.mark.parametrize(
    ("shuffling", "decks", "ready"),
    [("by hand", 1, False), ("by counting device", 2, False), ("by reshuffling device", 2, True)],
)
def test_no_fault_keeps_the_table_from_going_on(shuffling: str, decks: int, ready: bool) -> None:
    """A broken table misbehaves, but it never crashes: otherwise no Then could catch it."""
    sites = sites_of_decks(ready, shuffling=shuffling, decks=decks)
    assert len(sites) > 20
    for site in sites:
        for operator in site.operators():
            fault = Fault(site.provision, site.kind, operator)
            an_evening(opened(fault, ready=ready, shuffling=shuffling, decks=decks))


def test_every_card_comes_to_the_top_about_as_often() -> None:
    """2,600 shuffles bring each card to the top fifty times on average; a chi-square of 51 degrees stays below 100."""
    table = opened(shuffling="by device")
    tops: Counter[str] = Counter()
    for _ in range(2_600):
        table.submit(FloorOrders("shuffle"))
        table.submit(Proceed())
        tops[table.cards.decks[0].order[0]] += 1
    assert sum((tops[card] - 50) ** 2 / 50 for card in PACK) < 100


@pytest.mark.parametrize("depth", [10, 26, 52])
def test_a_cut_turns_the_stack_round(depth: int) -> None:
    """The cards above the cover card follow those below it, both in their order."""
    table = opened()
    before = list(table.cards.decks[0].order)
    table.submit(Choose("cut depth", depth))
    table.submit(FloorOrders("recut"))
    table.submit(Proceed())
    assert table.cards.decks[0].order == before[depth:] + before[:depth] == table.cards.decks[0].cards


@pytest.mark.parametrize(
    ("house", "hours"),
    [
        ({"dealing": "hand", "shuffling": "by device"}, 4),
        ({"dealing": "hand", "shuffling": "by device", "decks": 2}, 4),
        ({"dealing": "manual shoe", "shuffling": "by hand"}, 8),
        ({"dealing": "automated shuffler", "shuffling": "by device"}, 8),
    ],
)
def test_decks_are_used_up_to_the_limit_and_not_beyond(house: dict[str, str | int], hours: int) -> None:
    """Rounds come every ten minutes: a deck's last one is ten minutes before its time is up, with two decks twenty."""
    table = set_up(TableSetup(RULES.rulebook, house, {}, 5))
    play(table, hours * 6 * 2 + 12, HOUR // 6)
    longest = (6 * hours - 1) * HOUR // 6
    assert longest_use(table.seen, longest).broken == ""
    two_decks = house.get("decks") == 2
    assert longest_use(table.seen, longest - (2 if two_decks else 1) * HOUR // 6).broken != ""


def test_two_decks_alternate_across_a_change() -> None:
    """Also when both are replaced on the way."""
    table = opened(shuffling="by device", decks=2)
    play(table, 20, HOUR)
    events = [seen.event for seen in table.seen]
    assert len({event.deck for event in events if isinstance(event, RoundStarted)}) == 6
    assert decks_alternate(events).broken == ""


def test_a_deck_with_a_defect_is_not_played_with() -> None:
    """It leaves the table, and the next one is made ready."""
    table = opened(ready=False)
    submit(table, Sit(1), BringDecks(defective=True), *[Proceed()] * 8)
    assert [deck.name for deck in table.cards.decks] == []
    assert not table.submit(PlaceWager(1, "ante", dollars(10))).accepted
    submit(table, BringDecks(), *[Proceed()] * 12)
    assert table.submit(PlaceWager(1, "ante", dollars(10))).accepted
    assert [s.event.deck for s in table.seen if isinstance(s.event, RoundStarted)] == ["deck 2"]


@pytest.mark.parametrize("way", ["manual shoe", "automated shoe"])
def test_rounds_that_come_again_are_seen(way: str) -> None:
    """The monitor for repeated cards works for cards dealt singly and in stacks."""
    fault = Fault("shuffle", "choose", "instead: the order of a new deck")
    table = opened(fault, dealing=way, shuffling="by device")
    play(table, 4)
    assert never_the_same_cards([seen.event for seen in table.seen]).broken == "round 3 was dealt the cards of round 2"


def test_where_rounds_begin_unseen_their_cards_are_still_told_apart() -> None:
    """Twelve rounds come to all cards of a deck together; that is no reason to blame anybody."""
    table = opened(dealing="hand", shuffling="by hand")
    play(table, 12)
    seen = never_the_same_cards([seen.event for seen in table.seen if not isinstance(seen.event, RoundStarted)])
    assert seen.broken == ""
    assert seen.arose == seen.kept > 0


def test_two_decks_need_a_device() -> None:
    """A table with two decks that are shuffled by hand is not offered, and a second deck is not taken there."""
    with pytest.raises(NotOffered):
        opened(shuffling="by hand", decks=2)
    acts = [
        event.act
        for decks, shuffling in product((1, 2), ("by hand", "by device"))
        for table in [opened(ready=False, shuffling=shuffling)]
        if table.submit(BringDecks(decks)).accepted
        for event in [table.seen[-1].event]
        if isinstance(event, Procedure)
    ]
    assert acts == ["receives"] * 3


def changed(table: MlgcaTable) -> list[str]:
    """The decks that were taken out of play, in order."""
    events = [seen.event for seen in table.seen]
    return [str(one.deck) for one in events if isinstance(one, Procedure) and one.act == "takes out of play"]


@pytest.mark.parametrize("number", [1, 2])
def test_a_change_that_waits_is_done_once_though_the_house_is_early(number: int) -> None:
    """Its time has come, and the house changes the deck by choice before it comes to that duty."""
    table = opened(shuffling="by device", decks=number)
    play(table, number)
    submit(table, AdvanceClock(9 * HOUR))
    waited = table.cards.change_waits
    submit(table, Choose("deck change", "deck 1"), *[Proceed()] * 20)
    assert changed(table) == [f"deck {place + 1}" for place in range(number)]
    assert (waited, table.cards.change_waits) == (True, False)
    submit(table, *ROUND)
    assert table.rounds == number + 1


def test_a_change_that_waits_is_not_dropped_for_cards_that_are_brought() -> None:
    """A second deck is being made ready when the first one's time has come: both are done."""
    table = opened(shuffling="by device", decks=1)
    play(table, 1)
    submit(table, AdvanceClock(9 * HOUR), BringDecks(1), *[Proceed()] * 20)
    assert changed(table) == ["deck 1"]
    assert [deck.name for deck in table.cards.decks] == ["deck 3", "deck 2"]


def test_a_shuffle_that_ends_when_the_last_deck_is_gone_loads_nothing() -> None:
    """The deck was removed meanwhile: nothing lies in the shoe, and the table waits for cards."""
    table = opened(shuffling="by device", decks=1)
    deck = table.cards.decks[0]
    rotation.remove(table, deck)
    before = len(table.seen)
    rotation.store_or_bring(table, deck, cut_made=False, loaded=False)
    assert table.seen[before:] == []
    assert table.phase == "closed"


def test_a_deck_that_a_device_has_removed_is_not_removed_again_by_the_count() -> None:
    """A shuffle is ordered after the wagers, the device misses a card, and so does the count of the stub."""
    table = opened(shuffling="by counting device", dealing="hand")
    submit(table, Sit(1), PlaceWager(1, "ante", dollars(10)), LoseCards(1), Choose("count the stub", 1), Proceed())
    submit(table, FloorOrders("shuffle"), *[Proceed()] * 12)
    removed = [seen.event for seen in table.seen if isinstance(seen.event, Procedure) and seen.event.act == "removes"]
    assert len(removed) == 1
    assert table.cards.decks == []
