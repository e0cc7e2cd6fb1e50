"""Lint: faults in the features that no run would show, because a run only sees what pytest-bdd makes of them."""

from clausewise.registry.lint.findings import Finding
from clausewise.registry.lint.folder import lint_folder
from clausewise.registry.lint.sentences import StepMatcher

__all__ = ["Finding", "StepMatcher", "lint_folder"]
