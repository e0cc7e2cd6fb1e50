"""How pots are divided where a rule of one game says more: halves of Omaha, the checked seven of Lowball."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

import pytest

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BetReturned, FeeTaken, PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, Discard, PlaceButton
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

BUTTON = 3
Paid = list[tuple[str, int, int]]


def paid(
    setup: TableSetup,
    hands: Mapping[int, str],
    acts: Sequence[AnyStimulus],
    rest: str = "",
    chips: Mapping[int, int] | None = None,
) -> Paid:
    """What each seat gets of which pot, in dollars, with the button at seat 3; everyone checks after the acts."""
    table = open_table(setup)
    for seat in hands:
        table.submit(BuyIn(seat, dollars((chips or {}).get(seat, 1_000))))
    table.submit(PlaceButton(BUTTON))
    in_order = [parse_cards(hands[seat]) for seat in (1, 2, 3)]
    table.submit(StackDeck((*chain.from_iterable(zip(*in_order, strict=True)), *parse_cards(rest))))
    left, looked = list(acts), 0
    while not any(isinstance(seen.event, RoundEnded) for seen in table.seen):
        turns = [seen.event.seat for seen in table.seen[looked:] if isinstance(seen.event, TurnGiven)]
        looked = len(table.seen)
        act = (left.pop(0) if left else Check(turns[-1])) if turns else Proceed()
        assert table.submit(act).accepted, act
    events = [seen.event for seen in table.seen]
    found = [
        (e.share if e.pot == "main" else e.pot, e.seat, e.amount // 100) for e in events if isinstance(e, PotAwarded)
    ]
    return found + [("back", e.seat, e.amount // 100) for e in events if isinstance(e, BetReturned)]


SEVEN = {1: "7s 6d 4c 3h 2s", 2: "8s 6h 5d 3c As", 3: "Ks Qd Jh 9c 8c"}
CHECKED_THEN_BET: list[AnyStimulus] = [
    Check(1), Check(2), Check(3), Discard(1), Discard(2), Discard(3), Bet(1, dollars(6)), Call(2), Call(3),
]  # fmt: skip
AFTER = "bets after the draw"
BACK = [("back", 1, 6), ("back", 2, 6), ("back", 3, 6)]


@pytest.mark.parametrize(
    ("hands", "readings", "options", "expected"),
    [
        (SEVEN, {}, {}, [("whole", 1, 3), (AFTER, 2, 18)]),
        (
            SEVEN,
            {"bets-after-a-checked-seven": "returned"},
            {},
            [("whole", 1, 3), *(("back", n, 6) for n in (1, 2, 3))],
        ),
        (SEVEN, {"checked-seven": "after-the-draw"}, {}, [("whole", 1, 21)]),
        (SEVEN, {}, {"limits": "no limit"}, [("whole", 1, 21)]),
        (SEVEN | {1: "8c 6d 4c 3h 2s"}, {}, {}, [("whole", 1, 21)]),
        (SEVEN | {1: "7s 6d 3c 3h 2s", 2: "Tc Td 8h 8d 5c"}, {}, {}, [("whole", 3, 21)]),
        (SEVEN | {2: "7c 5h 4d 3c As"}, {}, {}, [("whole", 2, 3), (AFTER, 3, 18)]),
    ],
)
def test_a_checked_seven(
    hands: dict[int, str], readings: dict[str, str], options: dict[str, str | int], expected: Paid
) -> None:
    """It has the antes, and the second-best hand the bets after the draw; not so other hands, nor without a limit."""
    assert paid(TableSetup("oasis-lowball", options, readings), hands, CHECKED_THEN_BET) == expected


def test_a_checked_seven_that_is_beaten() -> None:
    """The better hand has everything."""
    hands = SEVEN | {3: "9s 8d 4h 3d 2d"}
    acts: list[AnyStimulus] = [
        Check(1), Check(2), Check(3), Discard(1, parse_cards("7s")), Discard(2), Discard(3), Bet(1, dollars(6)),
        Call(2), Call(3),
    ]  # fmt: skip
    assert paid(TableSetup("oasis-lowball"), hands, acts, "Kc") == [("whole", 2, 21)]


def test_later_bets_of_several_depths() -> None:
    """Of what all three put in later an eight is the best; beyond its chips only a king may win, the seven not."""
    hands = SEVEN | {2: "Ks Qd Jh 9c 8c", 3: "8s 6h 5d 3c As"}
    setup = TableSetup("oasis-lowball")
    assert paid(setup, hands, CHECKED_THEN_BET, chips={3: 4}) == [("whole", 1, 3), (AFTER, 3, 9), (AFTER, 2, 6)]
    returned = TableSetup("oasis-lowball", readings={"bets-after-a-checked-seven": "returned"})
    assert paid(returned, hands, CHECKED_THEN_BET, chips={3: 4}) == [
        ("whole", 1, 3), ("back", 1, 6), ("back", 2, 6), ("back", 3, 3),
    ]  # fmt: skip


def test_later_bets_of_who_must_not_win_them_go_back() -> None:
    """What two checked sevens put in beyond the chips of an eight is theirs again."""
    hands = SEVEN | {2: "7d 5h 4s 3d 2d", 3: "8s 6h 5d 3c As"}
    assert paid(TableSetup("oasis-lowball"), hands, CHECKED_THEN_BET, chips={3: 4}) == [
        ("whole", 2, 3), (AFTER, 3, 9), ("back", 1, 3), ("back", 2, 3),
    ]  # fmt: skip


HOLE = {1: "Ah 2d 9c 9s", 2: "Kc Kh 7d 6d", 3: "Qs Jd Td 5c"}
CALLED: list[AnyStimulus] = [Call(3), Call(1), Check(2)]


@pytest.mark.parametrize(
    ("hands", "board", "expected"),
    [
        (HOLE, "Ks 3h 8d 4c Th", [("high", 2, 4), ("low", 1, 4)]),
        (HOLE, "Ks 3h 9d 4c Kd", [("whole", 2, 8)]),
        (HOLE | {2: "Qc Qh 7d 6d"}, "Ks 3h 8d 4c 9h", [("high", 1, 4), ("low", 1, 4)]),
        (HOLE | {3: "As 2c Td 5c"}, "Ks 3h 8d 4c Th", [("high", 2, 4), ("low", 1, 2), ("low", 3, 2)]),
    ],
)
def test_halves(hands: dict[int, str], board: str, expected: Paid) -> None:
    """The high hand and the lowest that qualifies; one player may have both, and a half may be shared."""
    one, two, three, four, five = board.split()
    rest = (
        f"2c {one} {two} {three} 2s {four} 2h {five}"
        if "2c" not in hands[3]
        else (f"3c {one} {two} {three} 3s {four} 3d {five}")
    )
    assert paid(TableSetup("oasis-omaha"), hands, CALLED, rest) == expected


TIED = HOLE | {3: "As 2c Td 5c"}
BOTH = TIED | {2: "Kc Kh As 2c", 3: "Qs Jd Td 5c"}


@pytest.mark.parametrize(
    ("hands", "readings", "expected"),
    [
        (TIED, {"tied-lows": "closest"}, [("high", 2, 4), ("low", 1, 4)]),
        (BOTH, {}, [("high", 2, 4), ("low", 1, 2), ("low", 2, 2)]),
        (BOTH, {"three-quarters": "one-half"}, [("high", 2, 4), ("low", 1, 4)]),
        (BOTH, {"tied-lows": "closest", "three-quarters": "one-half"}, [("high", 2, 4), ("low", 1, 4)]),
    ],
)
def test_a_shared_low_half(hands: dict[int, str], readings: dict[str, str], expected: Paid) -> None:
    """Two have the lowest hand beside a single highest one, which may belong to one of them."""
    setup = TableSetup("oasis-omaha", readings=readings)
    assert paid(setup, hands, CALLED, "3c Ks 3h 8d 3s 4c 3d Th") == expected


def test_blinds_that_count_for_nothing_are_won_where_nobody_put_in_more() -> None:
    """Two players are all-in with blinds that lie apart: what lies there is the pot, and goes to the better hand."""
    table = open_table(TableSetup("oasis-holdem", readings={"blinds-count": "apart", "fee-beyond-the-pot": "nothing"}))
    for seat in (1, 2):
        table.submit(BuyIn(seat, dollars(1)))
    table.submit(StackDeck(parse_cards("As 2c Ad 7d")))
    while not any(isinstance(seen.event, RoundEnded) for seen in table.seen):
        assert table.submit(Proceed()).accepted
    events = [seen.event for seen in table.seen]
    put_in = sum(event.amount for event in events if isinstance(event, BetMade))
    fees = sum(event.amount for event in events if isinstance(event, FeeTaken))
    assert put_in - fees == sum(event.amount for event in events if isinstance(event, PotAwarded)) > 0
