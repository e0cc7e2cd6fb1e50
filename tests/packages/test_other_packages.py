"""What other packages bring, and what is said when they are broken: one message with the package's name."""

from pathlib import Path

import pytest

from clausewise.failures import CLEAN, ERROR, USAGE
from tests.packages.beside import EntryPoints, clausewise, is_installed

ADAPTER = '''\
"""An adapter that puts the reference engine behind a target of its own."""

from clausewise.api.adapters import ClausewiseError, HttpSettings, System, open_system


class Named:
    """The reference engine under another name."""

    def __init__(self, target: str) -> None:
        self.target = target
        self._system = open_system("reference")

    def __getattr__(self, name: str) -> object:
        return getattr(self._system, name)


def open_acme(target: str, settings: HttpSettings) -> System:
    """The table that stands behind the colon."""
    if target == "acme:nowhere":
        raise ClausewiseError("acme:nowhere: there is no such table")
    if target == "acme:broken":
        raise ZeroDivisionError("a wire came off")
    return Named(target)


NO_FUNCTION = "acme"
'''


def package(folder: Path, points: EntryPoints, rules: str = "", name: str = "acme-tables") -> Path:
    """A package with an adapter, perhaps a module of rules, and whatever entry points."""
    top = folder / name.replace("-", "_")
    top.mkdir(parents=True)
    (top / "__init__.py").write_text('"""Acme."""\n', encoding="utf-8")
    (top / "adapter.py").write_text(ADAPTER, encoding="utf-8")
    (top / "rules.py").write_text(rules, encoding="utf-8")
    is_installed(folder, name, points)
    return folder


ONE_CLAUSE = ("--clause", "three-card.k.1.ii.table")


@pytest.fixture
def acme(tmp_path: Path) -> Path:
    """A package with an adapter, and with a name that is no function."""
    points = {"acme": "acme_tables.adapter:open_acme", "odd": "acme_tables.adapter:NO_FUNCTION"}
    return package(tmp_path / "beside", {"clausewise.adapters": points})


def test_an_adapter_of_another_package(acme: Path, tmp_path: Path) -> None:
    """Its targets are tested like any other."""
    done = clausewise("run", "--target", "acme:pit-4", *ONE_CLAUSE, "--no-allure", "--out", "out", beside=acme,
                      here=tmp_path)  # fmt: skip
    assert done.returncode == CLEAN, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("run --target acme:nowhere", USAGE, "acme:nowhere: there is no such table"),
        ("run --target acme:broken", ERROR, "the package acme-tables brings the adapter acme as 'acme_tables.ada"),
        ("run --target acme:broken", ERROR, "and it cannot open its system: ZeroDivisionError: a wire came off"),
        ("run --target odd:x", USAGE, "and that is a str, not a function"),
        ("run --target acne:x", USAGE, "acne:x is no target: write `reference`"),
        ("run --target acne:x", USAGE, "other packages bring acme:..., odd:..."),
        ("serve --engine acne", USAGE, "there is no engine acne: there are pokerkit, openspiel, blackjack21, "),
        ("doctor --target acme:pit-4", USAGE, "--target 'stdio:clausewise serve --stdio --engine acme:pit-4'"),
    ],
)  # fmt: skip
def test_targets_of_another_package(command: str, code: int, said: str, acme: Path, tmp_path: Path) -> None:
    """One message, a documented exit code, and no traceback."""
    chosen = ONE_CLAUSE if command.startswith("run") else ()
    done = clausewise(*command.split(), *chosen, beside=acme, here=tmp_path)
    assert (done.returncode, "Traceback" in done.stderr) == (code, False)
    assert said in done.stderr


RULES = """
from clausewise.api.rulebooks import derived, rulebook
BOOK = derived(rulebook("three-card"), "other-name", title="Three Card Poker")
BOOKS = [BOOK]
"""


@pytest.mark.parametrize(
    ("name", "value", "features", "said"),
    [
        ("red-rock", "acme_tables.rules:BOOK", False, "there is no package acme_tables.features with its features"),
        ("red-rock", "acme_tables.rules:NONE", True, "that cannot be loaded: AttributeError: module"),
        ("red-rock", "acme_tables.missing:BOOK", True, "that cannot be loaded: ModuleNotFoundError: No module named"),
        ("red-rock", "acme_tables.rules:BOOKS", True, "that is a list, not a Rulebook"),
        ("red-rock", "acme_tables.rules:BOOK", True, "that calls itself other-name"),
        ("Red.Rock", "acme_tables.rules:BOOK", True, "a rulebook's name is made of small letters"),
        ("three-card", "acme_tables.rules:BOOK", True, "the package clausewise brings the rulebook three-card as"),
        ("three-card", "acme_tables.rules:BOOK", True, "uninstall one of the two, or give it another name"),
    ],
)
def test_a_broken_rulebook(name: str, value: str, features: bool, said: str, tmp_path: Path) -> None:
    """It stops a run of another, too: what is installed is in order, or nothing is said of any system."""
    beside = package(tmp_path / "beside", {"clausewise.rulebooks": {name: value}}, RULES)
    if features:
        folder = beside / "acme_tables" / "features"
        (folder / name).mkdir(parents=True)
        (folder / "__init__.py").write_text('"""Features."""\n', encoding="utf-8")
        (folder / name / "rulebook.toml").write_text("", encoding="utf-8")
    done = clausewise("run", "--clause", "oasis-holdem.deck.1", "--no-allure", "--out", "out", beside=beside,
                      here=tmp_path)  # fmt: skip
    assert (done.returncode, "Traceback" in done.stderr) == (USAGE, False), done.stderr
    assert "the package acme-tables brings the rulebook" in done.stderr
    assert said in done.stderr


def test_a_broken_rulebook_does_not_stop_what_needs_none(tmp_path: Path) -> None:
    """The command line is there to say what is wrong."""
    beside = package(tmp_path / "beside", {"clausewise.rulebooks": {"red-rock": "acme_tables.missing:BOOK"}})
    assert clausewise("--help", beside=beside, here=tmp_path).returncode == CLEAN
    assert clausewise("schema", beside=beside, here=tmp_path).returncode == CLEAN
