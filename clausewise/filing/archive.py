"""One file that holds many: ZIP, in the one spelling that we write: no two readers see different things in it.

Written for any reader; read by this module alone, which refuses what it would not have written itself: other names,
links, folders, doubled names, something before, between or behind the files, sizes that lie. The archive's files come
in the order of their names, with one time and one mode. Packed bytes can be altered so that they unpack to the same
(the last bits of a stream, another distance in a row of equal bytes): the archive's comment is the SHA-256 of all
before the end of its list, and no other comment is taken.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from hashlib import sha256
from struct import Struct
from typing import Final

from clausewise.failures import FAIL, ClausewiseError

MOST_FILES: Final = 2_000
MOST_BYTES: Final = 1 << 30
"""Of all files, unpacked; more than any run has."""
LONGEST_NAME: Final = 160
_PART: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_LOCAL: Final = Struct("<4s5H3I2H")
_CENTRAL: Final = Struct("<4s6H3I5H2I")
_END: Final = Struct("<4s4H2IH")
_STORED, _DEFLATED = 0, 8
_VERSION = 20
_DAY = 0x21
"""1 January 1980, the first day that the format knows."""
_BY_UNIX = 3 << 8 | _VERSION
_PLAIN_FILE = 0o100644 << 16
_LETTERS = 64
"""Of the comment."""


class NotOurs(ClausewiseError):
    """The file is none that `clausewise bundle` writes."""

    def __init__(self, what: str) -> None:
        super().__init__(what, FAIL)


def is_name(name: str) -> bool:
    """Whether a file may be called so in an archive.

    >>> [is_name(name) for name in ("run/seal.txt", "../x", "/x", "a//b", "a/.b", "c:x", "a/")]
    [True, False, False, False, False, False, False]
    """
    return len(name) <= LONGEST_NAME and all(_PART.fullmatch(part) for part in name.split("/"))


def packed(files: Mapping[str, bytes]) -> bytes:
    r"""The archive of these files; the same files give the same bytes.

    >>> unpacked(packed({"b": b"2", "a/x": b"1" * 99})) == {"a/x": b"1" * 99, "b": b"2"}
    True
    """
    _demand_names(sorted(files))
    if len(files) > MOST_FILES or sum(map(len, files.values())) > MOST_BYTES:
        raise ClausewiseError(f"a bundle holds at most {MOST_FILES:,} files and {MOST_BYTES:,} bytes; this is more")
    parts, entries, offset = [], [], 0
    for name, content in sorted(files.items()):
        method, body = _smaller(content)
        facts = (method, 0, _DAY, zlib.crc32(content), len(body), len(content), len(name))
        head = _local(*facts) + name.encode("ascii")
        parts += [head, body]
        entries.append(_central(facts, offset) + name.encode("ascii"))
        offset += len(head) + len(body)
    before = b"".join([*parts, *entries])
    return before + _end(len(entries), sum(map(len, entries)), offset) + _comment(before)


def unpacked(data: bytes) -> dict[str, bytes]:
    """The files of an archive; NotOurs if it is spelled in any other way than `packed` does."""
    files: dict[str, bytes] = {}
    entries: list[bytes] = []
    offset, room = 0, MOST_BYTES
    while data[offset : offset + 4] == b"PK\x03\x04":
        if len(files) >= MOST_FILES:
            raise NotOurs(f"holds more than {MOST_FILES:,} files")
        if len(data) < offset + _LOCAL.size:
            raise NotOurs("is cut off")
        _, version, flags, *told, extra = _LOCAL.unpack_from(data, offset)
        method, time, day, crc, short, size, letters = told
        start = offset + _LOCAL.size
        raw = data[start : start + letters]
        name = raw.decode("ascii", "backslashreplace")
        if (version, flags, time, day, extra) != (_VERSION, 0, 0, _DAY, 0) or len(raw) != letters or not is_name(name):
            raise NotOurs(f"has an entry {name[:LONGEST_NAME]!r} that `clausewise bundle` does not write")
        body = data[start + letters : start + letters + short]
        if size > room or len(body) != short:
            raise NotOurs(f"{name}: is cut off, or larger than a bundle may be")
        files[name] = _content(name, method, body, size, crc)
        entries.append(_central((method, time, day, crc, short, size, letters), offset) + raw)
        room -= size
        offset = start + letters + short
    if not files:
        raise NotOurs("is no archive that `clausewise bundle` wrote")
    if len(entries) != len(files) or list(files) != sorted(files):
        raise NotOurs("holds a name twice, or its files in another order")
    _demand_names(list(files))
    listed = b"".join([*entries, _end(len(entries), sum(map(len, entries)), offset)])
    behind = offset + len(listed)
    if data[offset:behind] != listed or len(data) != behind + _LETTERS:
        raise NotOurs("has another list of files than it holds, or something behind it: readers would not agree on it")
    if data[behind:] != _comment(data[: behind - _END.size]):
        raise NotOurs("was changed: it is not what its own checksum, the archive's comment, says")
    return files


def _demand_names(names: list[str]) -> None:
    """Names that every system tells apart, none of them a folder of another."""
    for name in names:
        if not is_name(name):
            raise NotOurs(f"{name!r} is no name for a file of a bundle")
    folded = [name.casefold() for name in names]
    folders = {one[:at] for one in folded for at, sign in enumerate(one) if sign == "/"}
    if len(set(folded)) < len(folded) or folders & set(folded):
        raise NotOurs("holds names that some systems take for one")


def _smaller(content: bytes) -> tuple[int, bytes]:
    deflating = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = deflating.compress(content) + deflating.flush()
    return (_DEFLATED, body) if len(body) < len(content) else (_STORED, content)


def _content(name: str, method: int, body: bytes, size: int, crc: int) -> bytes:
    content = body
    if method == _DEFLATED:
        inflating = zlib.decompressobj(-15)
        try:
            content = inflating.decompress(body, size + 1)
        except zlib.error:
            raise NotOurs(f"{name}: cannot be unpacked") from None
        if not inflating.eof or inflating.unused_data or inflating.unconsumed_tail:
            raise NotOurs(f"{name}: is not as long as it says")
    elif method != _STORED:
        raise NotOurs(f"{name}: is packed as `clausewise bundle` packs nothing")
    if len(content) != size or zlib.crc32(content) != crc:
        raise NotOurs(f"{name}: was changed: it is not what its own checksum says")
    return content


def _local(*facts: int) -> bytes:
    return _LOCAL.pack(b"PK\x03\x04", _VERSION, 0, *facts, 0)


def _central(facts: tuple[int, ...], offset: int) -> bytes:
    return _CENTRAL.pack(b"PK\x01\x02", _BY_UNIX, _VERSION, 0, *facts, 0, 0, 0, 0, _PLAIN_FILE, offset)


def _end(number: int, length: int, offset: int) -> bytes:
    return _END.pack(b"PK\x05\x06", 0, 0, number, number, length, offset, _LETTERS)


def _comment(before: bytes) -> bytes:
    return sha256(before).hexdigest().encode("ascii")
