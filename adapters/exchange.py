"""One request of the protocol and its answer, whatever carries them: HTTP, or a program's standard streams."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from clausewise.adapters.http_settings import HttpSettings

IS_IT_THE_PROTOCOL: Final = "compare the system with the protocol (`clausewise schema`, docs/for-the-vendor.md)"
IS_IT_SLOW: Final = (
    "see why the system takes so long, or allow more under [connection] in clausewise.toml "
    "(read_timeout, call_deadline)"
)


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back: JSON text, not decoded yet."""

    status: int
    body: bytes
    where: str


class Exchange(Protocol):
    """The way to one system."""

    @property
    def settings(self) -> HttpSettings:
        """How patient we are, and how much we take."""

    def send(self, method: str, path: str, body: bytes | None = None, *, safe: bool, wait: float = 0.0) -> Reply:
        """Sends a request; `safe` when it may arrive twice, `wait` when the system was asked to take its time."""

    def remarks(self) -> tuple[str, ...]:
        """What was said beside the answers since this was last asked."""

    def close(self) -> None:
        """Lets go of the system and leaves nothing behind."""
