"""A game with one die, brought by a package from elsewhere: chance is not cards alone, and a wager is on something."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.following.comparison import Exchange, first_difference
from clausewise.reference_engine.core.dice import parse_faces
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.families.table import Table
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import Receipt, TableSetup
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShown, LayoutLit, Spot
from clausewise.reference_engine.vocabulary.dice.stimuli import CockDice, SetDice
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.registry import installed
from clausewise.soaking.playing import play
from clausewise.soaking.shrinking import shortest
from tests.running.test_unseen_fields import outcomes_of

PACKAGE = Path(__file__).with_name("one_die")
KIND = "one of a kind"
SERVED = f"stdio:{sys.executable} -m clausewise serve --stdio"


@pytest.fixture(autouse=True)
def there_is_a_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package is installed as long as a test lasts."""
    monkeypatch.syspath_prepend(str(PACKAGE))
    installed.look_again()
    yield
    monkeypatch.undo()
    installed.look_again()


def clausewise(*arguments: str, where: Path) -> str:
    """What a command says that ends well, in a process of its own with the package installed."""
    ended = subprocess.run(
        [sys.executable, "-m", "clausewise", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=where,
        env={**os.environ, "PYTHONPATH": str(PACKAGE)},
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.mark.parametrize("target", ["reference", SERVED])
def test_its_scenarios_pass(target: str, tmp_path: Path) -> None:
    """In process and over the protocol: dice are forced, thrown, entered and paid for, wager by wager."""
    said = clausewise("run", "--rulebook", "one-die", "--target", target, "--no-allure", "--out", "o", where=tmp_path)
    assert "4 of 4 passed" in said


def test_its_scenarios_notice_faults(tmp_path: Path) -> None:
    """A fault in a throw or in what is selected does not survive."""
    assert "0 survived" in clausewise("prove", "one-die", where=tmp_path)


def played(*acts: AnyStimulus, seed: int = 1) -> list[Exchange]:
    """A round at a table, as a recording has it."""
    table: Table = open_table(TableSetup("one-die", seed=seed))
    exchanges = []
    for act in (Sit(1), *acts, *[Proceed()] * 5):
        before = len(table.seen)
        accepted = table.submit(act).accepted
        exchanges.append(Exchange(act, accepted, tuple(seen.event for seen in table.seen[before:])))
    return exchanges


def wager(selection: str) -> PlaceWager:
    """Ten on a face."""
    return PlaceWager(1, KIND, dollars(10), selection=selection)


def without_forcing(exchanges: list[Exchange]) -> list[Exchange]:
    """What a system shows that was not forced."""
    return [one for one in exchanges if not isinstance(one.stimulus, SetDice | Choose | CockDice)]


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("unseen", ["", "dice-shown"])
def test_dice_are_read_back(face: int, unseen: str) -> None:
    """The engine beside a system throws what came, and shakes as often; nobody tells it but the system's events."""
    exchanges = without_forcing(played(wager("3"), SetDice(parse_faces(str(face))), Choose("shakes", 5)))
    if unseen:
        exchanges = [
            Exchange(one.stimulus, one.accepted, tuple(e for e in one.events if not isinstance(e, DiceShown)))
            for one in exchanges
        ]
    description = msgspec.structs.replace(describe(), unseen=(unseen,) if unseen else ())
    assert first_difference(TableSetup("one-die", seed=2), exchanges, description) is None


def test_a_die_that_does_not_lie_flat_is_read_back() -> None:
    """Nor has anybody to say that the die was cocked."""
    exchanges = without_forcing(played(wager("3"), CockDice()))
    assert first_difference(TableSetup("one-die", seed=2), exchanges, describe()) is None


OTHERWISE: list[tuple[type[AnyEvent], dict[str, object], str]] = [
    (DiceEntered, {"faces": parse_faces("4")}, "one-die.1.B"),
    (LayoutLit, {"spots": (Spot(KIND, "4"),)}, "one-die.1.B"),
    (WagerSettled, {"pays": Cents(1)}, "one-die.1.A"),
    (WagerSettled, {"selection": "5"}, "one-die.1.A"),
    (WagerSettled, {"selection": None}, "one-die.1.A"),
]


@pytest.mark.parametrize(("kind", "changes", "clause"), OTHERWISE)
def test_a_departure_is_found_and_blamed(kind: type[AnyEvent], changes: dict[str, object], clause: str) -> None:
    """What is entered, lit, paid or settled otherwise, and a settlement that does not say of which wager."""
    exchanges = [
        Exchange(
            one.stimulus,
            one.accepted,
            tuple(msgspec.structs.replace(e, **changes) if isinstance(e, kind) else e for e in one.events),
        )
        for one in played(wager("3"), SetDice(parse_faces("3")))
    ]
    departure = first_difference(TableSetup("one-die"), exchanges, describe())
    assert departure is not None
    assert departure.clauses == (clause,)


class LoadedDie:
    """A table that does not care what its die was set to."""

    def __init__(self, setup: TableSetup) -> None:
        self._table = open_table(setup)
        for name in ("seen", "citations", "refusal_citations", "fact_citations", "declaration"):
            setattr(self, name, getattr(self._table, name))

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        if isinstance(stimulus, SetDice):
            stimulus = SetDice(parse_faces("5"))
        return self._table.submit(stimulus)


def test_other_dice_than_were_set_show_nothing(tmp_path: Path) -> None:
    """A situation that was not reached is inconclusive, and no broken rule."""
    found = outcomes_of(tmp_path, ReferenceSystem(LoadedDie, describe), "one-die", "1.A")  # type: ignore[arg-type]
    assert found == {"1.A": {"inconclusive"}}


def test_dice_that_cannot_be_set_show_nothing(tmp_path: Path) -> None:
    """What needs no certain face is examined all the same."""
    description = msgspec.structs.replace(describe(), forcing=("seed",))
    found = outcomes_of(tmp_path, ReferenceSystem(open_table, lambda: description), "one-die", "1.A", "1.C")
    assert found == {"1.A": {"inconclusive"}, "1.C": {"pass"}}


def test_a_round_is_shortened_with_its_throw() -> None:
    """Rounds before it are left out, and the die shows what it showed, whatever chance would have brought."""
    fault = Fault("pays", "figure", "one more")
    system, description = ReferenceSystem(partial(open_table, fault=fault), describe), describe()
    setup = TableSetup("one-die", seed=3)
    lost: list[AnyStimulus] = [wager("1"), SetDice(parse_faces("2")), *[Proceed()] * 5]
    acts: list[AnyStimulus] = [
        Sit(1),
        *lost,
        *lost,
        wager("4"),
        wager("5"),
        SetDice(parse_faces("4")),
        *[Proceed()] * 5,
    ]
    replay = partial(play, system, description, setup)
    departure = first_difference(setup, replay(acts).exchanges, description)
    assert departure is not None
    short, found = shortest(replay, replay(acts), departure, description)
    assert found.clauses == ("one-die.1.A",)
    kept = [act for act in short.stimuli if not isinstance(act, Proceed)]
    assert kept == [Sit(1), wager("4"), SetDice(parse_faces("4"))]
