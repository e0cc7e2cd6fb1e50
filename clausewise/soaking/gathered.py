"""What a soak has gathered: how much was played, what was found, and the segment of the journal that tells of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import msgspec

from clausewise.following.comparison import Departure
from clausewise.following.manners import Manner
from clausewise.journal import JournalWriter, now
from clausewise.journal.records import MannerLearned, Remark
from clausewise.registry import Rulebook
from clausewise.running.manners import FILE, ManneredEntry, write_manners
from clausewise.running.run import changed_since
from clausewise.soaking.findings import Findings, examined
from clausewise.soaking.gone_on import Begun
from clausewise.soaking.mannered import MannerSeen, Seen, seen
from clausewise.soaking.plan import SoakPlan
from clausewise.soaking.playing import TablePlayed
from clausewise.soaking.saved import FOLDER, SavedRound, save_round
from clausewise.soaking.steering import Tally

A_DIFFERENCE: Final = "a difference was found"
"""Why a soak that is not to go on ends."""


@dataclass(frozen=True, slots=True)
class Found:
    """A difference, as it was shrunk."""

    number: int
    clauses: tuple[str, ...]
    departure: Departure
    played: TablePlayed
    file: Path
    as_it_came: int
    """How many stimuli the table had seen when it showed."""


@dataclass(frozen=True, slots=True)
class Shrunk:
    """A difference that is going to be told."""

    rulebook: str
    played: TablePlayed
    departure: Departure
    known: tuple[str, ...]
    manners: tuple[Manner, ...]
    as_it_came: int


@dataclass(slots=True)
class Soaked:
    """What a soak came to, before verdicts."""

    directory: Path
    seal: str = ""
    problem: str = ""
    """Why it ended before it was asked to, or what was amiss beside the rules."""
    tally: Tally = field(default_factory=Tally)
    found: list[Found] = field(default_factory=list)
    unblamed: int = 0
    """Tables that differ where no clause says anything."""
    seen: Seen = field(default_factory=Seen)
    """How often manners explained something, and how often the same was told as the rules have it."""
    manners: Path | None = None
    """Where those are written that were learned."""
    uncompared: int = 0
    """Tables such as the rules know none, so that nothing could be compared."""


class Gathered:
    """What one process has gathered, and why it plays no more."""

    def __init__(self, plan: SoakPlan, writer: JournalWriter, before: Begun) -> None:
        self.plan = plan
        self.writer = writer
        self.came_to = Soaked(plan.directory)
        self.failed: set[str] = set(before.failed)
        """Clauses that differences were blamed on."""
        self.failures = 0
        """Tables at which the system itself failed."""
        self.latest_failure = ""
        self.over = ""
        """Why no other table is begun; empty while they are."""
        self.learned: list[MannerLearned] = []
        """Manners of the system."""
        self._findings = Findings(writer, plan.used)
        self._books: dict[str, Rulebook] = {book.id: book for book in plan.rulebooks}

    def ends_early(self, why: str) -> None:
        """Before as much was played as was asked for."""
        self.over = why
        self.came_to.problem = f"the soak was ended: {why}"

    def is_interrupted(self) -> None:
        """By the person who began it."""
        self.ends_early(f"it was interrupted after {self.came_to.tally.rounds.total():,} rounds")

    def learns(self, one: MannerLearned) -> None:
        """A manner of the system."""
        self.learned.append(one)

    def keep(self, remarks: Sequence[str]) -> None:
        """What the system said beside its answers, and what was amiss here."""
        for remark in remarks:
            self.writer.write(Remark(time=now(), text=remark))

    def tells(self, one: Shrunk) -> None:
        """Keeps a difference: as a file, and in the journal."""
        short, told = one.played, one.departure
        fresh = tuple(clause for clause in told.clauses if clause not in self.failed)
        number = 1 + len(list((self.plan.directory / FOLDER).glob("*.json")))
        file = self.plan.directory / FOLDER / f"{number}.json"
        saved = SavedRound(short.setup, short.stimuli, told.clauses, told.expected, told.got, one.known, one.manners)
        save_round(file, msgspec.structs.replace(saved, came_again=short.came_again))
        blamed = self._findings.differs(
            self._books[one.rulebook],
            replace(told, clauses=fresh),
            short,
            {"round": f"{FOLDER}/{file.name}"},
            one.known,
        )
        self.failed |= set(blamed)
        self.came_to.found.append(Found(number, told.clauses, told, short, file, one.as_it_came))
        if not self.plan.go_on:
            self.over = A_DIFFERENCE

    def _manners_judged(self) -> dict[str, list[MannerSeen]]:
        """Writes the file of manners, and fails for those that are none; by clause those that await a person."""
        came_to, given = self.came_to, self.plan.header.manners
        found = seen(self.learned, came_to.seen.times, came_to.seen.plain, given)
        if found:
            came_to.manners = self.plan.directory / FILE
            kept = [ManneredEntry(**msgspec.structs.asdict(one)) for one in given if one.accepted_by]
            write_manners(came_to.manners, [*kept, *(one.entry("") for one in found)])
        return self._findings.judged(found, self._books, self.failed)

    def seal(self) -> None:
        """Writes what was exercised of every clause, asks the system again who it is, and ends the journal."""
        tally, plan = self.came_to.tally, self.plan
        counts: Counter[str] = Counter()
        offered = {house.rulebook for house in plan.houses}
        awaited = self._manners_judged()
        for book in plan.rulebooks:
            chosen = [clause for clause in book.clauses if plan.selection.takes(clause.id)]
            for clause in chosen if book.id not in offered else examined(chosen):
                if clause.id in self.failed:
                    counts["fail"] += 1
                elif book.id not in offered:
                    self._findings.not_offered(book, clause, plan.description.product)
                    counts["not-applicable"] += 1
                elif clause.id in awaited:
                    self._findings.manner(book, clause, awaited[clause.id])
                    counts["inconclusive"] += 1
                else:
                    times = tally.exercised[clause.id]
                    counts[self._findings.exercised(book, clause, times, tally.rounds[book.id])] += 1
        changed, remarks = changed_since(plan.header, plan.target, plan.settings)
        self.keep(remarks)
        counts.update(rounds=tally.rounds.total(), tables=tally.tables)
        if self.failures and not self.came_to.problem:
            self.came_to.problem = f"the system failed at {self.failures} tables, the last time: {self.latest_failure}"
        problems = [problem for problem in (changed, self.came_to.problem) if problem]
        self.came_to.seal = self.writer.seal(dict(counts), unchanged=changed is None, remark="; ".join(problems))
