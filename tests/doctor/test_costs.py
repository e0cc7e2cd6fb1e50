"""What the doctor says that an omission costs is what a run of a house with it comes to, clause by clause."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from clausewise.cli import main
from clausewise.doctor.costs import costs, measured
from clausewise.doctor.omissions import omissions
from clausewise.doctor.veil import veiled
from clausewise.reference_engine.engine import describe
from clausewise.reference_engine.vocabulary.description import Description, Part
from clausewise.serving.app import create_app
from clausewise.serving.server import served


def described(game: str, *unseen: str | Part, **more: object) -> Description:
    """The reference engine, for one game, but for this."""
    return msgspec.structs.replace(describe(), games=(game,), unseen=unseen, **more)


def inconclusive(description: Description, where: Path) -> int:
    """How many clauses a run leaves open, over HTTP, by its verdicts."""
    game = description.games[0]
    with served(create_app(veiled(description))) as address:
        main(["run", "--target", address, "--rulebook", game, "--out", str(where), "--no-allure"])
    counts = json.loads((where / "verdicts.json").read_text(encoding="utf-8"))["counts"]
    return int(counts["inconclusive"])


@pytest.mark.parametrize(
    ("game", "unseen"),
    [
        ("oasis-collection", ("fee-taken",)),
        pytest.param("oasis-collection", ("fee-taken", "place"), marks=pytest.mark.slow),
        pytest.param("oasis-holdem", ("place", "hand-ranked"), marks=pytest.mark.slow),
        pytest.param("three-card", ("place", "count", Part(act="turns up", fields=("cards",))), marks=pytest.mark.slow),
    ],
)
def test_what_the_doctor_says_is_what_a_run_finds(game: str, unseen: tuple[str | Part, ...], tmp_path: Path) -> None:
    """Each omission told, and each alone; and a part of one."""
    description = described(game, *unseen)
    left_out = omissions(description)
    found = measured(description, left_out)
    before = inconclusive(description, tmp_path / "before")
    everything = inconclusive(described(game), tmp_path / "everything")
    assert found.undecided == before - everything
    best = max((one for one in left_out if one.within), key=lambda one: found.of[one].gain, default=None)
    named = iter(unseen)
    for number, one in enumerate(left_out):
        if one.within is None:
            told = inconclusive(one.told(description), tmp_path / f"told {number}")
            alone = inconclusive(described(game, next(named)), tmp_path / f"alone {number}")
            assert (found.of[one].gain, found.of[one].alone) == (before - told, alone - everything), one.name
        elif one == best:
            told = inconclusive(one.told(description), tmp_path / f"told {number}")
            assert found.of[one].gain == before - told, one.name


def test_the_doctor_tells_what_is_dear_and_what_is_cheap() -> None:
    """Each omission with its price, the dearest first; parts of it before the whole; and nothing where all is told."""
    assert list(costs(described("oasis-collection"))) == []
    description = described("oasis-collection", "fee-taken", "total", "dice-shown", performs={"cut": "unseen person"})
    found = list(costs(description))
    assert [finding.check for finding in found] == ["cost of fee-taken", "cost of total", "cheapest gains"]
    assert re.fullmatch(
        r"for it alone \d+ clauses would be inconclusive; telling `fee-taken` would decide \d+ more", found[0].text
    )
    assert re.match(
        r"by this description \d+ clauses cannot be decided: telling `total` of `determines the rate` would decide "
        r"\d+ more; telling `fee-taken` would decide \d+ more",
        found[-1].text,
    )


def test_a_duty_of_an_unseen_person_is_told_with_all_that_is_seen_of_it() -> None:
    """An act of it that is named as unseen, too, is no omission of its own."""
    description = described("three-card", "cuts", "shuffles", performs={"cut": "unseen person"})
    duty, act = omissions(description)
    assert (duty.name, act.name) == ("shuffles", "who does `cut`")
    assert act.told(description).unseen == ("shuffles",)
    assert act.told(description).performs == {"cut": "system"}


def test_facts_that_are_not_declared_are_one_omission() -> None:
    """They are counted where a table has shown which facts it declares."""
    description = described("oasis-collection", declares=())
    declared = {"oasis-collection": frozenset({"number of blinds"})}
    (facts,) = omissions(description, declared)
    assert facts.would == "declaring every fact"
    found = measured(description, [facts], declared)
    assert found.of[facts].gain == found.of[facts].alone == found.undecided > 0


def test_a_quick_doctor_plays_no_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    """It says what is left out, and not what that costs."""
    with served(create_app(veiled(described("oasis-collection", "fee-taken")))) as address:
        assert main(["doctor", "--target", address, "--quick"]) == 0
    said = capsys.readouterr().out
    assert "seeing: fee-taken" in said
    assert "cost of" not in said
