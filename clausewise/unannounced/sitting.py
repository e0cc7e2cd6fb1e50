"""A sitting: somebody comes to a table as guests do, plays as long as guests play, and says nothing that a test says.

No cards are forced and no seed is named, no clock is moved, no mishap brought about, no choice made for the house and
no reading asked for. The options of the table are those that other tables are opened with.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import msgspec

from clausewise.adapters.base import System, SystemFailure
from clausewise.following.comparison import Compared, Departure, can_be_followed, compare
from clausewise.following.known_departures import NOTHING_GONE_BY, GoneBy
from clausewise.journal import now
from clausewise.journal.records import TableSoaked
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.showing import shown
from clausewise.soaking.choosing import House, Way
from clausewise.soaking.findings import difference_of
from clausewise.soaking.playing import MakesNoSense, TablePlayed, play_at_random
from clausewise.soaking.recorded import course_of, digest_of, packed
from clausewise.unannounced.brought import brought
from clausewise.unannounced.habits import habits_of
from clausewise.unannounced.pace import Slowed

ONLY_A_TEST: Final = ("choose", "bring-decks")
"""What nobody says to a table in operation, beside what a description offers for tests."""


def as_in_production(description: Description) -> Description:
    """What a system offers to guests: nothing that is there for tests."""
    return msgspec.structs.replace(
        description,
        forcing=("none",),
        clock="real",
        mishaps=(),
        unseen=tuple(dict.fromkeys((*description.unseen, *ONLY_A_TEST))),
    )


def in_production(way: Way, house: House, description: Description) -> Way:
    """The same table as guests come to it: its readings are those by which the system says that it plays."""
    known, described = RULEBOOKS[house.rulebook].rules.readings, description.at(house.rulebook).readings
    stated = {name: said for name, said in described.items() if said in known.get(name, ())}
    readings = {question: stated.get(question, choice) for question, choice in house.readings.items()}
    return replace(way, readings=readings, ready=True, unannounced=True)


def sit(
    system: System, description: Description, house: House, way: Way, chance: Random, number: int, pace: float = 0.0
) -> TablePlayed:
    """Opens a table as guests find it, and plays for a while; its setup has the readings that nobody sent.

    `number` says which guest it is, and with it how this one behaves.
    """
    habits = habits_of(number, chance, way.mood, house.player)
    setup = way.setup(house, chance)
    asked = TableSetup(setup.rulebook, setup.options)
    slowed = Slowed(system, pace) if pace else system
    played = play_at_random(slowed, as_in_production(description), asked, chance, habits.mood, rounds=habits.rounds)
    return replace(played, setup=setup)


def judged(
    played: TablePlayed, description: Description, past: GoneBy = NOTHING_GONE_BY
) -> tuple[TablePlayed, Compared | None]:
    """The table beside the rules; of a system that leaves things unseen what it paid, if that can be told at all."""
    whole = can_be_followed(description)
    senseless = isinstance(played.failure, MakesNoSense)
    # the answer that was being read when the system failed is not whole
    exchanges = played.exchanges if played.failure is None or senseless else played.exchanges[:-1]
    try:
        compared = compare(played.setup, exchanges, description, past=past)
    except Exception as defect:  # noqa: BLE001  comparing is ours, and must not cost what was gathered
        if not whole:
            return replace(played, failure=None if senseless else played.failure), None
        failure = SystemFailure(
            f"what the table shows cannot be compared: {type(defect).__name__}: {shown(str(defect))}",
            where="a table not told apart from production",
            advice="the journal has its course; report it together with it",
        )
        return replace(played, failure=failure), None
    if not whole and compared.departure is not None and not _is_of_a_payment(compared.departure, played.setup):
        compared = replace(compared, departure=None)
    if senseless and (not whole or (compared.departure is not None and compared.departure.clauses)):
        played = replace(played, failure=None)
    return played, compared


def _is_of_a_payment(departure: Departure, setup: TableSetup) -> bool:
    """Whether the same was paid for, and otherwise."""
    pays = open_table(setup).allows(()).pays
    return isinstance(departure.came, pays) and type(departure.wanted) is type(departure.came)


def record(number: int, played: TablePlayed, compared: Compared | None, ended: SystemFailure | None) -> TableSoaked:
    """The line of the journal, with all that was done at the table; `ended` is how the play ended."""
    course = course_of(played)
    departure = None if compared is None else compared.departure
    legible = departure is not None or played.failure is not None
    return TableSoaked(
        time=now(),
        number=number,
        setup=played.setup,
        rounds=played.rounds,
        stimuli=len(played.exchanges),
        events=len(played.seen),
        digest=digest_of(course),
        refused=played.refused,
        failure=str(played.failure or ""),
        difference=None if departure is None else difference_of(departure),
        course=course if legible else (),
        packed="" if legible else packed(course),
        cut_off="" if ended is None else "senseless" if isinstance(ended, MakesNoSense) else "failed",
        unannounced=True,
        compared=compared is not None,
        brought=brought(played.exchanges),
    )
