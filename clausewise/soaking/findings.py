"""What a soak found, as scenarios of the clauses: so every report that tells of a run tells of a soak."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from clausewise.following.comparison import Departure
from clausewise.journal import JournalWriter, ScenarioJournal
from clausewise.journal.reader import ScenarioRun
from clausewise.journal.records import ConfigurationUsed, Difference, MannerLearned, Outcome
from clausewise.registry import Clause, Rulebook
from clausewise.running.cases import uid_of
from clausewise.soaking.mannered import MannerSeen
from clausewise.soaking.playing import TablePlayed
from clausewise.soaking.recorded import played_so
from clausewise.soaking.telling import told_setup, told_stimulus

NAME: Final = "Random rounds"
KEPT: Final = "the table does what the rules say for the cards and choices that came"
ONLY_PLAY: Final = frozenset({"play", "trace"})
"""Channels by which rounds can show something of a clause."""


class Findings:
    """Writes scenarios into the main segment, one for each clause."""

    def __init__(self, writer: JournalWriter, used: Mapping[str, ConfigurationUsed], name: str = NAME) -> None:
        self._journal = ScenarioJournal(writer)
        self._used = used
        self._name = name
        """What the scenarios are called."""

    def differs(
        self,
        book: Rulebook,
        departure: Departure,
        played: TablePlayed,
        example: Mapping[str, str],
        known: Sequence[str] = (),
        most: int | None = None,
    ) -> list[str]:
        """A difference as a fail of each clause that it is blamed on, or of so many; the first holds the round."""
        clauses = {clause.id: clause for clause in book.clauses}
        blamed = [clause for clause in departure.clauses if clause in clauses][:most]
        for place, name in enumerate(blamed):
            message = f"by the rules: {departure.expected}; the system: {departure.got}"
            if place:
                message = f"a difference that is blamed on {blamed[0]} first may be a breach of this clause: {message}"
            self._begins(book, clauses[name], example)
            if not place:
                self._plays(clauses[name], played)
            self._checks(clauses[name], 1, (departure.expected, departure.got), message)
            found = difference_of(departure, known)
            self._journal.ended("fail", message, difference=found, step=f"Then {KEPT}")
        return blamed

    def again(self, book: Rulebook, run: ScenarioRun, difference: Difference) -> None:
        """A difference that another journal has, as it stands there."""
        clause = next(clause for clause in book.clauses if clause.id == run.started.clause)
        self._begins(book, clause, run.started.example)
        self._checks(clause, 1, (difference.expected, difference.got), run.ended.message)
        self._journal.ended("fail", run.ended.message, difference=difference, step=run.ended.step)

    def judged(
        self, found: Iterable[MannerSeen], books: Mapping[str, Rulebook], failed: set[str]
    ) -> dict[str, list[MannerSeen]]:
        """Fails for manners that are none; by clause those that await a person, where nothing else has failed."""
        awaited: dict[str, list[MannerSeen]] = {}
        for one in found:
            clause = next(iter(one.learned.clauses), "")
            if clause and clause not in failed:
                awaited.setdefault(clause, []).append(one)
        for clause, ones in list(awaited.items()):
            faults = [one for one in ones if one.is_fault]
            if faults:
                self.broken(books[faults[0].learned.rulebook], clause, faults)
                failed.add(clause)
                del awaited[clause]
        return awaited

    def manner(self, book: Rulebook, clause: Clause, ones: Sequence[MannerSeen]) -> None:
        """What may be the system's manner waits for a person."""
        self._begins(book, clause, {})
        self._plays(clause, played_so(ones[0].learned.setup, ones[0].learned.course))
        message = "; ".join(one.told for one in ones)
        self._journal.step_started("Then", KEPT, clause.line)
        self._journal.step_ended("inconclusive", message)
        self._journal.ended("inconclusive", message)

    def broken(self, book: Rulebook, name: str, ones: Sequence[MannerSeen]) -> None:
        """What is no manner, for it is seldom told so, or a person has refused it."""
        clause = next(clause for clause in book.clauses if clause.id == name)
        one, message = ones[0].learned, "; ".join(one.told for one in ones)
        self._begins(book, clause, {})
        self._plays(clause, played_so(one.setup, one.course))
        self._checks(clause, 1, (one.expected, one.got), message)
        self._journal.ended("fail", message, difference=_difference_by(one), step=f"Then {KEPT}")

    def exercised(self, book: Rulebook, clause: Clause, times: int, rounds: int) -> Outcome:
        """What was exercised without a difference, or never."""
        self._begins(book, clause, {})
        if times:
            self._checks(clause, times, None, "")
            self._journal.ended("pass")
            return "pass"
        never = f"never exercised in {rounds:,} rounds"
        if not ONLY_PLAY.intersection(clause.channels):
            never += f": it is examined by {' and '.join(clause.channels)}, not by rounds"
        self._journal.ended("inconclusive", never)
        return "inconclusive"

    def not_offered(self, book: Rulebook, clause: Clause, product: str) -> None:
        """The system has no such table."""
        self._begins(book, clause, {})
        self._journal.ended("not-applicable", f"{product} does not offer {book.id}")

    def _begins(self, book: Rulebook, clause: Clause, example: Mapping[str, str]) -> None:
        used = self._used[book.id]
        folder = book.folder.parent
        path = clause.path.relative_to(folder) if clause.path.is_relative_to(folder) else clause.path
        self._journal.started(
            uid=uid_of(clause.id, self._name, {}),
            rulebook=book.id,
            clause=clause.id,
            name=self._name,
            file=str(path),
            line=clause.line,
            configuration=used.name,
            example=example,
            readings=_rests_on(book, clause, used),
            channels=clause.channels,
        )

    def _plays(self, clause: Clause, played: TablePlayed) -> None:
        """The round itself, as it was done to the table and answered."""
        journal = self._journal
        journal.step_started("Given", told_setup(played.setup, self._used[played.setup.rulebook]), clause.line)
        journal.opened(played.table, played.setup)
        journal.step_ended("pass")
        rows = tuple((str(n), told_stimulus(stimulus)) for n, stimulus in enumerate(played.stimuli, 1))
        journal.step_started("When", "this is done", clause.line, rows)
        seen = iter(played.seen)
        for number, (exchange, receipt) in enumerate(zip(played.exchanges, played.receipts, strict=True), 1):
            journal.submitted(played.table, str(number), exchange.stimulus)
            journal.answered(played.table, str(number), receipt)
            for _, one in zip(exchange.events, seen, strict=False):
                journal.happened(played.table, one)
        journal.step_ended("pass")

    def _checks(self, clause: Clause, n: int, differs: tuple[str, str] | None, message: str) -> None:
        expected, got = differs or ("", "")
        self._journal.step_started("Then", KEPT, clause.line)
        self._journal.checked(KEPT, ok=differs is None, expected=expected, got=got, strength="sampled", n=n)
        self._journal.step_ended("pass" if differs is None else "fail", message)


def difference_of(departure: Departure, known: Iterable[str] = ()) -> Difference:
    """A departure as the journal has it, with the clauses that were known to be broken before."""
    return Difference(departure.index, departure.expected, departure.got, departure.clauses, tuple(sorted(known)))


def _difference_by(one: MannerLearned) -> Difference:
    """The departure that a manner explains, in the round that is kept of it."""
    return Difference(sum(len(step.seen) for step in one.course), one.expected, one.got, one.clauses)


def _rests_on(book: Rulebook, clause: Clause, used: ConfigurationUsed) -> tuple[str, ...]:
    """The readings that change what this clause requires, as they were chosen."""
    return tuple(
        f"{reading.id}.{used.readings[reading.id]}"
        for reading in book.readings
        if clause.id in reading.clauses and reading.id in used.readings
    )


def examined(clauses: Sequence[Clause]) -> list[Clause]:
    """Those of which rounds could show something: neither informative ones nor what only a person can judge."""
    return [clause for clause in clauses if not clause.informative and clause.channels != ("attestation",)]
