"""Finding the definition of a step quickly, and noticing when there are two.

pytest-bdd looks through every fixture of the session for every step that it executes, and picks one where several
match. Here each sentence is looked up once, and two definitions that match one sentence are an error of the suite.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, wraps
from typing import Any

import pytest
from pytest_bdd.compat import get_fixture_names, getfixturedefs
from pytest_bdd.parser import Step
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from clausewise.running.step_definitions import fits
from clausewise.steps.outcomes import NotShown

# The package's own `scenario` is the decorator; the module of that name is found by import only.
bdd = importlib.import_module("pytest_bdd.scenario")


class AmbiguousStep(Exception):
    """Two step definitions match one sentence, and nothing says which of them is meant."""


def _going_on(then: Callable[..., Any]) -> Callable[..., Any]:
    """A Then that looks at what is not shown is left open, and those after it are judged all the same."""

    @wraps(then)
    def judge(*arguments: Any, **named: Any) -> Any:  # noqa: ANN401  whatever pytest-bdd hands over
        try:
            return then(*arguments, **named)
        except NotShown as unseen:
            unseen.is_left_open()
            return None

    return judge


class StepLookup:
    """All step definitions of a session, with the sentences that have been found so far."""

    def __init__(self, session: pytest.Session) -> None:
        manager = session._fixturemanager  # noqa: SLF001  pytest-bdd itself has no other way to its step definitions
        self._definitions: list[StepFunctionContext] = []
        for name in get_fixture_names(manager):
            for definition in getfixturedefs(manager, name, session) or ():
                context = step_function_context_registry.get(definition.func)
                if context is not None:
                    self._definitions.append(context)
        self._found: dict[tuple[str, str], StepFunctionContext | None] = {}
        self._replaced: dict[str, Any] = {}

    def find(self, step: Step) -> StepFunctionContext | None:
        """The definition of a step, or None."""
        key = (step.type, step.name)
        if key in self._found:
            return self._found[key]
        matching = [definition for definition in self._definitions if fits(definition, step.type, step.name)]
        if len(matching) > 1:
            names = " and ".join(repr(definition.parser.name) for definition in matching)
            raise AmbiguousStep(f"{step.keyword.strip()} {step.name}: the step definitions {names} both match")
        found = matching[0] if matching else None
        if found is not None and step.type == "then":
            found = replace(found, step_func=_going_on(found.step_func))
        self._found[key] = found
        return found

    def install(self) -> None:
        """Lets pytest-bdd ask here."""
        self._replace("get_step_function", self._asked)
        self._replace("signature", lru_cache(maxsize=None)(inspect.signature))
        self._replace("get_required_args", lru_cache(maxsize=None)(bdd.get_required_args))

    def remove(self) -> None:
        """Leaves pytest-bdd as it was."""
        for name, original in self._replaced.items():
            setattr(bdd, name, original)
        self._replaced.clear()

    def _asked(self, request: object, step: Step) -> StepFunctionContext | None:
        del request  # pytest-bdd needs it to search the fixtures
        return self.find(step)

    def _replace(self, name: str, by: Callable[..., Any]) -> None:
        self._replaced[name] = getattr(bdd, name)
        setattr(bdd, name, by)
