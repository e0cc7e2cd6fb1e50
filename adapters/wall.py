"""A wall around a program under test, where the machine offers one.

A program that is started runs as whoever runs the harness: it could read in the journal what is asked of it, write
there, and look into the harness's memory. Behind a wall of bubblewrap it reads what it could read, but for what is
hidden from it; it writes nothing but a temporary folder of its own and what the settings name; and it sees neither
another process nor the network.
"""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

from clausewise.adapters.http_settings import HttpSettings
from clausewise.failures import ClausewiseError

TOOL: Final = "bwrap"
_PLAIN: Final = ("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--unshare-pid", "--unshare-ipc")
_ALONE: Final = ("--unshare-net",)
_OWN: Final = "/dev/shm"  # noqa: S108  inside the wall it is new, empty and the program's own
_SIGNALLED: Final = 128
_PATIENCE: Final = 10.0
"""Seconds for trying whether a wall can be built here."""


def around(command: list[str], settings: HttpSettings) -> list[str]:
    """The command that runs this one behind the wall, or the same where there is none; raises OSError."""
    if not _is_up(settings):
        return command
    # The tool would say so in words of its own, after it was started itself.
    if shutil.which(command[0]) is None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), command[0])
    view = [*_PLAIN, *(() if settings.wall_network else _ALONE)]
    for folder in settings.wall_writable:
        view += ["--bind", folder, folder]
    for folder in settings.wall_hides:
        if Path(folder).is_dir():
            view += ["--tmpfs", folder]
    return [TOOL, *view, "--setenv", "TMPDIR", _OWN, "--", *command]


def of_the_program(code: int | None, settings: HttpSettings) -> int | None:
    """What a program ended with; the wall tells of one that was ended by a signal as a shell does."""
    return _SIGNALLED - code if code is not None and code > _SIGNALLED and _is_up(settings) else code


def described(settings: HttpSettings) -> str:
    """Between what and what the wall stands, for the report; what is wrong where there is none."""
    if not _is_up(settings):
        why = "the settings want none" if settings.wall == "none" else missing()
        return f"none ({why}): it could read and write whatever the harness can"
    network = "the machine's network" if settings.wall_network else "no network"
    writable = ", ".join(["a temporary folder of its own", *settings.wall_writable])
    return f"bubblewrap: it could write to {writable} only, saw no other process, and had {network}"


def _is_up(settings: HttpSettings) -> bool:
    if settings.wall == "none":
        return False
    why = missing()
    if why and settings.wall == "required":
        raise ClausewiseError(
            f'wall = "required" stands under [connection], and {why}: install bubblewrap, run the program as'
            ' another user by its own command, or set wall = "none"'
        )
    return not why


@cache
def missing() -> str:
    """Why no wall can be built on this machine; empty where one can."""
    tool = shutil.which(TOOL)
    if tool is None:
        return "bubblewrap is not installed"
    try:
        subprocess.run(  # noqa: S603  the machine's own tool, with words of ours
            [tool, *_PLAIN, *_ALONE, "--", "true"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_PATIENCE,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return "bubblewrap is installed, but this machine does not let it build a wall"
    return ""


__all__ = ["TOOL", "around", "described", "missing", "of_the_program"]
