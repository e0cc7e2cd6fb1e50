"""Lines of the journal that leave the machine as they are written, and what they show of a journal afterwards."""

from __future__ import annotations

import os
import shlex
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.cli import main
from clausewise.failures import CLEAN, ERROR, FAIL, USAGE
from clausewise.journal import JournalError, JournalWriter, ScenarioJournal, against_sink, resume, verify
from clausewise.journal.chain import compose, link, origin, take_apart
from clausewise.journal.records import Header
from clausewise.journal.sinks import check_sink

Play = Callable[..., None]
RUN = "9c7f8d6e-5a4b-4c3d-8e2f-1a0b9c8d7e6f"


@pytest.fixture
def sent(header: Header, tmp_path: Path) -> Header:
    """The header of a run whose lines go to a file as well."""
    return msgspec.structs.replace(header, run=RUN, sink=f"file:{tmp_path / 'sink'}")


def wrote(directory: Path, header: Header, play: Play) -> Path:
    """The file of a sealed run's only segment."""
    journal = ScenarioJournal(JournalWriter(directory, "main", header))
    for uid in ("a", "b"):
        play(journal, uid)
    journal.writer.seal({"pass": 2})
    return directory / "journal" / "main.jsonl"


def written_anew(path: Path, change: Callable[[bytes], bytes]) -> None:
    """What somebody does who may write the folder: other records, and a whole new chain of hashes."""
    head, lines = origin("main"), []
    for n, raw in enumerate(path.read_bytes().splitlines(), 1):
        line = take_apart(raw)
        assert line is not None
        body = change(line.body)
        head = link(head, body)
        lines.append(compose(n, head, body))
    path.write_bytes(b"".join(lines))


def test_a_file_has_each_line(tmp_path: Path, sent: Header, played: Play) -> None:
    """What was sent is what stands there, in the order in which it was written."""
    path = wrote(tmp_path / "run", sent, played)
    taken = (tmp_path / "sink").read_bytes().splitlines()
    assert taken == [f"{RUN} main ".encode() + line for line in path.read_bytes().splitlines()]
    assert against_sink(tmp_path / "run", tmp_path / "sink") == []


def test_a_journal_written_anew_is_found(tmp_path: Path, sent: Header, played: Play) -> None:
    """Its chain is whole and its own seal fits; the lines that had left the machine are others."""
    path = wrote(tmp_path / "run", sent, played)
    written_anew(path, lambda body: body.replace(b'"ok":false', b'"ok":true').replace(b'"name":"a', b'"name":"b'))
    assert verify(tmp_path / "run") == []
    found = against_sink(tmp_path / "run", tmp_path / "sink")
    assert "another line reached the sink than stands here now" in {problem.what for problem in found}


def test_the_command_says_so(tmp_path: Path, sent: Header, played: Play, capsys: pytest.CaptureFixture[str]) -> None:
    """`verify --sink`: sound and code 0, or the first lines and code 1; other runs in the same file do not count."""
    run, sink = tmp_path / "run", tmp_path / "sink"
    path = wrote(run, sent, played)
    with sink.open("ab") as stream:
        stream.write(b"<110>1 2026 host clausewise - - - " + sink.read_bytes().replace(RUN.encode(), b"0" * 36))
    assert main(["verify", str(run), "--sink", str(sink)]) == CLEAN
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-3]))
    assert main(["verify", str(run), "--sink", str(sink)]) == FAIL
    assert "reached the sink, and is not here" in capsys.readouterr().out
    assert main(["verify", str(run), "--sink", str(tmp_path / "none")]) == USAGE
    (tmp_path / "empty").touch()
    assert main(["verify", str(run), "--sink", str(tmp_path / "empty")]) == FAIL
    assert f"nothing of this run, {RUN}, is in " in capsys.readouterr().out


def test_a_killed_run_goes_on_sending(tmp_path: Path, sent: Header, played: Play) -> None:
    """What tells of the kill is sent, too, so that nothing is missing on either side."""
    journal = ScenarioJournal(JournalWriter(tmp_path / "run", "main", sent))
    played(journal, "a")
    played(journal, "b", ended=False)
    journal.writer.close()
    path = tmp_path / "run" / "journal" / "main.jsonl"
    path.write_bytes(path.read_bytes() + b'{"n":99,"ha')
    resume(tmp_path / "run", sent)
    again = ScenarioJournal(JournalWriter.resume(tmp_path / "run", "main", sent))
    played(again, "b")
    again.writer.seal({"pass": 2})
    assert verify(tmp_path / "run") == []
    assert against_sink(tmp_path / "run", tmp_path / "sink") == []


def test_a_log_server_gets_each_line_as_a_message(tmp_path: Path, sent: Header, played: Play) -> None:
    """With its length before it, as RFC 6587 has it; the lines are found behind what such a server writes."""
    taken = bytearray()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def listen() -> None:
            connection, _ = server.accept()
            with connection:
                while part := connection.recv(65_536):
                    taken.extend(part)

        listener = threading.Thread(target=listen)
        listener.start()
        port = server.getsockname()[1]
        wrote(tmp_path / "run", msgspec.structs.replace(sent, sink=f"syslog://127.0.0.1:{port}"), played)
        listener.join(10)
    messages, rest = [], bytes(taken)
    while rest:
        length, _, rest = rest.partition(b" ")
        messages.append(rest[: int(length)])
        rest = rest[int(length) :]
    assert all(message.startswith(b"<110>1 2") for message in messages)
    (tmp_path / "log").write_bytes(b"\n".join(messages))
    assert against_sink(tmp_path / "run", tmp_path / "log") == []


def test_a_program_reads_each_line(tmp_path: Path, sent: Header, played: Play) -> None:
    """Whatever copies its input elsewhere will do."""
    copy = f"import shutil, sys; shutil.copyfileobj(sys.stdin.buffer, open({str(tmp_path / 'far')!r}, 'wb'))"
    named = f"program:{shlex.join([sys.executable, '-c', copy])}"
    wrote(tmp_path / "run", msgspec.structs.replace(sent, sink=named), played)
    assert against_sink(tmp_path / "run", tmp_path / "far") == []


def test_a_pipe_that_nobody_reads(tmp_path: Path, sent: Header) -> None:
    """The run does not begin, instead of waiting for somebody."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(JournalError, match="the sink takes no line of the journal") as caught:
        JournalWriter(tmp_path / "run", "main", msgspec.structs.replace(sent, sink=f"file:{tmp_path / 'pipe'}"))
    assert caught.value.exit_code == ERROR


def test_a_sink_that_dies(tmp_path: Path, sent: Header, played: Play) -> None:
    """What was written before it stays, and the run can be gone on with."""
    named = f"program:{shlex.join([sys.executable, '-c', 'import sys; sys.stdin.readline()'])}"
    journal = ScenarioJournal(JournalWriter(tmp_path / "run", "main", msgspec.structs.replace(sent, sink=named)))

    def plays_on() -> None:
        for number in range(10_000):
            played(journal, f"scenario {number}")

    with pytest.raises(JournalError, match="the sink takes no line of the journal"):
        plays_on()
    assert [problem.is_unfinished for problem in verify(tmp_path / "run")] == [True]


NO_SINKS = (
    "",
    "far",
    "file:",
    "syslog://",
    "syslog://log",
    "syslog://log:x",
    "syslog://log:514/x",
    "program:",
    "program:'",
)


@pytest.mark.parametrize("named", NO_SINKS)
def test_what_is_no_sink(named: str) -> None:
    """One message with the forms that there are."""
    with pytest.raises(JournalError, match="is no sink; write file:PATH"):
        check_sink(named)


def test_a_run_with_a_sink(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The lines of its workers, too; the report says nothing of it, and the header where they went."""
    given = ["run", "--clause", "oasis-holdem.deck", "--no-allure", "-n", "2", "--out", str(tmp_path / "run")]
    assert main([*given, "--sink", "elsewhere"]) == USAGE
    assert main([*given, "--sink", f"file:{tmp_path / 'sink'}"]) == CLEAN
    capsys.readouterr()
    assert main(["verify", str(tmp_path / "run"), "--sink", str(tmp_path / "sink")]) == CLEAN
    assert (tmp_path / "sink").read_text(encoding="utf-8").count(" gw0 ") > 10
