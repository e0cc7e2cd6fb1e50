"""A guided table: a scripted technician, with the reference engine as the table, comes to the engine's verdicts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clausewise.adapters import guided_dialogue
from clausewise.adapters.guided_kinds import kinds_for
from clausewise.adapters.guided_notes import Notes
from clausewise.adapters.guided_reading import read
from clausewise.adapters.guided_saying import say
from clausewise.cli import main
from clausewise.failures import USAGE
from clausewise.journal import scenarios
from clausewise.journal.reader import read_journal
from clausewise.journal.records import Abandoned, Happened, Remark
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import scripts
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from tests.adapters.guided_table import CLAUSE, description, verdicts
from tests.adapters.technician import Technician

HOUSE = kinds_for(frozenset({"core", "house-banked", "shuffler"}), frozenset())
UNTOLD = ("dice", "points")
"""What a technician cannot tell of yet, by the module of the vocabulary."""
POT = kinds_for(frozenset({"core", "pot"}), frozenset())


@pytest.fixture
def table(tmp_path: Path) -> Callable[..., str]:
    """Writes a description and gives the target."""

    def written(game: str = "mlgca-four-card", **more: Any) -> str:
        (tmp_path / "table.toml").write_text(description(game, **more), encoding="utf-8")
        return f"guided:{tmp_path / 'table.toml'}"

    return written


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Puts a technician where the terminal would be."""

    def sits(person: Any) -> None:
        monkeypatch.setattr(guided_dialogue, "interactive", lambda: True)
        monkeypatch.setattr(guided_dialogue, "terminal", lambda: person)

    return sits


def run(target: str, clause: str, out: Path, *more: str) -> int:
    """A run without the parts that take long."""
    return main(["run", "--target", target, "--clause", clause, "--out", str(out), "--no-allure", *more])


def outcomes(out: Path) -> dict[str, str]:
    """How each scenario ended that applied."""
    return {run.started.uid: run.ended.outcome for run in scenarios(out) if run.ended.outcome != "not-applicable"}


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rulebook", [name for name, book in RULEBOOKS.items() if book.modules.isdisjoint(UNTOLD)])
def test_everything_that_happens_can_be_reported(rulebook: str) -> None:
    """Whatever the engine makes happen in random rounds can be written by a person, and is read as what it was."""
    rules = RULEBOOKS[rulebook].rules
    kinds = POT if "pot" in RULEBOOKS[rulebook].modules else HOUSE
    for script in islice(scripts(rulebook, rules.options, rules.readings, open_table, 40), 40):
        engine = open_table(script.setup)
        for stimulus in script.stimuli:
            engine.submit(stimulus)
        notes = Notes()
        for seen in engine.seen:
            assert read(say(seen.event), kinds, notes) == [seen.event]


@pytest.mark.parametrize(
    ("rulebook", "why"),
    [("oneida-sic-bo", "is played with dice"), ("oneida-blackjack", "is played with hands that grow and split")],
)
def test_a_table_that_cannot_be_told_of_is_refused(
    table: Callable[..., str], capsys: pytest.CaptureFixture[str], rulebook: str, why: str
) -> None:
    """One message before anything is asked: what a technician would have to tell cannot be told yet."""
    assert main(["run", "--target", table(rulebook), "--rulebook", rulebook, "--plan"]) == USAGE
    assert f"games: {rulebook} {why}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("ann no more", "announces, words no more bets"),
        ('announces "rien ne va plus"', 'announces, words "rien ne va plus"'),
        ("s2 examines", "player examines, seat 2"),
        ("discards the stub rack down", "discards the stub, deck 1, where discard rack, face down"),
        ("fp validates the payout s2 progressive", "floorperson validates the payout, seat 2, wager progressive"),
        ("seat 2's ante wins 10, stake 10", "wins, seat 2, wager ante, pays 10, stake 10"),
        ("s2 progressive wins 9, stake 1, stake kept", "wins, seat 2, wager progressive, pays 9, stake 1, stake kept"),
        ("s2 envy bonus 50, for seat 3", "is paid, seat 2, bonus envy bonus, amount 50, for seat 3"),
        ("ranks d pair as ad kc 7h", "ranks, whose dealer, rank pair, cards As Ad Kc 7h, game four card"),
    ],
)
def test_short_words(line: str, meant: str) -> None:
    """A report may be cut short as long as it stays clear."""
    assert [say(event) for event in read(line, HOUSE, Notes())] == [meant]


# --- whole runs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "clause"), [("mlgca-four-card", "mlgca-four-card.12.A"), ("oasis-holdem", "oasis-holdem.deal.first")]
)
def test_the_verdicts_are_those_of_the_engine(
    game: str, clause: str, tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]
) -> None:
    """What a technician reports of a sound table comes to what the engine says of itself, scenario by scenario."""
    at(Technician())
    run("reference", clause, tmp_path / "sound")
    run(table(game), clause, tmp_path / "guided", "--tester", "Terry Tester")
    sound, guided = outcomes(tmp_path / "sound"), outcomes(tmp_path / "guided")
    assert len(guided) > len(sound) / 2
    assert guided == {uid: sound[uid] for uid in guided}
    assert {told["guided_by"] for told in verdicts(tmp_path / "guided").values()} == {"Terry Tester"}
    assert "Guided: Terry Tester did the acts" in (tmp_path / "guided" / "matrix.html").read_text(encoding="utf-8")
    assert 'name="guided by" value="Terry Tester"' in (tmp_path / "guided" / "junit.xml").read_text(encoding="utf-8")
    assert main(["verify", str(tmp_path / "guided")]) == 0


@pytest.mark.slow
def test_a_chapter_has_the_verdicts_of_the_engine(
    tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]
) -> None:
    """All of chapter 11: whatever applies ends as it does in process; only what a person has to judge does not pass."""
    at(Technician())
    mishaps = ["lie-face-up", "misdeal", "draw-in-error", "expose-dealer-cards", "lose-cards", "miss-chip"]
    run("reference", "mlgca-four-card.11", tmp_path / "sound")
    run(table(mishaps=mishaps), "mlgca-four-card.11", tmp_path / "guided", "--tester", "Terry Tester")
    sound, guided = outcomes(tmp_path / "sound"), outcomes(tmp_path / "guided")
    assert guided == {uid: sound[uid] for uid in guided}
    waiting = {uid for uid, outcome in sound.items() if outcome != "pass"}
    of_people = {"mlgca-four-card.11.A.1", "mlgca-four-card.11.A.3"}
    assert {uid.split(" ")[0] for uid in waiting} == of_people
    for out in ("sound", "guided"):
        told = {clause: found["verdict"] for clause, found in verdicts(tmp_path / out).items()}
        assert {clause for clause, verdict in told.items() if verdict == "unattested"} == of_people
        assert set(told.values()) == {"pass", "unattested"}


def test_a_wrong_payout_fails(tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]) -> None:
    """A technician who sees the play wager paid double reports it, and the clause fails."""

    def double(event: AnyEvent) -> AnyEvent:
        if isinstance(event, WagerSettled) and event.wager == "play" and event.result == "wins":
            return msgspec.structs.replace(event, pays=Cents(2 * event.pays))
        return event

    at(Technician(reports=double))
    code = run(table(), "mlgca-four-card.11.D.4.c.ii", tmp_path / "out", "--tester", "Terry Tester")
    assert code == 1
    told = verdicts(tmp_path / "out")["mlgca-four-card.11.D.4.c.ii"]
    assert (told["verdict"], told["guided_by"]) == ("fail", "Terry Tester")
    assert "expected wins 10, got wins 20" in told["reason"]


def test_what_is_not_seen_is_inconclusive(tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]) -> None:
    """Clauses that need what nobody sees at this table are neither passed nor failed."""
    at(Technician(reports=lambda event: None if isinstance(event, WagerSettled) else event))
    run(table(unseen=["wager-settled"]), "mlgca-four-card.11.D.4.c.ii", tmp_path / "out", "--tester", "T")
    assert verdicts(tmp_path / "out")["mlgca-four-card.11.D.4.c.ii"]["verdict"] == "inconclusive"


# --- the dialogue -----------------------------------------------------------------------------------------------------


class Interrupting(Technician):
    """Says something else first at the questions whose number is named."""

    def __init__(self, said: dict[int, list[str]]) -> None:
        super().__init__()
        self._said = said
        self._kept: list[str] | None = None

    def answer(self, prompt: str) -> str:
        """The other thing, and then the answer to the question, which is put once more."""
        self._kept = self._kept or list(self._told)
        waiting = self._said.get(self.asked)
        if waiting:
            self.asked -= 1
            return str(waiting.pop(0))
        self._told, self._kept = self._kept, None
        return str(super().answer(prompt))


def test_wrong_input_and_questions_are_explained(
    tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]
) -> None:
    """What cannot be understood is asked again, a question mark explains, and nothing of it changes a verdict."""
    person = Interrupting({2: ["?", "perhaps", "menu", "? turns up"], 3: ["maybe"], 6: ["?"]})
    at(person)
    assert run(table(), CLAUSE, tmp_path / "out", "--tester", "T") == 0
    told = "\n".join(person.transcript)
    assert "perhaps is no answer here." in told
    assert "turns up: whose, cards; [seat, face, where]" in told
    assert "Always: ? explains" in told
    written = [e.record.text for e in read_journal(tmp_path / "out") if isinstance(e.record, Remark)]
    assert "Done, or not possible? perhaps" in written


def test_a_bare_enter_reports_nothing(tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]) -> None:
    """Whoever hits the key by mistake has not said that it is done: it is asked again, and said how to say so."""
    person = Interrupting({1: ["", ""], 3: [""]})
    at(person)
    assert run(table(), CLAUSE, tmp_path / "out", "--tester", "T") == 0
    again = "Nothing was written. Write d when it is done, or r and why when it is not possible."
    assert person.transcript.count(again) == 2
    assert (
        person.transcript.count("Nothing was written. Write t when it is taken, or r and why when it is refused.") == 1
    )


def test_an_answer_is_taken_back(tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]) -> None:
    """A mistake that was handed over already is taken back: only that is asked again, and the journal keeps both."""
    target = table()
    person = Technician(["d", "d", "t", "d", "announces out of order", "undo", "announces no more bets", "stop"])
    at(person)
    assert run(target, f"{CLAUSE}", tmp_path / "out", "--tester", "T") == 130
    told = "\n".join(person.transcript)
    assert told.count("A player sits down at seat 1.") == 1
    assert "Taken back; nothing else is asked again." in told
    records = [entry.record for entry in read_journal(tmp_path / "out")]
    assert any(isinstance(record, Abandoned) for record in records)
    events = [record.seen.event for record in records if isinstance(record, Happened)]
    announced = [event.words for event in events if isinstance(event, Procedure) and event.act == "announces"]
    assert announced == ["out of order", "no more bets"]


def test_the_last_answer_of_a_scenario_is_taken_back(
    tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]
) -> None:
    """A slip in the answer that ends a scenario breaks no rule: before it counts, it can be taken back."""
    target, clause = table(), "mlgca-four-card.7.B"
    person = Technician(["d", "r not seated", "d", "t 15", "undo", "t", "", "stop"])
    at(person)
    assert run(target, clause, tmp_path / "out", "--tester", "T") == 130
    assert list(outcomes(tmp_path / "out").values()) == ["pass"]
    assert person.transcript.count("Taken back; nothing else is asked again.") == 1


def test_a_card_that_is_out_already_is_asked_again(
    tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]
) -> None:
    """A slip is asked again at the prompt, and believed where the same is written once more."""
    before = ["d", "d", "t", "d", "announces no more bets", "deals s1 d down x5, d up, from shoe"]
    person = Technician(
        [*before, "As Ad Kc 7h 7h", "As Ad Kc 7h 2d", "Ah Ac Ks 7d 2s As", "Ah Ac Ks 7d 2s 3c",
         "deals s1 As, down, from shoe", "deals s1 As, down, from shoe", "stop"]
    )  # fmt: skip
    at(person)
    assert run(table(unseen=["taken with", "placed with"]), CLAUSE, tmp_path / "out", "--tester", "T") == 130
    told = "\n".join(person.transcript)
    assert told.count("the 7h was dealt before, to seat 1; write the cards again") == 1
    assert told.count("the As was dealt before, to seat 1; write the cards again") == 2
    assert "noted: 11 cards dealt: seat 1 As Ad Kc 7h 2d, dealer Ah Ac Ks 7d 2s 3c" in told
    assert told.count("card As, number 6, from shoe") == 1


def test_an_interrupted_run_is_gone_on_with(
    tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None], capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody hangs up in the middle: what ended is not asked again, and the verdicts are those of a run in one go."""
    target, clause = table(), "mlgca-four-card.11.D.4.c"
    whole = Technician()
    at(whole)
    run(target, clause, tmp_path / "whole", "--tester", "T")
    first = Technician()
    first.stop_after = whole.asked * 2 // 3
    at(first)
    assert run(target, clause, tmp_path / "parts", "--tester", "T") == 130
    assert "--resume" in capsys.readouterr().err
    done = outcomes(tmp_path / "parts")
    second = Technician()
    at(second)
    assert run(target, clause, tmp_path / "parts", "--resume") in (0, 4)
    assert outcomes(tmp_path / "parts") == outcomes(tmp_path / "whole")
    assert 0 < len(done) < len(outcomes(tmp_path / "whole"))
    assert second.asked < whole.asked * 2 // 3
    assert main(["verify", str(tmp_path / "parts")]) == 0


def test_nothing_expected_is_told(tmp_path: Path, table: Callable[..., str], at: Callable[[Any], None]) -> None:
    """Neither the scenario nor its Thens nor what came of it is shown before the end."""
    person = Technician()
    at(person)
    run(table(), CLAUSE, tmp_path / "out", "--tester", "T")
    told = "\n".join(person.transcript)
    for run_ in scenarios(tmp_path / "out"):
        assert run_.started.name not in told
        assert all(check.sentence not in told for check in run_.checks)
    assert CLAUSE not in told
    assert "pass" not in told


SAMPLE = (
    "Terry Tester", "", "d", "done", "t", "d", "ann no more bets; deals s1 d down x5, d up, from shoe;", "As Ad Kc 7h",
    "As Ad Kc 7h 2d", "Ah Ac Ks 7d 2s 3c", "removes the stub, from shoe; discards the stub", "rack up", "undo",
    "discards the stub rack down; s1 examines; s1 lays down layout down; asks s1", "t", "",
    "turns up d Ah Ac Ks 7d 2s 3c; ranks d pair Ah Ac Ks 7d;",
    "turns up s1 As Ad Kc 7h 2d; ranks s1 pair As Ad Kc 7h; s1 ante wins 10; s1 play wins 10; round ends", "", "stop",
)  # fmt: skip
DOCUMENTED = Path(__file__).parents[2] / "docs" / "guided.md"


def test_the_documented_dialogue(tmp_path: Path, at: Callable[[Any], None]) -> None:
    """The dialogue on the page for the lab is one that takes place, with the description on that page."""
    page = DOCUMENTED.read_text(encoding="utf-8")
    (tmp_path / "table.toml").write_text(page.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    person = Technician(SAMPLE)
    at(person)
    run(f"guided:{tmp_path / 'table.toml'}", CLAUSE, tmp_path / "out")
    told = "\n".join(line.rstrip() for line in person.transcript)
    assert told == page.split("```text\n")[1].split("\n```")[0]


# --- before it begins -------------------------------------------------------------------------------------------------


def test_one_technician_and_a_terminal(
    tmp_path: Path, table: Callable[..., str], capsys: pytest.CaptureFixture[str], at: Callable[[Any], None]
) -> None:
    """No workers, and somebody has to be there."""
    target = table()
    assert run(target, CLAUSE, tmp_path / "out") == 2
    assert "a guided table needs somebody who can be asked" in capsys.readouterr().err
    at(Technician())
    assert run(target, CLAUSE, tmp_path / "out", "-n", "2") == 2
    assert "leave -n out" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": ["poker"]}, "games: 'poker' is not known"),
        ({"unseen": ["card-delt"]}, "did you mean card-dealt?"),
        ({"unseen": ["round-ended"]}, "cannot be left out"),
        ({"cards": "by magic"}, "invalid enum value 'by magic'"),
        ({"colour": "green"}, "unknown field `colour`"),
        ({"mishaps": ["misdeals"]}, "did you mean misdeal?"),
    ],
)
def test_a_wrong_description(
    wrong: dict[str, Any], said: str, tmp_path: Path, table: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong in the file is said in one message, with what is allowed."""
    given = {"game": "mlgca-four-card", **wrong}
    target = table(**{name: value for name, value in given.items() if name != "game"})
    assert main(["doctor", "--target", target]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_every_option_is_stated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody but the laboratory can say what the house has chosen."""
    text = description("mlgca-four-card").partition("[options]")[0]
    (tmp_path / "table.toml").write_text(text, encoding="utf-8")
    assert main(["doctor", "--target", f"guided:{tmp_path / 'table.toml'}"]) == 2
    assert "options: say of each what this table has; still missing: dealing (" in capsys.readouterr().err


def test_the_doctor_reads_the_description(table: Callable[..., str], capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing can be tried without a person; what a run could show is told all the same."""
    assert main(["doctor", "--quick", "--target", table(unseen=["taken with"])]) == 0
    told = capsys.readouterr().out
    assert "cards can be forced, with people's help: stacked by hand" in told
    assert "taken_with, declaration: clauses that watch for these will be inconclusive" in told
