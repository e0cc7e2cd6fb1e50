"""Rounds played at random, lawfully for the most part: what shows that two engines cannot be told apart.

A script is made by playing against a sound table and looking only at its events, as players do. The same number gives
the same script; it can then be submitted to any other table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.families.random_player import BrokeDown, PlayedTable, happens
from clausewise.reference_engine.families.rulebook import GAME
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


@dataclass(frozen=True, slots=True)
class Script:
    """A table and everything that is done to it."""

    setup: TableSetup
    stimuli: tuple[AnyStimulus, ...]
    rounds: int
    """How many rounds came to their end."""
    crash: str = ""
    """What the table could not cope with: a defect of the engine, which has to refuse what it cannot do."""


def scripts(
    rulebook: str,
    options: Mapping[str, Sequence[str | int]],
    readings: Mapping[str, Sequence[str]],
    open_table: Callable[[TableSetup], PlayedTable],
    rounds: int = 1000,
) -> Iterator[Script]:
    """Tables until so many rounds have been played on them to their end."""
    number, played = 0, 0
    while played < rounds:
        number += 1
        chance = Random(f"{rulebook} {number}")  # noqa: S311  rounds that can be played again, no secrets
        setup = _setup(chance, rulebook, options, readings, number)
        try:
            table = open_table(setup)
        except NotOffered:
            continue  # options that do not go together
        player = RULEBOOKS[rulebook].game(setup.options).player(chance, setup, table)
        crash = ""
        try:
            player.play()
        except BrokeDown as defect:
            crash = f"{type(player.stimuli[-1]).__name__} on table {number}: {defect}"
        played += player.rounds
        yield Script(setup, tuple(player.stimuli), player.rounds, crash)
        if number > 2 * rounds:
            raise RuntimeError(f"{number} tables of {rulebook} were played, and only {played} rounds came to their end")


def _setup(
    chance: Random,
    rulebook: str,
    options: Mapping[str, Sequence[str | int]],
    readings: Mapping[str, Sequence[str]],
    number: int,
) -> TableSetup:
    """Any options; readings as adopted on every other table."""
    book = RULEBOOKS[rulebook]
    if len(book.games) > 1:
        # one of the games first, for what is left to the house is not the same in each
        rules = chance.choice(book.games).rules
        options, readings = {GAME: (rules.game,), **rules.options}, rules.readings
    chosen = {name: chance.choice(values) for name, values in options.items()}
    read = {name: chance.choice(choices) for name, choices in readings.items()} if happens(chance, 0.5) else {}
    return TableSetup(rulebook, chosen, read, number, ready=happens(chance, 0.8))
