"""No table of a run is known by its seed, its place or its names to somebody who knows the scenarios."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.failures import CLEAN
from clausewise.journal import read_journal, required_header, scenarios
from clausewise.journal.records import Submitted, TableOpened
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.running import seeds
from clausewise.running.seeds import KNOWN, begun_with, fresh, in_order, seed_of

CLAUSE = "three-card.k.1"


@pytest.fixture(autouse=True)
def really_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests play the same tables each time; these look at what a laboratory gets."""
    monkeypatch.setattr(seeds, "fresh", fresh)


def played(out: Path, *more: str) -> list[tuple[str, TableSetup]]:
    """Which scenario opened which table, in the order of a run."""
    assert main(["run", "--clause", CLAUSE, "--out", str(out), "--no-allure", *more]) == CLEAN
    opened = [(run.started.uid, [r.setup for r in run.records if isinstance(r, TableOpened)]) for run in scenarios(out)]
    return [(uid, setup) for uid, setups in opened for setup in setups]


def test_each_run_has_seeds_and_an_order_of_its_own(tmp_path: Path) -> None:
    """Of two runs no table has the same seed, none has no seed, and the scenarios come in another order."""
    one, other = played(tmp_path / "one"), played(tmp_path / "other")
    first, second = ({setup.seed for _, setup in tables} for tables in (one, other))
    assert len(first) == len(second) == len(one)
    assert not first & second
    assert 0 not in first | second
    assert [uid for uid, _ in one] != [uid for uid, _ in other]
    assert sorted(uid for uid, _ in one) == sorted(uid for uid, _ in other)


def test_a_run_is_repeated_by_its_seed(tmp_path: Path) -> None:
    """The header keeps it; with it the same tables are asked for, in the same order."""
    one = played(tmp_path / "one")
    seed = required_header(tmp_path / "one").seed
    assert seed != KNOWN
    assert played(tmp_path / "again", "--seed", str(seed)) == one


def test_what_is_judged_again_has_the_seeds_that_it_had(tmp_path: Path) -> None:
    """The recording answers for its own tables only."""
    played(tmp_path / "one")
    assert main(["rejudge", str(tmp_path / "one"), "--out", str(tmp_path / "again")]) == CLEAN
    assert required_header(tmp_path / "again").seed == required_header(tmp_path / "one").seed


def test_going_on_keeps_the_seed(tmp_path: Path) -> None:
    """`--resume` goes on with the seed of what was begun, of a run as of a soak."""
    played(tmp_path / "one")
    assert begun_with(tmp_path / "one") == required_header(tmp_path / "one").seed
    soak = ["soak", "--rulebook", "three-card", "--out", str(tmp_path / "soak"), "--no-allure", "--rounds"]
    main([*soak, "5"])
    asked = required_header(tmp_path / "soak").soak
    assert asked is not None
    assert begun_with(tmp_path / "soak") == asked.seed != KNOWN
    main([*soak, "10", "--resume"])
    assert begun_with(tmp_path / "nothing here") is None


def test_known_seeds_stay_as_they_are() -> None:
    """What is proved today is proved at the same tables tomorrow."""
    uids = [f"a.{number} It is so" for number in range(40)]
    assert in_order(uids, KNOWN) == ()
    assert [seed_of(uid) for uid in uids[:2]] == [3546898648, 1017842662]
    assert sorted(in_order(uids, 7)) == sorted(uids)
    assert len({seed_of(uid, run) for uid in uids for run in (KNOWN, 7, 8)}) == 3 * len(uids)


def test_names_of_submissions_say_nothing(tmp_path: Path) -> None:
    """Each table has a prefix drawn by chance, and counts from one."""
    played(tmp_path / "one")
    submitted = [entry.record for entry in read_journal(tmp_path / "one") if isinstance(entry.record, Submitted)]
    parts = {record.table: re.fullmatch(r"([0-9a-f]{8})-[0-9]+", record.submission) for record in submitted}
    assert all(parts.values())
    assert len({found[1] for found in parts.values() if found}) == len(parts)
