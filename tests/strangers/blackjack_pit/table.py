#!/usr/bin/env python3
"""The blackjack pit's table: reads requests from standard input, answers on standard output."""

from __future__ import annotations

import argparse
import sys

from blackjack.door import Door
from blackjack.faults import activate


def main() -> None:
    """Answer every line as soon as it has come."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fault", default="", help="break the rules in this one way; see faults.toml")
    activate(parser.parse_args().fault)
    door = Door()
    for line in sys.stdin:
        sys.stdout.write(door.answer(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
