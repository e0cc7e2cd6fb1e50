"""What other packages may import: it is what the document lists, and the document's examples do what they show."""

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.failures import CLEAN

CHECKOUT = Path(__file__).resolve().parents[2]
DOCUMENT = CHECKOUT / "docs" / "for-packages.md"
MODULES = ("clausewise.api.rulebooks", "clausewise.api.adapters")


@pytest.mark.parametrize("name", MODULES)
def test_what_is_exported_is_what_is_listed(name: str) -> None:
    """Every name is in the table of its module, and nothing else; all are there, and sorted as ruff sorts them."""
    module = importlib.import_module(name)
    table = DOCUMENT.read_text(encoding="utf-8").partition(f"| `{name}` |")[2].partition("\n\n")[0]
    listed = [found for row in table.splitlines()[2:] for found in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(listed) == sorted(module.__all__)
    assert [exported for exported in module.__all__ if not hasattr(module, exported)] == []


def test_the_examples_of_the_document() -> None:
    """They run as they stand."""
    found = doctest.testfile(str(DOCUMENT), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.parametrize("part", ["core", "cards", "against_dealer", "pot", "shuffler", "dice"])
def test_the_parts_of_the_vocabulary_are_where_the_document_says(part: str) -> None:
    """Each has its stimuli and its events in modules of these names."""
    for kind in ("stimuli", "events"):
        importlib.import_module(f"clausewise.reference_engine.vocabulary.{part}.{kind}")


def test_a_new_package_imports_nothing_else(tmp_path: Path) -> None:
    """What `new-rulebook` writes keeps to the list."""
    assert main(["new-rulebook", "--from", "three-card", "--as", "red-rock", str(tmp_path / "new")]) == CLEAN
    for path in (tmp_path / "new").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module != "__future__":
                assert node.module in MODULES
                exported = importlib.import_module(str(node.module)).__all__
                assert {alias.name for alias in node.names} <= set(exported)
