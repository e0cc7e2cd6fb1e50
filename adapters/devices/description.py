"""The description of a device: a TOML file by which a laboratory says how it speaks and what that means."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from clausewise.adapters.devices.framing import Line
from clausewise.adapters.devices.gat import Gat
from clausewise.adapters.devices.patterns import TooMuch, compiled
from clausewise.adapters.devices.plain_words import NAMES, plainly
from clausewise.bounded_files import read_bounded
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.fields import NameField, OptionValue
from clausewise.reference_engine.vocabulary.unseen import ACTS, EVENTS, STIMULI
from clausewise.showing import shown

MOST_BYTES: Final = 200_000
FIELD: Final = re.compile(r"\{([a-z_]{1,30})\}")
"""How a field of a stimulus stands in what is sent for it."""
MOST_SAYS: Final = 100
OPEN: Final = "open"
"""In the place of a stimulus: what is asked when a table is opened, and belongs to no table."""
Name = Annotated[str, msgspec.Meta(pattern=NAMES)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]
WHO: Final = ("manufacturer", "product", "version", "serial")
"""Groups of the message by which a device says who it is: each has to be as in the description."""


class Says(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of message that a device sends."""

    name: Name
    pattern: Text
    event: str = ""
    """The type of event that it tells of."""
    act: str = ""
    """The act of procedure that it tells of, where that is no type of its own."""
    fields: dict[Name, str | int | bool | list[str | int]] = {}
    """Of the event, what the message need not say."""
    fails: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """What it means, where it tells that the device could not do its work: nothing is shown then."""
    counter: str = ""
    """The group that counts the messages, each one more than the one before: a doubled or a lost one is noticed."""
    last: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0
    """The highest number that it counts to; behind it comes 0."""
    repeats: bool = False
    """The device tells its whole log each time: what came already in the same words is not told again."""


class Asks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent to a device for a stimulus, and what it says when that is done."""

    stimulus: str
    sends: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    """{faces}, {deck}... are fields of the stimulus; on a bus the topic stands before the first blank."""
    hex: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    """In place of `sends`: bytes. The check sum of the line is put behind either."""
    until: tuple[Name, ...] = ()
    """With one of these messages it is done; where none is named, nothing is awaited."""
    within: Seconds = 10.0


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a device is asked who it is: at the beginning of a run and at its end."""

    until: tuple[Name, ...]
    sends: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    hex: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    within: Seconds = 5.0


class DeviceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be written."""

    manufacturer: NameField
    product: NameField
    version: NameField
    line: Line
    games: tuple[NameField, ...] = ()
    """The rulebooks at whose tables it serves."""
    says: Annotated[tuple[Says, ...], msgspec.Meta(max_length=MOST_SAYS)] = ()
    serial: Annotated[str, msgspec.Meta(max_length=80)] = ""
    build: Literal["production", "test"] = "production"
    jurisdiction: Annotated[str, msgspec.Meta(max_length=200)] = ""
    topics: tuple[Text, ...] = ("#",)
    """On a bus: what is listened to, below the topic that the target names."""
    hello: Hello | None = None
    asks: tuple[Asks, ...] = ()
    words: dict[Name, dict[str, str]] = {}
    """For each named group the words that it can be, and what they are called here."""
    each: dict[Name, Text] = {}
    """For each group that holds several things: the pattern of one of them."""
    options: dict[NameField, list[OptionValue]] = {}
    gat: Gat | None = None


@dataclass(frozen=True)
class DeviceDescription:
    """A description that was checked, with its patterns ready."""

    file: DeviceFile
    path: Path
    patterns: tuple[re.Pattern[str], ...]
    each: dict[str, re.Pattern[str]]

    @property
    def asked(self) -> dict[str, Asks]:
        """What is sent, by the type of the stimulus."""
        return {ask.stimulus: ask for ask in self.file.asks}

    @property
    def tells(self) -> frozenset[str]:
        """The types of event and the acts that it can tell of."""
        return frozenset(name for said in self.file.says for name in (said.event, said.act) if name)


class _Wrong(Exception):
    """Something in the file cannot be."""


def read_device(path: Path) -> DeviceDescription:
    """The description in a file; anything wrong in it is one message."""
    raw = read_bounded(
        path,
        MOST_BYTES,
        absent="there is no such file; docs/devices.md shows how a device is described",
        unreadable="cannot be read as text",
        too_long=f"has more than {MOST_BYTES:,} bytes; it describes one device",
    )
    try:
        text = raw.decode()
    except UnicodeDecodeError as problem:
        raise ClausewiseError(f"{path}: cannot be read as text: {problem}") from None
    try:
        written = msgspec.convert(tomllib.loads(text), DeviceFile)
        return _checked(written, path)
    except msgspec.ValidationError as problem:
        raise ClausewiseError(f"{path}: {plainly(problem, DeviceFile)}; docs/devices.md has all settings") from None
    except (ValueError, RecursionError) as problem:
        raise ClausewiseError(f"{path}: this is not valid TOML: {shown(str(problem))}") from None
    except _Wrong as wrong:
        raise ClausewiseError(f"{path}: {wrong}") from None


def _checked(file: DeviceFile, path: Path) -> DeviceDescription:
    _check_line(file)
    names = [said.name for said in file.says]
    for name in names:
        if names.count(name) > 1:
            raise _Wrong(f"says: two messages are called {name!r}; give each a name of its own")
    patterns = tuple(_pattern(f"says: {said.name}", said.pattern, file.line.longest) for said in file.says)
    for said, pattern in zip(file.says, patterns, strict=True):
        _check_message(said, pattern)
    _check_asks(file, names)
    if file.hello is not None:
        _check_sent("hello", file.hello, names)
        if not file.hello.until:
            raise _Wrong("hello: say with `until` which message answers it")
    _check_games(file)
    each = {group: _pattern(f"each: {group}", one, file.line.longest) for group, one in file.each.items()}
    _check_groups(file, (*patterns, *each.values()))
    return DeviceDescription(file, path, patterns, each)


def _check_line(file: DeviceFile) -> None:
    line = file.line
    if line.frames == "fixed" and not line.length:
        raise _Wrong("line: frames of fixed length need their `length`")
    if line.frames == "fixed" and line.length > line.longest:
        raise _Wrong(f"line: frames of {line.length} bytes are longer than `longest`, {line.longest}")
    if line.frames == "prefixed" and line.length_at + line.length_bytes > line.longest:
        raise _Wrong("line: the length stands behind the end of the longest frame")
    if line.sum is not None and line.sum.kind == "crc" and not line.sum.polynomial:
        raise _Wrong("line: a CRC needs its `polynomial`; where it is not known, leave `sum` out")
    if line.sum is not None and line.sum.written == "digits" and line.frames != "lines":
        raise _Wrong("line: a sum in digits stands in lines; in other frames it is bytes")
    if file.gat is not None and line.frames == "messages":
        raise _Wrong("gat: it is spoken over a serial line, not over a bus")


def _pattern(where: str, pattern: str, longest: int) -> re.Pattern[str]:
    # A frame that is no text is read as hexadecimal digits, three characters a byte.
    try:
        return compiled(pattern, longest)
    except TooMuch as problem:
        raise _Wrong(f"{where}: the pattern {shown(pattern)!r} cannot be used: {problem}") from None


def _check_groups(file: DeviceFile, patterns: tuple[re.Pattern[str], ...]) -> None:
    """Words, and patterns of single things, are for groups that there are: a name that is misspelt would do nothing."""
    groups = {group for pattern in patterns for group in pattern.groupindex}
    for group in file.each:
        if group not in groups:
            raise _Wrong(f"each: no pattern has a group {group!r}; there are {', '.join(sorted(groups))}")
    lists = {"faces": "face", "cards": "card"}
    single = {one for several, one in lists.items() if several in groups}
    for group, words in file.words.items():
        if group in lists:
            raise _Wrong(f"words: {group} are several; give the words of one, [words.{lists[group]}]")
        if group not in groups | single:
            raise _Wrong(f"words: no pattern has a group {group!r}; there are {', '.join(sorted(groups | single))}")
        if not words:
            raise _Wrong(f"words: {group} has no words")


def _check_message(said: Says, pattern: re.Pattern[str]) -> None:
    where = f"says: {said.name}"
    if said.event and said.act:
        raise _Wrong(f"{where}: it has an event and an act; an act is an event of the type procedure")
    if (said.event and said.event not in EVENTS) or said.event == "procedure":
        raise _Wrong(f"{where}: there is no event {shown(said.event)!r}; docs/vocabulary/events.md has all")
    if said.act and said.act not in ACTS:
        raise _Wrong(f"{where}: there is no act {shown(said.act)!r}; docs/vocabulary/events.md has all")
    if said.fails and (said.event or said.act):
        raise _Wrong(f"{where}: what fails tells of no event")
    if said.repeats and not said.counter:
        raise _Wrong(f"{where}: name the `counter` by which it is seen what came before")
    if said.last and (said.repeats or not said.counter):
        raise _Wrong(f"{where}: `last` is for a `counter` of a device that does not repeat its log")
    if said.counter and said.counter not in pattern.groupindex:
        raise _Wrong(f"{where}: the pattern has no group {shown(said.counter)!r} to count by")
    known: set[str] = set(EVENTS[said.event or "procedure"].__struct_fields__)
    for name in said.fields:
        if (said.event or said.act) and name not in known:
            raise _Wrong(f"{where}: {said.event or said.act} has no field {name!r}; it has {', '.join(sorted(known))}")


def _check_asks(file: DeviceFile, names: list[str]) -> None:
    for ask in file.asks:
        if ask.stimulus not in STIMULI and ask.stimulus != OPEN:
            raise _Wrong(f"asks: there is no stimulus {shown(ask.stimulus)!r}; docs/vocabulary/stimuli.md has all")
        _check_sent(f"asks: {ask.stimulus}", ask, names)
        known = STIMULI[ask.stimulus].__struct_fields__ if ask.stimulus in STIMULI else ()
        for name in FIELD.findall(ask.sends):
            if name not in known:
                raise _Wrong(f"asks: {ask.stimulus} has no field {name!r}; it has {', '.join(known) or 'none'}")
    if len({ask.stimulus for ask in file.asks}) < len(file.asks):
        raise _Wrong("asks: a stimulus is asked for in two ways; one is enough")


def _check_sent(where: str, ask: Asks | Hello, names: list[str]) -> None:
    for name in ask.until:
        if name not in names:
            raise _Wrong(f"{where}: until: no message is called {name!r}; there are {', '.join(names) or 'none'}")
    if ask.sends and ask.hex:
        raise _Wrong(f"{where}: write what is sent as text or as hex, not both")
    try:
        bytes.fromhex(ask.hex)
    except ValueError:
        raise _Wrong(f"{where}: {shown(ask.hex)!r} is no hexadecimal number of bytes, as in 01 04 FF") from None


def _check_games(file: DeviceFile) -> None:
    # Here and not above: the rules take a while to load.
    import clausewise.registry  # noqa: F401, PLC0415  by it the rulebooks are found
    from clausewise.reference_engine.rulebooks.games import RULEBOOKS  # noqa: PLC0415  as said

    for game in file.games:
        if game not in RULEBOOKS:
            raise _Wrong(f"games: there is no rulebook {shown(game)!r}; there are {', '.join(RULEBOOKS)}")
