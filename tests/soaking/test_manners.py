"""A soak learns in which manner a system tells what it does, and looks on behind that; money is never a manner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from clausewise.adapters.base import Answer
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.cli import main
from clausewise.failures import ClausewiseError
from clausewise.following.comparison import Exchange, compare
from clausewise.following.known_departures import GoneBy
from clausewise.following.manners import InItsManner, Manner
from clausewise.journal import verify
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import Part, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import Unseen
from clausewise.running.manners import load_manners
from clausewise.verdicts import decode
from tests.soaking.conftest import Soaks
from tests.soaking.sound_systems import answers, other_cards, played

Tells = Callable[[Sequence[AnyEvent]], Sequence[AnyEvent]]
BONUS = Fault("ante-bonus.A.straight flush", "payout", "one more")
BONUS_CLAUSE = "three-card.k.1.iii.table"
GO_ON = ("--seed", "3", "--rounds", "100", "--go-on")


class Told(ReferenceTable):
    """A table that tells what it does in a way of its own; events of one answer may wait for a later one."""

    def __init__(self, tells: Tells, fault: Fault | None, setup: TableSetup) -> None:
        super().__init__("t", open_table(setup, fault=fault))
        self._tells = tells
        self._sequence = 0

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        answer = super().submit(submission, stimulus)
        at = answer.events[-1].at if answer.events else 0
        events = self._tells([seen.event for seen in answer.events])
        first, self._sequence = self._sequence + 1, self._sequence + len(events)
        receipt = msgspec.structs.replace(answer.receipt, settled=True)
        return Answer(receipt, tuple(Seen(first + n, at, event) for n, event in enumerate(events)))


def house(tells: Tells, fault: Fault | None = None) -> Callable[[], ReferenceSystem]:
    """A system of such tables."""

    class House(ReferenceSystem):
        def open(self, setup: TableSetup) -> ReferenceTable:
            super().open(setup)  # which refuses what is not offered
            return Told(tells, fault, setup)

    return House


def collects_at_once(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """All cards are collected by one act before the round ends, and nobody says whose they are."""
    found: list[AnyEvent] = []
    for event in events:
        if isinstance(event, RoundEnded):
            found.append(Procedure("collects cards", place="discard rack"))
        if not (isinstance(event, Procedure) and event.act in ("collects cards", "discards") and event.owner):
            found.append(event)
    return found


def bonuses_first(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """What comes with one answer of bonuses and wagers is told the other way round."""
    settled = [event for event in events if isinstance(event, WagerSettled | BonusPaid)][::-1]
    rest = iter(settled)
    return [next(rest) if isinstance(event, WagerSettled | BonusPaid) else event for event in events]


def both(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """In both ways."""
    return bonuses_first(collects_at_once(events))


def a_chip_short(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """In both ways, and of each payment from 30 on a chip is kept."""
    return [
        msgspec.structs.replace(event, pays=Cents(event.pays - 100))
        if isinstance(event, WagerSettled) and event.pays >= 3000
        else event
        for event in both(events)
    ]


def judged_by(file: Path, line: str) -> Path:
    """The file of manners as a person hands it back."""
    text = (
        file.read_text(encoding="utf-8")
        .replace('date = ""', 'date = "2026-11-19"')
        .replace(f'{line} = ""', f'{line} = "Ann"')
    )
    file.write_text(text, encoding="utf-8")
    return file


def failed(soaks: Soaks) -> list[str]:
    """The clauses that are called broken."""
    return [name for name, clause in soaks.verdicts.clauses.items() if clause.verdict == "fail"]


def test_a_sound_house_is_not_blamed_for_its_manners(soaks: Soaks, capsys: pytest.CaptureFixture[str]) -> None:
    """They are explained, for a person to accept; with a name behind them they are gone by, and reports say so."""
    soaks.against(house(both)).run(*GO_ON)
    assert failed(soaks) == []
    waiting = [one for one in soaks.verdicts.clauses.values() if "for a person to accept or refuse" in one.reason]
    assert {one.verdict for one in waiting} == {"inconclusive"}
    file = soaks.out / "manners.toml"
    assert f"manners   {file}" in capsys.readouterr().out
    assert "wager-settled" in {one.what for one in load_manners(file)}  # when cards go no text says: no manner
    soaks.out = soaks.folder / "again"
    soaks.run(*GO_ON, "--manners", str(judged_by(file, "accepted_by")))
    assert failed(soaks) == []
    assert not any("accept or refuse" in one.reason for one in soaks.verdicts.clauses.values())
    assert "accepted by Ann on 2026-11-19: wager-settled: at another moment" in (soaks.out / "matrix.html").read_text()
    assert verify(soaks.out) == []


def test_a_manner_that_a_person_refuses_is_a_breach(soaks: Soaks) -> None:
    """The clause fails, with the name of who refused it."""
    soaks.against(house(collects_at_once)).run(*GO_ON)
    file = judged_by(soaks.out / "manners.toml", "refused_by")
    soaks.out = soaks.folder / "again"
    assert soaks.run(*GO_ON, "--manners", str(file)) == 1
    assert any("refused as a manner by Ann" in soaks.verdicts.clauses[name].reason for name in failed(soaks))


@pytest.mark.slow
def test_a_fault_behind_manners_is_found(soaks: Soaks) -> None:
    """A bonus that is paid too high, in a house whose every round differs in its manner."""
    assert soaks.against(house(both, BONUS)).run(*GO_ON[:3], "400", "--go-on") == 1
    assert failed(soaks) == [BONUS_CLAUSE]


@pytest.mark.parametrize("rounds", ["40", pytest.param("100", marks=pytest.mark.slow)])
def test_money_is_found_behind_manners(soaks: Soaks, rounds: str) -> None:
    """A chip short is no manner, and whoever accepts all that is listed has not accepted it."""
    go_on = (*GO_ON[:3], rounds, "--go-on")
    assert soaks.against(house(a_chip_short)).run(*go_on) == 1
    found = failed(soaks)
    assert found
    file = judged_by(soaks.out / "manners.toml", "accepted_by")
    soaks.out = soaks.folder / "again"
    assert soaks.run(*go_on, "--manners", str(file)) == 1
    assert set(failed(soaks)) & set(found)


def test_what_is_left_out_now_and_then_is_no_manner(soaks: Soaks) -> None:
    """A dealer who leaves her own cards lying in one round of ten does it wrongly."""
    rounds = 0

    def forgets(events: Sequence[AnyEvent]) -> list[AnyEvent]:
        nonlocal rounds
        rounds += any(isinstance(event, RoundEnded) for event in events)
        leaves_out = rounds % 10 == 9
        return [
            event
            for event in events
            if not (leaves_out and isinstance(event, Procedure) and (event.act, event.owner) == ("discards", "dealer"))
        ]

    assert soaks.against(house(forgets)).run(*GO_ON) == 1
    assert any("now and then only" in soaks.verdicts.clauses[name].reason for name in failed(soaks))


@pytest.mark.slow
def test_manners_are_counted_again_and_resumed(soaks: Soaks, capsys: pytest.CaptureFixture[str]) -> None:
    """Without the system the same manners come to the same verdicts."""
    code = soaks.against(house(both)).run(*GO_ON)
    assert main(["rejudge", str(soaks.out), "--out", str(soaks.folder / "rejudged")]) == code
    assert "the same verdicts as then" in capsys.readouterr().out


EVERY_MANNER = frozenset(
    Manner(how, what)
    for how in ("at another moment", "not told", "told besides")
    for what in ("wager-settled", "bonus-paid", "wager-taken", "pot-awarded", "bet-made", "round-ended", "card-dealt")
)


def _is_over(one: Exchange) -> bool:
    """Whether a round has ended there."""
    return any(isinstance(event, RoundEnded) for event in one.events)


@pytest.mark.parametrize("change", ["pays", "seat", "result", "dropped", "twice"])
def test_no_manner_hides_money(change: str) -> None:
    """Whatever was accepted: another sum, another winner, a payment that never came, or came twice, is a difference."""

    def altered(event: AnyEvent) -> list[AnyEvent]:
        if not isinstance(event, WagerSettled) or not event.pays:
            return [event]
        match change:
            case "pays":
                return [msgspec.structs.replace(event, pays=Cents(event.pays + 100))]
            case "seat":
                return [msgspec.structs.replace(event, seat=event.seat % 7 + 1)]
            case "result":
                return [msgspec.structs.replace(event, result="loses", pays=Cents(0), stake_back=False)]
            case "dropped":
                return []
            case _:
                return [event, event]

    changed = 0
    for script in played("three-card", 40):
        exchanges = answers(open_table(other_cards(script.setup)), script.stimuli)
        others = [
            Exchange(one.stimulus, one.accepted, tuple(new for event in one.events for new in altered(event)))
            for one in exchanges
        ]
        last = max(n for n, one in enumerate(exchanges) if _is_over(one)) if any(map(_is_over, exchanges)) else 0
        if others[:last] != exchanges[:last]:
            changed += 1
            assert compare(script.setup, others, past=GoneBy(manners=EVERY_MANNER)).departure is not None
    assert changed


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('[[manner]]\nrulebook="r"\nhow="not told"\nwhat="wager-settled, play"', "never a matter of manners"),
        (
            '[[manner]]\nrulebook="r"\nhow="told otherwise"\nwhat="pot-awarded"\nword="amount"',
            "never a matter of manners",
        ),
        ('[[manner]]\nrulebook="r"\nhow="at another moment"\nwhat="card-dealt"', "never a matter of manners"),
        ('[[manner]]\nrulebook="r"\nhow="not told"\nwhat="determines the rate"', "never a matter of manners"),
        ('[[manner]]\nrulebook="r"\nhow="not told"\nwhat="burns"\naccepted_by="A"\nrefused_by="B"', "and refused by B"),
        ('[[manner]]\nrulebook="r"\nhow="not told"\nwhat="burns"\naccepted_by="A"', "say when that was"),
        ('[[manner]]\nrulebook="r"\nhow="never"\nwhat="burns"', "is no list of manners"),
        ("x = 1", "no setting 'x'"),
        ("[", "is no list of manners"),
    ],
)
def test_a_file_of_manners_is_checked(tmp_path: Path, written: str, said: str) -> None:
    """What could hide money is refused, whoever has accepted it; so is what nobody can mean."""
    file = tmp_path / "m.toml"
    file.write_text(written, encoding="utf-8")
    with pytest.raises(ClausewiseError, match=said):
        load_manners(file)


def test_a_run_goes_by_accepted_manners_and_finds_what_is_behind(soaks: Soaks) -> None:
    """Nothing fails for what was accepted, and the report names who did; a payment that is wrong fails."""
    soaks.against(house(both)).run(*GO_ON)
    file = judged_by(soaks.out / "manners.toml", "accepted_by")
    out = soaks.folder / "run"
    asked = ["run", "--clause", "three-card.k.1.iii", "--clause", "three-card.j.3.ii", "--clause", "three-card.j.4"]
    asked += ["--target", "http://it", "--no-allure", "--out", str(out), "-n", "1", "--manners", str(file)]
    main(asked)
    found = decode((out / "verdicts.json").read_bytes()).clauses
    assert [name for name, one in found.items() if one.verdict == "fail"] == []
    assert "accepted by Ann" in (out / "matrix.html").read_text(encoding="utf-8")
    soaks.against(house(both, BONUS))
    asked[asked.index("--out") + 1] = str(soaks.folder / "faulty")
    assert main(asked) == 1
    found = decode((soaks.folder / "faulty" / "verdicts.json").read_bytes()).clauses
    assert found[BONUS_CLAUSE].verdict == "fail"


# --- what a manner does not hide ----------------------------------------------------------------------------------


def won() -> list[Exchange]:
    """A round that is won, to its end."""
    cards = parse_cards("As 2d Ah 7c Ad 9h")
    acts: list[AnyStimulus] = [
        *(StackDeck(cards), Sit(1), PlaceWager(1, "ante", Cents(1000))),
        *[Proceed()] * 4,
        PlaceWager(1, "play", Cents(1000)),
        *[Proceed()] * 6,
    ]
    return answers(open_table(TableSetup("three-card")), acts)


def unpaid(exchanges: Sequence[Exchange], *, ends: bool) -> list[Exchange]:
    """Of which nothing is told of what is paid; or nothing at all from there on."""
    found: list[Exchange] = []
    for one in exchanges:
        paid = [isinstance(event, WagerSettled | BonusPaid) for event in one.events]
        events = tuple(event for event, pays in zip(one.events, paid, strict=True) if not pays)
        if any(paid) and not ends:
            idle = Exchange(Proceed(), accepted=True, events=())
            return [*found, Exchange(one.stimulus, one.accepted, one.events[: paid.index(True)]), idle]
        found.append(Exchange(one.stimulus, one.accepted, events))
    return found


@pytest.mark.parametrize("ends", [True, False], ids=["a round that ends", "a round that is never ended"])
def test_a_sum_that_is_put_off_for_ever_is_told(ends: bool) -> None:
    """Whoever accepts that wagers are settled at another moment of a round has not accepted that they never are."""
    late = GoneBy(
        manners=frozenset({Manner("at another moment", name) for name in ("wager-settled", "bonus-paid", "discards")})
    )
    sound, setup = won(), TableSetup("three-card")
    assert compare(setup, sound, past=late).departure is None
    departure = compare(setup, unpaid(sound, ends=ends), past=late).departure
    assert departure is not None
    assert departure.expected.startswith("wager settled, seat 1")
    assert departure.clauses[0].startswith("three-card.k.1.i")


def test_parts_that_are_unseen_stay_so_beside_a_manner() -> None:
    """Where a hand lies is said not to be told, and what tells of it is told in words of its own."""
    told = Procedure("burns", by="dealer", place="muck")
    other = Procedure("burns", by="floorperson", place="tray")
    manner = InItsManner([Manner("told otherwise", "burns", "by")])
    assert not manner.tells_otherwise(told, other, Unseen())
    assert manner.tells_otherwise(told, other, Unseen(parts=(Part(act="burns", fields=("place",)),)))
