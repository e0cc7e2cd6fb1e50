"""docs/devices.md: whoever follows it from a hexdump comes to the description and the reading that stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from clausewise.adapters.devices.description import read_device
from clausewise.cli import main
from clausewise.failures import CLEAN
from tests.adapters.devices.simulators import EXAMPLES

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "devices.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    """The first block of a kind."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_worked_example_is_read_as_the_page_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Hexdump, description and what is printed belong together."""
    rows = [line[10:58].split() for line in block("hexdump").splitlines()]
    (tmp_path / "session.bin").write_bytes(bytes(int(byte, 16) for row in rows for byte in row))
    (tmp_path / "shoe.toml").write_text(block("toml"), encoding="utf-8")
    code = main(["device", "check", str(tmp_path / "shoe.toml"), "--recording", str(tmp_path / "session.bin")])
    assert code == CLEAN
    assert capsys.readouterr().out == block("text")


TOWER = bytes.fromhex(
    "02 04 49 54 57 39 D3 03  02 02 53 01 AC 03  02 02 53 00 AD 03  02 05 44 07 02 05 06 A8 03"
    "02 02 53 01 AC 03  02 05 44 08 01 01 03 AF 03  02 02 53 02 AB 03"
)
"""What a dice tower of nobody's making said: switched on, thrown (two, five, six), thrown again, opened."""
LINE = """manufacturer = "unknown"
product = "TW9"
version = "1"
[line]
frames = "prefixed"
starts = "02"
length_at = 1
length_adds = 4
"""
SAYS = """
[[says]]
name = "banner"
pattern = '02 04 49 54 57 39'
[[says]]
name = "moving"
pattern = '02 02 53 01'
event = "dice-shaken"
fields = { times = 1 }
[[says]]
name = "state"
pattern = '02 02 53 (?P<state>0[02])'
[[says]]
name = "dice"
pattern = '02 05 44 (?P<number>[0-9A-F]{2}) (?P<faces>0[1-6] 0[1-6] 0[1-6])'
event = "dice-shown"
counter = "number"
last = 255
[words.state]
00 = "at rest"
02 = "opened"
"""


def test_a_device_of_another_kind_is_described_by_the_same_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Frames first, then its sum, which begins behind the length and has a byte behind it, then what it says."""
    session, device = tmp_path / "session.bin", tmp_path / "tower.toml"
    session.write_bytes(TOWER)
    device.write_text(LINE)
    assert main(["device", "sums", str(device), "--recording", str(session)]) == CLEAN
    settings = [line for line in capsys.readouterr().out.splitlines() if line.startswith("sum = ")]
    assert settings == ['sum = { kind = "add", width = 8, after = 2, followed_by = "03", to_zero = true }']
    device.write_text(f"{LINE}{settings[0]}\n{SAYS}")
    assert main(["device", "check", str(device), "--recording", str(session)]) == CLEAN
    said = capsys.readouterr().out
    assert said.count("dice: dice-shown, faces") == 2
    assert "state: state at rest" in said
    assert said.endswith("7 frames, 7 understood, 4 events, and nothing is left over\n")


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_each_example_can_be_read_and_is_named_on_the_page(example: Path) -> None:
    """With games whose tables it serves."""
    assert read_device(example).file.games
    assert example.name in PAGE
