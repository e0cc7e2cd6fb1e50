"""Journals written anew, with every hash right and no seal kept elsewhere: contradictions are found all the same.

Each row is one forgery of a finished run that failed; `verify` has to end with 1 and these words.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clausewise.cli import main
from clausewise.journal.chain import MAIN, packed_path, segment_path
from tests.laid_open import laid_open
from tests.robustness.forging import Forgery, alters, drops, first, pack, puts_after, records_of, spells, write_anew

CLAUSE = "mlgca-four-card.11.D.4.c"
FAILED = {"outcome": "fail"}
STARTED = "scenario-started"
ENDED = "scenario-ended"


def _swallows_the_end(records: list[Any]) -> None:
    records.remove(first(records, ENDED, **FAILED))
    footer = first(records, "footer")
    footer["counts"]["fail"] -= 1
    footer["counts"] = {outcome: n for outcome, n in footer["counts"].items() if n}


def _passes_all(records: list[Any]) -> None:
    for record in records:
        if record["record"] == ENDED and record["outcome"] == "fail":
            record.update(outcome="pass", message="")
        if record["record"] == "checked":
            record["ok"] = True
    footer = first(records, "footer")
    footer["counts"] = {"pass": sum(footer["counts"].values())}


def _moves_clock(records: list[Any]) -> None:
    for record in records:
        record["time"] = f"2099{record['time'][4:]}"


FORGERIES: dict[str, tuple[Forgery, str]] = {
    "the footer counts no fail": (alters("footer", {}, {"counts": {"pass": 99}}), "the footer counts 99 pass"),
    "an outcome stands twice in a line, for two readers": (
        spells(ENDED, b'"outcome":', b'"outcome":"inconclusive","outcome":'),
        "no run writes it so",
    ),
    "blanks are put into a record": (spells("footer", b'"counts":', b'"counts": '), "no run writes it so"),
    "a name is spelled by escapes that look otherwise": (
        spells("header", b'"harness"', b'"h\\u0061rness"'),
        "no run writes it so",
    ),
    "a number that no reader agrees on": (
        alters("footer", {}, {"counts": {"pass": 10**25}}),
        "the footer counts 10000000000000000000000000 pass",
    ),
    "a time in another zone, so that order can be read either way": (
        alters("footer", {}, {"time": "2099-11-19T08:00:00.000000+02:00"}),
        "which no run writes: in UTC",
    ),
    "a time that is none": (alters("footer", {}, {"time": "today"}), "has the time 'today'"),
    "a run of a day to come, before an attestation expires": (_moves_clock, "which is still to come"),
    "the end of a failing scenario is left out, so that it melts into the next": (
        _swallows_the_end,
        "has not come to an end",
    ),
    "the end of another scenario in its place": (
        alters(ENDED, FAILED, {"uid": f"{CLAUSE} something else"}),
        "which had not begun",
    ),
    "fails made passes, the failed steps forgotten": (_passes_all, "and a step of it did not"),
    "a check put where no scenario is": (
        puts_after("header", {"record": "checked", "time": "", "sentence": "it is so", "ok": True}),
        "stands outside of any scenario",
    ),
    "a scenario under a configuration that was not tested": (
        alters(STARTED, {}, {"configuration": "mlgca-four-card, a kinder one"}),
        "of which the header knows nothing",
    ),
    "a scenario that passed under no configuration at all": (
        alters(STARTED, {}, {"configuration": ""}),
        "under no configuration",
    ),
    "a scenario of a rulebook that was not run": (
        alters(STARTED, {}, {"rulebook": "three-card"}),
        "is of the rulebook three-card",
    ),
    "a scenario booked to a clause of another rulebook": (
        alters(STARTED, {}, {"clause": "three-card.j.2"}),
        "which is no clause of mlgca-four-card",
    ),
    "a clause that the run was not to examine": (
        alters("header", {}, {"selection": ["mlgca-four-card.11.D.5"]}),
        "which the run was not to examine",
    ),
    "the question taken out, the answer left": (drops("submitted"), "which was not asked"),
    "the opening of a table taken out": (drops("table-opened"), "which was not opened in this scenario"),
    "the beginning of a step taken out": (drops("step-started"), "ends a step that had not begun"),
    "a resumption that explains too much": (
        puts_after("header", {"record": "resumed", "time": "", "lines": 900}),
        "says that 900 lines stood before it",
    ),
    "a scenario abandoned that had not begun": (
        puts_after("header", {"record": "abandoned", "time": "", "uid": f"{CLAUSE} x"}),
        "which had not begun",
    ),
    "scenarios that took less than no time": (
        alters(ENDED, {}, {"milliseconds": -5}),
        "took -5 ms",
    ),
    "scenarios that took longer than the run": (
        alters(ENDED, {}, {"milliseconds": 86_400_000}),
        "is not what lies between",
    ),
    "a sample of more kept than arose": (
        alters("checked", {}, {"n": 5000, "arose": 1, "kept": 5000}),
        "5000 kept of 1",
    ),
    "the code of another version than the harness": (
        alters("header", {}, {"harness": "9.9.9"}),
        "is of Clausewise 9.9.9",
    ),
}


@pytest.mark.parametrize("packed", [False, True], ids=["as text", "packed"])
@pytest.mark.parametrize("what", FORGERIES)
def test_what_contradicts_itself_is_found_without_the_seal(
    what: str, packed: bool, forged: Path, copied_features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The chain is whole, the seal beside it is that of the forgery, and `verify` says what cannot be."""
    forge, words = FORGERIES[what]
    records = records_of(forged)
    forge(records)
    write_anew(forged, records, packed=packed)
    assert main(["verify", str(forged), "--features", str(copied_features)]) == 1
    assert words in capsys.readouterr().out


BESIDE = (
    ("Verdicts.json", "has nearly the name of a report"),
    ("matrix .html", "has nearly the name of a report"),
    ("seal.txt", "is not the seal of this journal"),
    ("journal/main.jsonl.old", "is no segment"),
    ("verdicts.json", "is not what the journal gives"),
)


@pytest.mark.parametrize(("name", "words"), BESIDE)
def test_files_put_beside_are_told(
    name: str, words: str, forged: Path, copied_features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Twins of reports, another seal, an older segment, a report of another run: `verify` ends with 1 and names it."""
    (forged / name).write_text("0" * 64, encoding="utf-8")
    assert main(["verify", str(forged), "--features", str(copied_features)]) == 1
    assert words in capsys.readouterr().out


def test_a_worker_of_another_test_is_told(
    forged: Path, copied_features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two runs put together: the segment of another run, under this one's id, was tested under another seed."""
    records = records_of(forged)
    header = {**first(records, "header"), "segment": "gw0", "seed": 7}
    write_anew(forged, [header], "gw0")
    write_anew(forged, records)
    records = records_of(forged)
    first(records, "footer")["segments"]["gw0"] = ""
    write_anew(forged, records)
    assert main(["verify", str(forged), "--features", str(copied_features)]) == 1
    assert "the header is not that of main: seed differ" in capsys.readouterr().out


Members = list[bytes]
"""What is packed in each member of a file."""


def _packed(members: Members) -> bytes:
    return b"".join(gzip.compress(member, 6, mtime=0) for member in members)


PACKED: dict[str, tuple[Callable[[Members], bytes], str]] = {
    "a member is taken out": (lambda held: _packed([held[0], held[2]]), "are missing before this line"),
    "a member stands twice": (lambda held: _packed([held[0], held[1], held[1], held[2]]), "does not belong here"),
    "two members changed places": (lambda held: _packed([held[1], held[0], held[2]]), "are missing before this line"),
    "a line was changed in a member": (
        lambda held: _packed([held[0], held[1].replace(b"seat", b"feat", 1), held[2]]),
        "not linked to the line before",
    ),
    "other bytes lie behind the last member": (lambda held: _packed(held) + b"kept for later", "cannot be unpacked"),
    "a member that is nothing but one byte, many times": (
        lambda held: _packed([*held, b" " * 2**25]),
        "cannot be unpacked",
    ),
}


@pytest.mark.parametrize("what", PACKED)
def test_what_is_done_to_a_packed_journal_is_found(
    what: str, forged: Path, copied_features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line of a member counts as a line of text does: `verify` ends with 1 and says where it is not as written."""
    forge, words = PACKED[what]
    lines = segment_path(laid_open(forged), MAIN).read_bytes().splitlines(keepends=True)
    third = len(lines) // 3
    pack(forged)
    assert main(["verify", str(forged), "--features", str(copied_features)]) == 0
    held = [b"".join(part) for part in (lines[:third], lines[third : 2 * third], lines[2 * third :])]
    packed_path(forged, MAIN).write_bytes(forge(held))
    capsys.readouterr()
    assert main(["verify", str(forged), "--features", str(copied_features)]) == 1
    assert words in capsys.readouterr().out


def test_text_of_another_end_beside_a_packed_journal_is_found(
    forged: Path, copied_features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What follows in the text follows in the journal: an end that is put there is a line too many."""
    last = segment_path(laid_open(forged), MAIN).read_bytes().splitlines(keepends=True)[-1]
    pack(forged)
    segment_path(forged, MAIN).write_bytes(last.replace(b"fail", b"pass"))
    assert main(["verify", str(forged), "--features", str(copied_features)]) == 1
    assert "main" in capsys.readouterr().out
