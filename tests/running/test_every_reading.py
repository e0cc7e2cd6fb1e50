"""`--every-reading` plays a system by its own readings, and by others only where it can be asked for them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from clausewise.adapters.base import TableRefused
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.registry import Rulebook, load_rulebook, load_rulebooks
from clausewise.running.binding import configurations_for
from clausewise.running.configuration import Configuration, House
from tests.running.test_unseen_fields import outcomes_of


def stating(**readings: str) -> Description:
    """The reference engine, but with these readings alone, each its own choice."""
    return msgspec.structs.replace(describe(), readings=readings)


class Settled(ReferenceSystem):
    """A vendor whose tables read the rules in one way: other choices are refused; what it has not named is not sent."""

    def __init__(self, description: Description, **own: str) -> None:
        super().__init__(open_table, lambda: description)
        self._own = own

    def open(self, setup: TableSetup) -> ReferenceTable:
        for question, choice in setup.readings.items():
            if question not in self.describe().readings:
                raise AssertionError(f"{question} was never named, and is sent")
            if choice != self._own[question]:
                raise TableRefused(f"{question} is {self._own[question]} here")
        return super().open(msgspec.structs.replace(setup, readings=self._own))


def test_a_reading_that_is_not_named_is_played_under_one_choice_only() -> None:
    """Nobody can ask the system for another: what such a scenario wants would be blamed on whoever reads otherwise."""
    book = load_rulebook("oasis-holdem")
    found = configurations_for(book, Configuration(), stating(**{"odd-chips": "one-each"}), every=True)
    assert {used.readings["opening-wager"] for used in found} == {"no-raise"}
    assert {used.readings["odd-chips"] for used in found} == {"one-each", "all-to-first"}


def test_the_vendors_own_readings_come_first() -> None:
    """Each further configuration departs from what the system reads by itself, not from what was adopted."""
    book = load_rulebook("oasis-holdem")
    own = {"odd-chips": "all-to-first", "side-pots": "winner-takes-all"}
    first, *others = configurations_for(book, Configuration(), stating(**own), every=True)
    assert {name: first.readings[name] for name in own} == own
    assert {name: first.readings[name] for name in ("short-call", "one-blind")} == {
        "short-call": "for-less",
        "one-blind": "big",
    }
    for used in others:
        assert sum(used.readings[name] != choice for name, choice in own.items()) == 1


def test_what_the_house_fixes_goes_before_what_the_vendor_reads() -> None:
    """Whoever tests chooses last."""
    book = load_rulebook("oasis-holdem")
    house = Configuration(houses={book.id: House(readings={"odd-chips": "one-each"})})
    found = configurations_for(book, house, stating(**{"odd-chips": "all-to-first"}), every=True)
    assert [used.readings["odd-chips"] for used in found] == ["one-each"]


@pytest.mark.parametrize("book", load_rulebooks(), ids=lambda book: book.id)
def test_the_reference_engine_reads_as_adopted(book: Rulebook) -> None:
    """What it says of itself, by rulebook, is what each document's registry of readings has adopted."""
    stated = describe().at(book.id).readings
    adopted = {reading.id: reading.adopted for reading in book.readings if reading.effect == "behaviour"}
    assert adopted.items() <= stated.items()


def test_a_sound_vendor_with_readings_of_its_own_is_examined_by_them(tmp_path: Path) -> None:
    """No clause is out of reach because the adopted choice is refused, and none fails."""
    own = {"odd-chips": "all-to-first", "heads-up-blinds": "button-is-small", "opening-wager": "no-raise"}
    named = {name: choice for name, choice in own.items() if name != "opening-wager"}
    system = Settled(stating(**named), **own)
    found = outcomes_of(tmp_path, system, "oasis-holdem", "award", "deal", every=True)
    assert "fail" not in found["award"] | found["deal"]
    assert "pass" in found["award"]
    assert "pass" in found["deal"]
