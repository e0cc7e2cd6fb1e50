"""What of two runs is compared, and how what fails is told: nothing that chance gave, and nothing behind another."""

from __future__ import annotations

import msgspec

from clausewise.changes.comparing import compare
from clausewise.changes.kinds import because, kind_of
from clausewise.changes.reasons import reasons
from clausewise.changes.side import asked_about, failing_in, judged
from clausewise.changes.telling import lines
from clausewise.journal.records import FOUND_AS_IN_PRODUCTION
from clausewise.reports.changes_results import Judged, told_of
from clausewise.verdicts.model import ClauseVerdict, ReadingUsed, ScenarioVerdict
from tests.changes.sides import loaded, side

ASKED = ScenarioVerdict(
    uid="a", name="The <wager> is paid", configuration="c", example={"wager": "ante"}, outcome="fail", message="",
    step="", strength="forced", checks=1, difference=None, stopped_by="", milliseconds=1, observed_at="",
    segment="main", line=1,
)  # fmt: skip
MET = msgspec.structs.replace(ASKED, uid="b", name=FOUND_AS_IN_PRODUCTION, example={"table": "2"}, strength="sampled")


def test_one_build_tested_twice_fails_in_the_same_scenarios() -> None:
    """At which of the tables that nobody tells apart a fault was met is chance."""
    elsewhere = msgspec.structs.replace(MET, example={"table": "5"})
    assert failing_in([ASKED, MET]) == failing_in([ASKED, elsewhere]) == failing_in([ASKED])
    assert failing_in([MET]) == failing_in([elsewhere]) != ()


def test_another_row_is_another_scenario() -> None:
    """What the features ask is told apart by its row."""
    assert failing_in([ASKED]) != failing_in([msgspec.structs.replace(ASKED, example={"wager": "play"})])


def test_only_scenarios_of_the_features_are_counted() -> None:
    """A table that chance brought is no scenario more."""
    assert asked_about([ASKED, MET]) == [ASKED]


def test_a_kind_of_fault_is_told_once_and_none_hides_behind_another() -> None:
    """Of each thing that came otherwise the sentence of the run, and in how many scenarios."""
    names = ("a pair [x]", "a flush [x]", "a flush again [x]")
    came = ("The rules require 10; the system paid 20.", *["The rules require 40; the system paid 30."] * 2)
    assert told_of(Judged("fail", reason="a pair: paid 20 (and 2 more)", failing=names, came=came)) == (
        "The rules require 10; the system paid 20 (a pair)",
        "The rules require 40; the system paid 30 (in 2 scenarios, first: a flush)",
    )


def test_what_failed_by_anothers_breach_is_not_new_when_that_goes() -> None:
    """It is told as what it is, and so is what is new beside it."""
    hidden = Judged("inconclusive", reason="stopped by b.2", stopped={"a flush [x]": "b.2"})
    now = Judged("fail", failing=("a flush [x]",), came=("paid 30",))
    assert kind_of(hidden, now) == "failing, hidden before"
    assert list(because(hidden, now, reworded=False)) == ["failed before as well, which was put down to b.2: a flush"]
    more = msgspec.structs.replace(now, failing=("a flush [x]", "a pair [x]"), came=("paid 30", "paid 2"))
    assert kind_of(hidden, more) == "newly failing"
    assert kind_of(Judged("inconclusive", reason="not shown"), now) == "newly failing"


def test_what_chance_alone_had_found_is_not_called_fixed() -> None:
    """Such rounds may not come there again; what a scenario of the features had found is fixed."""
    chance = Judged("fail", failing=failing_in([MET]), came=("paid 30",))
    assert kind_of(chance, Judged("pass", "forced")) == "not met again"
    assert kind_of(Judged("fail", failing=failing_in([ASKED])), Judged("pass", "forced")) == "fixed"


def test_another_reading_of_what_cannot_be_shown_is_told() -> None:
    """A clause that nobody could examine under either reading rests on another one now."""
    was, now = (Judged("inconclusive", reason="not shown", readings=(one,)) for one in ("ties.push", "ties.lose"))
    assert kind_of(was, now) == "unexamined otherwise"
    assert kind_of(was, was) is None
    assert list(because(was, now, reworded=False)) == ["readings that it rests on: ties.push → ties.lose"]


def test_what_was_renewed_is_neither_gone_nor_new() -> None:
    """An attestation of the same clause, with another date; one of another clause is new."""
    told = {
        reason.about: reason.differs
        for reason in reasons(
            side({}, attestations=("b.1: met, 2026", "b.2: met, 2026")),
            side({}, attestations=("b.1: met, 2027", "b.3: met, 2027")),
        )
    }
    assert told["Attestations"] == (
        "renewed: b.1: met, 2026 → met, 2027", "no longer: b.2: met, 2026", "new: b.3: met, 2027",
    )  # fmt: skip


def test_the_cause_stands_before_its_effects() -> None:
    """What is otherwise of build and readings is read first, and what is the same is one line."""
    now = side({"b.1": Judged("fail", reason="paid 9")}, readings={"book": {"ties": ("lose",)}})
    told = list(lines(compare(loaded(side({"b.1": Judged("pass", "forced")})), loaded(now))))
    assert told.index("    book: ties: push → lose") < told.index("Newly failing: 1")
    assert any(line.startswith("  the same: Build and components") for line in told)


def test_chance_gives_a_clause_no_strength_that_it_has_not_in_another_run() -> None:
    """One round that was met as in production makes nothing `sampled (1)` beside what was asked about."""
    verdict = ClauseVerdict(
        rulebook="b", verdict="fail", reason="", strength="sampled", n=1, bound=None, scenarios=(ASKED, MET),
        readings=(ReadingUsed("ties", "push", "proposed"), ReadingUsed("other", "a", "proposed")), guided_by=None,
        provisional=True, variance=None, attestation=None,
    )  # fmt: skip
    found = judged(verdict, ("ties.push",))
    assert (found.strength, found.n, found.readings) == ("forced", None, ("ties.push",))
    alone = judged(msgspec.structs.replace(verdict, scenarios=(MET,)), None)
    assert (alone.strength, alone.n) == ("sampled", 1)
