"""The way to a device: a serial port, here or over the network. What came is never more than was asked for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Protocol

from clausewise.adapters.base import SystemFailure, Unreachable
from clausewise.adapters.devices.framing import Frame, Framer, Known, Line
from clausewise.failures import ClausewiseError
from clausewise.showing import shown

if TYPE_CHECKING:
    import serial

MOST_AT_ONCE: Final = 65_536
"""Bytes that a device may say in answer to one thing."""
STEP: Final = 0.05
EXTRA: Final = "pip install 'clausewise[devices]'"


class Wire(Protocol):
    """An open way to a device, which gives what the device says frame by frame."""

    def send(self, data: bytes) -> None:
        """Says something to the device."""

    def next_frame(self, deadline: float) -> Frame | None:
        """The next frame that comes before the deadline (of the monotonic clock)."""

    def held(self) -> Frame | None:
        """What has begun and not ended; sound frames that stand behind it come next."""

    @property
    def holding(self) -> bool:
        """Whether something has begun that did not end."""

    def close(self) -> None:
        """Lets go of the line."""


def gone(where: str, what: str) -> SystemFailure:
    """The device was there and is not any more."""
    return SystemFailure(
        f"the line broke: {shown(what)}",
        where=where,
        advice="see whether the device was pulled out or switched off, plug it in again and run this again",
    )


def too_much(where: str) -> SystemFailure:
    """The device does not stop talking."""
    return SystemFailure(
        f"the device said more than {MOST_AT_ONCE:,} bytes in answer to one thing",
        where=where,
        advice="see why it floods the line; compare speed and framing in its description with its manual",
    )


class SerialWire:
    """A serial port."""

    def __init__(self, address: str, line: Line, where: str, known: Known | None = None) -> None:
        self._where = where
        self._port = _opened(address, line, where)
        self._framer = Framer(line, known)
        self._frames: list[Frame] = []
        self._quiet = line.quiet
        self._longest = line.longest

    def send(self, data: bytes) -> None:
        import serial  # noqa: PLC0415  an extra

        try:
            self._port.write(data)
        except (serial.SerialException, OSError) as problem:
            raise gone(self._where, str(problem)) from None

    def receive(self, deadline: float) -> bytes:
        """Bytes as soon as there are any; none where none came in time."""
        import serial  # noqa: PLC0415  an extra

        try:
            while (left := deadline - time.monotonic()) > 0:
                self._port.timeout = min(left, STEP)
                if got := self._port.read(max(1, min(self._port.in_waiting, MOST_AT_ONCE))):
                    return bytes(got)
        except (serial.SerialException, OSError, TypeError) as problem:
            # TypeError: what pyserial raises for a port that was closed under it
            raise gone(self._where, str(problem)) from None
        return b""

    def settle(self) -> bytes:
        """What was being said when the line was opened, up to the first silence: it may be half a frame."""
        said, deadline = bytearray(), time.monotonic() + 20 * self._quiet
        while more := self.receive(time.monotonic() + self._quiet):
            said += more
            if len(said) > MOST_AT_ONCE or time.monotonic() > deadline:
                raise too_much(self._where)
        return bytes(said)

    def next_frame(self, deadline: float) -> Frame | None:
        while not self._frames:
            more = self.receive(deadline)
            if not more:
                return None
            self._frames += self._framer.take(more)
        return self._frames.pop(0)

    @property
    def holding(self) -> bool:
        return bool(self._framer.held)

    def held(self) -> Frame | None:
        self._frames += self._framer.finish()
        return self._frames.pop(0) if self._frames else None

    def close(self) -> None:
        self._port.close()


_PARITY: Final = {"none": "N", "even": "E", "odd": "O", "mark": "M", "space": "S"}


def _opened(address: str, line: Line, where: str) -> serial.Serial:
    try:
        import serial  # noqa: PLC0415  an extra
    except ImportError:
        raise ClausewiseError(f"a serial line needs pyserial, which is not installed: {EXTRA}") from None
    try:
        port = serial.serial_for_url(
            address,
            baudrate=line.speed,
            bytesize=line.bits,
            parity=_PARITY[line.parity],
            stopbits=line.stop,
            timeout=STEP,
            write_timeout=5,
            **({} if "://" in address else {"exclusive": True}),
        )
    except (serial.SerialException, OSError, ValueError) as problem:
        raise Unreachable(
            f"the line cannot be opened: {shown(str(problem))}",
            where=where,
            advice="see that the device is plugged in and switched on, that nothing else has its port open and that you"
            " may use it (on Linux the group dialout)",
        ) from None
    return port
