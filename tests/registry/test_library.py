"""Rulebooks read from their folders."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.failures import ClausewiseError
from clausewise.registry import Choice, find_clause, load_rulebook, load_rulebooks, rulebook_folders

Write = Callable[[str, str], Path]

BOATS = """\
Feature: Boats

  Background:
    Given a harbour

  @harbour.1.A @equipment @declaration @trace
  Rule: What a boat carries
    More about it,
    on two lines.

    Background:
      Given a boat

    @reading:dusk.lamps
    Scenario Outline: With <n> oars
      When it sails with
        | oars | <n> |
      Then it is stopped
      And <n> is noted

      Examples:
        | n |
        | 0 |
        | 1 |

  @harbour.1.A.2 @equipment @informative
  Rule: A bell
"""


def test_a_rule_becomes_a_clause(features: Path, write: Write) -> None:
    """Tags, restatement, description, lock and readings come together."""
    write("01-boats.feature", BOATS)
    clause = load_rulebook("harbour", features).clause("harbour.1.A")
    assert (clause.kind, clause.channels, clause.name) == ("equipment", ("trace", "declaration"), "What a boat carries")
    assert clause.description == "More about it, on two lines."
    assert (clause.line, clause.path.name, clause.words) == (7, "01-boats.feature", 4)
    assert clause.fingerprint
    assert clause.readings == ("dusk",)
    assert (clause.number, clause.chapter) == ("1.A", "1")


def test_a_scenario_keeps_its_steps_and_rows(features: Path, write: Write) -> None:
    """Backgrounds of feature and rule come first, And takes the kind before it, rows make cases."""
    write("01-boats.feature", BOATS)
    (scenario,) = load_rulebook("harbour", features).scenarios()
    assert [step.text for step in scenario.background] == ["a harbour", "a boat"]
    assert [(s.keyword, s.kind) for s in scenario.steps] == [("When", "when"), ("Then", "then"), ("And", "then")]
    assert scenario.steps[0].table == (("oars", "<n>"),)
    assert scenario.readings == (Choice("dusk", "lamps"),)
    assert list(scenario.cases()) == [{"n": "0"}, {"n": "1"}]


def test_clauses_are_in_the_order_of_the_lock(features: Path, write: Write) -> None:
    """However the files are named, the document's order counts."""
    write("01-b.feature", "Feature: B\n  @harbour.2.B @limits @informative\n  Rule: Dusk\n")
    write("02-a.feature", "Feature: A\n  @harbour.1.B @limits @informative\n  Rule: Bell\n")
    rulebook = load_rulebook("harbour", features)
    assert [clause.number for clause in rulebook.clauses] == ["1.B", "2.B"]
    assert rulebook.clauses[0].informative
    assert len(rulebook.unwritten) == 21


def test_an_edited_file_is_read_again(features: Path, write: Write) -> None:
    """The cache knows when a folder has changed."""
    write("01-b.feature", "Feature: B\n  @harbour.1.B @limits @informative\n  Rule: Old name\n")
    first = load_rulebook("harbour", features)
    assert load_rulebook("harbour", features) is first
    write("01-b.feature", "Feature: B\n  @harbour.1.B @limits @informative\n  Rule: Another name\n")
    assert load_rulebook("harbour", features).clauses[0].name == "Another name"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Feature: B\n  Rule: R\n", r"01-b\.feature:2: a Rule needs"),
        ("Feature: B\n  @harbour.1.B @limits\n  Scenario: S\n    Then x\n", r":3: a scenario outside any Rule"),
        ("Feature: B\n  nonsense\n  Then what\n  @\n", r"01-b\.feature:\d"),
        ("", r"01-b\.feature:1: has no Feature"),
        (
            "Feature: B\n  @harbour.1.B @limits\n  Rule: R\n  @harbour.1.B @limits\n  Rule: S\n",
            r":5: harbour\.1\.B has a Rule already",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(features: Path, write: Write, text: str, message: str) -> None:
    """A run must not leave out what it cannot read."""
    write("01-b.feature", text)
    with pytest.raises(ClausewiseError, match=message):
        load_rulebook("harbour", features)


def test_bytes_that_are_no_text_are_refused(features: Path, folder: Path) -> None:
    """Not with a traceback."""
    (folder / "01-b.feature").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ClausewiseError, match="cannot be read"):
        load_rulebook("harbour", features)


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("rulebook.toml", "title =", "not valid TOML"),
        ("rulebook.toml", 'title = "x"', "missing required field"),
        ("readings.toml", "[[reading]]\nid = 3\n", "readings.toml: Expected"),
        ("readings.toml", '[[raeding]]\nid = "x"\n', "unknown field `raeding`"),
    ],
)
def test_a_broken_toml_file_is_explained(features: Path, write: Write, name: str, text: str, message: str) -> None:
    """The message names the file and the place in it."""
    write(name, text)
    with pytest.raises(ClausewiseError, match=message):
        load_rulebook("harbour", features)


def test_unknown_names_are_answered_with_the_known_ones(features: Path, write: Write) -> None:
    """Typing errors are the most common errors."""
    write("01-boats.feature", BOATS)
    with pytest.raises(ClausewiseError, match="known are: harbour"):
        load_rulebook("harbor", features)
    with pytest.raises(ClausewiseError, match=r"no such clause in harbour; "):
        find_clause("harbour.9.Z", features)
    with pytest.raises(ClausewiseError, match=r"no Rule is written yet"):
        find_clause("harbour.2.B", features)
    with pytest.raises(ClausewiseError, match="no such folder"):
        load_rulebooks(features / "nowhere")
    with pytest.raises(ClausewiseError, match="holds no rulebook"):
        load_rulebooks(features.parent / "documents")


def test_an_option_knows_what_the_house_may_choose(features: Path) -> None:
    """Named values, or whole numbers within bounds on both sides."""
    prizes, boats = load_rulebook("harbour", features).options
    assert prizes.clauses == ("harbour.2.A.1", "harbour.2.A.2")
    assert [prizes.allows(v) for v in ("A", "B", "C")] == [True, True, False]
    assert [boats.allows(v) for v in (0, 1, 3, 4, "2", "two")] == [False, True, True, False, True, False]


def test_the_rulebooks_of_the_package_are_found_without_a_folder() -> None:
    """Wherever the program is started."""
    assert "mlgca-four-card" in {path.name for path in rulebook_folders()}


def told_by_a_process(program: str, *arguments: str) -> set[str]:
    """The words of the last line that a program of its own prints, in which nothing has been loaded before."""
    ran = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
    return set(ran.stdout.splitlines()[-1].split())


LOADED = """
import sys
from clausewise import registry
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.description import TableSetup
open_table(TableSetup(sys.argv[1]))
parts = [name.split(".") for name in sys.modules]
print(*{part[3] for part in parts if part[2:3] == ["rulebooks"] and len(part) > 4})
"""


@pytest.mark.parametrize("rulebook", ["oneida-sic-bo", "three-card"])
def test_a_table_loads_the_rules_of_its_own_rulebook_alone(rulebook: str) -> None:
    """What other rulebooks grow to costs it nothing."""
    assert told_by_a_process(LOADED, rulebook) == {rulebook.replace("-", "_")}


READ = """
import sys
from clausewise.cli import main
from clausewise.registry import library
read, seen = library.read_feature_file, set()
library.read_feature_file = lambda path: (seen.add(path.parent.name), read(path))[1]
main(["run", "--clause", sys.argv[1], "--no-allure", "--out", sys.argv[2]])
print(*seen)
"""


def test_a_run_reads_the_features_of_its_own_rulebook_alone(tmp_path: Path) -> None:
    """The reference engine says of all rulebooks what it offers; no scenario of another one is read for that."""
    assert told_by_a_process(READ, "oneida-sic-bo.A.1", str(tmp_path / "run")) == {"oneida-sic-bo"}
