"""The journal of a real run: whatever is done to it is found, and it can be judged again without the system."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from clausewise.journal import footer_of, read_segment, verify
from clausewise.journal.chain import compose, encoder, link, origin
from clausewise.journal.records import Footer
from clausewise.proving.broken import broken
from clausewise.reference_engine.rulebooks.mlgca_four_card.misread import MISREADINGS
from clausewise.serving.app import create_app
from clausewise.serving.server import served
from tests.laid_open import laid_open

SEEDS = range(1, 6)


@pytest.fixture
def copied(played_part: Path, tmp_path: Path) -> Path:
    """A copy of the run's journal that may be damaged."""
    shutil.copytree(played_part, tmp_path / "run")
    return laid_open(tmp_path / "run")


def test_any_damage_is_found_at_its_line(copied: Path) -> None:
    """A byte changed, a line dropped, the end cut off, each at places drawn from seeds."""
    path = copied / "journal" / "main.jsonl"
    sound = path.read_bytes()
    lines = sound.splitlines(keepends=True)
    for seed in SEEDS:
        chance = random.Random(seed)
        at = chance.randrange(len(sound))
        changed = bytes([sound[at] ^ chance.randrange(1, 256)])
        dropped = chance.randrange(len(lines))
        damaged = {
            "changed": (sound[:at] + changed + sound[at + 1 :], sound[:at].count(b"\n") + 1),
            "dropped": (b"".join(chain(lines[:dropped], lines[dropped + 1 :])), dropped + 1),
            "cut off": (sound[:at], sound[:at].count(b"\n") + 1),
        }
        for kind, (content, line) in damaged.items():
            path.write_bytes(content)
            found = verify(copied)
            assert (found[0].segment, found[0].line) == ("main", line), (seed, kind, found[0])


def test_computed_anew_it_fails_against_the_seal(program: Any, copied: Path) -> None:
    """Every hash is right and one amount is another: only the seal that was kept elsewhere tells."""
    footer = footer_of(copied)
    assert footer is not None
    (copied / "journal" / "main.jsonl").write_bytes(b"".join(computed_anew(copied)))
    (copied / "seal.txt").unlink()
    assert program("verify", copied).returncode == 0
    refused = program("verify", copied, "--seal", footer[1])
    assert refused.returncode == 1
    assert "it was written anew" in refused.stdout


def computed_anew(directory: Path) -> Iterator[bytes]:
    """The lines of a journal in which nobody was paid 10 dollars, with every hash made to fit."""
    head = origin("main")
    for entry in read_segment(directory, "main"):
        body = encoder.encode(entry.record).replace(b'"pays":1000', b'"pays":999')
        if isinstance(entry.record, Footer):
            body = body.replace(entry.record.segments["main"].encode(), head)
        head = link(head, body)
        yield compose(entry.n, head, body)


def test_judged_again_it_says_the_same(program: Any, played_part: Path) -> None:
    """Every scenario, from the answers in the journal alone."""
    judged = program("rejudge", played_part, "--out", "again")
    assert judged.returncode == 0, judged.stdout + judged.stderr
    assert "the same verdicts as then" in judged.stdout


@pytest.mark.slow
def test_the_fails_of_a_broken_system_come_again(program: Any, verdicts_in: Any) -> None:
    """A server that misreads equal hands: the run fails, and so does its journal when the server is gone."""
    fault = next(fault for fault in MISREADINGS if "mlgca-four-card.11.D.4.c.ii" in fault.clauses)
    given = ["--clause", "mlgca-four-card.11.D", "--no-allure", "--out", "run", "--every-reading"]
    with broken(fault) as system, served(create_app(system)) as address:
        ran = program("run", *given, "--target", address)
    assert ran.returncode == 1, ran.stdout + ran.stderr
    before = verdicts_in(program.place / "run")["clauses"]
    failed = {clause for clause, said in before.items() if said["verdict"] == "fail"}
    assert "mlgca-four-card.11.D.4.c.ii" in failed
    judged = program("rejudge", "run", "--out", "again")
    assert judged.returncode == 1, judged.stdout + judged.stderr
    assert "the same verdicts as then" in judged.stdout
    after = verdicts_in(program.place / "again")["clauses"]
    assert {clause for clause, said in after.items() if said["verdict"] == "fail"} == failed
