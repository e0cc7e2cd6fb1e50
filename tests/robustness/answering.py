"""What a hostile system is asked, and what it may do in place of its answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class Asked:
    """A request."""

    method: str
    path: str
    body: Any

    @property
    def kind(self) -> str:
        """Method and last word, without the query."""
        return f"{self.method} {self.path.partition('?')[0].rpartition('/')[2]}"


@dataclass(frozen=True)
class Said:
    """An answer: what the sound engine says, or something else in its place."""

    status: int
    body: bytes = b""


@dataclass(frozen=True)
class Drip:
    """The answer, a byte a second."""

    said: Said


@dataclass(frozen=True)
class Endless:
    """The same piece for ever; `announced` as a body of a gigabyte where a length can be announced."""

    piece: bytes
    announced: bool = False


@dataclass(frozen=True)
class Cut:
    """Half the answer, then nothing and nobody."""

    said: Said


@dataclass(frozen=True)
class Dies:
    """It ends, after this answer if there is one."""

    said: Said | None = None


@dataclass(frozen=True)
class Twice:
    """The answer, and once more, although nobody asked."""

    said: Said


@dataclass(frozen=True)
class Headed:
    """An answer with headers of its own."""

    said: Said
    headers: str


@dataclass(frozen=True)
class Late:
    """The answer, when nobody waits for it any more and something else may be asked."""

    said: Said


@dataclass(frozen=True)
class Wire:
    """These bytes and then `piece` for ever, in place of HTTP."""

    start: bytes
    piece: bytes = b""


HANG: Final = object()
Action = Any
"""One of the above; `HANG` is no answer at all."""


@dataclass
class Memory:
    """What it keeps in mind between two requests."""

    table: str = ""
    begun: bool = False
    told: list[Any] = field(default_factory=list)
    sequence: int = 0
    tables: int = 0
    """How many have been asked for."""
    behaves: bool = False
    """It has misbehaved before it was started anew."""


@dataclass(frozen=True)
class Behaviour:
    """What is done about a request at the one table, or about every request."""

    does: Callable[[Asked, Said, Memory], Action]
    always: bool = False
    keeps: bool = False
    """No table is ever closed."""
