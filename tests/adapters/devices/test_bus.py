"""A message bus: a real broker, what is said on it, and what is wrong with it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clausewise.adapters.base import SystemFailure, Unreachable
from clausewise.adapters.devices.device import DeviceSystem, open_device
from clausewise.adapters.http_settings import HttpSettings
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.dice import Face
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.dice.events import DiceShaken, DiceShown
from clausewise.reference_engine.vocabulary.dice.stimuli import SetDice
from tests.adapters.devices.simulators import EXAMPLES, Broker, Shaker

SETUP = TableSetup("oneida-sic-bo")


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    """A broker that a test may stop."""
    with Broker(tmp_path) as running:
        yield running


def at(port: int) -> DeviceSystem:
    """The shaker of the examples, at table 7."""
    return open_device(f"mqtt://127.0.0.1:{port}/table7#{EXAMPLES / 'shaker.toml'}", HttpSettings())


def test_a_shaker_tells_its_throws_until_the_broker_is_gone(broker: Broker) -> None:
    """Those that were set and those that fall; another table's are none of it; then the line broke."""
    with Shaker(broker.port, "table7") as shaker, closing(at(broker.port)) as system:
        table = system.open(SETUP)
        assert table.submit("1", SetDice((Face(2), Face(2), Face(5)))).receipt.accepted
        shaker.says("../table8/camera/result", "1 1 1")
        told = table.submit("2", Proceed()).events
        assert [seen.event for seen in told] == [DiceShaken(3), DiceShown((Face(2), Face(2), Face(5)))]
        assert len(table.submit("3", Proceed()).events) == 2
        broker.stopped()
        began = time.monotonic()
        with pytest.raises(SystemFailure, match="the line broke: "):
            table.submit("4", Proceed())
        assert time.monotonic() - began < 10
        with pytest.raises(Unreachable, match="no broker answers"):
            system.open(SETUP)


def test_a_message_that_no_message_can_be_is_not_kept(broker: Broker) -> None:
    """Ten thousand bytes where the longest has eighty."""
    with Shaker(broker.port, "table7", lambda _: [("camera/result", "2" * 10_000)]), closing(at(broker.port)) as system:
        table = system.open(SETUP)
        with pytest.raises(SystemFailure, match="a message of more than 80 bytes"):
            table.submit("1", Proceed())
        assert all(len(remark) < 1000 for remark in system.remarks())


@pytest.mark.parametrize(("module", "line"), [("paho.mqtt.client", "mqtt://127.0.0.1:1"), ("serial", "serial:/dev/x")])
def test_without_the_extra_a_line_says_how_to_install_it(
    module: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one line, with the command."""
    monkeypatch.setitem(sys.modules, module, None)
    example = "shaker" if line.startswith("mqtt") else "shuffler"
    system = open_device(f"{line}#{EXAMPLES / f'{example}.toml'}", HttpSettings())
    with pytest.raises(ClausewiseError, match=r"which is not installed: pip install 'clausewise\[devices\]'"):
        system.describe()
