"""A features folder of the tests' own over the real engine."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clausewise.proving.prove import prove
from clausewise.registry import load_rulebook
from clausewise.reports.prove_results import Proof

RULEBOOK = """
title = "Four Card Poker"
authority = "The Authority"
version = "1"
game = "Four Card Poker"

[document]
name = "rules.txt"
heading = 'Chapter (\\d+) - .+'
levels = ["A.", "(1)", "(a)", "(i)", "(1)"]
"""


def write_features(folder: Path, feature: str) -> Path:
    """A features folder with one rulebook and one feature."""
    book = folder / "mlgca-four-card"
    book.mkdir(parents=True, exist_ok=True)
    (book / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    (book / "readings.toml").write_text("", encoding="utf-8")
    (book / "01-rules.feature").write_text(feature, encoding="utf-8")
    return folder


@pytest.fixture
def proving(tmp_path: Path) -> Callable[..., Proof]:
    """Proves a feature of the tests' own."""

    def run(feature: str, **how: Any) -> Proof:
        features = write_features(tmp_path / "features", feature)
        book = load_rulebook("mlgca-four-card", features)
        return prove(
            [clause.id for clause in book.clauses], [book], features=features, **{"rounds": 40, "workers": 1} | how
        )

    return run


@pytest.fixture
def writing() -> Callable[[Path, str], Path]:
    """Writes a features folder."""
    return write_features
