"""Which faults are planted for which clause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clausewise.proving.broken import Planted
from clausewise.proving.one_instance import Provisions
from clausewise.proving.sound import Sound
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry import Rulebook


def misreadings_of(rulebook: str) -> tuple[Misreading, ...]:
    """The faults of a rulebook that are written by hand."""
    return RULEBOOKS[rulebook].misreadings if rulebook in RULEBOOKS else ()


def served_of(rulebooks: Sequence[Rulebook]) -> dict[str, dict[str, Provisions]]:
    """For each rulebook and each of its games which provisions are of which clauses."""
    known = [RULEBOOKS[book.id] for book in rulebooks if book.id in RULEBOOKS]
    return {book.id: {game.rules.game: game.rules.provisions for game in book.games} for book in known}


def faults_of(rulebooks: Sequence[Rulebook], sound: Sound) -> dict[str, tuple[Planted, ...]]:
    """For each clause the faults at the provisions that serve it, wherever any scenario comes to them.

    Then the misreadings of it, written by hand, and the readings of it that were not chosen.
    """
    found: dict[str, list[Planted]] = {clause.id: [] for book in rulebooks for clause in book.clauses}
    # Games of one family share provisions: a fault there is planted for the clauses of each in whose own scenarios it
    # can be, for what one game decides at a place another may not.
    served = [
        ((book, game), provisions) for book, games in served_of(rulebooks).items() for game, provisions in games.items()
    ]
    for fault in sound.reach:
        at = sound.games_at(fault)
        serving = [provisions.get(fault.provision, ()) for game, provisions in served if game in at]
        for clause in dict.fromkeys(clause for clauses in serving for clause in clauses):
            if clause in found:
                found[clause].append(fault)
    for book in rulebooks:
        for misreading in (*misreadings_of(book.id), *_read_otherwise(book)):
            for clause in misreading.clauses:
                if clause in found:
                    found[clause].append(misreading)
    return {clause: tuple(faults) for clause, faults in found.items()}


def _read_otherwise(book: Rulebook) -> Iterator[Misreading]:
    """Each choice of each reading, for the clauses that have a scenario for another choice of it."""
    examined: dict[tuple[str, str], set[str]] = {}
    choices = {reading.id: tuple(reading.choices) for reading in book.readings}
    for scenario in book.scenarios():
        for needed in scenario.readings:
            for choice in choices.get(needed.reading, ()):
                if choice != needed.choice:
                    examined.setdefault((needed.reading, choice), set()).add(scenario.clause)
    for (reading, choice), clauses in sorted(examined.items()):
        yield Misreading(
            f"{reading} is read as {choice}",
            tuple(sorted(clauses)),
            readings={reading: choice},
            perhaps_lawful=True,
        )


def siblings_of(rulebooks: Sequence[Rulebook]) -> dict[str, tuple[str, ...]]:
    """For each clause the others that stand below the same parent."""
    below: dict[str, list[str]] = {}
    for book in rulebooks:
        for clause in book.clauses:
            below.setdefault(_parent(clause.id), []).append(clause.id)
    return {
        clause: tuple(other for other in clauses if other != clause) for clauses in below.values() for clause in clauses
    }


def _parent(clause: str) -> str:
    return clause.rpartition(".")[0]
