"""The tables that one process plays of a soak: in batches, each compared, tallied and kept.

A batch is drawn from the seed and its number, so that the same seed plays the same tables; Hypothesis forgets a batch
when it is over, so that memory stays as it is for hours.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import chain
from random import Random
from typing import Final

from clausewise.adapters.base import SystemFailure
from clausewise.failures import ERROR, ClausewiseError
from clausewise.following.comparison import Compared, Departure, Exchange
from clausewise.following.manners import Manner
from clausewise.journal import now
from clausewise.journal.records import LookedInto, MannerLearned, TableSoaked, Tallied
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.running.systems import Systems
from clausewise.showing import shown
from clausewise.soaking.choosing import House, Way, visit, ways
from clausewise.soaking.company import Company, Opened
from clausewise.soaking.findings import difference_of
from clausewise.soaking.further import further
from clausewise.soaking.gathered import A_DIFFERENCE, Gathered, Shrunk, Soaked
from clausewise.soaking.gone_on import Begun
from clausewise.soaking.learning import Round
from clausewise.soaking.mannered import Mannered, as_learned
from clausewise.soaking.past_known import compare_past
from clausewise.soaking.plan import ALONE, Share
from clausewise.soaking.playing import MakesNoSense, TablePlayed, play, play_at_random
from clausewise.soaking.recorded import BatchRecorded, TableRecorded, course_of, digest_of, packed
from clausewise.soaking.shrinking import MOST_REPLAYS, cut_off, shortest
from clausewise.soaking.steering import Steering, Tally
from clausewise.unannounced.brought import brought
from clausewise.unannounced.sitting import in_production, sit

TABLES_A_BATCH: Final = 25
GUESTS_A_BATCH: Final = 1
"""At so many of them play is not told apart from production; a guest stays for longer than a mood lasts."""
MOST_BEFORE: Final = 40
DEFINITION: Final = "definition"
"""The kind of clause that says what a word means."""
MOST_LESSONS: Final = 6
"""So many rounds of a table may teach something."""
MOST_REPLAYS_OF_A_MANNER: Final = 120
"""So often a round is played again to shorten it."""
MOST_BARREN: Final = 200
"""So many tables on which no round came to its end, from the first on, end a soak."""


class Part:
    """What one process plays of a soak: all of it, or every so manieth batch."""

    def __init__(
        self,
        gathered: Gathered,
        before: Begun,
        company: Company,
        stop: Callable[[], bool],
        told: Callable[[Soaked], None],
        systems: Opened | None = None,
        share: Share = ALONE,
    ) -> None:
        self._plan = plan = gathered.plan
        self._share = share
        self._gathered = gathered
        self._company = company
        self._systems: Opened = systems or Systems(plan.target, plan.settings)
        self._stop = stop
        self._told = told
        self._batch = share.number
        self._recalled = before.recalled(share)
        self._began = time.monotonic() - before.milliseconds.get(share.segment, 0) / 1000
        self._known: set[str] = set()
        """Clauses that differences were blamed on first."""
        self._mannered = Mannered(plan.header.manners)
        self._doubtful: list[tuple[int, House, Way, TablePlayed]] = []
        """Tables whose departure may be a manner, with a fault behind it."""
        self._steering = Steering(
            clause.id for book in plan.rulebooks for clause in book.clauses if plan.selection.takes(clause.id)
        )
        self._in_a_row = 0
        self._table = 0
        """The number of the table that is being played, among all tables of all processes."""
        self._definitions = {
            book.id: {clause.id for clause in book.clauses if clause.kind == DEFINITION} for book in plan.rulebooks
        }
        self._before: deque[TablePlayed] = deque(maxlen=MOST_BEFORE)
        """The latest tables without a difference: they tell apart breaches that look alike."""
        self._broken: Exception | None = None

    # --- the course of it ---------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Batch after batch, until there were as many rounds, or as much time, as was asked for."""
        try:
            while self._plan.houses and (self._recalled or not self._is_over()):
                self._play_batch(self._share.house(self._batch, self._plan.houses))
            self._resolves_doubts()
        finally:
            self._gathered.keep(self._systems.close())

    def _play_batch(self, house: House) -> None:
        tally, number = Tally(), 0
        recalled = self._recalled.next(self._batch)
        come = Random(f"{self._plan.asked.seed} {self._batch} guests")  # noqa: S311  as it is played, so it is recalled
        guests = {*come.sample(range(1, TABLES_A_BATCH + 1), GUESTS_A_BATCH)}

        def one(way: Way) -> None:
            nonlocal number
            number += 1
            if self._broken is not None or (recalled is None and self._is_over()):
                return
            if number in guests:
                way = in_production(replace(way, dice="", sought=None), house, self._plan.description)
            try:
                if recalled is None:
                    self._comes_to(house, way, number, tally)
                else:
                    self._recalls(house, way, number, tally, recalled)
            except Exception as defect:  # noqa: BLE001  Hypothesis would try it again; it is raised when it is done
                self._broken = defect

        key = int.from_bytes(sha256(f"{self._plan.asked.seed} {self._batch}".encode()).digest()[:8])
        again = self._steering.again(house.rulebook)
        for way in again:
            one(way)
        aims = self._steering.aims(house.rulebook)
        visit(ways(house, aims), key, TABLES_A_BATCH - len(again), one)
        if self._broken is not None:
            raise self._broken
        if recalled is None:
            self._gathered.writer.write(
                Tallied(
                    time=now(),
                    batch=self._batch,
                    tables=tally.tables,
                    rounds=dict(tally.rounds),
                    exercised=dict(sorted(tally.exercised.items())),
                    milliseconds=round((time.monotonic() - self._began) * 1000),
                )
            )
            self._gathered.writer.sync()
        self._batch += self._share.of

    def _is_over(self) -> bool:
        gathered, asked = self._gathered, self._plan.asked
        if not gathered.over and self._company.has_ended():
            gathered.over = "the others have ended"  # and whoever ended them says why
        if gathered.over:
            return True
        tally = gathered.came_to.tally
        rounds = tally.rounds.total()
        enough = asked.rounds is not None and rounds >= asked.rounds
        late = asked.seconds is not None and time.monotonic() - self._began >= asked.seconds
        if enough or late:
            gathered.over = "done"
        elif self._stop():
            gathered.is_interrupted()
        elif tally.tables >= MOST_BARREN and not rounds:
            gathered.ends_early(f"no round came to its end on {tally.tables} tables")
        return bool(gathered.over)

    # --- a table ------------------------------------------------------------------------------------------------------

    def _comes_to(self, house: House, way: Way, number: int, tally: Tally) -> None:
        self._table = self._batch * TABLES_A_BATCH + number
        if self._company.lets_play(self._table):
            self._play_table(house, way, number, tally)
            if not self._gathered.over:
                self._company.goes_on(self._table)

    def _play_table(self, house: House, way: Way, number: int, tally: Tally) -> None:
        dice = way.dice or f"{self._plan.asked.seed} {self._batch} {number}"
        chance = Random(dice)  # noqa: S311  rounds to be played again
        setup = way.setup(house, chance)
        try:
            system = self._systems.system()
        except SystemFailure as failure:
            played = TablePlayed(setup, (), 0, failure)
        else:
            description = self._plan.description
            if way.unannounced:
                played = sit(system, description, house, way, Random(dice), self._batch)  # noqa: S311  as above
            else:
                played = play_at_random(system, description, setup, chance, way.mood)
        ended = played.failure
        if self._plan.go_on:
            self._learns_manners(played)
        played, departure = self._counts(house, replace(way, dice=dice), played, tally)
        self._gathered.keep(self._systems.remarks())
        self._record(played, departure, ended, way)
        if departure is not None and not self._doubts(house, way, played, departure):
            self._differs(house, way, played, departure)
        self._counts_failures(played)
        self._told(self._gathered.came_to)

    def _recalls(self, house: House, way: Way, number: int, tally: Tally, batch: BatchRecorded) -> None:
        """A table of the journal: counted again, with all that was learned of it, and not played again."""
        self._table = self._batch * TABLES_A_BATCH + number
        recorded = batch.tables.get(self._table)
        if recorded is None:
            return  # all was over before
        dice = way.dice or f"{self._plan.asked.seed} {self._batch} {number}"
        if way.setup(house, Random(dice)) != recorded.record.setup:  # noqa: S311  as it was played
            raise ClausewiseError(f"the journal has another table {self._table} than this seed plays", ERROR)
        try:
            played = recorded.played()
        except ValueError as problem:
            raise ClausewiseError(f"the table {self._table} of the journal cannot be counted: {problem}") from None
        for manner in recorded.learned:
            self._knows(manner)
        played, departure = self._counts(house, replace(way, dice=dice), played, tally)
        if departure is not None and not (recorded.blamed is None and self._doubts(house, way, played, departure)):
            self._differed(departure, recorded)
        self._counts_failures(played)
        self._told(self._gathered.came_to)

    def _counts(
        self, house: House, way: Way, played: TablePlayed, tally: Tally
    ) -> tuple[TablePlayed, Departure | None]:
        """What a table showed, and whether it differs in what is not known yet."""
        known = self._gone_by()
        played, compared = self._compared(played, known)
        departure = compared.departure
        if departure is not None and next(iter(departure.clauses), "") in known:
            departure = None  # one that has been found, and past which nothing can be compared
        for counted in (tally, self._gathered.came_to.tally):
            counted.add(house.rulebook, played.rounds, compared.exercised)
        self._gathered.came_to.seen.adds(house.rulebook, compared)
        self._gathered.came_to.uncompared += bool(played.seen) and not compared.reached
        if not way.unannounced:  # what guests come to cannot be brought about again
            self._steering.learns(house, way, compared.reached)
        if departure is None:
            self._before.append(played)
        return played, departure

    def _compared(self, played: TablePlayed, known: frozenset[str]) -> tuple[TablePlayed, Compared]:
        """Beside the rules; what cannot be compared at all is a failure, and costs no other table anything."""
        senseless = isinstance(played.failure, MakesNoSense)
        exchanges = _whole(played)
        manners = self._mannered.at(played.setup.rulebook)
        try:
            compared = compare_past(played.setup, exchanges, self._plan.description, known, manners).compared
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
        return frozenset(self._known) if self._plan.go_on else frozenset()

    def _record(self, played: TablePlayed, departure: Departure | None, ended: SystemFailure | None, way: Way) -> None:
        course = course_of(played)
        legible = departure is not None or played.failure is not None or self._plan.asked.keep == "all"
        senseless = isinstance(ended, MakesNoSense)
        self._gathered.writer.write(
            TableSoaked(
                time=now(),
                number=self._table,
                setup=played.setup,
                rounds=played.rounds,
                stimuli=len(played.exchanges),
                events=len(played.seen),
                digest=digest_of(course),
                refused=played.refused,
                failure=str(played.failure or ""),
                difference=None if departure is None else difference_of(departure, self._gone_by()),
                course=course if legible else (),
                packed="" if legible else packed(course),
                cut_off="" if ended is None else "senseless" if senseless else "failed",
                unannounced=way.unannounced,
                brought=brought(played.exchanges) if way.unannounced else {},
            )
        )

    def _counts_failures(self, played: TablePlayed) -> None:
        if played.failure is None:
            self._in_a_row = 0
            return
        self._in_a_row += 1
        self._gathered.failures += 1
        self._gathered.latest_failure = latest = str(played.failure)
        if self._in_a_row >= self._plan.failures_in_a_row:
            self._gathered.ends_early(f"the system failed at {self._in_a_row} tables in a row, the last time: {latest}")

    # --- manners ------------------------------------------------------------------------------------------------------

    def _learns_manners(self, played: TablePlayed) -> None:
        """What explains the departures of a table and moves no chips, as far as its rounds are explained by that."""
        known = self._gone_by()
        for _ in range(MOST_LESSONS):
            _, compared = self._compared(played, known)
            departure = compared.departure
            if departure is None or next(iter(departure.clauses), "") in known:
                return
            found = self._mannered.learns(played.setup, _whole(played), departure, self._plan.description, known)
            for manner, departed, one in found:
                short, told = self._shown_by(played, one, manner, departed)
                record = as_learned(self._table, manner, told, short)
                self._gathered.writer.write(record)
                self._company.learns(record)
            if not found:
                return

    def _shown_by(
        self, played: TablePlayed, one: Round, manner: Manner, departed: Departure
    ) -> tuple[TablePlayed, Departure]:
        """The shortest round in which a manner was seen."""
        come = cut_off(played, len(one.exchanges) - 1)
        others = self._mannered.at(played.setup.rulebook) - {manner}
        try:
            return shortest(
                self._again(played.setup),
                come,
                departed,
                self._plan.description,
                MOST_REPLAYS_OF_A_MANNER,
                known=self._gone_by(),
                manners=others,
                blames=False,
            )
        except Exception as problem:  # noqa: BLE001  a round that cannot be shrunk is shown as it came
            self._gathered.keep([f"the round could not be shrunk: {type(problem).__name__}: {problem}"])
            return come, departed

    def _knows(self, one: MannerLearned) -> None:
        """What the journal says was learned."""
        self._mannered.takes(one.rulebook, Manner(one.how, one.what, one.word))
        self._company.learns(one)

    def _doubts(self, house: House, way: Way, played: TablePlayed, departure: Departure) -> bool:
        """Whether it is better told when more is known of the system's manners."""
        if not self._plan.go_on or not departure.clauses:
            return False
        if not self._mannered.is_doubtful(house.rulebook, departure):
            return False
        self._doubtful.append((self._table, house, way, played))
        return True

    def _resolves_doubts(self) -> None:
        """At the end: what no manner has explained is told as it is."""
        for number, house, way, played in self._doubtful:
            self._table = number
            known = self._gone_by()
            _, compared = self._compared(played, known)
            departure = compared.departure
            if departure is not None and next(iter(departure.clauses), "") not in known:
                self._differs(house, way, played, departure)

    # --- a difference -------------------------------------------------------------------------------------------------

    def _differs(self, house: House, way: Way, played: TablePlayed, departure: Departure) -> None:
        if not departure.clauses:
            self._gathered.came_to.unblamed += 1
            return
        if not self._company.lets_tell(self._table):
            return
        short, told = self._shortest(played, departure, house, way)
        known = tuple(sorted(self._gone_by()))
        self._known |= {departure.clauses[0], *told.clauses[:1]}
        if told.clauses and told.clauses[0] not in self._gathered.failed:
            manners = tuple(sorted(self._mannered.at(house.rulebook)))
            self._company.tells(Shrunk(house.rulebook, short, told, known, manners, len(played.exchanges)))
        elif not self._plan.go_on:
            self._gathered.over = A_DIFFERENCE  # it had been told before the soak was cut off
        self._gathered.writer.write(LookedInto(time=now(), number=self._table, clauses=told.clauses))

    def _differed(self, departure: Departure, recorded: TableRecorded) -> None:
        """A difference that the journal has: what it is blamed on stands there, too."""
        if not departure.clauses:
            self._gathered.came_to.unblamed += 1
        elif recorded.blamed is not None:
            self._known |= {departure.clauses[0], *recorded.blamed[:1]}
            if not self._plan.go_on:
                self._gathered.over = A_DIFFERENCE

    def _shortest(
        self, played: TablePlayed, departure: Departure, house: House, way: Way
    ) -> tuple[TablePlayed, Departure]:
        description = self._plan.description
        try:
            # a system that heeds whether it is tested keeps the rule at other tables: they tell nothing of this one
            before = [one for one in self._before if _is_like(one, played)]
            more = () if way.unannounced else further(self._systems.system, description, house, way, played.setup)
            return shortest(
                self._again(played.setup),
                played,
                departure,
                description,
                0 if way.unannounced else MOST_REPLAYS,
                evidence=chain(before, more),
                known=self._gone_by(),
                definitions=self._definitions[house.rulebook],
                manners=self._mannered.at(house.rulebook),
            )
        except Exception as problem:  # noqa: BLE001  a difference that cannot be shrunk is told as it came
            self._gathered.keep([f"the round could not be shrunk: {type(problem).__name__}: {problem}"])
            return replace(played, came_again=False), replace(departure, clauses=departure.clauses[:3])

    def _again(self, setup: TableSetup) -> Callable[[Sequence[AnyStimulus]], TablePlayed]:
        """Plays such a table once more."""
        return lambda stimuli: play(self._systems.system(), self._plan.description, setup, stimuli)


def _whole(played: TablePlayed) -> tuple[Exchange, ...]:
    """What can be compared: the answer that was being read when the system failed is not whole."""
    senseless = isinstance(played.failure, MakesNoSense)
    return played.exchanges if played.failure is None or senseless else played.exchanges[:-1]


def _is_like(one: TablePlayed, other: TablePlayed) -> bool:
    """Whether both are of a rulebook, and both had a seed or none."""
    return one.setup.rulebook == other.setup.rulebook and bool(one.setup.seed) == bool(other.setup.seed)
