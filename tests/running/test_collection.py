"""What is collected: every scenario, under the configuration that it needs, and nothing of anybody else's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from clausewise.failures import ClausewiseError
from clausewise.registry import load_rulebook
from clausewise.running import step_lookup
from clausewise.running.configuration import Configuration, House
from clausewise.running.reference_configurations import every_configuration
from clausewise.running.run import describe, plan_run
from clausewise.running.selection import select

HOLDS = "Given a toy table; Then the toy holds"


def test_a_prefix_ends_at_a_dot(toy: Any) -> None:
    """1.A takes 1.A and 1.A.1, not 1.AA."""
    toy.rules("".join(toy.one_rule(f"of {c}: {HOLDS}", clause=c) for c in ("toy.1.A", "toy.1.A.1", "toy.1.AA")))
    assert toy.run("--clause", "toy.1.A") == 0
    assert list(toy.outcomes()) == ["of toy.1.A", "of toy.1.A.1"]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (("--clause", "toy.1.AB"), "there is no such clause in toy; did you mean toy.1.A or toy.1?"),
        (("--clause", "toy.9"), "there is no such clause in toy"),
        (("--clause", "toys.1.A"), "there is no such rulebook; did you mean toy?"),
        (("--rulebook", "poker"), "there is no such rulebook; there are toy"),
    ],
)
def test_what_is_not_there_is_said_with_what_is(
    toy: Any, said: Callable[[], str], asked: tuple[str, str], answer: str
) -> None:
    """An unknown clause or rulebook is a mistake of whoever typed it, told with what comes near."""
    assert toy.rule(f"one: {HOLDS}").run(*asked) == 2
    told = said()
    assert answer in told
    assert "Traceback" not in told


def test_a_clause_needs_no_rulebook_where_one_is_named(toy: Any, said: Callable[[], str]) -> None:
    """`--rulebook toy --clause 1.A` means what it says; a clause of another rulebook than the one named is refused."""
    toy.rules("".join(toy.one_rule(f"of {c}: {HOLDS}", clause=c) for c in ("toy.1.A", "toy.1.B")))
    assert toy.run("--rulebook", "toy", "--clause", "1.A") == 0
    assert list(toy.outcomes()) == ["of toy.1.A"]
    selected = partial(select, features=None)
    assert selected(["oneida-sic-bo"], ["B.1"]) == selected([], ["oneida-sic-bo.B.1"])
    with pytest.raises(ClausewiseError, match="is no clause of oneida-sic-bo"):
        selected(["oneida-sic-bo"], ["three-card.c.1"])
    said()


def test_two_scenarios_of_one_name_are_an_error(toy: Any, said: Callable[[], str]) -> None:
    """pytest-bdd keeps one of them and says nothing; here the run refuses."""
    toy.rules(toy.one_rule(f"same: {HOLDS}") + toy.one_rule("same: Then the toy breaks", clause="toy.1.B"))
    assert toy.run() == 3
    assert "would be lost" in said()


def test_two_equal_rows_are_an_error(toy: Any, said: Callable[[], str]) -> None:
    """A row that is there twice could not be told from the other in any report."""
    toy.rules(
        "  @toy.1.A @payout @play\n  Rule: A\n    Scenario Outline: rows\n      Then the toy <what>\n"
        "      Examples:\n        | what |\n        | holds |\n        | holds |\n"
    )
    assert toy.run() == 3
    assert "is there twice" in said()


def test_nothing_of_a_vendors_is_read(toy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A vendor's pytest.ini, conftest.py, folders of our names and PYTEST_ADDOPTS have no say in a verdict."""
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    (tmp_path / "conftest.py").write_text("raise SystemExit('the conftest of a vendor was read')\n")
    (tmp_path / "features" / "conftest.py").parent.mkdir(exist_ok=True)
    (tmp_path / "features" / "conftest.py").write_text("raise SystemExit('a conftest was read')\n")
    for name in ("steps", "adapters", "reports"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('a folder of a vendor was imported')\n")
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    monkeypatch.setenv("PYTEST_PLUGINS", "no_such_plugin")
    result = toy.rule(f"one: {HOLDS}").start()
    assert result.returncode == 0, result.stderr


def test_tags_bind_a_scenario_to_a_configuration(toy: Any) -> None:
    """On an engine that can be opened with any reading, each scenario runs under the reading that it names."""
    steps = "Given a toy table; And the toy cites toy.1.A; Then the toy holds"
    toy.rule(
        f"plain: {steps}",
        f"[@reading:ties.push] adopted: {steps}",
        f"[@reading:ties.lose] other: {steps}",
        f"[@reading:ties.lose @reading:aces.both] two: {steps}",
        f"[@reading:ties.lose @reading:ties.push] contradiction: {steps}",
        f"[@reading:ties.win] unknown: {steps}",
    )
    assert toy.run(target="reference") == 3
    assert toy.outcomes() == {
        "plain": "pass",
        "adopted": "pass",
        "other": "pass",
        "two": "pass",
        "contradiction": "error",
        "unknown": "error",
    }


@pytest.mark.parametrize(
    ("more", "outcomes"),
    [
        ((), {"push": "pass", "lose": "not-applicable"}),
        (("--reading", "ties=lose"), {"push": "not-applicable", "lose": "pass"}),
        (("--every-reading",), {"push": "pass", "lose": "pass"}),
        (("--every-reading", "--reading", "ties=lose"), {"push": "not-applicable", "lose": "pass"}),
    ],
)
def test_a_house_has_one_reading(toy: Any, more: tuple[str, ...], outcomes: dict[str, str]) -> None:
    """Scenarios of a reading that is not chosen do not apply, unless all are asked for."""
    toy.rule(f"[@reading:ties.push] push: {HOLDS}", f"[@reading:ties.lose] lose: {HOLDS}")
    toy.run(*more)
    assert toy.outcomes() == outcomes


def test_every_choice_is_in_some_configuration(toy: Any) -> None:
    """The first is the adopted one; each other departs from it only where it must."""
    toy.rule(f"[@reading:ties.lose @reading:aces.both] two: {HOLDS}")
    book = load_rulebook("toy", toy.features)
    found = every_configuration(book, "reference", describe(Configuration()), {}, {})
    assert [c.readings for c in found] == [
        {"ties": "push", "aces": "high"},
        {"ties": "lose", "aces": "both"},
        {"ties": "push", "aces": "low"},
    ]
    assert len({c.name for c in found}) == 3


def test_options_narrow_what_is_offered(toy: Any) -> None:
    """A scenario about an option that the house does not offer does not apply."""
    toy.rule("two decks: Given a toy table with 2 decks; Then the toy holds", f"any: {HOLDS}")
    assert toy.run("--option", "decks=1") == 0
    assert toy.outcomes() == {"two decks": "not-applicable", "any": "pass"}


def test_an_option_that_the_system_lacks_is_a_mistake(toy: Any) -> None:
    """The Rules Submission names a value that the system cannot be opened with: one of the two is wrong."""
    toy.rule(f"one: {HOLDS}")
    selection, books = select([], [], toy.features)
    configuration = Configuration(target="http://toy", houses={"toy": House({"boxes": (7,)})})
    with pytest.raises(ClausewiseError, match="boxes: 7 is chosen, but the system"):
        plan_run(configuration, selection, books, toy.tmp / "out", features=toy.features)


def test_pytest_bdd_is_left_as_it_was(toy: Any) -> None:
    """The quick lookup of steps is put in place for a run and taken away after it."""
    before = step_lookup.bdd.get_step_function
    toy.rule(f"one: {HOLDS}").run()
    assert step_lookup.bdd.get_step_function is before
