"""A soak from the command to the verdicts."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clausewise.adapters.base import Answer, SystemFailure, TableRefused
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.cli import main
from clausewise.following import comparison
from clausewise.journal import read_journal, required_header, scenarios, verify
from clausewise.journal.records import SoakAsked, Tallied
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Fault, NotOffered
from clausewise.reference_engine.engine import open_table, understood
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.modules import can_be_said
from clausewise.reference_engine.vocabulary.pot.events import HandShown
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.soaking import interrupting
from clausewise.soaking import part as part_module
from clausewise.soaking.past_known import compare_past
from clausewise.soaking.playing import TableInPlay
from clausewise.soaking.progress import SoakProgress
from clausewise.soaking.saved import load_round

FAIL, ERROR, INCONCLUSIVE = 1, 3, 4
BONUS = Fault("ante-bonus.A.straight flush", "payout", "one more")
BONUS_CLAUSE = "three-card.k.1.iii.table"


def test_a_sound_system_passes_what_was_exercised_often_enough(soaks: Any) -> None:
    """A verdict is sampled, with n and the bound 3/n; below the configured n, and where n is 0, it is inconclusive."""
    (soaks.folder / "clausewise.toml").write_text("least_sample = 40\n", encoding="utf-8")
    assert soaks.run("--rounds", "120") == INCONCLUSIVE
    found = soaks.verdicts
    passed = [clause for clause in found.clauses.values() if clause.verdict == "pass"]
    assert passed
    assert all(c.strength == "sampled" and c.n and c.n >= 40 and c.bound == f"3/{c.n}" for c in passed)
    reasons = [clause.reason for clause in found.clauses.values() if clause.verdict == "inconclusive"]
    assert any("cases were sampled, and 40 are asked for" in reason for reason in reasons)
    assert any(reason.endswith("rounds") and "never exercised in 12" in reason for reason in reasons)
    assert {c.verdict for c in found.clauses.values()} == {"pass", "inconclusive", "unattested", "informative"}
    assert sum(found.counts.values()) == len(found.clauses) == 142


def test_the_journal_says_that_it_is_a_soak_and_is_sound(soaks: Any) -> None:
    """The header holds what was asked for; every table leaves a record, and the chain is whole."""
    soaks.run("--rounds", "30", "--seed", "5")
    assert required_header(soaks.out).soak == SoakAsked(5, 30)
    assert verify(soaks.out, (soaks.out / "seal.txt").read_text().strip()) == []
    assert sum(table.rounds for table in soaks.tables) >= 30
    assert not any(table.course for table in soaks.tables)
    tallied = [entry.record for entry in read_journal(soaks.out) if isinstance(entry.record, Tallied)]
    assert sum(t.tables for t in tallied) == len(soaks.tables)


def test_the_course_of_every_table_is_kept_where_that_is_asked_for(soaks: Any) -> None:
    """With `--keep all` whoever reads the journal can see each stimulus with its receipt and events."""
    soaks.run("--rounds", "10", "--keep", "all")
    opened = [table for table in soaks.tables if not table.refused]
    assert opened
    assert all(len(table.course) == table.stimuli for table in opened)
    assert all(sum(len(step.seen) for step in table.course) == table.events for table in opened)


def test_the_same_seed_plays_the_same_tables(soaks: Any, tmp_path: Path) -> None:
    """Another run of the same seed does the same and sees the same, and another seed something else."""
    digests = []
    for name, seed in (("a", "1"), ("b", "1"), ("c", "2")):
        soaks.out = tmp_path / name
        soaks.run("--rounds", "40", "--seed", seed)
        digests.append([table.digest for table in soaks.tables])
    assert digests[0] == digests[1]
    assert digests[0] != digests[2]
    assert not (tmp_path / ".hypothesis").exists()


def test_a_difference_is_blamed_shrunk_saved_and_repeated(soaks: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """A bonus of 6 to 1 for a straight flush fails its clause, by a round that one command plays again."""
    assert soaks.against_an_engine(BONUS).run("--seed", "3") == 1
    told = capsys.readouterr().out
    clause = soaks.verdicts.clauses[BONUS_CLAUSE]
    assert (clause.verdict, clause.strength, clause.bound) == ("fail", "sampled", None)
    assert [name for name, found in soaks.verdicts.clauses.items() if found.verdict == "fail"] == [BONUS_CLAUSE]
    saved = soaks.out / "rounds" / "1.json"
    assert load_round(saved).clauses == (BONUS_CLAUSE,)
    assert len(load_round(saved).stimuli) <= 12
    assert (soaks.out / "rounds" / "1.svg").read_text().startswith("<svg")
    command = f"clausewise soak --round {saved} --target http://it"
    assert told.count(command) == 2
    assert main(command.split()[1:]) == 1
    soaks.against_an_engine()
    assert main(command.split()[1:]) == 0


def test_the_round_of_a_fail_is_in_every_report(soaks: Any) -> None:
    """The matrix draws it, JUnit tells both sides of the difference, and the journal holds it as a scenario."""
    soaks.against_an_engine(BONUS).run("--seed", "3")
    run = next(run for run in scenarios(soaks.out) if run.ended.outcome == "fail")
    assert run.started.example == {"round": "rounds/1.json"}
    assert [stimulus.stimulus for stimulus in run.stimuli] == list(load_round(soaks.out / "rounds/1.json").stimuli)
    page = (soaks.out / "matrix.html").read_text()
    assert "cw-table" in page
    assert "rounds played at random from the seed 3, at most 10,000 rounds" in page
    assert "bonus ante bonus" in page
    assert "bonus ante bonus, amount" in (soaks.out / "junit.xml").read_text()


@pytest.mark.slow
def test_whoever_goes_on_after_a_difference_finds_another(soaks: Any) -> None:
    """With `--go-on` the known difference does not end the soak, and what else was exercised is judged."""
    assert soaks.against_an_engine(BONUS).run("--seed", "3", "--rounds", "400", "--go-on") == 1
    assert sum(table.rounds for table in soaks.tables) >= 400
    assert soaks.verdicts.counts["fail"] == 1


def test_an_observed_system_is_never_forced(soaks: Any) -> None:
    """A system that can force nothing, whose clock runs by itself, is sampled by what comes of itself."""
    done: list[AnyStimulus] = []

    class Watched(ReferenceTable):
        def submit(self, submission: str, stimulus: AnyStimulus) -> Any:
            done.append(stimulus)
            return super().submit(submission, stimulus)

    class Observed(ReferenceSystem):
        def open(self, setup: TableSetup) -> ReferenceTable:
            return Watched("t", open_table(setup))

        def describe(self) -> Any:
            lacks: dict[str, Any] = {"forcing": ("none",), "clock": "real", "mishaps": ()}
            return msgspec.structs.replace(super().describe(), **lacks)

    assert soaks.against(Observed).run("--rounds", "100", book="oasis-holdem") == INCONCLUSIVE
    assert soaks.verdicts.counts["fail"] == 0
    kinds = {type(stimulus).__name__ for stimulus in done}
    assert {"BuyIn", "Call", "Proceed"} <= kinds
    assert not kinds & {"StackDeck", "PlaceButton", "AdvanceClock", "LieFaceUp", "Misdeal"}


def test_persons_do_what_the_system_leaves_to_them(soaks: Any) -> None:
    """A table that awaits a person for each duty is played on, and shows no difference."""
    duties = dict.fromkeys(("shuffle", "cut", "deal", "reveal", "settle", "collect"), "person")
    assert soaks.against_an_engine(performs=duties).run("--rounds", "60") == INCONCLUSIVE
    assert soaks.verdicts.counts["fail"] == 0
    assert soaks.verdicts.counts["pass"] + soaks.verdicts.counts["inconclusive"] > 100


def failing(opens: Callable[[int], bool]) -> Callable[[], ReferenceSystem]:
    """A system that fails on some of its tables."""
    numbers = count(1)

    class Fails(ReferenceSystem):
        def open(self, setup: TableSetup) -> ReferenceTable:
            if not opens(next(numbers)):
                raise SystemFailure("no answer", where="opening a table", advice="see that it is running")
            return super().open(setup)

    return Fails


def test_a_system_that_fails_now_and_then_is_an_error_and_the_rest_stands(
    soaks: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was gathered is judged; the exit code says that something was amiss, one message what."""
    assert soaks.against(failing(lambda n: n % 7 != 0)).run("--rounds", "60") == ERROR
    assert "the system failed at" in capsys.readouterr().err
    assert soaks.verdicts.run.problems[0].endswith("opening a table: no answer; see that it is running")
    assert soaks.verdicts.counts["inconclusive"]
    assert verify(soaks.out) == []


def test_a_system_that_fails_again_and_again_ends_the_soak(soaks: Any) -> None:
    """After so many tables in a row nothing more is tried."""
    assert soaks.against(failing(lambda n: n < 10)).run("--rounds", "1000", "--give-up-after", "3") == ERROR
    assert "at 3 tables in a row" in soaks.verdicts.run.problems[0]
    assert len(soaks.tables) == 12


def test_a_system_that_refuses_every_table_ends_the_soak(soaks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """No round would ever come to its end."""

    class Refuses(ReferenceSystem):
        def open(self, setup: TableSetup) -> ReferenceTable:
            raise TableRefused(f"no {setup.rulebook} today")

    monkeypatch.setattr("clausewise.soaking.part.MOST_BARREN", 30)
    assert soaks.against(Refuses).run("--rounds", "1000") == ERROR
    assert soaks.verdicts.run.problems == ("the soak was ended: no round came to its end on 30 tables",)


def test_a_game_that_is_not_offered_is_not_judged(soaks: Any) -> None:
    """Every clause of it is not offered, and says so."""
    assert soaks.against_an_engine(games=("three-card",)).run("--rounds", "10", book="oasis-collection") == INCONCLUSIVE
    found = {clause.verdict for clause in soaks.verdicts.clauses.values()}
    assert found <= {"not-offered", "informative", "inconclusive"}
    assert "not-offered" in found
    assert soaks.tables == []


def test_a_soak_that_was_cut_off_is_gone_on_with(soaks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in the journal is not played again, and counts."""

    def cut(self: SoakProgress, so_far: Any) -> None:
        if so_far.tally.tables > 20:
            raise RuntimeError("cut off")

    with monkeypatch.context() as patched:
        patched.setattr(SoakProgress, "told", cut)
        assert soaks.run("--rounds", "1000", book="oasis-collection") == ERROR
    before = len(soaks.tables)
    assert soaks.run("--rounds", "1000", book="oasis-collection") == 2
    assert soaks.run("--rounds", "90", "--resume", book="oasis-collection") == INCONCLUSIVE
    assert verify(soaks.out) == []
    tallied = [entry.record for entry in read_journal(soaks.out) if isinstance(entry.record, Tallied)]
    assert [record.batch for record in tallied] == list(range(len(tallied)))
    assert 90 <= sum(record.rounds["oasis-collection"] for record in tallied) < 190
    assert len(soaks.tables) >= before


def test_whoever_stops_a_soak_gets_the_verdicts_so_far(soaks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The journal is sealed, and says that it was interrupted."""
    calls = count()
    stops = partial(lambda: next(calls) > 40)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    original = interrupting.interruptible

    @contextmanager
    def stopped() -> Any:
        with original():
            yield stops

    monkeypatch.setattr(interrupting, "interruptible", stopped)
    assert soaks.run("--rounds", "100000", book="oasis-collection") == ERROR
    assert "it was interrupted after" in soaks.verdicts.run.problems[0]
    assert verify(soaks.out) == []


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "there is no such file"), ("{", "is no round"), ('{"setup": 1}', "is no round"), ("[" * 99999, "no round")],
)
def test_what_is_no_round_is_said_in_one_message(
    soaks: Any, capsys: pytest.CaptureFixture[str], content: str | None, said: str
) -> None:
    """Nothing is sent to the system."""
    file = soaks.folder / "r.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert main(["soak", "--target", "http://it", "--round", str(file)]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--rounds", "x"], ["--seed", "-1"], ["--resume"]])
def test_arguments_that_mean_nothing_are_refused(arguments: list[str]) -> None:
    """Code 2, and nothing is written."""
    assert main(["soak", *arguments]) == 2


def test_what_is_shown_at_a_showdown_is_compared(soaks: Any) -> None:
    """Rounds come to showdowns: the events of a hand at its end are among those that were compared."""
    soaks.run("--rounds", "40", "--keep", "all", book="oasis-collection")
    events = [seen.event for table in soaks.tables for step in table.course for seen in step.seen]
    assert any(isinstance(event, HandShown) for event in events)


def test_a_table_that_cannot_be_compared_costs_no_other_table(soaks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A defect of the comparison is an error with its message; what the other tables showed is judged."""
    original = compare_past
    numbers = count(1)

    def breaks(*arguments: Any) -> Any:
        if next(numbers) == 3:
            raise LookupError("no such seat")
        return original(*arguments)

    monkeypatch.setattr(part_module, "compare_past", breaks)
    assert soaks.run("--rounds", "30") == ERROR
    assert "cannot be compared: LookupError: no such seat" in soaks.verdicts.run.problems[0]
    assert [bool(table.failure) for table in soaks.tables].count(True) == 1
    assert any(clause.n for clause in soaks.verdicts.clauses.values())


def test_what_is_cut_off_by_a_failure_is_no_difference(soaks: Any) -> None:
    """A system that falls silent while its events are read has not left out what it could not tell any more."""

    class Silent(ReferenceTable):
        def submit(self, submission: str, stimulus: AnyStimulus) -> Any:
            answer = super().submit(submission, stimulus)
            if not answer.events or answer.events[-1].sequence < 30:
                return answer
            return Answer(msgspec.structs.replace(answer.receipt, settled=False))

        def read(self, after: int) -> Any:
            raise SystemFailure(f"no answer after {after}", where="reading", advice="see that it is running")

    class FallsSilent(ReferenceSystem):
        def open(self, setup: TableSetup) -> ReferenceTable:
            return Silent("t", open_table(setup))

    assert soaks.against(FallsSilent).run("--rounds", "30", book="oasis-holdem") == ERROR
    assert soaks.verdicts.counts["fail"] == 0
    assert "reading: no answer after" in soaks.verdicts.run.problems[0]


def test_what_the_players_cannot_go_on_by_is_still_compared(soaks: Any) -> None:
    """A table that takes far more than it was given is blamed for it; twice as much again is never submitted."""

    def as_much_as_can_be(seen: Seen) -> Seen:
        most = Cents(10**14)
        taken = isinstance(seen.event, WagerTaken)
        return msgspec.structs.replace(seen, event=msgspec.structs.replace(seen.event, amount=most)) if taken else seen

    class Greedy(ReferenceTable):
        def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
            assert can_be_said(stimulus)
            answer = super().submit(submission, stimulus)
            return Answer(answer.receipt, tuple(map(as_much_as_can_be, answer.events)))

    class TakesMore(ReferenceSystem):
        def open(self, setup: TableSetup) -> ReferenceTable:
            return Greedy("t", open_table(setup))

    assert soaks.against(TakesMore).run("--rounds", "30", "--go-on", book="mlgca-four-card") == FAIL
    assert not any(table.failure for table in soaks.tables)
    assert verify(soaks.out) == []


def test_the_players_submit_nothing_that_cannot_be() -> None:
    """What would have to be done by a table's events, and cannot be, is not sent to it."""
    system = ReferenceSystem()
    table = TableInPlay(system.open(TableSetup("mlgca-four-card")), system.describe())
    with pytest.raises(ValueError, match="which cannot be: PlaceWager"):
        table.submit(PlaceWager(1, "play", Cents(-1000)))
    assert table.exchanges == []


def test_choices_in_the_systems_own_words_are_compared(soaks: Any) -> None:
    """A system that says "1" where the rules have a number is opened by its own word, and its tables are compared."""

    class Words(ReferenceSystem):
        def open(self, setup: TableSetup) -> ReferenceTable:
            assert isinstance(setup.options["decks"], str)
            return super().open(understood(setup))

        def describe(self) -> Any:
            said = super().describe()
            return msgspec.structs.replace(said, options={**said.options, "decks": ("1", "2")})

    assert soaks.against(Words).run("--rounds", "40") == INCONCLUSIVE
    assert any(clause.n for clause in soaks.verdicts.clauses.values())


def test_tables_that_the_rules_do_not_know_are_told(soaks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing could be compared there: that is said, and not taken for agreement."""

    def refuses(*_: object, **__: object) -> Any:
        raise NotOffered("no such table")

    monkeypatch.setattr(comparison, "open_table", refuses)
    assert soaks.run("--rounds", "10") == INCONCLUSIVE
    assert "could not be compared, for the rules know no such table" in (soaks.out / "matrix.html").read_text()


@pytest.mark.slow
def test_a_difference_that_does_not_come_again_is_told_as_such(soaks: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """A system that pays wrongly at every fifth table: the round is right when it is played again, and that is said."""
    tables = count(1)

    def opens(setup: TableSetup) -> Any:
        return open_table(setup, fault=BONUS if next(tables) % 5 == 0 else None)

    assert soaks.against_an_engine(opener=opens).run("--seed", "3", "--rounds", "3000") == 1
    told = capsys.readouterr().out
    assert "played again, the table did what the rules say" in told
    saved = soaks.out / "rounds" / "1.json"
    assert not load_round(saved).came_again
    tables = count(1)
    assert main(["soak", "--round", str(saved), "--target", "http://it"]) == 0
    assert "it did not come again when it was found either" in capsys.readouterr().out
