"""Blackjack in figures that can be counted: what a hand is worth, how often one is dealt, where the dealer comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import RANKS, Card, parse_cards, shoe
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.families.points import announcing, dealers_hand
from clausewise.reference_engine.families.points.counting import count
from clausewise.reference_engine.families.points.may import may
from clausewise.reference_engine.families.points.rules import PointsRules
from clausewise.reference_engine.families.points.state import DealersHand
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.oneida_blackjack import RULES
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor, ForceCards
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.points.stimuli import DoubleDown, Draw, Split, Stand, Surrender
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

OF_A_BLACKJACK: Final = {
    1: Fraction(64, 1326), 2: Fraction(256, 5356), 6: Fraction(2304, 48516), 8: Fraction(4096, 86320),
}  # fmt: skip
"""So many aces times so many tens, of so many pairs of cards."""
AS_IN_THE_BOOKS: Final[Mapping[str, tuple[float, float]]] = {
    "2": (0.1398, 0.3536), "3": (0.1350, 0.3739), "4": (0.1305, 0.3945), "5": (0.1223, 0.4164), "6": (0.1654, 0.4232),
    "7": (0.3686, 0.2623), "8": (0.1286, 0.2447), "9": (0.1200, 0.2284), "T": (0.1114, 0.2121), "A": (0.1308, 0.1153),
}  # fmt: skip
"""The chance of seventeen and of too many by the open card, from a deck that has no end, where the dealer stands."""
WORTH: Final = {**dict.fromkeys(range(2, 10), 1), 10: 4, 11: 1}
"""How many ranks of thirteen have a value, the ace eleven."""
OVER: Final = 22
VALUES: Final = 13
MOST_DRAWN: Final = 12
"""No dealer draws as many cards: each takes a thirteenth of what can come, and no remainder is lost."""
MOST_STAGES: Final = 40


def plain() -> Rulings:
    """Nothing is broken, and every question is read as it is adopted."""
    return Rulings(RULES.provisions, {question: choices[0] for question, choices in RULES.readings.items()})


def by_the_book(cards: Sequence[Card]) -> tuple[int, bool]:
    """Points as anybody counts them: pips, tens, and aces that come down from eleven one after the other."""
    worth = [11 if card[0] == "A" else 10 if card[0] in "TJQK" else int(card[0]) for card in cards]
    high = worth.count(11)
    while sum(worth) > RULES.target and 11 in worth:
        worth[worth.index(11)] = 1
        high -= 1
    return sum(worth), high > 0


@given(st.lists(st.sampled_from(shoe()), min_size=1, max_size=12))
def test_a_hand_counts_what_anybody_counts(cards: list[Card]) -> None:
    """Whatever the cards, and in whichever order they came."""
    assert tuple(count(plain(), cards)) == by_the_book(cards)
    assert count(plain(), cards) == count(plain(), cards[::-1])


@pytest.mark.parametrize("packs", OF_A_BLACKJACK)
def test_a_blackjack_is_dealt_as_often_as_it_can_be_counted(packs: int) -> None:
    """Over all pairs of cards of so many packs: 64 of 1,326 with one."""
    table = SimpleNamespace(rulings=plain(), rules=RULES)
    by_ranks: dict[tuple[str, str], int] = {}
    for first, second in combinations(RANKS, 2):
        by_ranks[first, second] = (4 * packs) ** 2
    pairs = sum(by_ranks.values()) + VALUES * (4 * packs) * (4 * packs - 1) // 2
    dealt = 0
    for (first, second), ways in by_ranks.items():
        hand = DealersHand(1, [Card(f"{first}s"), Card(f"{second}d")])
        dealt += ways * announcing.is_blackjack(table, hand)  # type: ignore[arg-type]  # all that it asks
    assert Fraction(dealt, pairs) == OF_A_BLACKJACK[packs]


# --- where the dealer comes to ----------------------------------------------------------------------------------------


def dealer_draws(option: str) -> Callable[[tuple[str, ...]], bool]:
    """Whether the engine's dealer draws to these ranks, with somebody standing on something."""
    table: Any = open_table(TableSetup("oneida-blackjack", {"soft-17": option}, seed=1))
    waiting = SimpleNamespace(stakes={"blackjack": 1}, surrendered=False, over=False, cards=parse_cards("Td 8h"))
    table.round = SimpleNamespace(live=lambda: [waiting], hands=lambda: [waiting], all_over=lambda: False)
    waiting.split_from = None

    @cache
    def draws(ranks: tuple[str, ...]) -> bool:
        return dealers_hand.must_draw(table, DealersHand(1, [Card(f"{rank}s") for rank in ranks]))

    return draws


def final_totals(open_card: str, option: str) -> Counter[int]:
    """The chance of each final total, 22 for too many, by every way in which cards can come."""
    draws = dealer_draws(option)

    @cache
    def ends(ranks: tuple[str, ...]) -> Counter[int]:
        total, _ = by_the_book([Card(f"{rank}s") for rank in ranks])
        if len(ranks) > 1 and (total > RULES.target or not draws(ranks)):
            return Counter({min(total, OVER): VALUES**MOST_DRAWN})
        found: Counter[int] = Counter()
        for rank, ways in (*((str(pips), 1) for pips in range(2, 10)), ("T", 4), ("A", 1)):
            for end, weight in ends(tuple(sorted((*ranks, rank)))).items():
                found[end] += weight * ways // VALUES
        return found

    return ends((open_card,))


def reckoned(total: int, *, soft: bool, drawn: bool, cards: int = 1) -> dict[int, Fraction]:
    """The same by arithmetic on totals alone: what can come from here, each with its chance."""
    stops = total > RULES.stands_at or (total == RULES.stands_at and not (soft and drawn))
    if cards > 1 and stops:
        return {min(total, OVER): Fraction(1)}
    found: dict[int, Fraction] = {}
    for value, ways in WORTH.items():
        next_total, next_soft = total + value, soft
        if value == 11:
            next_total, next_soft = (total + 11, True) if total + 11 <= RULES.target else (total + 1, soft)
        if next_total > RULES.target and next_soft:
            next_total, next_soft = next_total - 10, False
        for end, chance in reckoned(next_total, soft=next_soft, drawn=drawn, cards=cards + 1).items():
            found[end] = found.get(end, Fraction(0)) + chance * Fraction(ways, VALUES)
    return found


@pytest.mark.parametrize("option", ["stood", "drawn"])
@pytest.mark.parametrize("open_card", AS_IN_THE_BOOKS)
def test_the_dealer_comes_to_the_totals_that_can_be_reckoned(open_card: str, option: str) -> None:
    """By enumeration of all cards that can come, with a soft seventeen stood on and drawn to."""
    chances = final_totals(open_card, option)
    whole = sum(chances.values())
    total, soft = by_the_book([Card(f"{open_card}s")])
    wanted = reckoned(total, soft=soft, drawn=option == "drawn")
    assert {end: chances[end] / whole for end in chances} == pytest.approx({end: float(p) for end, p in wanted.items()})
    if option == "stood":
        assert (chances[17] / whole, chances[OVER] / whole) == pytest.approx(AS_IN_THE_BOOKS[open_card], abs=0.0001)


# --- a round ----------------------------------------------------------------------------------------------------------


def dealt(options: dict[str, str | int], cards: Mapping[str, str]) -> EngineTable:
    """A table at which these cards have been dealt to those who wagered 10, and insurance has been let pass."""
    table = open_table(TableSetup("oneida-blackjack", options, seed=3))
    seats = [int(place[5:]) for place in cards if place.startswith("seat ") and "'" not in place]
    for seat in seats:
        table.submit(Sit(seat))
        table.submit(PlaceWager(seat, "blackjack", dollars(10)))
    table.submit(ForceCards(tuple(CardsFor(place, parse_cards(text)) for place, text in cards.items())))
    for _ in range(8):
        table.submit(Proceed())
    return table


def settled(table: EngineTable) -> dict[tuple[int, str, int], tuple[str, Cents]]:
    """What became of each wager."""
    for _ in range(MOST_STAGES):
        table.submit(Proceed())
    events = [seen.event for seen in table.seen if isinstance(seen.event, WagerSettled)]
    return {(event.seat, event.wager, event.hand): (event.result, event.pays) for event in events}


def test_out_of_turn_everything_is_refused() -> None:
    """While seat 1 is asked, seat 2 may do nothing; nor may a hand that there is not."""
    table = dealt({}, {"seat 1": "Td 5h", "seat 2": "8s 8h", "dealer": "9c 9d"})
    acts: list[AnyStimulus] = [kind(2) for kind in (Draw, Stand, DoubleDown, Split, Surrender)]
    acts += [Stand(1, 2), Stand(3), PlaceWager(2, "hit", dollars(5)), PlaceWager(1, "insurance", dollars(5))]
    before = len(table.seen)
    assert [act for act in acts if table.submit(act).accepted] == []
    assert len(table.seen) == before


def test_a_pair_of_eights_makes_two_hands_that_are_settled_apart() -> None:
    """The second card goes to the new hand; each draws by itself."""
    cards = {"seat 1": "8s 8h 3d Tc", "seat 1's second hand": "9s", "dealer": "Tc 8d"}
    table = dealt({}, cards)
    assert table.submit(Split(1)).accepted
    assert table.submit(Draw(1)).accepted
    assert table.submit(Stand(1, 2)).accepted
    assert settled(table) == {(1, "blackjack", 1): ("wins", 1000), (1, "blackjack", 2): ("loses", 0)}


# --- whatever is played -----------------------------------------------------------------------------------------------


def random_table(number: int) -> EngineTable:
    """A table at which players have done what they liked, some of it out of turn."""
    chance = Random(f"chips {number}")
    options = {name: chance.choice(values) for name, values in RULES.options.items()}
    if options["dealing"] == "hand":
        options["decks"] = 2
    table = open_table(TableSetup("oneida-blackjack", options, seed=number))
    player = RULEBOOKS["oneida-blackjack"].games[0].player(chance, table.setup, table)
    player.play()
    return table


@pytest.mark.parametrize("number", range(25))
def test_every_wager_is_settled_once_and_for_what_was_put_down(number: int) -> None:
    """Chips are neither made nor lost: when a round is over nothing stands that was taken in it."""
    table = random_table(number)
    stands: dict[tuple[int, str, int], int] = {}
    for seen in table.seen:
        event = seen.event
        if isinstance(event, WagerTaken):
            stands[event.seat, event.wager, event.hand] = event.amount
        elif isinstance(event, WagerWithdrawn):
            del stands[event.seat, event.wager, event.hand]
        elif isinstance(event, WagerSettled):
            assert stands.pop((event.seat, event.wager, event.hand)) == event.stake
            assert event.stake_back == (event.result in ("wins", "returned"))
        elif isinstance(event, RoundEnded):
            assert stands == {}


@pytest.mark.parametrize("number", range(10))
def test_what_is_offered_is_taken_and_what_cites_nothing_is_an_end(number: int) -> None:
    """Of what happens only the end of a round is required by no clause."""
    table = random_table(number)
    uncited = {type(told.seen.event).__name__ for told in table.emitted if not told.citations}
    assert uncited <= {"RoundEnded"}


def test_a_rule_set_is_data() -> None:
    """Under other figures the same engine plays another game: at fifteen the dealer stands."""
    assert isinstance(RULES, PointsRules)
    assert (RULES.target, RULES.stands_at) == (21, 17)
    shown = [seen.event for seen in dealt({}, {"seat 1": "Td Kh", "dealer": "9c 9d"}).seen]
    assert any(isinstance(event, Procedure) and event.act == "asks" for event in shown)
    assert may(dealt({}, {"seat 1": "Td Kh", "dealer": "9c 9d"}))  # type: ignore[arg-type]  # the family's own table
