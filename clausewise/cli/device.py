"""`clausewise device`: the description of a device, tried out on what the device has said."""

from __future__ import annotations

import argparse

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.failures import CLEAN, FAIL, INCONCLUSIVE
from clausewise.showing import visible


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise device check` and `clausewise device sums`."""
    parser = subparsers.add_parser(
        "device",
        help="try the description of a device out on recorded bytes",
        description="Devices on a line are described in a file, not programmed; see docs/devices.md.",
    )
    parser.set_defaults(handler=run)
    what = parser.add_subparsers(title="what is done", metavar="WHAT", required=True)
    check = what.add_parser(
        "check",
        help="read a recorded session by a description",
        description="Prints the bytes of a recording with their place and what they are read as. Exit code 0 if all is "
        "understood, 1 if something is not, 4 if the recording holds nothing.",
    )
    check.add_argument("description", metavar="DEVICE.toml", type=path, help="the description of the device")
    check.add_argument(
        "--recording",
        metavar="FILE",
        type=path,
        help="what the device sent, byte by byte; of a message bus what `mosquitto_sub -v` prints",
    )
    check.add_argument(
        "--below", metavar="TOPIC", default="", help="of a message bus: the topic that the target names as well"
    )
    check.set_defaults(handler=run)
    sums = what.add_parser(
        "sums",
        help="try the usual check sums over a recorded session",
        description="Cuts a recording into frames by a description, its `sum` left out, and prints which of the usual "
        "sums, over which bytes, every frame ends with. Which of them is meant you decide. Exit code 0 if one fits, 1 "
        "if none does, 4 if the recording holds no frame.",
    )
    sums.add_argument("description", metavar="DEVICE.toml", type=path, help="the description, as far as it has come")
    sums.add_argument(
        "--recording", metavar="FILE", type=path, required=True, help="what the device sent, byte by byte"
    )
    sums.set_defaults(handler=try_sums)


def try_sums(args: argparse.Namespace) -> int:
    """Try all, print what fits."""
    from clausewise.adapters.devices.checking import recorded
    from clausewise.adapters.devices.description import read_device
    from clausewise.adapters.devices.trying import told, tried

    found = tried(read_device(args.description), recorded(args.recording))
    for line in told(found):
        print(line)
    if not found.frames:
        return INCONCLUSIVE
    return CLEAN if found.fitting else FAIL


def run(args: argparse.Namespace) -> int:
    """Read, print, count."""
    from clausewise.adapters.devices.checking import Checked, readings, recorded, rows
    from clausewise.adapters.devices.description import read_device

    device = read_device(args.description)
    if args.recording is None:
        print(f"{args.description}: {device.file.product} can be read; nothing was tried out (--recording)")
        return CLEAN
    found = Checked()
    for reading in readings(device, recorded(args.recording), args.below.strip("/")):
        for row in rows(reading.frame):
            print(row)
        told = f"NOT UNDERSTOOD: {reading.wrong}" if reading.wrong else reading.told
        print(f"          {visible(told)}")
        found.take(reading)
    print(found.told())
    if not found.frames:
        return INCONCLUSIVE
    return CLEAN if found.clean else FAIL
