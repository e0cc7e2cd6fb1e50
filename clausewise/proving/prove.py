"""A proof from its selection to its result."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from clausewise.proving.citations_lint import breakdowns, findings
from clausewise.proving.equivalence import ROUNDS, Equivalence
from clausewise.proving.hunting import Hunter
from clausewise.proving.known_gaps import known_gaps
from clausewise.proving.one_instance import instances_of
from clausewise.proving.planting import faults_of, served_of, siblings_of
from clausewise.proving.progress import ProofProgress
from clausewise.proving.readings_lint import undistinguished
from clausewise.proving.sound import listen
from clausewise.registry import Clause, Rulebook
from clausewise.reports.prove_results import ClauseProof, LintFinding, Proof, sums
from clausewise.running.configuration import Configuration
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.plan import Plan, Selection
from clausewise.running.run import plan_run
from clausewise.spreading.tasks import spread


def prove(
    wanted: Sequence[str],
    rulebooks: Sequence[Rulebook],
    *,
    features: Path | None = None,
    workers: int = 1,
    everywhere: bool = False,
    rounds: int = ROUNDS,
) -> Proof:
    """Proves some clauses. All scenarios of their rulebooks take part in it: a fault knows no borders."""
    began = time.monotonic()
    shown = ProofProgress()
    gaps = known_gaps(rulebooks)

    def use(suite: Suite) -> tuple[dict[str, ClauseProof], tuple[LintFinding, ...], int]:
        shown.hears(len(suite.cases))
        sound = listen(suite, shown.heard)
        faults = faults_of(rulebooks, sound)
        equivalence = {book.id: Equivalence(suite, sound, book.id, rounds) for book in rulebooks}

        seen = {book.id: (sound.instances(book.id), equivalence[book.id].instances) for book in rulebooks}
        alone = instances_of(rulebooks, faults, seen, served_of(rulebooks))
        hunter = Hunter(suite, sound, faults, siblings_of(rulebooks), equivalence, everywhere, alone, gaps)
        takes = set(wanted).__contains__
        lint = findings(sound, rulebooks, takes) + tuple(undistinguished(suite, set(sound.green), rulebooks, takes))
        if len(wanted) == sum(provable(clause) for book in rulebooks for clause in book.clauses):
            for concerned in equivalence.values():
                # Played here, the random rounds are there for every worker.
                crashes = [one.script.crash for one in concerned.played if one.script.crash]
                lint += breakdowns(concerned.rulebook, crashes)
        shown.proves(len(wanted))
        # What takes longest comes first, so that no worker is left with it at the end.
        order = sorted(wanted, key=lambda clause: -len(hunter.faults[clause]) * len(sound.cases_of(clause)))
        found: dict[str, ClauseProof] = {}
        for clause, proof in spread("proof", hunter.prove, order, workers):
            found[clause] = proof
            shown.proved(proof)
        return {clause: found[clause] for clause in wanted}, lint, len(sound.heard)

    try:
        clauses, lint, scenarios = with_suite(plan_proof(rulebooks, features), use)
    finally:
        shown.close()
    return Proof(
        rulebooks=tuple(book.id for book in rulebooks),
        clauses=clauses,
        counts=sums(clauses, scenarios),
        seconds=round(time.monotonic() - began, 1),
        harness=version("clausewise"),
        lint=lint,
    )


def plan_proof(rulebooks: Sequence[Rulebook], features: Path | None) -> Plan:
    """Everything, under all configurations; nothing is written, so the directory is only a name."""
    whole = Selection(tuple(book.id for book in rulebooks))
    with tempfile.TemporaryDirectory() as nowhere:
        return plan_run(Configuration(), whole, rulebooks, Path(nowhere), features=features, allure=False)


def provable(clause: Clause) -> bool:
    """Whether scenarios examine the clause; what only a person can judge is not proved by breaking an engine."""
    return any(channel != "attestation" for channel in clause.channels)
