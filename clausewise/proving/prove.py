"""A proof from its selection to its result."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from clausewise.proving.hunting import Hunter
from clausewise.proving.model import ClauseProof, Proof, sums
from clausewise.proving.planting import faults_of, siblings_of
from clausewise.proving.sound import listen
from clausewise.registry import Clause, Rulebook
from clausewise.running.configuration import Configuration
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.plan import Selection
from clausewise.running.run import plan_run


def prove(
    selection: Selection, rulebooks: Sequence[Rulebook], *, features: Path | None = None
) -> Proof:
    """Proves the clauses of a selection. All scenarios of their rulebooks take part: a fault knows no borders."""
    began = time.monotonic()
    whole = Selection(tuple(book.id for book in rulebooks))
    with tempfile.TemporaryDirectory() as nowhere:
        plan = plan_run(Configuration(), whole, rulebooks, Path(nowhere), features=features, allure=False)
    wanted = [c for book in rulebooks for c in book.clauses if selection.takes(c.id) and provable(c)]

    def use(suite: Suite) -> tuple[dict[str, ClauseProof], int]:
        sound = listen(suite, lambda: None)
        hunter = Hunter(suite, sound, faults_of(rulebooks, sound), siblings_of(rulebooks))
        return {clause.id: hunter.prove(clause.id) for clause in wanted}, len(sound.heard)

    clauses, scenarios = with_suite(plan, use)
    return Proof(
        rulebooks=tuple(book.id for book in rulebooks),
        clauses=clauses,
        counts=sums(clauses, scenarios),
        seconds=round(time.monotonic() - began, 1),
        harness=version("clausewise"),
    )


def provable(clause: Clause) -> bool:
    """Whether scenarios examine the clause; what only a person can judge is not proved by breaking an engine."""
    return any(channel != "attestation" for channel in clause.channels)
