"""What a soak is to do, worked out before the first table is opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.reference import REFERENCE
from clausewise.journal.chain import MAIN
from clausewise.journal.records import ConfigurationUsed, Header, SoakAsked
from clausewise.journal.sinks import check_sink
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.registry import Rulebook
from clausewise.running.binding import configurations_for
from clausewise.running.configuration import Configuration
from clausewise.running.plan import FAILURES_IN_A_ROW, Selection
from clausewise.running.run import describe, header_for, hidden_from
from clausewise.soaking.choosing import House
from clausewise.soaking.houses import houses_of


@dataclass(frozen=True, slots=True)
class Share:
    """Which part of a soak is one process's: of so many processes each plays every so manieth batch."""

    number: int = 0
    of: int = 1

    @property
    def segment(self) -> str:
        """Of the journal."""
        return MAIN if self.of == 1 else f"w{self.number + 1}"

    def house(self, batch: int, houses: Sequence[House]) -> House:
        """All rulebooks in turn; not every worker begins with the first."""
        return houses[(batch // self.of + self.number) % len(houses)]

    def rounds(self, asked: int | None) -> int | None:
        """So many of those that are asked for, the first worker one more than the last."""
        return None if asked is None else asked // self.of + (self.number < asked % self.of)


ALONE: Final = Share()


@dataclass(frozen=True, slots=True)
class SoakPlan:
    """One soak."""

    directory: Path
    target: str
    settings: HttpSettings
    header: Header
    selection: Selection
    rulebooks: tuple[Rulebook, ...]
    used: Mapping[str, ConfigurationUsed]
    """By rulebook."""
    houses: tuple[House, ...]
    """Of the rulebooks that the system offers."""
    description: Description
    failures_in_a_row: int = FAILURES_IN_A_ROW

    @property
    def asked(self) -> SoakAsked:
        """What was asked for."""
        assert self.header.soak is not None  # noqa: S101  made here
        return self.header.soak

    @property
    def go_on(self) -> bool:
        """Whether the soak goes on after a difference, and looks for others."""
        return self.asked.go_on


def plan_soak(  # noqa: PLR0913  each is something a person chose
    configuration: Configuration,
    selection: Selection,
    rulebooks: Sequence[Rulebook],
    directory: Path,
    asked: SoakAsked,
    *,
    every_reading: bool = False,
    go_on: bool = False,
    failures_in_a_row: int = FAILURES_IN_A_ROW,
    sink: str = "",
) -> SoakPlan:
    """The plan of a soak; asks the system what it is."""
    if sink:
        check_sink(sink)
    description = describe(configuration)
    chosen = {book.id: configurations_for(book, configuration, description, every=False) for book in rulebooks}
    used = {book: configurations[0] for book, configurations in chosen.items()}
    any_reading = every_reading or configuration.target == REFERENCE
    asked = msgspec.structs.replace(asked, every_reading=every_reading, go_on=go_on)
    return SoakPlan(
        directory=directory.absolute(),
        target=configuration.target,
        settings=hidden_from(configuration.connection, directory),
        header=msgspec.structs.replace(header_for(configuration, selection, rulebooks, chosen), soak=asked, sink=sink),
        selection=selection,
        rulebooks=tuple(rulebooks),
        used=used,
        houses=tuple(
            house
            for book in rulebooks
            if book.id in description.games and book.id in RULEBOOKS
            for house in houses_of(book, used[book.id], configuration.house(book.id).readings, any_reading=any_reading)
        ),
        description=description,
        failures_in_a_row=failures_in_a_row,
    )
