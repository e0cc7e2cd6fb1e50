"""`clausewise completion`: every command and option, for three shells."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from clausewise.cli import COMMANDS, main
from clausewise.failures import CLEAN, USAGE


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_its_options_are_known(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The parser is asked, so that nothing is forgotten when a command comes."""
    assert main(["completion", shell]) == CLEAN
    told = capsys.readouterr().out
    assert [name for name in COMMANDS if name not in told] == []
    assert ("-l resume" if shell == "fish" else "--resume") in told
    assert main(["completion", "tcsh"]) == USAGE


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
@pytest.mark.parametrize(
    ("line", "offered"), [("clausewise re", "rejudge report"), ("clausewise run --give", "--give-up-after")]
)
def test_bash_completes_with_it(capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, offered: str) -> None:
    """What is printed is what bash runs."""
    main(["completion", "bash"])
    (tmp_path / "script").write_text(capsys.readouterr().out, encoding="utf-8")
    words = line.split(" ")
    ask = f'. ./script; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _clausewise; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", ask], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == offered.split()
