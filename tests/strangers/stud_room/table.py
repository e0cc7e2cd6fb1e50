#!/usr/bin/env python3
"""The stud room's tables: reads requests from standard input, answers on standard output."""

from __future__ import annotations

import argparse
import json
import sys

from parlor.door import Door
from parlor.faults import activate
from parlor.manners import adopt_own


def main() -> None:
    """Answer every line as soon as it has come."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fault", default="", help="break the rules in this one way; see faults.toml")
    parser.add_argument("--own-manner", action="append", default=[], help="one of manners.py, or ALL of them")
    chosen = parser.parse_args()
    activate(chosen.fault)
    adopt_own(chosen.own_manner)
    door = Door()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(door.line(line)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
