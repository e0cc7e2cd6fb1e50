"""From a target as the user writes it to the system behind it."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from clausewise.adapters.base import System
from clausewise.adapters.guided import GuidedSystem
from clausewise.adapters.guided_description import PREFIX as GUIDED
from clausewise.adapters.http_settings import HttpSettings, check_files, read_token
from clausewise.adapters.installed import adapters, name_in, open_by
from clausewise.adapters.open_secrets import open_secret
from clausewise.adapters.reference import REFERENCE, ReferenceSystem
from clausewise.adapters.spoken import SpokenSystem
from clausewise.adapters.stdio import PREFIX, StdioExchange, command_of
from clausewise.adapters.wall import described
from clausewise.failures import ClausewiseError
from clausewise.registry.packages import OURS
from clausewise.showing import shown

if TYPE_CHECKING:
    from clausewise.adapters.http import HttpSystem

FORMS = (
    "write `reference` for the embedded engine, the address of a server as in http://127.0.0.1:8000, stdio:COMMAND,"
    " guided:FILE, bench:FILE, or a device as in serial:/dev/ttyUSB0#FILE (docs/devices.md)"
)
_SCHEME = re.compile(r"https?://", re.IGNORECASE)


def open_system(target: str, *, settings: HttpSettings | None = None) -> System:
    """The system that a target names; nothing is sent to it yet.

    >>> open_system("reference").target, open_system("HTTP://127.0.0.1:8000/").target
    ('reference', 'http://127.0.0.1:8000')
    """
    adapter = adapters().get(name_in(target))
    if adapter is None:
        raise _no_target(target)
    return open_by(adapter, target, settings or HttpSettings())


def open_reference(target: str, settings: HttpSettings) -> System:
    """The embedded engine, which has no address."""
    del settings
    if target != REFERENCE:
        raise _no_target(target)
    return ReferenceSystem()


def open_served(target: str, settings: HttpSettings) -> System:
    """A server or a program that speaks the protocol."""
    if not (_SCHEME.match(target) or target.startswith(PREFIX)):
        raise _no_target(target)
    return open_spoken(target, settings=settings)


def wall_around(target: str, settings: HttpSettings) -> str:
    """What stands between the harness and a program that it starts for this target; empty where it starts none."""
    return described(settings) if target.startswith(PREFIX) else ""


def open_guided(target: str, settings: HttpSettings) -> System:
    """A table that a technician reports of."""
    del settings
    if not target.startswith(GUIDED):
        raise _no_target(target)
    return GuidedSystem(Path(target.removeprefix(GUIDED)))


def _no_target(target: str) -> ClausewiseError:
    # Only the beginning: the rest may be a command with anything in it.
    named = shown(target.partition(" ")[0]) or "an empty text"
    others = [f"{name}:..." for name, adapter in adapters().items() if adapter.package != OURS]
    more = f"; other packages bring {', '.join(others)}" if others else ""
    return ClausewiseError(f"{named} is no target: {FORMS}{more}")


def open_spoken(target: str, *, settings: HttpSettings | None = None) -> SpokenSystem:
    """The system behind the protocol, a server or a program; nothing is sent to it and nothing started yet."""
    settings = settings or HttpSettings()
    _require_no_secret(target, settings)
    if target.startswith(PREFIX):
        return SpokenSystem(target, StdioExchange(command_of(target), settings))
    return open_http(target, settings=settings)


def open_http(target: str, *, settings: HttpSettings | None = None) -> HttpSystem:
    """The server behind an address; nothing is sent to it yet."""
    settings = settings or HttpSettings()
    address = _checked(target, settings)
    check_files(settings)
    if address.scheme == "http" and read_token(settings) is not None and not _is_here(address.hostname or ""):
        raise ClausewiseError(
            f"the token in {settings.token_variable} would travel to {shown(address.hostname or '')} unencrypted:"
            " use https, or unset the variable if that server wants no token"
        )
    from clausewise.adapters.http import HttpSystem  # noqa: PLC0415  what takes a tenth of a start, for servers alone

    return HttpSystem(address.geturl(), settings)


def _require_no_secret(target: str, settings: HttpSettings) -> None:
    """A target stands in the journal and in the list of processes."""
    token = read_token(settings)
    found = f"the token in {settings.token_variable}" if token is not None and token in target else None
    if found is None and target.startswith(PREFIX):
        found = open_secret(command_of(target))
    if found is not None:
        raise ClausewiseError(
            f"the target holds {shown(found)}, and what stands in a target stands in the journal, the reports and the"
            " list of processes: let the program read it from the environment, which it inherits, or from a file"
        )


def _checked(target: str, settings: HttpSettings) -> SplitResult:
    """The parts of an address, or what is wrong with it; what may be a password is never repeated."""
    if not _SCHEME.match(target):
        raise ClausewiseError(f"{shown(target)} is no address of a server: {FORMS}")
    authority = re.split(r"[/?#\\]", target.partition("://")[2], maxsplit=1)[0]
    if "@" in authority:
        raise ClausewiseError(
            "the target's address holds a user name or password: leave it out and put a token into the environment"
            f" variable {settings.token_variable}"
        )
    if not target.isascii() or not target.isprintable() or " " in target or "\\" in target:
        raise ClausewiseError(f"the target {shown(target)} holds a sign that no address has: {FORMS}")
    try:
        address = urlsplit(target)
        port = address.port
        address.hostname  # noqa: B018  it is computed, and may be refused, when it is read
    except ValueError:
        raise ClausewiseError(f"the target {shown(target)} is no address: {FORMS}") from None
    if not address.hostname or port == 0:
        raise ClausewiseError(f"the target {shown(target)} names no host or no port that can be: {FORMS}")
    if address.query or address.fragment:
        raise ClausewiseError(f"the target {shown(target)} has a query or fragment: give the address alone")
    return address


def _is_here(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
