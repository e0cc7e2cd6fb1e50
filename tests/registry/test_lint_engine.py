"""The rule set of an engine against its rulebook."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from clausewise.registry import Rulebook, load_rulebook
from clausewise.registry.citations import citing, is_rule_set, uses
from clausewise.registry.lint.engine import lint_provisions

Write = Callable[[str, str], Path]

FEATURE = "Feature: B\n" + "".join(
    f"  @harbour.{number} @limits @{channel}\n  Rule: R{n}\n"
    for n, (number, channel) in enumerate(
        [("1.A", "play"), ("1.A.1", "play"), ("1.A.2", "attestation"), ("1.A.3", "informative"), ("1.B", "declaration")]
    )
)
ALL = {"carry.oars": ("harbour.1.A",), "carry.two": ("harbour.1.A.1",), "ring": ("harbour.1.B",)}


@pytest.fixture
def rulebook(features: Path, write: Write) -> Rulebook:
    """Five clauses, of which three are decided by an engine."""
    write("01-boats.feature", FEATURE)
    return load_rulebook("harbour", features)


@pytest.fixture
def rule_set(tmp_path: Path) -> Path:
    """A rule set's source, to which findings point."""
    path = tmp_path / "harbour.py"
    path.write_text('PROVISIONS = {\n    "carry.oars": (),\n    "ring": (),\n}\n')
    return path


def found(
    rulebook: Rulebook, provisions: Mapping[str, tuple[str, ...]], rule_set: Path
) -> list[tuple[str, str, int, str]]:
    """Findings without what to do."""
    return [(f.level, f.rule, f.line, f.what) for f in lint_provisions(rulebook, [provisions], [rule_set])]


def test_what_is_attested_or_informative_needs_no_provision(rulebook: Rulebook, rule_set: Path) -> None:
    """All others have one each: nothing to say."""
    assert found(rulebook, ALL, rule_set) == []


def test_a_clause_that_no_provision_serves(rulebook: Rulebook, rule_set: Path) -> None:
    """Found at its Rule."""
    rest = {name: ids for name, ids in ALL.items() if name != "ring"}
    assert found(rulebook, rest, rule_set) == [
        ("error", "clause-without-provision", 11, "no provision of the reference engine cites harbour.1.B")
    ]


def test_a_provision_without_a_clause_or_with_an_unknown_one(rulebook: Rulebook, rule_set: Path) -> None:
    """Found in the rule set; a locked clause whose Rule is not written yet is not unknown."""
    assert found(rulebook, ALL | {"ring": ("harbour.1.B", "harbour.9", "harbour.2.B"), "none": ()}, rule_set) == [
        ("error", "unknown-clause", 3, "ring cites harbour.9, which is not in clauses.lock"),
        ("error", "provision-without-clause", 1, "none cites no clause"),
    ]


def test_six_clauses_are_too_many_and_five_are_not(rulebook: Rulebook, rule_set: Path) -> None:
    """For one provision; the proof looks at what is cited together while scenarios run."""
    ids = ("harbour.1.A", "harbour.1.A.1", "harbour.1.A.2", "harbour.1.A.3", "harbour.1.B", "harbour.2.A")
    assert "too-many-clauses" not in [f[1] for f in found(rulebook, ALL | {"much": ids[:5]}, rule_set)]
    assert "too-many-clauses" in [f[1] for f in found(rulebook, ALL | {"much": ids}, rule_set)]


def test_clauses_only_ever_cited_together_are_a_note(rulebook: Rulebook, rule_set: Path) -> None:
    """A fault in one could not be told from a fault in the other; one citation alone is enough to tell them apart."""
    together = {"carry.oars": ("harbour.1.A", "harbour.1.A.1"), "ring": ("harbour.1.B",)}
    assert found(rulebook, together, rule_set) == [
        ("note", "cited-together", 3, "harbour.1.A, harbour.1.A.1 are only ever cited together, by carry.oars")
    ]
    assert found(rulebook, together | {"alone": ("harbour.1.A",)}, rule_set) == []


def test_citations_point_into_the_engines_source() -> None:
    """Each line that is named holds the name; rule sets are data and not among them."""
    assert citing("b", {"x": ("a", "b"), "y": ("a",)}) == ("x",)
    for name, places in uses().items():
        for place in places:
            assert f'"{name}' in place.path.read_text().splitlines()[place.line - 1]
            assert not is_rule_set(place.path)
