"""A recorded session read by a description: every byte with its place, and what it was read as."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clausewise.adapters.devices.description import DeviceDescription
from clausewise.adapters.devices.framing import Frame, Framer
from clausewise.adapters.devices.reading import Reader, Reading, is_known
from clausewise.bounded_files import read_bounded
from clausewise.showing import counted

MOST_RECORDED: Final = 16 * 2**20
A_ROW: Final = 16
BLOCK: Final = 65_536


@dataclass
class Checked:
    """How much of a recording was understood."""

    frames: int = 0
    understood: int = 0
    events: int = 0
    unread: int = 0
    """Bytes in what was not understood."""
    out_of_turn: int = 0
    """Messages that were understood, and before which one is lost, or which are doubled."""

    def take(self, reading: Reading) -> None:
        """Counts one in."""
        self.frames += 1
        self.understood += not reading.wrong
        self.events += reading.event is not None
        self.unread += len(reading.frame.raw) if reading.wrong else 0
        self.out_of_turn += bool(reading.out_of_turn)

    @property
    def clean(self) -> bool:
        return self.understood == self.frames and not self.out_of_turn

    def told(self) -> str:
        """In one sentence."""
        events = f", {counted(self.events, 'event')}"
        if not self.frames:
            return "nothing was read: the recording holds no frame"
        what = ""
        if left := self.frames - self.understood:
            what += f"; {left} not understood ({counted(self.unread, 'byte')})"
        if self.out_of_turn:
            what += f"; {self.out_of_turn} out of turn: messages are lost or doubled"
        what = what or ", and nothing is left over"
        return f"{counted(self.frames, 'frame')}, {self.understood} understood{events}{what}"


def recorded(path: Path) -> bytes:
    """What stands in a recording."""
    return read_bounded(
        path,
        MOST_RECORDED,
        absent="there is no such recording; docs/devices.md says how one is made",
        unreadable="the recording cannot be read",
        too_long=f"the recording has more than {MOST_RECORDED:,} bytes; check a part of it",
    )


def readings(device: DeviceDescription, data: bytes, below: str = "") -> Iterator[Reading]:
    """What each frame of a recording is read as, in order; what is left at its end as well."""
    reader = Reader(device)
    if device.file.line.frames == "messages":
        yield from (reader.read(frame) for frame in _messages(data, device.file.line.longest, below))
        return
    framer = Framer(device.file.line, is_known(device))
    for start in range(0, len(data), BLOCK):
        yield from map(reader.read, framer.take(data[start : start + BLOCK]))
    yield from map(reader.read, framer.finish())


def _messages(data: bytes, longest: int, below: str) -> Iterator[Frame]:
    """The messages of a bus, one a line: the topic, a blank, and what was said."""
    at, before = 0, f"{below}/".encode() if below else b""
    for raw in data.splitlines(keepends=True):
        body = raw.rstrip(b"\r\n")
        here, at = at, at + len(raw)
        if not body:
            continue
        if not body.startswith(before):
            yield Frame(here, raw, wrong=f"its topic is not below {below}")
        elif len(body) - len(before) > longest:
            yield Frame(here, raw, wrong=f"a message of {len(body) - len(before)} bytes; the longest are {longest}")
        else:
            yield Frame(here, raw, body[len(before) :])


def rows(frame: Frame) -> Iterator[str]:
    r"""The bytes of a frame with their place, sixteen to a line, as digits and as signs.

    >>> list(rows(Frame(16, b"PCAS*01\r")))
    ['00000010  50 43 41 53 2A 30 31 0D                          |PCAS*01.|']
    """
    for start in range(0, len(frame.raw), A_ROW):
        part = frame.raw[start : start + A_ROW]
        signs = "".join(chr(byte) if chr(byte).isascii() and chr(byte).isprintable() else "." for byte in part)
        yield f"{frame.at + start:08X}  {part.hex(' ').upper():<48} |{signs}|"
