"""Whatever is done to the command line: one message that says what to do, a documented code, never a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from clausewise.cli import main

CLAUSE = "mlgca-four-card.11.B.1"
LONG = "x" * 300


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file, an empty folder, and journals that are none."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    (tmp_path / "empty").mkdir()
    for name, content in {"garbage": bytes(range(256)), "torn": b'{"n":1,"hash":"', "nothing": b""}.items():
        (tmp_path / name / "journal").mkdir(parents=True)
        (tmp_path / name / "journal" / "main.jsonl").write_bytes(content)
    (tmp_path / "folder" / "journal" / "main.jsonl").mkdir(parents=True)
    for name, text in {
        "bytes": b"\xff\xfe\x00",
        "nan": b"[connection]\nread_timeout = nan\n",
        "target": b'target = ""\n',
        "nul": b'target = "a\\u0000b"\n',
    }.items():
        (tmp_path / f"{name}.toml").write_bytes(text)
    return tmp_path


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("run --target |", 2, "an empty text is no target: write `reference`"),
        ("run --out |", 2, "the path is empty: name a file or folder"),
        ("run --config |", 2, "the path is empty"),
        ("run --features |", 2, "the path is empty"),
        ("run --rulebook |", 2, "an empty name: there is no such rulebook; there are mlgca-four-card"),
        ("run --clause |", 2, "an empty name: there is no such rulebook"),
        ("run --clause mlgca-four-card.99", 2, "there is no such clause in mlgca-four-card"),
        ("run --rulebook ../x", 2, "../x: there is no such rulebook"),
        ("run --reading nope=x", 2, "nope: there is no such reading"),
        ("run --option nope=x", 2, "nope: there is no such option"),
        ("run --target http://[::1", 2, "is no address"),
        ("run --target ftp://x", 2, "ftp://x is no target"),
        (
            "run --target http://127.0.0.1:1",
            3,
            "the system cannot be tested: GET http://127.0.0.1:1/v1/description: no answer: Connection refused",
        ),
        ("run --config bytes.toml", 2, "bytes.toml: cannot be read as text"),
        ("run --config nan.toml", 2, "nan.toml:2: read_timeout: expected `float` > 0.0"),
        ("run --config target.toml", 2, "an empty text is no target"),
        ("run --config nul.toml", 2, "is no target: write `reference`"),
        ("run --config empty", 2, "cannot be read as text"),
        (
            f"run --out file --no-allure --clause {CLAUSE}",
            2,
            "no run can be written here (Not a directory); name a folder",
        ),
        (f"run --out {LONG} --no-allure --clause {CLAUSE}", 2, "no run can be written here (File name too long)"),
        (
            f"run --out /proc/x --no-allure --clause {CLAUSE}",
            2,
            "no run can be written here (No such file or directory)",
        ),
        (f"run --out garbage --resume --clause {CLAUSE}", 2, "is no line of a journal that this version"),
        (f"run --out nothing --clause {CLAUSE}", 2, "a run has been written here already"),
        ("run --features empty", 2, "empty: holds no rulebook"),
        ("run --features file", 2, "file: no such folder"),
        ("run -n 0", 2, "'0' is no number from 1 to 1000"),
        ("run -n ²", 2, "'²' is no number from 1 to 1000"),
        ("run --give-up-after -1", 2, "is no number from 1 to 1000"),
        ("bench --repeat 0", 2, "'0' is no number from 1 to 1000"),
        (
            "prove --out file/x --clause mlgca-four-card.11.B.1",
            2,
            "file/x: no proof can be written here: Not a directory",
        ),
        ("report empty", 2, "there is no journal here"),
        ("report file", 2, "there is no journal here"),
        (f"report {LONG}", 2, "there is no journal here"),
        ("report garbage", 2, "`clausewise verify` says what is wrong with it"),
        ("report torn", 2, "the run was killed before it began"),
        ("verify empty", 2, "there is no journal here"),
        ("verify garbage", 1, "journal/main.jsonl, line 1: was changed or does not belong here"),
        ("verify torn", 1, "journal/main.jsonl, line 1: the line is cut off"),
        ("verify nothing", 1, "the footer is missing"),
        ("verify folder", 2, "take it away; no run has written it"),
        ("rejudge empty", 2, "there is no journal here"),
        ("rejudge garbage", 1, "a journal that is not sound is not judged again"),
        ("rejudge folder", 2, "take it away; no run has written it"),
        ("rejudge garbage --seal 123", 2, "'123' is no seal"),
        ("init --config empty", 2, "is there already"),
        ("serve --port 99999", 2, "Expected `int` <= 65535"),
    ],
)
def test_what_cannot_be_done(here: Path, line: str, code: int, said: str, capfd: Any) -> None:
    """The message names what is wrong; `|` stands for an empty argument."""
    found = main([word.replace("|", "") for word in line.split()])
    out, err = capfd.readouterr()
    assert (found, said in out + err) == (code, True), out + err
    assert "Traceback" not in out + err
    assert "a defect of clausewise" not in out + err
    assert not (here / "journal").exists()


@pytest.mark.parametrize(
    "closed", [*(pytest.param(one, marks=pytest.mark.slow) for one in (">&-", "2>&-", "<&-")), ">&- 2>&- <&-"]
)
def test_closed_streams(program: Any, played_part: Path, closed: str) -> None:
    """A caller may close what it does not want; nothing is written where the stream was."""
    shutil.copytree(played_part, program.place / "run")
    words = " ".join(f"'{word}'" for word in program.command("report", "run", "--no-allure"))
    done = subprocess.run(["sh", "-c", f"{words} {closed}"], cwd=program.place, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert program("verify", "run").returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_behind_standard_output(program: Any, played_part: Path) -> None:
    """What could not be printed is said, with the code of an error."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            program.command("verify", played_part), stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 3
    assert done.stderr == "clausewise: standard output or the current folder: cannot be used: No space left on device\n"


def test_a_reader_that_goes_away(program: Any) -> None:
    """As with `| head`: the code that shells expect, and silence."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        program.command("clauses", "oasis-collection"), stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")
