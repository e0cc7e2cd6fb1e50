"""No lawful manner of running a table fails: what is done at once, twice, sooner or without need is no wrong.

Every day for the chapters on cards, on the opening of a table and on shuffling, which leave a house much of that; for
the whole rulebooks among the slow tests.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.reference_engine.equipment.cards_care import bringing, deck_changes, loading, shuffling
from clausewise.reference_engine.equipment.cards_care.deck import Deck
from clausewise.reference_engine.equipment.cards_care.port import CardTable
from clausewise.reference_engine.equipment.cards_care.state import CardsCare
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.families.emitted import Emitted
from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, LetRest, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import Declaration, Receipt
from clausewise.reference_engine.vocabulary.facts import FACTS
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.running.configuration import Configuration, with_overrides
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select

CHAPTERS = ["mlgca-four-card.3", "mlgca-four-card.4", "mlgca-four-card.5"]
EXTENT = [
    pytest.param(CHAPTERS, id="chapters 3 to 5"),
    pytest.param(
        ["oneida-four-card.B", "oneida-four-card.C", "oneida-four-card.D", "oneida-four-card.F.1"], id="Oneida B to D"
    ),
    pytest.param(["three-card.d", "three-card.e", "three-card.g"], id="Three Card d, e and g"),
    *(
        pytest.param([rulebook], id=rulebook, marks=pytest.mark.slow)
        for rulebook in ("mlgca-four-card", "oneida-four-card", "three-card")
    ),
]
HOUR = 3_600_000


def blamed(folder: Path, extent: list[str]) -> list[str]:
    """The scenarios of these chapters that find fault with the engine as it has been altered."""
    selection, books = select([], extent, None)
    plan = plan_run(with_overrides(Configuration(), books, [], []), selection, books, folder)
    chosen = tuple(f"{clauses}{end}" for clauses in extent for end in (".", " "))

    def use(suite: Suite) -> list[str]:
        system = ReferenceSystem()
        results = [suite.run(uid, system, follow=True) for uid in suite.cases if uid.startswith(chosen)]
        assert len(results) > len(extent)
        blamed = [r for r in results if r.outcome in ("fail", "error") or r.departs]
        return [f"{r.uid}: {r.outcome}, {r.message}, {r.difference}" for r in blamed]

    return with_suite(plan, use)


@pytest.mark.parametrize("extent", EXTENT)
def test_what_is_done_at_once_is_not_missed(extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that waits for nobody does its duties in one breath with the end of a round, a delivery, an order."""
    by_steps = ReferenceTable.takes

    def at_once(house: ReferenceTable, stimulus: AnyStimulus) -> Receipt:
        table = house.engine
        assert isinstance(table, HouseBankedTable)
        before = len(table.seen)
        receipt = by_steps(house, stimulus)
        ended = any(isinstance(seen.event, RoundEnded) for seen in table.seen[before:])
        occasion = isinstance(stimulus, Sit | BringDecks | FloorOrders | AdvanceClock | LetRest)
        while table.round is None and table.agenda and (ended or occasion):
            by_steps(house, Proceed())
        return receipt

    monkeypatch.setattr(ReferenceTable, "takes", at_once)
    assert blamed(tmp_path, extent) == []


@pytest.mark.parametrize("extent", EXTENT)
def test_cards_may_be_shuffled_twice(extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules ask for a shuffle, not for no more than one."""
    once = shuffling.intermix

    def twice(table: CardTable, deck: Deck, provision: str, *also: str) -> None:
        once(table, deck, provision, *also)
        once(table, deck, provision, *also)

    monkeypatch.setattr(shuffling, "intermix", twice)
    assert blamed(tmp_path, extent) == []


@pytest.mark.parametrize("extent", EXTENT)
def test_the_dealer_may_stack_what_a_device_has_shuffled(
    extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dealer or the device puts the deck in a single stack, whichever of them has shuffled."""

    def by_the_dealer(act: Act, **details: Any) -> Procedure:
        return Procedure(act, **details | ({"by": "dealer"} if act == "stacks" else {}))

    monkeypatch.setattr(shuffling, "Procedure", by_the_dealer)
    assert blamed(tmp_path, extent) == []


@pytest.mark.parametrize("extent", [["mlgca-four-card.9.A"], ["oneida-four-card.H.2"], ["three-card.h.2"]], ids="".join)
def test_the_deck_may_be_held_in_the_right_hand(
    extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dealer takes it into either hand, and keeps it there."""
    begun = CardsCare.__init__

    def in_the_right_hand(cards: CardsCare) -> None:
        begun(cards)
        cards.dealing_hand = "right hand"

    monkeypatch.setattr(CardsCare, "__init__", in_the_right_hand)
    assert blamed(tmp_path, extent) == []


@pytest.mark.parametrize("extent", [["mlgca-four-card.8.B"], ["oneida-four-card.G.1"], ["three-card.g.1"]], ids="".join)
def test_the_dealer_may_load_what_a_device_has_shuffled(
    extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Either the dealer puts the stack into the shoe or the shuffling device does."""

    def by_the_dealer(act: Act, **details: Any) -> Procedure:
        return Procedure(act, **details | ({"by": "dealer"} if act == "loads" else {}))

    monkeypatch.setattr(loading, "Procedure", by_the_dealer)
    assert blamed(tmp_path, extent) == []


@pytest.mark.parametrize("extent", EXTENT)
def test_cards_may_be_cut_that_a_device_has_shuffled(
    extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing asks for that cut, and nothing bars it."""
    asked_for = shuffling.needs_cut

    def also_without_need(table: CardTable, *, spared: bool) -> bool:
        return asked_for(table, spared=spared) or not spared

    monkeypatch.setattr(shuffling, "needs_cut", also_without_need)
    assert blamed(tmp_path, extent) == []


@pytest.mark.parametrize("extent", EXTENT)
def test_a_spare_deck_may_lie_by(extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a shuffling device one deck is played with; that no other one may be brought is not said."""
    bring = bringing.bring

    def with_a_spare(table: CardTable, stimulus: BringDecks) -> None:
        if not loading.by_hand(table):
            bring(table, stimulus)
        elif not table.cards.decks:
            bring(table, msgspec.structs.replace(stimulus, decks=1))

    monkeypatch.setattr(bringing, "bring", with_a_spare)
    assert blamed(tmp_path, extent) == []


@pytest.mark.parametrize("rulebook", ["mlgca-four-card.3.B.4", "oneida-four-card.B.5.d", "three-card.b.2.iv"])
def test_a_deck_may_be_counted_while_the_other_is_played_with(
    rulebook: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies in the device is looked at in the next round; a deck with a wrong number of cards goes only then."""
    submit = HouseBankedTable.submit
    kept: dict[int, list[Emitted]] = {}

    def counted_later(table: HouseBankedTable, stimulus: AnyStimulus) -> Receipt:
        before = len(table.emitted)
        receipt = submit(table, stimulus)
        late = kept.setdefault(id(table), [])
        for told in table.emitted[before:]:
            if _counts_or_removes(told) and table.option_number("decks") > 1 and table.round is None:
                late.append(told)
                table.emitted.remove(told)
        if late and any(isinstance(told.seen.event, RoundStarted) for told in table.emitted[before:]):
            table.emitted += late
            late.clear()
        for place, told in enumerate(table.emitted[before:], start=before + 1):
            table.emitted[place - 1] = replace(told, seen=msgspec.structs.replace(told.seen, sequence=place))
        return receipt

    monkeypatch.setattr(HouseBankedTable, "submit", counted_later)
    assert blamed(tmp_path, [rulebook]) == []


def _counts_or_removes(told: Emitted) -> bool:
    event = told.seen.event
    return isinstance(event, Procedure) and event.act in ("counts the deck", "removes")


@pytest.mark.parametrize("extent", EXTENT)
def test_lists_are_declared_in_any_order(extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list says what there is, and not in which order; where wagers are made with chips or tokens, chips will do."""
    declared = ReferenceTable.declaration

    def backwards(table: ReferenceTable) -> Declaration:
        facts = declared(table)
        for fact, value in facts.items():
            if isinstance(value, tuple) and not FACTS[fact].ordered:
                facts[fact] = tuple(part for part in reversed(value) if part not in ("tokens", "plaque"))
        return facts

    monkeypatch.setattr(ReferenceTable, "declaration", backwards)
    assert blamed(tmp_path, extent) == []


@pytest.mark.parametrize("extent", EXTENT)
def test_decks_may_be_changed_before_their_time(
    extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At least every four hours is kept by every three."""
    latest = deck_changes.interval
    monkeypatch.setattr(deck_changes, "interval", lambda table: latest(table) - HOUR)
    assert blamed(tmp_path, extent) == []
