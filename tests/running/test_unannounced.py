"""Now and then guests come who say nothing that a test says; what a table does for them is judged like all else."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.adapters import targets
from clausewise.adapters.base import Answer, SystemFailure
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.cli import main
from clausewise.failures import CLEAN, ERROR, FAIL
from clausewise.journal import verify
from clausewise.journal.reader import tables_unannounced
from clausewise.reference_engine.core.cards import RANKS, SUITS, parse_cards
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor, ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap
from clausewise.running.guests import ROUNDS_A_SITTING
from clausewise.verdicts import Verdicts, decode

CLAUSES = ("--clause", "three-card.k.1.i", "--clause", "three-card.i.2")
ONLY_TESTS = (StackDeck, ForceCards, AdvanceClock, Choose, Mishap)


class Visited(ReferenceTable):
    """A table that notes what is done to it, under which names, and may pay less."""

    def __init__(self, table: ReferenceTable, setup: TableSetup, short: Callable[[TableSetup], bool]) -> None:
        super().__init__(table.id, table.engine)
        self.setup = setup
        self.done: list[tuple[str, AnyStimulus]] = []
        self._short = short(setup)

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        """As the engine answers, but for a cent."""
        self.done.append((submission, stimulus))
        answer = super().submit(submission, stimulus)
        return Answer(answer.receipt, tuple(map(self._paid, answer.events)) if self._short else answer.events)

    @staticmethod
    def _paid(seen: Seen) -> Seen:
        event = seen.event
        if not isinstance(event, WagerSettled) or event.pays <= 0:
            return seen
        return msgspec.structs.replace(seen, event=msgspec.structs.replace(event, pays=Cents(event.pays - 1)))


class House(ReferenceSystem):
    """The engine, as a system that is not known to be it; it keeps the tables that it has opened."""

    def __init__(self, short: Callable[[TableSetup], bool] = lambda _: False, unseen: tuple[str, ...] = ()) -> None:
        super().__init__(by_chance=True)
        self.opened: list[Visited] = []
        self._short = short
        self._unseen = unseen

    def describe(self) -> Description:
        """With what it does not show."""
        return msgspec.structs.replace(super().describe(), unseen=self._unseen)

    def open(self, setup: TableSetup) -> ReferenceTable:
        """A table, as far as the engine has it."""
        self.opened.append(Visited(super().open(setup), setup, self._short))
        return self.opened[-1]

    @property
    def guests(self) -> list[Visited]:
        """Tables that named no seed."""
        return [table for table in self.opened if not table.setup.seed]


Run = Callable[..., tuple[int, Verdicts]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A run of two clauses against a house."""

    def runs(house: House, *more: str, out: str = "out") -> tuple[int, Verdicts]:
        monkeypatch.setattr(targets, "open_system", lambda _target, settings=None: house)  # noqa: ARG005
        code = main(["run", *CLAUSES, "--target", "http://it", "--out", str(tmp_path / out), "--no-allure", *more])
        assert verify(tmp_path / out) == []
        return code, decode((tmp_path / out / "verdicts.json").read_bytes())

    return runs


def test_guests_say_nothing_that_only_a_test_says(run: Run) -> None:
    """No seed, no reading, no deck, no clock, no mishap, no choice for the house; the options are those of others."""
    house = House()
    code, verdicts = run(house, "--unannounced", "60")
    assert code == CLEAN
    assert len(house.guests) == 60 / ROUNDS_A_SITTING
    options = {frozenset(table.setup.options) for table in house.opened if table.setup.seed}
    for table in house.guests:
        assert not table.setup.readings
        assert table.setup.ready
        assert frozenset(table.setup.options) in options
        assert not [stimulus for _, stimulus in table.done if isinstance(stimulus, ONLY_TESTS)]
        assert all(re.fullmatch(r"[0-9a-f]{8}-[0-9]+", submission) for submission, _ in table.done)
    (counts,) = verdicts.run.unannounced
    assert (counts.tables, counts.departing, counts.compared) == (len(house.guests), 0, counts.rounds)


def test_when_guests_come_follows_from_the_seed_of_the_run(run: Run) -> None:
    """Not at the end or the beginning, and elsewhere in each run."""

    def places(seed: int) -> list[int]:
        house = House()
        run(house, "--unannounced", "60", "--seed", str(seed), out=f"out {seed} {len(seen)}")
        seen.append(seed)
        return [number for number, table in enumerate(house.opened) if not table.setup.seed]

    seen: list[int] = []
    assert places(7) == places(7) != places(8)


def test_a_share_of_each_run_is_played_so_unless_none_is_wanted(run: Run, tmp_path: Path) -> None:
    """By default one sitting at least; with 0 none, and the reports say that none was."""
    house = House()
    run(house)
    assert len(house.guests) == 1
    house = House()
    _, verdicts = run(house, "--unannounced", "0", out="none")
    assert not house.guests
    assert verdicts.run.unannounced[0].rounds == 0
    told = "no round was played that was not told apart from production"
    assert told in (tmp_path / "none" / "matrix.html").read_text(encoding="utf-8")


def test_what_departs_there_is_found_and_judged_again_the_same(run: Run, tmp_path: Path) -> None:
    """A house that pays short where no seed is named fails on what is paid, also without the system."""
    code, verdicts = run(House(lambda setup: not setup.seed), "--unannounced", "20")
    failed = {name for name, clause in verdicts.clauses.items() if clause.verdict == "fail"}
    assert code == FAIL
    # Each payment is short, and what such tables are dealt is chance: so is which of the payments is met first.
    assert failed
    assert all(name.startswith("three-card.k.1") for name in failed)
    found = next(s for name in sorted(failed) for s in verdicts.clauses[name].scenarios if s.outcome == "fail")
    assert "not told apart from production" in found.name
    assert main(["rejudge", str(tmp_path / "out"), "--out", str(tmp_path / "again")]) == FAIL
    again = decode((tmp_path / "again" / "verdicts.json").read_bytes())
    assert {name for name, clause in again.clauses.items() if clause.verdict == "fail"} == failed
    assert again.run.unannounced == verdicts.run.unannounced


def test_who_leaves_things_unseen_is_asked_for_what_it_paid(run: Run) -> None:
    """Where not all is shown, payments are compared with what was shown; a sound house is not blamed."""
    unseen = ("card-burned", "ranks")
    sound, _ = run(House(unseen=unseen), "--unannounced", "20")
    assert sound != FAIL
    code, verdicts = run(House(lambda setup: not setup.seed, unseen), "--unannounced", "20", out="short")
    assert code == FAIL
    # Each payment is a cent short, whoever it is owed to.
    short = [clause for clause, found in verdicts.clauses.items() if found.verdict == "fail"]
    assert short
    assert all(clause.startswith("three-card.k.1.i") for clause in short), short


def test_who_fails_guests_makes_the_run_an_error(run: Run, tmp_path: Path) -> None:
    """A system that dies only at such tables has not been found clean; after two of them no other is opened."""

    class Down(House):
        def open(self, setup: TableSetup) -> ReferenceTable:
            if not setup.seed:
                self.opened.append(Visited(super().open(setup), setup, lambda _: False))
                raise SystemFailure("no answer", where="opening a table", advice="see that it is running")
            return super().open(setup)

    code, verdicts = run(Down(), "--unannounced", "60")
    assert code == ERROR
    assert any("not told apart from production" in problem for problem in verdicts.run.problems)
    assert len(tables_unannounced(tmp_path / "out")) == 2


def test_nobody_comes_where_nobody_can(tmp_path: Path) -> None:
    """At the reference engine itself there is nothing to compare."""
    assert main(["run", *CLAUSES, "--out", str(tmp_path / "out"), "--no-allure"]) == CLEAN
    assert tables_unannounced(tmp_path / "out") == []


class Loaded(House):
    """Where no seed is named its dealer has a pair of aces in every second round."""

    def open(self, setup: TableSetup) -> ReferenceTable:
        """A table, where the cards may be helped."""
        table = super().open(setup)
        return table if setup.seed else Helped(table.id, table.engine)


class Helped(ReferenceTable):
    """What nobody asked for is forced."""

    placed = 0

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        """Before a wager is taken."""
        if isinstance(stimulus, PlaceWager) and stimulus.wager == "ante":
            self.placed += 1
            aces = parse_cards("As Ah" if self.placed % 2 else "Ad Ac")
            self.engine.submit(ForceCards((CardsFor("dealer", tuple(aces)),)))
        return super().submit(submission, stimulus)


def test_what_chance_brings_guests_is_counted_and_a_fair_house_does_not_stand_out(run: Run, tmp_path: Path) -> None:
    """The cards that were dealt before anybody decided, to players and dealer apart."""
    _, verdicts = run(House(), "--unannounced", "60")
    (counts,) = verdicts.run.unannounced
    assert counts.stands_out == ()
    assert set(counts.brought) == {"the dealer's cards", "the players' cards"}
    for cards in counts.brought.values():
        assert sum(cards[rank] for rank in RANKS if rank in cards) == sum(cards.get(suit, 0) for suit in SUITS) > 100
    assert "no rank, suit or face so often" in (tmp_path / "out" / "matrix.html").read_text(encoding="utf-8")


def test_a_house_that_deals_itself_aces_where_nobody_watches_stands_out(run: Run, tmp_path: Path) -> None:
    """It breaks no rule of play, so no clause fails; the reports say it all the same, and so does judging again."""
    code, verdicts = run(Loaded(), "--unannounced", "60")
    assert code == CLEAN
    (counts,) = verdicts.run.unannounced
    assert counts.stands_out[0].startswith("A came ")
    assert "the dealer's cards" in counts.stands_out[0]
    assert "not what a fair table brings" in (tmp_path / "out" / "matrix.html").read_text(encoding="utf-8")
    assert main(["rejudge", str(tmp_path / "out"), "--out", str(tmp_path / "again")]) == CLEAN
    assert decode((tmp_path / "again" / "verdicts.json").read_bytes()).run.unannounced == verdicts.run.unannounced
