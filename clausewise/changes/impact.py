"""What rests on the words of clauses that a document has otherwise now, and what must be tested again for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from clausewise.changes.pairing import paired
from clausewise.changes.side import Loaded
from clausewise.changes.wordings import displaced
from clausewise.journal.records import Attestation, Variance
from clausewise.registry import Clause, Rulebook
from clausewise.registry.amended import amended_lock
from clausewise.registry.comparison import make_lock
from clausewise.registry.document import Document
from clausewise.registry.locating import open_document, required_lock
from clausewise.registry.lock_file import Lock

Status = Literal["changed", "added", "gone", "moved"]
ORDER: tuple[Status, ...] = ("changed", "added", "gone", "moved")


class _Part(msgspec.Struct, frozen=True):
    """Always written whole."""


class Earlier(_Part, frozen=True):
    """What an earlier run found of a clause, which is stale now."""

    run: str
    verdict: str


class Touched(_Part, frozen=True):
    """A clause of which the words or the place are others, and all that rests on it."""

    clause: str
    """Its id now; of one that is gone, the one that it had."""
    was: str
    status: Status
    since: tuple[str, ...]
    """Against what it differs: the lock, and the runs whose rules had other words."""
    rule: str
    """Where its Rule stands; empty where none is written yet."""
    scenarios: tuple[str, ...]
    readings: tuple[str, ...]
    options: tuple[str, ...]
    earlier: tuple[Earlier, ...]


class Stale(_Part, frozen=True):
    """An attestation or a variance that does not count any more."""

    kind: Literal["attestation", "variance"]
    clause: str
    told: str
    why: str
    where: str


class Again(_Part, frozen=True):
    """A clause that must be tested again, and why."""

    clause: str
    why: str


class Impact(_Part, frozen=True):
    """What an amended document means for a rulebook."""

    rulebook: str
    document: str
    digest: str
    locked: bool
    """The lock is that of this document; otherwise the ids are those that the clauses will have."""
    clauses: tuple[Touched, ...]
    unclaimed: tuple[str, ...]
    """New text that has no id yet."""
    stale: tuple[Stale, ...]
    again: tuple[Again, ...]
    unwritten: tuple[str, ...]
    """Clauses of the document for which no Rule is written: they cannot be tested yet."""

    @property
    def touched(self) -> bool:
        """Whether anything is to be done."""
        return bool(self.clauses or self.unclaimed or self.stale or self.again)


class Given(msgspec.Struct, frozen=True):
    """What people gave for clauses, and where that stands."""

    where: str
    attestations: tuple[Attestation, ...] = ()
    variances: tuple[Variance, ...] = ()


def impact(
    rulebook: Rulebook,
    documents: Path,
    runs: Sequence[Loaded] = (),
    given: Sequence[Given] = (),
    inventory: Path | None = None,
) -> Impact:
    """Compares the lock, and what each run had, with the words of a document as they are now."""
    before = required_lock(rulebook.folder)
    document = open_document(rulebook.document, before, documents)
    now, unclaimed = _lock_now(before, document, rulebook, inventory)
    words = _words(now)
    touched: dict[tuple[str, str], tuple[Status, list[str]]] = {}
    for name, then in [("the lock", _words(before)), *((run.name, _of(run, rulebook)) for run in runs)]:
        for clause, was, status in _differing(then, words) if then else ():
            touched.setdefault((clause, was), (status, []))[1].append(name)
    locked = not unclaimed and _words(before) == words
    told = [_touched(rulebook, *key, *value, runs=runs, locked=locked) for key, value in touched.items()]
    told.sort(key=lambda one: ORDER.index(one.status))
    again = {one.clause: _became(one) for one in told if one.status != "gone"}
    again |= {clause: why for clause, why in _through_readings(rulebook, told) if clause not in again}
    written = {clause.id for clause in rulebook.clauses}
    if not locked:  # a Rule stands under the number that its clause had, and another one may get that number
        written -= {one.clause for one in told}
        written |= {one.clause for one in told if one.rule}
    return Impact(
        rulebook=rulebook.id,
        document=document.name,
        digest=document.digest,
        locked=locked,
        clauses=tuple(told),
        unclaimed=unclaimed,
        stale=tuple(_stale(given, words, rulebook.id)),
        again=tuple(Again(clause, again[clause]) for clause in words if clause in again and clause in written),
        unwritten=tuple(clause for clause in again if clause not in written),
    )


def _became(one: Touched) -> str:
    return f"{one.status}, was {one.was}" if one.was and one.was != one.clause else one.status


def _lock_now(
    before: Lock, document: Document, rulebook: Rulebook, inventory: Path | None
) -> tuple[Lock, tuple[str, ...]]:
    """The lock that the document would get, and what in it has no id yet."""
    spec = rulebook.document
    if spec.numbered or inventory is not None:
        return make_lock(rulebook.id, document, spec, inventory), ()
    return amended_lock(before, document, spec)


def _words(lock: Lock) -> dict[str, str]:
    return {clause.id: clause.wording for clause in lock.clauses}


def _of(run: Loaded, rulebook: Rulebook) -> dict[str, str]:
    return {clause: words for clause, words in run.side.words.items() if clause.startswith(f"{rulebook.id}.")}


def _differing(then: Mapping[str, str], now: Mapping[str, str]) -> Iterator[tuple[str, str, Status]]:
    """Each clause that is not as it was: its id now, its id then, and what became of it."""
    pairs = paired(then, now)
    elsewhere = displaced([pairs[clause] for clause in now if clause in pairs], list(then))
    for clause, words in now.items():
        was = pairs.get(clause, "")
        if not was:
            yield clause, "", "added"
        elif then[was] != words:
            yield clause, was, "changed"
        elif was != clause or was in elsewhere:
            yield clause, was, "moved"
    kept = set(pairs.values())
    yield from ((clause, clause, "gone") for clause in then if clause not in kept)


def _touched(
    rulebook: Rulebook,
    clause: str,
    was: str,
    status: Status,
    since: Iterable[str],
    *,
    runs: Sequence[Loaded],
    locked: bool,
) -> Touched:
    rules = {one.id: one for one in rulebook.clauses}
    # Until the document is locked and the Rules are numbered anew, a Rule stands under the number that its clause had.
    rule = rules.get(clause) if locked and status != "gone" else rules.get(was)
    named = {clause, was}
    return Touched(
        clause=clause,
        was=was,
        status=status,
        since=tuple(since),
        rule=f"{rule.path.name}:{rule.line}" if rule else "",
        scenarios=_scenarios(rule) if rule else (),
        readings=tuple(reading.id for reading in rulebook.readings if named & set(reading.clauses)),
        options=tuple(option.id for option in rulebook.options if named & set(option.clauses)),
        earlier=tuple(
            Earlier(run.name, found.verdict)
            for run in runs
            if run.name in since and (found := run.side.clauses.get(was or clause)) is not None
        ),
    )


def _scenarios(rule: Clause) -> tuple[str, ...]:
    return tuple(f"{scenario.name} ({scenario.path.name}:{scenario.line})" for scenario in rule.scenarios)


def _through_readings(rulebook: Rulebook, touched: Sequence[Touched]) -> Iterator[tuple[str, str]]:
    """Clauses whose scenarios rest on a reading of words that are others now."""
    asked = {reading: one.clause for one in touched if one.status != "moved" for reading in one.readings}
    for clause in rulebook.clauses:
        for scenario in clause.scenarios:
            for choice in scenario.readings:
                if choice.reading in asked:
                    yield clause.id, f"rests on the reading {choice.reading}, of {asked[choice.reading]}"


def _stale(given: Sequence[Given], words: Mapping[str, str], rulebook: str) -> Iterator[Stale]:
    for one in given:
        for attestation in one.attestations:
            if why := _why_stale(attestation, words, rulebook):
                told = f"{attestation.finding}, {attestation.inspector}, {attestation.date}"
                yield Stale("attestation", attestation.clause, told, why, one.where)
        for variance in one.variances:
            if why := _why_stale(variance, words, rulebook):
                told = f"{variance.authority}, {variance.reference}, {variance.date}"
                yield Stale("variance", variance.clause, told, why, one.where)


def _why_stale(one: Attestation | Variance, words: Mapping[str, str], rulebook: str) -> str:
    if not one.clause.startswith(f"{rulebook}."):
        return ""
    now = words.get(one.clause)
    if now is None:
        moved = next((clause for clause, worded in words.items() if worded == one.words), "")
        return f"the document has the clause as {moved} now" if moved else "the document has no such clause any more"
    if not one.words:
        return f"it does not say which words it is for; they are {now} now"
    return "" if one.words == now else f"it is for other words: {one.words}, and they are {now} now"
