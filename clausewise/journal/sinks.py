"""Where the lines of a journal go beside the run's folder, as they are written: out of reach of whoever tests.

Each is sent as `RUN SEGMENT LINE`, in one line, by each process that writes a segment. What lies there afterwards can
be compared with the journal (`clausewise verify --sink FILE`), whatever a log server has put before each line.
"""

from __future__ import annotations

import contextlib
import os
import re
import select
import shlex
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import urlsplit

from clausewise.failures import ERROR
from clausewise.journal.failures import JournalError

if sys.platform != "win32":
    import fcntl

FILE: Final = "file:"
PROGRAM: Final = "program:"
SYSLOG: Final = "syslog://"
FORMS: Final = "write file:PATH for a file or a pipe, syslog://HOST:PORT for a log server over TCP, or program:COMMAND"
PATIENCE: Final = 10.0
"""Seconds in which a line has to be taken."""
_PRIORITY: Final = 110
"""What a line is to a log server: of an audit (13), informational (6)."""
_SENT: Final = re.compile(
    rb"(?:^|\s)([0-9a-f-]{36}) ([A-Za-z0-9][A-Za-z0-9._-]{0,63})"
    rb' \{"n":([1-9][0-9]{0,17}),"hash":"([0-9a-f]{64})","record":\{'
)


class Sink(Protocol):
    """Takes lines; raises OSError where it cannot."""

    def take(self, line: bytes) -> None:
        """One line, with its line feed."""

    def close(self) -> None:
        """Nothing more comes."""


class Sent:
    """The lines of one segment on their way to a sink."""

    def __init__(self, named: str, run: str, segment: str) -> None:
        self._named = named
        self._before = f"{run} {segment} ".encode()
        with self._told():
            self._sink = _sink(named)

    def send(self, line: bytes) -> None:
        """Sends a line of the journal; what cannot be sent ends the run, for nobody would miss it later."""
        with self._told():
            self._sink.take(self._before + line)

    def close(self) -> None:
        """Nothing more comes."""
        with contextlib.suppress(OSError):
            self._sink.close()

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except OSError as problem:
            raise JournalError(
                f"the sink takes no line of the journal ({problem.strerror or problem})",
                where=self._named,
                advice="see to it that it can, and go on with the run; what was written before this stays valid",
                exit_code=ERROR,
            ) from None


def check_sink(named: str) -> None:
    """JournalError for what names no sink; nothing is opened."""
    kind = next((kind for kind in (FILE, PROGRAM, SYSLOG) if named.startswith(kind)), None)
    wrong = kind is None or not named.removeprefix(kind)
    with contextlib.suppress(ValueError):
        if kind == SYSLOG:
            address = urlsplit(named)
            wrong = not address.hostname or not address.port or bool(address.path.strip("/"))
        elif kind == PROGRAM:
            wrong = not shlex.split(named.removeprefix(PROGRAM))
        if not wrong:
            return
    raise JournalError("is no sink", where=repr(named), advice=FORMS)


def sent_lines(path: Path, run: str) -> Iterator[tuple[str, int, str]]:
    """What a sink has of a run: of each line its segment, number and hash."""
    with path.open("rb") as stream:
        for line in stream:
            found = _SENT.search(line)
            if found is not None and found[1].decode() == run:
                yield found[2].decode(), int(found[3]), found[4].decode()


def _sink(named: str) -> Sink:
    if named.startswith(FILE):
        return _File(Path(named.removeprefix(FILE)))
    if named.startswith(PROGRAM):
        return _Program(shlex.split(named.removeprefix(PROGRAM)))
    address = urlsplit(named)
    return _Server(address.hostname or "", address.port or 0)


class _File:
    """A file that is added to, or a pipe that somebody reads; several processes write to it."""

    def __init__(self, path: Path) -> None:
        self._fd = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK, 0o600)
        mode = os.fstat(self._fd).st_mode
        if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode)):
            os.close(self._fd)
            raise OSError(f"{path} is neither a file nor a pipe")

    def take(self, line: bytes) -> None:
        # A line may be longer than what the system writes in one piece.
        with _alone(self._fd):
            _write(self._fd, line)

    def close(self) -> None:
        os.close(self._fd)


class _Program:
    """A program that reads lines on its standard input."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603  the user's own command, and no shell reads it
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        if self._process.stdin is None:
            raise AssertionError("the program was started with a pipe")
        self._input = self._process.stdin
        os.set_blocking(self._input.fileno(), False)

    def take(self, line: bytes) -> None:
        _write(self._input.fileno(), line)

    def close(self) -> None:
        self._input.close()
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return
        if code:
            raise OSError(f"the program ended with code {code}")


class _Server:
    """A log server that takes messages as RFC 5424 writes them, counted as by RFC 6587."""

    def __init__(self, host: str, port: int) -> None:
        self._connection = socket.create_connection((host, port), PATIENCE)
        self._name = re.sub(r"[^!-~]", "-", socket.gethostname())[:255] or "-"

    def take(self, line: bytes) -> None:
        time_now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        message = f"<{_PRIORITY}>1 {time_now} {self._name} clausewise - - - ".encode() + line.rstrip(b"\n")
        self._connection.sendall(b"%d %s" % (len(message), message))

    def close(self) -> None:
        self._connection.close()


def _write(fd: int, line: bytes) -> None:
    deadline = time.monotonic() + PATIENCE
    while line:
        try:
            line = line[os.write(fd, line) :]
        except BlockingIOError:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([], [fd], [], left)[1]:
                raise OSError(f"nothing is read there for {PATIENCE:g} s") from None


@contextlib.contextmanager
def _alone(fd: int) -> Iterator[None]:
    """Nobody else writes there meanwhile; some network file systems have no locks, and there each line is one write."""
    if sys.platform == "win32":
        yield
        return
    locked = False
    with contextlib.suppress(OSError):
        fcntl.flock(fd, fcntl.LOCK_EX)
        locked = True
    try:
        yield
    finally:
        if locked:
            fcntl.flock(fd, fcntl.LOCK_UN)


__all__ = ["FORMS", "Sent", "check_sink", "sent_lines"]
