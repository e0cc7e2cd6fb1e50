"""What befell a run beside its scenarios is kept, checked and told."""

from collections.abc import Callable
from pathlib import Path

from clausewise.journal import JournalWriter, ScenarioJournal, resume, verify
from clausewise.journal.interruptions import interruptions
from clausewise.journal.reader import scenarios
from clausewise.journal.records import Header, Remark

Played = Callable[..., None]


def cut_off(directory: Path, header: Header, played: Played, *, met: bool) -> None:
    """A run that is killed inside scenario `a`, after a check, and gone on with to its end."""
    writer = JournalWriter(directory, "main", header)
    journal = ScenarioJournal(writer)
    played(journal, "a", ended=False)
    journal.checked("seat 1 is paid", ok=met, expected="10", got="10" if met else "0")
    writer.close()
    assert resume(directory, header).abandoned == ("a",)
    again = JournalWriter.resume(directory, "main", header)
    played(ScenarioJournal(again), "a")
    again.seal({"pass": 1})


def test_a_check_that_was_not_met_before_a_cut_is_kept_with_the_scenario(
    tmp_path: Path, header: Header, played: Played
) -> None:
    """The attempt stands with the run that followed it, and says which check it was; the journal is sound."""
    cut_off(tmp_path, header, played, met=False)
    (run,) = scenarios(tmp_path)
    assert run.ended.outcome == "pass"
    assert [attempt.unmet.sentence for attempt in run.before if attempt.unmet] == ["seat 1 is paid"]
    assert verify(tmp_path) == []


def test_a_cut_without_an_unmet_check_says_nothing_against_the_system(
    tmp_path: Path, header: Header, played: Played
) -> None:
    """A run may be cut off for any reason."""
    cut_off(tmp_path, header, played, met=True)
    (run,) = scenarios(tmp_path)
    assert [attempt.unmet for attempt in run.before] == [None]


def test_what_befell_a_run_is_told_in_sentences(tmp_path: Path, header: Header, played: Played) -> None:
    """That it was gone on with, which scenario was cut off where, and what had not been met there."""
    cut_off(tmp_path, header, played, met=False)
    gone_on, cut = interruptions(tmp_path)
    assert gone_on.startswith("the run was cut off, and gone on with at 2")
    assert cut == ("a was cut off (segment main, line 2); before that a check was not met: seat 1 is paid")


def test_an_undisturbed_run_has_nothing_to_tell(sealed: tuple[Path, str]) -> None:
    """No interruption, no sentence."""
    assert interruptions(sealed[0]) == ()


def test_an_answer_that_was_taken_back_is_told_as_that(tmp_path: Path, header: Header, played: Played) -> None:
    """A technician may begin anew; the attempt is told, and is not taken for a run that was killed."""
    writer = JournalWriter(tmp_path, "main", header)
    journal = ScenarioJournal(writer)
    played(journal, "a", ended=False)
    journal.abandoned()
    played(journal, "a")
    writer.seal({"pass": 1})
    assert [line for line in interruptions(tmp_path) if "taken back" in line]
    assert verify(tmp_path) == []


def test_a_scenario_played_again_without_a_reason_is_unsound(tmp_path: Path, header: Header, played: Played) -> None:
    """A fail that is followed by a pass, with nothing between: whoever wrote it wanted another result."""
    writer = JournalWriter(tmp_path, "main", header)
    journal = ScenarioJournal(writer)
    played(journal, "a", ended=False)
    journal.ended("fail", message="paid 9")
    played(journal, "a")
    writer.seal({"pass": 1})
    (problem,) = verify(tmp_path)
    assert "a was played again without a reason: it had ended before, in fail" in str(problem)
    assert [line for line in interruptions(tmp_path) if "2 times: fail and then pass" in line]


def test_an_error_may_be_played_again_by_a_run_that_is_gone_on_with(
    tmp_path: Path, header: Header, played: Played
) -> None:
    """The harness failed, not the system: that is a reason, and the journal is sound; it is told all the same."""
    writer = JournalWriter(tmp_path, "main", header)
    journal = ScenarioJournal(writer)
    played(journal, "a", ended=False)
    journal.ended("error", message="not reached")
    writer.close()
    resume(tmp_path, header)
    again = JournalWriter.resume(tmp_path, "main", header)
    played(ScenarioJournal(again), "a")
    again.seal({"pass": 1})
    assert verify(tmp_path) == []
    assert [line for line in interruptions(tmp_path) if "2 times: error and then pass" in line]


def test_times_that_run_backwards_are_found(tmp_path: Path, header: Header) -> None:
    """A line is written after the one before it."""
    writer = JournalWriter(tmp_path, "main", header)
    writer.write(Remark(time="2026-03-01", text="later"))
    writer.write(Remark(time="2026-02-01", text="earlier"))
    writer.seal({})
    (problem,) = verify(tmp_path)
    assert problem.line == 3
    assert "before the line before it" in problem.what
