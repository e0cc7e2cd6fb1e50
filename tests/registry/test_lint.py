"""Lint, fault by fault. Each test plants one fault in a rulebook that is otherwise clean."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.registry.lint import Finding, lint_folder
from clausewise.registry.lock_file import NAME

Write = Callable[[str, str], Path]
Lint = Callable[..., list[tuple[str, int, str]]]

# Enough of the rulebook to plant faults in: lines count from one.
CLEAN = """\
Feature: Boats

  @harbour.1.A @equipment @play
  Rule: What a boat carries

    Background:
      Given a harbour

    Scenario: Two oars
      When a boat sails with 2 oars
      Then it sails

    Scenario Outline: Too few
      When a boat sails with <n> oars
      Then the boat is refused
      But a boat with 2 oars is taken

      Examples:
        | n |
        | 0 |
        | 1 |

  @harbour.1.A.1 @equipment @informative
  Rule: Oars

  @harbour.1.A.2 @equipment @attestation
  Rule: A bell
"""


def known_steps(kind: str, text: str) -> tuple[str, ...]:
    """Two definitions fit a bell, none fits a whistle, one fits everything else."""
    if "whistle" in text:
        return ()
    return ("one", "two") if "bell" in text else (f"any {kind}",)


@pytest.fixture
def lint(folder: Path, write: Write) -> Lint:
    """Findings as rule, line and text, but for the clauses that this small rulebook leaves out on purpose."""

    def lint_text(text: str = CLEAN, name: str = "01-boats.feature", **how: Path) -> list[tuple[str, int, str]]:
        write(name, text)
        return [(f.rule, f.line, f.what) for f in lint_folder(folder, known_steps, **how) if f.rule != "no-rule"]

    return lint_text


def changed(before: str, after: str) -> str:
    """The clean feature with one text replaced, once."""
    assert before in CLEAN
    return CLEAN.replace(before, after, 1)


def test_a_clean_feature_has_no_findings(lint: Lint) -> None:
    """Neither an informative clause nor an attested one needs a scenario."""
    assert lint() == []


def test_a_clause_without_a_rule_is_named_at_its_line_in_the_lock(folder: Path, write: Write) -> None:
    """All 23 but the three that are written."""
    write("01-boats.feature", CLEAN)
    missing = [f for f in lint_folder(folder) if f.rule == "no-rule"]
    assert len(missing) == 20
    assert missing[0] == Finding(
        folder / NAME, 9, "no-rule", "harbour.1.A.3 has no Rule", "write it", clause="harbour.1.A.3"
    )
    assert (folder / NAME).read_text().splitlines()[8].startswith("harbour.1.A.3 ")


@pytest.mark.parametrize(
    ("before", "after", "rule", "line", "what"),
    [
        # Rules and their tags
        ("@harbour.1.A @eq", "@eq", "clause-id", 4, "no clause id"),
        ("@harbour.1.A @eq", "@harbour.1.A @harbour.1.B @eq", "clause-id", 4, "2 clause ids"),
        ("@harbour.1.A.2", "@harbour.9.Z", "unknown-clause", 27, "harbour.9.Z is not in"),
        ("@harbour.1.A.2", "@harbour.1.A", "clause-twice", 27, "at 01-boats.feature:4"),
        ("@equipment @play", "@play", "kind", 4, "no kind"),
        ("@equipment @play", "@equipment @limits @play", "kind", 4, "2 kinds (equipment, limits)"),
        ("@equipment @play", "@equipment", "channel", 4, "no channel"),
        ("@attestation", "@attestation @informative", "channel", 27, "and yet examined"),
        ("@equipment @play", "@equipment @play @urgent", "unknown-tag", 3, "@urgent"),
        ("@equipment @play", "@equipment @play @play", "unknown-tag", 3, "@play stands twice"),
        ("Feature: Boats", "@slow\nFeature: Boats", "unknown-tag", 1, "@slow stands on the Feature"),
        ("Rule: Oars", "Rule:", "restatement", 24, "no name"),
        ("@attestation", "@attestation @play", "no-scenario", 27, "no scenario"),
        ("@equipment @play", "@equipment @informative", "informative", 4, "has scenarios"),
        # Scenarios
        ("Too few", "Two oars", "same-name", 13, "stands at line 9 already"),
        ("Scenario: Two oars", "Scenario:", "no-name", 9, "no name"),
        ("    Scenario: Two", "    @reading:dusk.noon\n    Scenario: Two", "unknown-reading", 9, "no choice 'noon'"),
        ("    Scenario: Two", "    @reading:dawn.noon\n    Scenario: Two", "unknown-reading", 9, "no reading 'dawn'"),
        ("    Scenario: Two", "    @fast\n    Scenario: Two", "unknown-tag", 9, "@fast means nothing on a scenario"),
        ("      Then it sails\n", "", "checks-nothing", 9, "'Two oars' has no Then"),
        ("      But a boat with 2 oars is taken\n", "", "refusal-alone", 15, "the boat is refused"),
        ("When a boat sails with 2", "And a boat sails with 2", "first-step", 10, "begins with And"),
        # Outlines
        ("with <n> oars", "with <m> oars", "placeholder", 14, "<m>: the Examples at line 18"),
        ("with 2 oars\n      Then", "with <m> oars\n      Then", "placeholder", 10, "<m>: there are no Examples"),
        ("Given a harbour", "Given a <name>", "placeholder", 7, "<name>"),
        ("      Examples", "      @late\n      Examples", "tag-on-examples", 19, "@late"),
        ("        | 0 |\n        | 1 |\n", "", "no-examples", 18, "no row"),
        ("| n |", "| k |", "placeholder", 18, "no step uses the column 'k'"),
        # Sentences
        ("it sails", "it whistles: whistle", "undefined-step", 11, "Then it whistles: whistle"),
        ("it sails", "the bell rings", "ambiguous-step", 11, "2 step definitions match"),
        ("| 0 |", "| whistle |", "undefined-step", 14, "When a boat sails with whistle oars"),
        ("Given a harbour", "Given a whistle", "undefined-step", 7, "Given a whistle"),
        ("it sails", 'it says {"a": 1}', "code-in-sentence", 11, "'{'"),
        ("it sails", "has_sailed is true", "code-in-sentence", 11, "'has_sailed'"),
        ("it sails", "the engine says so", "code-in-sentence", 11, "'the engine'"),
        ("What a boat carries", "What boatLoad() does", "code-in-sentence", 4, "'boatLoad'"),
        ("      Then it sails", "      it sails", "syntax", 11, "expected: "),
    ],
)
def test_a_planted_fault_is_found_at_its_line(
    lint: Lint, before: str, after: str, rule: str, line: int, what: str
) -> None:
    """Place, kind and wording."""
    findings = lint(changed(before, after))
    assert any(f[0] == rule and f[1] == line and what in f[2] for f in findings), findings


def test_two_choices_of_one_reading_cannot_both_hold(lint: Lint) -> None:
    """Such a scenario would never apply."""
    tags = "    @reading:dusk.sunset @reading:dusk.lamps\n    Scenario: Two"
    assert [f[0] for f in lint(changed("    Scenario: Two", tags))] == ["unknown-reading", "noted-reading"]


def test_rules_out_of_document_order_are_found(lint: Lint) -> None:
    """The auditor reads the folder beside the document."""
    assert lint(
        "Feature: B\n"
        "  @harbour.1.B @limits @informative\n  Rule: Later\n"
        "  @harbour.1.A @limits @informative\n  Rule: Earlier\n"
    ) == [("order", 5, "harbour.1.A stands after harbour.1.B, in the document it stands before it")]


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("02-boats.feature", "02-boats.feature holds chapter 1"),
        ("boats.feature", "boats.feature is not named NN-short-name.feature"),
    ],
)
def test_a_file_is_named_after_its_chapter(lint: Lint, name: str, what: str) -> None:
    """So that the folder reads in order."""
    assert lint(CLEAN, name) == [("file-name", 1, what)]


def test_a_file_holds_one_chapter(lint: Lint) -> None:
    """The second chapter is the one that is out of place."""
    findings = lint(CLEAN + "\n  @harbour.2.B @limits @informative\n  Rule: Dusk\n")
    assert findings == [("file-name", 30, "the file mixes chapters 1, 2")]


def test_one_background_step_is_reported_once(lint: Lint) -> None:
    """Not again for every scenario behind it."""
    assert len(lint(changed("Given a harbour", "Given a whistle"))) == 1


def test_the_same_scenario_name_in_another_file_is_no_fault(lint: Lint, write: Write) -> None:
    """pytest-bdd keeps files apart."""
    write(
        "02-prizes.feature",
        "Feature: P\n  @harbour.2.B @limits @play\n  Rule: D\n    Scenario: Two oars\n      Then it sails\n",
    )
    assert lint() == []


def test_a_missing_lock_is_one_finding(lint: Lint, folder: Path) -> None:
    """Everything that needs it waits."""
    (folder / NAME).unlink()
    assert lint() == [("no-lock", 1, "the clauses are not locked")]


def test_a_broken_rulebook_is_a_finding_too(lint: Lint, write: Write) -> None:
    """Lint does not stop with an error where it can say where the fault is."""
    write("rulebook.toml", "title =")
    ((rule, line, what),) = lint()
    assert (rule, line) == ("rulebook", 1)
    assert "not valid TOML" in what


def test_a_stale_fingerprint_is_found_with_the_document(lint: Lint, documents: Path) -> None:
    """At the clause's line in the lock, with what changed."""
    assert lint(documents=documents) == []
    path = documents / "harbour.txt"
    path.write_text(path.read_text().replace("One bell", "One loud bell"))
    assert lint(documents=documents) == [("stale", 8, "in harbour.txt harbour.1.A.2 is changed: one {+loud+} bell")]


READING = """\
[[reading]]
id = "oars"
clauses = ["1.A"]
question = "Is a paddle an oar?"
adopted = "yes"
why = "It moves the boat."
effect = "behaviour"
[reading.choices]
yes = "It is."
no = "It is not."
"""


def test_every_choice_that_changes_an_outcome_needs_a_scenario(lint: Lint, write: Write) -> None:
    """The one that is rejected too."""
    write("readings.toml", READING)
    tagged = changed("    Scenario: Two", "    @reading:oars.yes\n    Scenario: Two")
    assert lint(tagged) == [("reading-without-scenario", 2, "reading oars: no scenario is tagged @reading:oars.no")]


NOTED = READING.replace('"behaviour"', '"noted"')


def test_a_noted_reading_has_no_scenario(lint: Lint, write: Write) -> None:
    """One that has is about an outcome."""
    write("readings.toml", NOTED)
    tagged = changed("    Scenario: Two", "    @reading:oars.yes\n    Scenario: Two")
    assert [what for rule, _, what in lint(tagged) if rule == "noted-reading"] == [
        "reading oars: it is noted, and scenarios are tagged with its choices"
    ]


@pytest.mark.parametrize(
    ("ground", "faults"),
    [
        ("left_open = true", []),
        ('decided_by = ["1.A"]', []),
        ('decided_by = ["9.Z"]', ["reading oars: it is decided by harbour.9.Z, which is not in clauses.lock"]),
        (
            'left_open = true\ndecided_by = ["1.A"]',
            ["reading oars: it is left open, and decided by other words"],
        ),
        ("", ["reading oars: it does not say why no outcome depends on it, as others here do"]),
    ],
)
def test_where_one_noted_reading_gives_a_ground_all_do(
    lint: Lint, write: Write, ground: str, faults: list[str]
) -> None:
    """Either nothing takes a side, or clauses that there are leave no choice."""
    other = NOTED.replace('"oars"', '"sails"').replace('"noted"', '"noted"\nleft_open = true')
    write("readings.toml", NOTED.replace('"noted"', f'"noted"\n{ground}') + other)
    assert [what for _, _, what in lint()] == faults


def test_a_reading_that_changes_outcomes_is_neither_open_nor_decided(lint: Lint, write: Write) -> None:
    """Its scenarios take every side in turn."""
    write("readings.toml", READING.replace('"behaviour"', '"behaviour"\nleft_open = true'))
    assert "reading oars: it changes outcomes, and says that it is left open or decided" in [w for _, _, w in lint()]


def test_what_decides_outcomes_in_one_rulebook_is_not_merely_noted_in_another(
    lint: Lint, write: Write, folder: Path
) -> None:
    """Unless other words leave no choice here."""
    neighbour = folder.parent / "lighthouse"
    neighbour.mkdir()
    (neighbour / "readings.toml").write_text(READING)
    write("readings.toml", NOTED)
    assert [what for _, _, what in lint()] == ["reading oars: it is noted, and outcomes depend on it in lighthouse"]
    write("readings.toml", NOTED.replace('"noted"', '"noted"\ndecided_by = ["1.A"]'))
    assert lint() == []


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ('["1.A"]', '["9.Z"]', "it names harbour.9.Z, which is not in clauses.lock"),
        ('["1.A"]', "[]", "names no clause"),
        ('adopted = "yes"', 'adopted = "perhaps"', "adopts 'perhaps'"),
        ('no = "It is not."\n', "", "fewer than two choices"),
        ('id = "oars"', 'id = "The Oars"', "not written in-kebab-case"),
        ('why = "It moves the boat."', 'why = ""', "why is empty"),
        ('effect = "noted"', 'effect = "noted"\nstatus = "confirmed"', "confirmed without authority, reference, date"),
        (
            'effect = "noted"',
            'effect = "noted"\nstatus = "confirmed"\nauthority = "B"\nreference = "7"\ndate = "soon"',
            "'soon' is no date",
        ),
    ],
)
def test_a_faulty_reading_is_found(lint: Lint, write: Write, before: str, after: str, what: str) -> None:
    """Each with what is wrong in it."""
    noted = READING.replace('"behaviour"', '"noted"')
    assert before in noted
    write("readings.toml", noted.replace(before, after))
    findings = lint()
    assert len(findings) == 1
    assert what in findings[0][2]
