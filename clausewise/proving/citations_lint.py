"""What the sound run shows to be wrong with the citations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from clausewise.proving.sound import Sound
from clausewise.registry import Rulebook
from clausewise.registry.citations import provisions_of
from clausewise.registry.lint.engine import MOST_CLAUSES
from clausewise.reports.prove_results import LintFinding


def findings(sound: Sound, rulebooks: Sequence[Rulebook], takes: Callable[[str], bool]) -> tuple[LintFinding, ...]:
    """Everything that concerns a clause of the selection."""
    found = [*_too_many(sound, takes), *_never_apart(sound, takes)]
    for book in rulebooks:
        found += _never_reached(sound, book, takes)
    return tuple(found)


def breakdowns(rulebook: str, crashes: Iterable[str]) -> tuple[LintFinding, ...]:
    """Random rounds that the sound engine could not cope with, one of each kind."""
    kinds: dict[str, str] = {}
    for crash in crashes:
        kinds.setdefault(crash.partition(": ")[2].partition(": ")[0], crash)
    return tuple(
        LintFinding("broke down", f"the sound engine of {rulebook} breaks down in a random round: {crash}")
        for crash in kinds.values()
    )


def _too_many(sound: Sound, takes: Callable[[str], bool]) -> Iterator[LintFinding]:
    seen: dict[tuple[str, ...], str] = {}
    for uid, heard in sound.heard.items():
        for citation in heard.citations:
            if len(citation) > MOST_CLAUSES and any(map(takes, citation)):
                seen.setdefault(citation, uid)
    for citation, uid in sorted(seen.items()):
        yield LintFinding(
            "cites too many",
            f"one event cites {len(citation)} clauses, more than {MOST_CLAUSES}: {', '.join(citation)} (in: {uid})",
        )


def _never_apart(sound: Sound, takes: Callable[[str], bool]) -> Iterator[LintFinding]:
    """Two clauses that are cited by exactly the same events cannot be told apart by anything that happens."""
    where: dict[str, set[tuple[str, ...]]] = {}
    for heard in sound.heard.values():
        for citation in heard.citations:
            for clause in citation:
                where.setdefault(clause, set()).add(citation)
    together: dict[frozenset[tuple[str, ...]], list[str]] = {}
    for clause, citations in where.items():
        together.setdefault(frozenset(citations), []).append(clause)
    for clauses in sorted(together.values()):
        if len(clauses) > 1 and any(map(takes, clauses)):
            yield LintFinding("never apart", f"are only ever cited together: {', '.join(sorted(clauses))}")


def _never_reached(sound: Sound, book: Rulebook, takes: Callable[[str], bool]) -> Iterator[LintFinding]:
    """Provisions of clauses that have their Rule, at which no scenario makes the engine decide or cite anything."""
    written = {clause.id for clause in book.clauses}
    own = [heard for uid, heard in sound.heard.items() if sound.clause_of[uid] in written]
    decided = {site.provision for heard in own for site in heard.sites}
    cited = {clause for heard in own for citation in heard.citations for clause in citation}
    for provision, clauses in (provisions_of(book.id) or {}).items():
        wanted = [clause for clause in clauses if clause in written and takes(clause)]
        if wanted and provision not in decided and not cited.intersection(clauses):
            yield LintFinding("never reached", f"no scenario comes to {provision}, which serves {', '.join(wanted)}")
