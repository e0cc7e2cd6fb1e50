"""A table put together from parts: it passes where the single systems do, and each part that is broken is named."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from clausewise.adapters import guided_dialogue
from clausewise.adapters.base import Answer
from clausewise.adapters.devices.bench_file import read_bench
from clausewise.adapters.reference import ReferenceTable
from clausewise.cli import main
from clausewise.failures import CLEAN, ERROR, FAIL, USAGE, ClausewiseError
from clausewise.journal.reader import scenarios
from clausewise.proving.broken import broken
from clausewise.reference_engine.rulebooks.oneida_sic_bo.misread import MISREADINGS
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.serving.app import create_app
from clausewise.serving.server import served
from tests.adapters.devices.simulators import EXAMPLES, Broker, CardReader, OnALine, Shaker, Shuffler
from tests.adapters.guided_table import description
from tests.adapters.technician import Technician

SIC_BO = "oneida-sic-bo"
BRINGS = '[{ event = "dice-shaken" }, { event = "dice-shown", feeds = true }]'


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    """A real one, which the lock installs."""
    with Broker(tmp_path_factory.mktemp("broker")) as running:
        yield running


def part(name: str, target: str, brings: str = "") -> str:
    """A part of a bench, as its file says it."""
    return f'[[part]]\nname = "{name}"\ntarget = "{target}"\n' + (
        f"brings = {brings}\n" if brings else "leads = true\n"
    )


def run(folder: Path, bench: str, rulebook: str, *clauses: str) -> tuple[int, dict[str, Any]]:
    """The exit code of a run against a bench, and what it says of each clause."""
    file = folder / "bench.toml"
    file.write_text(bench, encoding="utf-8")
    more = [word for clause in clauses for word in ("--clause", clause)]
    target = ["--target", f"bench:{file}", "--rulebook", rulebook, *more]
    code = main(["run", *target, "--out", str(folder / "out"), "--no-allure", "--unannounced", "0", "--seed", "0"])
    told = json.loads((folder / "out" / "verdicts.json").read_text(encoding="utf-8"))
    return code, {name: clause for name, clause in told["clauses"].items() if clause["scenarios"]}


def messages(told: dict[str, Any]) -> list[str]:
    """What is said of scenarios that did not pass."""
    return [
        one["message"] for clause in told.values() for one in clause["scenarios"] if one["outcome"] in ("fail", "error")
    ]


@pytest.fixture
def table(broker: Broker, tmp_path: Path) -> Callable[..., tuple[int, dict[str, Any]]]:
    """A run against a server and a shaker whose camera reads like this."""

    def tested(
        reads: Callable[[str], list[tuple[str, str]]] | None = None,
        *,
        clauses: tuple[str, ...] = (f"{SIC_BO}.E.3",),
        server: str = "reference",
        before: Callable[[Shaker], None] = lambda _: None,
    ) -> tuple[int, dict[str, Any]]:
        text = (EXAMPLES / "shaker.toml").read_text(encoding="utf-8").replace("within = 30.0", "within = 0.4")
        (tmp_path / "shaker.toml").write_text(text, encoding="utf-8")
        with Shaker(broker.port, "table7", reads) as shaker:
            before(shaker)
            shaken = part("shaker", f"mqtt://127.0.0.1:{broker.port}/table7#{tmp_path / 'shaker.toml'}", BRINGS)
            return run(tmp_path, part("table server", server) + shaken, SIC_BO, *clauses)

    return tested


def test_sound_parts_pass_and_each_event_says_who_told_it(
    table: Callable[..., tuple[int, dict[str, Any]]], tmp_path: Path
) -> None:
    """One session and one journal; what the shaker said is kept in it, byte by byte."""
    code, told = table()
    assert code == CLEAN
    assert {clause["verdict"] for clause in told.values()} == {"pass"}
    events = [one for played in scenarios(tmp_path / "out") for one in played.events]
    sources = {(str(one.seen.event.__struct_config__.tag), one.told_by) for one in events}
    assert {("dice-shown", "shaker"), ("dice-shaken", "shaker"), ("wager-taken", "table server")} <= sources
    assert ("dice-shown", "table server") not in sources
    assert "camera/result" in (tmp_path / "out" / "journal" / "main.jsonl").read_text(encoding="utf-8")
    configuration = told_of(tmp_path)["configuration"]
    assert "shaker (mqtt:" in configuration
    assert "dice-shown" in configuration


def told_of(folder: Path) -> dict[str, Any]:
    """How the bench described itself."""
    first = (folder / "out" / "journal" / "main.jsonl").read_text(encoding="utf-8").splitlines()[0]
    described: dict[str, Any] = json.loads(first)["record"]["configurations"][0]["description"]
    return described


def misread(dice: str) -> list[tuple[str, str]]:
    """Another last die than lies there."""
    return [("camera/result", f"{dice[:-1]}{int(dice[-1]) % 6 + 1}")]


@pytest.mark.parametrize(
    ("reads", "wanted"),
    [
        (lambda _: [("camera/error", "no stream")], "shaker: proceed: the device says camera/error no stream"),
        (lambda _: [], "no dice or dice not flat within 0.4 seconds"),
        (lambda _: [("camera/result", "7 7 7")], "shaker: proceed: camera/result 7 7 7 at byte"),
        (
            lambda dice: [("camera/result", dice), ("camera/result", dice)],
            "shaker: .*(without being asked|when all was over)",
        ),
        (lambda _: [("shaker/state", "motion error")], "the shaker did not move as it should"),
    ],
    ids=["no picture", "silent", "invalid", "doubled", "motion error"],
)
def test_a_shaker_that_fails_is_an_error_with_its_name(
    reads: Callable[[str], list[tuple[str, str]]], wanted: str, table: Callable[..., tuple[int, dict[str, Any]]]
) -> None:
    """Never a pass, and never a fail of the rules."""
    code, told = table(reads, clauses=(f"{SIC_BO}.A.1.s1",))
    assert code == ERROR
    assert messages(told)
    for message in messages(told):
        assert re.search(wanted, message), message


def test_a_camera_that_misreads_stands_alone(table: Callable[..., tuple[int, dict[str, Any]]]) -> None:
    """The dice were set, and the server has what was set: it is the shaker that differs."""
    code, told = table(misread, clauses=(f"{SIC_BO}.B.1.f",))
    assert code == ERROR
    assert messages(told)
    assert all("shaker" in message and "faces" in message for message in messages(told))


def test_another_shaker_on_the_bus_is_noticed(table: Callable[..., tuple[int, dict[str, Any]]]) -> None:
    """Before anything begins."""

    def other(shaker: Shaker) -> None:
        shaker.who = "DS-3 1.0 00418"

    with pytest.raises(FileNotFoundError):
        table(before=other)


def test_a_server_that_pays_wrongly_fails_and_is_named(
    table: Callable[..., tuple[int, dict[str, Any]]], tmp_path: Path
) -> None:
    """The shaker is not blamed for it; judged again from the recording, the same is said."""
    clause = f"{SIC_BO}.B.1.a"
    fault = next(fault for fault in MISREADINGS if clause in fault.clauses)
    with broken(fault) as system, served(create_app(system)) as address:
        code, told = table(server=address, clauses=(clause,))
    assert code == FAIL
    assert told[clause]["verdict"] == "fail"
    assert all("(told by the part 'table server')" in message for message in messages(told))
    again = tmp_path / "again"
    assert main(["rejudge", str(tmp_path / "out"), "--out", str(again)]) == FAIL
    told_again = json.loads((again / "verdicts.json").read_text(encoding="utf-8"))["clauses"][clause]
    assert messages({clause: told_again}) == messages(told)


@pytest.mark.slow
@pytest.mark.parametrize("chapter", ["B", "E", "F"])
def test_a_chapter_at_a_bench_is_judged_as_at_the_server_alone(
    chapter: str, table: Callable[..., tuple[int, dict[str, Any]]], tmp_path: Path
) -> None:
    """Each scenario of it."""
    code, told = table(clauses=(f"{SIC_BO}.{chapter}",))
    alone = tmp_path / "alone"
    more = ["--rulebook", SIC_BO, "--clause", f"{SIC_BO}.{chapter}", "--target", "reference"]
    assert main(["run", *more, "--out", str(alone), "--no-allure", "--seed", "0"]) == code == CLEAN
    wanted = json.loads((alone / "verdicts.json").read_text(encoding="utf-8"))["clauses"]
    assert {name: clause["verdict"] for name, clause in told.items()} == {
        name: wanted[name]["verdict"] for name in told
    }


# --- four parts: cards from the shoe's reader, the shuffle from the shuffler, the cut from a technician ---------------


@pytest.fixture
def four_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, dict[str, Any]]]:
    """A run at Three Card Poker; the reader sees each card that leaves the server's shoe."""

    def tested(
        *clauses: str,
        misreads: Callable[[int, str], str] = lambda _, card: card,
        shuffler: Shuffler | None = None,
        technician: Technician | None = None,
    ) -> tuple[int, dict[str, Any]]:
        reader = CardReader(misreads)
        submit = ReferenceTable.submit
        (tmp_path / "guided.toml").write_text(description("three-card"), encoding="utf-8")
        text = (EXAMPLES / "reader.toml").read_text(encoding="utf-8")
        asks = '[[says]]\nname = "stacked"\npattern = "OK"\n[[asks]]\nstimulus = "stack-deck"\n'
        asks += 'sends = "STACK\\r"\nuntil = ["stacked"]\n'
        (tmp_path / "reader.toml").write_text(text + asks, encoding="utf-8")
        monkeypatch.setattr(guided_dialogue, "interactive", lambda: True)
        monkeypatch.setattr(guided_dialogue, "terminal", lambda: technician or Technician())
        with OnALine(reader) as shoe, OnALine(shuffler or Shuffler()) as device:

            def seen_by_the_reader(table: ReferenceTable, submission: str, stimulus: AnyStimulus) -> Answer:
                answer = submit(table, submission, stimulus)
                for seen in answer.events:
                    if isinstance(seen.event, CardDealt) and seen.event.card is not None:
                        shoe.says(reader.types(seen.event.card))
                return answer

            monkeypatch.setattr(ReferenceTable, "submit", seen_by_the_reader)
            bench = (
                part("server", "reference")
                + part(
                    "reader",
                    f"serial:{shoe.path}#{tmp_path / 'reader.toml'}",
                    '[{ event = "card-dealt", fields = ["card"] }]',
                )
                + part(
                    "shuffler",
                    f"serial:{device.path}#{EXAMPLES / 'shuffler.toml'}",
                    '[{ act = "shuffles", by = "shuffler" }]',
                )
                + part("technician", f"guided:{tmp_path / 'guided.toml'}", '[{ act = "completes the cut" }]')
            )
            return run(tmp_path, bench, "three-card", *clauses)

    return tested


def test_four_parts_make_one_table(four_parts: Callable[..., tuple[int, dict[str, Any]]], tmp_path: Path) -> None:
    """Cards by the reader, shuffles by the shuffler, the cut by the technician, all else by the server."""
    code, told = four_parts("three-card.e.2", "three-card.e.3.i.C")
    assert messages(told) == []
    assert code == CLEAN
    assert {one.told_by for played in scenarios(tmp_path / "out") for one in played.events} == {
        "server",
        "reader",
        "shuffler",
        "technician",
    }


def test_a_reader_that_misreads_a_suit_is_named(four_parts: Callable[..., tuple[int, dict[str, Any]]]) -> None:
    """It and the server tell of one card, and differ."""
    code, told = four_parts("three-card.e.2.i", misreads=lambda _, card: card[0] + ("h" if card[1] == "d" else "d"))
    assert code == ERROR
    assert all("reader" in message and "card of card-dealt" in message for message in messages(told))


def test_a_shuffler_that_does_not_shuffle_is_named(four_parts: Callable[..., tuple[int, dict[str, Any]]]) -> None:
    """The server says that it has."""
    shuffler = Shuffler()
    shuffler.shuffles = False
    code, told = four_parts("three-card.e.2.i", shuffler=shuffler)
    assert code == ERROR
    assert any("shuffler tells nothing where server tells of shuffles" in message for message in messages(told))


def test_a_technician_who_sees_no_cut_is_named(four_parts: Callable[..., tuple[int, dict[str, Any]]]) -> None:
    """The server says that there was one."""

    def overlooks(event: AnyEvent) -> AnyEvent | None:
        return None if isinstance(event, Procedure) and event.act == "completes the cut" else event

    code, told = four_parts("three-card.e.3.i.C", technician=Technician(reports=overlooks))
    assert code == ERROR
    assert any("technician tells nothing where server tells of completes the cut" in one for one in messages(told))


@pytest.mark.parametrize(
    ("bench", "wanted"),
    [
        ("", "part"),
        (part("a", "reference") + part("a", "reference"), "two parts are called 'a'"),
        (part("a", "reference") + part("b", "reference"), "one part leads"),
        (part("a", "bench:x"), "a bench is no part of a bench"),
        (part("a", "reference", '[{ event = "dice-shown" }]'), "one part leads"),
        (part("a", "reference", '[{ event = "dice-eaten" }]'), "no event 'dice-eaten'"),
        (part("a", "reference", '[{ act = "sings" }]'), "no act 'sings'"),
        (part("a", "reference", '[{ act = "cuts", fields = ["faces"] }]'), "cuts has no field 'faces'"),
        (part("a", "reference", '[{ act = "cuts", feeds = true }]'), "cannot be fed"),
        (part("a", "reference", "[{}]"), "name an event or an act"),
    ],
)
def test_what_is_wrong_with_a_bench_is_one_message(bench: str, wanted: str, tmp_path: Path) -> None:
    """What, where and what can be."""
    file = tmp_path / "bench.toml"
    file.write_text(bench, encoding="utf-8")
    with pytest.raises(ClausewiseError, match=wanted) as told:
        read_bench(file)
    assert told.value.exit_code == USAGE
    assert str(file) in told.value.message


@pytest.mark.slow
def test_a_chapter_at_four_parts_is_judged_as_at_the_server_alone(
    four_parts: Callable[..., tuple[int, dict[str, Any]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shuffling and cutting: what each of the parts has to do with."""
    _, told = four_parts("three-card.e")
    monkeypatch.undo()
    alone = tmp_path / "alone"
    more = ["--rulebook", "three-card", "--clause", "three-card.e", "--target", "reference"]
    main(["run", *more, "--out", str(alone), "--no-allure", "--seed", "0"])
    wanted = json.loads((alone / "verdicts.json").read_text(encoding="utf-8"))["clauses"]
    assert messages(told) == []
    assert all(clause["verdict"] == wanted[name]["verdict"] == "pass" for name, clause in told.items())
    assert len(told) == 16
