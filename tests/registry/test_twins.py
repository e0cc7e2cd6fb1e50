"""Twins: scenarios of one name under clauses that correspond, the words that stand for each other, and comments."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.failures import ClausewiseError
from clausewise.registry import load_rulebook
from clausewise.registry.carrying import carried_rule
from clausewise.registry.correspondence import NAME, Word
from clausewise.registry.lexicon import lexicon_between, lexicon_of
from clausewise.registry.lint.twins import lint_twins
from clausewise.registry.lock_file import FORMAT
from clausewise.registry.new_rulebook import write_package
from clausewise.registry.twins import twins_between

Write = Callable[[str, str], Path]

MAP = """
[[words.pond]]
ours = "a harbour boat"
theirs = "a pond boat"

[[words.pond]]
ours = "the bell is rung"
why = "The pond has no bell."

[[words.pond]]
ours = "<cards>"
theirs = "<cards>"

[[pond]]
same = ["1.A"]

[[pond]]
ours = ["1.A.1", "1.A.2", "1.A.3", "1.B", "2.A.*", "2.B"]
differs = "All else."
"""

BOATS = """
Feature: Boats

  @harbour.1.A @equipment @play
  Rule: Each boat carries something

    Background:
      Given a harbour boat

    Scenario: It carries oars
      Given the bell is rung
      And the hands are
        | seat 1 | As Kd |
      When the boat sails
      Then a harbour boat has 2 oars

    @reading:dusk.sunset
    Scenario Outline: It sails with <crew>
      When <crew> come
      Then the boat sails

      Examples:
        | crew  | from |
        | two   | here |
        | three | here |
"""

PONDS = """
Feature: Boats

  @pond.1.A @equipment @declaration
  Rule: Every boat of the pond carries something

    Scenario: It carries oars
      Given a pond boat
      Given the hands are
        | seat 1 | Qs Qd |
      When the boat sails
      Then a pond boat has 2 oars

    Scenario Outline: It sails with <crew>
      Given a pond boat
      When <crew> come
      Then the boat sails

      Examples:
        | from | crew  |
        | here | three |
        | here | two   |

    Scenario: It sinks
      Given a pond boat
      Then it sinks
"""


@pytest.fixture
def pond(features: Path) -> Path:
    """Another rulebook beside the harbour's: one clause with scenarios, and one that is locked and not yet written."""
    folder = features / "pond"
    folder.mkdir()
    lines = [FORMAT, "rulebook pond", "document pond.txt", f"sha256 {'0' * 64}", f"outside 0 {'0' * 64}"]
    lines += [f"pond.{name} 1 {'0' * 64} 00" for name in ("1.A", "1.B")]
    (folder / "clauses.lock").write_text("\n".join(lines) + "\n")
    (folder / "rulebook.toml").write_text((features / "harbour" / "rulebook.toml").read_text().split("[[options]]")[0])
    (folder / "01-boats.feature").write_text(PONDS)
    return folder


@pytest.fixture
def twinned(folder: Path, pond: Path, write: Write) -> Path:
    """The harbour with a map, words, and scenarios that the pond has too."""
    del pond
    write(NAME, MAP)
    write("01-boats.feature", BOATS)
    return folder


def test_twins_agree_after_the_lexicon(twinned: Path, pond: Path) -> None:
    """Backgrounds, cards, rows in another order, a sentence and a reading of one side alone tell nothing apart."""
    found = twins_between(twinned, pond)
    assert [pair.one.scenario.name for pair in found.twins] == ["It carries oars", "It sails with <crew>"]
    assert [pair.difference for pair in found.twins] == ["", ""]
    assert [told.scenario.name for told in found.only[1]] == ["It sinks"]
    assert list(lint_twins(twinned)) == []


def test_either_side_may_be_asked(twinned: Path, pond: Path) -> None:
    """The map is one, and the words are turned round."""
    found = twins_between(pond, twinned)
    assert [pair.difference for pair in found.twins] == ["", ""]
    assert lexicon_between(pond, twinned).carried("a pond boat") == "a harbour boat"


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ("has 2 oars", "has 3 oars", "here “Then a harbour boat has 3 oars”, there “Then a pond boat has 2 oars”"),
        ("the bell is rung", "the lamp is lit", "here “Given the lamp is lit”, there “Given the hands are”"),
        ("| three | here |", "| three | away |", "there “| three | here |”"),
        ("        | three | here |\n", "", "here “| two | here |”, there “| three | here |”"),
        ("| seat 1 | As Kd |", "| seat 2 | As Kd |", "here “| seat 2 | As Kd |”"),
    ],
)
def test_what_tells_twins_apart_is_found(twinned: Path, write: Write, before: str, after: str, what: str) -> None:
    """A figure, a sentence, a row: said once, where our scenario stands."""
    assert before in BOATS
    write("01-boats.feature", BOATS.replace(before, after))
    finding = next(lint_twins(twinned))
    assert (finding.rule, finding.level, finding.clause) == ("twin", "error", "harbour.1.A")
    assert what in finding.what


@pytest.mark.parametrize(
    ("place", "left"),
    [("    Scenario: It carries", 1), ("    @reading:dusk.sunset\n    Scenario", 1), ("  @harbour", 0)],
)
def test_a_comment_explains_what_differs(twinned: Path, write: Write, place: str, left: int) -> None:
    """Above the scenario or its tags it explains one, above the Rule all; another comment explains none."""
    other = BOATS.replace("has 2 oars", "has 3 oars").replace("the boat sails\n\n      E", "the boat sinks\n\n      E")
    indent = place[: len(place) - len(place.lstrip())]
    write("01-boats.feature", other.replace(place, f"{indent}# Unlike pond: it has a bell.\n{place}", 1))
    assert len(list(lint_twins(twinned))) == left
    write("01-boats.feature", other.replace(place, f"{indent}# It has a bell.\n{place}", 1))
    assert len(list(lint_twins(twinned))) == 2


@pytest.mark.parametrize("place", ["    Scenario: It carries", "  @harbour.1.A"])
def test_a_comment_that_explains_nothing_is_found(twinned: Path, write: Write, place: str) -> None:
    """So that it goes when twins are aligned."""
    indent = place[: len(place) - len(place.lstrip())]
    write("01-boats.feature", BOATS.replace(place, f"{indent}# Unlike pond: it has a bell.\n{place}"))
    assert "where no twin differs" in next(lint_twins(twinned)).what


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ("words.pond", "words.lake", "words of lake"),
        ('why = "The pond has no bell."', "", "has no counterpart, and the row does not say why"),
        ('ours = "the bell is rung"\n', "", "a word says nothing"),
    ],
)
def test_faults_of_a_lexicon(twinned: Path, write: Write, before: str, after: str, what: str) -> None:
    """Of another rulebook, without a reason, or empty."""
    assert before in MAP
    write(NAME, MAP.replace(before, after))
    assert any(what in finding.what for finding in lint_twins(twinned))


def test_words_that_stand_for_several() -> None:
    """Both of theirs are ours; the first row says how ours is carried."""
    lexicon = lexicon_of([Word("a shoe", "a shoe or shuffler"), Word("a shoe", "a shuffler")])
    assert lexicon.carried("from a shoe") == "from a shoe or shuffler"
    assert lexicon.agree("from a shoe", "from a shuffler")
    assert not lexicon.agree("from a shoe", "from a hand")


def test_a_new_rulebook_has_no_twins_of_its_origins(tmp_path: Path) -> None:
    """What tells the origin from a third rulebook is said there, and nothing is idle in the new one."""
    write_package("oasis-omaha", "red-rock-omaha", tmp_path / "package")
    features = tmp_path / "package" / "red_rock_omaha_rules" / "features" / "red-rock-omaha"
    assert list(lint_twins(features)) == []


def test_a_rule_is_carried(twinned: Path, pond: Path) -> None:
    """Words, tags and name are the other's, tables stand straight, and the notes say what has to be looked at."""
    one, other = load_rulebook("harbour", twinned.parent), load_rulebook("pond", twinned.parent)
    del pond
    told = carried_rule(one, one.clause("harbour.1.A"), other, "pond.1.A").splitlines()
    notes = [line for line in told if line.strip().startswith("#")]
    assert notes[0] == "  # Carried from harbour.1.A. To look at:"
    assert any("@reading:dusk.sunset: pond has no such reading" in note for note in notes)
    assert any("no need of it: the bell is rung" in note for note in notes)
    assert any("has this already: It carries oars" in note for note in notes)
    assert told[len(notes) : len(notes) + 11] == [
        "  @pond.1.A @equipment @declaration",
        "  Rule: Every boat of the pond carries something",
        "",
        "    Background:",
        "      Given a pond boat",
        "",
        "    Scenario: It carries oars",
        "      Given the hands are",
        "        | seat 1 | As Kd |",
        "      When the boat sails",
        "      Then a pond boat has 2 oars",
    ]
    assert told[-1] == "        | three | here |"


def test_a_rule_is_carried_to_a_clause_that_has_none(twinned: Path) -> None:
    """Its name, kind and channels are ours then, and what is not known to correspond is said."""
    one, other = load_rulebook("harbour", twinned.parent), load_rulebook("pond", twinned.parent)
    told = carried_rule(one, one.clause("harbour.1.A"), other, "pond.1.B")
    assert "  @pond.1.B @equipment @play\n  Rule: Each boat carries something\n" in told
    assert "does not say that these two correspond" in told
    with pytest.raises(ClausewiseError, match=r"pond\.9: no such clause in pond"):
        carried_rule(one, one.clause("harbour.1.A"), other, "pond.9")
