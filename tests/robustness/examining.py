"""Runs Clausewise against a system that misbehaves, from outside: what it says, how long, how much it holds."""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clausewise.cli import main

ROOT = Path(__file__).resolve().parents[2]
CLAUSE = "mlgca-four-card.11.D.4.c"
"""With two clauses below it: fifteen scenarios in which cards are forced, dealt and paid. The third one meets it."""
PATIENCE = """[connection]
connect_timeout = 2.0
start_deadline = 20.0
read_timeout = 1.5
call_deadline = 3.0
settle_deadline = 8.0
tries = 2
wall = "none"
"""
"""Less than usual, so that waiting takes seconds; sizes are as they come. A program leaves its mark in our folder."""
LONGEST = 120
MEASURED = """
import resource, sys
from pathlib import Path
from clausewise.cli import main
code = main(sys.argv[2:])
status = Path("/proc/self/status")
if status.exists():  # the other figure counts what it was before it became this program
    kilobytes = next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM"))
else:
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)
used = resource.getrusage(resource.RUSAGE_SELF)
Path(sys.argv[1]).write_text(f"{kilobytes} {used.ru_utime + used.ru_stime}")
sys.exit(code)
"""


@dataclass(frozen=True)
class Found:
    """What came of a run."""

    code: int
    verdict: str
    """Of the clause in whose scenario it met the misbehaviour; empty if there was no run."""
    others: str
    """The verdict of the clauses after it, if it is one."""
    message: str
    seconds: float
    computing: float
    """Seconds that it did not wait: what a busy machine does not make longer."""
    megabytes: int
    said: str
    out: Path


def examine(
    behaviour: str,
    transport: str,
    place: Path,
    features: Path,
    more: tuple[str, ...] = (),
    env: Mapping[str, str] | None = None,
) -> Found:
    """A run of a few clauses against a system that behaves like this; `env` is for both of them."""
    everything = dict(os.environ) | dict(env or {})
    config, mark, measured, out = (place / name for name in ("clausewise.toml", "mark", "kilobytes", "run"))
    config.write_text(PATIENCE, encoding="utf-8")
    with target(behaviour, transport, place, mark, everything) as named:
        given: list[str | Path] = [
            "run",
            "--seed",
            "0",
            "--unannounced",
            "0",
            "--clause",
            CLAUSE,
            "--features",
            features,
            "--config",
            config,
            "--out",
            out,
        ]
        given += ["--target", named, *(more or ("--no-allure",))]
        began = time.monotonic()
        ran = subprocess.run(
            [sys.executable, "-c", MEASURED, measured, *given],
            cwd=place, env=everything, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
            timeout=LONGEST,
        )  # fmt: skip
        seconds = time.monotonic() - began
    said = ran.stdout + ran.stderr
    verdict, others, message = _verdicts(out, said)
    peak, computing = measured.read_text().split() if measured.exists() else ("-1", "-1")
    return Found(ran.returncode, verdict, others, message, seconds, float(computing), int(peak) // 1024, said, out)


def afterwards(command: str, found: Found, *arguments: str) -> tuple[int, str]:
    """Another command on what the run has left behind: its code and what it says."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        code = main([command, str(found.out), *arguments])
    return code, told.getvalue()


def features_of_one_book(place: Path) -> Path:
    """A folder with the one chapter that is needed: all eight rulebooks would be read for each run."""
    book, chapter = CLAUSE.split(".")[:2]
    folder = place / "features" / book
    folder.mkdir(parents=True)
    for path in (ROOT / "features" / book).iterdir():
        if path.suffix != ".feature" or path.name.startswith(f"{chapter}-"):
            shutil.copy(path, folder)
    return place / "features"


def certificate(place: Path) -> Path | None:
    """A key with a certificate that only it has signed; None where nobody here can make one."""
    openssl = shutil.which("openssl")
    if openssl is None:
        return None
    key, signed, both = (place / name for name in ("key.pem", "signed.pem", "both.pem"))
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
         "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", signed],
        check=True, capture_output=True,
    )  # fmt: skip
    both.write_text(key.read_text() + signed.read_text())
    return both


@contextlib.contextmanager
def target(behaviour: str, transport: str, place: Path, mark: Path, env: Mapping[str, str]) -> Iterator[str]:
    """The system that behaves like this, as a target; a server runs as long as it is wanted."""
    program = [sys.executable, "-m", "tests.robustness.hostile_system", transport, behaviour, str(mark)]
    if transport == "stdio":
        yield "stdio:" + " ".join(["env", f"PYTHONPATH={ROOT}", *(f"'{word}'" for word in program)])
        return
    if behaviour == "a certificate that nobody signed":
        made = certificate(place)
        assert made is not None, "ask for a certificate first"
        program.append(str(made))
    with subprocess.Popen(
        program, env=dict(env) | {"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.kill()


def _verdicts(out: Path, said: str) -> tuple[str, str, str]:
    """Of the clause, of the clauses after it, and the first message of a scenario that did not pass."""
    if not (out / "verdicts.json").exists():
        return "", "", next((line for line in said.splitlines() if line.startswith("clausewise: ")), "")
    clauses: dict[str, Any] = json.loads((out / "verdicts.json").read_text(encoding="utf-8"))["clauses"]
    played = {clause: told for clause, told in clauses.items() if told["scenarios"]}
    others = {told["verdict"] for clause, told in played.items() if clause != CLAUSE}
    messages = [
        str(scenario["message"])
        for told in played.values()
        for scenario in told["scenarios"]
        if scenario["outcome"] not in {"pass", "not-applicable"}
    ]
    return played[CLAUSE]["verdict"], others.pop() if len(others) == 1 else "", messages[0] if messages else ""
