"""A device is described, not programmed: frames, sums, patterns, closed words, and what a description may not say."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.adapters.devices.checking import readings
from clausewise.adapters.devices.description import read_device
from clausewise.adapters.devices.framing import Framer, Line
from clausewise.adapters.devices.patterns import MOST_WAYS, TooMuch, compiled
from clausewise.adapters.devices.sums import Sum
from clausewise.cli import main
from clausewise.failures import CLEAN, FAIL, INCONCLUSIVE, USAGE, ClausewiseError
from tests.adapters.devices.simulators import EXAMPLES

HEAD = 'manufacturer = "M"\nproduct = "P"\nversion = "1"\n'
CRC = Sum(kind="crc", width=16, polynomial=0x1021, reflected=True, order="little")
PREFIXED = Line(frames="prefixed", starts="A5", length_at=1, length_adds=4, longest=40, sum=CRC)


def framed(data: bytes) -> bytes:
    """A frame of a device that begins with A5, tells the length of its data, and ends with a CRC."""
    body = bytes((0xA5, len(data))) + data
    return body + CRC.told(body)


@pytest.mark.parametrize("step", [1, 3, 1000])
def test_frames_are_the_same_however_their_bytes_come(step: int) -> None:
    """One by one, in threes or all at once; each with its place."""
    said = framed(b"\x01\x02") + framed(b"\x03")
    framer = Framer(PREFIXED)
    found = [frame for at in range(0, len(said), step) for frame in framer.take(said[at : at + step])]
    assert [(frame.at, frame.body, frame.wrong) for frame in found] == [
        (0, b"\xa5\x02\x01\x02", ""),
        (6, b"\xa5\x01\x03", ""),
    ]
    assert framer.held == b""


def test_after_torn_and_foreign_bytes_the_next_frame_is_found() -> None:
    """What stands between is told with its place, and nothing of what is sound is lost."""
    said = framed(b"\x01")[:3] + b"\x00\xff" + framed(b"\x02") + framed(b"\x03")
    found = list(Framer(PREFIXED).take(said))
    assert [frame.body[2:] for frame in found if not frame.wrong] == [b"\x02", b"\x03"]
    assert b"".join(frame.raw for frame in found) == said
    assert "its sum is told as" in found[0].wrong


TORN = (b"\xa5\x09\x07\x07", framed(b"\x02\x02"), framed(b"\x03"))
"""The first says that it is longer than it and what stands behind it."""


@pytest.mark.parametrize("step", [1, 5, 1000])
@pytest.mark.parametrize("starts", ["A5", ""])
def test_a_torn_frame_takes_no_sound_one_along(starts: str, step: int) -> None:
    """However long it says that it is, at the end of what came or before more, with first bytes to go by or without."""
    line = msgspec.structs.replace(PREFIXED, starts=starts)
    for more in (b"", b"".join(framed(bytes((number,))) for number in range(10, 20))):
        framer, said = Framer(line), b"".join(TORN) + more
        found = [frame for at in range(0, len(said), step) for frame in framer.take(said[at : at + step])]
        found += framer.finish()
        sound = [frame.body[2:] for frame in found if not frame.wrong]
        assert sound[:2] == [b"\x02\x02", b"\x03"]
        assert len(sound) == 2 + len(more) // 5
        assert b"".join(frame.raw for frame in found) == said


@pytest.mark.parametrize(
    ("line", "said", "sound"),
    [
        (Line(frames="prefixed", starts="A5", length_at=1, length_adds=2), "A50401|A50241 42", ["A5024142"]),
        (Line(frames="fixed", length=3), "4101|414242|414343", ["414242", "414343"]),
        (Line(frames="lines", starts="41"), "4101|414242 0D|414343 0D", ["414242", "414343"]),
        (
            Line(frames="lines", starts="41", sum=Sum(kind="xor", width=8, written="digits")),
            "4101|4142423431 0D",
            ["414242"],
        ),
    ],
    ids=["prefixed", "fixed", "lines", "lines with a sum"],
)
def test_where_frames_have_no_sum_the_next_that_is_like_a_message_is_sound(
    line: Line, said: str, sound: list[str]
) -> None:
    """A message that stands whole behind a torn one is read; what is like no message is cut as it was."""
    torn, *rest = (bytes.fromhex(part) for part in said.split("|"))
    framer = Framer(line, lambda body: body.hex().upper() in sound)
    found = [*framer.take(b"".join((torn, *rest))), *framer.finish()]
    assert [frame.body.hex().upper() for frame in found if not frame.wrong] == sound
    assert found[0].raw == torn
    assert found[0].wrong


def test_a_length_that_cannot_be_is_no_reason_to_wait() -> None:
    """FF is longer than any frame of this device."""
    found = list(Framer(PREFIXED).take(b"\xa5\xff" + framed(b"\x02")))
    assert "its length is told as 259 bytes" in found[0].wrong
    assert found[-1].body[2:] == b"\x02"


@pytest.mark.parametrize("line", [Line(frames="lines", longest=20), PREFIXED])
def test_a_flood_without_an_end_is_not_kept(line: Line) -> None:
    """What the framer holds back is never longer than a frame and a block of what comes."""
    framer = Framer(line)
    for _ in range(200):
        for frame in framer.take(b"\x41" * 50):
            assert frame.wrong
        assert len(framer.held) <= line.longest


def test_fixed_lengths_are_cut_by_their_length() -> None:
    """With a beginning to be found by."""
    line = Line(frames="fixed", starts="02", length=4, sum=Sum(kind="xor", width=8))
    frames = list(Framer(line).take(b"\x02AB\x01\x99\x02CD\x05\x02EF\x00"))
    assert [frame.body for frame in frames if not frame.wrong] == [b"\x02AB", b"\x02CD"]
    assert [frame.at for frame in frames if frame.wrong] == [4, 9]


@pytest.mark.parametrize(
    ("width", "polynomial", "initial", "reflected", "final", "wanted"),
    [
        (16, 0x1021, 0xFFFF, False, 0, 0x29B1),
        (16, 0x1021, 0, True, 0, 0x2189),
        (16, 0x8005, 0xFFFF, True, 0, 0x4B37),
        (16, 0x3D65, 0, True, 0xFFFF, 0xEA82),
        (32, 0x04C11DB7, 0xFFFFFFFF, True, 0xFFFFFFFF, 0xCBF43926),
        (8, 0x07, 0, False, 0, 0xF4),
    ],
)
def test_sums_come_to_what_catalogues_give(
    width: int, polynomial: int, initial: int, reflected: bool, final: int, wanted: int
) -> None:
    """The check value over 123456789: CCITT, KERMIT, MODBUS, DNP, CRC-32, CRC-8."""
    made = msgspec.convert(
        {
            "kind": "crc",
            "width": width,
            "polynomial": polynomial,
            "initial": initial,
            "reflected": reflected,
            "final": final,
        },
        Sum,
    )
    assert made.over(b"123456789") == wanted


@pytest.mark.parametrize(
    "pattern",
    [
        "(a+)+b",
        "(?:a|aa)+b",
        "a*a*a*a*b",
        "(?:a?){60}a{60}",
        "(a*)*",
        "(?=a)",
        r"(a)\1",
        "(?i:a)",
        "(a",
        "[a",
        "a)",
        "x" * 500,
    ],
)
def test_a_pattern_that_may_hang_or_cannot_be_counted_is_refused(pattern: str) -> None:
    """Before any text comes near it."""
    with pytest.raises(TooMuch):
        compiled(pattern, 200)


@pytest.mark.parametrize(
    "pattern",
    [
        r"(?P<number>\d{4}) SHUFFLED (?P<count>\d{1,3})",
        "a{1,60}a{1,60}a{1,60}b",
        ".*X.*Y",
        "(?:[1-6] ?){0,8}",
        "(?:A|B){1,4}",
    ],
)
def test_a_pattern_that_is_taken_is_done_at_once_with_the_worst_text(pattern: str) -> None:
    """As long as the longest frame, and nearly fitting."""
    made = compiled(pattern, 200)
    began = time.perf_counter()
    for worst in ("a" * 200, "X" * 200, "1 " * 100, "AB" * 100, "1234 SHUFFLED" + "1" * 187):
        made.fullmatch(worst)
    assert time.perf_counter() - began < 1.0
    assert MOST_WAYS < 10**6


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("", "`line` is missing"),
        ('[line]\nframes = "lines"\nspeed = "x"', "line: speed: a whole number has to stand there, and this is a text"),
        ('[line]\nframes = "lines"\nspeed = 3', "line: speed: at least 50 can stand there"),
        ('[line]\nframes = "lines"\nstarts = "A"', "in hexadecimal digits, as in 02 A5"),
        ('[line]\nframes = "lines"\nlenght = 3', "line: there is no setting `lenght`"),
        ('[line]\nframes = "lines"\n[[says]]\nname = "a"', "says (number 1): `pattern` is missing"),
        ('[line]\nframes = "lines"\n[[asks]]\nstimulus = "proceed"\nuntil = "a"', "until: a list (between []) has to"),
        ('[line]\nframes = "lines"\n[words]\n"?" = {}', "words: one of its names: it is not written as a name of"),
        (
            '[line]\nframes = "smoke"',
            "'smoke' cannot stand there; it is one of 'fixed', 'lines', 'messages' and 'prefixed'",
        ),
        ('[line]\nframes = "fixed"', "need their `length`"),
        ('[line]\nframes = "lines"\nsum = { kind = "crc" }', "needs its `polynomial`"),
        ('[line]\nframes = "lines"\n[[says]]\nname = "a"\npattern = "(a+)+"', "cannot be used"),
        (
            '[line]\nframes = "lines"\n[[says]]\nname = "a"\npattern = "a"\nevent = "dice-eaten"',
            "no event 'dice-eaten'",
        ),
        ('[line]\nframes = "lines"\n[[says]]\nname = "a"\npattern = "a"\nact = "sings"', "no act 'sings'"),
        ('[line]\nframes = "lines"\n[[says]]\nname = "a"\npattern = "a"\ncounter = "n"', "no group 'n'"),
        ('[line]\nframes = "lines"\n[words.stat]\na = "b"', "no pattern has a group 'stat'"),
        ('[line]\nframes = "lines"\n[words.faces]\n1 = "6"', "give the words of one, [words.face]"),
        ('[line]\nframes = "lines"\n[each]\nface = "[1-6]"', "no pattern has a group 'face'"),
        ('[line]\nframes = "lines"\n[[says]]\nname = "a"\npattern = "a"\nlast = 9', "`last` is for a `counter`"),
        ('[line]\nframes = "lines"\n[[asks]]\nstimulus = "proceed"\nuntil = ["b"]', "no message is called 'b'"),
        ('[line]\nframes = "lines"\n[[asks]]\nstimulus = "sing"', "no stimulus 'sing'"),
        ('[line]\nframes = "lines"\n[[asks]]\nstimulus = "set-dice"\nsends = "{suit}"', "no field 'suit'"),
        ('[line]\nframes = "lines"\n[[asks]]\nstimulus = "proceed"\nhex = "A5 0"', "no hexadecimal number"),
        ('games = ["whist"]\n[line]\nframes = "lines"', "no rulebook 'whist'"),
        ('[line]\nframes = "messages"\n[gat]\npolynomial = 4129', "not over a bus"),
        ("[line", "not valid TOML"),
    ],
)
def test_what_is_wrong_with_a_description_is_one_message(
    told: str, wanted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What, where and what can be; exit code 2."""
    file = tmp_path / "device.toml"
    file.write_text(HEAD + told)
    assert main(["device", "check", str(file)]) == USAGE
    said = capsys.readouterr().err
    assert wanted in said
    assert str(file) in said
    assert said.count("\n") == 1


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """`clausewise device check` of an example on recorded bytes."""

    def checking(example: str, recorded: bytes, *more: str) -> tuple[int, str]:
        file = tmp_path / "session.bin"
        file.write_bytes(recorded)
        code = main(["device", "check", str(EXAMPLES / f"{example}.toml"), "--recording", str(file), *more])
        return code, capsys.readouterr().out

    return checking


def test_a_recorded_log_is_read_with_its_bytes_and_places(check: Callable[..., tuple[int, str]]) -> None:
    """All of it is understood."""
    code, said = check("shuffler", b"SX-1 SHUFFLER V1.4 S/N 00421\r\n0001 SHUFFLED 52\r\nEND 0001\r\n")
    assert code == CLEAN
    assert "0000001E  30 30 30 31 20 53 48 55 46 46 4C 45 44 20 35 32  |0001 SHUFFLED 52|" in said
    assert "shuffled: shuffles, by shuffler, count 52" in said
    assert said.endswith("3 frames, 3 understood, 1 event, and nothing is left over\n")


@pytest.mark.parametrize(
    ("example", "recorded", "wanted"),
    [
        ("shuffler", b"0001 SHUFFLED 52\r\n0001 SHUFFLED 51\r\n", "number 1 came already"),
        ("shuffler", b"0001 SHUFFLED 52\r\n0003 SHUFFLED 52\r\n", "what stood between them is lost"),
        ("shuffler", b"0001 SHUFF", "it was begun and never ended"),
        ("shuffler", b"0001 ORDER AS KX\r\n", "'KX' does not begin with one, as [each] has it"),
        ("shuffler", b"DM-9 SHUFFLER V1.4 S/N 00421\r\n", "another device is there: its product is DM-9"),
        ("shuffler", b"0001 JAM \x1b[2J\r\n", "no message of the description is like this"),
        ("reader", b"PCA-S*2D\r", "its sum is told as '*2D' and comes to '*2C'"),
        ("reader", b"PC1-S*5C\r", "'1' is no rank"),
        ("shaker", b"camera/result 2 2 7\n", "no message of the description is like this"),
    ],
)
def test_what_is_not_understood_is_told_and_fails(
    example: str, recorded: bytes, wanted: str, check: Callable[..., tuple[int, str]]
) -> None:
    """With what it is that is wrong; nothing in it acts on the terminal."""
    code, said = check(example, recorded)
    assert code == FAIL
    assert wanted in said
    assert "\x1b" not in said


def test_a_log_told_again_is_not_told_twice(check: Callable[..., tuple[int, str]]) -> None:
    """The shuffler tells its whole log each time."""
    code, said = check(
        "shuffler", b"0001 SHUFFLED 52\r\nEND 0001\r\n0001 SHUFFLED 52\r\n0002 SHUFFLED 52\r\nEND 0002\r\n"
    )
    assert code == CLEAN
    assert "5 understood, 2 events" in said


@pytest.mark.parametrize(("numbers", "lost"), [((8, 9, 0, 1), 0), ((8, 9, 1), 1), ((8, 0, 1), 1)], ids=str)
def test_a_counter_begins_again_behind_its_last_number(
    numbers: tuple[int, ...], lost: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nowhere else: what was lost before a message is told with it, and the message itself is understood."""
    device, session = tmp_path / "device.toml", tmp_path / "session.bin"
    says = '[[says]]\nname = "idle"\npattern = "(?P<n>[0-9]) idle"\ncounter = "n"\nlast = 9\n'
    device.write_text(HEAD + '[line]\nframes = "lines"\n' + says)
    session.write_text("".join(f"{number} idle\r\n" for number in numbers), newline="")
    assert main(["device", "check", str(device), "--recording", str(session)]) == (FAIL if lost else CLEAN)
    said = capsys.readouterr().out
    assert f"{len(numbers)} frames, {len(numbers)} understood" in said
    assert ("; 1 out of turn: messages are lost or doubled" in said) == bool(lost)
    assert said.count("what stood between them is lost") == lost


@pytest.mark.parametrize(
    ("fields", "wanted"),
    [
        ('{ to = "shoe" }', "card-dealt: `number` is missing"),
        ('{ to = "shoe", number = 1, face = "up", to_hand = 1 }', "has no field 'to_hand'"),
        ('{ to = "shoe", number = "x", face = "up" }', "card-dealt: number: a whole number has to stand there"),
        ('{ to = "shoe", number = 1, face = "aside" }', "'aside' cannot stand there; it is one of 'down' and 'up'"),
    ],
)
def test_what_an_event_lacks_is_said_in_plain_words(
    fields: str, wanted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the event and its field, whether the description or the message has to say it."""
    device, session = tmp_path / "device.toml", tmp_path / "session.bin"
    says = f"[[says]]\nname = 'card'\npattern = '(?P<card>[A-Za-z0-9]{{2}})'\nevent = 'card-dealt'\nfields = {fields}\n"
    device.write_text(HEAD + '[line]\nframes = "lines"\n' + says)
    session.write_bytes(b"As\r")
    assert main(["device", "check", str(device), "--recording", str(session)]) in {FAIL, USAGE}
    out, err = capsys.readouterr()
    assert wanted in out + err


def test_an_empty_recording_shows_nothing(check: Callable[..., tuple[int, str]]) -> None:
    """Which is no success."""
    assert check("reader", b"")[0] == INCONCLUSIVE


def test_messages_of_a_bus_are_read_below_their_topic(check: Callable[..., tuple[int, str]]) -> None:
    """As a subscriber prints them; what is of another table is told."""
    recorded = b"table7/shaker/state shaking 3\ntable7/camera/result 2 2 5\ntable8/camera/result 1 1 1\n"
    code, said = check("shaker", recorded, "--below", "table7")
    assert code == FAIL
    assert "dice: dice-shown, faces 2 2 5" in said
    assert "its topic is not below table7" in said


def test_a_recording_that_is_not_there_is_one_message(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2."""
    example = str(EXAMPLES / "reader.toml")
    assert main(["device", "check", example, "--recording", "nowhere.bin"]) == USAGE
    assert "there is no such recording" in capsys.readouterr().err


def test_no_bytes_break_the_reading() -> None:
    """Whatever they are: each byte comes back in some frame, and nothing is raised."""
    noise = bytes((index * 89 + index // 7) % 256 for index in range(5000))
    for example in ("shuffler", "reader"):
        device = read_device(EXAMPLES / f"{example}.toml")
        found = list(readings(device, noise))
        assert found
        assert sum(len(reading.frame.raw) for reading in found) <= len(noise)
        assert all(reading.wrong for reading in found)


def test_a_description_that_is_not_there_says_where_to_look() -> None:
    """And no traceback."""
    with pytest.raises(ClausewiseError, match=r"docs/devices\.md"):
        read_device(Path("nowhere.toml"))
