"""A source looked at as its plan says, and what comes of it. Nothing that was not shown becomes a pass."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.metadata import version
from math import log
from typing import Final

import numpy as np
from scipy import stats

from clausewise.randomness.counting import Before
from clausewise.randomness.deck_tables import DeckTables
from clausewise.randomness.evidence import DeckEvidence, ThrowEvidence
from clausewise.randomness.holm import adjusted
from clausewise.randomness.plans import PlanFile, now, order_of, rule
from clausewise.randomness.shoes import ShoeTables
from clausewise.randomness.sources.batches import Batch, Misread
from clausewise.randomness.throw_tables import NAMES, SUM_CHANCES, ThrowTables
from clausewise.reference_engine.core.cards import PACK
from clausewise.reports.randomness_results import (
    FORMAT,
    MISREADS_SHOWN,
    TITLES,
    ClauseFound,
    FoundByTest,
    HistogramShown,
    PlanShown,
    PowerShown,
    Result,
    SourceShown,
    Verdict,
)
from clausewise.showing import counted, listed

POINTS: Final = 400
"""Of the path of the evidence so many are kept, the greatest among them."""
FIRST_LOOK: Final = 10
IN_THE_BAND: Final = 0.99
SLICE: Final = 5_000
TEN: Final = log(10)


@dataclass
class Analysis:
    """What a plan makes of the batches that come."""

    file: PlanFile
    read: int = 0
    used: int = 0
    left_over: int = 0
    misread: int = 0
    crossed_at: int | None = None
    _misreads: list[Misread] = field(default_factory=list)
    _path: list[tuple[int, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nothing has come."""
        plan = self.plan = self.file.plan
        order = np.array(order_of(plan), dtype=np.uint8) if plan.start == "fixed" else None
        before = Before(plan.start, order)
        self._dice = plan.what == "dice"
        self._looks = plan.way == "evidence"
        self._decks = ShoeTables(plan.packs, plan.start, order) if plan.packs > 1 else DeckTables(plan.cards, before)
        self._deck_evidence = DeckEvidence(min(plan.cards, len(PACK)), before)
        self._throws = ThrowTables()
        self._throw_evidence = ThrowEvidence()
        self.now = 0.0
        """The logarithm of the evidence."""
        self.greatest = 0.0
        """The logarithm of the largest evidence so far."""

    @property
    def done(self) -> bool:
        """Nothing that still comes can change what is concluded."""
        return self.used >= self.plan.number or self.crossed_at is not None

    def take(self, batch: Batch) -> None:
        """Looks at a batch, as far as the plan has it looked at."""
        rows = batch.values
        self.read += len(rows) + len(batch.misreads)
        if self.done:
            self.left_over += len(rows)
            return
        self.misread += len(batch.misreads)
        self._misreads += batch.misreads[: MISREADS_SHOWN - len(self._misreads)]
        wanted = min(len(rows), self.plan.number - self.used)
        at = 0
        for end in self._ends(wanted):
            last = end == len(rows)
            gaps = tuple(gap - at for gap in batch.gaps if at <= gap < end or (last and gap == end))
            self._look(Batch(rows[at:end], (), gaps))
            at = end
            if self.crossed_at is not None:
                break
        self.left_over += len(rows) - at

    def _ends(self, wanted: int) -> Iterable[int]:
        """Where the batch is cut: decks by the thousand, throws where the evidence is to be looked at."""
        at = 0
        while at < wanted:
            due = SLICE
            if self._dice:
                due = max(FIRST_LOOK, self.used // 25) if self._looks else wanted
            at = min(at + due, wanted)
            yield at
        if not wanted:
            yield 0

    def _look(self, part: Batch) -> None:
        before = self.used
        self.used += len(part.values)
        if self._dice:
            self._throws.take(part)
            if self._looks and len(part.values):
                self._notice(np.array([self._throw_evidence.look(self._throws)]), self.used - 1)
            return
        self._decks.take(part)
        if self._looks:
            self._notice(self._deck_evidence.take(part), before)

    def _notice(self, path: np.ndarray[tuple[int], np.dtype[np.float64]], before: int) -> None:
        """Keeps the path, and where it first comes to what suffices."""
        enough = np.flatnonzero(path >= -log(self.plan.level))
        if len(enough):
            self.crossed_at = before + int(enough[0]) + 1
        if not len(path):
            return
        self.now = float(path[-1])
        self.greatest = max(self.greatest, float(path.max()))
        kept = {0, int(path.argmax()), len(path) - 1, *range(0, len(path), max(1, self.plan.number // POINTS))}
        self._path += [(before + at + 1, round(float(path[at]) / TEN, 3)) for at in sorted(kept)]

    def verdict(self) -> tuple[Verdict, str]:
        """What is concluded, and why it is no pass."""
        plan, noun = self.plan, self.plan.kind.noun
        looked_at = self.used + self.misread
        if looked_at and self.misread / looked_at > plan.most_misread:
            share = f"{self.misread} of {counted(looked_at, noun)} were misread"
            return "inconclusive", f"{share}, more than {plan.most_misread:.1%}; the first: {self._misreads[0]}"
        if self._looks and self.crossed_at is not None:
            most = _titled(self._most_telling())
            return (
                "fail",
                f"after {counted(self.crossed_at, noun)} the evidence came to {1 / plan.level:g}, most by {most}",
            )
        if self.used < plan.number:
            return "inconclusive", f"{counted(self.used, noun)} could be used, and the plan asks for {plan.number:,}"
        found = [] if self._looks else [name for name, chance in self._adjusted().items() if chance <= plan.level]
        if found:
            return "fail", f"at the level {plan.level:g} something was found by {_titled(found)}"
        if plan.too_weak_for:
            return "inconclusive", (
                f"nothing was found, but the plan lacks, for {listed(plan.too_weak_for)}, the power {plan.power:g}"
            )
        return "pass", ""

    def _adjusted(self) -> dict[str, float]:
        return adjusted(self._chances())

    def _chances(self) -> dict[str, float]:
        tables, names = (self._throws, NAMES) if self._dice else (self._decks, self._decks.names)
        return {name: tables.chance_of(name) for name in names}

    def _evidence(self) -> dict[str, float]:
        return self._throw_evidence.now if self._dice else self._deck_evidence.now

    def _most_telling(self) -> list[str]:
        evidence = self._evidence()
        return [max(evidence, key=lambda name: evidence[name])]

    def tests(self) -> tuple[FoundByTest, ...]:
        """Test by test: chances under a fixed number, evidence where it may be looked at; never both."""
        if not self.used:
            return ()
        if self._looks:
            told = self._most_telling() if self.crossed_at is not None else []
            return tuple(
                FoundByTest(name, None, None, round(value / TEN, 3), name in told)
                for name, value in self._evidence().items()
            )
        if not self.done:  # fewer than were planned: a chance would be looked at before its time
            return ()
        chances, after = self._chances(), self._adjusted()
        return tuple(
            FoundByTest(name, chances[name], after[name], None, after[name] <= self.plan.level) for name in chances
        )

    def result(self, source: SourceShown, build: str = "") -> Result:
        """What is written down."""
        plan = self.plan
        verdict, reason = self.verdict()
        powers = plan.powers
        return Result(
            format=FORMAT,
            harness=version("clausewise"),
            made=now(),
            what=plan.what,
            wide=plan.kind.wide,
            subject=plan.subject,
            build=build or plan.build,
            verdict=verdict,
            reason=reason,
            plan=PlanShown(
                digest=self.file.digest,
                made=plan.made,
                way=plan.way,
                level=plan.level,
                stated_by=plan.stated_by,
                number=plan.number,
                power=plan.power,
                start=plan.start,
                rule=rule(plan),
            ),
            source=source,
            read=self.read,
            used=self.used,
            left_over=self.left_over,
            misread=self.misread,
            misreads=tuple(map(str, self._misreads)),
            tests=self.tests(),
            power=tuple(
                PowerShown(p.fault, p.said, p.chance, p.least, p.basis, p.fault in plan.against)
                for p in powers.values()
            ),
            clauses=tuple(ClauseFound(clause, verdict) for clause in plan.clauses),
            crossed_at=self.crossed_at,
            path=_thinned(self._path),
            table=_rows(self._throws.by_die if self._dice else self._decks.places),
            moves=_rows(self._decks.moves) if isinstance(self._decks, DeckTables) and self._decks.moving else (),
            histograms=tuple(self._histograms()),
        )

    def _histograms(self) -> Iterable[HistogramShown]:
        if self._dice:
            yield _histogram("sums", 3, self._throws.sums, SUM_CHANCES)
            return
        for name, law in self._decks.laws.items():
            yield _histogram(name, 0, self._decks.histograms[name], np.array(law.chances))


def _histogram(
    test: str,
    first: int,
    seen: np.ndarray[tuple[int], np.dtype[np.int64]],
    chances: np.ndarray[tuple[int], np.dtype[np.float64]],
) -> HistogramShown:
    """The columns that are there or are to be expected."""
    number = int(seen.sum())
    wanted = np.flatnonzero((seen > 0) | (chances * max(number, 1) >= 0.01))  # noqa: PLR2004  the rest is never seen
    begins, ends = (int(wanted[0]), int(wanted[-1]) + 1) if len(wanted) else (0, 0)
    half = (1 - IN_THE_BAND) / 2
    low, high = (np.asarray(stats.binom.ppf(side, number, chances[begins:ends])).tolist() for side in (half, 1 - half))
    columns = tuple(map(int, seen[begins:ends])) if number else ()
    return HistogramShown(test, first + begins, columns, tuple(low), tuple(high))


def _titled(names: list[str]) -> str:
    return listed([f"“{TITLES[name][0]}”" for name in names])


def _rows(table: np.ndarray[tuple[int, int], np.dtype[np.int64]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(map(int, row)) for row in table)


def _thinned(path: list[tuple[int, float]]) -> tuple[tuple[int, float], ...]:
    """At most so many points: the greatest of each stretch, and the last."""
    step = max(1, len(path) // POINTS)
    parts = [path[at : at + step] for at in range(0, len(path), step)]
    kept = [max(part, key=lambda point: point[1]) for part in parts]
    return tuple(dict.fromkeys([*kept, *path[-1:]]))


def analyse(file: PlanFile, batches: Iterable[Batch], source: SourceShown) -> Result:
    """A whole source, to the end of what the plan wants of it."""
    analysis = Analysis(file)
    for batch in batches:
        analysis.take(batch)
    return analysis.result(source)
