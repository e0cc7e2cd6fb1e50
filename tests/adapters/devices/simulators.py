"""Devices that are not there: a shuffler, a reader and whatever is scripted on a pseudo-terminal, a shaker on a bus.

They speak as the examples in adapters/devices/examples say. Run as a program it is one of them:
`python tests/adapters/devices/simulators.py shuffler` prints the line at which it answers, until it is interrupted.
"""

from __future__ import annotations

import os
import random
import select
import socket
import subprocess
import sys
import threading
import time
import tty
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, Self

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion

from clausewise.reference_engine.core.cards import PACK

EXAMPLES = Path(__file__).resolve().parents[3] / "adapters" / "devices" / "examples"


class Spoken(Protocol):
    """What stands at the end of a line."""

    def hears(self, data: bytes) -> bytes:
        """What it says upon what it heard."""


class OnALine:
    """Something at the end of a pseudo-terminal, until it is pulled out."""

    def __init__(self, device: Spoken) -> None:
        self.device = device
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        self.path = os.ttyname(self._slave)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._runs, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.pulled_out()

    def says(self, data: bytes) -> None:
        """It says something by itself."""
        while data and not self._over.is_set():
            if select.select([], [self._master], [], 0.05)[1]:
                data = data[os.write(self._master, data[:512]) :]

    def pulled_out(self) -> None:
        """The line is gone."""
        if not self._over.is_set():
            self._over.set()
            self._thread.join(timeout=5)
            os.close(self._slave)
            os.close(self._master)

    def _runs(self) -> None:
        while not self._over.is_set():
            ready, _, _ = select.select([self._master], [], [], 0.02)
            if ready:
                said = self.device.hears(os.read(self._master, 4096))
                if said:
                    self.says(said)


class Scripted:
    """Says what a test tells it to say, whatever it hears: one thing after the other, the last again and again."""

    def __init__(self, *says: bytes) -> None:
        self._says = list(says)
        self.heard = b""

    def hears(self, data: bytes) -> bytes:
        self.heard += data
        return self._says.pop(0) if len(self._says) > 1 else self._says[0] if self._says else b""


class Shuffler:
    """The SX-1 of the examples: each time its log is asked for it has shuffled once more."""

    BANNER = b"SX-1 SHUFFLER V1.4 S/N 00421\r\n"

    def __init__(self, *, orders: bool = False, cards: int = 52, seed: int = 1) -> None:
        self._orders, self._cards, self._random = orders, cards, random.Random(seed)
        self._log: list[bytes] = []
        self.shuffles = True

    def hears(self, data: bytes) -> bytes:
        if data == b"WHO\r\n":
            return self.BANNER
        if data != b"LOG\r\n":
            return b"? \r\n"
        if self.shuffles:
            self._note(f"SHUFFLED {self._cards}")
        if self._orders:
            order = self._random.sample(PACK, len(PACK))
            self._note("ORDER " + " ".join(card[0].replace("T", "10") + card[1].upper() for card in order))
        return b"".join(self._log) + b"END %04d\r\n" % len(self._log)

    def _note(self, what: str) -> None:
        self._log.append(f"{len(self._log) + 1:04d} {what}\r\n".encode())


class CardReader:
    """The CR-2 of the examples: types each card that passes it. `misreads` is given how many passed, and the card."""

    def __init__(self, misreads: Callable[[int, str], str] = lambda _, card: card) -> None:
        self._misreads = misreads
        self._passed = 0

    def hears(self, data: bytes) -> bytes:
        return self._typed("OK") if data.startswith(b"STACK") else b""

    def types(self, card: str) -> bytes:
        """What it types for a card."""
        self._passed += 1
        read = self._misreads(self._passed, card)
        return self._typed(f"PC{read[0].replace('T', '10')}-{read[1].upper()}")

    @staticmethod
    def _typed(text: str) -> bytes:
        total = 0
        for byte in text.encode():
            total ^= byte
        return f"{text}*{total:02X}\r".encode()


class Shaker:
    """The DS-3 of the examples and its camera, on a bus. `reads` may change what the camera makes of the dice."""

    def __init__(self, port: int, below: str = "", reads: Callable[[str], list[tuple[str, str]]] | None = None) -> None:
        self._below = f"{below}/" if below else ""
        self._reads = reads or (lambda dice: [("camera/result", dice)])
        self._random = random.Random(7)
        self._set, self._cocked, self._times = "", 0, 3
        self.who = "DS-3 1.0 00417"
        self._ready = threading.Event()
        self._client = Client(CallbackAPIVersion.VERSION2)
        self._client.on_message = self._on_message
        self._client.on_subscribe = lambda *_: self._ready.set()
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()
        self._client.subscribe(f"{self._below}shaker/command", qos=1)
        assert self._ready.wait(5)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.pulled_out()

    def pulled_out(self) -> None:
        """It is not on the bus any more."""
        self._client.disconnect()
        self._client.loop_stop()

    def says(self, topic: str, text: str) -> None:
        """It says something by itself."""
        self._client.publish(f"{self._below}{topic}", text, qos=1)

    def _on_message(self, client: Client, data: object, message: MQTTMessage) -> None:
        del client, data
        command, _, rest = message.payload.decode().partition(" ")
        match command:
            case "who":
                self.says("shaker/who", self.who)
            case "set":
                self._set = rest
                self.says("shaker/state", "received")
            case "cock":
                self._cocked = int(rest)
                self.says("shaker/state", "received")
            case "times":
                self._times = int(rest)
                self.says("shaker/state", "received")
            case "shake":
                dice = self._set or " ".join(str(self._random.randint(1, 6)) for _ in range(3))
                if self._cocked:
                    dice = f"{' '.join(dice.split()[: 3 - self._cocked])} cocked {self._cocked}".strip()
                self.says("shaker/state", f"shaking {self._times}")
                self._set, self._cocked, self._times = "", 0, 3
                for topic, text in self._reads(dice):
                    self.says(topic, text)


class Broker:
    """A broker in a process of its own: amqtt, which the lock installs, or mosquitto where it is there."""

    def __init__(self, folder: Path, program: str = "amqtt") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        settings = folder / f"{program}.conf"
        if program == "amqtt":
            settings.write_text(
                f"listeners:\n  default:\n    type: tcp\n    bind: 127.0.0.1:{self.port}\n"
                "plugins:\n  amqtt.plugins.authentication.AnonymousAuthPlugin:\n    allow_anonymous: true\n"
            )
            command = [str(Path(sys.executable).with_name("amqtt")), "-c", str(settings)]
        else:
            settings.write_text(f"listener {self.port} 127.0.0.1\nallow_anonymous true\n")
            command = [program, "-c", str(settings)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and self._process.poll() is None:
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise RuntimeError(f"{program} did not start")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stopped()

    def stopped(self) -> None:
        """It is gone."""
        self._process.terminate()
        self._process.wait(timeout=10)


def main() -> None:
    """One of the devices on a line, until it is interrupted."""
    devices: dict[str, Callable[[], Spoken]] = {"shuffler": lambda: Shuffler(orders=True), "reader": CardReader}
    if sys.argv[1:2] == ["shaker"]:
        with Shaker(int(sys.argv[2]), "".join(sys.argv[3:4])):
            threading.Event().wait()
    with OnALine(devices[sys.argv[1]]()) as line:
        print(f"serial:{line.path}", flush=True)  # noqa: T201  that is what it is for
        threading.Event().wait()


if __name__ == "__main__":
    main()
