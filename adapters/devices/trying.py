"""The usual check sums tried over the frames of a recording: which of them, over which bytes, every frame ends with.

No format is known here. What fits is told with how likely it fits by chance, and whoever describes the device decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Final, Literal

import msgspec

from clausewise.adapters.devices.description import DeviceDescription
from clausewise.adapters.devices.framing import Framer
from clausewise.adapters.devices.sums import Sum
from clausewise.failures import ClausewiseError
from clausewise.showing import counted

MOST_FRAMES: Final = 300
"""Different frames that are looked at."""
MOST_AFTER: Final = 6
MOST_BEFORE: Final = 2
MOST_BEHIND: Final = 2
POLYNOMIALS: Final[dict[Literal[8, 16, 32], tuple[int, ...]]] = {
    8: (0x07, 0x31, 0x9B, 0x1D, 0xD5),
    16: (0x1021, 0x8005, 0x3D65, 0x8BB7, 0x0589, 0xC867),
    32: (0x04C11DB7, 0x1EDC6F41),
}
"""Those of the catalogues that devices on a line have most."""
SHOWN: Final = 20
DOUBTFUL: Final = 0.01
"""Where a sum of another kind fits by chance more often than this, more frames have to be recorded."""


@dataclass
class Tried:
    """What came of it."""

    frames: int
    """Different ones."""
    tried: int = 0
    fitting: list[Sum] = field(default_factory=list)
    nearly: list[tuple[int, Sum]] = field(default_factory=list)
    """Where none fits all: those that most frames have, with how many."""

    def by_chance(self, width: int) -> float:
        """How many of all that were tried fit every frame by chance, where none of them is meant."""
        return self.tried * 2.0 ** (-width * self.frames)


def written(summed: Sum) -> str:
    """The setting as it stands in a description.

    >>> written(Sum(kind="crc", width=16, polynomial=0x1021, reflected=True, order="little", after=2))
    'sum = { kind = "crc", width = 16, polynomial = 0x1021, reflected = true, order = "little", after = 2 }'
    """
    parts = []
    for name in Sum.__struct_fields__:
        value = getattr(summed, name)
        if name not in {"kind", "width"} and value == getattr(_PLAIN, name):
            continue
        if isinstance(value, bool):
            parts.append(f"{name} = {str(value).lower()}")
        elif isinstance(value, str):
            parts.append(f'{name} = "{value}"')
        else:
            parts.append(f"{name} = 0x{value:X}" if name in {"polynomial", "initial", "final"} else f"{name} = {value}")
    return f"sum = {{ {', '.join(parts)} }}"


_PLAIN: Final = Sum(kind="add", width=8)


def tried(device: DeviceDescription, data: bytes) -> Tried:
    """The usual sums over the frames of a recording, cut as the description has it; without its own sum."""
    line = device.file.line
    if line.frames == "messages":
        raise ClausewiseError(f"{device.path}: messages of a bus carry no sum that is looked at here")
    framer = Framer(msgspec.structs.replace(line, sum=None))
    frames = [frame for frame in (*framer.take(data), *framer.finish()) if not frame.wrong]
    # The shortest first: what fits none of these is done with soonest.
    different = tuple(sorted(tuple(dict.fromkeys(frame.body for frame in frames))[:MOST_FRAMES], key=len))
    found = Tried(len(different))
    if not different:
        return found
    for behind in _behind(different):
        for summed in _sums(line.frames == "lines", behind):
            found.tried += 1
            if all(map(summed.stands, different)):
                found.fitting.append(summed)
    if not found.fitting:
        _look_for_most(found, different, line.frames == "lines")
    found.fitting.sort(key=_how_plain)
    return found


def _look_for_most(found: Tried, different: tuple[bytes, ...], lines: bool) -> None:
    """One torn frame is enough that no sum fits all: those that fit more than half of them."""
    for summed in _sums(lines, ""):
        many = 0
        for number, frame in enumerate(different):
            many += summed.stands(frame)
            if 2 * (number + 1 - many) >= len(different):
                break
        else:
            found.nearly.append((many, summed))
    found.nearly.sort(key=lambda one: (-one[0], _how_plain(one[1])))


def _behind(frames: tuple[bytes, ...]) -> Iterator[str]:
    """What may stand behind the sum: nothing, or the bytes with which all frames end."""
    yield ""
    for size in range(1, MOST_BEHIND + 1):
        if len(frames) > 1 and len({frame[-size:] for frame in frames}) == 1:
            yield frames[0][-size:].hex(" ").upper()


def _sums(lines: bool, behind: str) -> Iterator[Sum]:
    """All that are tried, the plain ones first."""
    for after, before in product(range(MOST_AFTER + 1), range(MOST_BEFORE + 1)):
        for summed in _kinds():
            forms: Iterable[tuple[Literal["bytes", "digits"], str]] = (("bytes", ""),)
            if lines:
                forms = (("digits", ""), ("digits", "*"), ("bytes", ""))
            for form, mark in forms:
                if form == "digits" and summed.order == "little":
                    continue
                yield msgspec.structs.replace(
                    summed, after=after, before=before, written=form, mark=mark, followed_by=behind
                )


def _kinds() -> Iterator[Sum]:
    orders: tuple[Literal["big", "little"], ...] = ("big", "little")
    for width, polynomials in POLYNOMIALS.items():
        top = (1 << width) - 1
        for order in orders[: 1 if width == 8 else 2]:  # noqa: PLR2004  a single byte has no order
            for final in (0, top):
                yield Sum("add", width, final=final, order=order)
            yield Sum("add", width, order=order, to_zero=True)
            for initial in (0, top):
                yield Sum("xor", width, initial=initial, order=order)
            for polynomial, reflected, initial, final in product(polynomials, (False, True), (0, top), (0, top)):
                yield Sum("crc", width, polynomial, initial, reflected, final, order)


def _how_plain(summed: Sum) -> tuple[int, int, int, int]:
    return (summed.before, summed.after, len(summed.followed_by), len(written(summed)))


def told(found: Tried) -> Iterator[str]:
    """What came of it, for a person, a setting a line."""
    frames = counted(found.frames, "different frame")
    if not found.frames:
        yield "nothing was tried: the recording holds no whole frame"
        return
    if not found.fitting:
        yield f"{found.tried:,} sums were tried over {frames}, and none fits every frame"
        for many, summed in found.nearly[:SHOWN]:
            yield f"{many} of {found.frames}: {written(summed)}"
        yield (
            "see first whether the frames are cut where they end (length_adds counts the sum), and whether one is torn;"
            " sums that are not usual are not tried, and a line whose sum is not known is described without one"
        )
        return
    some = "fits" if len(found.fitting) == 1 else "fit"
    yield f"{found.tried:,} sums were tried over {frames}, and {len(found.fitting)} {some} every frame:"
    for summed in found.fitting[:SHOWN]:
        yield written(summed)
    if len(found.fitting) > SHOWN:
        yield f"... and {len(found.fitting) - SHOWN} more"
    least = min(summed.width for summed in found.fitting)
    chance = found.by_chance(least)
    if chance > DOUBTFUL:
        yield (
            f"about {chance:.2g} of {least} bits would fit so few frames by chance: record more different ones before"
            " you believe it"
        )
    elif len(found.fitting) > 1:
        yield (
            "these come to the same over all that was recorded: frames of other lengths and with other beginnings tell"
            " them apart; until then the device's manual or its maker has to"
        )
