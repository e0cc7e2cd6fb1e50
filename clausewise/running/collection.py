"""Feature files as pytest modules: one function for each scenario, made by pytest-bdd."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import pytest_bdd
from pytest_bdd.feature import get_feature

from clausewise.failures import ERROR, ClausewiseError
from clausewise.registry import Clause, Rulebook, Scenario, load_rulebook
from clausewise.running.cases import Case, case_for
from clausewise.running.plan import Plan

CASE: pytest.StashKey[Case] = pytest.StashKey()


class FeatureModule(pytest.Module):
    """One feature file. Its module object is put together from the registry, never imported."""

    plan: Plan
    rulebook: Rulebook

    @classmethod
    def of(cls, parent: pytest.Collector, path: Path, plan: Plan) -> FeatureModule:
        """The module of a feature file."""
        module = cls.from_parent(parent, path=path)
        module.plan = plan
        module.rulebook = load_rulebook(path.parent.name, plan.folder)
        return module

    def _getobj(self) -> ModuleType:
        module = ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        self._scenarios: dict[str, tuple[Clause, Scenario]] = {}
        parsed = get_feature(str(self.path.parent), self.path.name).scenarios
        for clause, scenario in self._selected():
            found = parsed.get(scenario.name)
            if found is None or found.line_number != scenario.line:
                raise ClausewiseError(f"{self.path}:{scenario.line}: pytest-bdd does not find {scenario.name!r}", ERROR)
            # What a node is called must tell it from its siblings and stay the same from run to run.
            name = f"{clause.number} {scenario.name}"
            function = pytest_bdd.scenario(self.path.name, scenario.name, features_base_dir=str(self.path.parent))(
                _body
            )
            function.__name__ = name
            setattr(module, name, function)
            self._scenarios[name] = (clause, scenario)
        return module

    def funcnamefilter(self, name: str) -> bool:
        """Every function in the module is a scenario, whatever it is called."""
        return name in self._scenarios

    def collect(self) -> list[pytest.Item | pytest.Collector]:
        """The cases that are to be run."""
        nodes: list[pytest.Item | pytest.Collector] = []
        for node in super().collect():
            if not isinstance(node, pytest.Function):
                continue
            clause, scenario = self._scenarios[node.originalname]
            example: Any = {}
            if hasattr(node, "callspec"):
                example = node.callspec.params["_pytest_bdd_example"]
            case = case_for(self.rulebook, clause, scenario, example, self.plan.configurations[self.rulebook.id])
            node.stash[CASE] = case
            if case.uid not in self.plan.done:
                nodes.append(node)
        return nodes

    def _selected(self) -> Iterator[tuple[Clause, Scenario]]:
        for clause in self.rulebook.clauses:
            if clause.path == self.path and self.plan.selection.takes(clause.id):
                for scenario in clause.scenarios:
                    yield clause, scenario


def _body() -> None:
    """What pytest-bdd calls after the last step; the steps are all there is."""


def feature_files(plan: Plan) -> list[Path]:
    """The feature files that hold something of the selection, in document order."""
    found: dict[Path, None] = {}
    for rulebook_id in plan.selection.rulebooks:
        for clause in load_rulebook(rulebook_id, plan.folder).clauses:
            if clause.scenarios and plan.selection.takes(clause.id):
                found[clause.path] = None
    return list(found)


def cases(plan: Plan) -> list[Case]:
    """Every case of the selection, in document order, as the registry knows them."""
    found: dict[str, Case] = {}
    for rulebook_id in plan.selection.rulebooks:
        rulebook = load_rulebook(rulebook_id, plan.folder)
        _require_names(rulebook)
        for clause in rulebook.clauses:
            if not plan.selection.takes(clause.id):
                continue
            for scenario in clause.scenarios:
                for example in scenario.cases():
                    case = case_for(rulebook, clause, scenario, example, plan.configurations[rulebook_id])
                    if case.uid in found:
                        raise ClausewiseError(
                            f"{scenario.path}:{scenario.line}: {case.uid!r} is there twice; a scenario's name, or a "
                            "row of its examples, must tell it from the others of its clause",
                            ERROR,
                        )
                    found[case.uid] = case
    return list(found.values())


def _require_names(rulebook: Rulebook) -> None:
    """pytest-bdd keeps only one of two scenarios that have one name in a file, whatever their Rules are."""
    known: set[tuple[Path, str]] = set()
    for scenario in rulebook.scenarios():
        place = (scenario.path, scenario.name)
        if place in known:
            raise ClausewiseError(
                f"{scenario.path}:{scenario.line}: a scenario of the name {scenario.name!r} is in this file already, "
                "and one of the two would be lost; give each its own",
                ERROR,
            )
        known.add(place)


def case_of(item: pytest.Item) -> Case:
    """The case that an item runs."""
    return item.stash[CASE]


__all__ = ["CASE", "FeatureModule", "case_of", "cases", "feature_files"]
