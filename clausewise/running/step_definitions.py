"""Which step definition a sentence means: pytest-bdd's own matching, without a run."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from functools import cache
from types import ModuleType

import msgspec
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

import clausewise.steps
from clausewise.registry.lint import StepMatcher
from clausewise.registry.model import StepKind

SUFFIX = "_steps"


class StepDefinition(msgspec.Struct, frozen=True):
    """One registered step definition and where it is."""

    context: StepFunctionContext
    module: str

    @property
    def kind(self) -> StepKind | None:
        return self.context.type

    @property
    def sentence(self) -> str:
        return self.context.parser.name

    def fits(self, kind: StepKind, text: str) -> bool:
        """Whether a sentence of a scenario means this definition."""
        return fits(self.context, kind, text)

    def __str__(self) -> str:
        return f"{self.module.rsplit('.', 1)[-1]}: {self.sentence}"


def fits(context: StepFunctionContext, kind: str, text: str) -> bool:
    """Whether pytest-bdd would take a registered function for a step of this kind (given, when, then) and text."""
    return context.type in {None, kind} and bool(context.parser.is_matching(text))


def step_modules() -> tuple[ModuleType, ...]:
    """The modules of clausewise.steps that define sentences: those named …_steps."""
    found = pkgutil.walk_packages(clausewise.steps.__path__, "clausewise.steps.")
    names = sorted(info.name for info in found if info.name.endswith(SUFFIX))
    return tuple(importlib.import_module(name) for name in names)


def definitions_in(modules: Sequence[ModuleType]) -> tuple[StepDefinition, ...]:
    """The step definitions that pytest-bdd has registered in these modules."""
    names = {module.__name__ for module in modules}
    return tuple(
        StepDefinition(context, context.step_func.__module__)
        for context in list(step_function_context_registry.values())
        if context.step_func.__module__ in names
    )


def matcher_for(definitions: Sequence[StepDefinition]) -> StepMatcher:
    """Answers which definitions match a sentence, each question once."""

    @cache
    def match(kind: StepKind, text: str) -> tuple[str, ...]:
        return tuple(str(definition) for definition in definitions if definition.fits(kind, text))

    return match
