"""The architecture is kept: who imports whom, what the rules may touch, and how large a module grows."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
FOLDERS: dict[str, str] = PROJECT["tool"]["setuptools"]["package-dir"]

MOST_LINES = 450
NAMES_THAT_SAY_NOTHING = {"utils", "util", "helpers", "helper", "common", "misc"}

PROVIDED_BY = {
    "_pytest": "pytest",
    "allure": "allure-pytest",
    "allure_commons": "allure-pytest",
    "allure_pytest": "allure-pytest",
    "gherkin": "gherkin-official",
    "paho": "paho-mqtt",
    "pyspiel": "open-spiel",
    "serial": "pyserial",
    "xdist": "pytest-xdist",
}
"""Distributions whose import name is not their own."""

ENGINES = ("pokerkit", "openspiel", "blackjack21")
"""The extras that install an engine that others wrote."""
EXTRAS = {
    "clausewise.adapters.devices.": "devices",
    "clausewise.filing.": "filing",
    "clausewise.randomness.": "randomness",
}
"""Packages that ask for what an extra installs."""
ENGINE_LIBRARIES = {"msgspec"}
REACHES_OUT = {
    "asyncio", "concurrent", "ctypes", "fcntl", "fileinput", "ftplib", "getpass", "glob", "http", "importlib", "io",
    "locale", "logging", "mmap", "multiprocessing", "os", "pathlib", "pickle", "platform", "pty", "secrets", "select",
    "shelve", "shutil", "signal", "smtplib", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading",
    "time", "urllib", "uuid",
}  # fmt: skip
"""What of the standard library does input or output, reads a clock, or draws what cannot be drawn again."""
BUILTINS_THAT_REACH_OUT = {"open", "print", "input", "breakpoint", "exec", "eval", "__import__"}
CLOCK_METHODS = {"now", "utcnow", "today"}


@dataclass(frozen=True)
class Module:
    """One Python file of the product, under its import name."""

    name: str
    path: Path
    is_package: bool

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.path.read_text(encoding="utf-8"), str(self.path))


def product_modules() -> list[Module]:
    """Every Python file that is part of the distribution or looks as if it were."""
    found = []
    for package, folder in sorted(FOLDERS.items()):
        for path in sorted((CHECKOUT / folder).rglob("*.py")):
            parts = list(path.relative_to(CHECKOUT / folder).with_suffix("").parts)
            is_package = parts[-1] == "__init__"
            name = ".".join([package, *(parts[:-1] if is_package else parts)])
            found.append(Module(name, path, is_package))
    return found


MODULES = product_modules()
NAMES = {module.name for module in MODULES}
PACKAGES = {module.name for module in MODULES if module.is_package}


def of_package(package: str) -> list[Module]:
    """A package itself and the modules that lie in it, without those of packages below."""
    return [one for one in MODULES if package == (one.name if one.is_package else one.name.rpartition(".")[0])]


def in_packages(below: str = "") -> pytest.MarkDecorator:
    """A test for each package, as many modules as it may have."""
    named = [name for name in sorted(PACKAGES) if name.startswith(below)]
    return pytest.mark.parametrize("package", named)


def imported(tree: ast.Module, name: str, *, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full name of everything imported, wherever in the module and whether by a relative name or not."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = name.split(".") if is_package else name.split(".")[:-1]
                above = here[: len(here) - node.level + 1]
                base = ".".join([*above, *([base] if base else [])])
            for alias in node.names:
                full = f"{base}.{alias.name}"
                yield node.lineno, full if full in NAMES else base


def layer_table() -> list[set[str]]:
    """The import names in each row of the table in docs/architecture.md, lowest layer first."""
    text = (CHECKOUT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("## Layers")[2].partition("\n## ")[0]
    rows = [line.split("|") for line in section.splitlines() if line.startswith("|")]
    return [names for row in rows if (names := set(re.findall(r"`(clausewise[\w.]*)`", row[2])))]


LAYERS = layer_table()


def layer_of(name: str) -> int | None:
    """How high a module stands, or None when the table does not name it."""
    for height, names in enumerate(LAYERS):
        if any(name == owner or name.startswith(f"{owner}.") for owner in names):
            return height
    return None


def upward_imports(tree: ast.Module, name: str, *, is_package: bool) -> list[str]:
    """Every import of something that stands higher, or nowhere."""
    height = layer_of(name)
    found = []
    for line, target in imported(tree, name, is_package=is_package):
        if target.split(".")[0] != "clausewise" or target in {"clausewise", "clausewise.features"}:
            continue
        above = layer_of(target)
        if above is None or height is None or above > height:
            found.append(f"{name}, line {line}: {target}")
    return found


def reaching_out(tree: ast.Module, name: str, *, is_package: bool = False) -> list[str]:
    """What a module of the rules does that rules may not do."""
    found = []
    for line, target in imported(tree, name, is_package=is_package):
        top = target.split(".")[0]
        if top in REACHES_OUT or (top not in sys.stdlib_module_names | ENGINE_LIBRARIES | {"clausewise"}):
            found.append(f"{name}, line {line}: imports {target}")
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=called)) if called in BUILTINS_THAT_REACH_OUT:
                found.append(f"{name}, line {node.lineno}: calls {called}")
            case ast.Call(func=ast.Attribute(attr=called)) if called in CLOCK_METHODS:
                found.append(f"{name}, line {node.lineno}: reads the clock with {called}")
            case ast.Attribute(value=ast.Name(id="random"), attr=drawn) if drawn != "Random":
                found.append(f"{name}, line {node.lineno}: random.{drawn} draws from a source that is not seeded")
            case ast.ImportFrom(module="random", names=names) if any(alias.name != "Random" for alias in names):
                found.append(f"{name}, line {node.lineno}: imports a function of random that is not seeded")
    return found


def test_the_table_of_layers_is_read() -> None:
    """The test reads the table that people read, so that the two cannot part; the rules are at the bottom."""
    assert LAYERS[0] == {"clausewise.reference_engine"}
    assert layer_of("clausewise.steps.session") == layer_of("clausewise.steps")
    assert layer_of("clausewise.cli") == len(LAYERS) - 1
    assert layer_of("clausewise.adapters") == 1 + (layer_of("clausewise.journal") or 0)


@in_packages()
def test_nothing_imports_what_stands_above_it(package: str) -> None:
    """A layer imports itself and what lies below; a module in no layer is named in the table first."""
    for module in of_package(package):
        if module.name in {"clausewise", "clausewise.features"}:
            assert not [t for _, t in imported(module.tree, module.name, is_package=True) if t.startswith("clausewise")]
            continue
        assert layer_of(module.name) is not None, f"docs/architecture.md names no layer for {module.name}"
        assert upward_imports(module.tree, module.name, is_package=module.is_package) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from clausewise.steps import session", ["clausewise.adapters.http, line 1: clausewise.steps"]),
        ("def f():\n    import clausewise.cli", ["clausewise.adapters.http, line 2: clausewise.cli"]),
        ("from ..reports import x", ["clausewise.adapters.http, line 1: clausewise.reports"]),
        ("from . import base\nfrom clausewise.reference_engine import money\nimport json", []),
    ],
)
def test_an_import_upwards_is_noticed(source: str, found: list[str]) -> None:
    """Also when it hides in a function or behind a relative name; imports sideways and down are not."""
    assert [
        line.removesuffix(".session")
        for line in upward_imports(ast.parse(source), "clausewise.adapters.http", is_package=False)
    ] == found


@in_packages("clausewise.reference_engine")
def test_the_rules_touch_nothing_outside(package: str) -> None:
    """The reference engine does no input or output, reads no clock and draws nothing that cannot be drawn again."""
    assert layer_of(package) == 0
    for module in of_package(package):
        assert reaching_out(module.tree, module.name, is_package=module.is_package) == []


@pytest.mark.parametrize(
    "source",
    [
        "import os",
        "from pathlib import Path",
        "import requests",
        "import time as t",
        "open('x')",
        "import datetime\ndatetime.datetime.now()",
        "import random\nrandom.shuffle([])",
        "from random import shuffle",
    ],
)
def test_reaching_out_is_noticed(source: str) -> None:
    """Each way out is seen, so that an empty list above means something."""
    assert len(reaching_out(ast.parse(source), "clausewise.reference_engine.x")) == 1


def test_a_seeded_source_of_chance_is_allowed() -> None:
    """`random.Random(seed)` gives the same cards again."""
    assert reaching_out(ast.parse("import random\nrandom.Random(1)\nfrom random import Random"), "clausewise.x") == []


def test_every_package_is_in_the_distribution() -> None:
    """A folder with an __init__ that pyproject.toml does not list would be missing from the wheel."""
    listed = set(PROJECT["tool"]["setuptools"]["packages"])
    assert {module.name for module in MODULES if module.is_package} == listed


def test_every_module_lies_in_a_package() -> None:
    """A module beside no __init__ would work in the checkout and be missing from the wheel."""
    assert [str(m.path.relative_to(CHECKOUT)) for m in MODULES if not (m.path.parent / "__init__.py").exists()] == []


@in_packages()
def test_only_declared_libraries_are_imported(package: str) -> None:
    """A library that only the checkout's environment has would be missing at a vendor's; so would a bare `steps`.

    An engine that others wrote is there by an extra, and its own module alone asks for it; so is what filing needs.
    """
    for module in of_package(package):
        foreign = libraries(module) - declared(module)
        assert not foreign, f"{module.name} imports {', '.join(sorted(foreign))}"


def declared(module: Module) -> set[str]:
    """The distributions that are there for it."""
    entries = list(PROJECT["project"]["dependencies"])
    if module.name.startswith("clausewise.adapters.third_party."):
        entries += [entry for extra in ENGINES for entry in PROJECT["project"]["optional-dependencies"][extra]]
    for package, extra in EXTRAS.items():
        if module.name.startswith(package):
            entries += PROJECT["project"]["optional-dependencies"][extra]
    return {re.split(r"[\s<>=!~;\[]", entry)[0].replace("_", "-") for entry in entries}


def libraries(module: Module) -> set[str]:
    """The distributions of which a module imports anything."""
    tops = {target.split(".")[0] for _, target in imported(module.tree, module.name, is_package=module.is_package)}
    foreign = tops - sys.stdlib_module_names - {"clausewise"}
    return {PROVIDED_BY.get(top, top.replace("_", "-")) for top in foreign}


@in_packages()
def test_a_module_holds_one_idea(package: str) -> None:
    """A module has a name that says what it holds, and a length at which that can be true."""
    for module in of_package(package):
        assert module.path.stem not in NAMES_THAT_SAY_NOTHING
        assert len(module.path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES, module.name


# --- the rules --------------------------------------------------------------------------------------------------------

RULES = "clausewise.reference_engine"


def room_table() -> dict[str, int]:
    """How high each room of the rules stands, by the table in docs/architecture.md."""
    text = (CHECKOUT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("## The reference engine")[2].partition("\n- ")[0]
    rows = [line.split("|") for line in section.splitlines() if line.startswith("|")]
    named = [names for row in rows if (names := re.findall(r"`(\w+)`", row[2]))]
    return {room: height for height, names in enumerate(named) for room in names}


ROOMS = room_table()


def room_of(name: str) -> str:
    """The room of a module of the rules; empty for anything else."""
    inside = name.removeprefix(f"{RULES}.")
    return "" if inside == name else inside.split(".")[0]


def imports_out_of_the_room(tree: ast.Module, name: str, *, is_package: bool) -> list[str]:
    """Every import of a room that does not stand below the module's own."""
    here = room_of(name)
    found = []
    for line, target in imported(tree, name, is_package=is_package):
        there = room_of(target)
        if there and there != here and ROOMS[there] >= ROOMS[here]:
            found.append(f"{name}, line {line}: {target}")
    return found


@in_packages(RULES)
def test_a_room_of_the_rules_imports_only_what_stands_below_it(package: str) -> None:
    """Care of the cards knows no family of games, a hand no equipment, a family no document."""
    for module in of_package(package):
        if room_of(module.name):
            assert room_of(module.name) in ROOMS, f"docs/architecture.md names no room for {module.name}"
            assert imports_out_of_the_room(module.tree, module.name, is_package=module.is_package) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        (f"from {RULES}.families.table import Table", [f"{RULES}.equipment.x, line 1: {RULES}.families.table"]),
        (f"from {RULES}.hands.words import Word", [f"{RULES}.equipment.x, line 1: {RULES}.hands.words"]),
        (f"from {RULES}.equipment import stacking\nfrom {RULES}.core import cards", []),
    ],
)
def test_an_import_out_of_the_room_is_noticed(source: str, found: list[str]) -> None:
    """Upwards and to a neighbour; within the room and down are not."""
    assert imports_out_of_the_room(ast.parse(source), f"{RULES}.equipment.x", is_package=False) == found


FAMILIES = f"{RULES}.families"


def imports_of_other_games(tree: ast.Module, name: str, *, is_package: bool) -> list[str]:
    """Every import among the families that is neither of the module's own package nor of one around it."""
    here = name if is_package else name.rpartition(".")[0]
    found = []
    for line, target in imported(tree, name, is_package=is_package):
        there = target if target in PACKAGES else target.rpartition(".")[0]
        if there.startswith(FAMILIES) and not f"{here}.".startswith(f"{there}."):
            found.append(f"{name}, line {line}: {target}")
    return found


@in_packages(FAMILIES)
def test_a_game_knows_no_other_and_what_games_share_knows_none(package: str) -> None:
    """A family knows none of its games, what two siblings share knows neither, and no family knows another."""
    for module in of_package(package):
        assert imports_of_other_games(module.tree, module.name, is_package=module.is_package) == []


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("pot.x", f"from {FAMILIES}.against_dealer import state", [f"{FAMILIES}.against_dealer.state"]),
        ("against_dealer.x", f"from {FAMILIES}.against_dealer.three_card import payouts",
         [f"{FAMILIES}.against_dealer.three_card.payouts"]),
        ("against_dealer.three_card.x", f"from {FAMILIES}.against_dealer.three_card import payouts", []),
        ("against_dealer.three_card.x", f"from {FAMILIES}.against_dealer import state", []),
        ("against_dealer.three_card.x", f"from {FAMILIES} import table", []),
    ],
)  # fmt: skip
def test_an_import_of_another_game_is_noticed(module: str, source: str, found: list[str]) -> None:
    """Of another family, and of one of the own family's games; what is around a game it may know."""
    told = imports_of_other_games(ast.parse(source), f"{FAMILIES}.{module}", is_package=False)
    assert [line.rpartition(": ")[2] for line in told] == found


def reaches(name: str, imports: dict[str, set[str]]) -> set[str]:
    """All that a module comes to by its imports, itself only where it is in a circle."""
    found: set[str] = set()
    waiting = list(imports.get(name, ()))
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting += imports.get(other, ())
    return found


def import_cycles(imports: dict[str, set[str]]) -> list[set[str]]:
    """Sets of modules of which each comes to every other by what it imports, imports for types among them."""
    reached = {name: reaches(name, imports) for name in imports}
    found: list[set[str]] = []
    for name in imports:
        circle = {other for other in reached[name] if name in reached[other]}
        if circle and circle not in found:
            found.append(circle)
    return found


PLAYS = "clausewise.steps.play."
ANY_PLAY = {f"{PLAYS}play", f"{PLAYS}families"}
SENTENCES_OF_A_FAMILY = {
    "clausewise.steps.pot_steps",
    "clausewise.steps.pot_talk_steps",
    "clausewise.steps.points_steps",
}


def test_sentences_for_every_game_know_no_family() -> None:
    """How a round is brought about they ask of the table's play, whichever it is."""
    found = [
        f"{module.name}, line {line}: {target}"
        for module in MODULES
        if module.name.startswith("clausewise.steps.") and not module.name.startswith(PLAYS)
        for line, target in imported(module.tree, module.name, is_package=module.is_package)
        if target.startswith(PLAYS) and target not in ANY_PLAY and module.name not in SENTENCES_OF_A_FAMILY
    ]
    assert found == []


def test_no_module_of_the_engine_is_in_an_import_cycle() -> None:
    """A module of the engine, or of what follows a system beside it, is understood without one that imports it."""
    rules = [module for module in MODULES if (layer_of(module.name) or 0) <= 1 and module.name.count(".")]
    names = {module.name for module in rules}
    imports = {
        module.name: {target for _, target in imported(module.tree, module.name, is_package=module.is_package)} & names
        for module in rules
    }
    assert import_cycles(imports) == []


@pytest.mark.parametrize(
    ("imports", "found"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}, [{"a", "b", "c"}]),
    ],
)
def test_an_import_cycle_is_noticed(imports: dict[str, set[str]], found: list[set[str]]) -> None:
    """A circle is found with all that belongs to it, and nothing else."""
    assert import_cycles(imports) == found
