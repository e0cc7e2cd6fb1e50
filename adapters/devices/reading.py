"""What a frame means: which message of the description it is, and which event that tells of."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from clausewise.adapters.devices.description import WHO, DeviceDescription, Says
from clausewise.adapters.devices.framing import Frame, Known
from clausewise.adapters.devices.plain_words import plainly
from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.unseen import EVENTS
from clausewise.showing import listed, shown

MOST_COUNTED: Final = 5000
"""Numbers of messages that are remembered."""
TEXT: Final = ("lines", "messages")
"""Frames that are read as text; others are read as hexadecimal digits."""
_SEPARATED: Final = re.compile(r"[ ,;]+")
_BYTES: Final = re.compile(r"[0-9A-F]{1,8}")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_LISTS: Final = frozenset(("cards", "faces"))
_NUMBERS: Final = frozenset(("count", "total", "times", "number", "hand", "seat", "cocked"))


@dataclass(frozen=True, slots=True)
class Reading:
    """A frame with what it was read as; `wrong` where it was not understood."""

    frame: Frame
    said: Says | None = None
    groups: dict[str, str] = field(default_factory=dict)
    event: AnyEvent | None = None
    wrong: str = ""
    again: bool = False
    """It was told before, as the device does that tells its whole log each time."""
    out_of_turn: str = ""
    """What its number says against the messages before it: it is understood, and one is lost or doubled."""

    @property
    def told(self) -> str:
        """In one line, for people."""
        if self.wrong:
            return self.wrong
        return f"{self._alone}; {self.out_of_turn}" if self.out_of_turn else self._alone

    @property
    def _alone(self) -> str:
        assert self.said is not None  # noqa: S101  what was not read is wrong
        if self.again:
            return f"{self.said.name}: told before"
        if self.said.fails:
            return f"{self.said.name}: {self.said.fails}"
        if self.event is None:
            groups = ", ".join(f"{name} {shown(value)}" for name, value in self.groups.items() if value)
            return f"{self.said.name}: {groups}" if groups else self.said.name
        return f"{self.said.name}: {in_words(self.event)}"


@dataclass(frozen=True, slots=True)
class _Counted:
    """What the number of a message says."""

    new: bool = True
    again: bool = False
    wrong: str = ""


class _NotUnderstood(Exception):
    """A part of a message is nothing that can be."""


def in_words(event: AnyEvent) -> str:
    """An event as it is told in a message.

    >>> from clausewise.reference_engine.vocabulary.core.events import Procedure
    >>> in_words(Procedure("shuffles", by="shuffler", count=52))
    'shuffles, by shuffler, count 52'
    """
    told = msgspec.to_builtins(event)
    name = told.pop("act", None) or told["type"]
    del told["type"]
    parts = [
        f"{key} {' '.join(map(str, value)) if isinstance(value, list | tuple) else value}"
        for key, value in told.items()
        if value is not None
    ]
    return ", ".join([name, *parts])


def is_known(description: DeviceDescription) -> Known | None:
    """Whether what stands in a frame is like a message of the description; none where it has no messages yet."""
    if not description.patterns:
        return None
    return lambda body: any(pattern.fullmatch(text_of(description, body)) for pattern in description.patterns)


def text_of(description: DeviceDescription, body: bytes) -> str:
    """A frame as patterns see it: text where frames are lines or messages, else its bytes in hexadecimal digits."""
    if description.file.line.frames in TEXT:
        return body.decode("latin-1")
    return body.hex(" ").upper()


class Reader:
    """Reads frames, one after the other, by a description."""

    def __init__(self, description: DeviceDescription) -> None:
        self._description = description
        self._counted: dict[str, dict[int, str]] = {}
        """By the group that counts: the numbers that came, with what was said; the latest stands last."""

    def read(self, frame: Frame) -> Reading:
        """What a frame is."""
        if frame.wrong:
            return Reading(frame, wrong=frame.wrong)
        text = text_of(self._description, frame.body)
        for said, pattern in zip(self._description.file.says, self._description.patterns, strict=True):
            found = pattern.fullmatch(text)
            if found is None:
                continue
            groups = {name: value for name, value in found.groupdict().items() if value is not None}
            try:
                event = self._event(said, groups)
                counted = self._count(said, groups, text)
            except _NotUnderstood as problem:
                return Reading(frame, said, groups, wrong=f"{said.name} is not understood: {problem}")
            if event is None:
                groups = {name: self._word(name, value) for name, value in groups.items()}
            return Reading(frame, said, groups, event if counted.new else None, "", counted.again, counted.wrong)
        return Reading(frame, wrong="no message of the description is like this")

    def begins_anew(self) -> None:
        """Messages may be counted from elsewhere: the line was opened again."""
        self._counted.clear()

    def _count(self, said: Says, groups: dict[str, str], text: str) -> _Counted:
        """Whether a message tells something new, and whether one is doubled or lost."""
        if not said.counter:
            return _Counted()
        number = self._number(said.counter, groups.get(said.counter, ""))
        counted = self._counted.setdefault(said.counter, {})
        if said.last and number == 0 and said.last in counted:
            counted.clear()  # it counts from the beginning again
            counted[-1] = ""
        if said.repeats and counted.get(number) == text:
            return _Counted(new=False, again=True)
        if number in counted:
            again = "it is doubled" if counted[number] == text else f"then it was {shown(counted[number])!r}"
            return _Counted(new=False, wrong=f"number {number} came already: {again}")
        latest = next(reversed(counted), number - 1)
        if number < latest:
            counted.clear()
        counted[number] = text
        if len(counted) > MOST_COUNTED:
            del counted[next(iter(counted))]
        lost = f"number {number} comes after {latest}: what stood between them is lost" if number != latest + 1 else ""
        return _Counted(wrong=lost)

    def _event(self, said: Says, groups: dict[str, str]) -> AnyEvent | None:
        for group in WHO:
            wanted = getattr(self._description.file, group)
            if group in groups and wanted and self._word(group, groups[group]) != wanted:
                told = f"its {group} is {shown(groups[group])}, and the description is of {wanted}"
                raise _NotUnderstood(f"another device is there: {told}")
        if not (said.event or said.act):
            for group, value in groups.items():
                self._word(group, value)
            return None
        values: dict[str, Any] = {"type": said.event or "procedure", **({"act": said.act} if said.act else {})}
        values |= said.fields
        known = EVENTS[values["type"]].__struct_fields__
        for group, value in groups.items():
            if group in known:
                values[group] = self._value(group, value)
            else:
                self._word(group, value)
        if "card" in known and {"rank", "suit"} <= groups.keys():
            values["card"] = self._card(groups)
        if "count" in known and "cards" in values and "count" not in values:
            values["count"] = len(values["cards"])
        try:
            event: AnyEvent = msgspec.convert(values, AnyEvent)
        except msgspec.ValidationError as problem:
            raise _NotUnderstood(
                f"{values.get('act', values['type'])}: {plainly(problem, EVENTS[values['type']])}"
            ) from None
        return event

    def _value(self, group: str, value: str) -> object:
        if group in _LISTS:
            return self._list(group, value)
        value = self._word(group, value)
        if group in _NUMBERS:
            return self._number(group, value)
        return value

    def _number(self, group: str, value: str) -> int:
        """A number as it stands in a frame: in figures where that is text, else in the bytes, the highest first."""
        text = self._description.file.line.frames in TEXT
        plain = value if text else value.replace(" ", "")
        if not (_NUMBER if text else _BYTES).fullmatch(plain):
            raise _NotUnderstood(f"{group} {shown(value)!r} is no number")
        return int(plain, 10 if text else 16)

    def _list(self, group: str, value: str) -> list[object]:
        """The things that a group holds: each as `each` says, else what stands between blanks or commas."""
        one = self._description.each.get(group)
        if one is None:
            parts = [part for part in _SEPARATED.split(value) if part]
            return [self._one(group, {"card": part, "face": part}) for part in parts]
        found: list[object] = []
        place = 0
        while place < len(value):
            between = _SEPARATED.match(value, place)
            place = between.end() if between else place
            if place == len(value):
                break
            here = one.match(value, place)
            if here is None or here.end() == place:
                raise _NotUnderstood(f"{group}: {shown(value[place:])!r} does not begin with one, as [each] has it")
            groups = {name: part for name, part in here.groupdict().items() if part is not None}
            found.append(self._one(group, groups or {"card": here[0], "face": here[0]}))
            place = here.end()
        return found

    def _one(self, group: str, groups: dict[str, str]) -> int | Card:
        """One of the cards or faces of a list."""
        return self._face(groups.get("face", "")) if group == "faces" else self._card(groups)

    def _face(self, value: str) -> int:
        return self._number("face", self._word("face", value))

    def _card(self, groups: dict[str, str]) -> Card:
        if "card" in groups:
            return self._known_card(self._word("card", groups["card"]))
        return self._known_card(self._word("rank", groups.get("rank", "")) + self._word("suit", groups.get("suit", "")))

    def _known_card(self, value: str) -> Card:
        if value not in PACK:
            raise _NotUnderstood(f"{shown(value)!r} is no card")
        return Card(value)

    def _word(self, group: str, value: str) -> str:
        words = self._description.file.words.get(group)
        if words is None:
            return value
        if value not in words:
            raise _NotUnderstood(f"{shown(value)!r} is no {group}; there are {listed(list(words))}")
        return words[value]
