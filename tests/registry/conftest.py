"""A small rulebook of our own invention, with the traps that converted documents hold."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from clausewise.registry.comparison import make_lock
from clausewise.registry.document import Document, read_document
from clausewise.registry.lock_file import write_lock
from clausewise.registry.rulebook_files import read_rulebook_head

RULEBOOK = r"""
title = "Harbour Fair Games"
authority = "The Harbour Board"
version = "3"
game = "Angling"

[document]
name = "harbour.txt"
furniture = ['Page \d+ of \d+']
heading = 'Chapter (\d+) - .+'
levels = ["A.", "(1)", "(a)", "(i)", "(1)"]

[[options]]
id = "prizes"
title = "Table of prizes"
clauses = ["2.A.1", "harbour.2.A.2"]
values = ["A", "B"]

[[options]]
id = "boats"
title = "Boats a steward may take"
least = 1
most = 3
"""

# Rows run together, references that look like marks, a list that goes on after its last item, and (h) before (i).
DOCUMENT = """\
Contents
Chapter 1 Boats\t2

Chapter 1 - Boats.

- A. Each boat shall carry:
- (1) Two oars; and
- (2) One bell.
Page 1 of 2
- (3) A pike's head may be shown at the bow.
- B. The bell is rung as §A(2) and (3) of this chapter say, and (1) and (2) of Chapter 2 apply.

Chapter 2 - Prizes.

A. A catch is paid from:
(1) Table A: (a) For a pike the prize is 9 to 1; (b) For a carp the prize is 4 to 1; or \
(c) For an eel nothing; (2) Table B:
(a) For a pike the prize is 9 to 1;
(b) For a carp the prize is 5 to 1;
(c) For a perch the prize is $\\{D(1)$ or less;
(d) For a tench the prize is 3 to 1;
(e) For a roach the prize is 2 to 1;
(f) For a bream the prize is 2 to 1;
(g) For a trout the prize is 2 to 1;
(h) For a crab nothing; or
(i) For an old boot: (i) A pair; or
(ii) One only.
B. The fair ends at dusk.
"""

NUMBERS = [
    *("1.A", "1.A.1", "1.A.2", "1.A.3", "1.B"),
    *("2.A", "2.A.1", "2.A.1.a", "2.A.1.b", "2.A.1.c"),
    *("2.A.2", "2.A.2.a", "2.A.2.b", "2.A.2.c", "2.A.2.d", "2.A.2.e", "2.A.2.f", "2.A.2.g", "2.A.2.h", "2.A.2.i"),
    *("2.A.2.i.i", "2.A.2.i.ii", "2.B"),
]

READINGS = """
[[reading]]
id = "dusk"
clauses = ["2.B"]
question = "Is dusk the setting of the sun or the lighting of the lamps?"
adopted = "sunset"
why = "Lamps are lit when someone thinks of it."
effect = "noted"

[reading.choices]
sunset = "The setting of the sun."
lamps = "The lighting of the lamps."
"""

Write = Callable[[str, str], Path]


@pytest.fixture
def documents(tmp_path: Path) -> Path:
    """A folder that holds the document."""
    folder = tmp_path / "documents"
    folder.mkdir()
    (folder / "harbour.txt").write_text(DOCUMENT)
    return folder


@pytest.fixture
def features(tmp_path: Path, documents: Path) -> Path:
    """A features folder with one rulebook, locked, with readings and without Rules."""
    folder = tmp_path / "features" / "harbour"
    folder.mkdir(parents=True)
    (folder / "rulebook.toml").write_text(RULEBOOK)
    (folder / "readings.toml").write_text(READINGS)
    spec = read_rulebook_head(folder).document
    write_lock(folder, make_lock("harbour", read_document(documents / "harbour.txt", spec), spec))
    return folder.parent


@pytest.fixture
def folder(features: Path) -> Path:
    """The rulebook's own folder."""
    return features / "harbour"


@pytest.fixture
def document(folder: Path, documents: Path) -> Document:
    """The document, read."""
    return read_document(documents / "harbour.txt", read_rulebook_head(folder).document)


@pytest.fixture
def write(folder: Path) -> Write:
    """Writes a file into the rulebook's folder."""

    def write_file(name: str, text: str) -> Path:
        path = folder / name
        path.write_text(dedent(text))
        return path

    return write_file


@pytest.fixture
def numbers() -> list[str]:
    """The clauses of the document as a person reads its numbering."""
    return NUMBERS
