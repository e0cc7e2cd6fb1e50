"""The examples in docstrings do what they show."""

import doctest
import importlib
import pkgutil
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).resolve().parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = PROJECT["tool"]["setuptools"]["packages"]
NAMES = PACKAGES + [
    f"{package}.{module.name}"
    for package in PACKAGES
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__)
    if not module.ispkg and module.name != "__main__"
]


@pytest.mark.parametrize("name", NAMES)
def test_examples(name: str) -> None:
    """Each module's examples, if it has any."""
    assert doctest.testmod(importlib.import_module(name)).failed == 0
