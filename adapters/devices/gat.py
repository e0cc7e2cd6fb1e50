"""What a device says of its own software over serial GAT: a statement of the device's, and no proof of anything.

A frame is a command of one byte, the length of the whole frame in one byte, data, and a sum of 16 bits over what
precedes it, its high byte first. The polynomial is a setting: no public source gives it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Annotated, Final, Literal, Protocol

import msgspec

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.devices.sums import Sum
from clausewise.reference_engine.vocabulary.description import Component
from clausewise.showing import shown

STATUS, LAST, RESULTS, BEGIN = 0x01, 0x02, 0x03, 0x04
ANSWERED: Final = 0x80
"""Is added to a command by the answer to it."""
MOST_FRAMES: Final = 200
MOST_COMPONENTS: Final = 100
OWN_STATEMENT: Final = "the device itself (its own statement)"
_IDLE, _CALCULATING, _FAILED = 0b0100, 0b0001, 0b1100
_DONE: Final = 0b0110
_ERROR, _LAST_FRAME = 1, 2
_HEAD: Final = 2
"""Bytes of the command and of the length."""
_COMPONENT: Final = re.compile(r"<[Cc]omponent\b([^<>]{0,1000})>")
_ATTRIBUTE: Final = re.compile(r"""([A-Za-z]{1,40})\s{0,4}=\s{0,4}["']([^"'<>]{0,200})["']""")


class Gat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a device is asked for what it runs."""

    polynomial: Annotated[int, msgspec.Meta(ge=1, le=0xFFFF)]
    initial: Annotated[int, msgspec.Meta(ge=0, le=0xFFFF)] = 0
    reflected: bool = False
    final: Annotated[int, msgspec.Meta(ge=0, le=0xFFFF)] = 0
    order: Literal["big", "little"] = "big"
    """Which byte of the sum comes first."""
    salt: Annotated[str, msgspec.Meta(pattern="^(?:[0-9A-Fa-f]{2}){0,40}$")] = ""
    """What the digests are salted with: the same at the beginning and the end, another one in each run."""
    level: Annotated[int, msgspec.Meta(ge=0, le=255)] = 0xBA
    parameter: Annotated[str, msgspec.Meta(max_length=200)] = "\0Get File\tAuthenticationResponse.xml\t{salt}"
    """What is said with the level to have all components calculated."""
    within: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 60.0
    """Seconds that the calculation may take."""
    pause: Annotated[float, msgspec.Meta(gt=0, le=10)] = 0.2
    """Between two questions whether it is done."""

    @property
    def sum(self) -> Sum:
        return Sum("crc", 16, self.polynomial, self.initial, self.reflected, self.final, self.order)


class Bytes(Protocol):
    """A line that gives bytes as they come."""

    def send(self, data: bytes) -> None: ...
    def receive(self, deadline: float) -> bytes: ...


def framed(gat: Gat, command: int, data: bytes = b"") -> bytes:
    """A frame.

    >>> framed(Gat(polynomial=0x1021), 0x01).hex(" ")
    '01 04 73 b5'
    """
    body = bytes((command, len(data) + 4)) + data
    return body + gat.sum.told(body)


class GatTalk:
    """Questions by serial GAT and their answers."""

    def __init__(self, gat: Gat, line: Bytes, where: str) -> None:
        self._gat, self._line, self._where = gat, line, f"{where}, serial GAT"

    def components(self) -> tuple[Component, ...]:
        """The components that the device names, with the digests that it calculates, by its own statement."""
        version = self._ask(STATUS, least=4)[:2]
        begun = self._ask(BEGIN, bytes((self._gat.level,)) + self._parameter(), least=1)
        if begun[0] & 4 or not begun[0] & 1:
            level = f"{self._gat.level:02X}"
            raise self._failure(f"the device does not begin a calculation of level {level}: it answers {begun.hex()}")
        self._await_the_end()
        text = b"".join(self._results()).decode("utf-8", "replace")
        found = [dict(_ATTRIBUTE.findall(one)) for one in _COMPONENT.findall(text)[: MOST_COMPONENTS + 1]]
        told = [({key.lower(): value for key, value in one.items()}) for one in found]
        components = tuple(
            Component(one["name"][:80], one.get("checksum", "")[:200], OWN_STATEMENT) for one in told if one.get("name")
        )
        if not components or len(components) > MOST_COMPONENTS:
            raise self._failure(f"its results name {len(components)} components: {shown(text)}")
        return (Component("serial GAT", f"version {version.hex('.')}", OWN_STATEMENT), *components)

    def _parameter(self) -> bytes:
        salt = self._gat.salt.upper() or "(none)"
        return self._gat.parameter.replace("{salt}", salt).encode("latin-1", "replace")

    def _await_the_end(self) -> None:
        deadline = time.monotonic() + self._gat.within
        while (status := self._ask(STATUS, least=4)[2]) != _DONE:
            if status == _FAILED:
                raise self._failure("the device says that its calculation failed")
            if time.monotonic() > deadline:
                raise self._failure(f"the calculation was not done within {self._gat.within:g} seconds")
            time.sleep(self._gat.pause)

    def _results(self) -> Iterator[bytes]:
        for number in range(1, MOST_FRAMES + 1):
            told = self._ask(RESULTS, b"\x02" + number.to_bytes(2, "big"), least=3)
            if told[0] & _ERROR:
                raise self._failure(f"the device gives no result {number}")
            if int.from_bytes(told[1:3], "big") != number:
                raise self._failure(f"asked for result {number}, it gives {int.from_bytes(told[1:3], 'big')}")
            yield told[3:]
            if told[0] & _LAST_FRAME:
                return
        raise self._failure(f"its results have more than {MOST_FRAMES} frames")

    def _ask(self, command: int, data: bytes = b"", *, least: int) -> bytes:
        """The data of the answer to a command."""
        self._line.send(framed(self._gat, command, data))
        frame = self._frame(time.monotonic() + 2.0, command)
        if frame[0] != command | ANSWERED:
            raise self._failure(f"asked {command:02X}, it answers {frame[0]:02X} in place of {command | ANSWERED:02X}")
        if len(frame) < least + 4:
            raise self._failure(f"its answer {frame[0]:02X} is too short: {frame.hex(' ')}")
        return frame[2:-2]

    def _frame(self, deadline: float, command: int) -> bytes:
        got = bytearray()
        while len(got) < _HEAD or len(got) < got[1]:
            more = self._line.receive(deadline)
            if not more:
                what = f"only {got.hex(' ')}" if got else "nothing"
                raise self._failure(f"asked {command:02X}, it says {what} within 2 seconds")
            got += more
            if len(got) >= _HEAD and got[1] < _HEAD + self._gat.sum.size:
                raise self._failure(f"the length {got[1]} is none that a frame can have: {got[:8].hex(' ')}")
        frame = bytes(got[: got[1]])
        if len(got) > got[1]:
            raise self._failure(f"more came than one answer: {got[got[1] :][:16].hex(' ')} after {frame[:16].hex(' ')}")
        if not self._gat.sum.stands(frame):
            told, wanted = frame[-2:].hex(" "), self._gat.sum.told(frame[:-2]).hex(" ")
            raise self._failure(f"the sum of its answer {frame[0]:02X} is told as {told} and comes to {wanted}")
        return frame

    def _failure(self, what: str) -> SystemFailure:
        return SystemFailure(
            what, where=self._where, advice="compare polynomial and level under [gat] with the device's documents"
        )
