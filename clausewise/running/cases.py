"""Cases: what can be run, one for each scenario and each row of its examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from clausewise.journal.records import ConfigurationUsed
from clausewise.registry import Choice, Clause, Rulebook, Scenario


@dataclass(frozen=True, slots=True)
class Case:
    """One scenario with one row of examples, bound to the configuration under which it runs."""

    uid: str
    rulebook: Rulebook
    clause: Clause
    scenario: Scenario
    example: Mapping[str, str]
    configuration: ConfigurationUsed | None
    unbound: str = ""
    """Why there is no configuration, if there is none."""
    impossible: bool = False
    """No configuration could ever choose the readings that the scenario names: a defect of the suite."""

    @property
    def configuration_name(self) -> str:
        """Empty if there is none."""
        return self.configuration.name if self.configuration else ""

    @property
    def readings(self) -> tuple[str, ...]:
        return tuple(str(choice) for choice in self.scenario.readings)


def uid_of(clause_id: str, scenario: str, example: Mapping[str, str]) -> str:
    """The name of a case, the same from run to run.

    >>> uid_of("mlgca-four-card.11.B.1", "Inside the limits it is taken", {"amount": "10"})
    'mlgca-four-card.11.B.1 Inside the limits it is taken [amount=10]'
    """
    row = ", ".join(f"{name}={value}" for name, value in example.items())
    return f"{clause_id} {scenario} [{row}]" if row else f"{clause_id} {scenario}"


def case_for(
    rulebook: Rulebook,
    clause: Clause,
    scenario: Scenario,
    example: Mapping[str, str],
    configurations: Sequence[ConfigurationUsed],
) -> Case:
    """A case with the first configuration that chooses all the readings that its scenario needs."""
    uid = uid_of(clause.id, scenario.name, example)
    needed = scenario.readings
    for configuration in configurations:
        if all(configuration.readings.get(choice.reading) == choice.choice for choice in needed):
            return Case(uid, rulebook, clause, scenario, example, configuration)
    named = " and ".join(map(str, needed))
    if _possible(rulebook, needed):
        return Case(uid, rulebook, clause, scenario, example, None, f"the reading {named} is not chosen")
    return Case(
        uid, rulebook, clause, scenario, example, None, f"no table can follow the readings {named}", impossible=True
    )


def _possible(rulebook: Rulebook, needed: Sequence[Choice]) -> bool:
    known = {reading.id: reading.choices for reading in rulebook.readings}
    chosen = dict.fromkeys(choice.reading for choice in needed)
    return len(chosen) == len(needed) and all(c.choice in known.get(c.reading, {}) for c in needed)
