#!/usr/bin/env python3
"""The card room's table: reads requests from standard input, answers on standard output."""

from __future__ import annotations

import argparse
import json
import sys

from poker.door import Door
from poker.faults import activate


def main() -> None:
    """Answer every line as soon as it has come."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fault", default="", help="break the rules in this one way; see faults.toml")
    parser.add_argument("--plain-manner", action="store_true", help="do and tell things in the plainest order")
    chosen = parser.parse_args()
    activate(chosen.fault)
    door = Door(chosen.plain_manner)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(door.line(line)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
