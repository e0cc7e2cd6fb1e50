"""A system is never blamed for what the rules leave to it, and is blamed with the right clause for what they do not."""

from __future__ import annotations

import pytest

from clausewise.following.comparison import Departure, Exchange, compare, first_difference, same
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import scripts
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.cards.stimuli import LoseCards
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Fold, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

RULEBOOK = "mlgca-four-card"


def answers(table: EngineTable, stimuli: list[AnyStimulus]) -> list[Exchange]:
    """What a table makes of these stimuli; what happened at its opening comes with the first answer."""
    found, told = [], 0
    for stimulus in stimuli:
        receipt = table.submit(stimulus)
        found.append(Exchange(stimulus, receipt.accepted, tuple(seen.event for seen in table.seen[told:])))
        told = len(table.seen)
    return found


def a_round(*decisions: AnyStimulus) -> list[AnyStimulus]:
    """A round of one player, from sitting down to the shuffle."""
    return [Sit(1), PlaceWager(1, "ante", dollars(10)), *[Proceed()] * 12, *decisions, *[Proceed()] * 12]


def difference(fault: Fault | None, stimuli: list[AnyStimulus], setup: TableSetup) -> Departure | None:
    """The first difference of a table with this fault; its deck is another one than the engine's own."""
    other = TableSetup(setup.rulebook, setup.options, setup.readings, setup.seed + 1, setup.ready)
    return first_difference(setup, answers(open_table(other, fault=fault), stimuli))


def test_a_sound_system_with_other_cards_does_not_differ() -> None:
    """The cards that came are taken from the system's own events."""
    setup = TableSetup(RULEBOOK, seed=5)
    stimuli = a_round(PlaceWager(1, "play", dollars(10)))
    assert difference(None, stimuli, setup) is None


@pytest.mark.parametrize("depth", [10, 11, 40])
def test_a_deeper_cut_is_the_systems_own_choice(depth: int) -> None:
    """Any cut from ten cards on explains what follows from it."""
    setup = TableSetup(RULEBOOK, seed=5)
    system = open_table(setup)
    system.submit(Choose("cut depth", depth))
    exchanges = answers(system, a_round(Fold(1)))
    assert first_difference(setup, exchanges) is None


@pytest.mark.parametrize(
    ("fault", "clause"),
    [
        (Fault("settle.compare", "choose", "instead: the other way round"), "11.D.4.c"),
        (Fault("complete.reveal", "duty", "not done"), "11.D.2"),
        (Fault("complete.ask", "duty", "not done"), "11.B"),
        (Fault("pay.even-money", "payout", "one more"), "12.A"),
        (Fault("play.most", "figure", "none"), "11.B.1"),
    ],
)
def test_the_clause_that_is_broken_is_named(fault: Fault, clause: str) -> None:
    """The clauses cited where the system first differs hold the one whose decision was broken."""
    stimuli = a_round(PlaceWager(1, "play", dollars(30)))
    found = [difference(fault, stimuli, TableSetup(RULEBOOK, seed=seed)) for seed in range(12)]
    blamed = [departure.clauses for departure in found if departure is not None]
    assert blamed
    assert any(f"{RULEBOOK}.{clause}" in clauses for clauses in blamed)


def test_random_rounds_of_a_sound_system_show_no_difference() -> None:
    """Whatever is done to a table, a second sound engine explains all of it."""
    rules = RULEBOOKS[RULEBOOK].rules
    made = scripts(RULEBOOK, rules.options, rules.readings, open_table)
    for _, script in zip(range(60), made, strict=False):
        table = open_table(script.setup)
        found = first_difference(script.setup, answers(table, list(script.stimuli)))
        assert found is None, (script.setup, found)


def ranked(category: str, cards: str, wager: str | None = "progressive") -> HandRanked:
    """A hand of five of seat 1."""
    return HandRanked("seat 1", "five card", category, tuple(map(Card, cards.split())), wager)


@pytest.mark.parametrize("word", ["pair", "two pairs", "nothing"])
def test_a_hand_below_the_list_has_no_name_of_its_own(word: str) -> None:
    """The rules on five cards begin with three-of-a-kind: what a system calls less than that is its own affair."""
    assert same(ranked("pair", "Ks Kd 9h 7c 2s"), ranked(word, "Ks 9h 7c 5d 2s"))


def test_a_hand_on_the_list_and_the_players_own_hand_are_compared() -> None:
    """Three-of-a-kind is paid and a hand without a wager decides who wins: there the name counts."""
    assert not same(ranked("pair", "Ks Kd 9h 7c 2s"), ranked("three-of-a-kind", "Ks Kd Kh 7c 2s"))
    assert not same(ranked("three-of-a-kind", "Ks Kd Kh 7c 2s"), ranked("nothing", "Ks Kd Kh 7c 2s"))
    assert not same(ranked("pair", "Ks Kd 9h 7c 2s", None), ranked("nothing", "Ks Kd 9h 7c 2s", None))
    assert not same(ranked("pair", "Ks Kd 9h 7c 2s"), ranked("pair", "Ks Kd 9h 7c 2s", "six card bonus"))


def test_what_is_exercised_is_counted_by_clause() -> None:
    """Once for each event that the system showed as the engine does, and for each refusal that both gave."""
    setup = TableSetup(RULEBOOK, seed=5)
    table = open_table(setup)
    found = compare(setup, answers(table, [*a_round(Fold(1)), PlaceWager(5, "play", dollars(10))]))
    assert found.departure is None
    for clause in {clause for cited in table.citations for clause in cited}:
        assert found.exercised[clause] >= sum(clause in cited for cited in table.citations)


def test_what_comes_after_a_departure_is_not_counted() -> None:
    """Nothing is known of it."""
    setup = TableSetup(RULEBOOK, seed=5)
    exchanges = answers(open_table(setup, fault=Fault("complete.ask", "duty", "not done")), a_round(Fold(1)))
    found = compare(setup, exchanges)
    assert found.departure is not None
    assert found.at < len(exchanges)
    assert f"{RULEBOOK}.11.D.2" not in found.exercised


def test_an_act_that_is_refused_against_the_rules_is_blamed_on_what_would_have_come_of_it() -> None:
    """Not on what happened before."""
    fault = Fault("wager.seated", "permits", "refused")
    found = difference(fault, [Sit(1), PlaceWager(1, "ante", dollars(10))], TableSetup(RULEBOOK, seed=5))
    assert found is not None
    assert (found.expected, found.got) == ("accepted", "refused")
    table = open_table(TableSetup(RULEBOOK, seed=5))
    answers(table, [Sit(1), PlaceWager(1, "ante", dollars(10))])
    assert set(found.clauses) <= {clause for cited in table.citations for clause in cited}


def test_a_deck_that_holds_a_card_twice_is_dealt_as_it_lay() -> None:
    """Strange cards are a mishap, and no fault of the deal."""
    setup = TableSetup(RULEBOOK, seed=5)
    stimuli: list[AnyStimulus] = [LoseCards(-3), *a_round(Fold(1)), *a_round(Fold(1))]
    assert difference(None, stimuli, setup) is None


def test_a_deck_is_changed_early_by_choice() -> None:
    """The engine changes it when the system did, and not in the middle of a round."""
    table = open_table(TableSetup(RULEBOOK, seed=5))
    assert table.submit(Choose("deck change", "deck 1")).accepted
    table.submit(Proceed())
    assert [seen.event.act for seen in table.seen if isinstance(seen.event, Procedure)][:2] == [
        "takes out of play",
        "receives",
    ]
    assert not table.submit(Choose("deck change", "deck 1")).accepted


def test_a_strange_card_among_the_rest_of_a_stack_is_no_difference() -> None:
    """The top card is the last one that was dispensed, as some read it; below it lies a card that a player has too."""
    readings = {"top-card": "last-dispensed"}
    options: dict[str, str | int] = {"dealing": "automated shoe", "shuffling": "by hand"}
    for seed in range(40):
        setup = TableSetup("oneida-four-card", options, readings, seed)
        table = [LoseCards(-20), *a_round(Fold(1)), *a_round(Fold(1))]
        assert difference(None, table, setup) is None
