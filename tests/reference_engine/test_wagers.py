"""Wagers at the reference engine's Four Card Poker table, beyond what the scenarios of chapter 7 say."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clausewise.reference_engine import engine
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.table import MlgcaTable
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import scripts
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    MissChip,
    PlaceWager,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.facts import FACTS

RULEBOOK = "mlgca-four-card"
RULES = RULEBOOKS[RULEBOOK].rules


def table(readings: dict[str, str] | None = None, **options: str | int) -> MlgcaTable:
    """A table with players at all seven positions."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    opened = engine.open_table(TableSetup(RULEBOOK, chosen, readings or {}))
    assert isinstance(opened, MlgcaTable)
    for seat in range(1, 8):
        opened.submit(Sit(seat))
    return opened


@pytest.mark.parametrize("reading", ["own-box-included", "beside-own-box"])
@pytest.mark.parametrize("boxes", [1, 2, 3])
def test_a_single_box_is_taken_exactly_as_near_as_the_house_allows(boxes: int, reading: str) -> None:
    """From every seat to every box: as many steps away as there are boxes beside the own one."""
    steps = boxes if reading == "beside-own-box" else boxes - 1
    for own in range(1, 8):
        for box in range(1, 8):
            # The boxes between lie side by side only if they are wagered on, too, the nearest first.
            opened = table({"adjacent-boxes": reading}, adjacent_boxes=boxes)
            way = range(own, box + (1 if box >= own else -1), 1 if box >= own else -1)
            taken = [opened.submit(PlaceWager(step, "ante", dollars(10), player=own)).accepted for step in way]
            assert taken == [abs(step - own) <= steps for step in way], (own, box)


@given(st.lists(st.sampled_from(["place", "raise", "lower", "withdraw"]), max_size=12))
@settings(derandomize=True, database=None, max_examples=60, deadline=None)
def test_before_the_announcement_wagers_come_and_go_and_the_meter_with_them(acts: list[str]) -> None:
    """A tenth of what stands on the progressive, and no more, is on the meter whatever was done before."""
    opened = table(progressive="A")
    initial = opened.meters["main"]
    opened.submit(PlaceWager(1, "ante", dollars(10)))
    stands = Cents(0)
    for act in acts:
        match act:
            case "place" if not stands:
                assert opened.submit(PlaceWager(1, "progressive", dollars(1))).accepted
                stands = dollars(1)
            case "raise" if stands:
                assert opened.submit(ChangeWager(1, "progressive", dollars(5))).accepted
                stands = dollars(5)
            case "lower" if stands:
                assert opened.submit(ChangeWager(1, "progressive", dollars(1))).accepted
                stands = dollars(1)
            case "withdraw" if stands:
                assert opened.submit(WithdrawWager(1, "progressive")).accepted
                stands = Cents(0)
            case _:
                pass
        assert opened.meters["main"] == initial + stands // 10


def test_no_side_wager_is_left_without_what_it_rests_on() -> None:
    """The wager that a side wager needs is not taken back before it."""
    opened = table(progressive="A")
    opened.submit(PlaceWager(1, "ante", dollars(10)))
    opened.submit(PlaceWager(1, "progressive", dollars(1)))
    assert not opened.submit(WithdrawWager(1, "ante")).accepted
    assert opened.submit(PlaceWager(1, "aces up", dollars(10))).accepted
    assert opened.submit(WithdrawWager(1, "ante")).accepted
    assert not opened.submit(WithdrawWager(1, "aces up")).accepted
    assert opened.submit(WithdrawWager(1, "progressive")).accepted
    assert opened.submit(WithdrawWager(1, "aces up")).accepted


def test_a_chip_that_was_missed_moves_no_meter() -> None:
    """Nobody has wagered, so nothing is added."""
    opened = table(progressive="A")
    initial = opened.meters["main"]
    opened.submit(PlaceWager(1, "ante", dollars(10)))
    opened.submit(MissChip(1))
    opened.submit(PlaceWager(1, "progressive", dollars(5)))
    assert opened.meters["main"] == initial


def test_when_everybody_leaves_before_the_cards_the_round_ends() -> None:
    """After the announcement nobody is left to deal to, and the next wager begins another round."""
    opened = table()
    opened.submit(PlaceWager(1, "ante", dollars(10)))
    opened.submit(Proceed())
    opened.submit(Rise(1))
    for _ in range(6):
        opened.submit(Proceed())
    kinds = [type(seen.event) for seen in opened.seen if isinstance(seen.event, RoundStarted | RoundEnded)]
    assert kinds == [RoundStarted, RoundEnded]
    assert opened.submit(PlaceWager(2, "ante", dollars(10))).accepted
    assert sum(isinstance(seen.event, RoundStarted) for seen in opened.seen) == 2


def test_every_wager_that_was_taken_is_settled_once_and_whole() -> None:
    """Whatever players, leavers and mishaps do: in each round that ends, each stake is accounted for once."""
    for script in scripts(RULEBOOK, RULES.options, RULES.readings, engine.open_table, 150):
        assert not script.crash
        opened = engine.open_table(script.setup)
        for stimulus in script.stimuli:
            opened.submit(stimulus)
        events = [seen.event for seen in opened.seen]
        starts = [index for index, event in enumerate(events) if isinstance(event, RoundStarted)]
        for start, end in pairwise([*starts, len(events)]):
            played = events[start:end]
            if not any(isinstance(event, RoundEnded) for event in played):
                continue
            stakes: dict[tuple[int, str], Cents] = {}
            settled: dict[tuple[int, str], list[Cents]] = {}
            for event in played:
                match event:
                    case WagerTaken():
                        stakes[event.seat, event.wager] = event.amount
                    case WagerWithdrawn():
                        del stakes[event.seat, event.wager]
                    case WagerSettled():
                        settled.setdefault((event.seat, event.wager), []).append(event.stake)
                    case _:
                        pass
            missed = {key for key in settled if key not in stakes}
            assert all(wager == "progressive" for _, wager in missed), script.setup
            assert {key: stake for key, stake in settled.items() if key in stakes} == {
                key: [stake] for key, stake in stakes.items()
            }, script.setup


def test_declared_facts_are_known_and_of_their_kind() -> None:
    """On every table that the options allow, a fact has the form that its kind says."""
    kinds = {"number": int, "percent": int, "amount": int, "words": str, "list": tuple, "yes or no": bool}
    for script in scripts(RULEBOOK, RULES.options, RULES.readings, engine.open_table, 40):
        for name, value in engine.open_table(script.setup).declaration().items():
            assert type(value) is kinds[FACTS[name].kind], name
