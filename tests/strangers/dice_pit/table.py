#!/usr/bin/env python3
"""The dice pit's table of Sic Bo: reads requests from standard input, answers on standard output."""

from __future__ import annotations

import argparse
import json
import sys

from sicbo.door import Door
from sicbo.faults import activate


def main() -> None:
    """Answer every line as soon as it has come."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fault", default="", help="break the rules in this one way; see faults.toml")
    parser.add_argument("--by-itself", action="store_true", help="shaker and entries are the machine's, not a dealer's")
    chosen = parser.parse_args()
    activate(chosen.fault)
    door = Door(by_itself=chosen.by_itself)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(door.line(line)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
