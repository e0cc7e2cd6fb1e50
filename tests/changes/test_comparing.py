"""What became of each clause between two sides, and what makes a gate red."""

from __future__ import annotations

import json
from dataclasses import replace

import jsonschema
import msgspec
import pytest

from clausewise.changes.approving import approve
from clausewise.changes.comparing import compare
from clausewise.changes.pairing import paired
from clausewise.changes.telling import lines
from clausewise.changes.wordings import displaced
from clausewise.changes.writing import encode, encode_baseline
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.vocabulary.description import Component
from clausewise.reports.changes_page import MEANING, changes_page
from clausewise.reports.changes_results import KINDS, Change, Changes, Judged, Kind, Side, System, schema
from clausewise.reports.github_changes import changes_lines
from clausewise.reports.step_summary import changes_summary
from tests.changes.sides import loaded, side

PASS = Judged("pass", "forced")
FAIL = Judged("fail", "forced", reason="paid 9", failing=("a flush [x]",))
UNSEEN = Judged("inconclusive", reason="not shown")


def diff(before: dict[str, Judged], after: dict[str, Judged]) -> Changes:
    """Two runs of the same rules."""
    words = {clause: f"1-{clause}" for clause in {**before, **after}}
    return compare(loaded(side(before, words=words)), loaded(side(after, words=words)))


@pytest.mark.parametrize(
    ("was", "now", "kind"),
    [
        (PASS, FAIL, "newly failing"),
        (None, FAIL, "newly failing"),
        (UNSEEN, FAIL, "newly failing"),
        (FAIL, FAIL, "still failing"),
        (FAIL, msgspec.structs.replace(FAIL, failing=("a flush [x]", "a pair [x]")), "failing in other scenarios"),
        (PASS, Judged("error"), "newly in error"),
        (PASS, UNSEEN, "no longer examined"),
        (FAIL, UNSEEN, "no longer examined"),
        (PASS, None, "no longer examined"),
        (Judged("attested", "attested"), Judged("unattested"), "no longer examined"),
        (PASS, Judged("pass", "declared"), "weaker"),
        (PASS, Judged("pass", "forced", provisional=True), "weaker"),
        (Judged("pass", "sampled", 900), Judged("pass", "sampled", 300), "weaker"),
        (FAIL, PASS, "fixed"),
        (UNSEEN, PASS, "newly examined"),
        (Judged("error"), PASS, "newly examined"),
        (Judged("pass", "declared"), PASS, "stronger"),
        (PASS, Judged("pass", "forced", readings=("ties.win",)), "examined otherwise"),
        (UNSEEN, Judged("not-offered"), "unexamined otherwise"),
        (PASS, Judged("informative"), "out of the rules"),
        (PASS, PASS, None),
        (UNSEEN, UNSEEN, None),
        (Judged("informative"), Judged("informative"), None),
    ],
)
def test_what_became_of_a_clause(was: Judged | None, now: Judged | None, kind: Kind | None) -> None:
    """Each kind once; what cannot be examined any more is never called mended."""
    found = diff({"book.1": was} if was else {}, {"book.1": now} if now else {})
    assert [change.kind for change in found.changes] == ([kind] if kind else [])


def test_counts_are_never_netted() -> None:
    """Three mended and two broken are three and two, and the exit code is that of the two."""
    before = {"book.1": FAIL, "book.2": FAIL, "book.3": FAIL, "book.4": PASS, "book.5": PASS, "book.6": PASS}
    after = {"book.1": PASS, "book.2": PASS, "book.3": PASS, "book.4": FAIL, "book.5": FAIL, "book.6": PASS}
    found = diff(before, after)
    assert (found.counts, found.same) == ({"newly failing": 2, "fixed": 3}, 1)
    assert found.worse == ("2 clauses newly failing",)
    assert [change.kind for change in found.changes] == ["newly failing"] * 2 + ["fixed"] * 3


def test_nothing_worse_where_something_was_mended_only() -> None:
    """The lawful case beside it."""
    assert diff({"book.1": FAIL, "book.2": FAIL}, {"book.1": PASS, "book.2": FAIL}).worse == ()


def test_what_was_not_asked_about_again_stands_where_nothing_has_changed() -> None:
    """Of another build, or of other words, it does not."""
    words = {"book.1": "1-a", "book.2": "1-b"}
    before = loaded(side({"book.1": PASS, "book.2": PASS}, words=words))
    again = side({"book.1": PASS}, words=words, selection=("book.1",))
    found = compare(before, loaded(again))
    assert (found.standing, found.worse) == (1, ())
    other = msgspec.structs.replace(again, systems={"book": System("Acme", "Table", "2", "production", "", ())})
    assert compare(before, loaded(other)).worse == ("1 clause no longer examined",)
    reworded = msgspec.structs.replace(again, words=words | {"book.2": "1-c"})
    assert compare(before, loaded(reworded)).worse == ("1 clause no longer examined",)


def test_clauses_are_followed_by_their_words_where_numbers_move() -> None:
    """One put in: those behind it keep their verdicts under other numbers, and are no changes of verdict."""
    before = side({"book.1": PASS, "book.2": FAIL}, words={"book.1": "1-x", "book.2": "1-y"})
    after = side(
        {"book.1": PASS, "book.2": UNSEEN, "book.3": FAIL}, words={"book.1": "1-x", "book.2": "1-new", "book.3": "1-y"}
    )
    found = compare(loaded(before), loaded(after))
    assert [(c.clause, c.was, c.kind) for c in found.changes] == [
        ("book.2", "", "new and not examined"),
        ("book.3", "book.2", "still failing"),
    ]
    assert [(w.clause, w.was, w.status) for w in found.wordings] == [
        ("book.2", "", "added"),
        ("book.3", "book.2", "moved"),
    ]


def test_what_is_gone_from_the_rules_is_said() -> None:
    """It is not an examination that was lost."""
    found = compare(
        loaded(side({"book.1": PASS, "book.2": FAIL})), loaded(side({"book.1": PASS}, words={"book.1": "1-book.1"}))
    )
    assert [(change.clause, change.kind) for change in found.changes] == [("book.2", "out of the rules")]
    assert found.worse == ()


def test_paytable_rows_that_repeat_are_told_apart_by_their_order() -> None:
    """The words of a row alone would not do; and a row that moved is one move, not many changes."""
    before = {"a.1": "x", "a.2": "even", "a.3": "y", "a.4": "even"}
    assert paired(before, before) == {clause: clause for clause in before}
    assert paired(before, {"a.1": "x", "a.3": "y", "a.4": "even"}) == {"a.1": "a.1", "a.3": "a.3", "a.4": "a.4"}
    assert displaced(["a", "b", "c"], ["a", "b", "c"]) == frozenset()


def test_what_a_verdict_depends_on_is_named() -> None:
    """Build and components, readings, options, variances, conditions: each with what it was and is."""
    before = side({"book.1": PASS})
    after = msgspec.structs.replace(
        before,
        systems={"book": System("Acme", "Table", "2", "production", "", (Component("server", "11ee", "lab"),))},
        readings={"book": {"ties": ("win",)}},
        options={"book": {"decks": ("1", "2")}},
        variances=("book.1: A, 7, 2026-01-01, later",),
        rulebooks={"book": "1 (bb)"},
    )
    told = {reason.about: reason.differs for reason in compare(loaded(before), loaded(after)).reasons}
    assert told["Build and components"] == ("version: 1 → 2", "component server: 00ff → 11ee")
    assert told["Readings"] == ("book: ties: push → win",)
    assert told["Options"] == ("book: decks: 1 → 1, 2",)
    assert told["Variances"] == ("new: book.1: A, 7, 2026-01-01, later",)
    assert "the words of the document are the same" in told["Edition of the rules"][0]
    assert told["Attestations"] == told["The harness"] == ()


def approved(reason: str = "until the next release") -> Side:
    """A baseline in which one fail is approved."""
    return approve(side({"book.1": FAIL, "book.2": PASS}), ["book.1"], "A. Adams", reason, "2026-03-01")


def gate(after: Side) -> Changes:
    """The baseline against a later run."""
    return compare(replace(loaded(approved()), baseline=True), loaded(after))


def test_an_approved_fail_keeps_the_gate_green_and_is_listed() -> None:
    """Each time."""
    found = gate(side({"book.1": FAIL, "book.2": PASS}))
    assert (found.worse, [held.holds for held in found.approved]) == ((), [True])
    told = "\n".join(lines(found))
    assert "Approved fails: 1" in told
    assert "book.1  by A. Adams, 2026-03-01: until the next release" in told
    assert any("approved fail" in line for line in changes_lines(found, {}))
    assert "until the next release" in changes_summary(found)
    assert "until the next release" in changes_page(found)


@pytest.mark.parametrize(
    ("after", "why"),
    [
        (
            side({"book.1": msgspec.structs.replace(FAIL, failing=("a pair [x]",)), "book.2": PASS}),
            "other scenarios fail",
        ),
        (
            side({"book.1": FAIL, "book.2": PASS}, words={"book.1": "2-other", "book.2": "1-book.2"}),
            "has other words than those that were approved",
        ),
        (side({"book.1": UNSEEN, "book.2": PASS}), "nothing to approve any more: the verdict is inconclusive"),
    ],
)
def test_an_approval_holds_for_its_scenarios_and_its_words_alone(after: Side, why: str) -> None:
    """Anything else is red again."""
    found = gate(after)
    assert found.worse
    assert [held.holds for held in found.approved] == [False]
    assert why in found.approved[0].why


def test_a_fail_that_nobody_approved_is_red_against_a_baseline() -> None:
    """Although it failed there already: a baseline is what a gate goes by. Between two runs it is as it was."""
    failing = side({"book.1": FAIL})
    assert compare(loaded(failing, baseline=True), loaded(failing)).worse == (
        "1 clause still failing, approved by nobody",
    )
    assert compare(loaded(failing), loaded(failing)).worse == ()


def test_who_approves_says_who_and_why() -> None:
    """And only what fails can be approved."""
    with pytest.raises(ClausewiseError, match="needs who approves it"):
        approve(side({"book.1": FAIL}), ["book.1"], "", "x", "2026-03-01")
    with pytest.raises(ClausewiseError, match=r"book\.2: does not fail in this run"):
        approve(side({"book.1": FAIL, "book.2": PASS}), ["book.2"], "A", "x", "2026-03-01")


def test_the_json_keeps_to_the_published_schema() -> None:
    """And a baseline is one of the sides of it, a line a clause."""
    from importlib.resources import files  # noqa: PLC0415  only here

    published = json.loads(files("clausewise.reports").joinpath("changes.schema.json").read_text(encoding="utf-8"))
    assert published == schema()
    found = gate(side({"book.1": PASS, "book.2": FAIL}))
    jsonschema.validate(json.loads(encode(found)), published)
    written = encode_baseline(approved())
    assert msgspec.json.decode(written, type=Side) == approved()
    assert b'\n  "book.2": {"verdict":"pass","strength":"forced"}' in written


def test_the_page_shows_all_of_it_and_obeys_nobody() -> None:
    """Words, reasons and kinds stand on it, escaped."""
    evil = msgspec.structs.replace(FAIL, reason="<script>x</script>")
    page = changes_page(diff({"book.1": PASS, "book.2": FAIL}, {"book.1": evil, "book.2": PASS}))
    assert "<script" not in page
    assert "&lt;script&gt;x" in page
    for words in ("Newly failing <small>1", "Fixed <small>1", "Something got worse", "Build and components"):
        assert words in page
    assert set(MEANING) == set(KINDS)


def test_annotations_stand_at_files_that_exist_or_at_none() -> None:
    """The file of a Rule where it is known."""
    found = diff({"book.1": PASS, "book.2": PASS}, {"book.1": FAIL, "book.2": FAIL})
    told = list(changes_lines(found, {"book.1": ("features/book/1.feature", 7)}))
    assert told[0].startswith("::error file=features/book/1.feature,line=7,title=book.1 newly failing::")
    assert told[1].startswith("::error title=book.2 newly failing::")


def test_what_was_broken_before_is_told_where_it_is_broken_otherwise() -> None:
    """Paid too little then and nothing now is not the same fault, though the clause fails in both."""
    change = Change("book.A", "", "A", "still failing", FAIL, msgspec.structs.replace(FAIL, reason="paid 0"), ())
    assert change.found == ("paid 0", "before: paid 9")
    assert Change("book.A", "", "A", "still failing", FAIL, FAIL, ()).found == ("paid 9",)
