"""A verdict never says more than the scenarios showed."""

import dataclasses
import hashlib
from collections.abc import Callable
from typing import Literal

import msgspec
import pytest

from clausewise.journal import ScenarioRun
from clausewise.journal.reader import CutOff
from clausewise.journal.records import Abandoned, Attestation, Confirmation, Footer, Header, Variance
from clausewise.registry.model import Clause, Reading, Rulebook
from clausewise.verdicts import ClauseVerdict, Verdicts, clause_verdicts

MakeClause = Callable[..., Clause]
MakeRulebook = Callable[..., Rulebook]
MakeRun = Callable[..., ScenarioRun]


class Bench:
    """Judges runs of clause 1, with what it needs at hand."""

    def __init__(
        self, clause: MakeClause, rulebook: MakeRulebook, run: MakeRun, header: Header, footer: Footer
    ) -> None:
        self.clause, self.rulebook, self.run, self.header, self.footer = clause, rulebook, run, header, footer

    def verdicts(self, *runs: ScenarioRun, book: Rulebook | None = None, **header: object) -> Verdicts:
        """The verdicts of a run with these scenarios."""
        changed = msgspec.structs.replace(self.header, **header)
        chosen = book or self.rulebook(self.clause("1", scenarios=len({one.started.uid for one in runs}) or 1))
        return clause_verdicts([chosen], runs, changed, self.footer, "seal")

    def judged(self, *runs: ScenarioRun, book: Rulebook | None = None, **header: object) -> ClauseVerdict:
        """The verdict of clause 1."""
        return self.verdicts(*runs, book=book, **header).clauses["book.1"]

    def outcomes(self, *outcomes: str) -> ClauseVerdict:
        """The verdict of clause 1 when its scenarios end so."""
        return self.judged(*(self.run("1", outcome, number=n, message=outcome) for n, outcome in enumerate(outcomes)))


@pytest.fixture
def bench(clause: MakeClause, rulebook: MakeRulebook, run: MakeRun, header: Header, footer: Footer) -> Bench:
    """What every test here needs."""
    return Bench(clause, rulebook, run, header, footer)


@pytest.mark.parametrize(
    ("outcomes", "verdict"),
    [
        (("pass",), "pass"),
        (("pass", "inconclusive"), "inconclusive"),
        (("inconclusive", "pass", "fail"), "fail"),
        (("fail", "error", "pass"), "error"),
        (("pass", "not-applicable"), "pass"),
        (("not-applicable", "fail"), "fail"),
        (("not-applicable", "inconclusive"), "inconclusive"),
        (("not-applicable", "not-applicable"), "not-offered"),
    ],
)
def test_the_worst_of_those_that_apply_rules(bench: Bench, outcomes: tuple[str, ...], verdict: str) -> None:
    """Error, fail, inconclusive, pass; what does not apply says nothing; if none applies it is not offered."""
    assert bench.outcomes(*outcomes).verdict == verdict


def test_the_reason_is_what_the_deciding_scenario_says(bench: Bench) -> None:
    """With its name, and how many more end the same way; a pass needs no reason."""
    assert bench.outcomes("pass", "fail", "fail").reason == "1 1: fail (and 1 more)"
    assert bench.outcomes("pass").reason == ""
    assert bench.outcomes("not-applicable").reason == "not-applicable"


def test_the_reason_names_the_row(bench: Bench) -> None:
    """Placeholders of an outline are filled, and what the name does not tell of the row is added."""
    ran = bench.run("1", "fail", message="it was taken")
    row = {"amount": "10", "seat": "2"}
    started = msgspec.structs.replace(ran.started, name="A wager of <amount>", example=row)
    judged = bench.judged(dataclasses.replace(ran, started=started))
    assert judged.reason == "A wager of 10 (seat 2): it was taken"


def test_what_did_not_run_never_passes(bench: Bench) -> None:
    """No scenario ran, or one of two: inconclusive, and said so; a fail among those that ran stays a fail."""
    two = bench.rulebook(bench.clause("1", scenarios=2))
    none = bench.judged(book=two)
    assert (none.verdict, none.reason) == ("inconclusive", "not run: none of its scenarios ran")
    one = bench.judged(bench.run("1"), book=two)
    assert (one.verdict, one.reason) == ("inconclusive", "not run: 1 of its 2 scenarios")
    assert bench.judged(bench.run("1", "fail"), book=two).verdict == "fail"
    bare = bench.judged(book=bench.rulebook(bench.clause("1", scenarios=0)))
    assert (bare.verdict, bare.reason) == ("inconclusive", "not run: it has no scenario")


def test_a_pass_that_checked_nothing_is_an_error(bench: Bench) -> None:
    """Whatever the runner wrote."""
    judged = bench.judged(bench.run("1", checks=()))
    assert judged.verdict == "error"
    assert "checked nothing" in judged.reason


def test_a_pass_with_a_check_that_was_not_met_is_an_error(bench: Bench) -> None:
    """The journal contradicts itself; that is not decided in favour of the system."""
    assert bench.judged(bench.run("1", checks=(True, False))).verdict == "error"


def test_configurations_merge(bench: Bench) -> None:
    """One scenario, not offered in one configuration: the other decides; where both apply the worse does."""
    book = bench.rulebook(bench.clause("1"))
    passed = bench.run("1")
    elsewhere = bench.run("1", "not-applicable", configuration="other")
    assert bench.judged(elsewhere, passed, book=book).verdict == "pass"
    assert bench.judged(bench.run("1", "fail", configuration="other"), passed, book=book).verdict == "fail"


@pytest.mark.parametrize(
    ("strengths", "weakest"),
    [
        (("forced",), "forced"),
        (("forced", "sampled"), "sampled"),
        (("recorded", "sampled"), "recorded"),
        (("declared", "recorded", "forced"), "declared"),
    ],
)
def test_a_verdict_is_as_strong_as_its_weakest_check(bench: Bench, strengths: tuple[str, ...], weakest: str) -> None:
    """Of all scenarios that count."""
    runs = [bench.run("1", number=number, strength=strength) for number, strength in enumerate(strengths)]
    assert bench.judged(*runs).strength == weakest


def test_what_does_not_apply_weakens_nothing(bench: Bench) -> None:
    """A declaration read before the scenario turned out not to apply is no evidence."""
    skipped = bench.run("1", "not-applicable", number=1, strength="declared", checks=(True,))
    assert bench.judged(bench.run("1"), skipped).strength == "forced"


def test_samples_carry_their_number_and_bound(bench: Bench) -> None:
    """The least n of the sampled checks, and 3/n when nothing failed: the rule of three for 95 %."""
    judged = bench.judged(
        bench.run("1", number=0, strength="sampled", n=600), bench.run("1", number=1, strength="sampled", n=200)
    )
    assert (judged.n, judged.bound) == (200, "3/200")
    failed = bench.judged(bench.run("1", "fail", strength="sampled", n=200))
    assert (failed.n, failed.bound) == (200, None)
    recorded = bench.judged(bench.run("1", strength="recorded", n=40))
    assert (recorded.n, recorded.bound) == (40, None)
    assert bench.judged(bench.run("1", n=5)).n is None


def test_a_sample_that_is_too_small_shows_nothing(bench: Bench) -> None:
    """Fewer cases than the configuration asks for are inconclusive; a fail among few is a fail."""
    enough, few = (bench.run("1", number=n, strength="sampled", n=n) for n in (300, 299))
    assert bench.judged(enough, least_sample=300).verdict == "pass"
    judged = bench.judged(few, least_sample=300)
    assert (judged.verdict, judged.reason, judged.bound) == (
        "inconclusive",
        "299 cases were sampled, and 300 are asked for",
        None,
    )
    assert bench.judged(bench.run("1", "fail", strength="sampled", n=2), least_sample=300).verdict == "fail"
    assert bench.judged(bench.run("1", strength="recorded", n=2), least_sample=300).verdict == "pass"


def test_informative_clauses_require_nothing(bench: Bench) -> None:
    """They have no channel and need no scenario."""
    book = bench.rulebook(bench.clause("1", scenarios=0, channels=()))
    assert bench.judged(book=book).verdict == "informative"


STATUSES: tuple[tuple[str, Literal["proposed", "confirmed"]], ...] = (("open", "proposed"), ("closed", "confirmed"))
READINGS = tuple(
    Reading(
        id=name,
        clauses=("book.1",),
        question="?",
        choices={"a": "A", "b": "B"},
        adopted="a",
        why="",
        effect="behaviour",
        status=status,
    )
    for name, status in STATUSES
)


@pytest.mark.parametrize(
    ("tags", "provisional"),
    [((), False), (("closed.a",), False), (("open.b",), True), (("closed.a", "open.a"), True), (("unknown.x",), True)],
)
def test_a_proposed_reading_makes_a_verdict_provisional(bench: Bench, tags: tuple[str, ...], provisional: bool) -> None:
    """A confirmed one does not; one that the rulebook does not know has been confirmed by nobody."""
    book = bench.rulebook(bench.clause("1"), readings=READINGS)
    judged = bench.judged(bench.run("1", readings=tags), book=book)
    assert judged.provisional is provisional
    assert {f"{used.reading}.{used.choice}" for used in judged.readings} == set(tags)


@pytest.mark.parametrize(
    ("choice", "provisional"), [("a", False), ("b", True)], ids=["what was played", "another choice"]
)
def test_a_laboratory_confirms_what_was_played_and_nothing_else(
    bench: Bench, choice: str, *, provisional: bool
) -> None:
    """By its configuration, choice by choice; of another rulebook's reading of that name nothing is said."""
    book = bench.rulebook(bench.clause("1"), readings=READINGS)
    given = (("book", choice), ("other", "a"))
    answers = tuple(Confirmation(f"{whose}.open", to, "A", "1", "2026-01-01") for whose, to in given)
    judged = bench.judged(bench.run("1", readings=("open.a",)), book=book, confirmations=answers)
    assert judged.provisional is provisional
    assert judged.readings[0].status == ("proposed" if provisional else "confirmed")


def test_a_reading_of_a_scenario_that_does_not_apply_counts_for_nothing(bench: Bench) -> None:
    """The verdict does not rest on it."""
    book = bench.rulebook(bench.clause("1", scenarios=2), readings=READINGS)
    judged = bench.judged(bench.run("1"), bench.run("1", "not-applicable", number=1, readings=("open.a",)), book=book)
    assert (judged.verdict, judged.provisional, judged.readings) == ("pass", False, ())


def test_a_variance_stands_beside_a_fail(bench: Bench) -> None:
    """It changes no verdict; the latest is shown."""
    old = Variance(clause="book.1", authority="A", reference="1", date="2025-01-01", text="old")
    new = Variance(clause="book.1", authority="A", reference="2", date="2026-01-01", text="new")
    other = Variance(clause="book.2", authority="A", reference="3", date="2026-02-01", text="other")
    judged = bench.judged(bench.run("1", "fail"), variances=(new, old, other))
    assert (judged.verdict, judged.variance) == ("fail", new)


SOUND = Attestation(
    clause="book.1",
    finding="met",
    method="looked at from every seat",
    inspector="A. Adams",
    second_person="B. Brown",
    date="2026-02-01",
    expires="2026-03-01",
    evidence="ab" * 32,
    build="1.2",
)
"""It expires at the end of the day of the run."""


@pytest.mark.parametrize(
    ("change", "verdict", "reason"),
    [
        ({}, "attested", ""),
        ({"build": "Table 1.2"}, "attested", ""),
        ({"build": "sha256:abc"}, "attested", ""),
        ({"clause": "book.2"}, "unattested", "nobody has attested it"),
        ({"expires": "2026-02-28"}, "unattested", "expired on 2026-02-28"),
        ({"expires": "soon"}, "unattested", "no date"),
        ({"build": "1.1"}, "unattested", "for the build 1.1"),
        ({"build": ""}, "unattested", "lacks: build"),
        ({"evidence": "", "method": ""}, "unattested", "lacks: method, evidence"),
        ({"second_person": "a. adams"}, "unattested", "second person"),
        ({"finding": "not met"}, "fail", "A. Adams found it not met"),
        ({"finding": "not met", "evidence": ""}, "fail", "found it not met"),
        ({"evidence": "0" * 64}, "unattested", "no SHA-256 of anything"),
        ({"inspector": "Eve", "second_person": "Ev e"}, "unattested", "the inspector as the second person"),
        ({"inspector": "Eve", "second_person": "\N{CYRILLIC CAPITAL LETTER IE}ve"}, "unattested", "the second person"),
        ({"inspector": "Brown, B."}, "unattested", "the inspector as the second person"),
        ({"second_person": "-"}, "unattested", "names nobody"),
        ({"evidence": hashlib.sha256(b"").hexdigest()}, "unattested", "no SHA-256 of anything"),
        ({"finding": "not met", "build": "1.1"}, "unattested", "for the build 1.1"),
        ({"finding": "not met", "expires": "2026-02-28"}, "unattested", "expired"),
    ],
)
def test_an_attestation_must_be_complete_current_and_of_this_build(
    bench: Bench, change: dict[str, str], verdict: str, reason: str
) -> None:
    """Met attests, not met fails however it was written down; what speaks of another build or time says nothing."""
    book = bench.rulebook(bench.clause("1", scenarios=0, channels=("attestation",)), bench.clause("2"))
    judged = bench.judged(book=book, attestations=(msgspec.structs.replace(SOUND, **change),))
    assert judged.verdict == verdict
    assert reason in judged.reason
    assert judged.strength == (None if verdict == "unattested" else "attested")


@pytest.mark.parametrize(
    ("words", "finding", "verdict", "reason"),
    [
        ("3-aa", "met", "attested", ""),
        ("4-bb", "met", "unattested", "for other words of the clause: for 4-bb, and they are 3-aa now"),
        ("4-bb", "not met", "unattested", "for other words"),
        ("", "met", "unattested", "does not say which words of the clause were judged; they are 3-aa now"),
        ("", "not met", "fail", "found it not met"),
    ],
)
def test_an_attestation_is_for_the_words_that_were_judged(
    bench: Bench, words: str, finding: Literal["met", "not met"], verdict: str, reason: str
) -> None:
    """Where the clause has other words it says nothing any more, and says so."""
    book = bench.rulebook(bench.clause("1", scenarios=0, channels=("attestation",)))
    attestation = msgspec.structs.replace(SOUND, words=words, finding=finding)
    judged = bench.judged(book=book, attestations=(attestation,), clauses={"book.1": "3-aa"})
    assert (judged.verdict, reason in judged.reason) == (verdict, True)


@pytest.mark.parametrize(
    ("words", "counts", "why"),
    [
        ("3-aa", True, ""),
        ("4-bb", False, "the variance is for other words of the clause: for 4-bb, and they are 3-aa now"),
        ("", False, "the variance does not say which words of the clause it departs from; they are 3-aa now"),
    ],
)
def test_a_variance_is_for_the_words_that_the_clause_had(bench: Bench, words: str, counts: bool, why: str) -> None:
    """One that does not count any more is not shown as if it did, and the reason stands beside the verdict."""
    given = Variance(clause="book.1", authority="A", reference="1", date="2025-01-01", text="later", words=words)
    judged = bench.judged(bench.run("1", "fail"), variances=(given,), clauses={"book.1": "3-aa"})
    assert (judged.verdict, judged.variance is not None, judged.lapsed) == ("fail", counts, why)


def test_one_finding_of_not_met_outweighs_any_of_met(bench: Bench) -> None:
    """In any order; and an expired one beside a current one does no harm."""
    book = bench.rulebook(bench.clause("1", scenarios=0, channels=("attestation",)))
    bad = msgspec.structs.replace(SOUND, finding="not met")
    old = msgspec.structs.replace(bad, expires="2026-01-01")
    assert bench.judged(book=book, attestations=(SOUND, bad)).verdict == "fail"
    assert bench.judged(book=book, attestations=(bad, SOUND)).verdict == "fail"
    assert bench.judged(book=book, attestations=(old, SOUND)).verdict == "attested"


def test_an_attestation_does_not_stand_in_for_a_scenario(bench: Bench) -> None:
    """Where play can show it, a person's word passes nothing; but a finding of not met fails it."""
    assert bench.judged(attestations=(SOUND,)).verdict == "inconclusive"
    not_met = msgspec.structs.replace(SOUND, finding="not met")
    assert bench.judged(bench.run("1"), attestations=(not_met,)).verdict == "fail"
    assert bench.judged(bench.run("1", "error"), attestations=(not_met,)).verdict == "error"


def test_what_people_judge_beside_scenarios(bench: Bench) -> None:
    """Scenarios show a part of such a clause: it passes with both, and is no stronger than a person's word."""
    book = bench.rulebook(bench.clause("1", channels=("play", "attestation")))
    assert bench.judged(bench.run("1"), book=book).verdict == "unattested"
    both = bench.judged(bench.run("1"), book=book, attestations=(SOUND,))
    assert (both.verdict, both.strength) == ("pass", "attested")
    assert bench.judged(bench.run("1", "fail"), book=book, attestations=(SOUND,)).strength == "forced"


def test_nobody_need_attest_what_is_not_offered(bench: Bench) -> None:
    """If the table has not what a person would look at, nothing is left open."""
    book = bench.rulebook(bench.clause("1", channels=("attestation",)))
    assert bench.judged(bench.run("1", "not-applicable"), book=book).verdict == "not-offered"
    assert bench.judged(bench.run("1"), book=book).verdict == "unattested"
    not_met = msgspec.structs.replace(SOUND, finding="not met")
    assert bench.judged(bench.run("1", "not-applicable"), book=book, attestations=(not_met,)).verdict == "fail"


@pytest.mark.parametrize(("taken_back", "verdict"), [(False, "fail"), (True, "pass")])
def test_a_check_that_was_not_met_before_a_cut_is_not_forgotten(
    bench: Bench, *, taken_back: bool, verdict: str
) -> None:
    """A system that was mended while the run was down has failed; an answer that a technician took back has not."""
    passed, failed = bench.run("1"), bench.run("1", "fail")
    abandoned = Abandoned(time="", uid=failed.started.uid, taken_back=taken_back)
    attempt = CutOff("main", 2, failed.started, failed.records, abandoned)
    assert bench.judged(dataclasses.replace(passed, before=(attempt,))).verdict == verdict
