"""What a lawful house does for guests is never blamed, whatever it shows, leaves to people, or reads otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import msgspec
import pytest

from clausewise.adapters.base import Answer
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.following.sameness import hidden
from clausewise.reference_engine.engine import EngineTable, describe, open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import DUTIES, AtRulebook, Description, TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.soaking.choosing import House, any_way
from clausewise.unannounced.habits import LONG
from clausewise.unannounced.sitting import in_production, judged, sit

SITTINGS = (1, 2, 3, 4, LONG, 6)
"""Guests of all habits, one of whom stays long."""


class Lawful(ReferenceSystem):
    """The engine as a house that reads as it says, leaves to people what it says, and shows what it says."""

    def __init__(self, description: Description) -> None:
        super().__init__(describer=lambda: description, opener=self._opened)
        self._description = description
        self._seeds = count(1)

    def _opened(self, setup: TableSetup) -> EngineTable:
        stated = self._description.at(setup.rulebook).readings
        known = RULEBOOKS[setup.rulebook].game(setup.options).rules.readings
        own = {name: choice for name, choice in stated.items() if choice in known.get(name, ())}
        return open_table(
            msgspec.structs.replace(setup, readings={**own, **setup.readings}, seed=next(self._seeds)),
            performs=self._description.performs,
        )

    def open(self, setup: TableSetup) -> ReferenceTable:
        """A table that shows what this house shows."""
        return Veiled(super().open(setup), tuple(self._description.unseen_names))


class Veiled(ReferenceTable):
    """A table at which some of what happens is not seen."""

    def __init__(self, table: ReferenceTable, unseen: tuple[str, ...]) -> None:
        super().__init__(table.id, table.engine)
        self._unseen = unseen
        self._shown = count(1)

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        """As the engine answers, as far as it is seen."""
        answer = super().submit(submission, stimulus)
        seen = [one for one in answer.events if not hidden(one.event, self._unseen)]
        told = (msgspec.structs.replace(one, sequence=next(self._shown)) for one in seen)
        return Answer(answer.receipt, tuple(told))


def otherwise() -> dict[str, AtRulebook]:
    """For each rulebook the last choice of each of its readings."""
    return {
        name: AtRulebook(readings={question: choices[-1] for question, choices in book.rules.readings.items()})
        for name, book in RULEBOOKS.items()
    }


HOUSES = {
    "as adopted": describe(),
    "reads otherwise": msgspec.structs.replace(describe(), by_rulebook=otherwise()),
    "people": msgspec.structs.replace(describe(), performs=dict.fromkeys(DUTIES, "person")),
    "burns unseen": msgspec.structs.replace(describe(), unseen=("burns", "shuffles", "cuts")),
    "ranks unseen": msgspec.structs.replace(describe(), unseen=("hand-ranked", "turn-given", "meter-changed")),
}


def sittings(rulebook: str, description: Description) -> Iterator[str]:
    """What is found at the tables of this house."""
    book, at = RULEBOOKS[rulebook], description.at(rulebook)
    system = Lawful(description)
    for number in SITTINGS:
        chance = Random(f"{rulebook} lawful {number}")
        game = chance.choice(book.names) if book.names else ""
        options = {name: tuple(values) for name, values in book.rules.options.items()}
        if game:
            options["game"] = (game,)
        readings = {name: at.readings[name] for name in book.game({"game": game} if game else {}).rules.readings}
        house = House(rulebook, options, readings)
        way = in_production(any_way(house, chance), house, description)
        played = sit(system, description, house, way, chance, number)
        if played.refused:
            continue
        assert played.failure is None, played.failure
        _, compared = judged(played, description)
        assert compared is not None
        if compared.departure is not None:
            yield f"{played.setup}: {compared.departure}"


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("house", HOUSES)
def test_no_guest_finds_fault(house: str, rulebook: str) -> None:
    """Nothing departs, in any of the rulebooks."""
    assert list(sittings(rulebook, HOUSES[house])) == []
