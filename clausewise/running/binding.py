"""Under which configurations the scenarios of a rulebook run."""

from __future__ import annotations

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.journal.records import ConfigurationUsed
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.registry import Rulebook
from clausewise.running.configuration import Configuration
from clausewise.running.reference_configurations import Options, every_configuration


def configurations_for(
    rulebook: Rulebook, configuration: Configuration, description: Description, *, every: bool
) -> tuple[ConfigurationUsed, ...]:
    """One configuration as it was chosen, or as many as it takes to choose every reading."""
    return tuple(
        msgspec.structs.replace(used, scale=configuration.house(rulebook.id).scale)
        for used in _configurations(rulebook, configuration, description, every=every)
    )


def _configurations(
    rulebook: Rulebook, configuration: Configuration, description: Description, *, every: bool
) -> tuple[ConfigurationUsed, ...]:
    house = configuration.house(rulebook.id)
    here = description.at(rulebook.id)
    options = offered(rulebook, configuration, here)
    target = configuration.target
    behaviour = {r.id: r for r in rulebook.readings if r.effect == "behaviour"}
    # A system that plays several games may name their readings together: a choice may be another game's.
    stated = {
        name: choice
        for name, choice in here.readings.items()
        if name in behaviour and choice in behaviour[name].choices
    }
    if every:
        # Of a question that the system does not name it cannot be asked for another choice.
        fixed = {name: reading.adopted for name, reading in behaviour.items() if name not in here.readings}
        return every_configuration(rulebook, target, description, options, fixed | house.readings, stated)
    readings = {name: reading.adopted for name, reading in behaviour.items()}
    name = f"{rulebook.id}, as configured"
    return (ConfigurationUsed(name, target, description, options, readings | stated | house.readings),)


def offered(rulebook: Rulebook, configuration: Configuration, description: Description) -> Options:
    """The values of each option that are tested: those chosen, else all that the system can be opened with."""
    chosen = configuration.house(rulebook.id).options
    options: Options = {}
    for option in rulebook.options:
        # Of an option that several games have, the system may offer values that these rules do not know.
        can = tuple(value for value in description.options.get(option.id, ()) if option.allows(value))
        if option.id not in chosen:
            if can:
                options[option.id] = can
            continue
        # What is a number to the one is often a word to the other; the system's own form is the one it understands.
        forms = {str(value): value for value in can}
        for value in chosen[option.id]:
            if str(value) not in forms:
                raise ClausewiseError(
                    f"{option.id}: {value!r} is chosen, but the system cannot be opened with it; it offers "
                    f"{', '.join(forms) or 'nothing of this option'}"
                )
        options[option.id] = tuple(forms[str(value)] for value in chosen[option.id])
    return options
