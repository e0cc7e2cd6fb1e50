"""`clausewise device sums`: the usual check sums are tried over a recording; what fits is printed, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.adapters.devices.sums import Sum
from clausewise.adapters.devices.trying import written
from clausewise.cli import main
from clausewise.failures import CLEAN, FAIL, INCONCLUSIVE, USAGE

HEAD = 'manufacturer = "M"\nproduct = "P"\nversion = "1"\n[line]\n'
SAID = (b"\x31\x07", b"\x0d", b"\x2a\x11\x90\x01", b"\x20\x03\x55", b"\x7f\x02\x08\x09\x0a")
Trying = Callable[..., tuple[int, str]]


@pytest.fixture
def trying(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Trying:
    """The command over what a device said whose line is described so."""

    def trying(line: str, *frames: bytes) -> tuple[int, str]:
        (tmp_path / "device.toml").write_text(HEAD + line)
        (tmp_path / "session.bin").write_bytes(b"".join(frames))
        code = main(["device", "sums", str(tmp_path / "device.toml"), "--recording", str(tmp_path / "session.bin")])
        return code, capsys.readouterr().out

    return trying


@pytest.mark.parametrize(
    "summed",
    [
        Sum("crc", 16, 0x1021, 0xFFFF, order="little", after=2),
        Sum("crc", 16, 0x8005, 0xFFFF, reflected=True, followed_by="03"),
        Sum("crc", 32, 0x04C11DB7, 0xFFFFFFFF, True, 0xFFFFFFFF, "little"),
        Sum("add", 16, order="little", after=1, before=1),
        Sum("add", 8, to_zero=True, after=2, followed_by="0D 0A"),
        Sum("xor", 8, after=2),
    ],
    ids=written,
)
def test_the_sum_with_which_every_frame_ends_is_printed_as_it_is_written_down(summed: Sum, trying: Trying) -> None:
    """Over which bytes it runs, and what stands behind it."""
    said = [bytes((0xA5, len(data))) + data + b"\x77" for data in SAID]
    frames = [body + summed.told(body) for body in said]
    line = f'frames = "prefixed"\nstarts = "A5"\nlength_at = 1\nlength_adds = {3 + summed.size}\n'
    code, told = trying(line, *frames)
    assert code == CLEAN
    assert written(summed) in told
    assert "over 5 different frames" in told
    doubtful = summed.width == 8
    assert ("come to the same" in told or told.count("sum = {") == 1) or doubtful


def test_a_sum_in_digits_is_found_in_lines(trying: Trying) -> None:
    """With the sign before it."""
    summed = Sum("xor", 8, written="digits", mark="*")
    code, told = trying(
        'frames = "lines"\n', *(body + summed.told(body) + b"\r" for body in (b"PCAS", b"PCTH", b"PCKD"))
    )
    assert code == CLEAN
    assert 'sum = { kind = "xor", width = 8, written = "digits", mark = "*" }' in told


def test_that_few_frames_fit_by_chance_is_said(trying: Trying) -> None:
    """One frame with a sum of one byte fits many."""
    code, told = trying('frames = "fixed"\nlength = 4\n', b"\x02AB\x01")
    assert code == CLEAN
    assert "would fit so few frames by chance: record more different ones" in told


def test_what_fits_none_or_not_all_is_said_with_how_many(trying: Trying) -> None:
    """One torn frame among sound ones: the sum of the others is named, and the exit code is that of a fault."""
    frames = [body + Sum("xor", 8).told(body) for body in (b"\x02AB", b"\x02CF", b"\x02GL", b"\x02MZ")]
    code, told = trying('frames = "fixed"\nlength = 4\n', *frames, b"\x02NO\x99")
    assert code == FAIL
    assert 'none fits every frame\n4 of 5: sum = { kind = "xor", width = 8 }' in told
    code, told = trying('frames = "fixed"\nlength = 4\n', b"abcd", b"efgh", b"ijzl", b"m?op", b"qrs!")
    assert code == FAIL
    assert "sum = {" not in told
    assert "a line whose sum is not known is described without one" in told


def test_nothing_recorded_and_a_bus_have_no_sums(trying: Trying) -> None:
    """The first shows nothing, the second has none to be looked at."""
    assert trying('frames = "fixed"\nlength = 4\n')[0] == INCONCLUSIVE
    assert trying('frames = "messages"\n', b"a b\n")[0] == USAGE
