"""What the rules decide seldom is sought again: by the ways that led there, crossed, or with one thing otherwise."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.reference import ReferenceSystem
from clausewise.following.comparison import compare
from clausewise.reference_engine.engine import describe
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.soaking.choosing import House, Way, any_way, visit, ways
from clausewise.soaking.further import MOST_FURTHER, further
from clausewise.soaking.playing import play_at_random
from clausewise.soaking.steering import MOST_AGAIN, Steering

BOOK = "mlgca-four-card"
RULES = RULEBOOKS[BOOK].rules
READINGS = {question: choices[0] for question, choices in RULES.readings.items()}
HOUSE = House(BOOK, RULES.options, READINGS, {question: choices[1:] for question, choices in RULES.readings.items()})
WAY = Way({"dealing": "hand"}, READINGS, mood={"misdeal": 0.6}, dice="these")
RARE, COMMON = ("hand.misdealt-with-52", "duty"), ("hand.order", "choose")
OPEN = ("misdealt-without-52-hand", "removed")


def all_clauses() -> Steering:
    """Every clause is wanted."""
    return Steering({clause for clauses in RULES.provisions.values() for clause in clauses})


def test_a_table_is_played_again_with_the_other_reading_of_what_it_asked_for() -> None:
    """By the same dice, once for each reading, and not when a table has asked for that one by itself."""
    steering = all_clauses()
    steering.learns(HOUSE, WAY, [OPEN])
    [again] = steering.again(BOOK)
    assert again == replace(WAY, readings={**READINGS, OPEN[0]: "reshuffled"})
    steering.learns(HOUSE, WAY, [OPEN])
    steering.learns(HOUSE, WAY, [(OPEN[0], "reshuffled")])
    assert steering.again(BOOK) == []


def test_a_reading_that_the_system_does_not_offer_is_not_played() -> None:
    """A vendor's system that reads a rule in one way is never asked to read it in another."""
    steering = all_clauses()
    steering.learns(replace(HOUSE, other_readings={}), WAY, [OPEN])
    assert steering.again(BOOK) == []


def test_no_batch_is_played_again_as_a_whole() -> None:
    """What waits is given by and by."""
    steering = all_clauses()
    steering.learns(HOUSE, WAY, list(READINGS.items()))
    assert len(steering.again(BOOK)) == MOST_AGAIN
    assert len(steering.again(BOOK)) == MOST_AGAIN


def test_what_came_seldom_is_aimed_at_first_unless_it_was_sought_in_vain() -> None:
    """Provision by provision: a clause may hold one for each round beside one that hardly ever comes."""
    steering = all_clauses()
    for reached in ([COMMON], [COMMON], [COMMON], [COMMON, RARE]):
        steering.learns(HOUSE, WAY, reached)
    assert [way.sought for way in steering.aims(BOOK)] == [RARE, COMMON]
    for _ in range(4):
        steering.learns(HOUSE, steering.aims(BOOK)[0], [])
    assert [way.sought for way in steering.aims(BOOK)] == [COMMON, RARE]
    assert steering.aims("three-card") == []


def test_clauses_that_nobody_asked_for_are_not_aimed_at() -> None:
    """A soak of some clauses seeks these."""
    steering = Steering(RULES.provisions[RARE[0]])
    steering.learns(HOUSE, WAY, [COMMON, RARE])
    assert [way.sought for way in steering.aims(BOOK)] == [RARE]


def test_two_ways_are_crossed() -> None:
    """What either of them came by comes often at one table, by the options and readings of the first."""
    other = replace(WAY, mood={"lose-cards": 0.6}, dice="those")
    drawn: list[Way] = []
    visit(ways(HOUSE, [WAY, other]), 5, 150, drawn.append)
    crossed = [way for way in drawn if {"misdeal", "lose-cards"} <= {name for name, often in way.mood.items() if often}]
    assert any(way.options == WAY.options and way.readings == READINGS for way in crossed)
    assert {"these", "those", ""} <= {way.dice for way in drawn}


def test_the_engine_beside_a_system_says_what_it_decided_and_which_readings_it_asked_for() -> None:
    """Provisions with the kind of decision, and questions with the reading that this table was opened with."""
    chance = Random("1")
    setup = any_way(HOUSE, Random("2")).setup(HOUSE, chance)
    played = play_at_random(ReferenceSystem(), describe(), setup, chance)
    reached = compare(played.setup, played.exchanges).reached
    assert ("wager.kinds", "permits") in reached
    assert {name for name, _ in reached} <= {*RULES.provisions, *RULES.readings}
    assert all(choice == played.setup.readings[name] for name, choice in reached if name in RULES.readings)


def test_further_tables_are_played_when_they_are_asked_for() -> None:
    """Like the one that differs and any other, by turns, the same each time; none once the system is gone."""
    asked: list[int] = []

    def system() -> ReferenceSystem:
        asked.append(1)
        if len(asked) > 3:
            raise SystemFailure("it is gone", where="opening a table", advice="start it")
        return ReferenceSystem()

    setup = WAY.setup(HOUSE, Random("3"))
    tables = further(system, describe(), HOUSE, WAY, setup)
    assert asked == []
    first, second = next(tables), next(tables)
    assert second.setup.options == WAY.options
    assert len([first, second, *tables]) == 3 < MOST_FURTHER
    asked.clear()
    assert [next(further(system, describe(), HOUSE, WAY, setup)).stimuli] == [first.stimuli]
