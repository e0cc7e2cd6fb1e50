"""The slow tests in parts, so that each landing plays one and several landings play all; and what takes longest.

    make slow PART=3/8                    the third of eight parts
    make slow ARGS=--record-durations     all, and keep in durations.json which took long
    make durations                        the longest first

In which part a test is depends on its name alone, but for the long ones that `durations.json` knows: these are dealt
out by their length. So a new test moves no other one, and a test is not passed over because it changed its part.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import pytest

DURATIONS = Path(__file__).with_name("durations.json")
LONG = 5.0
"""Seconds from which a test is kept there; the others are so many that by their names alone they even out."""


def durations() -> dict[str, float]:
    """How many seconds each of the long tests took when it was last recorded."""
    known: dict[str, float] = json.loads(DURATIONS.read_text(encoding="utf-8"))
    return known


def longest_first(known: Mapping[str, float]) -> list[tuple[str, float]]:
    """Those of one length by name."""
    return sorted(known.items(), key=lambda one: (-one[1], one[0]))


def dealt_out(known: Mapping[str, float], parts: int) -> dict[str, int]:
    """The long ones, from the longest on, each to the part that has least so far.

    >>> dealt_out({"a": 100.0, "b": 60.0, "c": 50.0}, 2)
    {'a': 1, 'b': 2, 'c': 2}
    """
    sums = dict.fromkeys(range(1, parts + 1), 0.0)
    dealt = {}
    for name, seconds in longest_first(known):
        dealt[name] = min(sums, key=sums.__getitem__)
        sums[dealt[name]] += seconds
    return dealt


def by_name(name: str, parts: int) -> int:
    """Where a test is that is not known to be long."""
    return 1 + int.from_bytes(sha256(name.encode()).digest()[:8]) % parts


def which(text: str) -> tuple[int, int]:
    """`3/8` as two numbers.

    >>> which("3/8")
    (3, 8)
    """
    part, slash, parts = text.partition("/")
    if not (slash and part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise argparse.ArgumentTypeError(f"{text!r} is no part: write 3/8 for the third of eight")
    return int(part), int(parts)


class Part:
    """Leaves out the tests of all other parts."""

    def __init__(self, part: int, parts: int) -> None:
        self._part, self._parts = part, parts
        self._dealt = dealt_out(durations(), parts)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """After the choice by -m."""
        others = [item for item in items if not self.has(item.nodeid)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if self.has(item.nodeid)]

    def has(self, name: str) -> bool:
        """Whether the test is in this part."""
        return self._part == (self._dealt.get(name) or by_name(name, self._parts))


class Recorder:
    """Keeps which tests took long; those that were not played keep what they had."""

    def __init__(self) -> None:
        self._took: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Setting up and taking down count, too."""
        self._took[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        known = durations() | {name: round(seconds) for name, seconds in self._took.items()}
        kept = {name: seconds for name, seconds in sorted(known.items()) if seconds >= LONG}
        DURATIONS.write_text(json.dumps(kept, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> int:
    """Prints the long ones."""
    known = durations()
    for name, seconds in longest_first(known):
        print(f"{seconds:>6.0f} s  {name}")  # noqa: T201  a command
    print(f"{sum(known.values()):>6.0f} s  in {len(known)} tests")  # noqa: T201  a command
    return 0


if __name__ == "__main__":
    sys.exit(main())
