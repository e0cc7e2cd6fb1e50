"""Features of play that only a mood brings about: two boxes, rising in play, amounts at limits and beside others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
from clausewise.reference_engine.families.points.boxes import MOST_POSITIONS
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager
from clausewise.reference_engine.vocabulary.core.stimuli import Rise, Sit
from clausewise.reference_engine.vocabulary.description import Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.points.stimuli import DoubleDown
from clausewise.reference_engine.vocabulary.points.words import INSURANCES
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    AskForSeat,
    Discard,
    NoticeError,
    PlayerDoes,
    PutIn,
    Say,
    SpoilCard,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.soaking.choosing import House, Way, visit, ways

HOUSE_BANKED = ("mlgca-four-card", "oneida-four-card", "three-card")


class Watched:
    """A table, and what was done to it with its answer and how many boxes each player had then."""

    def __init__(self, table: EngineTable) -> None:
        self._table = table
        self.done: list[tuple[AnyStimulus, bool, Mapping[int, int]]] = []

    @property
    def seen(self) -> Sequence[Seen]:
        """The events so far."""
        return self._table.seen

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        """As the table answers."""
        boxes: dict[int, int] = {}
        if isinstance(self._table, HouseBankedTable) and self._table.round is not None:
            for seat in self._table.round.clockwise():
                boxes[seat.player] = boxes.get(seat.player, 0) + 1
        receipt = self._table.submit(stimulus)
        self.done.append((stimulus, receipt.accepted, boxes))
        return receipt


def done(
    rulebook: str, options: Mapping[str, str | int], mood: Mapping[str, float], tables: int = 8
) -> list[tuple[AnyStimulus, bool, Mapping[int, int]]]:
    """What players in this mood do."""
    found: list[tuple[AnyStimulus, bool, Mapping[int, int]]] = []
    for number in range(tables):
        setup = TableSetup(rulebook, dict(options), seed=number)
        table = Watched(open_table(setup))
        player = RULEBOOKS[rulebook].game({}).player(Random(number), setup, table)
        player.mood = mood
        player.play()
        found += table.done
    return found


@pytest.mark.parametrize("rulebook", HOUSE_BANKED)
def test_one_player_plays_two_boxes_and_rises_from_them(rulebook: str) -> None:
    """And is refused, as long as there are cards."""
    all_done = done(rulebook, {"adjacent-boxes": 2}, {"two boxes": 1.0, "rises in play": 0.6})
    beside = [ok for act, ok, _ in all_done if isinstance(act, PlaceWager) and act.player not in (None, act.seat)]
    assert {True, False} == set(beside)
    rising = [ok for act, ok, boxes in all_done if isinstance(act, Rise) and boxes.get(act.seat, 0) > 1]
    assert False in rising


@pytest.mark.parametrize("rulebook", ["oneida-four-card", "three-card"])
def test_wagers_of_exactly_the_limits_are_made(rulebook: str) -> None:
    """And of a dollar more or less."""
    options: dict[str, str | int] = {"minimum-wager": 10, "maximum-wager": 100}
    all_done = done(rulebook, options, {"amounts at the limits": 1.0})
    amounts = {(act.amount, ok) for act, ok, _ in all_done if isinstance(act, PlaceWager) and act.wager == "ante"}
    assert {(10_000, True), (10_100, False), (1_000, True), (900, False)} <= amounts


def test_wagers_are_changed_beside_others_that_they_depend_on() -> None:
    """Both so that they still may stand together, and so that they may not."""
    options: dict[str, str | int] = {"version": RULEBOOKS["three-card"].rules.options["version"][1]}
    all_done = done("three-card", options, {"amounts beside others": 1.0, "side wagers": 1.0, "changes": 0.0})
    assert {ok for act, ok, _ in all_done if isinstance(act, ChangeWager)} == {True, False}


def test_all_cards_but_one_are_discarded() -> None:
    """Four of five, whichever is kept."""
    all_done = done("oasis-lowball", {}, {"many discards": 1.0, "folds": 0.0})
    assert {4, 5} <= {len(act.cards) for act, _, _ in all_done if isinstance(act, Discard)}


def test_without_a_mood_nothing_is_drawn_for_these_features() -> None:
    """So plain play is what it was before they had been thought of."""
    setup = TableSetup("three-card", seed=1)
    player = RULEBOOKS["three-card"].game({}).player(chance := Random(1), setup, open_table(setup))
    before = chance.getstate()
    assert not player.is_in_mood_for("two boxes")
    assert chance.getstate() == before
    player.mood = {"two boxes": 1.0}
    assert player.is_in_mood_for("two boxes")


def test_a_mood_brings_along_the_options_that_it_rests_on() -> None:
    """Two boxes come where the house allows them more often than where it does not."""
    rules = RULEBOOKS["mlgca-four-card"].rules
    house = House("mlgca-four-card", rules.options, {name: choices[0] for name, choices in rules.readings.items()})
    drawn: list[Way] = []
    visit(ways(house, []), 3, 600, drawn.append)
    allowed = [way.options["adjacent-boxes"] != 1 for way in drawn if way.mood.get("two boxes")]
    assert len(allowed) // 2 < sum(allowed) < len(allowed)


def test_who_rises_in_play_has_two_boxes() -> None:
    """What goes with a quiet feature comes as often as it does."""
    rules = RULEBOOKS["three-card"].rules
    house = House("three-card", rules.options, {name: choices[0] for name, choices in rules.readings.items()})
    drawn: list[Way] = []
    visit(ways(house, []), 4, 300, drawn.append)
    rising = [way.mood for way in drawn if way.mood.get("rises in play")]
    assert rising
    assert sum(bool(mood.get("two boxes")) for mood in rising) > len(rising) // 2


def test_players_speak_handle_chips_and_err_where_the_rules_are_about_it() -> None:
    """At Oneida's tables; under rules that know nothing of it play is what it was."""
    kinds = (Say, PutIn, PlayerDoes, SpoilCard, NoticeError, AskForSeat)
    often = dict.fromkeys(("says", "puts in", "gestures", "spoil-card", "notice-error", "waiting list"), 0.5)
    spoken = {(type(act), ok) for act, ok, _ in done("oneida-poker", {}, often)}
    assert {(Say, True), (Say, False), (PutIn, True), (PlayerDoes, True), (AskForSeat, True)} <= spoken
    assert {kind for kind, _ in spoken} >= {*kinds}
    assert not [act for act, _, _ in done("oasis-holdem", {}, often) if isinstance(act, kinds)]


def test_players_try_what_no_blackjack_table_takes() -> None:
    """A position that is not there, more or less than a wager doubled, insurance that nobody offers."""
    often = {"no such positions": 1.0, "odd doubles": 1.0, "doubled": 1.0, "untimely insurance": 0.5}
    all_done = done("oneida-blackjack", {}, often)
    assert {ok for act, ok, _ in all_done if isinstance(act, Sit) and act.seat > MOST_POSITIONS} == {False}
    assert False in {ok for act, ok, _ in all_done if isinstance(act, DoubleDown) and act.amount is not None}
    assert False in {ok for act, ok, _ in all_done if isinstance(act, PlaceWager) and act.wager in INSURANCES}
