"""Forgeries that contradict nothing: which of them are found by judging again, and which by what is kept elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clausewise.cli import main
from clausewise.failures import OTHERWISE
from clausewise.journal import JournalWriter, ScenarioJournal, against_sink, footer_of, read_journal, resume, verify
from clausewise.journal.chain import MAIN, packed_path, segment_path
from clausewise.journal.reader import required_header
from clausewise.journal.records import ConfigurationUsed, Header
from clausewise.journal.writer import now
from clausewise.reference_engine.engine import describe
from tests.robustness.forging import Forgery, alters, every, first, records_of, write_anew

FAILED = {"outcome": "fail"}
HEADER = "header"
ENDED = "scenario-ended"
WHO = {"inspector": "A. Adams", "second_person": "B. Brown", "method": "looked", "finding": "met"}
WHEN = {"date": "2026-01-31", "expires": "2099-01-31", "evidence": "ab" * 32, "build": "0.1.0"}
ATTESTED = {"clause": "mlgca-four-card.3.A", **WHO, **WHEN}
CONFIRMED = {"reading": "mlgca-four-card.a", "choice": "b", "authority": "it", "reference": "7", "date": "2026-01-31"}
VARIANCE = {"authority": "the Commission", "reference": "7", "date": "2026-01-31", "text": "approved"}


def _outcome(to: str) -> Forgery:
    """Each fail becomes something milder, in its step, its checks and the footer's counts."""

    def soften(records: list[Any]) -> None:
        for record in every(records, ENDED, **FAILED):
            record.update(outcome=to, message="")
            record.pop("difference", None)
            record.pop("step", None)
        for record in every(records, "step-ended", **FAILED):
            record.update(outcome="pass" if to == "pass" else to, message="")
        for record in every(records, "checked", ok=False):
            record.update(ok=True, got=record.get("expected", ""))
        counts = first(records, "footer")["counts"]
        counts[to] = counts.get(to, 0) + counts.pop("fail")

    return soften


def _checks(**to: Any) -> Forgery:
    def alter(records: list[Any]) -> None:
        for record in every(records, "checked"):
            record.update(to)

    return alter


def _settles_otherwise(records: list[Any]) -> None:
    """What was paid where the system failed is what should have been paid."""
    for record in every(records, "happened"):
        event = record["seen"]["event"]
        if event.get("pays"):
            event["pays"] = 2 * event["pays"]


JUDGED_AGAIN: dict[str, tuple[Forgery, str]] = {
    "each fail became a pass, with checks that were met": (_outcome("pass"), "was pass, is fail"),
    "each fail became not applicable": (_outcome("not-applicable"), "is fail"),
    "each fail became inconclusive": (_outcome("inconclusive"), "was inconclusive, is fail"),
    "what a check got reads better": (
        alters("checked", {"ok": False}, {"got": "nothing to speak of"}),
        "was 'nothing to speak of' for",
    ),
    "checks of one case became samples of many": (_checks(strength="sampled", n=50_000), "sampled, 50000"),
    "payments became others": (_settles_otherwise, "is "),
    "the seed became one that was chosen": (alters(HEADER, {}, {"seed": 7}), "is "),
}


@pytest.mark.parametrize("what", JUDGED_AGAIN)
def test_what_the_answers_do_not_bear_out_is_found_by_judging_again(
    what: str, forged: Path, copied_features: Path, program_in: Any
) -> None:
    """`verify` cannot know, `rejudge` ends with 5 or 3 and says which verdict, check or scenario is another."""
    forge, words = JUDGED_AGAIN[what]
    records = records_of(forged)
    forge(records)
    write_anew(forged, records)
    judged = program_in(copied_features, forged.parent)("rejudge", forged, "--out", "again")
    assert judged.returncode in (3, OTHERWISE), judged.stdout
    assert "the same verdicts as then" not in judged.stdout
    assert words in judged.stdout


@pytest.mark.parametrize("what", JUDGED_AGAIN)
def test_a_packed_forgery_is_judged_again_as_one_in_text(what: str, forged: Path) -> None:
    """Whoever judges again reads the same lines, so that nothing is hidden by packing them."""
    forge, _ = JUDGED_AGAIN[what]
    records = records_of(forged)
    forge(records)
    write_anew(forged, records)
    as_text = (list(read_journal(forged)), footer_of(forged), required_header(forged))
    write_anew(forged, records, packed=True)
    assert packed_path(forged, MAIN).exists()
    assert (list(read_journal(forged)), footer_of(forged), required_header(forged)) == as_text


def _other_system(records: list[Any]) -> None:
    for used in first(records, HEADER)["configurations"]:
        used["description"]["version"] = "2.0, mended"


def _drops_and_narrows(records: list[Any]) -> None:
    """No line is left of the clauses that failed, and the run was never to examine them."""
    failed = {record["uid"] for record in every(records, ENDED, **FAILED)}
    clauses = {one["clause"] for one in every(records, "scenario-started") if one["uid"] in failed}
    kept, dropped = [], False
    for record in records:
        if record["record"] == "scenario-started":
            dropped = record["clause"] in clauses
        if not dropped or record["record"] in {"footer", "blamed"}:
            kept.append(record)
    records[:] = [record for record in kept if record["record"] != "blamed"]
    left = sorted({one["clause"] for one in every(records, "scenario-started")})
    first(records, HEADER)["selection"] = left
    counts: dict[str, int] = {}
    for record in every(records, ENDED):
        counts[record["outcome"]] = counts.get(record["outcome"], 0) + 1
    first(records, "footer")["counts"] = counts


NOT_WITHOUT: dict[str, Forgery] = {
    "another person tested": alters(HEADER, {}, {"tester": "A. Adams", "checker": "B. Brown"}),
    "another laboratory tested": alters(HEADER, {}, {"laboratory": "A renowned one"}),
    "another build was tested": _other_system,
    "another harness judged": alters(HEADER, {}, {"judge": None, "python": "3.12.0"}),
    "a wall stood around the program": alters(HEADER, {}, {"wall": "bubblewrap"}),
    "two people found met what nobody looked at": alters(HEADER, {}, {"attestations": [ATTESTED]}),
    "the authority approved the departure": alters(
        HEADER, {}, {"variances": [{"clause": "mlgca-four-card.11.D.4.c", **VARIANCE}]}
    ),
    "the authority confirmed the reading": alters(HEADER, {}, {"confirmations": [CONFIRMED]}),
    "fewer samples were asked for": alters(HEADER, {}, {"least_sample": 1}),
    "what failed was never asked for": _drops_and_narrows,
    "nothing was sent to a sink": alters(HEADER, {}, {"sink": None}),
}


@pytest.mark.parametrize("packed", [False, True], ids=["as text", "packed"])
@pytest.mark.parametrize("what", NOT_WITHOUT)
def test_what_contradicts_nothing_is_found_by_what_was_kept_elsewhere_alone(
    what: str, packed: bool, forged: Path, failed_run: Path, copied_features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`verify` says sound by itself, and ends with 1 where it is given the seal, or what the sink has taken."""
    genuine = footer_of(failed_run)
    assert genuine is not None
    sink = failed_run.parent / "sink"
    verified = ["verify", str(forged), "--features", str(copied_features)]
    records = records_of(forged)
    NOT_WITHOUT[what](records)
    write_anew(forged, records, packed=packed)
    assert main(verified) == 0
    assert main([*verified, "--seal", genuine[1]]) == 1
    assert "it was written anew" in capsys.readouterr().out
    assert main([*verified, "--sink", str(sink)]) == 1
    assert "another line reached the sink than stands here now" in capsys.readouterr().out


def test_a_run_cut_back_while_it_was_interrupted_has_a_genuine_seal(tmp_path: Path) -> None:
    """Killed, its fail taken out, gone on with: sound, and only the sink has seen both."""
    header = Header(
        time=now(),
        run="0b6f3a52-7ad4-4a5e-9d8e-2f5a0d1c7e11",
        segment=MAIN,
        harness="0.1.0",
        rulebooks={"book": "1"},
        configurations=(ConfigurationUsed(name="book, adopted", target="reference", description=describe()),),
        sink=f"file:{tmp_path / 'sink'}",
    )
    writer = JournalWriter(tmp_path, MAIN, header)
    _play(writer, ok=False)
    writer.close()
    path = segment_path(tmp_path, MAIN)
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    assert resume(tmp_path, header).done == frozenset()
    again = JournalWriter.resume(tmp_path, MAIN, header)
    _play(again, ok=True)
    seal = again.seal({"pass": 1})
    assert verify(tmp_path, seal) == []
    told = [problem.what for problem in against_sink(tmp_path, tmp_path / "sink")]
    assert "the sink was sent several lines that differ in its place" in told


def _play(writer: JournalWriter, *, ok: bool) -> None:
    journal = ScenarioJournal(writer)
    journal.started(
        uid="book.1 x", rulebook="book", clause="book.1", name="x", file="x", line=1, configuration="book, adopted"
    )
    journal.checked("it is paid", ok=ok, expected="10", got="10" if ok else "9")
    journal.ended("pass" if ok else "fail")
