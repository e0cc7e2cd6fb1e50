"""A program that speaks the protocol as JSON lines on its standard input and output.

A request is one line, `{"id": 7, "method": "POST", "path": "/v1/tables", "body": {...}}`; its answer is one line with
the same id, `{"id": 7, "status": 201, "body": {...}}`. The program runs in a process group of its own, which is ended
as a whole; one that has died is started anew for the next table.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import time
from typing import IO, Final

import msgspec

from clausewise.adapters.base import SystemFailure, Unreachable
from clausewise.adapters.exchange import IS_IT_SLOW, IS_IT_THE_PROTOCOL, Reply
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.strict_json import Malformed, read_message
from clausewise.failures import ClausewiseError
from clausewise.showing import shown

PREFIX: Final = "stdio:"
CHUNK: Final = 2**16
UNREADABLE, BAD_REQUEST = 0, 400
"""With this id and status the program says that a line was no request at all, so that it found no id there."""
KEPT_OF_STDERR: Final = 2000
MOST_LAST_WORDS: Final = 50
SHUTDOWN: Final = 1.0
"""Seconds that the program has to end by itself when its input is closed, and again after it is told to."""
DOES_IT_RUN: Final = "run the command by hand and see that it stays, reads requests and answers them"


class _Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the program."""

    id: int
    status: int
    body: msgspec.Raw = msgspec.Raw(b"null")


_ANSWERED: Final = msgspec.json.Decoder(_Answered)


def command_of(target: str) -> list[str]:
    """The program and its arguments, as a shell would split them.

    >>> command_of("stdio:python3 'my engine.py' --fast")
    ['python3', 'my engine.py', '--fast']
    """
    try:
        command = shlex.split(target.removeprefix(PREFIX))
    except ValueError as error:
        raise ClausewiseError(f"the target {shown(target)} is no command: {error}") from None
    if not command:
        raise ClausewiseError(f"the target {shown(target)} names no program: write stdio:COMMAND")
    return command


class StdioExchange:
    """Sends requests to one program and reads its answers, bounded in size and time."""

    def __init__(self, command: list[str], settings: HttpSettings) -> None:
        self._command = command
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._out = b""
        self._err = b""
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
        deadline = time.monotonic() + self._settings.call_deadline + wait
        try:
            process = self._running(where)
            answered = self._exchange(process, line, where, deadline, wait)
        except SystemFailure:
            # What it says afterwards would be taken for the answer to something else.
            self.close()
            raise
        return Reply(answered.status, bytes(answered.body), where)

    def close(self) -> None:
        """Ends the program and all that it has started."""
        process, self._process = self._process, None
        self._out = b""
        if process is None:
            return
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None and stream is not process.stderr:
                with contextlib.suppress(OSError):
                    stream.close()
        for last_word in (None, signal.SIGTERM, signal.SIGKILL):
            if last_word is not None:
                _tell_group(process.pid, last_word)
            try:
                process.wait(SHUTDOWN)
            except subprocess.TimeoutExpired:
                continue
            break
        # What the program started may have outlived it.
        _tell_group(process.pid, signal.SIGKILL)
        if process.stderr is not None:
            process.stderr.close()

    def _running(self, where: str) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        self._err = b""
        try:
            process = subprocess.Popen(  # noqa: S603  it is the user's own command, and no shell reads it
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            what = f"the program cannot be started: {error.strerror or error}"
            raise Unreachable(what, where=where, advice="name a program that is there and may be run") from None
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                os.set_blocking(stream.fileno(), False)
        self._process = process
        return process

    def _exchange(
        self, process: subprocess.Popen[bytes], line: bytes, where: str, deadline: float, wait: float
    ) -> _Answered:
        if process.stdin is None or process.stdout is None or process.stderr is None:
            raise AssertionError("the program was started with pipes")
        left = memoryview(line)
        heard = time.monotonic()
        with selectors.DefaultSelector() as ready:
            ready.register(process.stdout, selectors.EVENT_READ)
            ready.register(process.stderr, selectors.EVENT_READ)
            ready.register(process.stdin, selectors.EVENT_WRITE)
            while True:
                taken = self._line(where)
                if taken is not None:
                    return self._understood(taken, where)
                for key, _ in ready.select(self._patience_left(where, deadline, heard, wait)):
                    if key.fileobj is process.stdin:
                        left = left[self._written(process.stdin, left, where) :]
                        if not left:
                            ready.unregister(process.stdin)
                    elif key.fileobj is process.stderr:
                        if not self._hear(process.stderr):
                            ready.unregister(process.stderr)
                    else:
                        heard = time.monotonic()
                        self._read(process, where)

    def _patience_left(self, where: str, deadline: float, heard: float, wait: float) -> float:
        """How long there is to wait for more; raises where there is no more patience."""
        now = time.monotonic()
        silent_until = heard + self._settings.read_timeout + wait
        if now >= deadline:
            what = f"the answer was not complete within {self._settings.call_deadline + wait:g} s"
            raise SystemFailure(self._with_stderr(what), where=where, advice=IS_IT_SLOW)
        if now >= silent_until:
            what = f"the program was silent for {self._settings.read_timeout + wait:g} s"
            raise Unreachable(self._with_stderr(what), where=where, advice=IS_IT_SLOW)
        return min(deadline, silent_until) - now

    def _written(self, stream: IO[bytes], left: memoryview, where: str) -> int:
        try:
            return os.write(stream.fileno(), left[:CHUNK])
        except BlockingIOError:
            return 0
        except OSError:
            raise self._gone(where) from None

    def _read(self, process: subprocess.Popen[bytes], where: str) -> None:
        if process.stdout is None:
            raise AssertionError("the program was started with pipes")
        try:
            part = os.read(process.stdout.fileno(), CHUNK)
        except BlockingIOError:
            return
        if not part:
            raise self._gone(where)
        self._out += part

    def _hear(self, stream: IO[bytes]) -> bool:
        """What the program says on its standard error, as far as it is kept: the end of it."""
        try:
            part = os.read(stream.fileno(), CHUNK)
        except BlockingIOError:
            return True
        self._err = (self._err + part)[-KEPT_OF_STDERR:]
        return bool(part)

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

    def _understood(self, line: bytes, where: str) -> _Answered:
        try:
            answered = read_message(line, _ANSWERED, "answer")
        except Malformed as malformed:
            what = f"the line {malformed}"
            raise SystemFailure(self._with_stderr(what), where=where, advice=IS_IT_THE_PROTOCOL) from None
        if answered.id != self._last_id and (answered.id, answered.status) != (UNREADABLE, BAD_REQUEST):
            what = f"request {self._last_id} is answered with the answer to {answered.id}"
            raise SystemFailure(what, where=where, advice="answer each line once, in order, with its id")
        return answered

    def _gone(self, where: str) -> Unreachable:
        process = self._process
        code = None
        if process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                code = process.wait(0.5)
            if process.stderr is not None:
                for _ in range(MOST_LAST_WORDS):
                    if not self._hear(process.stderr):
                        break
        if code is None:
            what = "the program closed its standard output or input"
        elif code < 0:
            what = f"the program was ended by signal {-code}"
        else:
            what = f"the program ended with code {code}"
        return Unreachable(self._with_stderr(what), where=where, advice=DOES_IT_RUN)

    def _with_stderr(self, what: str) -> str:
        """With the last thing that the program said on its standard error."""
        lines = self._err.decode("utf-8", "replace").strip().splitlines()
        return f"{what}; its last words were {shown(lines[-1], most=200)}" if lines else what


def _tell_group(leader: int, word: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, word)
