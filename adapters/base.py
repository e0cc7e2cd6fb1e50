"""The one small interface through which a system under test is seen.

Whoever adds an adapter writes a `System` and its `Table`; nothing else of the harness needs to know. A round as the
steps play it, here with the embedded engine:

>>> from clausewise.adapters.reference import ReferenceSystem
>>> from clausewise.reference_engine.core.money import dollars
>>> from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
>>> from clausewise.reference_engine.vocabulary.core.stimuli import Sit
>>> system = ReferenceSystem()
>>> "mlgca-four-card" in system.describe().games
True
>>> table = system.open(TableSetup("mlgca-four-card"))
>>> table.submit("1", Sit(seat=1)).receipt.accepted
True
>>> answer = table.submit("2", PlaceWager(seat=1, wager="ante", amount=dollars(10)))
>>> [type(seen.event).__name__ for seen in answer.events][-1]
'WagerTaken'
>>> table.submit("2", PlaceWager(seat=1, wager="ante", amount=dollars(10))) == answer  # sent twice, done once
True
>>> table.submit("3", PlaceWager(seat=2, wager="ante", amount=dollars(10))).receipt.accepted  # nobody sits there
False
>>> table.close()
>>> system.close()
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class SystemFailure(Exception):
    """The system under test (or the way to it) failed: silence, nonsense, death. Never a verdict about a rule.

    `where` names the operation, `advice` says what to do about it.

    >>> str(SystemFailure("no answer", where="opening a table", advice="see that it is running"))
    'opening a table: no answer; see that it is running'
    """

    def __init__(self, what: str, *, where: str, advice: str) -> None:
        super().__init__(f"{where}: {what}; {advice}")
        self.what = what
        self.where = where
        self.advice = advice


class SubmissionReused(SystemFailure):
    """A submission id came again with another stimulus."""


class Unreachable(SystemFailure):
    """Nobody answered at all."""


class TableRefused(Exception):
    """The system does not offer the table that was asked for; the message is its reason."""


class NotSeen(Exception):
    """Somebody who stands in for the system cannot say what it did; the message says why. No failure of anything."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A receipt with whatever events came along with it."""

    receipt: Receipt
    events: tuple[Seen, ...] = ()


class AnswersGiven:
    """The memory that makes a submission count once."""

    def __init__(self) -> None:
        self._given: dict[str, tuple[AnyStimulus, Answer]] = {}

    def known(self, submission: str, stimulus: AnyStimulus, table: str) -> Answer | None:
        """The answer that this submission was given before; raises SubmissionReused for another stimulus."""
        given = self._given.get(submission)
        if given is None:
            return None
        if given[0] != stimulus:
            raise SubmissionReused(
                f"submission {submission} was used for another stimulus",
                where=f"table {table}",
                advice="give each stimulus a submission id of its own",
            )
        return given[1]

    def keep(self, submission: str, stimulus: AnyStimulus, answer: Answer) -> None:
        """Remembers an answer."""
        self._given[submission] = (stimulus, answer)


class TableHere(ABC):
    """A table that is asked in this process: a submission is done once, and nothing is told twice."""

    def __init__(self, name: str) -> None:
        self._id = name
        self._answers = AnswersGiven()
        self._told = 0

    @property
    def id(self) -> str:
        return self._id

    @property
    @abstractmethod
    def seen(self) -> Sequence[Seen]:
        """All that has happened."""

    @abstractmethod
    def takes(self, stimulus: AnyStimulus) -> Receipt:
        """What a stimulus comes to that was not answered before."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        known = self._answers.known(submission, stimulus, self._id)
        if known is not None:
            return known
        receipt = self.takes(stimulus)
        answer = Answer(receipt, self._since(self._told))
        self._answers.keep(submission, stimulus, answer)
        return answer

    def read(self, after: int) -> tuple[tuple[Seen, ...], bool]:
        return self._since(after), True

    def _since(self, sequence: int) -> tuple[Seen, ...]:
        seen = self.seen
        self._told = len(seen)
        return tuple(seen[sequence:])


class CitesNothing:
    """For tables of every system but the reference engine: citations never travel."""

    def cited(self, sequence: int) -> tuple[str, ...]:  # noqa: ARG002  whatever the event
        return ()

    def cited_for_refusal(self) -> tuple[str, ...]:
        return ()

    def cited_for_fact(self, fact: str) -> tuple[str, ...]:  # noqa: ARG002  whatever the fact
        return ()


class Table(Protocol):
    """One open table of a system under test."""

    @property
    def id(self) -> str:
        """The system's own name for the table."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        """Hands a stimulus over; the same submission id twice is done once and answered the same."""

    def read(self, after: int) -> tuple[tuple[Seen, ...], bool]:
        """Events with a sequence above `after`, and whether the table has settled."""

    def declaration(self) -> Declaration:
        """What the facility declares about this table."""

    def cited(self, sequence: int) -> tuple[str, ...]:
        """The clauses that the reference engine cites for an event; empty for every other system."""

    def cited_for_refusal(self) -> tuple[str, ...]:
        """The clauses cited for the latest refusal; empty for every other system."""

    def cited_for_fact(self, fact: str) -> tuple[str, ...]:
        """The clauses cited for a declared fact; empty for every other system."""

    def close(self) -> None:
        """Ends the table; closing twice is harmless."""


@runtime_checkable
class Unhurried(Protocol):
    """A table at which people cannot well stop after each thing that they do."""

    def goes_on(self) -> None:
        """The next Proceed is one of several: it may lead to where a player has to act, or to the end of the round."""


@runtime_checkable
class PutTogether(Protocol):
    """A table put together from parts, each of which tells of what it knows."""

    def told_by(self, sequence: int) -> str:
        """The part that told an event."""


class System(Protocol):
    """A system under test."""

    @property
    def target(self) -> str:
        """The target as the user wrote it, without secrets."""

    def describe(self) -> Description:
        """Identity and capabilities; raises SystemFailure."""

    def open(self, setup: TableSetup) -> Table:
        """Opens a table; raises TableRefused or SystemFailure."""

    def remarks(self) -> tuple[str, ...]:
        """What it said beside its answers (a program's standard error) since this was last asked, also once closed."""

    def close(self) -> None:
        """Lets go of the system and leaves nothing behind."""
