"""What has to come of each way of misbehaving, and the table that says what came of it.

`make misbehave` prints the table and writes docs/misbehaviour.md; with ARGS="NAME" it examines only that one.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clausewise.journal import verify
from clausewise.reports.markup import escaped
from clausewise.showing import visible
from tests.robustness.examining import CLAUSE, ROOT, Found, examine, features_of_one_book
from tests.robustness.misbehaving import BEHAVIOURS

BOTH: Final = ("stdio", "http")
PAGE: Final = ROOT / "docs" / "misbehaviour.md"
MOST_SECONDS: Final = 20
"""Of computing, beyond those of a run against a system that behaves; a run that takes two minutes is ended."""
MOST_MEGABYTES: Final = 150
"""As above."""


@dataclass(frozen=True)
class Expected:
    """What has to come of it."""

    said: str | dict[str, str]
    """A part of the message, or one of several with | between them; for each way to the system if they differ."""
    verdict: str = "error"
    code: int = 3
    others: dict[str, str] | str = "pass"
    """The verdict of the clauses after it: the run goes on with another table."""
    over: tuple[str, ...] = BOTH
    note: str = ""

    def message(self, transport: str) -> str:
        """Part of the message over this transport."""
        return self.said if isinstance(self.said, str) else self.said[transport]

    def rest(self, transport: str) -> str:
        """The verdict of the other clauses over this transport."""
        return self.others if isinstance(self.others, str) else self.others[transport]


TOO_LARGE: Final = {"stdio": "more than 4,194,304 bytes", "http": "larger than the 4,194,304 bytes that are read"}
GONE: Final = {"stdio": "the program ended with code 9", "http": "no answer: Connection refused"}
HERE_IT_ENDS: Final = {"stdio": "pass", "http": "error"}
"""A program is started anew; a server that is gone stays away."""
EXPECTED: Final[dict[str, Expected]] = {
    "never answers": Expected({"stdio": "silent for 1.5 s", "http": "not complete within 3 s"}),
    "answers a byte a second": Expected("the answer was not complete within 3 s"),
    "floods events": Expected("more than 20,000 events|has not settled in time"),
    "tells 5,000 events in each answer": Expected("more than 20,000 events"),
    "floods long events": Expected("Expected `array` of length <= 416"),
    "never settles": Expected("the table has not settled in time"),
    "a line of a gigabyte": Expected(TOO_LARGE),
    "an answer without end": Expected(TOO_LARGE),
    "a gzip bomb": Expected({"stdio": "is no JSON", "http": "the answer is compressed (gzip)"}),
    "JSON 100,000 levels deep": Expected("nests deeper than 16 levels"),
    "NaN for money": Expected("is no JSON: JSON is malformed: invalid character"),
    "Infinity for money": Expected("is no JSON: JSON is malformed: invalid character"),
    "an integer of 5,000 digits": Expected("Integer value out of range - at `$.events[0].event.amount`"),
    "a fraction for money": Expected("Expected `int`, got `float` - at `$.events[0].event.amount`"),
    "a float for money": Expected("Expected `int`, got `float` - at `$.events[0].event.amount`"),
    "a name twice in one object": Expected("an object names at twice"),
    "bytes that are no UTF-8": Expected("is no JSON: 'utf-8' codec can't decode byte 0xff"),
    "no JSON": Expected("is no JSON: JSON is malformed"),
    "an unknown type of event": Expected("Invalid value 'exploded' - at `$.events[0].event.type`"),
    "an unknown field": Expected("Object contains unknown field `colour`"),
    "another protocol version": Expected("the system speaks version 2 of the protocol", verdict="", others=""),
    "the name of another table": Expected("event 1 is missing: event 32 comes after event 0"),
    "the answer to another submission": Expected("is answered with the answer to a-1"),
    "events told again": Expected("is told again, although event"),
    "events in another order": Expected("event 4 is missing: event 5 comes after event 3"),
    "a gap in the events": Expected("event 5 is missing: event 6 comes after event 4"),
    "an event from the future": Expected("comes from the future: its time is 1000000000000 ms"),
    "a clock that runs backwards": Expected("time goes back at event 5, from 9 to 5 ms"),
    "a card dealt twice": Expected("the As was dealt again, before the deck was shuffled"),
    "a card that is in no deck": Expected("Expected `str` matching regex '^[2-9TJQKA][cdhs]$'"),
    "dies between stimulus and event": Expected(GONE, others=HERE_IT_ENDS),
    "dies without an answer": Expected(GONE, others=HERE_IT_ENDS),
    "has forgotten its tables": Expected("the server answered 404: no table of this name is open"),
    "closes half way": Expected({"stdio": "the program ended with code 0", "http": "the answer broke off"}),
    "answers twice": Expected("is answered with the answer to", over=("stdio",)),
    "redirects to another host": Expected({"stdio": "answered 307", "http": "redirects are not followed"}),
    "a certificate that nobody signed": Expected("no trusted connection", verdict="", others="", over=("http",)),
    "names that act": Expected("", verdict="pass", code=0, note="it keeps the rules; its names are shown as text"),
    "a refusal that acts": Expected(
        "the system refused what the situation needs: =1+1", verdict="inconclusive", code=4
    ),
    "a problem that acts": Expected("the server answered 500: =1+1"),
    "accepts and does nothing": Expected("the table did not come to this", verdict="inconclusive", code=4),
    "answers when it is too late": Expected({"stdio": "silent for 1.5 s", "http": "not complete within 3 s"}),
    "settles, and has kept something back": Expected(
        "the table did not come to this: the end of the round", verdict="inconclusive", code=4
    ),
    "a table whose name leads elsewhere": Expected("Expected `str` matching regex"),
    "cards for a seat that is not there": Expected("and got nothing", verdict="inconclusive", code=4),
    "takes less than nothing": Expected("Expected `int` >= 0 - at `$.events["),
    "takes 10^30 cents": Expected("Expected `int` <= 100000000000000"),
    "JSON in UTF-16": Expected("is no JSON"),
    "a byte order mark": Expected("is no JSON"),
    "a version of 4,000 digits": Expected("Expected `int` <= 1000000", verdict="", others=""),
    "100,000 games": Expected("the description has more than 262,144 bytes", verdict="", others=""),
    "describes itself otherwise later": Expected(
        "", verdict="pass", note="the system describes itself otherwise than at the start"
    ),
    "interim answers without end": Expected(TOO_LARGE["http"], over=("http",)),
    "a header of ten megabytes": Expected("no HTTP that can be read: got more than 65536 bytes", over=("http",)),
    "a status that is none": Expected("no HTTP that can be read: HTTP/1.1 fine", over=("http",)),
    "a chunk that is none": Expected("the answer broke off", over=("http",)),
    "cookies, megabytes of them": Expected(
        "", verdict="pass", code=0, over=("http",), note="it keeps the rules; nothing of them is kept"
    ),
}
"""By the names of the behaviours."""
SOUND: Final = "a certificate that nobody signed"
"""Over standard streams nobody asks for one: the system behaves."""


def cases() -> list[tuple[str, str]]:
    """Every behaviour over every transport on which it can be."""
    assert EXPECTED.keys() == BEHAVIOURS.keys()
    return [(name, transport) for name, expected in EXPECTED.items() for transport in expected.over]


def wrong(name: str, transport: str, found: Found, sound: Found) -> list[str]:
    """What is not as it has to be."""
    expected = EXPECTED[name]
    message = expected.message(transport)
    begun = bool(expected.verdict)
    unlike = {
        "the exit code": (found.code, expected.code),
        "the verdict of the clause": (found.verdict, expected.verdict),
        "the verdict of the others": (found.others, expected.rest(transport)),
        "whether there is a journal": ((found.out / "journal").exists(), begun),
    }
    problems = [f"{what} is {is_!r} and not {should!r}" for what, (is_, should) in unlike.items() if is_ != should]
    problems += [f"the message says {found.message!r} and not {message!r}"] * (
        not any(part in found.message for part in message.split("|"))
    )
    problems += ["there is a traceback"] * ("Traceback" in found.said or "a defect of" in found.said)
    problems += ["what is printed could act"] * any(not sign.isprintable() and sign != "\n" for sign in found.said)
    if found.computing > sound.computing + MOST_SECONDS:
        problems.append(f"it computed for {found.computing:.0f} s, and a sound run {sound.computing:.0f} s")
    if found.megabytes > sound.megabytes + MOST_MEGABYTES:
        problems.append(f"it took {found.megabytes} MB, and a sound run {sound.megabytes} MB")
    return problems + ([f"the journal: {problem}" for problem in verify(found.out)] if begun else [])


def row(name: str, transport: str, found: Found) -> tuple[str, ...]:
    """A line of the table."""
    message = re.sub(r"http(s?)://127\.0\.0\.1:\d+", r"http\1://SERVER", found.message)
    message = re.sub(r"\b[0-9a-f]{8}-(?=\d+ is answered)", "", message).replace(" of env:", " of PROGRAM:")
    verdict = found.verdict or "none: not begun"
    note = EXPECTED[name].note
    return (
        name,
        transport,
        verdict,
        str(found.code),
        message or note,
        f"{found.seconds:.1f}",
        f"{found.computing:.1f}",
        str(found.megabytes),
    )


HEADINGS: Final = ("behaviour", "over", "verdict", "code", "message", "seconds", "computing", "peak MB")


def page(rows: list[tuple[str, ...]], sound: dict[str, Found]) -> str:
    """The table as docs/misbehaviour.md holds it."""
    lines = [
        "# Systems that misbehave",
        "",
        "Made by `make misbehave`; do not edit. Each system is the reference engine, but for one thing: at the third",
        "table, once cards have been dealt, or in its description. A run of",
        f"`{CLAUSE}` and the clauses below it, fifteen scenarios, meets it in one scenario; the clause",
        "of that scenario gets the verdict, and the others pass, at new tables, unless a server is gone. Patience is",
        "set to seconds (`read_timeout` 1.5, `call_deadline` 3, `settle_deadline` 8); sizes are as they come. After",
        "each run `clausewise verify` finds the journal whole, and `clausewise report` makes the reports.",
        "",
        "Against the system that behaves the run takes "
        + " and ".join(
            f"{found.seconds:.1f} s (computing for {found.computing:.1f} s) and {found.megabytes} MB over {way}"
            for way, found in sound.items()
        )
        + ".",
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"|{' --- |' * len(HEADINGS)}",
        *(
            f"| {' | '.join(escaped(cell).replace('|', '&#124;').replace('`', '&#96;') for cell in cells)} |"
            for cells in rows
        ),
        "",
    ]
    return "\n".join(lines)


def table(names: list[str], jobs: int) -> int:
    """Prints the table, and writes it where all of it was examined."""
    place = Path(tempfile.mkdtemp(prefix="clausewise-misbehaviour-"))
    features = features_of_one_book(place)
    sound = {}
    for transport in BOTH:
        (place / f"sound-{transport}").mkdir()
        quiet = "names that act" if transport == "http" else SOUND
        sound[transport] = examine(quiet, transport, place / f"sound-{transport}", features)

    def look(case: tuple[str, str]) -> tuple[tuple[str, ...], list[str]]:
        def once(again: str) -> tuple[Found, list[str]]:
            here = place / f"{case[0].replace(' ', '-').replace(',', '')}-{case[1]}-{again}"
            here.mkdir()
            found = examine(*case, here, features)
            return found, wrong(*case, found, sound[case[1]])

        found, problems = once("first")
        if problems:  # a machine that is busy with something else may once be late
            found, problems = once("second")
        return row(*case, found), problems

    possible = shutil.which("openssl") is not None
    wanted = [case for case in cases() if not names or case[0] in names]
    rows, bad = [], 0
    with ThreadPoolExecutor(jobs) as pool:
        for cells, problems in pool.map(look, (case for case in wanted if possible or "certificate" not in case[0])):
            rows.append(cells)
            bad += bool(problems)
            widths = (33, 6, 13, 2, 90, 5, 5, 4)
            say("  ".join(f"{visible(cell):<{width}}" for cell, width in zip(cells, widths, strict=True)))
            for problem in problems:
                say(f"    NOT AS IT HAS TO BE: {problem}")
    if not possible:
        say("a certificate that nobody signed: left out, since nothing here makes one (openssl)")
    say(f"{len(rows)} runs, {bad} not as they have to be")
    if not names and not bad:
        PAGE.write_text(page(rows, sound), encoding="utf-8")
    shutil.rmtree(place)
    return 1 if bad else 0


def say(text: str) -> None:
    """Prints a line at once."""
    print(text, flush=True)  # noqa: T201  this is what a command prints


if __name__ == "__main__":
    options = ArgumentParser(description="What comes of systems that misbehave.")
    options.add_argument("names", nargs="*", help="only these ways of misbehaving; nothing is written then")
    options.add_argument("-j", type=int, default=1, dest="jobs", help="so many at a time; seconds are then longer")
    given = options.parse_args()
    sys.exit(table(given.names, given.jobs))
