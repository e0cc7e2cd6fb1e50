"""How patiently, how much and as whom we speak to a system, over HTTP or standard streams."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from clausewise.failures import ClausewiseError

SHORTEST_TOKEN: Final = 6
Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]


class HttpSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Deadlines in seconds, sizes in bytes; the token itself is never held here, only where it is found."""

    connect_timeout: Seconds = 5.0
    start_deadline: Seconds = 30.0
    """Until a program that was started gives the first byte of its first answer."""
    read_timeout: Seconds = 10.0
    """The longest silence while an answer is awaited or read."""
    call_deadline: Seconds = 30.0
    """One call with all its tries; nothing that the server sends makes it longer."""
    settle_deadline: Seconds = 30.0
    """How long events are awaited until the table has settled."""
    shutdown_deadline: Seconds = 1.0
    """For a program to end by itself when its input is closed, and again after it is told to."""
    tries: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3
    largest_answer: Annotated[int, msgspec.Meta(ge=1000, le=2**30)] = 4 * 2**20
    most_events: Annotated[int, msgspec.Meta(ge=1, le=10**9)] = 20_000
    """Of one table, in all; the longest scenario shows some 1,500, and all stand in the journal."""
    token_variable: Annotated[str, msgspec.Meta(pattern="^[A-Za-z_][A-Za-z0-9_]*$")] = "CLAUSEWISE_TOKEN"  # noqa: S105  a name
    ca_bundle: str | None = None
    client_certificate: str | None = None
    client_key: str | None = None
    wall: Literal["auto", "required", "none"] = "auto"
    """Around a program that was started; auto: where bubblewrap is installed and may build one."""
    wall_network: bool = False
    """Whether a program behind the wall has the machine's network."""
    wall_writable: tuple[str, ...] = ()
    """Folders to which it may write, beside a temporary one of its own."""
    wall_hides: tuple[str, ...] = ()
    """Folders that are empty for it; that of the run always is."""


def read_token(settings: HttpSettings) -> str | None:
    """The bearer token from the environment; a message about it never holds any of it."""
    token = os.environ.get(settings.token_variable)
    if not token:
        return None
    if len(token) < SHORTEST_TOKEN:
        raise ClausewiseError(
            f"the token in {settings.token_variable} has fewer than {SHORTEST_TOKEN} signs, and could not be told from"
            " other text where it has to be masked: use a longer one"
        )
    if not all("!" <= sign <= "~" for sign in token):
        raise ClausewiseError(
            f"the token in {settings.token_variable} holds a blank, a line feed or a sign outside ASCII: set it anew"
        )
    return token


def check_files(settings: HttpSettings) -> None:
    """The certificates that were named are there, before anything is sent."""
    named = {
        "ca_bundle": settings.ca_bundle,
        "client_certificate": settings.client_certificate,
        "client_key": settings.client_key,
    }
    for name, path in named.items():
        if path is not None and not Path(path).is_file():
            raise ClausewiseError(f"{name} names {path!r}, where there is no file: give the path of a PEM file")
    if settings.client_key is not None and settings.client_certificate is None:
        raise ClausewiseError("client_key is given without client_certificate: name both, or neither")
