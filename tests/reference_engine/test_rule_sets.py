"""A rule set and the files beside its features say the same of what is left open and of what is left to the house."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry import load_rulebook


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_readings_are_those_of_the_rulebook(rulebook: str) -> None:
    """Every reading that changes behaviour is followed by the engine, with the same choices and adopted one."""
    written = {
        reading.id: (reading.adopted, frozenset(reading.choices))
        for reading in load_rulebook(rulebook).readings
        if reading.effect == "behaviour"
    }
    followed = {
        question: (choices[0], frozenset(choices)) for question, choices in RULEBOOKS[rulebook].rules.readings.items()
    }
    assert followed == written


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_options_are_those_of_the_rulebook(rulebook: str) -> None:
    """A house can choose nothing that the engine does not know, and the engine offers nothing that is not allowed."""
    options = {option.id: option for option in load_rulebook(rulebook).options}
    assert set(RULEBOOKS[rulebook].rules.options) == set(options)
    for name, values in RULEBOOKS[rulebook].rules.options.items():
        assert all(options[name].allows(value) for value in values), name
