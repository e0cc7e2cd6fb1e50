"""The way to devices on a message bus (MQTT). A message is a frame: its topic, a blank, and what it says."""

from __future__ import annotations

import os
import queue
import time
from typing import TYPE_CHECKING, Final

from clausewise.adapters.base import SystemFailure, Unreachable
from clausewise.adapters.devices.framing import Frame
from clausewise.adapters.devices.wires import EXTRA, MOST_AT_ONCE, gone, too_much
from clausewise.failures import ClausewiseError
from clausewise.showing import shown

if TYPE_CHECKING:
    from paho.mqtt.client import Client, ConnectFlags, DisconnectFlags, MQTTMessage
    from paho.mqtt.properties import Properties
    from paho.mqtt.reasoncodes import ReasonCode

MOST_WAITING: Final = 1000
"""Messages that wait to be read."""
CONNECTED_WITHIN: Final = 5.0
STEP: Final = 0.05
USER, PASSWORD = "CLAUSEWISE_MQTT_USER", "CLAUSEWISE_MQTT_PASSWORD"


class BusWire:
    """A connection to a broker, and what was said on it below one topic."""

    def __init__(self, host: str, port: int, below: str, topics: tuple[str, ...], longest: int, where: str) -> None:
        self._where = where
        self._below = f"{below}/" if below else ""
        self._topics = [(f"{self._below}{topic}", 1) for topic in topics]
        self._longest = longest
        self._waiting: queue.Queue[tuple[str, bytes]] = queue.Queue(MOST_WAITING)
        self._flooded = False
        self._ready = False
        self._problem = ""
        self._at = 0
        self._client = self._connected(host, port)

    def send(self, data: bytes) -> None:
        topic, _, payload = data.partition(b" ")
        info = self._client.publish(f"{self._below}{topic.decode('utf-8', 'replace')}", payload, qos=1)
        deadline = time.monotonic() + CONNECTED_WITHIN
        while not info.is_published():
            if self._problem or time.monotonic() > deadline:
                raise gone(self._where, self._problem or "the broker did not take a message")
            time.sleep(STEP / 10)

    def settle(self) -> bytes:
        """What was kept on the bus from before (retained): nobody says it now."""
        said = bytearray()
        while frame := self.next_frame(time.monotonic() + STEP):
            said += frame.raw + b"\n"
            if len(said) > MOST_AT_ONCE:
                raise too_much(self._where)
        return bytes(said)

    def next_frame(self, deadline: float) -> Frame | None:
        while True:
            try:
                topic, payload = self._waiting.get(timeout=max(0.0, min(STEP, deadline - time.monotonic())))
            except queue.Empty:
                if self._problem:
                    raise gone(self._where, self._problem) from None
                if time.monotonic() >= deadline:
                    return None
                continue
            if self._flooded:
                raise too_much(self._where)
            return self._frame(topic, payload)

    @property
    def holding(self) -> bool:
        return False

    def held(self) -> Frame | None:
        return None

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()

    def _frame(self, topic: str, payload: bytes) -> Frame:
        raw = topic.removeprefix(self._below).encode() + b" " + payload
        at, self._at = self._at, self._at + len(raw) + 1
        if len(raw) > self._longest:
            wrong = f"a message of more than {self._longest} bytes, which no message of this device has"
            return Frame(at, raw[: self._longest], wrong=wrong)
        return Frame(at, raw, raw)

    def _connected(self, host: str, port: int) -> Client:
        try:
            from paho.mqtt.client import Client  # noqa: PLC0415  an extra
            from paho.mqtt.enums import CallbackAPIVersion  # noqa: PLC0415  an extra
        except ImportError:
            raise ClausewiseError(f"a message bus needs paho-mqtt, which is not installed: {EXTRA}") from None
        client = Client(CallbackAPIVersion.VERSION2)
        client.connect_timeout = CONNECTED_WITHIN
        if user := os.environ.get(USER):
            client.username_pw_set(user, os.environ.get(PASSWORD))
        client.on_connect = self._on_connect
        client.on_subscribe = self._on_subscribe
        client.on_message = self._on_message
        client.on_disconnect = self._on_disconnect
        try:
            client.connect(host, port, keepalive=10)
        except (OSError, ValueError) as problem:
            raise Unreachable(
                f"no broker answers: {shown(str(problem))}",
                where=self._where,
                advice="see that the broker runs there and that host and port of the target are right",
            ) from None
        client.loop_start()
        deadline = time.monotonic() + CONNECTED_WITHIN
        while not self._ready and not self._problem and time.monotonic() < deadline:
            time.sleep(STEP / 10)
        if not self._ready:
            client.loop_stop()
            raise SystemFailure(
                self._problem or "the broker does not answer",
                where=self._where,
                advice=f"see the broker's log; a name and password are read from {USER} and {PASSWORD}",
            )
        return client

    def _on_connect(
        self, client: Client, data: object, flags: ConnectFlags, code: ReasonCode, properties: Properties | None
    ) -> None:
        del data, flags, properties
        if code.is_failure:
            self._problem = f"the broker refuses the connection: {code}"
        else:
            client.subscribe(self._topics)

    def _on_subscribe(
        self, client: Client, data: object, number: int, codes: list[ReasonCode], properties: Properties | None
    ) -> None:
        del client, data, number, properties
        refused = [code for code in codes if code.is_failure]
        if refused:
            self._problem = f"the broker does not let the topics be listened to: {refused[0]}"
        self._ready = not refused

    def _on_message(self, client: Client, data: object, message: MQTTMessage) -> None:
        del client, data
        try:
            # One byte more than a message may have tells that it is too long; more of it is not kept.
            self._waiting.put_nowait((message.topic, bytes(message.payload[: self._longest + 1])))
        except queue.Full:
            self._flooded = True

    def _on_disconnect(
        self, client: Client, data: object, flags: DisconnectFlags, code: ReasonCode, properties: Properties | None
    ) -> None:
        del client, data, flags, properties
        self._problem = f"the broker is gone: {code}"
