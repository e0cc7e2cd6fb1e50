"""TOML files read strictly: what is missing, unknown or of the wrong type is said with the file's name."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from clausewise.failures import ClausewiseError

T = TypeVar("T")


def read_toml(path: Path, into: type[T], *, advice: str = "a rulebook folder needs it") -> T:
    """The file decoded into a type; anything wrong is a ClausewiseError that names the file and the place in it."""
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ClausewiseError(f"{path}: there is no such file; {advice}") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise ClausewiseError(f"{path}: cannot be read: {getattr(problem, 'strerror', None) or problem}") from None
    except (ValueError, RecursionError) as problem:  # a number too long, or too deep, is none of its own errors
        raise ClausewiseError(f"{path}: is not valid TOML: {problem}") from None
    try:
        return msgspec.convert(data, into)
    except msgspec.ValidationError as problem:
        raise ClausewiseError(f"{path}: {problem}") from None
