"""`clausewise lint`: faults in the features that no run would show."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise lint`."""
