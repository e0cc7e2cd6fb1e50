"""A system under test that speaks the protocol, over whatever way its requests are carried.

One system serves one thread; its tables share one way to it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec

from clausewise.adapters.base import Answer, CitesNothing, SystemFailure, TableRefused
from clausewise.adapters.exchange import IS_IT_THE_PROTOCOL, Exchange, Reply
from clausewise.adapters.http_events import Story
from clausewise.adapters.http_reading import decoded, problem_in, unexpected
from clausewise.adapters.masking import masked
from clausewise.reference_engine.core.fields import VersionField
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock
from clausewise.reference_engine.vocabulary.description import (
    PROTOCOL_VERSION,
    VOCABULARY,
    Declaration,
    Description,
    TableSetup,
)
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.protocol import Declared, Events, Opened, Submission, Submitted
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.showing import shown


class _Version(msgspec.Struct, frozen=True):
    """The one field that every version of a description has."""

    protocol: VersionField


VERSION: Final = msgspec.json.Decoder(_Version)
DESCRIPTION: Final = msgspec.json.Decoder(Description)
OPENED: Final = msgspec.json.Decoder(Opened)
SUBMITTED: Final = msgspec.json.Decoder(Submitted)
EVENTS: Final = msgspec.json.Decoder(Events)
DECLARED: Final = msgspec.json.Decoder(Declared)
ENCODER: Final = msgspec.json.Encoder()

LONG_POLL: Final = 1.0
POLL_PAUSE: Final = 0.02
ANSWERS_KEPT: Final = 64
LARGEST_DESCRIPTION: Final = 2**18
"""Bytes. It stands in the journal once for each way in which the rules are read, and is held for the whole run."""
LARGEST_TALE: Final = 16
"""All that one table says may be so many times as large as the largest answer."""
OK, CREATED, NO_CONTENT, NOT_FOUND, CONFLICT = 200, 201, 204, 404, 409


class SpokenTable(CitesNothing):
    """One open table."""

    def __init__(self, exchange: Exchange, table: str, description: Description) -> None:
        self._exchange = exchange
        self._path = f"/v1/tables/{table}"
        self._id = table
        self._story = Story(description.vocabulary, exchange.settings.most_events)
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self._open = True
        self._bytes_left = LARGEST_TALE * exchange.settings.largest_answer

    @property
    def id(self) -> str:
        return self._id

    @property
    def is_open(self) -> bool:
        """Whether it has not been closed."""
        return self._open

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        body = ENCODER.encode(Submission(submission, stimulus))
        # Safe to send again: the system does a submission once, however often it hears of it.
        reply = self._ask("POST", "/stimuli", body)
        submitted = decoded(reply, SUBMITTED, "answer to a stimulus")
        if submitted.submission != submission:
            what = f"submission {submission} is answered with the answer to {shown(submitted.submission)}"
            raise SystemFailure(what, where=reply.where, advice=IS_IT_THE_PROTOCOL)
        answer = Answer(submitted.receipt, submitted.events)
        before = self._answers.get(submission)
        if before is None and isinstance(stimulus, AdvanceClock):
            self._story.clock_moves(stimulus.milliseconds)
        if before is None:
            self._story.goes_on(answer.events, reply.where)
            self._answers[submission] = answer
            if len(self._answers) > ANSWERS_KEPT:
                self._answers.popitem(last=False)
        elif before != answer:
            what = f"submission {submission} was sent again and is answered otherwise than before"
            raise SystemFailure(what, where=reply.where, advice="do a submission once and keep its answer")
        return answer

    def read(self, after: int) -> tuple[tuple[Seen, ...], bool]:
        deadline = time.monotonic() + self._exchange.settings.settle_deadline
        reached = after
        settled = False
        while not settled and (left := deadline - time.monotonic()) > 0:
            wait = min(LONG_POLL, left)
            reply = self._ask("GET", f"/events?after={reached}&wait={int(wait * 1000)}", wait=wait)
            told = decoded(reply, EVENTS, "list of events")
            self._story.is_told_again(reached, told.events, reply.where)
            reached += len(told.events)
            settled = told.settled
            if not settled and not told.events:
                time.sleep(POLL_PAUSE)  # for systems that do not wait themselves
        return self._story.since(after), settled

    def declaration(self) -> Declaration:
        return decoded(self._ask("GET", "/declaration"), DECLARED, "declaration").facts

    def close(self) -> None:
        if not self._open:
            return
        self._open = False
        reply = self._exchange.send("DELETE", self._path, safe=True)
        # Not found: an earlier try closed it and its answer was lost, or the system closed it by itself.
        if reply.status not in {OK, NO_CONTENT, NOT_FOUND}:
            raise unexpected(reply, self._exchange.settings.token_variable)

    def _ask(self, method: str, path: str, body: bytes | None = None, wait: float = 0.0) -> Reply:
        reply = self._exchange.send(method, self._path + path, body, safe=True, wait=wait)
        if reply.status != OK:
            raise unexpected(reply, self._exchange.settings.token_variable)
        self._bytes_left -= len(reply.body)
        if self._bytes_left < 0:
            most = LARGEST_TALE * self._exchange.settings.largest_answer
            what, advice = f"the table has said more than {most:,} bytes", "see why it goes on, or allow larger answers"
            raise SystemFailure(what, where=reply.where, advice=advice)
        return reply


class SpokenSystem:
    """A system that speaks the protocol."""

    def __init__(self, target: str, exchange: Exchange) -> None:
        self._target = target
        self._settings = exchange.settings
        self.exchange = masked(exchange)
        self._described: Description | None = None
        self._tables: dict[str, SpokenTable] = {}

    @property
    def target(self) -> str:
        return self._target

    def describe(self) -> Description:
        reply = self.exchange.send("GET", "/v1/description", safe=True)
        if reply.status != OK:
            raise unexpected(reply, self._settings.token_variable)
        if len(reply.body) > LARGEST_DESCRIPTION:
            raise SystemFailure(
                f"the description has more than {LARGEST_DESCRIPTION:,} bytes",
                where=reply.where,
                advice="name in it what this system is and can do, and nothing else",
            )
        version = decoded(reply, VERSION, "description").protocol
        if version != PROTOCOL_VERSION:
            raise SystemFailure(
                f"the system speaks version {version} of the protocol, and this harness version {PROTOCOL_VERSION}",
                where=reply.where,
                advice="use a harness and a system of the same version",
            )
        description = decoded(reply, DESCRIPTION, "description")
        for module, spoken in VOCABULARY.items():
            declared = description.vocabulary.get(module, spoken)
            if declared != spoken:
                raise SystemFailure(
                    f"the system speaks version {declared} of the vocabulary {module}, and this harness {spoken}",
                    where=reply.where,
                    advice="use a harness and a system of the same version",
                )
        self._described = description
        return description

    def open(self, setup: TableSetup) -> SpokenTable:
        description = self._described or self.describe()
        # Not safe to send again: the table of a lost answer would stay open for ever.
        reply = self.exchange.send("POST", "/v1/tables", ENCODER.encode(setup), safe=False)
        if reply.status == CONFLICT:
            problem = problem_in(reply)
            if problem is not None:
                raise TableRefused(shown(problem.problem, most=500))
        if reply.status not in {OK, CREATED}:
            raise unexpected(reply, self._settings.token_variable)
        name = decoded(reply, OPENED, "opened table").table
        self._tables = {known: table for known, table in self._tables.items() if table.is_open}
        if name in self._tables:
            what = f"the table that was opened is called {shown(name)}, as another that is still open"
            raise SystemFailure(what, where=reply.where, advice="give each table a name of its own")
        self._tables[name] = table = SpokenTable(self.exchange, name, description)
        return table

    def remarks(self) -> tuple[str, ...]:
        return self.exchange.remarks()

    def close(self) -> None:
        self.exchange.close()
