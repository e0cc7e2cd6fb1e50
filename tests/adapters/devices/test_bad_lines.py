"""Lines that are torn, doubled, flooded, silent or pulled out: a message that says what, and no event too many."""

from __future__ import annotations

import re
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clausewise.adapters.base import SystemFailure, Unreachable
from clausewise.adapters.devices.device import DeviceSystem, open_device
from clausewise.adapters.devices.framing import Line
from clausewise.adapters.devices.wires import SerialWire
from clausewise.adapters.http_settings import HttpSettings
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from tests.adapters.devices.simulators import EXAMPLES, CardReader, OnALine, Scripted, Shuffler, Spoken

SETUP = TableSetup("three-card")
WITHIN = 0.4


@pytest.fixture
def described(tmp_path: Path) -> Callable[[str], Path]:
    """An example's description with less patience."""

    def describing(example: str) -> Path:
        text = (EXAMPLES / f"{example}.toml").read_text(encoding="utf-8")
        text = re.sub(r"(?m)^within.*\n", "", text)
        file = tmp_path / f"{example}.toml"
        file.write_text(re.sub(r"(?m)^(until = .*)$", rf"\1\nwithin = {WITHIN}", text))
        return file

    return describing


class LogOf:
    """A shuffler whose log holds nothing until it is asked a second time; then it says what a test wants."""

    def __init__(self, *then: bytes) -> None:
        self._says = [b"END 0000\r\n", *then]

    def hears(self, data: bytes) -> bytes:
        if data == b"WHO\r\n":
            return Shuffler.BANNER
        return self._says.pop(0) if self._says else b""


@pytest.fixture
def on_a_line(described: Callable[[str], Path]) -> Iterator[Callable[[Spoken], tuple[OnALine, DeviceSystem]]]:
    """A device that speaks as the example's shuffler, and the system that it is."""
    begun: list[tuple[OnALine, DeviceSystem]] = []

    def beginning(device: Spoken) -> tuple[OnALine, DeviceSystem]:
        line = OnALine(device)
        begun.append((line, open_device(f"serial:{line.path}#{described('shuffler')}", HttpSettings())))
        return begun[-1]

    yield beginning
    for line, system in begun:
        system.close()
        line.pulled_out()


def events_of(system: DeviceSystem) -> list[AnyEvent]:
    """What one Proceed brings."""
    with closing(system.open(SETUP)) as table:
        return [seen.event for seen in table.submit("1", Proceed()).events]


def test_a_sound_shuffler_tells_each_shuffle_and_the_order_of_its_cards(
    on_a_line: Callable[[Spoken], tuple[OnALine, DeviceSystem]],
) -> None:
    """As ordinary events of the adapter interface; what was in the log before the table was opened is none of its."""
    _, system = on_a_line(Shuffler(orders=True))
    assert system.describe().components[0].digest == "product SX-1, version 1.4, serial 00421"
    for _ in range(3):
        shuffled, stack = events_of(system)
        assert shuffled == Procedure("shuffles", by="shuffler", count=52)
        assert isinstance(stack, StackDealt)
        assert len(set(stack.cards or ())) == 52
    remarks = system.remarks()
    assert any("0001 SHUFFLED 52" in remark and "at byte" in remark for remark in remarks)


@pytest.mark.parametrize(
    ("then", "wanted"),
    [
        (b"0001 SHUF\r\nEND 0001\r\n", r"0001 SHUF⟨CR⟩⟨LF⟩ at byte \d+ is not understood"),
        (
            b"0001 SHUFFLED 52\r\n0001 SHUFFLED 51\r\nEND 0002\r\n",
            "number 1 came already: then it was '0001 SHUFFLED 52'",
        ),
        (b"0001 SHUFFLED 52\r\n0004 SHUFFLED 52\r\nEND 0004\r\n", "number 4 comes after 1"),
        (b"\xa5\x02\x01\x02\r\nEND 0001\r\n", r"\\xa5⟨STX⟩⟨SOH⟩⟨STX⟩.* is not understood"),
        (b"0001 ORDER AS AX\r\nEND 0001\r\n", "does not begin with one, as"),
        (b"", r"proceed: no end within 0.4 seconds"),
        (b"0001 SHUFFLED 52\r\nEND 00", r"it said shuffled: .*; half a frame came, and no more of it: END 00 at byte"),
        (b"0001 SHUFFLED 52\r\n", r"no end within 0.4 seconds; it said shuffled"),
        (b"Z" * 100_000, "no line ends within 220 bytes"),
        (b"END 1\r\n", "no message of the description is like this"),
    ],
    ids=["torn", "doubled", "lost", "foreign", "no card", "silent", "half a frame", "unfinished", "flood", "wrong"],
)
def test_what_is_wrong_on_the_line_is_told(
    then: bytes, wanted: str, on_a_line: Callable[[Spoken], tuple[OnALine, DeviceSystem]]
) -> None:
    """As a failure of the way to the device, an error and never a verdict; in bounded time, and all is kept."""
    _, system = on_a_line(LogOf(then))
    began = time.monotonic()
    with pytest.raises(SystemFailure, match=wanted):
        events_of(system)
    assert time.monotonic() - began < 5
    assert any("END 0000" in remark for remark in system.remarks())


def test_a_flood_of_good_lines_ends_as_well(on_a_line: Callable[[Spoken], tuple[OnALine, DeviceSystem]]) -> None:
    """Bounded in memory, too."""
    _, system = on_a_line(LogOf(Shuffler.BANNER * 4000))
    tracemalloc.start()
    with pytest.raises(SystemFailure, match=r"more than 65,536 bytes|no end within"):
        events_of(system)
    assert tracemalloc.get_traced_memory()[1] < 30_000_000
    tracemalloc.stop()


def test_what_is_said_unasked_is_no_answer(on_a_line: Callable[[Spoken], tuple[OnALine, DeviceSystem]]) -> None:
    """A doubled answer would stand for the next thing that is asked."""
    line, system = on_a_line(LogOf(b"0001 SHUFFLED 52\r\nEND 0001\r\n"))
    table = system.open(SETUP)
    line.says(b"0001 SHUFFLED 52\r\n")
    time.sleep(0.1)
    with pytest.raises(SystemFailure, match="it said without being asked: 0001 SHUFFLED 52"):
        table.submit("1", Proceed())


def test_what_is_said_when_all_is_over_is_not_passed_over(
    on_a_line: Callable[[Spoken], tuple[OnALine, DeviceSystem]],
) -> None:
    """A jam that comes after the last thing that was asked ends the table with an error."""
    line, system = on_a_line(LogOf(b"END 0001\r\n"))
    table = system.open(SETUP)
    table.submit("1", Proceed())
    line.says(b"0001 JAM JAMMED\r\n")
    time.sleep(0.1)
    with pytest.raises(SystemFailure, match="when all was over it said 0001 JAM JAMMED"):
        table.close()
    table.close()


def test_another_device_behind_the_same_port_is_noticed(
    on_a_line: Callable[[Spoken], tuple[OnALine, DeviceSystem]],
) -> None:
    """By what it says it is."""
    _, system = on_a_line(Scripted(b"DM-9 SHUFFLER V2.0 S/N 7\r\n"))
    with pytest.raises(
        SystemFailure, match="another device is there: its product is DM-9, and the description is of SX-1"
    ):
        system.describe()


def test_a_device_that_is_pulled_out_is_gone_and_may_come_back(
    described: Callable[[str], Path], tmp_path: Path
) -> None:
    """The line is let go of, and the next table opens it anew."""
    port = tmp_path / "port"
    first = OnALine(Shuffler())
    port.symlink_to(first.path)
    system = open_device(f"serial:{port}#{described('shuffler')}", HttpSettings())
    assert events_of(system)
    table = system.open(SETUP)
    first.pulled_out()
    with pytest.raises(SystemFailure, match=r"the line broke|no end within"):
        table.submit("1", Proceed())
    port.unlink()
    with pytest.raises(Unreachable, match="the line cannot be opened"):
        events_of(system)
    with OnALine(Shuffler()) as second:
        port.symlink_to(second.path)
        assert events_of(system) == [Procedure("shuffles", by="shuffler", count=52)]
        system.close()


def test_what_is_being_said_as_a_line_is_opened_is_no_frame() -> None:
    """The end of a torn one would be read as another."""
    with OnALine(Scripted()) as line:
        wire = SerialWire(line.path, Line(frames="lines"), "here")
        line.says(b"FFLED 52\r\n")
        assert wire.settle() == b"FFLED 52\r\n"
        line.says(b"0002 SHUFFLED 52\r\n")
        frame = wire.next_frame(time.monotonic() + 2)
        assert frame is not None
        assert frame.body == b"0002 SHUFFLED 52"
        wire.close()


def test_a_reader_that_types_tells_each_card(described: Callable[[str], Path]) -> None:
    """Nobody asks it for anything; a card with a wrong sum is no card."""
    with OnALine(CardReader()) as line:
        system = open_device(f"serial:{line.path}#{described('reader')}", HttpSettings())
        table = system.open(SETUP)
        line.says(b"PCA-S*2C\rPC10-H*77\r")
        told = table.submit("1", Proceed()).events
        told += table.submit("2", Proceed()).events if len(told) == 1 else ()
        assert [getattr(seen.event, "card", "") for seen in told] == ["As", "Th"]
        line.says(b"PCK-D*00\r")
        with pytest.raises(SystemFailure, match="its sum is told as"):
            table.submit("3", Proceed())
        system.close()


def test_a_device_is_told_of_nothing_else(on_a_line: Callable[[Spoken], tuple[OnALine, DeviceSystem]]) -> None:
    """A seat means nothing to a shuffler: refused with a reason, and its description says so before."""
    _, system = on_a_line(Shuffler())
    description = system.describe()
    assert {"sit", "place-wager", "card-dealt"} <= description.unseen_names
    assert not {"shuffles", "procedure", "stack-dealt", "proceed"} & description.unseen_names
    with closing(system.open(SETUP)) as table:
        receipt = table.submit("1", Sit(1)).receipt
    assert not receipt.accepted
    assert "does not say how this device is asked for sit" in receipt.reason


@pytest.mark.parametrize(
    ("target", "wanted"),
    [
        ("serial:/dev/ttyUSB0", "does not say what is at its end"),
        ("serial:#{file}", "is no serial line"),
        ("serial:http://host#{file}", "is no serial line"),
        ("serial:socket://me:secret@host:1#{file}", "a user name or password"),
        ("rfc2217://host#{file}", "is no serial line"),
        ("mqtt://host#{file}", "needs a description with"),
        ("serial:/dev/ttyUSB0#nowhere.toml", "there is no such file"),
    ],
)
def test_a_target_that_cannot_be_is_one_message(target: str, wanted: str) -> None:
    """Before anything is opened; a password is not repeated."""
    with pytest.raises(ClausewiseError, match=wanted) as told:
        open_device(target.format(file=EXAMPLES / "reader.toml"), HttpSettings())
    assert "secret" not in str(told.value)


@pytest.mark.parametrize("line", ["serial:/dev/nothing-here", "serial:socket://127.0.0.1:9", "rfc2217://127.0.0.1:9"])
def test_a_line_at_which_nothing_is_says_what_to_see_to(line: str) -> None:
    """A port that is not there, and two that nobody listens at."""
    system = open_device(f"{line}#{EXAMPLES / 'shuffler.toml'}", HttpSettings())
    with pytest.raises(Unreachable, match="see that the device is plugged in"):
        system.describe()


def test_a_line_over_the_network_is_a_line(described: Callable[[str], Path]) -> None:
    """`serial:socket://` reaches a device at a terminal server."""
    import socket  # noqa: PLC0415  this test alone
    import threading  # noqa: PLC0415  this test alone

    device = Shuffler()
    server = socket.create_server(("127.0.0.1", 0))

    def serves() -> None:
        connection, _ = server.accept()
        with connection:
            while heard := connection.recv(4096):
                connection.sendall(device.hears(heard))

    thread = threading.Thread(target=serves, daemon=True)
    thread.start()
    port = server.getsockname()[1]
    system = open_device(f"serial:socket://127.0.0.1:{port}#{described('shuffler')}", HttpSettings())
    assert events_of(system) == [Procedure("shuffles", by="shuffler", count=52)]
    system.close()
    thread.join(timeout=5)
    server.close()
