"""What a run as a whole comes to: counts, sentence, exit code, verdicts.json."""

import itertools
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import jsonschema
import msgspec
import pytest

from clausewise.cli import main
from clausewise.journal import JournalError, JournalWriter, ScenarioJournal, ScenarioRun
from clausewise.journal.records import Difference, Footer, Header
from clausewise.registry.model import Clause, Rulebook
from clausewise.verdicts import (
    VERDICTS,
    Verdicts,
    clause_verdicts,
    decode,
    differences,
    encode,
    exit_code,
    schema,
    summarise,
    verdicts_of,
)

MakeClause = Callable[..., Clause]
MakeRulebook = Callable[..., Rulebook]
MakeRun = Callable[..., ScenarioRun]


@pytest.fixture
def mixed(clause: MakeClause, rulebook: MakeRulebook) -> Rulebook:
    """A rulebook with clauses of every sort, in two chapters."""
    return rulebook(
        clause("1.A"),
        clause("1.B"),
        clause("1.C"),
        clause("10.A"),
        clause("10.B", scenarios=0, channels=()),
        clause("10.C", scenarios=0, channels=("attestation",)),
        unwritten=("book.10.D",),
    )


@pytest.fixture
def judged(mixed: Rulebook, run: MakeRun, header: Header, footer: Footer) -> Verdicts:
    """A pass, a fail, an option not offered, one that did not run, and three that no scenario examines."""
    runs = [run("1.A"), run("1.B", "fail", message="paid 9"), run("1.C", "not-applicable")]
    return clause_verdicts([mixed], runs, header, footer, "ab" * 32)


def test_counts_add_up_to_the_number_of_clauses(judged: Verdicts) -> None:
    """Every verdict has its count, also where it is none; clauses stand in document order, unwritten ones too."""
    assert list(judged.clauses) == [f"book.{n}" for n in ("1.A", "1.B", "1.C", "10.A", "10.B", "10.C", "10.D")]
    assert sum(judged.counts.values()) == 7
    assert {verdict: n for verdict, n in judged.counts.items() if n} == {
        "pass": 1,
        "fail": 1,
        "not-offered": 1,
        "inconclusive": 2,
        "informative": 1,
        "unattested": 1,
    }
    assert set(judged.counts) == set(VERDICTS)


def test_the_sentence_cannot_be_misread(judged: Verdicts) -> None:
    """What was not examined stands apart from what passed."""
    assert (
        judged.summary == "1 of 2 passed, 1 failed, "
        "4 not examined (2 inconclusive, 1 unattested, 1 not offered), 1 informative"
    )


@pytest.mark.parametrize(
    ("counts", "left_out", "sentence"),
    [
        ({"pass": 17}, 64, "17 of 17 passed, 64 not examined (64 not selected)"),
        (
            {"pass": 404, "informative": 6, "unattested": 3},
            0,
            "404 of 404 passed, 3 not examined (3 unattested), 6 informative",
        ),
        (
            {"pass": 404, "informative": 6, "attested": 3},
            0,
            "404 of 404 passed, 3 attested, 6 informative",
        ),
        ({"error": 5}, 0, "none judged, 5 not examined (5 error)"),
        ({}, 0, "none judged"),
    ],
)
def test_sentences(counts: dict[str, int], left_out: int, sentence: str) -> None:
    """The forms that occur."""
    assert summarise({verdict: counts.get(verdict, 0) for verdict in VERDICTS}, left_out) == sentence


def with_counts(judged: Verdicts, **counts: int) -> Verdicts:
    """The same run with other counts."""
    return msgspec.structs.replace(
        judged, counts={verdict: counts.get(verdict.replace("-", "_"), 0) for verdict in VERDICTS}
    )


@pytest.mark.parametrize(
    ("counts", "code"),
    [
        ({"pass": 5}, 0),
        ({"pass": 5, "not_offered": 2, "informative": 1, "attested": 1}, 0),
        ({"attested": 1}, 0),
        ({"informative": 1}, 0),
        ({"pass": 5, "inconclusive": 1}, 4),
        ({"pass": 5, "unattested": 1}, 4),
        ({"pass": 5, "inconclusive": 1, "fail": 1}, 1),
        ({"pass": 5, "inconclusive": 1, "fail": 1, "error": 1}, 3),
        ({"not_offered": 5}, 4),
    ],
)
def test_exit_codes(judged: Verdicts, counts: dict[str, int], code: int) -> None:
    """Error before fail before inconclusive; a system that offers nothing has not been found clean."""
    assert exit_code(with_counts(judged, **counts)) == code


def test_a_run_that_did_not_finish_or_changed_is_an_error(
    mixed: Rulebook, run: MakeRun, header: Header, footer: Footer
) -> None:
    """Whatever its clauses say."""
    runs = [run("1.A")]
    limited = msgspec.structs.replace(header, selection=("book.1.A",))
    assert exit_code(clause_verdicts([mixed], runs, limited, footer, "x")) == 0
    unfinished = clause_verdicts([mixed], runs, limited)
    assert exit_code(unfinished) == 3
    assert "did not finish" in unfinished.run.problems[0]
    changed = msgspec.structs.replace(footer, unchanged=False, remark="version was 1 and is 2")
    found = clause_verdicts([mixed], runs, limited, changed, "x")
    assert exit_code(found) == 3
    assert found.run.problems == ("version was 1 and is 2",)


def test_scenarios_of_no_clause_are_not_dropped_silently(
    mixed: Rulebook, run: MakeRun, header: Header, footer: Footer
) -> None:
    """A journal judged with another edition of the rulebook, or without it, is an error."""
    found = clause_verdicts([mixed], [run("99", "fail")], header, footer, "x")
    assert exit_code(found) == 3
    assert "book.99" in found.run.problems[0]
    without = clause_verdicts([], [], header, footer, "x")
    assert "the rulebook book" in without.run.problems[0]
    assert exit_code(without) == 3


def test_a_selection_ends_at_a_dot(mixed: Rulebook, run: MakeRun, header: Header, footer: Footer) -> None:
    """`book.1` is chapter 1 and not chapter 10; what was left out is counted and has no verdict."""
    found = clause_verdicts([mixed], [run("1.A")], msgspec.structs.replace(header, selection=("book.1",)), footer, "x")
    assert list(found.clauses) == ["book.1.A", "book.1.B", "book.1.C"]
    assert found.not_selected == 4
    assert found.summary == "1 of 1 passed, 6 not examined (2 inconclusive, 4 not selected)"


def test_rulebooks_that_were_not_run_are_left_out(
    mixed: Rulebook, rulebook: MakeRulebook, header: Header, footer: Footer
) -> None:
    """They were no part of the question."""
    other = msgspec.structs.replace(rulebook(), id="other", unwritten=("other.1",))
    assert set(clause_verdicts([mixed, other], [], header, footer).clauses) == set(
        clause_verdicts([mixed], [], header, footer).clauses
    )


def test_the_published_schema_is_that_of_the_types(capsys: pytest.CaptureFixture[str]) -> None:
    """The file in the package is what vendors and labs read; make it anew with `schema()` when a type changes."""
    published = files("clausewise.verdicts").joinpath("verdicts.schema.json").read_text(encoding="utf-8")
    assert json.loads(published) == schema()
    assert main(["schema", "verdicts"]) == 0
    assert capsys.readouterr().out == published
    jsonschema.Draft202012Validator.check_schema(json.loads(published))


def test_verdicts_json_keeps_to_its_schema_and_comes_back(judged: Verdicts) -> None:
    """What is written is valid, has the fields that were promised, and reads back the same."""
    content = encode(judged)
    plain = json.loads(content)
    jsonschema.validate(plain, schema())
    assert decode(content) == judged
    assert set(plain) >= {"clauses", "counts", "run", "seal", "harness", "summary"}
    assert set(plain["clauses"]["book.1.B"]) >= {
        "verdict", "strength", "scenarios", "readings", "provisional", "variance",
    }  # fmt: skip
    scenario = plain["clauses"]["book.1.B"]["scenarios"][0]
    assert (scenario["outcome"], scenario["message"], scenario["difference"]) == ("fail", "paid 9", None)


@pytest.mark.parametrize("broken", [{"verdict": "acceptable"}, {"strength": "strong"}, {"extra": 1}, {"scenarios": {}}])
def test_the_schema_refuses_what_is_no_verdict(judged: Verdicts, broken: dict[str, object]) -> None:
    """It says something."""
    plain = json.loads(encode(judged))
    plain["clauses"]["book.1.A"].update(broken)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(plain, schema())


def test_two_judgements_are_compared_by_clause_and_scenario(
    mixed: Rulebook, run: MakeRun, header: Header, footer: Footer, judged: Verdicts
) -> None:
    """Nothing for the same; a changed verdict and a changed outcome behind the same verdict are both said."""
    assert differences(judged, judged) == []
    runs = [run("1.A", "fail", message="paid 8"), run("1.B", "fail"), run("1.C", "not-applicable")]
    runs.append(run("1.C", "not-applicable", configuration="other"))
    after = clause_verdicts([mixed], runs, header, footer)
    assert differences(judged, after) == [
        "book.1.A: was pass, is fail (1.A 0: paid 8)",
        "book.1.C: book.1.C 1.C 0: was not run, is not-applicable",
    ]


def test_verdicts_come_from_the_journal_on_disk(tmp_path: Path, mixed: Rulebook, header: Header) -> None:
    """Written by the runner's own means, read back, judged: with seal, end and the first difference."""
    writer = JournalWriter(tmp_path, "main", header)
    journal = ScenarioJournal(writer)
    for name in ("A", "B"):
        journal.started(
            uid=f"book.1.{name} x",
            rulebook="book",
            clause=f"book.1.{name}",
            name="x",
            file="one.feature",
            line=1,
            configuration="default",
        )
        journal.checked("so", ok=name == "A", expected="10", got="9" if name == "B" else "10")
        if name == "A":
            journal.ended("pass")
        else:
            journal.ended(
                "fail", "paid 9", difference=Difference(index=3, expected="10", got="9", clauses=("book.1.B",))
            )
    assert verdicts_of(tmp_path, [mixed]).seal == ""
    seal = writer.seal({"pass": 1, "fail": 1})
    found = verdicts_of(tmp_path, [mixed])
    assert (found.seal, found.run.id, found.run.configurations[0].version) == (seal, "run-1", "1.2")
    assert found.run.ended
    assert found.clauses["book.1.A"].verdict == "pass"
    difference = found.clauses["book.1.B"].scenarios[0].difference
    assert difference is not None
    assert difference.index == 3
    assert exit_code(found) == 1


def test_a_run_that_never_began_has_no_verdicts(tmp_path: Path, mixed: Rulebook) -> None:
    """It says what to do."""
    (tmp_path / "journal").mkdir()
    (tmp_path / "journal" / "main.jsonl").touch()
    with pytest.raises(JournalError, match="--resume"):
        verdicts_of(tmp_path, [mixed])


def test_every_verdict_can_be_counted_in_the_sentence() -> None:
    """No verdict is forgotten: whichever is there, the figures of the sentence add up."""
    for chosen in itertools.combinations(VERDICTS, 2):
        counts = {verdict: 7 if verdict in chosen else 0 for verdict in VERDICTS}
        judged, *rest = summarise(counts, 0).split(", ", 1)
        figures = 0 if judged == "none judged" else int(judged.split()[2])
        for part in rest[0].split(", ") if rest else []:
            number, what = part.split(" ", 1)
            if number.isdigit() and ("not examined" in what or what in {"attested", "informative"}):
                figures += int(number)
        assert figures == 14, chosen
