"""Two sides compared: what became of each clause, and whether anything got worse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from clausewise.changes.approving import held
from clausewise.changes.kinds import because, kind_of
from clausewise.changes.pairing import paired
from clausewise.changes.reasons import reasons, same_conditions
from clausewise.changes.side import Loaded
from clausewise.changes.wordings import wordings
from clausewise.reports.changes_results import FORMAT, KINDS, WORSE, Change, Changes, Held, Side
from clausewise.showing import counted
from clausewise.verdicts import selected


def compare(
    before: Loaded, after: Loaded, *, documents: Sequence[Path] = (), features: Sequence[Path | None] = (None,)
) -> Changes:
    """What is otherwise in the later one."""
    pairs = _pairs(before.side, after.side)
    changes, same, standing = _changes(before, after, pairs)
    approved = tuple(held(approval, after.side) for approval in before.side.approved)
    changes.sort(key=lambda change: KINDS.index(change.kind))
    return Changes(
        format=FORMAT,
        before=before.side,
        after=after.side,
        worse=tuple(_worse(changes, approved, before, after)),
        counts={kind: n for kind in KINDS if (n := Counter(c.kind for c in changes)[kind])},
        same=same,
        standing=standing,
        changes=tuple(changes),
        reasons=reasons(before.side, after.side),
        wordings=wordings(before.side, after.side, pairs, documents, features),
        approved=approved,
        notes=(*before.notes, *after.notes, *_unsaid(before), *_unsaid(after)),
    )


def _pairs(before: Side, after: Side) -> dict[str, str]:
    """The later clauses with the earlier ones that they are; by their ids where a journal does not tell the words."""
    if before.words and after.words:
        return paired(before.words, after.words)
    return {clause: clause for clause in after.clauses if clause in before.clauses or clause in before.words}


def _changes(before: Loaded, after: Loaded, pairs: Mapping[str, str]) -> tuple[list[Change], int, int]:
    """The clauses that are not as they were; how many are; how many were not asked about and stand."""
    found: list[Change] = []
    same = standing = 0
    unaltered = {book: same_conditions(before.side, after.side, book) for book in after.side.rulebooks}
    for clause in _every(before.side, after.side, pairs):
        was_id = pairs.get(clause, "" if clause in after.side.words else clause)
        was, now = before.side.clauses.get(was_id), after.side.clauses.get(clause)
        if was is None and now is None:
            continue
        if was is not None and now is None and _stands(clause, was_id, before.side, after.side, unaltered):
            standing += 1
            continue
        known = not after.side.words or clause in after.side.words
        new = bool(before.side.words) and clause not in pairs and clause in after.side.words
        kind = kind_of(was, now, in_the_rules=known, new=new)
        if kind is None:
            same += 1
            continue
        found.append(
            Change(
                clause=clause,
                was=was_id if was_id != clause else "",
                title=after.titles.get(clause) or before.titles.get(was_id, ""),
                kind=kind,
                before=was,
                after=now,
                because=tuple(because(was, now, _reworded(clause, was_id, before.side, after.side))),
            )
        )
    return found, same, standing


def _every(before: Side, after: Side, pairs: Mapping[str, str]) -> Iterator[str]:
    """Each clause of either side once, the later ones first; earlier ones that are gone by the id that they had."""
    later = dict.fromkeys((*after.words, *after.clauses))
    yield from later
    known = set(pairs.values())
    for clause in before.clauses:
        if clause not in known and (clause not in later or clause not in pairs):
            if clause in later:
                continue  # its number has gone to another one: told with what stands there now
            yield clause


def _stands(clause: str, was_id: str, before: Side, after: Side, unaltered: Mapping[str, bool]) -> bool:
    """Whether a clause was left out on purpose, and nothing that it rests on is otherwise."""
    book = clause.split(".", 1)[0]
    return (
        bool(after.selection)
        and not selected(clause, after.selection)
        and unaltered.get(book, False)
        and bool(before.words)
        and before.words.get(was_id) == after.words.get(clause)
        and clause == was_id
    )


def _reworded(clause: str, was_id: str, before: Side, after: Side) -> bool:
    then, now = before.words.get(was_id), after.words.get(clause)
    return bool(then and now and then != now)


def _worse(changes: Sequence[Change], approved: Sequence[Held], before: Loaded, after: Loaded) -> Iterator[str]:
    """Why the exit code is 1, a sentence for each kind."""
    kept = {one.approval.clause for one in approved if one.holds}
    for problem in after.side.problems:
        yield f"the run as a whole: {problem}"
    counts = Counter(change.kind for change in changes if change.clause not in kept)
    for kind in WORSE:
        if counts[kind]:
            yield f"{counted(counts[kind], 'clause')} {kind}"
    still = [change for change in changes if change.kind == "still failing" and change.clause not in kept]
    if before.baseline and still:
        yield f"{counted(len(still), 'clause')} still failing, approved by nobody"


def _unsaid(loaded: Loaded) -> Iterator[str]:
    if not loaded.side.words:
        yield f"{loaded.name}: its journal does not say which words the rules had; clauses are compared by their ids"
