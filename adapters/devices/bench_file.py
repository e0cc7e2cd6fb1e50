"""The description of a bench: which part brings what, in a TOML file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Final

import msgspec

from clausewise.adapters.devices.dice_thrown import SHOWN
from clausewise.adapters.devices.plain_words import plainly
from clausewise.bounded_files import read_bounded
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.vocabulary.unseen import ACTS, EVENTS
from clausewise.showing import shown

MOST_BYTES: Final = 100_000
MOST_PARTS: Final = 12
PartName = Annotated[str, msgspec.Meta(pattern="^[A-Za-z][A-Za-z0-9 '-]{0,39}$")]


class Brings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a part tells of, and that is taken from it."""

    event: str = ""
    act: str = ""
    by: str = ""
    """Only what is done by this one: `shuffler`."""
    fields: tuple[str, ...] = ()
    """What of it the part can tell; where nothing is named, all that it tells."""
    feeds: bool = False
    """The leading part is not connected to this one: what the dice show is given to it, as forcing gives it."""
    after: str = ""
    """Where the leading part tells nothing of it: the event or act of the leading part that it follows."""

    @property
    def name(self) -> str:
        return self.act or self.event


class BenchPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the systems on a bench."""

    name: PartName
    target: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    leads: bool = False
    """It is told all that is done, and what it tells gives the order; all that no other part brings comes from it."""
    brings: tuple[Brings, ...] = ()


class BenchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be written."""

    part: Annotated[tuple[BenchPart, ...], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]


def read_bench(path: Path) -> BenchFile:
    """The parts in a file; anything wrong in it is one message."""
    raw = read_bounded(
        path,
        MOST_BYTES,
        absent="there is no such file; docs/devices.md shows how a bench is put together",
        too_long=f"has more than {MOST_BYTES:,} bytes; it names a few parts",
    )
    try:
        bench = msgspec.convert(tomllib.loads(raw.decode()), BenchFile)
    except msgspec.ValidationError as problem:
        raise ClausewiseError(f"{path}: {plainly(problem, BenchFile)}") from None
    except (ValueError, RecursionError) as problem:
        raise ClausewiseError(f"{path}: this is not valid TOML: {shown(str(problem))}") from None
    wrong = _wrong_in(bench)
    if wrong:
        raise ClausewiseError(f"{path}: {wrong}")
    return bench


def _wrong_in(bench: BenchFile) -> str:
    names = [part.name for part in bench.part]
    for part in bench.part:
        if names.count(part.name) > 1:
            return f"two parts are called {part.name!r}: a finding has to say which of them it is"
        if part.target.lower().startswith("bench:"):
            return f"{part.name}: a bench is no part of a bench: name its parts here"
        if part.leads and part.brings:
            return f"{part.name}: it leads, and brings all that no other part does: leave its `brings` out"
        if not part.leads and not part.brings:
            return f"{part.name}: say with `brings` what is taken from it"
        for brings in part.brings:
            wrong = _wrong_with(brings)
            if wrong:
                return f"{part.name}: brings: {wrong}"
    if sum(part.leads for part in bench.part) != 1:
        return "one part leads (`leads = true`): it knows the wagers and when what is due"
    return ""


def _wrong_with(brings: Brings) -> str:
    if bool(brings.event) == bool(brings.act):
        return "name an event or an act"
    if brings.event and (brings.event not in EVENTS or brings.event == "procedure"):
        return f"there is no event {shown(brings.event)!r}; docs/vocabulary/events.md has all"
    if brings.act and brings.act not in ACTS:
        return f"there is no act {shown(brings.act)!r}; docs/vocabulary/events.md has all"
    if brings.feeds and brings.event != SHOWN:
        return f"{brings.name} cannot be fed to the leading part; what dice show can ({SHOWN})"
    if brings.after and brings.after not in EVENTS and brings.after not in ACTS:
        return f"after: there is no event or act {shown(brings.after)!r}; docs/vocabulary/events.md has all"
    known = EVENTS[brings.event or "procedure"].__struct_fields__
    for name in brings.fields:
        if name not in known:
            return f"{brings.name} has no field {shown(name)!r}; it has {', '.join(known)}"
    return ""
