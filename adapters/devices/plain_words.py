"""What a decoder says of a file or a message that it cannot take, told in plain words with the place in it."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec import inspect

from clausewise.adapters.devices.sums import HEX
from clausewise.showing import listed, shown

KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": 'a text (between "")',
    "bool": "true or false",
    "array": "a list (between [])",
    "object": "a table",
    "null": "nothing",
}
"""What msgspec calls the kinds of values, and a person."""
NAMES: Final = "^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$"
WRITTEN: Final = {
    NAMES: "a name of 1 to 40 letters, digits, blanks, _ and -, which begins with a letter or a digit",
    HEX: "up to eight bytes in hexadecimal digits, as in 02 A5",
    "^(?:[0-9A-Fa-f]{2}){0,40}$": "up to forty bytes in hexadecimal digits, as in 8F41C022",
}
"""How texts have to be written that follow a form."""
_WHERE: Final = re.compile(r"(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_STEP: Final = re.compile(r"\.([A-Za-z_]+)|\[(\d+)\]|\[(\.\.\.)\]")
_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `(.*)`")
_BOUND: Final = re.compile(r"Expected `(\w+)` (of length )?(>=|>|<=|<) (\S+)")
_FORM: Final = re.compile(r"Expected `str` matching regex '(.*)'")
_KIND: Final = re.compile(r"Expected `([a-z |]+)`, got `([a-z]+)`")
_NONE_OF: Final = re.compile(r"Invalid (?:enum )?value (.*)")
_THAN: Final = {">=": "at least", ">": "more than", "<=": "at most", "<": "less than"}


def plainly(problem: msgspec.ValidationError, into: object) -> str:
    """The problem as a person says it: where, then what.

    >>> from clausewise.adapters.devices.framing import Line
    >>> def said(**line: object) -> str:
    ...     try:
    ...         return str(msgspec.convert(line, Line))
    ...     except msgspec.ValidationError as problem:
    ...         return plainly(problem, Line)
    >>> said(frames="lines", speed="fast")
    'speed: a whole number has to stand there, and this is a text (between "")'
    >>> said(frames="smoke")
    "frames: 'smoke' cannot stand there; it is one of 'fixed', 'lines', 'messages' and 'prefixed'"
    >>> said()
    '`frames` is missing'
    """
    found = _WHERE.fullmatch(str(problem))
    assert found is not None  # noqa: S101  anything is like it
    steps = _STEP.findall(found["path"] or "")
    told = _told(found["what"], into, steps)
    place = _place(steps)
    if found["key"]:
        told = f"one of its names: {told}"
    return f"{place}: {told}" if place else told


def _place(steps: list[tuple[str, str, str]]) -> str:
    """Where it is: `says, the 2nd: pattern`."""
    words: list[str] = []
    for name, number, _ in steps:
        if name:
            words.append(name)
        elif number and words:
            words[-1] += f" (number {int(number) + 1})"
    return ": ".join(words)


def _told(what: str, into: object, steps: list[tuple[str, str, str]]) -> str:
    if field := _FIELD.fullmatch(what):
        if field[1] == "contains unknown":
            return f"there is no setting `{shown(field[2])}`"
        return f"`{field[2]}` is missing"
    if bound := _BOUND.fullmatch(what):
        counts = {"str": " characters", "array": " entries"}.get(bound[1], "") if bound[2] else ""
        return f"{_THAN[bound[3]]} {bound[4]}{counts} can stand there"
    if form := _FORM.fullmatch(what):
        return f"it is not written as {WRITTEN.get(form[1], 'it has to be')}"
    if kind := _KIND.fullmatch(what):
        wanted = " or ".join(KINDS.get(one, one) for one in kind[1].split(" | "))
        return f"{wanted} has to stand there, and this is {KINDS.get(kind[2], kind[2])}"
    if none := _NONE_OF.fullmatch(what):
        choices = _choices(inspect.type_info(into), steps)
        can = f"; it is one of {listed(choices)}" if choices else ""
        return f"{shown(none[1])} cannot stand there{can}"
    return shown(what)


def _choices(kind: inspect.Type, steps: list[tuple[str, str, str]]) -> list[str]:
    """The words that can stand at a place, where these are closed."""
    for name, _, _ in steps:
        if isinstance(kind, inspect.UnionType):
            kind = next((one for one in kind.types if not isinstance(one, inspect.NoneType)), kind)
        if isinstance(kind, inspect.StructType) and name:
            kind = next((field.type for field in kind.fields if field.encode_name == name), kind)
        elif isinstance(kind, inspect.DictType):
            kind = kind.value_type
        elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
            kind = kind.item_type
    if isinstance(kind, inspect.UnionType):
        kind = next((one for one in kind.types if isinstance(one, inspect.LiteralType)), kind)
    return [repr(value) for value in kind.values] if isinstance(kind, inspect.LiteralType) else []
