"""Puts what would act as markup behind every text of a thing, however deep it lies."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")
POISON = '<poison>"poisoned=\'1\' poisoned="1" &amp;]]>--></style></script></title></svg>\x1b\u202e'


def poisoned(thing: T) -> T:
    """The same with poison behind every free text in it; closed words, cards and numbers stay as they are.

    >>> from clausewise.reports.dossier import CheckShown
    >>> poisoned(CheckShown("it is taken", True)).sentence.startswith("it is taken<poison>")
    True
    """
    changed: T = _poisoned(thing, type(thing))
    return changed


def _poisoned(value: Any, kind: Any) -> Any:
    """By what its type says that it may be: a closed word has a type of its own."""
    if isinstance(value, str):
        return value + POISON if kind is str or str in get_args(kind) else value
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **_fields(value))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return dataclasses.replace(value, **_fields(value))
    if isinstance(value, tuple | Mapping):
        # The kind is a container of these, or a choice of which one is.
        parts = next(get_args(part) for part in _choices(kind) if issubclass(type(value), get_origin(part) or ()))
        if isinstance(value, Mapping):
            return {_poisoned(key, parts[0]): _poisoned(item, parts[1]) for key, item in value.items()}
        kinds = parts[:1] * len(value) if parts[1:] == (...,) else parts
        return tuple(_poisoned(item, of) for item, of in zip(value, kinds, strict=True))
    return value


def _choices(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in {Union, UnionType} else (kind,)


def _fields(thing: Any) -> dict[str, Any]:
    return {name: _poisoned(getattr(thing, name), kind) for name, kind in get_type_hints(type(thing)).items()}
