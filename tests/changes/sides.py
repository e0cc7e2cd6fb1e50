"""Sides of a comparison, made up: each clause and what was found of it."""

from __future__ import annotations

from clausewise.changes.side import Loaded
from clausewise.reference_engine.vocabulary.description import Component
from clausewise.reports.changes_results import FORMAT, Approval, Judged, Side, System

Words = dict[str, str]


def side(
    clauses: dict[str, Judged], *, words: Words | None = None, approved: tuple[Approval, ...] = (), **more: object
) -> Side:
    """A run of one rulebook in which these clauses were judged so."""
    told: dict[str, object] = {
        "format": FORMAT,
        "run": "r",
        "started": "2026-03-01T12:00:00.000000+00:00",
        "seal": "ab" * 32,
        "harness": "1",
        "judge": None,
        "rulebooks": {"book": "1 (aa)"},
        "systems": {"book": System("Acme", "Table", "1", "production", "", (Component("server", "00ff", "lab"),))},
        "readings": {"book": {"ties": ("push",)}},
        "options": {"book": {"decks": ("1",)}},
        "variances": (),
        "attestations": (),
        "conditions": {"least sample": "300"},
        "selection": (),
        "words": {clause: f"1-{clause}" for clause in clauses} if words is None else words,
        "clauses": clauses,
        "problems": (),
        "approved": approved,
    }
    return Side(**(told | more))  # type: ignore[arg-type]  # fields of many types by name


def loaded(of: Side, *, baseline: bool = False) -> Loaded:
    """As it is read from a folder or a file."""
    return Loaded("a run", of, {clause: f"Rule {clause}" for clause in of.clauses}, baseline=baseline)
