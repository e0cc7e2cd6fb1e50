"""An event of a family of games is named in the rooms of the family: who adds one looks nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, get_args

import pytest

from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.modules import part_of

CHECKOUT: Final = Path(__file__).resolve().parent.parent
ROOMS: Final = ("reference_engine", "clausewise", "adapters", "steps", "reports")
EVERYBODYS: Final = "reference_engine/vocabulary/"
"""Where the parts are put together."""

AT_HOME: Final[Mapping[str, tuple[str, ...]]] = {
    "against_dealer": (
        "/against_dealer", "_against_dealer", "/against_the_dealer", "four_card/", "three_card/",
        # who wagers on a layout of dice wagers against the house, too
        "families/dice/", "rulebooks/oneida_sic_bo/", "reports/tables/dice",
        # and who wagers on a hand that counts points
        "families/points/", "rulebooks/oneida_blackjack/", "steps/play/points", "steps/points_steps",
        "third_party/blackjack21", "third_party/engine_blackjack",
        "third_party/openspiel_blackjack",
        "steps/house_wagers", "steps/wager_steps", "steps/outcome_steps", "steps/meter_steps", "steps/sums",
    ),
    "pot": ("/pot/", "/pot.", "/pot_", "_pot.", "/pots_", "rulebooks/oasis", "third_party/"),
    "points": (
        "/points", "rulebooks/oneida_blackjack/", "third_party/blackjack21", "third_party/engine_blackjack",
        "third_party/openspiel_blackjack",
    ),
    "dice": ("/dice", "_dice", "equipment/shaker", "rulebooks/oneida_sic_bo/"),
}  # fmt: skip
"""For each part of the vocabulary that a family has for itself, how the files of the family are called: its engine and
rulebooks, its sentences, its picture, what is noted of it at a guided table, engines that others wrote for it."""

ELSEWHERE: Final[Mapping[str, str]] = {
    "clausewise/following/cards_read_back.py": "which card lies where is read from whatever shows cards",
    "clausewise/following/house_choices.py": "what a house chose is read from whatever shows it, how often it shook",
    "clausewise/randomness/sources/system.py": "what dice showed is read from the event that shows them",
    "clausewise/unannounced/brought.py": "what chance brings guests, be it cards or dice",
    "clausewise/doctor/claims.py": "whether the dice fell as they were forced",
    "steps/forcing.py": "the same",
    "clausewise/comparing/playing.py": "what came of a round under either rule set",
    "steps/session.py": "what a sentence finds that looks back at the table",
    "steps/sightings.py": "the same",
}
"""Files of no family that name an event of one, and why."""

EVENTS: Final = [event for event in get_args(AnyEvent) if part_of(event) in AT_HOME]


@cache
def names_by_file() -> dict[str, frozenset[str]]:
    """For each file of the product the names that its code uses, imports left out."""
    found = {}
    for room in ROOMS:
        for path in sorted((CHECKOUT / room).rglob("*.py")):
            tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            found[str(path.relative_to(CHECKOUT))] = frozenset(node.id for node in tree if isinstance(node, ast.Name))
    return found


def named_abroad(event: type) -> set[str]:
    """The files outside the rooms of its family in which an event is named."""
    home = AT_HOME[part_of(event)]
    return {
        file
        for file, names in names_by_file().items()
        if event.__name__ in names and not file.startswith(EVERYBODYS) and not any(word in file for word in home)
    }


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_an_event_of_a_family_is_named_at_home(event: type) -> None:
    """Whoever knows no family treats its events by what all events have, or asks the family."""
    assert named_abroad(event) <= set(ELSEWHERE)


def test_no_exception_is_left_over() -> None:
    """A file that names no family's event any more is no exception, and must not become one again unnoticed."""
    assert {file for event in EVENTS for file in named_abroad(event)} == set(ELSEWHERE)
