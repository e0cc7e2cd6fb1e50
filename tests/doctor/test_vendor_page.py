"""The page for the vendor keeps its promises."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clausewise.cli import main
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.protocol import Opened, Submission, Submitted

PAGE = (Path(__file__).parents[2] / "docs" / "for-the-vendor.md").read_text(encoding="utf-8")


@pytest.fixture
def example(tmp_path: Path) -> Iterator[str]:
    """The server on the page, started as a vendor would."""
    program = tmp_path / "server.py"
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    program.write_text(found[1], encoding="utf-8")
    with subprocess.Popen([sys.executable, str(program), "0"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


def test_the_server_to_start_from(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It passes every check of the doctor except the plain round, as the page says."""
    assert main(["doctor", "--target", example]) == 1
    problems = [line for line in capsys.readouterr().out.splitlines() if line.startswith("problem")]
    assert len(problems) == 1
    assert "plain round: the ante wager of a plain round was refused: this table only seats" in problems[0]


def test_the_messages_on_the_page_are_messages() -> None:
    """What the page shows as requests and answers is what we send and take."""
    shown = re.search(r"A round begins like this:\n\n(.*?)\n## ", PAGE, re.DOTALL)
    assert shown is not None
    texts = re.findall(r"^    (?:\d{3} )?(\{.*?\})$(?=\n\n)", shown[1] + "\n", re.DOTALL | re.MULTILINE)
    kinds: list[type] = [TableSetup, Opened, Submission, Submitted, Submission, Submitted]
    assert len(texts) == len(kinds)
    messages: list[Any] = [msgspec.json.decode(text, type=kind) for text, kind in zip(texts, kinds, strict=True)]
    assert [seen.sequence for seen in messages[-1].events] == [1, 2]
