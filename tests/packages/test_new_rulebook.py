"""`clausewise new-rulebook`: what it writes, that it runs like ours, and what it says when it cannot."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.failures import CLEAN, INCONCLUSIVE, USAGE
from tests.packages.beside import clausewise, is_installed
from tests.packages.red_rock import vary

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of a tribe that pays and qualifies otherwise than the origin, as if pip had installed it."""
    folder = tmp_path_factory.mktemp("elsewhere") / "red-rock"
    assert main(["new-rulebook", "--from", "three-card", "--as", "red-rock", str(folder)]) == CLEAN
    vary(folder)
    points = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    is_installed(folder, "red-rock-rules", points)
    return folder


def test_what_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Four files of a package, and the features; the clauses bear the new name, the sentences the new authority."""
    folder = tmp_path / "below" / "pier"
    command = f"new-rulebook --from oasis-holdem --as old-pier --authority 'The Pier' {shlex.quote(str(folder))}"
    assert main(shlex.split(command)) == CLEAN
    assert f"pip install --editable {folder}" in capsys.readouterr().out
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert {name for name in written if "/features/" not in name} == {
        "README.md", "pyproject.toml", "old_pier_rules/__init__.py", "old_pier_rules/rules.py",
    }  # fmt: skip
    origin = {path.name for path in (CHECKOUT / "features" / "oasis-holdem").iterdir()}
    features = folder / "old_pier_rules" / "features" / "old-pier"
    assert {path.name for path in features.iterdir()} == origin | {"corresponds.toml"}
    text = "".join(path.read_text(encoding="utf-8") for path in features.glob("*.feature"))
    assert "@old-pier.deal.cards.1" in text
    assert "a The Pier Hold'em table" in text
    assert "asis" not in text
    everything = text + "".join(path.read_text(encoding="utf-8") for path in features.glob("*.toml"))
    assert re.search(r"oasis-holdem\.\w", everything + (features / "clauses.lock").read_text(encoding="utf-8")) is None


def test_it_is_linted_like_ours(package: Path, tmp_path: Path) -> None:
    """Without a fault: what was changed is said above its scenarios and in corresponds.toml."""
    done = clausewise("lint", "red-rock", beside=package, here=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (CLEAN, "red-rock: 0 faults, 0 notes\n", "")


def test_it_is_run_like_ours_and_beside_ours(package: Path, tmp_path: Path) -> None:
    """Its payouts and the origin's, each by its own rules, in one run over two workers."""
    chosen = [
        f"--clause={book}.{clause}" for book in ("red-rock", "three-card") for clause in ("k.1.i.s1", "k.1.ii.table")
    ]
    done = clausewise("run", *chosen, "-n", "2", "--no-allure", "--out", "out", beside=package, here=tmp_path)
    assert done.returncode == CLEAN, done.stdout + done.stderr
    assert "Three Card Poker under the Red Rock rules (red-rock)" in done.stdout


def test_its_sentences_mean_itself_among_the_features_asked_for(package: Path, tmp_path: Path) -> None:
    """A copy of three-card under another name opens tables of its own, though its sentences name the same authority."""
    features = tmp_path / "features"
    shutil.copytree(package / "red_rock_rules" / "features" / "red-rock", features / "red-rock")
    for path in [*features.rglob("*.feature"), *features.rglob("rulebook.toml")]:
        text = path.read_text(encoding="utf-8").replace("Red Rock", "Section 14")
        path.write_text(text, encoding="utf-8")
    done = clausewise("run", "--features", str(features), "--clause", "red-rock.k.1.ii", "--no-allure", "--out", "out",
                      beside=package, here=tmp_path)  # fmt: skip
    assert done.returncode == CLEAN, done.stdout + done.stderr


def test_a_rulebook_without_rules_is_not_played_as_another(tmp_path: Path) -> None:
    """Its features alone, and nobody who plays by them: nothing is offered, instead of a table of three-card."""
    features = tmp_path / "features"
    shutil.copytree(CHECKOUT / "features" / "three-card", features / "own-card")
    for path in (features / "own-card").iterdir():
        path.write_text(path.read_text(encoding="utf-8").replace("three-card.", "own-card."), encoding="utf-8")
    done = clausewise("run", "--features", str(features), "--clause", "own-card.k.1.ii", "--no-allure", "--out", "out",
                      beside=tmp_path, here=tmp_path)  # fmt: skip
    assert "does not offer own-card" in done.stdout + done.stderr


@pytest.mark.slow
def test_installed_into_a_new_environment(tmp_path: Path) -> None:
    """Both by pip, from a wheel and from the folder: linted, run, proved, soaked, and compared with the origin."""
    source = tmp_path / "source"
    for name in ("adapters", "clausewise", "features", "reference_engine", "reports", "steps"):
        shutil.copytree(CHECKOUT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(CHECKOUT / name, source / name)
    package = tmp_path / "red-rock"
    assert main(["new-rulebook", "--from", "three-card", "--as", "red-rock", str(package)]) == CLEAN
    vary(package)
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True, capture_output=True)
    wheels, pip = tmp_path / "wheels", [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = [*pip, "wheel", "--no-deps", "--no-index", "--no-build-isolation", "-w", str(wheels)]
    subprocess.run([*build, str(source), str(package)], check=True, capture_output=True)
    install = [*pip, "--python", str(environment / "bin" / "python"), "install", "--no-deps", "--no-index"]
    subprocess.run([*install, *map(str, wheels.glob("*.whl"))], check=True, capture_output=True)
    # The locked libraries are lent, not installed again; see tests/test_wheel.py.
    (site,) = environment.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_paths()["purelib"] + "\n", encoding="utf-8")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(environment / "bin" / "clausewise"), *arguments],
            cwd=tmp_path, env={"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=False, timeout=600,
        )  # fmt: skip

    linted = run("lint", "red-rock")
    assert (linted.returncode, linted.stdout) == (CLEAN, "red-rock: 0 faults, 0 notes\n")
    played = run("run", "--rulebook", "red-rock", "-n", "2", "--no-allure", "--out", "run")
    assert played.returncode == INCONCLUSIVE, played.stdout  # one clause waits for what only a person can judge
    assert "136 of 136 passed, 1 not examined (1 unattested), 5 informative" in played.stdout
    proved = run("prove", "red-rock", "-n", "2", "--out", "prove")
    assert proved.returncode == CLEAN, proved.stdout
    assert ", 0 survived" in proved.stdout
    soaked = run("soak", "--rulebook", "red-rock", "--rounds", "300", "--no-allure", "--out", "soak")
    assert soaked.returncode == INCONCLUSIVE, soaked.stdout
    compared = run("compare", "three-card", "red-rock", "--only-chosen", "--out", "compare")
    assert compared.returncode == CLEAN, compared.stderr
    assert "140 the same, 2 differ, 0 alone" in compared.stdout
    assert "three-card: wins 40 to 1 (straight flush)" in compared.stdout
    assert "red-rock: wins 50 to 1 (straight flush)" in compared.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--from three-card --as red-rock .", "is there already; name a folder that is not"),
        ("--from three-card --as red-rock taken", "taken: is there already"),
        ("--from four-card --as red-rock x", "four-card: there is no such rulebook among those that are installed"),
        ("--from three-card --as Red_Rock x", "'Red_Rock' is no name of a rulebook: small letters"),
        ("--from three-card --as ../up x", "'../up' is no name of a rulebook"),
        ("--from three-card --as oasis-omaha x", "oasis-omaha: there is a rulebook of this name already"),
        ("--from three-card --as red-rock --authority 'a\"b' x", "is no authority for a sentence to name"),
        ("--from three-card --as red-rock ''", "the path is empty"),
    ],
)
def test_what_cannot_be_written(
    arguments: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One message, exit code 2, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("somebody's", encoding="utf-8")
    assert main(["new-rulebook", *shlex.split(arguments)]) == USAGE
    assert said in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
