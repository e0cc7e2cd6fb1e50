"""Serial GAT: what a device says that it runs is its own statement; a change of it is an error."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.devices.device import DeviceSystem, open_device
from clausewise.adapters.devices.gat import OWN_STATEMENT, Gat, framed
from clausewise.adapters.http_settings import HttpSettings
from clausewise.journal import identity_changed
from tests.adapters.devices.simulators import OnALine

GAT = Gat(polynomial=0x1021, reflected=True, salt="00112233")
DESCRIBED = """manufacturer = "Example Devices"
product = "MX-7"
version = "3"
[line]
frames = "lines"
[gat]
polynomial = 0x1021
reflected = true
salt = "00112233"
pause = 0.02
"""


class Authenticates:
    """A device that answers serial GAT: it calculates for two questions, then gives its results in parts."""

    def __init__(self, program: bytes = b"firmware 3", polynomial: int = 0x1021) -> None:
        self.program = program
        self.gat = Gat(polynomial=polynomial, reflected=True)
        self.wrong: dict[int, bytes] = {}
        """What is answered to a command in place of what is right."""
        self._salt = b""
        self._waits = 0

    def hears(self, data: bytes) -> bytes:
        command = data[0]
        assert len(data) == data[1]
        return self.wrong.get(command) or framed(self.gat, command | 0x80, self._answer(command, data[2:-2]))

    def _answer(self, command: int, data: bytes) -> bytes:
        if command == 0x01:
            self._waits -= 1
            return bytes((0x03, 0x50, 0b1001 if self._waits > 0 else 0b0110, 2))
        if command == 0x04:
            assert data[0] == 0xBA
            self._salt, self._waits = bytes.fromhex(data.split(b"\t")[-1].decode()), 3
            return b"\x03"
        number = int.from_bytes(data[1:3], "big")
        told = self._told()
        part = told[(number - 1) * 60 : number * 60]
        return bytes((2 if number * 60 >= len(told) else 0,)) + data[1:3] + part

    def _told(self) -> bytes:
        digest = hmac.new(self._salt, self.program, "sha1").hexdigest().upper()
        parts = "".join(f'<component name="{name}" checksum="{digest}"/>' for name in ("main", "camera"))
        return f'<?xml version="1.0"?><components gatExec="default"><game>{parts}</game></components>'.encode()


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Callable[[Authenticates], DeviceSystem]]:
    """The system of a device that answers serial GAT."""
    file = tmp_path / "device.toml"
    file.write_text(DESCRIBED)
    begun: list[tuple[OnALine, DeviceSystem]] = []

    def beginning(device: Authenticates) -> DeviceSystem:
        line = OnALine(device)
        begun.append((line, open_device(f"serial:{line.path}#{file}", HttpSettings())))
        return begun[-1][1]

    yield beginning
    for line, system in begun:
        system.close()
        line.pulled_out()


def test_what_it_runs_is_its_own_statement(behind: Callable[[Authenticates], DeviceSystem]) -> None:
    """Component by component, with a digest over the salt; who computed it is said."""
    found = behind(Authenticates()).describe().components
    digest = hmac.new(bytes.fromhex("00112233"), b"firmware 3", "sha1").hexdigest().upper()
    assert [(one.name, one.digest) for one in found] == [
        ("serial GAT", "version 03.50"),
        ("main", digest),
        ("camera", digest),
    ]
    assert {one.computed_by for one in found} == {OWN_STATEMENT}


def test_the_same_twice_is_no_change_and_another_is_told(behind: Callable[[Authenticates], DeviceSystem]) -> None:
    """Between the beginning of a run and its end."""
    device = Authenticates()
    system = behind(device)
    before = system.describe()
    assert identity_changed(before, system.describe()) is None
    device.program = b"firmware 4"
    changed = identity_changed(before, system.describe())
    assert changed is not None
    assert "components was" in changed


@pytest.mark.parametrize(
    ("command", "answer", "wanted"),
    [
        (0x01, b"\x81\x08\x03\x50\x06\x02\x00\x00", "the sum of its answer 81 is told as 00 00"),
        (0x01, framed(GAT, 0x82, b"\x01\x00\x00\x00\x00"), "asked 01, it answers 82 in place of 81"),
        (0x01, b"\x81\x02", "the length 2 is none that a frame can have"),
        (0x01, framed(GAT, 0x81, b"\x03"), "its answer 81 is too short"),
        (0x01, framed(GAT, 0x81, b"\x03\x50\x06\x02") * 2, "more came than one answer"),
        (0x01, b"\x81\x08\x03", "asked 01, it says only 81 08 03 within 2 seconds"),
        (0x01, framed(GAT, 0x81, b"\x03\x50\x0c\x02"), "its calculation failed"),
        (0x04, framed(GAT, 0x84, b"\x04"), "does not begin a calculation of level BA"),
        (0x03, framed(GAT, 0x83, b"\x03\x00\x01"), "the device gives no result 1"),
        (0x03, framed(GAT, 0x83, b"\x00\x00\x02<"), "asked for result 1, it gives 2"),
        (0x03, framed(GAT, 0x83, b"\x02\x00\x01<html>\x1b[2J</html>"), r"name 0 components: <html>⟨ESC⟩"),
    ],
)
def test_what_is_wrong_with_an_answer_is_told(
    command: int, answer: bytes, wanted: str, behind: Callable[[Authenticates], DeviceSystem]
) -> None:
    """As an error of the way to the device; no statement is made up."""
    device = Authenticates()
    device.wrong[command] = answer
    with pytest.raises(SystemFailure, match=wanted):
        behind(device).describe()


def test_another_polynomial_is_noticed_at_once(behind: Callable[[Authenticates], DeviceSystem]) -> None:
    """It is a setting, for no public source gives it: the message says where it stands."""
    with pytest.raises(SystemFailure, match=r"the sum of its answer 81 .* under \[gat\]"):
        behind(Authenticates(polynomial=0x8005)).describe()
