"""Configurations for a target that can be opened with any reading that it names, as the reference engine can with all.

The first chooses the system's own readings, and the adopted ones where it states none. Each further one departs from it
only as far as some scenario, or some choice that no scenario needs, asks for: whatever a scenario does not name is read
as in the first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from clausewise.journal.records import ConfigurationUsed
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.registry import Reading, Rulebook

Options = dict[str, tuple[str | int, ...]]


def first_name(rulebook: Rulebook, readings: Mapping[str, str]) -> str:
    """The name of the first configuration."""
    adopted = {reading.id: reading.adopted for reading in rulebook.readings}
    own = any(choice != adopted[name] for name, choice in readings.items())
    return f"{rulebook.id}, {'its own' if own else 'adopted'} readings"


def every_configuration(
    rulebook: Rulebook,
    target: str,
    description: Description,
    options: Options,
    fixed: Mapping[str, str],
    stated: Mapping[str, str] = MappingProxyType({}),
) -> tuple[ConfigurationUsed, ...]:
    """Configurations that together choose every reading, but for those that are fixed; the `stated` ones come first."""
    readings = {reading.id: reading for reading in rulebook.readings if reading.effect == "behaviour"}
    base = {name: {name: reading.adopted, **stated, **fixed}[name] for name, reading in readings.items()}
    chosen: dict[str, ConfigurationUsed] = {}
    for departure in _departures(rulebook, readings, base):
        if any(name in fixed for name in departure):
            continue
        name = f"{rulebook.id}, {_named(departure)}" if departure else first_name(rulebook, base)
        if name not in chosen:
            chosen[name] = ConfigurationUsed(name, target, description, options, base | departure)
    return tuple(chosen.values())


def _departures(
    rulebook: Rulebook, readings: Mapping[str, Reading], base: Mapping[str, str]
) -> Iterator[dict[str, str]]:
    """What is chosen otherwise than in the first configuration: nothing, what scenarios need, what is left over."""
    yield {}
    met: set[tuple[str, str]] = set(base.items())
    for scenario in rulebook.scenarios():
        needed = {(choice.reading, choice.choice) for choice in scenario.readings}
        known = all(name in readings and choice in readings[name].choices for name, choice in needed)
        if not known or len(dict(needed)) != len(needed):
            continue  # no configuration can satisfy it; the scenario itself becomes an error
        departure = dict(sorted(needed - set(base.items())))
        if departure:
            met |= needed
            yield departure
    for name, reading in readings.items():
        for choice in reading.choices:
            if (name, choice) not in met:
                yield {name: choice}


def _named(departure: Mapping[str, str]) -> str:
    return ", ".join(f"{name}={choice}" for name, choice in departure.items())
