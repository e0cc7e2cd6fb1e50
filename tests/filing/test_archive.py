"""Archives that somebody made to mislead: one message each, and nothing of them is unpacked."""

from __future__ import annotations

import io
import struct
import warnings
import zipfile
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.filing import archive
from clausewise.filing.archive import NotOurs, packed, unpacked

FILES = {"README.txt": b"read me " * 40, "run/seal.txt": b"seal", "run/x.bin": bytes(range(256))}


def zipped(*entries: tuple[str, bytes]) -> bytes:
    """As another program writes it."""
    held = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as made:
        warnings.simplefilter("ignore")  # of names that are there already: that is what is meant
        for name, content in entries:
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o100644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(entry, content)
    return held.getvalue()


def test_what_is_packed_is_unpacked_by_anybody() -> None:
    """The same bytes each time, whatever the order; Python's own reader and ours find the same files."""
    data = packed(FILES)
    assert data == packed(dict(reversed(FILES.items())))
    with zipfile.ZipFile(io.BytesIO(data)) as read:
        assert {name: read.read(name) for name in read.namelist()} == FILES == unpacked(data)


@pytest.mark.parametrize(
    "name",
    ["../up", "/root", "a\\b", "C:x", "a//b", "./a", "a/../b", ".hidden", "a/", "é", "a b", "x" * 200, "a\x00b", ""],
)
def test_a_name_that_leads_elsewhere_is_refused(name: str) -> None:
    """Whether it is to be written or to be read."""
    with pytest.raises(NotOurs):
        packed({name: b"x"})
    if name and len(name) < archive.LONGEST_NAME:
        raw = name.encode("latin-1")
        with pytest.raises(NotOurs):
            unpacked(packed({"a" * len(raw): b"x"}).replace(b"a" * len(raw), raw))


@pytest.mark.parametrize("names", [("a", "A"), ("a", "a/b"), ("a/b", "A/B")])
def test_names_that_are_one_elsewhere_are_refused(names: tuple[str, str]) -> None:
    """On a disk that does not tell capitals apart, one of them would hide the other."""
    with pytest.raises(NotOurs, match="take for one"):
        packed(dict.fromkeys(names, b"x"))


def tampered(change: Callable[[bytes], bytes]) -> bytes:
    """Our own archive with some bytes changed."""
    data = packed(FILES)
    assert change(data) != data
    return change(data)


def central(data: bytes) -> int:
    """Where the list at the end begins."""
    return int(struct.unpack_from("<I", data, len(data) - 64 - 6)[0])


def with_other_last_bits() -> bytes:
    """An archive of one file, a bit behind the end of its packed bytes turned: every reader unpacks the same."""
    for times in range(30, 60):
        content = b"ab" * times
        data = packed({"a": content})
        start, length = 31, int(struct.unpack_from("<I", data, 18)[0])
        last = start + length - 1
        turned = data[:last] + bytes([data[last] ^ 0x80]) + data[last + 1 :]
        with suppress(zlib.error):
            if zlib.decompress(turned[start : last + 1], -15) == content:
                return turned
    raise AssertionError("no content leaves its last bits free")


HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "something else": b"PK\x05\x06" + bytes(18),
    "a tar": b"./README.txt" + bytes(1000),
    "cut off in a file": packed(FILES)[:60],
    "cut off in the list": packed(FILES)[:-30],
    "something before it": b"#!/bin/sh\n" + packed(FILES),
    "something behind it": packed(FILES) + b"more",
    "a comment": tampered(lambda data: data[:-66] + b"\x04\x00more"),
    "no comment": tampered(lambda data: data[:-66] + b"\x00\x00"),
    "the comment of another": tampered(lambda data: data[:-64] + packed({"a": b""})[-64:]),
    "bits that nobody unpacks": with_other_last_bits(),
    "a link": tampered(lambda data: data.replace(struct.pack("<I", 0o100644 << 16), struct.pack("<I", 0o120777 << 16))),
    "another name in the list": tampered(lambda d: d[: central(d)] + d[central(d) :].replace(b"seal.txt", b"soul.txt")),
    "a file that the list leaves out": tampered(lambda data: data[: central(data)] + packed({"a": b""})[31:]),
    "another size in the list": tampered(
        lambda d: d[: central(d)] + d[central(d) :].replace(struct.pack("<I", 256), struct.pack("<I", 255))
    ),
    "a content changed": tampered(lambda data: data.replace(b"seal", b"soal", 1) if b"seal" in data else data),
    "another program's, doubled names": zipped(("a", b"1"), ("a", b"2")),
    "another program's, a folder": zipped(("a/", b"")),
    "said to be locked": tampered(lambda data: data[:6] + b"\x01" + data[7:]),
    "a bomb": tampered(lambda data: data.replace(struct.pack("<I", 320), struct.pack("<I", 1 << 31))),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_another_spelling_is_refused(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One message, exit code 1, no traceback; nothing is written anywhere."""
    path = tmp_path / "x.zip"
    path.write_bytes(HOSTILE[what])
    before = sorted(tmp_path.iterdir())
    assert main(["verify", str(path)]) == 1
    said = capsys.readouterr()
    assert said.err.startswith(f"clausewise: {path}: ")
    assert "defect" not in said.err
    assert sorted(tmp_path.iterdir()) == before


def test_more_than_it_says_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What unpacks to more than its size, and more files and bytes than a bundle has."""
    deflated = packed({"a": bytes(100_000)})
    with pytest.raises(NotOurs, match="not as long as it says"):
        unpacked(deflated.replace(struct.pack("<I", 100_000), struct.pack("<I", 10)))
    monkeypatch.setattr(archive, "MOST_BYTES", 50_000)
    with pytest.raises(NotOurs, match="larger than a bundle"):
        unpacked(deflated)
    several = packed({"a": b"", "b": b""})
    monkeypatch.setattr(archive, "MOST_FILES", 1)
    with pytest.raises(NotOurs, match="more than 1 files"):
        unpacked(several)
