"""Whether the scenarios of a reading tell its choices apart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import combinations

from clausewise.proving.broken import broken
from clausewise.proving.patience import patiently
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.registry import Rulebook
from clausewise.reports.prove_results import LintFinding
from clausewise.running.inprocess import Suite


def undistinguished(
    suite: Suite, green: Collection[str], rulebooks: Sequence[Rulebook], takes: Callable[[str], bool]
) -> Iterator[LintFinding]:
    """Pairs of choices of which neither's scenarios fail where the engine follows the other.

    One direction is enough: who follows the stricter of two readings breaks neither.
    """
    tagged: dict[tuple[str, str], list[str]] = {}
    clause_of: dict[str, str] = {}
    for uid, case in suite.cases.items():
        clause_of[uid] = case.clause.id
        for choice in case.readings if uid in green else ():
            tagged.setdefault((case.rulebook.id, choice), []).append(uid)
    for book in rulebooks:
        for reading in book.readings:
            named = {choice: tagged.get((book.id, f"{reading.id}.{choice}"), []) for choice in reading.choices}
            clauses = {clause_of[uid] for uids in named.values() for uid in uids}
            if reading.effect != "behaviour" or not any(map(takes, clauses)):
                continue
            for one, other in combinations(reading.choices, 2):
                if not (_fails(suite, named[one], reading.id, other) or _fails(suite, named[other], reading.id, one)):
                    yield LintFinding(
                        "reading without effect",
                        f"{reading.id}: no scenario for {one} fails where the engine follows {other}, and none the "
                        "other way round",
                    )


def _fails(suite: Suite, uids: Sequence[str], reading: str, choice: str) -> bool:
    otherwise = Misreading(f"{reading} is read as {choice}", (), readings={reading: choice})
    return any(patiently(partial(_outcome, suite, uid, otherwise)) == "fail" for uid in uids)


def _outcome(suite: Suite, uid: str, otherwise: Misreading) -> str:
    with broken(otherwise) as system:
        return suite.run(uid, system).outcome
