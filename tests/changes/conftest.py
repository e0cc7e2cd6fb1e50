"""Somebody who tests, and runs command lines in a folder of his own."""

from __future__ import annotations

from pathlib import Path

import pytest

from clausewise.cli import main
from tests.changes.lab import Lab


@pytest.fixture
def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Lab:
    """The current folder, with a rulebook that is locked."""
    monkeypatch.chdir(tmp_path)

    def say(words: list[str]) -> tuple[int, str]:
        code = main(words)
        said = capsys.readouterr()
        return code, said.out + said.err

    return Lab(tmp_path, say)
