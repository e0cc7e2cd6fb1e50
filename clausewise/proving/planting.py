"""Which faults are planted for which clause."""

from __future__ import annotations

from collections.abc import Sequence

from clausewise.proving.sound import Sound
from clausewise.reference_engine.rulings import Fault
from clausewise.registry import Rulebook
from clausewise.registry.citations import provisions_of


def faults_of(rulebooks: Sequence[Rulebook], sound: Sound) -> dict[str, tuple[Fault, ...]]:
    """For each clause the faults at the provisions that serve it, wherever any scenario comes to them."""
    found: dict[str, list[Fault]] = {clause.id: [] for book in rulebooks for clause in book.clauses}
    served: dict[str, tuple[str, ...]] = {}
    for book in rulebooks:
        served.update(provisions_of(book.id) or {})
    for fault in sound.reach:
        for clause in served.get(fault.provision, ()):
            if clause in found:
                found[clause].append(fault)
    return {clause: tuple(faults) for clause, faults in found.items()}


def siblings_of(rulebooks: Sequence[Rulebook]) -> dict[str, tuple[str, ...]]:
    """For each clause the others that stand below the same parent."""
    below: dict[str, list[str]] = {}
    for book in rulebooks:
        for clause in book.clauses:
            below.setdefault(_parent(clause.id), []).append(clause.id)
    return {
        clause: tuple(other for other in clauses if other != clause)
        for clauses in below.values()
        for clause in clauses
    }


def _parent(clause: str) -> str:
    return clause.rpartition(".")[0]
