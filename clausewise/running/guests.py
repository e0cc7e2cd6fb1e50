"""Guests: between two scenarios somebody sits down at a table and plays as in production, now and then.

When they come follows from the seed of the run, and nothing but what they do not say tells their tables from others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Final

from clausewise.adapters.base import SystemFailure
from clausewise.journal import now
from clausewise.journal.records import AnyRecord, Remark
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry import load_rulebook
from clausewise.running.cases import Case
from clausewise.running.manners import gone_by
from clausewise.running.plan import Plan
from clausewise.running.systems import RECORDING, Systems
from clausewise.soaking.choosing import House, any_way
from clausewise.soaking.houses import houses_of
from clausewise.soaking.playing import TablePlayed
from clausewise.unannounced.habits import FEWEST, MOST
from clausewise.unannounced.sitting import in_production, judged, record, sit

SCENARIOS_A_ROUND: Final = 9
SCENARIOS_A_HAND: Final = 27
"""For so many scenarios of a rulebook one round is played, unless another number is asked for; a round of players
against each other takes three times as many acts."""
LEAST_ROUNDS: Final = 12
ROUNDS_A_SITTING: Final = (FEWEST + MOST) // 2
MOST_FAILURES: Final = 2
"""So many failures of the system at such tables, and no other is opened by this process."""


def are_expected(plan: Plan) -> bool:
    """Whether anybody can sit down there: not at a recording, at a technician's, or at the judge's own table."""
    return not (plan.reference or plan.guided or plan.target.startswith(RECORDING) or plan.header.unannounced == 0)


def sittings(plan: Plan, every: Iterable[Case]) -> dict[str, tuple[int, ...]]:
    """Before which scenarios guests come, each with a number of their own."""
    seed, asked = plan.header.seed, plan.header.unannounced
    by_book: dict[str, list[str]] = defaultdict(list)
    for case in every if are_expected(plan) else ():
        offered = case.configuration is not None and case.rulebook.id in case.configuration.description.games
        if offered and case.rulebook.id in RULEBOOKS:
            by_book[case.rulebook.id].append(case.uid)
    found: dict[str, tuple[int, ...]] = {}
    number = 0
    for book, uids in by_book.items():
        rounds = max(LEAST_ROUNDS, len(uids) // _scenarios_a_round(book)) if asked is None else asked
        drawn = sorted(uids, key=lambda uid: sha256(f"{seed} guest before {uid}".encode()).digest())
        for place in range(-(-rounds // ROUNDS_A_SITTING)):
            number += 1
            uid = drawn[place % len(drawn)]
            found[uid] = (*found.get(uid, ()), number)
    return found


def _scenarios_a_round(book: str) -> int:
    short = all(game.family.wagers_against_the_house for game in RULEBOOKS[book].games)
    return SCENARIOS_A_ROUND if short else SCENARIOS_A_HAND


class Guests:
    """Those who come to the system of one process."""

    def __init__(self, plan: Plan, systems: Systems) -> None:
        self._plan = plan
        self._systems = systems
        self._failures = 0
        self._houses: dict[str, Sequence[House]] = {}

    def come(self, case: Case, write: Callable[[AnyRecord], None]) -> None:
        """Plays what is to be played before this case, and writes it down."""
        for number in self._plan.sittings.get(case.uid, ()):
            if self._failures < MOST_FAILURES:
                try:
                    self._sit(number, case, write)
                except Exception as defect:  # noqa: BLE001  this is ours, and must cost no scenario
                    told = f"a table not told apart from production: {type(defect).__name__}: {defect}"
                    write(Remark(time=now(), text=told))

    def _sit(self, number: int, case: Case, write: Callable[[AnyRecord], None]) -> None:
        assert case.configuration is not None  # noqa: S101  else nobody comes
        description, pace = case.configuration.description, self._plan.header.pace
        chance = Random(f"{self._plan.header.seed} guest {number}")  # noqa: S311  play that can be repeated
        house = chance.choice(self._houses_of(case))
        way = in_production(any_way(house, chance), house, description)
        try:
            played = sit(self._systems.system(), description, house, way, chance, number, pace)
            if played.refused:  # options that do not go together; the house has a usual table
                way = replace(way, options=house.usual_table().options)
                played = sit(self._systems.system(), description, house, way, chance, number, pace)
        except SystemFailure as failure:
            played = TablePlayed(house.usual_table(), (), 0, failure)
        ended = played.failure
        played, compared = judged(played, description, gone_by(self._plan.header.manners, case.rulebook.id))
        self._failures += played.failure is not None
        write(record(number, played, compared, ended))

    def _houses_of(self, case: Case) -> Sequence[House]:
        book = case.rulebook.id
        if book not in self._houses:
            used = self._plan.configurations[book][0]
            rulebook = load_rulebook(book, self._plan.folder)
            self._houses[book] = tuple(houses_of(rulebook, used, {}, any_reading=False))
        return self._houses[book]


__all__ = ["Guests", "are_expected", "sittings"]
