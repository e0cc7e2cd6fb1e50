"""What is done alike in several scenarios is done once at a guided table, and what a run takes is said before it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.adapters import guided_dialogue
from clausewise.adapters.guided_kinds import kinds_for
from clausewise.adapters.guided_memory import Asked, Given, GoesOn, Memory, Playing, still_waits
from clausewise.adapters.guided_notes import Notes
from clausewise.adapters.guided_reading import read
from clausewise.cli import main
from clausewise.journal import scenarios
from clausewise.journal.reader import ScenarioRun
from clausewise.journal.records import Answered, Happened, Submitted
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.running.guided_plan import Rehearsed, arrange
from tests.adapters.guided_table import CLAUSE, description
from tests.adapters.technician import Technician

CHAPTER = "mlgca-four-card.11.D.1"
"""In its clauses the same is done for several scenarios."""


@pytest.fixture
def target(tmp_path: Path) -> str:
    """A table that offers all that the rules leave open."""
    (tmp_path / "table.toml").write_text(description("mlgca-four-card"), encoding="utf-8")
    return f"guided:{tmp_path / 'table.toml'}"


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch, target: str, tmp_path: Path) -> Callable[..., dict[str, ScenarioRun]]:
    """Has a technician go through the chapter; gives what stands in the journal."""

    def run(person: Technician, out: str, *more: str, clause: str = CHAPTER) -> dict[str, ScenarioRun]:
        monkeypatch.setattr(guided_dialogue, "interactive", lambda: True)
        monkeypatch.setattr(guided_dialogue, "terminal", lambda: person)
        main(["run", "--target", target, "--clause", clause, "--out", str(tmp_path / out), "--no-allure", *more])
        return {one.started.uid: one for one in scenarios(tmp_path / out)}

    return run


def course(run: ScenarioRun) -> list[object]:
    """What was done in a scenario and what was seen of it, as the journal tells."""
    return [
        record.stimulus if isinstance(record, Submitted) else record.receipt if isinstance(record, Answered) else
        record.seen for record in run.records if isinstance(record, Submitted | Answered | Happened)
    ]  # fmt: skip


def test_the_same_course_is_played_once(
    plays: Callable[..., dict[str, ScenarioRun]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each scenario holds what was observed, says where, and comes to the verdict of the engine in process."""
    person = Technician()
    found = plays(person, "guided", "--tester", "T")
    main(["run", "--clause", CHAPTER, "--out", str(tmp_path / "direct"), "--no-allure"])
    direct = {one.started.uid: one.ended.outcome for one in scenarios(tmp_path / "direct")}
    assert {
        uid: run.ended.outcome for uid, run in found.items() if run.ended.outcome == "pass"
    }.items() <= direct.items()
    shared = {uid: run for uid, run in found.items() if run.ended.observed_at}
    assert len(shared) >= 3
    assert all(run.ended.outcome == "pass" for run in shared.values())
    for run in shared.values():
        whole = found[run.ended.observed_at]
        assert not whole.ended.observed_at
        assert course(run) == course(whole)[: len(course(run))]
    played = [run for run in found.values() if course(run) and not run.ended.observed_at]
    assert person.transcript.count("--- a table ---") == len(played)
    told = json.loads((tmp_path / "guided" / "verdicts.json").read_text(encoding="utf-8"))["clauses"]
    said = {one["uid"]: one["observed_at"] for clause in told.values() for one in clause["scenarios"]}
    assert said == {uid: run.ended.observed_at for uid, run in found.items()}
    page = (tmp_path / "guided" / "matrix.html").read_text(encoding="utf-8")
    assert page.count("Observed at the playing of") == len(shared)
    assert main(["rejudge", str(tmp_path / "guided"), "--out", str(tmp_path / "again")]) == 0, capsys.readouterr().err
    again = {one.started.uid: one.ended.observed_at for one in scenarios(tmp_path / "again")}
    assert again == said


def test_what_was_wrong_is_wrong_in_all_that_share_it(plays: Callable[..., dict[str, ScenarioRun]]) -> None:
    """A forfeited ante that is not seen to be taken is missing in each scenario that is judged by this playing."""
    person = Technician(reports=lambda event: None if _is_forfeit(event) else event)
    found = plays(person, "out", "--tester", "T")
    failed = {uid for uid, run in found.items() if run.ended.outcome == "fail"}
    assert any(found[uid].ended.observed_at in failed for uid in failed)


def _is_forfeit(event: AnyEvent) -> bool:
    return isinstance(event, WagerSettled) and event.result == "forfeited"


def test_what_was_left_out_is_not_shared(plays: Callable[..., dict[str, ScenarioRun]]) -> None:
    """Where a playing was left out in its midst, the next scenario of its course is played."""
    whole = plays(Technician(), "whole", "--tester", "T")
    source = next(run.ended.observed_at for run in whole.values() if run.ended.observed_at)
    played = [run for run in whole.values() if course(run) and not run.ended.observed_at]
    before = [run.started.uid for run in played].index(source)
    person = _LeavesOut(before)
    found = plays(person, "out", "--tester", "T")
    assert found[source].ended.outcome == "inconclusive"
    assert source not in {run.ended.observed_at for run in found.values()}
    others = {uid: run.ended.outcome for uid, run in whole.items() if uid != source}
    assert {uid: run.ended.outcome for uid, run in found.items() if uid != source} == others


class _LeavesOut(Technician):
    """Leaves one scenario out when it has begun."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._left = number

    def answer(self, prompt: str) -> str:
        if prompt.startswith("What happens?"):
            tables = self.transcript.count("--- a table ---")
            if tables == self._left + 1:
                return "skip the shoe has fallen down"
        return super().answer(prompt)


def test_a_run_that_was_cut_off_knows_what_was_observed(plays: Callable[..., dict[str, ScenarioRun]]) -> None:
    """Before and after the interruption no course is played twice."""
    whole = Technician()
    at_once = plays(whole, "whole", "--tester", "T")
    first = Technician()
    first.stop_after = whole.asked // 2
    plays(first, "parts", "--tester", "T")
    second = Technician()
    found = plays(second, "parts", "--resume")
    assert {uid: run.ended.outcome for uid, run in found.items()} == {
        uid: run.ended.outcome for uid, run in at_once.items()
    }
    assert {uid for uid, run in found.items() if run.ended.observed_at} == {
        uid for uid, run in at_once.items() if run.ended.observed_at
    }


# --- the memory -------------------------------------------------------------------------------------------------------


def given(asked: Asked, *events: AnyEvent) -> Given:
    """An act that was done, with what was seen."""
    return Given(asked, accepted=True, events=events)


def test_two_playings_are_never_mixed() -> None:
    """Where two playings saw different things come of the same acts, each scenario is answered from one of them."""
    table, sits, folds = TableSetup("mlgca-four-card"), Sit(1), Fold(1)
    one = Playing("one", (given(table), given(sits), given(folds, Folded(1))))
    other = Playing("other", (given(table), given(sits, Procedure("asks", seat=1)), given(Fold(2))))
    memory = Memory()
    memory.keep(one)
    memory.keep(other)
    asked = (*one.answers[:2], given(Fold(2)))
    gone = list(memory.of_another_course(asked))
    assert gone == [one]  # the other saw something else come of the sitting down: it may be of the course, from there
    assert memory.not_yet(gone) is other
    asked = (*other.answers[:2], given(Fold(2)))
    assert list(memory.of_another_course(asked)) == []


def test_a_course_that_ends_is_of_no_use_beyond() -> None:
    """Nobody knows what would have come of one more act."""
    table = TableSetup("mlgca-four-card", seed=1)
    memory = Memory()
    memory.keep(Playing("one", (given(table), given(Sit(1)))))
    seeded = given(msgspec.structs.replace(table, seed=2))
    assert not list(memory.of_another_course((seeded, given(Sit(1)))))  # no person can follow a seed
    assert list(memory.of_another_course((seeded, given(Sit(1)), given(Fold(1)))))
    assert list(memory.of_another_course((given(TableSetup("mlgca-four-card", ready=False)),)))


@pytest.mark.parametrize(
    ("seen", "waits"),
    [((), True), ((Procedure("asks", seat=1),), True), ((RoundEnded(1),), False), ((Procedure("announces"),), False)],
)
def test_whether_the_house_still_waits(seen: tuple[AnyEvent, ...], *, waits: bool) -> None:
    """Nobody is asked what the house does that was just said to wait for a player; whoever stopped elsewhere is."""
    assert still_waits(given(GoesOn(), *seen), GoesOn()) == waits
    assert not still_waits(given(Sit(1), *seen), GoesOn())


# --- the plan ---------------------------------------------------------------------------------------------------------


def test_the_plan_is_told_and_nobody_is_asked(target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a terminal, too, it is said what a run takes; nothing is written."""
    assert main(["run", "--target", target, "--clause", CHAPTER, "--out", str(tmp_path / "out"), "--plan"]) == 0
    told = capsys.readouterr().out
    rows = {line[:34].strip(): line[34:].split() for line in told.splitlines()}
    assert int(rows["tables to clear"][1]) < int(rows["tables to clear"][0])
    assert int(rows["answers to give"][1]) < int(rows["answers to give"][0])
    assert not (tmp_path / "out").exists()
    assert main(["run", "--clause", CHAPTER, "--plan"]) == 2
    assert "--plan is for guided tables" in capsys.readouterr().err


def test_the_same_tables_come_together() -> None:
    """What is observed comes right after the playing, the same choices and the same seats side by side."""
    plain, other = (TableSetup("mlgca-four-card", {"decks": decks}) for decks in (1, 2))
    rehearsed = [
        Rehearsed("declared"),
        Rehearsed("short", [plain, Sit(1)]),
        Rehearsed("elsewhere", [other, Sit(1)]),
        Rehearsed("two", [plain, Sit(1), Sit(2)]),
        Rehearsed("whole", [plain, Sit(1), Fold(1)]),
        Rehearsed("alike", [plain, Sit(1), Fold(1)]),
        Rehearsed("elsewhere again", [other, Sit(1), Fold(1)]),
    ]
    planned = arrange([one for one in rehearsed if one.asked or one.uid == "declared"])
    assert planned.order == ["declared", "two", "short", "whole", "alike", "elsewhere again", "elsewhere"]
    assert [one.uid for one in planned.played] == ["two", "whole", "elsewhere again"]
    assert (planned.before["tables"], planned.after["tables"], planned.after["choices"]) == (6, 3, 1)


# --- what is written --------------------------------------------------------------------------------------------------


def test_only_the_last_thing_of_an_answer_is_taken_back(plays: Callable[..., dict[str, ScenarioRun]]) -> None:
    """In a long answer, and after it, what was written before stands."""
    person = Technician(
        ["d", "d", "t", "d", "deals s1 d x5, d up;", "deals s1 down x5, d down x5, d up, from shoe",
         "As Kd Qh Jc 2s", "3s 4d 5h 6c 8s 9d", "undo", "announces no more bets;", "undo",
         "announces out of order; s1 examines", "undo", "asks s1", "stop"]
    )  # fmt: skip
    plays(person, "out", "--tester", "T", clause=CLAUSE)
    told = "\n".join(person.transcript)
    assert "deals: which way up do the cards of seat 1 lie?" in told
    assert told.count("Taken back: announces, words no more bets") == 1
    assert told.count("noted: announces, words out of order") == 2
    assert told.count("noted: player examines, seat 1") == 1


def test_a_detail_may_be_followed_by_more(plays: Callable[..., dict[str, ScenarioRun]]) -> None:
    """Whoever is asked for a detail may go on behind it, and is told the words that there are."""
    person = Technician(["d", "d", "t", "d", "announces", "no more bts", "no more bets; s1 examines", "stop"])
    plays(person, "out", "--tester", "T", clause=CLAUSE)
    told = "\n".join(person.transcript)
    known = "no more bets, fold, check, call, bet, raise, out of order, each value, no roll, hard, soft, blackjack"
    assert f"words: {known}; anything else in quotation marks" in told
    assert "noted: player examines, seat 1" in told


def test_sums_are_written_as_money() -> None:
    """The rate that the house determines is a sum, though the total of other acts is a number."""
    kinds = kinds_for(frozenset({"core", "pot"}), frozenset())
    assert read("house determines the rate 4", kinds, Notes()) == [
        Procedure("determines the rate", by="house", total=Cents(400))
    ]
