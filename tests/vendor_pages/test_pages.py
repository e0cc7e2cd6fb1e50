"""The pages of the vocabulary say what is so, and leave nothing out."""

from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary import due
from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.modules import types_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.vendor_pages.findings import events_shown, stimuli_shown
from clausewise.vendor_pages.kept_rounds import all_played
from clausewise.vendor_pages.published import pages
from clausewise.vendor_pages.whole_rounds import ROUNDS

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [
    "vocabulary.md", *(f"vocabulary/{name}.md" for name in ("stimuli", "events", "facts", "rulebooks", "rounds")),
]  # fmt: skip
KINDS = {*types_of(AnyEvent), *get_args(Act)} - {"procedure"}


@cache
def made() -> dict[str, str]:
    """The pages, made once."""
    return pages()


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_are_up_to_date(name: str) -> None:
    """`clausewise schema --out docs` makes them anew."""
    assert (DOCS / name).read_text(encoding="utf-8") == made()[name]


def test_all_pages_are_looked_at() -> None:
    """None is made that nobody compares."""
    assert sorted(made()) == sorted(PAGES)


def test_it_is_said_of_everything_when_it_is_due() -> None:
    """Every type and act of the vocabulary, and nothing else."""
    assert set(due.EVENTS) == KINDS
    assert set(due.STIMULI) == set(types_of(AnyStimulus))


def test_everything_is_shown_by_a_real_round() -> None:
    """Each type and act has an example; `python -m clausewise.vendor_pages.picking` finds some where one is missing."""
    assert KINDS - set(events_shown(all_played())) == set()
    assert set(types_of(AnyStimulus)) - set(stimuli_shown(all_played())) == set()


def test_every_rulebook_has_its_part() -> None:
    """Tables from which its names are taken, and a whole round."""
    assert {table.rulebook for table in all_played()} == set(RULEBOOKS)
    assert {asked.setup.rulebook for asked in ROUNDS if not asked.name} == set(RULEBOOKS)
