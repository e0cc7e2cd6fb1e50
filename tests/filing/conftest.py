"""A small run that failed, bundled and signed, and what a forger needs to do it all again."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import clausewise.features
from clausewise.cli import main
from clausewise.filing.archive import unpacked
from clausewise.proving.broken import broken
from clausewise.reference_engine.rulebooks.mlgca_four_card.misread import MISREADINGS
from clausewise.serving.app import create_app
from clausewise.serving.server import served
from tests.reports.conftest import dossier

__all__ = ["dossier"]

BOOK = "mlgca-four-card"
CLAUSE = f"{BOOK}.11.D.4.c.ii"
LABORATORY = """
[laboratory]
name = "Eastern Laboratory"
address = "12 Harbour Road"
[customer]
name = "Acme Tables"
address = "1 Main Street"
[report]
number = "EL-2026-7"
issued = "2026-11-20"
[authoriser]
name = "Ada Smith"
function = "Technical manager"
"""
Files = dict[str, bytes]


@pytest.fixture(scope="session")
def few_features(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One chapter of one rulebook: reading all takes longer than making a bundle."""
    source = Path(clausewise.features.__file__).parent / BOOK
    place = tmp_path_factory.mktemp("few") / "features"
    shutil.copytree(
        source, place / BOOK, ignore=lambda _, names: {n for n in names if n.endswith(".feature") and n[:2] != "11"}
    )
    return place


def play(out: Path, features: Path, seed: int) -> Path:
    """A run of one clause against a system that misreads it."""
    fault = next(fault for fault in MISREADINGS if CLAUSE in fault.clauses)
    told = ["--clause", CLAUSE, "--no-allure", "--unannounced", "0", "--features", str(features), "--seed", str(seed)]
    with broken(fault) as system, served(create_app(system)) as address:
        assert main(["run", *told, "--out", str(out), "--target", address]) == 1
    return out


@pytest.fixture(scope="session")
def failing_run(few_features: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run with a fail; not to be changed."""
    return play(tmp_path_factory.mktemp("one") / "run", few_features, 3)


@pytest.fixture(scope="session")
def other_run(few_features: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another run of the same."""
    return play(tmp_path_factory.mktemp("other") / "run", few_features, 4)


@pytest.fixture(scope="session")
def laboratory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the laboratory says of itself."""
    path = tmp_path_factory.mktemp("laboratory") / "laboratory.toml"
    path.write_text(LABORATORY, encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """lab.key made by clausewise, checker.key by openssl, forger.key, and their public keys."""
    place = tmp_path_factory.mktemp("keys")
    for name in ("lab", "forger"):
        assert main(["keygen", str(place / f"{name}.key")]) == 0
    made = place / "checker.key"
    subprocess.run(["openssl", "genpkey", "-algorithm", "ed25519", "-out", made], check=True)
    subprocess.run(["openssl", "pkey", "-in", made, "-pubout", "-out", place / "checker.pub"], check=True)
    return place


@pytest.fixture(scope="session")
def bundled(
    failing_run: Path, few_features: Path, laboratory: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[Path, str], Path]:
    """Bundles a run under a name."""
    place = tmp_path_factory.mktemp("bundles")

    def make(run: Path, name: str) -> Path:
        out = place / f"{name}.zip"
        told = ["--laboratory", str(laboratory), "--features", str(few_features), "--out", str(out)]
        assert main(["bundle", str(run), *told]) == 0
        return out

    return make


def sign(path: Path, keys: Path, key: str, role: str, name: str) -> int:
    """By the command."""
    return main(["sign", str(path), "--key", str(keys / f"{key}.key"), "--as", role, "--name", name])


@pytest.fixture(scope="session")
def genuine(bundled: Callable[[Path, str], Path], failing_run: Path, keys: Path) -> Path:
    """A bundle signed by the laboratory and by who checked it; not to be changed."""
    path = bundled(failing_run, "genuine")
    assert sign(path, keys, "lab", "lab", "Ada Smith") == 0
    assert sign(path, keys, "checker", "checker", "Bea Jones") == 0
    return path


@pytest.fixture(scope="session")
def other(bundled: Callable[[Path, str], Path], other_run: Path, keys: Path) -> Files:
    """The files of a bundle of another run, signed by the same people."""
    path = bundled(other_run, "other")
    assert sign(path, keys, "lab", "lab", "Ada Smith") == 0
    assert sign(path, keys, "checker", "checker", "Bea Jones") == 0
    return unpacked(path.read_bytes())


@pytest.fixture(scope="session")
def unsigned(bundled: Callable[[Path, str], Path], failing_run: Path) -> Path:
    """The same bundle before anybody signed it."""
    return bundled(failing_run, "unsigned")


@pytest.fixture
def files(genuine: Path) -> Files:
    """Its files, to be changed."""
    return unpacked(genuine.read_bytes())
