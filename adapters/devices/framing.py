"""Cutting what comes over a line into frames: lines, fixed lengths, lengths that are told, with check sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from clausewise.adapters.devices.sums import Hex, Sum

LONGEST: Final = 200
MOST: Final = 4096
SEARCHED: Final = 512
"""Places that are tried for the next sound frame before what stands there is given up."""
Known: TypeAlias = Callable[[bytes], bool]
"""Whether a frame's content is like a message of the device."""
NEVER_ENDED: Final = "it was begun and never ended"


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a device's line is set and how what it says is cut into frames."""

    frames: Literal["lines", "fixed", "prefixed", "messages"]
    """`messages`: a bus cuts them itself."""
    speed: Annotated[int, msgspec.Meta(ge=50, le=4_000_000)] = 9600
    bits: Literal[5, 6, 7, 8] = 8
    parity: Literal["none", "even", "odd", "mark", "space"] = "none"
    stop: Literal[1, 2] = 1
    longest: Annotated[int, msgspec.Meta(ge=1, le=MOST)] = LONGEST
    """Bytes of the longest frame that the device sends."""
    ends: Annotated[str, msgspec.Meta(max_length=4)] = ""
    """What ends a line; where nothing is said, CR, LF or both, and empty lines are nothing."""
    starts: Hex = ""
    """With which bytes each frame begins, so that the next one is found where something is torn."""
    length: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = 0
    """Of a frame of fixed length, with its beginning and its sum."""
    length_at: Annotated[int, msgspec.Meta(ge=0, le=32)] = 0
    """Where the length stands in a frame that tells it, counted from 0."""
    length_bytes: Literal[1, 2] = 1
    length_order: Literal["big", "little"] = "big"
    length_adds: Annotated[int, msgspec.Meta(ge=-32, le=64)] = 0
    """What is added to the length that is told to have the bytes of the whole frame."""
    sum: Sum | None = None
    quiet: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.1
    """So many seconds of silence end what was being said when the line was opened."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Bytes that belong together, where they began, and what is wrong with them, if anything is."""

    at: int
    raw: bytes
    body: bytes = b""
    """Without line end and sum."""
    wrong: str = ""


@dataclass(frozen=True, slots=True)
class _Judged:
    """What can be said of the bytes from some place on: whether a frame stands there."""

    state: Literal["none", "begun", "bad", "unlike", "sound"]
    """`bad`: its sum is wrong. `unlike`: it has no sum, and no message of the device is like it."""
    size: int = 0
    body: bytes = b""
    wrong: str = ""


class Framer:
    r"""Takes in bytes as they come and gives out frames; what it holds back is never longer than two frames.

    Where something is torn, the next sound frame is looked for inside what seemed to be one: sound is what has its own
    sum, or, where frames have none, what is like a message of the device.

    >>> framer = Framer(Line(frames="lines"))
    >>> [(frame.at, frame.body) for frame in framer.take(b"AS\r\nK")], [frame.body for frame in framer.take(b"D\r")]
    ([(0, b'AS')], [b'KD'])
    >>> framer = Framer(Line(frames="fixed", starts="02", length=4, sum=Sum(kind="xor", width=8)))
    >>> [frame.wrong or frame.body for frame in framer.take(b"\x02Z\x02AB\x01")]
    ['its sum is told as 41 and comes to 5A', b'\x02AB']
    """

    def __init__(self, line: Line, known: Known | None = None) -> None:
        self._line = line
        self._known = known
        self._starts = bytes.fromhex(line.starts)
        self._held = bytearray()
        self._at = 0
        self._overlong = False
        self._lost = False
        """What came last was no frame: where the next one begins is not known."""
        self._over = False
        """Nothing more comes to what is held."""

    @property
    def held(self) -> bytes:
        """The beginning of a frame that has not ended yet."""
        return bytes(self._held)

    @property
    def at(self) -> int:
        """The place of what is held."""
        return self._at

    def finish(self) -> Iterator[Frame]:
        """Gives up what was begun and did not end; sound frames that stand behind it are given out."""
        self._over = True
        yield from self.take(b"")
        if self._held:
            yield self._cut(len(self._held), NEVER_ENDED)
        self._over = False

    def take(self, more: bytes) -> Iterator[Frame]:
        """The frames that end with these bytes."""
        self._held += more
        cut = self._cut_line if self._line.frames == "lines" else self._cut_counted
        while self._held:
            before = len(self._held)
            frame = cut()
            if frame is not None:
                yield frame
            if len(self._held) == before:
                return

    def _cut(self, size: int, wrong: str = "", body: bytes | None = None) -> Frame:
        raw = bytes(self._held[:size])
        frame = Frame(self._at, raw, raw if body is None else body, wrong)
        del self._held[:size]
        self._at += size
        return frame

    def _cut_line(self) -> Frame | None:
        ends = self._line.ends.encode("latin-1")
        if ends:
            place, width = self._held.find(ends), len(ends)
        else:
            places = [found for found in (self._held.find(b"\r"), self._held.find(b"\n")) if found >= 0]
            place, width = min(places, default=-1), 1
        if place < 0:
            if len(self._held) > self._line.longest + len(ends):
                self._overlong = True
                return self._cut(len(self._held), f"no line ends within {self._line.longest} bytes")
            return None
        body = bytes(self._held[:place])
        if not body and not ends and not self._overlong:
            self._cut(width)
            return None
        if self._overlong or place > self._line.longest:
            self._overlong = False
            return self._cut(place + width, f"it belongs to a line of more than {self._line.longest} bytes")
        judged = self._of(body, place + width)
        return self._cut_as(judged, self._line_inside(body) if judged.state != "sound" else None)

    def _line_inside(self, body: bytes) -> int | None:
        """Where in a line whose end was lost the next one begins: by its first bytes, and all that is asked of one."""
        place = body.find(self._starts, 1) if self._starts else -1
        while place > 0:
            if self._of(body[place:], len(body) - place).state == "sound":
                return place
            place = body.find(self._starts, place + 1)
        return None

    def _cut_counted(self) -> Frame | None:
        judged = self._judged(0)
        if judged.state == "sound":
            return self._cut_as(judged, None)
        if judged.state == "begun":
            place = self._first("sound", len(self._held)) if self._lost and self._line.sum is not None else None
            return None if place is None else self._cut(place, "no sound frame begins with it")
        if judged.state == "none":
            self._lost = True
            return self._cut(self._nothing_up_to(), judged.wrong)
        inside = self._first("sound", judged.size)
        if inside is None and not self._over:
            inside = self._first("begun", judged.size)
            if inside is not None and not self._starts:
                return None  # without first bytes one may begin anywhere: wait until that is known
        return self._cut_as(judged, inside)

    def _nothing_up_to(self) -> int:
        """How many bytes no frame begins with."""
        end = min(len(self._held), SEARCHED)
        if self._starts:
            place = self._held.find(self._starts[:1], 1, end)
            while place > 0 and self._judged(place).state == "none":
                place = self._held.find(self._starts[:1], place + 1, end)
            return place if place > 0 else end
        return self._first("sound", end) or self._first("begun", end) or end

    def _first(self, state: Literal["sound", "begun"], end: int) -> int | None:
        """The first place behind the first byte, and before this one, at which a frame is sound or has begun."""
        for place in range(1, min(end, SEARCHED)):
            if self._judged(place).state == state:
                return place
        return None

    def _judged(self, at: int) -> _Judged:
        """What stands in the counted frames from this place on."""
        left = len(self._held) - at
        if not self._held.startswith(self._starts[:left], at):
            return _Judged("none", wrong=f"no frame begins with it: frames begin with {self._line.starts}")
        short = _Judged("none", wrong=NEVER_ENDED) if self._over else _Judged("begun")
        size = self._size(at)
        if size is None:
            return short
        least = len(self._starts) + (self._line.sum.size if self._line.sum else 0) + 1
        if not least <= size <= self._line.longest:
            what = f"its length is told as {size} bytes, and frames have {least} to {self._line.longest}"
            return _Judged("none", wrong=what)
        if left < size:
            return short
        return self._of(bytes(self._held[at : at + size]), size)

    def _size(self, at: int) -> int | None:
        line = self._line
        if line.frames == "fixed":
            return line.length
        end = at + line.length_at + line.length_bytes
        if len(self._held) < end:
            return None
        return int.from_bytes(self._held[at + line.length_at : end], line.length_order) + line.length_adds

    def _of(self, content: bytes, size: int) -> _Judged:
        """What a whole frame is, of so many bytes with what ends it."""
        summed = self._line.sum
        if summed is not None and not summed.stands(content):
            return _Judged("bad", size, content, _wrong_sum(summed, content))
        body = content if summed is None else content[: -summed.size]
        like = summed is not None or self._known is None or self._known(body)
        return _Judged("sound" if like else "unlike", size, body)

    def _cut_as(self, judged: _Judged, inside: int | None) -> Frame:
        """A whole frame; or, where another begins inside it, what stands before that."""
        self._lost = judged.state != "sound"
        if inside is not None:
            return self._cut(inside, judged.wrong or "it is torn: another frame begins inside it")
        return self._cut(judged.size, judged.wrong, None if judged.wrong else judged.body)


def _wrong_sum(summed: Sum, content: bytes) -> str:
    """What is told and what it comes to, of a frame whose sum is wrong."""
    if len(content) <= summed.size:
        return f"it has {len(content)} bytes, and its sum alone has {summed.size}"
    told, wanted = content[-summed.size :], summed.told(content[: -summed.size])
    if summed.written == "digits":
        return f"its sum is told as {told.decode('latin-1')!r} and comes to {wanted.decode('latin-1')!r}"
    return f"its sum is told as {told.hex(' ').upper()} and comes to {wanted.hex(' ').upper()}"
