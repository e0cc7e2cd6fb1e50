"""A soak from its plan to its seal: tables in batches, each compared, tallied and kept.

A batch is drawn from the seed and its number, so that the same seed plays the same tables; Hypothesis forgets a batch
when it is over, so that memory stays as it is for hours. Whoever asks it to stop gets the verdicts so far.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final, Protocol

import msgspec

from clausewise.adapters.base import System, SystemFailure
from clausewise.following.comparison import Compared, Departure
from clausewise.journal import JournalWriter, now
from clausewise.journal.chain import MAIN
from clausewise.journal.records import Course, Difference, Remark, TableSoaked, Tallied
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.registry import Rulebook
from clausewise.running.run import changed_since
from clausewise.running.systems import Systems
from clausewise.showing import shown
from clausewise.soaking.choosing import House, Way, visit, ways
from clausewise.soaking.findings import Findings, examined
from clausewise.soaking.further import further
from clausewise.soaking.gone_on import Begun, begun
from clausewise.soaking.past_known import compare_past
from clausewise.soaking.plan import ALONE, Share, SoakPlan
from clausewise.soaking.playing import MakesNoSense, TablePlayed, play, play_at_random
from clausewise.soaking.saved import FOLDER, SavedRound, save_round
from clausewise.soaking.shrinking import shortest
from clausewise.soaking.steering import Steering, Tally

TABLES_A_BATCH: Final = 25
MOST_BEFORE: Final = 40
DEFINITION: Final = "definition"
"""The kind of clause that says what a word means."""
MOST_BARREN: Final = 200
"""So many tables on which no round came to its end, from the first on, end a soak."""
ENCODER: Final = msgspec.json.Encoder()


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


class Opened(Protocol):
    """Whatever opens the system, and again when it is gone."""

    def system(self) -> System: ...
    def remarks(self) -> Sequence[str]: ...
    def close(self) -> Sequence[str]: ...


class Soak:
    """A soak that is under way."""

    def __init__(
        self,
        plan: SoakPlan,
        writer: JournalWriter,
        before: Begun,
        stop: Callable[[], bool],
        told: Callable[[Soaked], None],
        systems: Opened | None = None,
        share: Share = ALONE,
    ) -> None:
        self.plan = plan
        self._share = share
        self.came_to = Soaked(plan.directory, tally=before.tally)
        self._books: dict[str, Rulebook] = {book.id: book for book in plan.rulebooks}
        self._writer = writer
        self._findings = Findings(writer, plan.used)
        self._systems: Opened = systems or Systems(plan.target, plan.settings)
        self._stop = stop
        self._told = told
        self._batch = before.batches
        self._began = time.monotonic() - before.tally.milliseconds / 1000
        self._failed: set[str] = set(before.failed)
        self._known: set[str] = set(before.failed)
        """Clauses that differences were blamed on first."""
        self._steering = Steering(
            clause.id for book in plan.rulebooks for clause in book.clauses if plan.selection.takes(clause.id)
        )
        self._failures = self._in_a_row = 0
        self._latest_failure = ""
        self._over = ""
        self._before: deque[TablePlayed] = deque(maxlen=MOST_BEFORE)
        """The latest tables without a difference: they tell apart breaches that look alike."""
        self._broken: Exception | None = None

    # --- the course of it ---------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Batch after batch, until there were as many rounds, or as much time, as was asked for."""
        try:
            while self.plan.houses and not self._is_over():
                self._play_batch(self._share.house(self._batch, self.plan.houses))
        finally:
            self._keep(self._systems.close())

    def _play_batch(self, house: House) -> None:
        tally, number = Tally(), 0

        def one(way: Way) -> None:
            nonlocal number
            number += 1
            if self._broken is not None or self._is_over():
                return
            try:
                self._play_table(house, way, number, tally)
            except Exception as defect:  # noqa: BLE001  Hypothesis would try it again; it is raised when it is done
                self._broken = defect

        key = int.from_bytes(sha256(f"{self.plan.asked.seed} {self._batch}".encode()).digest()[:8])
        again = self._steering.again(house.rulebook)
        for way in again:
            one(way)
        aims = self._steering.aims(house.rulebook)
        visit(ways(house, aims), key, TABLES_A_BATCH - len(again), one)
        if self._broken is not None:
            raise self._broken
        self._writer.write(
            Tallied(
                time=now(),
                batch=self._batch,
                tables=tally.tables,
                rounds=dict(tally.rounds),
                exercised=dict(sorted(tally.exercised.items())),
                milliseconds=round((time.monotonic() - self._began) * 1000),
            )
        )
        self._writer.sync()
        self._batch += self._share.of

    def _is_over(self) -> bool:
        if self._over:
            return True
        asked, tally = self.plan.asked, self.came_to.tally
        rounds = tally.rounds.total()
        enough = asked.rounds is not None and rounds >= asked.rounds
        late = asked.seconds is not None and time.monotonic() - self._began >= asked.seconds
        if enough or late:
            self._over = "done"
        elif self._stop():
            self._ends_early(f"it was interrupted after {rounds:,} rounds")
        elif tally.tables >= MOST_BARREN and not rounds:
            self._ends_early(f"no round came to its end on {tally.tables} tables")
        return bool(self._over)

    def _ends_early(self, why: str) -> None:
        self._over = why
        self.came_to.problem = f"the soak was ended: {why}"

    # --- a table ------------------------------------------------------------------------------------------------------

    def _play_table(self, house: House, way: Way, number: int, tally: Tally) -> None:
        dice = way.dice or f"{self.plan.asked.seed} {self._batch} {number}"
        chance = Random(dice)  # noqa: S311  rounds to be played again
        setup = way.setup(house, chance)
        try:
            system = self._systems.system()
        except SystemFailure as failure:
            played = TablePlayed(setup, (), 0, failure)
        else:
            played = play_at_random(system, self.plan.description, setup, chance, way.mood)
        known = self._gone_by()
        played, compared = self._compared(played, known)
        departure = compared.departure
        if departure is not None and next(iter(departure.clauses), "") in known:
            departure = None  # one that has been found, and past which nothing can be compared
        for counted in (tally, self.came_to.tally):
            counted.add(house.rulebook, played.rounds, compared.exercised)
        self._steering.learns(house, replace(way, dice=dice), compared.reached)
        self._keep(self._systems.remarks())
        self._record(number, played, departure)
        if departure is not None:
            self._differs(house, way, played, departure)
        else:
            self._before.append(played)
        self._counts_failures(played)
        self._told(self.came_to)

    def _compared(self, played: TablePlayed, known: frozenset[str]) -> tuple[TablePlayed, Compared]:
        """Beside the rules; what cannot be compared at all is a failure, and costs no other table anything."""
        senseless = isinstance(played.failure, MakesNoSense)
        # the answer that was being read when the system failed is not whole
        exchanges = played.exchanges if played.failure is None or senseless else played.exchanges[:-1]
        try:
            compared = compare_past(played.setup, exchanges, self.plan.description, known).compared
        except Exception as defect:  # noqa: BLE001  comparing is ours, and must not cost what was gathered
            failure = SystemFailure(
                f"what the table shows cannot be compared: {type(defect).__name__}: {shown(str(defect))}",
                where="a round played at random",
                advice="the journal has the round; report it together with it",
            )
            return replace(played, failure=failure), Compared(None, 0, Counter())
        if senseless and compared.departure is not None and compared.departure.clauses:
            played = replace(played, failure=None)  # the rules say what is wrong with it
        return played, compared

    def _gone_by(self) -> frozenset[str]:
        """The clauses whose departures no longer end a comparison."""
        return frozenset(self._known) if self.plan.go_on else frozenset()

    def _record(self, number: int, played: TablePlayed, departure: Departure | None) -> None:
        course = _course(played)
        amiss = departure is not None or played.failure is not None
        self._writer.write(
            TableSoaked(
                time=now(),
                number=self._batch * TABLES_A_BATCH + number,
                setup=played.setup,
                rounds=played.rounds,
                stimuli=len(played.exchanges),
                events=len(played.seen),
                digest=sha256(ENCODER.encode(course)).hexdigest(),
                refused=played.refused,
                failure=str(played.failure or ""),
                difference=None if departure is None else _difference(departure),
                course=course if amiss or self.plan.asked.keep == "all" else (),
            )
        )

    def _counts_failures(self, played: TablePlayed) -> None:
        if played.failure is None:
            self._in_a_row = 0
            return
        self._failures += 1
        self._in_a_row += 1
        self._latest_failure = str(played.failure)
        if self._in_a_row >= self.plan.failures_in_a_row:
            self._ends_early(
                f"the system failed at {self._in_a_row} tables in a row, the last time: {self._latest_failure}"
            )

    def _keep(self, remarks: Sequence[str]) -> None:
        for remark in remarks:
            self._writer.write(Remark(time=now(), text=remark))

    # --- a difference -------------------------------------------------------------------------------------------------

    def _differs(self, house: House, way: Way, played: TablePlayed, departure: Departure) -> None:
        if not departure.clauses:
            self.came_to.unblamed += 1
            return
        if not self._may_tell():
            return
        short, told = self._shortest(played, departure, house, way)
        known = tuple(sorted(self._gone_by()))
        self._known |= {departure.clauses[0], *told.clauses[:1]}
        if told.clauses and told.clauses[0] not in self._failed:
            self._tells(Shrunk(house.rulebook, short, told, known, len(played.exchanges)))

    def _may_tell(self) -> bool:
        """Whether no other table has to be told of instead."""
        return True

    def _tells(self, one: Shrunk) -> None:
        """Keeps a difference: as a file, and in the journal."""
        short, told = one.played, one.departure
        fresh = tuple(clause for clause in told.clauses if clause not in self._failed)
        number = 1 + len(list((self.plan.directory / FOLDER).glob("*.json")))
        file = self.plan.directory / FOLDER / f"{number}.json"
        save_round(file, SavedRound(short.setup, short.stimuli, told.clauses, told.expected, told.got, one.known))
        blamed = self._findings.differs(
            self._books[one.rulebook],
            replace(told, clauses=fresh),
            short,
            f"{FOLDER}/{file.name}",
            self.came_to.tally.exercised,
        )
        self._failed |= set(blamed)
        self.came_to.found.append(Found(number, told.clauses, told, short, file, one.as_it_came))
        if not self.plan.go_on:
            self._over = "a difference was found"

    def _shortest(
        self, played: TablePlayed, departure: Departure, house: House, way: Way
    ) -> tuple[TablePlayed, Departure]:
        description = self.plan.description

        def again(stimuli: Sequence[AnyStimulus]) -> TablePlayed:
            return play(self._systems.system(), description, played.setup, stimuli)

        try:
            before = [one for one in self._before if one.setup.rulebook == played.setup.rulebook]
            more = further(self._systems.system, description, house, way, played.setup)
            return shortest(
                again,
                played,
                departure,
                description,
                evidence=chain(before, more),
                known=self._gone_by(),
                definitions={clause.id for clause in self._books[house.rulebook].clauses if clause.kind == DEFINITION},
            )
        except Exception as problem:  # noqa: BLE001  a difference that cannot be shrunk is told as it came
            self._keep([f"the round could not be shrunk: {type(problem).__name__}: {problem}"])
            return played, replace(departure, clauses=departure.clauses[:3])

    # --- the end ------------------------------------------------------------------------------------------------------

    def seal(self) -> None:
        """Writes what was exercised of every clause, asks the system again who it is, and ends the journal."""
        tally, plan = self.came_to.tally, self.plan
        counts: Counter[str] = Counter()
        offered = {house.rulebook for house in plan.houses}
        for book in plan.rulebooks:
            chosen = [clause for clause in book.clauses if plan.selection.takes(clause.id)]
            for clause in chosen if book.id not in offered else examined(chosen):
                if clause.id in self._failed:
                    counts["fail"] += 1
                elif book.id not in offered:
                    self._findings.not_offered(book, clause, plan.description.product)
                    counts["not-applicable"] += 1
                else:
                    times = tally.exercised[clause.id]
                    counts[self._findings.exercised(book, clause, times, tally.rounds[book.id])] += 1
        changed, remarks = changed_since(plan.header, plan.target, plan.settings)
        self._keep(remarks)
        counts.update(rounds=tally.rounds.total(), tables=tally.tables)
        if self._failures and not self.came_to.problem:
            self.came_to.problem = (
                f"the system failed at {self._failures} tables, the last time: {self._latest_failure}"
            )
        problems = [problem for problem in (changed, self.came_to.problem) if problem]
        self.came_to.seal = self._writer.seal(dict(counts), unchanged=changed is None, remark="; ".join(problems))


def _course(played: TablePlayed) -> tuple[Course, ...]:
    courses, place = [], 0
    for exchange, receipt in zip(played.exchanges, played.receipts, strict=True):
        courses.append(Course(exchange.stimulus, receipt, played.seen[place : place + len(exchange.events)]))
        place += len(exchange.events)
    return tuple(courses)


def _difference(departure: Departure) -> Difference:
    return Difference(departure.index, departure.expected, departure.got, departure.clauses)


def soak(
    plan: SoakPlan,
    *,
    resume: bool = False,
    stop: Callable[[], bool] = lambda: False,
    told: Callable[[Soaked], None] = lambda _: None,
    systems: Opened | None = None,
) -> Soaked:
    """Plays, compares and seals. What was gathered stands, whatever happens.

    `systems` is for those who have the system at hand; otherwise it is opened as the plan says.
    """
    before = begun(plan, go_on=resume)
    if before.seal:
        return Soaked(plan.directory, before.seal, tally=before.tally)
    header = before.header or plan.header
    writer = (JournalWriter.resume if before.header else JournalWriter)(plan.directory, MAIN, header)
    try:
        soaking = Soak(plan, writer, before, stop, told, systems)
        if plan.asked.workers > 1:
            from clausewise.soaking.crew import Crew  # noqa: PLC0415  it is made of what stands here

            soaking = Crew(plan, writer, before, stop, told).dealt_out(before, systems)
        soaking.play()
        soaking.seal()
    except BaseException:
        writer.close()
        raise
    return soaking.came_to
