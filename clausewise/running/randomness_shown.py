"""Results of tests of randomness, read as evidence for a run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from clausewise.bounded_files import read_bounded
from clausewise.failures import ClausewiseError
from clausewise.journal.records import RandomnessShown
from clausewise.registry import Rulebook
from clausewise.reports.randomness_results import FORMAT, Result

MOST_BYTES: Final = 20_000_000


def randomness_shown(paths: Sequence[Path], rulebooks: Sequence[Rulebook]) -> tuple[RandomnessShown, ...]:
    """What these files say; each is a result.json, or the folder that holds it."""
    asking = {clause: one.what for book in rulebooks for one in book.randomness for clause in one.clauses}
    return tuple(_shown(path / "result.json" if path.is_dir() else path, asking) for path in paths)


def _shown(path: Path, asking: Mapping[str, str]) -> RandomnessShown:
    content = read_bounded(path, MOST_BYTES, too_long=f"has more than {MOST_BYTES:,} bytes, which no result has")
    try:
        result = msgspec.json.decode(content, type=Result)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise ClausewiseError(f"{path}: this is no result of `clausewise randomness`: {problem}") from None
    if result.format != FORMAT:
        raise ClausewiseError(f"{path}: written in format {result.format}; this Clausewise reads {FORMAT}")
    clauses = tuple(found.clause for found in result.clauses)
    if not clauses:
        raise ClausewiseError(f"{path}: its plan names no clause, so it is evidence for none; name it when planning")
    if not set(clauses) & set(asking):
        raise ClausewiseError(f"{path}: it is about {', '.join(clauses)}, of which this run examines none")
    for clause in clauses:
        if asking.get(clause, result.what) != result.what:
            raise ClausewiseError(f"{path}: {clause} asks about {asking[clause]}, and this is a test of {result.what}")
    aimed = [power.least for power in result.power if power.aimed_at]
    return RandomnessShown(
        digest=sha256(content).hexdigest(),
        plan=result.plan.digest,
        clauses=clauses,
        verdict=result.verdict,
        reason=result.reason,
        subject=result.subject,
        build=result.build,
        made=result.made,
        n=result.used,
        level=result.plan.level,
        power=min(aimed, default=0.0),
        rule=result.plan.rule,
    )
