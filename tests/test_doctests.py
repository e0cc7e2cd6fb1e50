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
NAMES = PACKAGES + [
    f"{package}.{module.name}"
    for package in PACKAGES
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__)
    if not module.ispkg and module.name != "__main__"
]
LIBRARIES = {engine.library for engine in ENGINES.values()}


@pytest.mark.parametrize("name", NAMES)
def test_examples(name: str) -> None:
    """Each module's examples, if it has any; an engine behind an extra that is not installed is skipped."""
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name not in LIBRARIES:
            raise
        pytest.skip(f"{missing.name} is not installed")
    assert doctest.testmod(module).failed == 0
