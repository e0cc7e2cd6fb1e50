"""Paytables: no row is dead, no two rows pay one hand, and the money adds up."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import PACK, Card, parse_cards
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.table import MlgcaTable
from clausewise.reference_engine.rulebooks.games import places
from clausewise.reference_engine.rulebooks.mlgca_four_card import RULES
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, MeterChanged, WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.cards.stimuli import Misdeal, StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent

BOOK = "mlgca-four-card"

FOUR_CARD_HANDS = {
    "four aces": "As Ah Ad Ac 9d",
    "four-of-a-kind": "2s 2h 2d 2c 9d",
    "straight flush": "Kh Qh Jh Th 8c",
    "three-of-a-kind": "2s 2h 2d 4c 9d",
    "flush": "2s 3s 4s 6s 9d",
    "straight": "Ks Qh Jd Tc 8h",
    "two pairs": "3s 3h 2d 2c 7s",
    "pair of aces": "As Ah 2d 3c 5h",
}
FIVE_CARD_HANDS = {
    "royal flush": "Ah Kh Qh Jh Th",
    "straight flush": "2d 3d 4d 5d 6d",
    "four-of-a-kind": "2s 2h 2d 2c 3s",
    "full house": "2s 2h 2d 3s 3h",
    "flush": "2h 3h 4h 5h 7h",
    "straight": "2s 3h 4d 5c 6s",
    "three-of-a-kind": "2s 2h 2d 3c 4s",
}


def opened(**options: str) -> MlgcaTable:
    """A table with these choices of the house."""
    table = open_table(TableSetup(BOOK, {name.replace("_", "-"): value for name, value in options.items()}))
    assert isinstance(table, MlgcaTable)
    return table


def played(
    table: MlgcaTable, wagers: dict[int, dict[str, Cents]], cards: dict[int, tuple[Card, ...]]
) -> list[AnyEvent]:
    """One round in which nobody folds, and its events."""
    begin = len(table.seen)
    for seat, amounts in wagers.items():
        table.submit(Sit(seat))
        for wager, amount in amounts.items():
            assert table.submit(PlaceWager(seat, wager, amount)).accepted
    wanted = {f"seat {seat}": hand for seat, hand in cards.items()}
    table.submit(StackDeck(stack(wanted, places(BOOK, table.setup.options, {}, list(wagers)))))
    for _ in range(60):
        if any(isinstance(seen.event, RoundEnded) for seen in table.seen[begin:]):
            break
        table.submit(Proceed())
        for seat, amounts in wagers.items():
            if "ante" in amounts:
                table.submit(PlaceWager(seat, "play", amounts["ante"]))
    return [seen.event for seen in table.seen[begin:]]


def settled(events: list[AnyEvent], wager: str) -> dict[int, WagerSettled]:
    """How a wager was settled, by seat."""
    return {event.seat: event for event in events if isinstance(event, WagerSettled) and event.wager == wager}


@pytest.mark.parametrize("letter", RULES.aces_up)
def test_no_row_of_an_aces_up_paytable_is_dead(letter: str) -> None:
    """For every row there is a hand that is paid by it, at its odds and to the cent."""
    for row, payout in RULES.aces_up[letter].items():
        events = played(opened(aces_up=letter), {1: {"aces up": Cents(1_075)}}, {1: parse_cards(FOUR_CARD_HANDS[row])})
        multiple = int(str(payout).split()[0].replace(",", ""))
        assert settled(events, "aces up")[1].pays == 1_075 * multiple


@pytest.mark.parametrize(
    ("hand", "pays"),
    [
        ("As Ah Ad Ac 9d", 300),
        ("9s 9h 9d 6c 2s", 9),
        ("Ah Kh Qh Jh Th", None),
        ("2h 3h 4h 6h 9h", None),
        ("9s 8h 7d 6c 5s", None),
    ],
)
def test_a_hand_a_card_short_is_no_straight_and_no_flush_of_five(hand: str, pays: int | None) -> None:
    """Table C is about five cards; where one is missing and the round stands, four of a kind are four of a kind."""
    table = opened(progressive="C", six_card_bonus="A")
    assert table.submit(Misdeal("seat 1", 4, "in the settlement")).accepted
    wagers = {1: {"ante": dollars(10), "progressive": dollars(1)}}
    event = settled(played(table, wagers, {1: parse_cards(hand)}), "progressive")[1]
    assert (event.result, event.pays) == (("wins", dollars(pays)) if pays else ("loses", Cents(0)))


@pytest.mark.parametrize("letter", RULES.progressive)
def test_no_row_of_a_progressive_paytable_is_dead(letter: str) -> None:
    """For every row there is a hand that wins by it; the hands of the rows win different amounts."""
    rows = RULES.progressive[letter]
    hands = FOUR_CARD_HANDS if letter in "AB" else FIVE_CARD_HANDS
    won = [
        settled(
            played(
                opened(progressive=letter),
                {1: {"ante": dollars(10), "progressive": dollars(1)}},
                {1: parse_cards(hands[row])},
            ),
            "progressive",
        )[1]
        for row in rows
    ]
    assert all(event.result == "wins" and not event.stake_back for event in won)
    assert len({event.pays for event in won}) == len(rows)


def test_the_sums_for_a_wager_of_five_are_five_times_those_for_one() -> None:
    """So it is in every row of the document, though it is nowhere said."""
    for letter, rows in RULES.envy.items():
        assert {row: 5 * paid.amount for row, paid in rows.items()} == {
            row: paid.amount for row, paid in RULES.envy_five[letter].items()
        }


amounts = st.sampled_from([dollars(1), dollars(5)])


@settings(max_examples=60, deadline=None)
@given(
    letter=st.sampled_from("ABCDEF"),
    rounds=st.lists(
        st.tuples(st.lists(amounts, min_size=1, max_size=4), st.permutations(PACK)), min_size=1, max_size=3
    ),
    winner=st.sampled_from(sorted({**FOUR_CARD_HANDS, **FIVE_CARD_HANDS}.items())),
)
def test_meters_keep_their_books(
    letter: str, rounds: list[tuple[list[Cents], list[Card]]], winner: tuple[str, str]
) -> None:
    """Each change of a meter is a tenth of a wager, a payment, or a new start; and it is never below nothing."""
    table = opened(progressive=letter)
    stands = dict(table.meters)
    assert stands == RULES.least_meters[letter]
    for wagers, pack in rounds:
        hand = parse_cards(winner[1])
        rest = [card for card in pack if card not in hand]
        cards = {1: hand} | {seat: tuple(rest[5 * seat : 5 * seat + 5]) for seat in range(2, len(wagers) + 1)}
        seats = {n: {"ante": dollars(10), "progressive": amount} for n, amount in enumerate(wagers, start=1)}
        events = played(table, seats, cards)
        expected = {meter: amount + sum(wagers) // 10 for meter, amount in stands.items()}
        paid = 0
        for event in events:
            if isinstance(event, WagerSettled) and event.wager == "progressive" and event.result == "wins":
                paid = event.pays
            if isinstance(event, MeterChanged) and event.cause == "payout":
                expected[event.meter] -= paid
                assert event.amount == expected[event.meter] >= 0
            if isinstance(event, MeterChanged) and event.cause == "reset":
                assert paid == expected[event.meter]
                expected[event.meter] = RULES.least_meters[letter][event.meter]
                assert event.amount == expected[event.meter]
        stands = dict(table.meters)
        assert stands == expected


@given(amount=amounts, letter=st.sampled_from("ABCDEF"))
def test_a_progressive_wager_that_is_taken_back_leaves_no_trace_on_the_meters(amount: Cents, letter: str) -> None:
    """What it had added goes off again."""
    table = opened(progressive=letter)
    before = dict(table.meters)
    table.submit(Sit(1))
    table.submit(PlaceWager(1, "ante", dollars(10)))
    table.submit(PlaceWager(1, "progressive", amount))
    assert table.meters != before
    table.submit(WithdrawWager(1, "progressive"))
    assert table.meters == before


@settings(max_examples=40, deadline=None)
@given(wagers=st.lists(amounts, min_size=2, max_size=5), letter=st.sampled_from("AB"), holder=st.integers(1, 5))
def test_everybody_but_the_holder_gets_the_envy_sum_of_the_own_wager(
    wagers: list[Cents], letter: str, holder: int
) -> None:
    """Whoever sits where: the sums depend on the receiver's wager only, and the holder gets none."""
    holder = min(holder, len(wagers))
    nothing = ["Ks 9h 7d 5c 3s", "Kh 9d 7c 5s 3h", "Kd 9c 7s 5h 3d", "Kc 9s 7h 5d 3c"]
    hands = [parse_cards(text) for text in nothing]
    hands.insert(holder - 1, parse_cards("Qs Qh Qd Qc 2d"))
    events = played(
        opened(progressive=letter, envy=letter),
        {n: {"ante": dollars(10), "progressive": amount} for n, amount in enumerate(wagers, start=1)},
        dict(enumerate(hands[: len(wagers)], start=1)),
    )
    got = {event.seat: event.amount for event in events if isinstance(event, BonusPaid) and event.bonus == "envy bonus"}
    one = {"A": dollars(10), "B": dollars(25)}[letter]
    assert got == {n: one * (amount // dollars(1)) for n, amount in enumerate(wagers, start=1) if n != holder}
