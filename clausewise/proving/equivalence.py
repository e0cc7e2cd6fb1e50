"""Showing that a fault changes nothing that anybody could see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from clausewise.proving.broken import BrokenSystem, Planted, broken
from clausewise.proving.one_instance import Abouts, ByGame, Noticed, by_game, comes_to
from clausewise.proving.patience import patiently
from clausewise.proving.sound import Sound
from clausewise.reference_engine import engine
from clausewise.reference_engine.core.instances import EVERY
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import Script, scripts
from clausewise.running.inprocess import Suite

ROUNDS = 1000


@dataclass(frozen=True, slots=True)
class Played:
    """A script with what the sound engine made of it."""

    script: Script
    trace: bytes
    faults: frozenset[Fault]
    """Those whose place it comes to."""
    abouts: Abouts
    """What was decided about at each decision."""

    def comes_to(self, planted: Planted) -> bool:
        """Whether it comes to the place of a fault; a misreading is everywhere."""
        if isinstance(planted, Misreading):
            return True
        if planted.only == EVERY:
            return planted in self.faults
        return comes_to(self.abouts, planted)


@dataclass(frozen=True, slots=True)
class BesideSound:
    """A broken engine beside the sound one."""

    same: bool
    said: str
    """How much was compared, or where they first differ."""


@dataclass(frozen=True)
class Equivalence:
    """Compares a broken engine with the sound one, in all scenarios and in random rounds."""

    suite: Suite
    sound: Sound
    rulebook: str
    rounds: int = ROUNDS

    def compared(self, planted: Planted, reaching: Sequence[str]) -> BesideSound:
        """Whether the fault is none. `reaching` are the scenarios that come to it.

        What no scenario comes to is not examined by any: no number of rounds makes up for that.
        """
        if not reaching:
            return BesideSound(same=False, said="no scenario comes to it")
        for uid in reaching:
            if not self._same_in_scenario(planted, uid):
                return BesideSound(same=False, said=f"another course of: {uid}")
        concerned = [(number, one) for number, one in enumerate(self.played, 1) if one.comes_to(planted)]
        for number, one in concerned:
            if not same_in_script(planted, one):
                return BesideSound(same=False, said=f"another course at table {number} of the random rounds")
        played = sum(one.script.rounds for one in self.played)
        come = sum(one.script.rounds for _, one in concerned)
        return BesideSound(
            same=True,
            said=f"the same events, receipts and facts in {len(reaching)} scenarios and in {played:,} random rounds, "
            f"{come:,} of them on tables that come to it",
        )

    @cached_property
    def instances(self) -> ByGame:
        """All that was decided about in the random rounds, by the games of the rulebook."""
        of_rulebook = RULEBOOKS[self.rulebook]
        return by_game(((of_rulebook.game(one.script.setup.options).rules.game,), one.abouts) for one in self.played)

    def _same_in_scenario(self, planted: Planted, uid: str) -> bool:
        def play() -> tuple[str, bytes]:
            with broken(planted) as system:
                return self.suite.run(uid, system).outcome, system.trace

        heard = self.sound.heard[uid]
        return patiently(play) == (heard.result.outcome, heard.trace)

    @cached_property
    def played(self) -> tuple[Played, ...]:
        """The random rounds, played once with the sound engine."""
        rules = RULEBOOKS[self.rulebook].rules
        every = scripts(self.rulebook, rules.options, rules.readings, engine.open_table, self.rounds)
        return tuple(_played(script) for script in every)


def _played(script: Script) -> Played:
    noticed = Noticed()
    trace = replay(script, BrokenSystem(notice=noticed))
    faults = frozenset(
        Fault(site.provision, site.kind, operator) for site in noticed.sites for operator in site.operators()
    )
    return Played(script, trace, faults, noticed.abouts)


def same_in_script(planted: Planted, played: Played) -> bool:
    """Whether the broken engine says all that the sound one said."""

    def play() -> bytes:
        with broken(planted) as system:
            return replay(played.script, system)

    return patiently(play) == played.trace


def replay(script: Script, system: BrokenSystem) -> bytes:
    """The trace of a script; a table that breaks down has said what it said up to there."""
    table = system.open(script.setup)
    try:
        for number, stimulus in enumerate(script.stimuli):
            table.submit(str(number), stimulus)
        table.declaration()
    except Exception as defect:  # noqa: BLE001  whatever it is, breaking down is what the table did
        return table.trace + type(defect).__name__.encode()
    return table.trace
