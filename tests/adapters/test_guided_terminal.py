"""A guided table at a real terminal: the command in a pseudo-terminal, with somebody who types."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.adapters.guided_table import CLAUSE, description, verdicts
from tests.adapters.technician import Technician

TERMINAL_DEADLINE = 120


class Typing(Technician):
    """Types no line that is longer than a terminal takes, and does not read its own typing as what is said."""

    LONGEST = 700

    def say(self, line: str) -> None:
        """What was typed is echoed: the answer stands behind the question."""
        if not line.startswith(
            ("What happens?", "Taken or refused?", "Done, or not possible?", "And then?", "Was it so")
        ):
            super().say(line)


def _talk(master: int, person: Technician) -> Iterator[str]:
    """Answers whatever ends like a question, as somebody at the keyboard would."""
    shown = ""
    while True:
        ready, _, _ = select.select([master], [], [], TERMINAL_DEADLINE)
        assert ready, f"nothing more is said after {shown[-300:]}"
        try:
            part = os.read(master, 65536)
        except OSError:
            return
        if not part:
            return
        yield part.decode()
        shown += part.decode().replace("\r", "").replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
        *lines, last = shown.split("\n")
        if last.endswith(("? ", ": ")) and not select.select([master], [], [], 0.02)[0]:
            for line in lines:
                person.say(line)
            os.write(master, f"{person.ask(last)}\n".encode())
            shown = ""


def test_in_a_real_terminal(tmp_path: Path) -> None:
    """The command in a pseudo-terminal: the name is asked once, the answers are typed, the verdict names the person."""
    (tmp_path / "table.toml").write_text(description("mlgca-four-card"), encoding="utf-8")
    target = f"guided:{tmp_path / 'table.toml'}"
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "clausewise", "run", "--target", target, "--clause", CLAUSE,
               "--out", str(tmp_path / "out"), "--no-allure"]  # fmt: skip
    environment = {**os.environ, "TERM": "dumb", "INPUTRC": os.devnull}
    program = subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
    )
    os.close(slave)
    try:
        said = "".join(_talk(master, Typing()))
        assert program.wait(TERMINAL_DEADLINE) == 0, said[-2000:]
    finally:
        program.kill()
        program.wait()
        os.close(master)
    assert said.count("Your name:") == 1
    assert "Terry Tester did the acts and reported what was seen" in said
    assert verdicts(tmp_path / "out")[CLAUSE]["guided_by"] == "Terry Tester"
