"""Secrets that stand openly in a command: refused before anything is started, and never repeated.

A command stands in the journal and in every report, and anybody on the machine can read it in the list of processes.
What looks like a secret there would be given away, and masking it would come too late for the list: it belongs into the
environment, which the program inherits.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

_ASSIGNED: Final = re.compile(r"-{0,2}([A-Za-z][\w.-]*)[=:](.+)", re.DOTALL)
_OPTION: Final = re.compile(r"--?([A-Za-z][\w.-]*)")
_WITH_PASSWORD: Final = re.compile(r"[A-Za-z][\w+.-]*://[^/\s@]*:[^/\s@]+@")
_SECRET_WORDS: Final = {
    "token", "secret", "password", "passwd", "passphrase", "pwd", "apikey", "credential", "credentials", "bearer",
}  # fmt: skip
_SECRET_KEYS: Final = {"api", "access", "private", "secret", "auth"}
"""A `key` of this kind is a secret; another one may be the name of a file, a field or a piano."""


def open_secret(command: Sequence[str]) -> str | None:
    """What in a command looks like a secret, by its name; None if nothing does.

    >>> open_secret(["engine", "--token", "abc"]), open_secret(["env", "API_KEY=abc", "engine"])
    ('--token', 'API_KEY')
    >>> open_secret(["engine", "--token-file", "t.txt", "--key", "a.pem", "--tokens", "5"])
    >>> open_secret(["engine", "postgres://me:abc@db/tables"])
    'an address with a password'
    """
    for argument, following in pairwise([*command, "-"]):
        assigned = _ASSIGNED.fullmatch(argument)
        if assigned and _is_secret(assigned[1]):
            return argument[: assigned.end(1)]
        option = _OPTION.fullmatch(argument)
        if option and _is_secret(option[1]) and not following.startswith("-"):
            return argument
        if _WITH_PASSWORD.search(argument):
            return "an address with a password"
    return None


def _is_secret(name: str) -> bool:
    words = re.split(r"[-_.]", re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower())
    return words[-1] in _SECRET_WORDS or (words[-1] == "key" and not _SECRET_KEYS.isdisjoint(words[-2:-1]))
