"""A program that speaks the protocol as JSON lines on its standard input and output.

A request is one line, `{"id": 7, "method": "POST", "path": "/v1/tables", "body": {...}}`; its answer is one line with
the same id, `{"id": 7, "status": 201, "body": {...}}`. A program that has died is started anew for the next table.
"""

from __future__ import annotations

import os
import selectors
import shlex
import time
from collections.abc import Callable
from typing import Annotated, Final

import msgspec

from clausewise.adapters.base import SystemFailure, Unreachable
from clausewise.adapters.exchange import Reply
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.program import CHUNK, Program
from clausewise.adapters.standard_error import StandardError
from clausewise.adapters.strict_json import Malformed, read_message
from clausewise.adapters.wall import around, of_the_program
from clausewise.failures import ClausewiseError
from clausewise.showing import shown

PREFIX: Final = "stdio:"
UNREADABLE, BAD_REQUEST = 0, 400
"""With this id and status the program says that a line was no request at all, so that it found no id there."""
MOMENT: Final = 0.5
"""Seconds in which a program that has closed its streams is found to have ended, too."""
DOES_IT_FLUSH: Final = (
    "let it answer each line as soon as it has come, and flush the answer; if it is only slow, allow more under "
    "[connection] in clausewise.toml ({setting})"
)
ONLY_ANSWERS: Final = (
    "let nothing but answers go to standard output, each one JSON object in one line, and all else to standard error "
    "(docs/for-the-vendor.md)"
)
LONGEST_QUOTED: Final = 60
DOES_IT_RUN: Final = "run the command by hand and see that it stays, reads requests and answers them"


class Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the program."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    status: Annotated[int, msgspec.Meta(ge=100, le=599)]
    body: msgspec.Raw = msgspec.Raw(b"null")


ANSWERED: Final = msgspec.json.Decoder(Answered)


def command_of(target: str) -> list[str]:
    """The program and its arguments, as a shell would split them.

    >>> command_of("stdio:python3 'my engine.py' --fast")
    ['python3', 'my engine.py', '--fast']
    """
    try:
        command = shlex.split(target.removeprefix(PREFIX))
    except ValueError as error:
        raise ClausewiseError(f"the target is no command: {error}") from None
    if not command:
        raise ClausewiseError(f"the target {shown(target)} names no program: write stdio:COMMAND")
    return command


class _Patience:
    """How long there is to wait for an answer. Of a program that has only been started, the start comes first."""

    def __init__(self, settings: HttpSettings, wait: float, started: float | None) -> None:
        self._settings = settings
        self._wait = wait
        self._started = started
        self._heard = time.monotonic()
        self._asked = self._heard

    def heard(self) -> None:
        """Something came."""
        self._heard = time.monotonic()
        if self._started is not None:
            self._started, self._asked = None, self._heard

    def left(self) -> tuple[float, str, str]:
        """Seconds, what to say when there are none left, and which setting allows more."""
        settings, wait, now = self._settings, self._wait, time.monotonic()
        if self._started is not None:
            patience = settings.start_deadline + wait
            over = f"the program did not answer within {patience:g} s of its start"
            return self._started + patience - now, over, "start_deadline"
        silence, call = settings.read_timeout + wait, settings.call_deadline + wait
        left = self._heard + silence - now, f"the program was silent for {silence:g} s", "read_timeout"
        return min(left, (self._asked + call - now, f"the answer was not complete within {call:g} s", "call_deadline"))


class StdioExchange:
    """Sends requests to one program and reads its answers, bounded in size and time."""

    def __init__(
        self,
        command: list[str],
        settings: HttpSettings,
        starts: Callable[[list[str], StandardError, float], Program] = Program,
    ) -> None:
        self._command = command
        self._settings = settings
        self._starts = starts
        self._program: Program | None = None
        self._answered = False
        """Whether the program has answered anything since it was started."""
        self._out = b""
        self._said = StandardError()
        self._last_id = 0

    @property
    def settings(self) -> HttpSettings:
        return self._settings

    def send(self, method: str, path: str, body: bytes | None = None, *, safe: bool, wait: float = 0.0) -> Reply:
        """One line to the program and one back; nothing is sent twice, for no line is lost on the way."""
        del safe
        where = f"{method} {path} of {shown(self._command[0])}"
        self._last_id += 1
        request: dict[str, object] = {"id": self._last_id, "method": method, "path": path}
        if body is not None:
            request["body"] = msgspec.Raw(body)
        line = msgspec.json.encode(request) + b"\n"
        try:
            program = self._running(where)
            answered = self._exchange(program, line, where, wait)
        except SystemFailure:
            # What it says afterwards would be taken for the answer to something else.
            self.close()
            raise
        return Reply(answered.status, bytes(answered.body), where)

    def remarks(self) -> tuple[str, ...]:
        if self._program is not None:
            self._program.hear()
        return self._said.take()

    def close(self) -> None:
        """Ends the program and all that it has started."""
        program, self._program = self._program, None
        self._out = b""
        if program is not None:
            program.end()

    def _running(self, where: str) -> Program:
        if self._program is not None and self._program.runs:
            return self._program
        self.close()
        self._said.last_words = ""
        try:
            command = around(self._command, self._settings)
            self._program = self._starts(command, self._said, self._settings.shutdown_deadline)
        except OSError as error:
            what = f"the program cannot be started: {error.strerror or error}"
            raise Unreachable(what, where=where, advice="name a program that is there and may be run") from None
        self._answered = False
        return self._program

    def _exchange(self, program: Program, line: bytes, where: str, wait: float) -> Answered:
        left = memoryview(line)
        patience = _Patience(self._settings, wait, None if self._answered else program.started)
        with selectors.DefaultSelector() as ready:
            ready.register(program.answers, selectors.EVENT_READ)
            ready.register(program.error, selectors.EVENT_READ)
            ready.register(program.given, selectors.EVENT_WRITE)
            while True:
                taken = self._line(where)
                if taken is not None:
                    return self._understood(taken, where)
                for key, _ in ready.select(self._left_of(patience, where)):
                    if key.fileobj is program.given:
                        left = left[self._written(program, left, where) :]
                        if not left:
                            ready.unregister(program.given)
                    elif key.fileobj is program.error:
                        if not program.hear():
                            ready.unregister(program.error)
                    elif self._read(program, where):
                        patience.heard()
                        self._answered = True

    def _left_of(self, patience: _Patience, where: str) -> float:
        """How long there is to wait for more; raises where there is no more patience."""
        left, over, setting = patience.left()
        if left > 0:
            return left
        kind = SystemFailure if over.startswith("the answer") else Unreachable
        raise kind(self._with_last_words(over), where=where, advice=DOES_IT_FLUSH.format(setting=setting))

    def _written(self, program: Program, left: memoryview, where: str) -> int:
        try:
            return os.write(program.given.fileno(), left[:CHUNK])
        except BlockingIOError:
            return 0
        except OSError:
            raise self._gone(program, where) from None

    def _read(self, program: Program, where: str) -> bool:
        """Whether there was something to read."""
        try:
            part = os.read(program.answers.fileno(), CHUNK)
        except BlockingIOError:
            return False
        if not part:
            raise self._gone(program, where)
        self._out += part
        return True

    def _line(self, where: str) -> bytes | None:
        line, feed, rest = self._out.partition(b"\n")
        if len(line) > self._settings.largest_answer:
            raise SystemFailure(
                f"the answer has more than {self._settings.largest_answer:,} bytes",
                where=where,
                advice="let the program send fewer events in an answer (it may leave the rest for later)",
            )
        if not feed:
            return None
        self._out = rest
        return line

    def _understood(self, line: bytes, where: str) -> Answered:
        try:
            answered = read_message(line, ANSWERED, "answer")
        except Malformed as malformed:
            what = f"the line {malformed}; it begins: {shown(line, LONGEST_QUOTED)}"
            raise SystemFailure(self._with_last_words(what), where=where, advice=ONLY_ANSWERS) from None
        if answered.id != self._last_id and (answered.id, answered.status) != (UNREADABLE, BAD_REQUEST):
            what = f"request {self._last_id} is answered with the answer to {answered.id}"
            raise SystemFailure(what, where=where, advice="answer each line once, in order, with its id")
        return answered

    def _gone(self, program: Program, where: str) -> Unreachable:
        code = of_the_program(program.code(MOMENT), self._settings)
        program.hear()
        if code is None:
            what = "the program closed its standard output or input"
        elif code < 0:
            what = f"the program was ended by signal {-code}"
        else:
            what = f"the program ended with code {code}"
        return Unreachable(self._with_last_words(what), where=where, advice=DOES_IT_RUN)

    def _with_last_words(self, what: str) -> str:
        """With the last thing that the program said on its standard error."""
        words = self._said.last_words
        return f"{what}; its last words were {shown(words, most=200)}" if words else what
