"""A conversation with a device: something is sent, and what it says is read until it is done. Nothing is lost."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.devices.addresses import Address, AnyWire
from clausewise.adapters.devices.bus import BusWire
from clausewise.adapters.devices.description import FIELD, OPEN, WHO, Asks, Hello
from clausewise.adapters.devices.framing import NEVER_ENDED, Frame
from clausewise.adapters.devices.gat import GatTalk
from clausewise.adapters.devices.reading import Reader, Reading
from clausewise.adapters.devices.wires import MOST_AT_ONCE, too_much
from clausewise.reference_engine.vocabulary.description import Component
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.showing import shown

AT_ONCE: Final = 0.02
"""Seconds after which what has been said already has come."""
TO_END: Final = 0.3
"""Seconds that what has begun when a table is closed may take to end."""
MOST_REMARKS: Final = 10_000


@dataclass
class Told:
    """What a device said in answer to one thing."""

    readings: list[Reading] = field(default_factory=list)

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        return tuple(reading.event for reading in self.readings if reading.event is not None)


class Talk:
    """The open line to a device, opened when it is first needed and again after it broke."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._device = address.device
        self._where = f"{self._device.file.product} at {address.target.partition('#')[0]}"
        self._reader = Reader(self._device)
        self._wire: AnyWire | None = None
        self._remarks: list[str] = []

    @property
    def where(self) -> str:
        """The device and its line, for messages."""
        return self._where

    def identity(self) -> tuple[Component, ...]:
        """What the device says of itself: who it is, which has to be as described, and what it runs."""
        hello, gat = self._device.file.hello, self._device.file.gat
        said: list[Component] = []
        if hello is not None:
            told = self._asked(hello, self._bytes(hello, None), "asked who it is")
            groups = {group: value for reading in told.readings for group, value in reading.groups.items()}
            words = ", ".join(f"{name} {groups[name]}" for name in WHO if groups.get(name))
            said.append(Component("identity", words[:200] or "answers", "the device itself (its own statement)"))
        if gat is not None:
            wire = self._line()
            if isinstance(wire, BusWire):
                raise SystemFailure("serial GAT is not spoken over a bus", where=self._where, advice="leave [gat] out")
            said += GatTalk(gat, wire, self._where).components()
        return tuple(said)

    def begins(self) -> None:
        """A table is opened: what was said until now belongs to none."""
        self._keep("said before the table was opened", *self._left_over())
        ask = self._device.asked.get(OPEN)
        if ask is not None:
            self._keep("said as the table was opened", *self._asked(ask, self._bytes(ask, None), OPEN).readings)

    def ends(self) -> None:
        """A table is closed: what was said and never asked for is not passed over."""
        if self._wire is None:
            return
        for reading in [*self._left_over(), *self._never_ended()]:
            self._must_be_good(reading, "when all was over")
            if reading.event is not None:
                raise self._failure(f"when all was over it said {_bytes(reading.frame)}: {reading.told}")

    def ask(self, stimulus: AnyStimulus, ask: Asks) -> Told:
        """Sends what a stimulus asks for, and reads until it is done."""
        if ask.sends or ask.hex:
            unasked = [
                reading for reading in self._left_over() if reading.event or reading.wrong or reading.out_of_turn
            ]
            if unasked:
                raise self._failure(f"it said without being asked: {_bytes(unasked[0].frame)}: {unasked[0].told}")
        return self._asked(ask, self._bytes(ask, stimulus), ask.stimulus)

    def listen(self, within: float) -> Told:
        """What the device says by itself: all that has come, or the first thing that comes in time."""
        told = Told()
        for reading in self._read(time.monotonic() + within, "nothing"):
            told.readings.append(reading)
            if reading.event is not None:
                more = self._left_over()
                for one in more:
                    self._must_be_good(one)
                told.readings += more
                break
        return told

    def remarks(self) -> tuple[str, ...]:
        """All that was said since this was last asked, with its place and what it was read as."""
        said, self._remarks = self._remarks, []
        return tuple(said)

    def close(self) -> None:
        """Lets go of the line."""
        wire, self._wire = self._wire, None
        if wire is not None:
            wire.close()

    # ------------------------------------------------------------------------------------------------------------------

    def _line(self) -> AnyWire:
        if self._wire is None:
            self._wire = self._address.opens()
            self._reader.begins_anew()
            said = self._wire.settle()
            if said:
                self._remark(f"{self._where}: as the line was opened, and not read: {shown(said)}")
        return self._wire

    def _asked(self, ask: Asks | Hello, data: bytes, what: str) -> Told:
        self._send(data)
        told = Told()
        if not ask.until:
            return told
        for reading in self._read(time.monotonic() + ask.within, what):
            told.readings.append(reading)
            if reading.said is not None and reading.said.name in ask.until:
                return told
        held = self._hold()
        begun = f"; half a frame came, and no more of it: {_bytes(held)}" if held else ""
        if held and held.wrong != NEVER_ENDED:
            begun = f"; then came {_bytes(held)}, which is not understood: {held.wrong}"
        came = f"; it said {', '.join(one.told for one in told.readings[-3:])}" if told.readings else ""
        raise self._failure(f"{what}: no {' or '.join(ask.until)} within {ask.within:g} seconds{came}{begun}")

    def _read(self, deadline: float, what: str) -> Iterator[Reading]:
        """What comes until the deadline; anything that is not understood or says that something failed ends it."""
        taken = 0
        while True:
            frame = self._next(deadline)
            if frame is None:
                return
            taken += len(frame.raw)
            if taken > MOST_AT_ONCE:
                raise self._broken(too_much(self._where))
            reading = self._reading(frame)
            self._must_be_good(reading, what)
            yield reading

    def _must_be_good(self, reading: Reading, what: str = "") -> None:
        after = f"{what}: " if what else ""
        if reading.wrong:
            raise self._failure(f"{after}{_bytes(reading.frame)} is not understood: {reading.wrong}")
        if reading.out_of_turn:
            raise self._failure(f"{after}{_bytes(reading.frame)}: {reading.out_of_turn}")
        if reading.said is not None and reading.said.fails:
            raise self._failure(f"{after}the device says {shown(reading.frame.body)}: {reading.said.fails}")

    def _left_over(self) -> list[Reading]:
        """What has come already."""
        found: list[Reading] = []
        taken = 0
        while (frame := self._next(time.monotonic() + AT_ONCE)) is not None:
            taken += len(frame.raw)
            if taken > MOST_AT_ONCE:
                raise self._broken(too_much(self._where))
            found.append(self._reading(frame))
        return found

    def _never_ended(self) -> list[Reading]:
        """What is still being said gets a moment to come to its end; if it does not, it is torn."""
        found: list[Reading] = []
        deadline = time.monotonic() + TO_END
        while self._holds() and (frame := self._next(deadline)) is not None:
            found.append(self._reading(frame))
        while (held := self._hold()) is not None:
            found.append(self._reading(held))
        return found

    def _holds(self) -> bool:
        return self._wire is not None and self._wire.holding

    def _reading(self, frame: Frame) -> Reading:
        reading = self._reader.read(frame)
        self._remark(f"{self._where}: {_bytes(frame)}: {reading.told}")
        return reading

    def _next(self, deadline: float) -> Frame | None:
        try:
            return self._line().next_frame(deadline)
        except SystemFailure as failure:
            raise self._broken(failure) from None

    def _send(self, data: bytes) -> None:
        if not data:
            return
        try:
            self._line().send(data)
        except SystemFailure as failure:
            raise self._broken(failure) from None

    def _hold(self) -> Frame | None:
        return None if self._wire is None else self._wire.held()

    def _bytes(self, ask: Asks | Hello, stimulus: AnyStimulus | None) -> bytes:
        """What is sent, with the fields of the stimulus in their places and the line's sum behind it."""

        def field_of(found: re.Match[str]) -> str:
            value = msgspec.to_builtins(getattr(stimulus, found[1], found[0]))
            return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)

        data = bytes.fromhex(ask.hex) if ask.hex else FIELD.sub(field_of, ask.sends).encode("utf-8")
        line = self._device.file.line
        if data and line.sum is not None and line.frames != "messages":
            body = data.rstrip(b"\r\n") if line.frames == "lines" else data
            return body + line.sum.told(body) + data[len(body) :]
        return data

    def _keep(self, what: str, *readings: Reading) -> None:
        if readings:
            self._remark(f"{self._where}: {len(readings)} messages above were {what}")

    def _remark(self, text: str) -> None:
        if len(self._remarks) == MOST_REMARKS:
            self._remarks.append(f"{self._where}: more was said than {MOST_REMARKS:,} messages, and is not kept")
        elif len(self._remarks) < MOST_REMARKS:
            self._remarks.append(text)

    def _failure(self, what: str) -> SystemFailure:
        return SystemFailure(
            what,
            where=self._where,
            advice=f"compare the device with its description (`clausewise device check {self._device.path}`)",
        )

    def _broken(self, failure: SystemFailure) -> SystemFailure:
        """The line is let go of, so that the next table opens it anew."""
        self._remark(f"the line was let go of: {failure}")
        self.close()
        return failure


def _bytes(frame: Frame) -> str:
    """A frame as it is named in a message."""
    return f"{shown(frame.raw)} at byte {frame.at}"
