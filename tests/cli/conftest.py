"""A features folder and a document, and the command line run as a person runs it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.cli import main

RULEBOOK = r"""
title = "Harbour Fair Games"
authority = "The Harbour Board"
version = "3"
game = "Angling"

[document]
name = "harbour.txt"
heading = 'Chapter (\d+) - .+'
levels = ["A.", "(1)"]
"""

DOCUMENT = "Chapter 1 - Boats.\nA. Each boat shall carry:\n(1) Two oars; and\n(2) One bell.\n"

FEATURE = """\
Feature: Boats

  @harbour.1.A @equipment @informative
  Rule: What a boat carries

  @harbour.1.A.1 @equipment @play
  Rule: A boat has two oars

    @reading:oars.yes
    Scenario: Paddles
      When a boat sails with
        | left   | right  |
        | paddle | paddle |
      Then it sails

    @reading:oars.no
    Scenario: Oars
      When a boat sails with
        | left | right |
        | oar  | oar   |
      Then it sails

  @harbour.1.A.2 @equipment @attestation
  Rule: A boat has a bell
"""

READINGS = """\
[[reading]]
id = "oars"
clauses = ["1.A.1"]
question = "Is a paddle an oar?"
adopted = "yes"
why = "It moves the boat."
effect = "behaviour"
[reading.choices]
yes = "It is."
no = "It is not."
"""


class Said:
    """What a command said, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Said]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder: features/harbour, not locked yet, and documents."""
    folder = tmp_path / "features" / "harbour"
    folder.mkdir(parents=True)
    (folder / "rulebook.toml").write_text(RULEBOOK)
    (folder / "readings.toml").write_text(READINGS)
    (folder / "01-boats.feature").write_text(FEATURE)
    (tmp_path / "documents").mkdir()
    (tmp_path / "documents" / "harbour.txt").write_text(DOCUMENT)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(place: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line."""

    def run_command(line: str) -> Said:
        code = main(line.split())
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run_command


@pytest.fixture
def locked(run: Run) -> None:
    """The lock, made by its command."""
    assert run("lock harbour --documents documents --features features").code == 0
