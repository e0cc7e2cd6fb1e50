"""The examples in docstrings do what they show."""

import doctest
import importlib
import pkgutil
import tomllib
from pathlib import Path

import pytest

from clausewise.adapters.third_party.engines import ENGINES

PROJECT = tomllib.loads((Path(__file__).resolve().parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = PROJECT["tool"]["setuptools"]["packages"]
LIBRARIES = {engine.library for engine in ENGINES.values()}


@pytest.mark.parametrize("package", PACKAGES)
def test_examples(package: str) -> None:
    """Those of each module in a package, if it has any; what needs an engine that is not installed is passed over."""
    inside = pkgutil.iter_modules(importlib.import_module(package).__path__)
    named = [f"{package}.{module.name}" for module in inside if not module.ispkg and module.name != "__main__"]
    assert [name for name in (package, *named) if fail(name)] == []


def fail(name: str) -> bool:
    """Whether an example of a module does not do what it shows; doctest prints which."""
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name not in LIBRARIES:
            raise
        return False
    return doctest.testmod(module).failed > 0
