"""Reading a file of a kind of which none is long: what is wrong is one message, and no more is read than may be."""

from __future__ import annotations

from pathlib import Path

from clausewise.failures import ClausewiseError


def read_bounded(
    path: Path,
    most: int,
    *,
    too_long: str,
    absent: str = "there is no such file",
    unreadable: str = "cannot be read",
) -> bytes:
    """What stands in a file of at most so many bytes; each message begins with the file's name.

    >>> read_bounded(Path("nowhere.toml"), 100, too_long="is longer than any")
    Traceback (most recent call last):
        ...
    clausewise.failures.ClausewiseError: nowhere.toml: there is no such file
    """
    try:
        if path.is_fifo() or path.is_char_device():
            raise ClausewiseError(f"{path}: {unreadable}: it is no file, and may never end")
        with path.open("rb") as file:
            content = file.read(most + 1)
    except FileNotFoundError:
        raise ClausewiseError(f"{path}: {absent}") from None
    except OSError as problem:
        raise ClausewiseError(f"{path}: {unreadable}: {problem.strerror}") from None
    if len(content) > most:
        raise ClausewiseError(f"{path}: {too_long}")
    return content
