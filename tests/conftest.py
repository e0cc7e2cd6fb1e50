"""What holds for every test: nothing leaves this machine, and a property that failed once fails again."""

import os
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

import clausewise.registry  # noqa: F401  the engine learns from it which rulebooks are installed
from clausewise.running import seeds
from tests.parts import Part, Recorder, which

# The same examples every time and nothing kept between runs; a slow machine is no fault of the code.
settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
# For `make fuzz`: many, and other ones each time.
settings.register_profile("fuzz", max_examples=1000, database=None, deadline=None, print_blob=True)
settings.load_profile("repeatable")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """With `-n auto` half as many workers again as there are processors: a third of what the tests do is to wait."""
    processors = os.cpu_count() or 1
    return processors + (processors + 1) // 2


HERE = {"127.0.0.1", "::1", "localhost"}


@pytest.fixture(autouse=True)
def nobody_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that reaches for another machine fails here, not on the first machine without a network."""
    connect = socket.socket.connect

    def connect_here(self: socket.socket, address: Any) -> None:
        if self.family in {socket.AF_INET, socket.AF_INET6} and address[0] not in HERE:
            raise AssertionError(f"this test calls {address[0]}: tests speak to this machine only")
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", connect_here)


@pytest.fixture(autouse=True, scope="session")
def the_same_tables_each_time() -> Iterator[None]:
    """What a test finds it finds again: a run that names no seed has the one that everybody knows."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(seeds, "fresh", lambda: seeds.KNOWN)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which of the slow tests, and that it is kept how long they took: see `tests/parts.py`."""
    group = parser.getgroup("clausewise")
    group.addoption("--part", type=which, metavar="3/8", help="only the tests of this part, here the third of eight")
    group.addoption("--record-durations", action="store_true", help="keep which tests took long in durations.json")


def pytest_configure(config: pytest.Config) -> None:
    """In a worker of xdist, too, tests are left out; what is recorded comes together in the process that began them."""
    if config.getoption("part"):
        config.pluginmanager.register(Part(*config.getoption("part")))
    if config.getoption("record_durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder())
