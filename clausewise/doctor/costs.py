"""What each thing that a description leaves out costs, in clauses, and what would be gained by telling it.

Measured and not guessed: the scenarios of the games that are offered are played on the reference engine behind the
system's own description, which shows, declares and is told no more than that; then with one thing more. What is still
open there is open for the system, too.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec

from clausewise.doctor.findings import Finding
from clausewise.doctor.omissions import Omission, omissions
from clausewise.doctor.veil import veiled
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.registry import rulebook_folders
from clausewise.running.binding import configurations_for
from clausewise.running.configuration import Configuration
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.plan import Plan
from clausewise.running.run import plan_run
from clausewise.running.selection import select
from clausewise.showing import counted, shown

MOST_GAINS = 5


@dataclass(slots=True)
class Measured:
    """What one thing that is left out comes to, over all rulebooks."""

    alone: int = 0
    """So many clauses would be inconclusive if nothing else were left out."""
    gain: int = 0
    """So many more would be decided if it were told, and nothing else."""


@dataclass(slots=True)
class Costs:
    """What a description leaves undecided."""

    undecided: int = 0
    of: dict[Omission, Measured] = field(default_factory=dict)


def costs(
    description: Description, declared: Mapping[str, frozenset[str]] | None = None, features: Path | None = None
) -> Iterator[Finding]:
    """What each omission costs, the dearest first, and the cheapest gains; nothing where nothing is left out.

    `declared` are the facts that are seen to be declared, by rulebook.
    """
    left_out = omissions(description, declared)
    if not left_out:
        return
    found = measured(description, left_out, declared, features)
    whole = {one: what for one, what in found.of.items() if one.within is None and what.alone}
    for one, what in sorted(whole.items(), key=lambda pair: -pair[1].alone):
        told = f"for it alone {counted(what.alone, 'clause')} would be inconclusive; {one.would} would decide "
        yield Finding("cannot", f"cost of {shown(one.name)}", f"{told}{what.gain or 'none'} more")
    gains = sorted(
        ((one, what.gain) for one, what in found.of.items() if what.gain),
        key=lambda pair: (pair[0].within is None, -pair[1]),
    )
    said = "; ".join(f"{shown(one.would)} would decide {gain} more" for one, gain in gains[:MOST_GAINS])
    text = f"by this description {counted(found.undecided, 'clause')} cannot be decided"
    yield Finding("cannot" if found.undecided else "ok", "cheapest gains", f"{text}: {said}" if said else text)


def measured(
    description: Description,
    left_out: Sequence[Omission],
    declared: Mapping[str, frozenset[str]] | None = None,
    features: Path | None = None,
) -> Costs:
    """Plays what is undecided again for each omission: with it told, and with it alone left out."""
    found = Costs(of={one: Measured() for one in left_out})
    for game in description.games:
        plan = _plan(game, description, features)
        if plan is not None:
            with_suite(plan, partial(_add_up, found, game, description, declared))
    return found


def _add_up(
    found: Costs, game: str, description: Description, declared: Mapping[str, frozenset[str]] | None, suite: Suite
) -> None:
    undecided = _undecided(suite, description, declared)
    found.undecided += len(undecided)
    for one, what in found.of.items():
        if not one.concerns(game):
            continue
        what.gain += _decided(suite, undecided, one.told(description), declared)
        if one.within is None:
            alone = description
            for other in found.of:
                alone = other.told(alone) if other.within is None and other != one else alone
            what.alone += len(undecided) - _decided(suite, undecided, alone, declared)


def _plan(game: str, description: Description, features: Path | None) -> Plan | None:
    """A run of one rulebook; None where it is not known here."""
    if game not in RULEBOOKS or not any(folder.name == game for folder in rulebook_folders(features)):
        return None
    selection, books = select([game], [], features)
    with tempfile.TemporaryDirectory() as folder:
        plan = plan_run(Configuration(), selection, books, Path(folder), features=features)
    configurations = {book.id: configurations_for(book, Configuration(), description, every=False) for book in books}
    return msgspec.structs.replace(plan, configurations=configurations)


def _undecided(
    suite: Suite, description: Description, declared: Mapping[str, frozenset[str]] | None
) -> dict[str, list[str]]:
    """The scenarios that are inconclusive, by their clauses; what a person alone judges no system could decide."""
    system = veiled(description, declared)
    found: dict[str, list[str]] = {}
    for uid, case in suite.cases.items():
        if case.clause.channels == ("attestation",):
            continue
        if suite.run(uid, system, described=description).outcome == "inconclusive":
            found.setdefault(case.clause.id, []).append(uid)
    return found


def _decided(
    suite: Suite,
    undecided: Mapping[str, Sequence[str]],
    description: Description,
    declared: Mapping[str, frozenset[str]] | None,
) -> int:
    """How many of these clauses are decided at a system that describes itself so."""
    system = veiled(description, declared)
    return sum(
        all(suite.run(uid, system, described=description).outcome != "inconclusive" for uid in uids)
        for uids in undecided.values()
    )
