"""The tables that a system can be asked for, as houses of whoever plays at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from clausewise.journal.records import ConfigurationUsed
from clausewise.reference_engine.families.rulebook import GAME
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry import Rulebook
from clausewise.soaking.choosing import House


def houses_of(
    book: Rulebook, used: ConfigurationUsed, fixed: Mapping[str, str], *, any_reading: bool
) -> Iterator[House]:
    """The tables of a rulebook that this system can be asked for, a house for each of its games."""
    whole = _house(book, used, fixed, any_reading=any_reading)
    of_all = RULEBOOKS[book.id]
    if len(of_all.games) == 1:
        yield whole
        return
    for name in used.options.get(GAME, ()):
        here = {GAME: name}
        asked = of_all.game(here).rules.readings
        options = {one: of_all.at_the_table(here, one, values) for one, values in whole.options.items()}
        yield replace(
            whole,
            options={one: values for one, values in options.items() if values} | {GAME: (name,)},
            readings={question: choice for question, choice in whole.readings.items() if question in asked},
            other_readings={question: more for question, more in whole.other_readings.items() if question in asked},
        )


def _house(book: Rulebook, used: ConfigurationUsed, fixed: Mapping[str, str], *, any_reading: bool) -> House:
    """Whatever can be asked for, all games together."""
    described = used.description.at(book.id)
    known = described.readings
    readings = {name: choice for name, choice in used.readings.items() if name in known}
    others = {
        reading.id: tuple(choice for choice in reading.choices if choice != readings[reading.id])
        for reading in book.readings
        if any_reading and reading.id in readings and reading.id not in fixed and len(reading.choices) > 1
    }
    return House(book.id, used.options, readings, others, "bring-decks" not in described.unseen)
