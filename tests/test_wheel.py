"""The wheel, installed alone, works from any folder and beside a vendor's packages of the same names."""

import json
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
FOLDERS: dict[str, str] = PROJECT["tool"]["setuptools"]["package-dir"]
VENDORS_OWN = ("adapters", "features", "reference_engine", "reports", "steps")


@dataclass(frozen=True)
class Installed:
    """An environment that has the wheel, and a vendor's repository to call it from."""

    wheel: Path
    environment: Path
    vendor: Path

    def python(self, code: str) -> str:
        """What a line of Python prints in the vendor's folder."""
        return self._run([str(self.environment / "bin" / "python"), "-c", code]).stdout.strip()

    def clausewise(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """The command line, called in the vendor's folder."""
        return self._run([str(self.environment / "bin" / "clausewise"), *arguments])

    def _run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        surroundings = {"PATH": str(self.environment / "bin"), "LANG": "C.UTF-8"}
        done = subprocess.run(
            command,
            cwd=self.vendor,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, f"{command} ended with {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Built from a copy: a build in the checkout would leave files there and find those of the last one."""
    place = tmp_path_factory.mktemp("wheel")
    source = place / "source"
    source.mkdir()
    for folder in FOLDERS.values():
        shutil.copytree(CHECKOUT / folder, source / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(CHECKOUT / name, source / name)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(place), str(source)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = place.glob("*.whl")

    environment = place / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True, capture_output=True)
    install = [*pip, "--python", str(environment / "bin" / "python")]
    subprocess.run([*install, "install", "--no-deps", "--no-index", str(wheel)], check=True, capture_output=True)
    # The locked libraries are lent, not installed again. A path named in a .pth file comes last and its own .pth files
    # are not read, so that this checkout's editable install stays unseen.
    (site,) = environment.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_paths()["purelib"] + "\n", encoding="utf-8")

    vendor = place / "vendor"
    for name in VENDORS_OWN:
        (vendor / name).mkdir(parents=True)
        (vendor / name / "__init__.py").write_text("OWNER = 'vendor'\n", encoding="utf-8")
    # A vendor's own tests, set up in a way that would stop ours if it reached them.
    (vendor / "conftest.py").write_text("raise RuntimeError('the tests of the vendor')\n", encoding="utf-8")
    (vendor / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n", encoding="utf-8")
    return Installed(wheel, environment, vendor)


def test_the_wheel_holds_the_packages_and_nothing_else(installed: Installed) -> None:
    """Everything lies under `clausewise`: the rulebooks too, and no bare `steps` that could meet a vendor's."""
    names = set(zipfile.ZipFile(installed.wheel).namelist())
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"clausewise"}
    for package, folder in FOLDERS.items():
        inside = package.replace(".", "/")
        for path in (CHECKOUT / folder).rglob("*"):
            if path.suffix in {".py", ".feature", ".toml", ".lock", ".css", ".js", ".html", ".json"}:
                assert f"{inside}/{path.relative_to(CHECKOUT / folder).as_posix()}" in names


@pytest.mark.parametrize("name", VENDORS_OWN)
def test_neither_shadows_the_other(installed: Installed, name: str) -> None:
    """In a vendor's folder the bare name is the vendor's package, and ours is the wheel's."""
    printed = installed.python(f"import {name}, clausewise.{name} as ours; print({name}.OWNER, ours.__file__)")
    owner, _, file = printed.partition(" ")
    assert owner == "vendor"
    assert Path(file).is_relative_to(installed.environment)


def test_the_clauses_are_listed(installed: Installed) -> None:
    """Every rule of the features in the checkout is a clause of the wheel."""
    features = [path.read_text(encoding="utf-8") for path in (CHECKOUT / "features").rglob("*.feature")]
    rules = sum(len(re.findall(r"^\s*Rule:", text, re.MULTILINE)) for text in features)
    listed = json.loads(installed.clausewise("clauses", "--format", "json").stdout)
    assert rules > 0
    assert len(listed) == rules


def test_a_part_of_a_rulebook_is_run(installed: Installed) -> None:
    """The collected features, steps and engine are the wheel's; a conftest of the vendor is not touched."""
    out = installed.vendor / "out"
    installed.clausewise("run", "--clause", "mlgca-four-card.11.D", "--out", str(out))
    verdicts = json.loads((out / "verdicts.json").read_text(encoding="utf-8"))["clauses"]
    under_test = {clause: entry["verdict"] for clause, entry in verdicts.items() if ".11.D" in clause}
    assert under_test
    assert set(under_test.values()) <= {"pass", "informative"}
