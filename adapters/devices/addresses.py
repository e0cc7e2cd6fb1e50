"""Targets of devices: the line, a `#`, and the file that describes what is at its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from clausewise.adapters.devices.bus import BusWire
from clausewise.adapters.devices.description import DeviceDescription, DeviceFile, read_device
from clausewise.adapters.devices.reading import is_known
from clausewise.adapters.devices.wires import SerialWire
from clausewise.failures import ClausewiseError
from clausewise.showing import shown

FORMS: Final = (
    "write serial:/dev/ttyUSB0#device.toml, serial:socket://HOST:PORT#device.toml, rfc2217://HOST:PORT#device.toml or"
    " mqtt://HOST:PORT/TOPIC#device.toml"
)
BUS_PORT: Final = 1883
_SECRET: Final = re.compile(r"^[a-z0-9]+://[^/]*@")
_NETWORK: Final = re.compile(r"(?:socket|rfc2217)://([^/?#:]+|\[[0-9a-f:]+\]):(\d{1,5})(?:\?[a-z_=&.0-9]*)?")
_TOPIC: Final = re.compile(r"[^\s#+]*")
AnyWire = SerialWire | BusWire


@dataclass(frozen=True)
class Address:
    """Where a device is, and how it is described."""

    target: str
    opens: Callable[[], AnyWire]
    device: DeviceDescription


def address_of(target: str) -> Address:
    """What a target says; its file is read, and nothing is opened yet.

    >>> address_of("serial:/dev/ttyUSB0")
    Traceback (most recent call last):
        ...
    clausewise.failures.ClausewiseError: serial:/dev/ttyUSB0 does not say what is at its end: write \
serial:/dev/ttyUSB0#device.toml, serial:socket://HOST:PORT#device.toml, rfc2217://HOST:PORT#device.toml or \
mqtt://HOST:PORT/TOPIC#device.toml
    """
    line, sign, file = target.partition("#")
    if not sign or not file:
        raise ClausewiseError(f"{shown(target)} does not say what is at its end: {FORMS}")
    scheme, _, rest = line.partition(":")
    bus = scheme.lower() == "mqtt"
    port = line if scheme.lower() == "rfc2217" else rest
    if _SECRET.match(line if bus else port):
        raise ClausewiseError(
            "the target holds a user name or password, and what stands in a target stands in the journal: leave it out"
            + (" and set CLAUSEWISE_MQTT_USER and CLAUSEWISE_MQTT_PASSWORD" if bus else "")
        )
    if not bus and (("://" in port and not _NETWORK.fullmatch(port)) or not port.strip() or not port.isprintable()):
        raise ClausewiseError(f"{shown(line)} is no serial line: {FORMS}")
    device = read_device(Path(file))
    if bus != (device.file.line.frames == "messages"):
        wanted = 'frames = "messages"' if bus else "frames that are cut out of bytes"
        raise ClausewiseError(f"{file}: {shown(line)} needs a description with {wanted} under [line]")
    where = f"{device.file.product} at {line}"
    if bus:
        return Address(target, _on_a_bus(line, device.file, where), device)
    return Address(target, lambda: SerialWire(port, device.file.line, where, is_known(device)), device)


def _on_a_bus(line: str, file: DeviceFile, where: str) -> Callable[[], BusWire]:
    no_address = ClausewiseError(f"{shown(line)} is no broker's address: {FORMS}")
    try:
        parts = urlsplit(line)
        port = parts.port or BUS_PORT
    except ValueError:
        raise no_address from None
    host, below = parts.hostname, parts.path.strip("/")
    if not host or parts.query or not _TOPIC.fullmatch(below):
        raise no_address
    return lambda: BusWire(host, port, below, file.topics, file.line.longest, where)
