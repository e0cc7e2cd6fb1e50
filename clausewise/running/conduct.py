"""Conducting one scenario after the other: session, journal and judgement around the steps."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from clausewise.adapters.base import NotSeen, System
from clausewise.adapters.guided import GuidedSystem
from clausewise.adapters.recording import RecordingSystem
from clausewise.following.comparison import can_be_followed
from clausewise.following.manners import Manner
from clausewise.following.monitors import no_card_twice
from clausewise.journal import Recorder
from clausewise.journal.records import Difference, MannerJudged, Outcome
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.registry.placeholders import with_row
from clausewise.running.cases import Case
from clausewise.running.judging import DEFECT, PASSED, Judgement, SuiteDefect, judge
from clausewise.running.seeds import KNOWN, seed_of
from clausewise.steps.forcing import packs_at
from clausewise.steps.outcomes import NotOffered
from clausewise.steps.session import TableSession

ABOUT_AN_ANSWER = ("is accepted", "is refused", "is taken")
"""How a Then ends that looks at how an act was answered."""


class Result(msgspec.Struct, frozen=True):
    """How a case ended."""

    uid: str
    outcome: Outcome
    message: str = ""
    step: str = ""
    """The sentence that decided, with its keyword."""
    step_kind: str = ""
    milliseconds: int = 0
    system_failed: bool = False
    observed_at: str = ""
    """The scenario at whose playing all of it was observed, if it was not played itself."""
    answers: int = 0
    """How many answers a technician gave in it."""
    difference: Difference | None = None
    """Where the system first departed from the rules, whatever was asked about."""
    title: str = ""
    """The clause and the name, with the values of the row of examples."""

    @property
    def departs(self) -> bool:
        """Whether the system was seen to depart from a clause, whatever the outcome."""
        return self.difference is not None and bool(self.difference.clauses)


@dataclass(slots=True)
class StepAt:
    """The step that a scenario is at."""

    keyword: str = ""
    text: str = ""
    kind: str = ""

    @property
    def sentence(self) -> str:
        return f"{self.keyword} {self.text}" if self.text else ""


class Conduct:
    """The case that is running in this process: its session, and what it comes to."""

    def __init__(
        self,
        case: Case,
        *,
        must_cite: bool,
        must_apply: bool = False,
        finding: tuple[str, str] | None = None,
        seed: int = KNOWN,
        manners: Sequence[MannerJudged] = (),
    ) -> None:
        self.case = case
        self._seed = seed
        self._manners = tuple(one for one in manners if one.accepted_by and one.rulebook == case.rulebook.id)
        self.step = StepAt()
        self._began = time.perf_counter()
        self._session: TableSession | None = None
        self._must_cite = must_cite
        self._must_apply = must_apply
        self._finding = finding
        self._difference: Difference | None = None

    def session(self, system: System, recorder: Recorder) -> TableSession:
        """The table that the steps speak to; opened when the first step asks for it."""
        if self._session is None:
            configuration = self.case.configuration
            assert configuration is not None  # noqa: S101  a case without one ends before its first step
            if isinstance(system, RecordingSystem):
                system.for_scenario(self.case.uid, configuration.name)
            elif isinstance(system, GuidedSystem):
                system.for_scenario(self.case.uid)
            self._session = TableSession(
                system,
                configuration.description,
                recorder,
                configuration,
                seed=seed_of(self.case.uid, self._seed),
                stands_in=self.case.rulebook.folder,
            )
            self._session.manners = self._manners
            self._session.step_begins(self.step.kind)
            if self._finding is not None:
                self._session.finding = self._finding
        return self._session

    def confirm(self, problem: Exception | None) -> None:
        """At a guided table the last answer can be taken back: raises BegunAnew. Nothing is said of the outcome."""
        if self._technician is not None and not isinstance(problem, NotSeen):
            self._technician.confirm()

    @property
    def remembering(self) -> bool:
        """Whether all so far was answered from what was observed before: the case may still have to be played."""
        return self._technician is not None and self._technician.sitting.remembering

    @property
    def observed_at(self) -> str:
        """The case at whose playing all that is judged here was observed; empty if this one was played."""
        system = None if self._session is None else self._session.system
        return system.observed_at if isinstance(system, GuidedSystem | RecordingSystem) else ""

    def remember(self, judgement: Judgement, problem: Exception | None) -> None:
        """What was observed at a guided table need not be observed again, unless it shows nothing or not all of it."""
        if self._technician is not None and judgement.outcome != "error" and not isinstance(problem, NotSeen):
            self._technician.sitting.counts()

    @property
    def _technician(self) -> GuidedSystem | None:
        system = None if self._session is None else self._session.system
        return system if isinstance(system, GuidedSystem) else None

    def step_begins(self, keyword: str, text: str, kind: str) -> None:
        """Told before each step."""
        step = self.step
        step.keyword, step.text, step.kind = keyword, text, kind
        if self._session is not None:
            self._session.step_begins(kind)

    def finish(
        self, exception: BaseException | None, *, explain: bool = True, follow: bool = False
    ) -> tuple[Judgement, Difference | None]:
        """Closes the tables and judges. An exception of the steps goes before what closing brings up.

        What did not pass is explained by the first difference from the rules, unless nobody is going to read it. With
        `follow` what passed is followed as well: whether the system departed where no step asked.
        """
        session = self._session
        if session is not None:
            try:
                session.finish()
            except Exception as problem:  # noqa: BLE001  whatever closing a table brings up is an outcome, too
                exception = exception or problem
        judgement = judge(exception, self.step.kind)
        if judgement is PASSED:
            judgement = self._without_flattery()
        elif judgement.outcome == "not-applicable" and self._must_apply:
            judgement = Judgement("error", f"the reference engine has to offer everything: {judgement.message}")
        if explain and session is not None and judgement.outcome in ("pass", "inconclusive"):
            judgement = _with_cards_that_can_be(judgement, session)
        follow = follow and session is not None and can_be_followed(session.description)
        looked_at = explain and (judgement.outcome in ("fail", "inconclusive") or (follow and judgement is PASSED))
        self._difference = _departure(session) if looked_at and session is not None else None
        if judgement.outcome == "fail" and self._difference is None and session is not None:
            judgement = self._in_its_manner(judgement, session)
        if judgement.outcome == "fail" and self._difference is not None:
            judgement = self._not_reached_by(self._difference) or judgement
        if judgement.outcome == "fail" and session is not None:
            judgement = _of_its_part(judgement, session, self._difference)
        return judgement, self._difference

    def _in_its_manner(self, judgement: Judgement, session: TableSession) -> Judgement:
        """What fails where all of the table is explained, and by what was accepted in just this, shows nothing."""
        for one in self._manners:
            shown = Manner(one.how, one.what, one.word) in session.in_its_manner
            just_this = self.case.clause.id in one.clauses or one.what.partition(",")[0] in judgement.message
            if shown and just_this:
                told = f"told in a manner that {one.accepted_by} has accepted ({one.what}: {one.how})"
                return Judgement("inconclusive", f"{told}: {judgement.message}")
        return judgement

    def _not_reached_by(self, difference: Difference) -> Judgement | None:
        """A lawful act that the system refused has ended the situation, unless the refusal is what was looked at."""
        refused = (difference.expected, difference.got) == ("accepted", "refused")
        if not refused or self.case.clause.id in difference.clauses or self.step.text.endswith(ABOUT_AN_ANSWER):
            return None
        told = "the system refused an act that the rules allow; what came after it shows nothing of this one"
        return Judgement("inconclusive", told)

    def abandon(self) -> None:
        """Closes the tables of an attempt that does not count."""
        if self._session is not None:
            self._session.finish()

    def result(self, judgement: Judgement) -> Result:
        """What the case came to; the step is told where it decided."""
        step = self.step if judgement.outcome != "pass" else StepAt()
        return Result(
            uid=self.case.uid,
            outcome=judgement.outcome,
            message=judgement.message,
            title=f"{self.case.clause.id} {with_row(self.case.scenario.name, self.case.example)}",
            step=step.sentence,
            step_kind=step.kind,
            milliseconds=round((time.perf_counter() - self._began) * 1000),
            system_failed=judgement.system_failed,
            observed_at=self.observed_at,
            answers=0 if self._technician is None else self._technician.sitting.answered,
            difference=self._difference,
        )

    @property
    def events(self) -> Sequence[Seen]:
        """What was seen of the table."""
        return self._session.events if self._session is not None else ()

    @property
    def cited(self) -> frozenset[str]:
        """The clauses that the reference engine cited."""
        return self._session.cited if self._session is not None else frozenset()

    def _without_flattery(self) -> Judgement:
        """A scenario that came to its end has passed only if it checked something, and what it says it does."""
        if self._session is not None and self._session.left_open:
            return Judgement("inconclusive", self._session.open_because)
        if self._session is None or not self._session.checks:
            return Judgement("error", f"nothing was checked; {DEFECT}")
        clause = self.case.clause
        if self._must_cite and clause.id not in self._session.cited and clause.channels != ("attestation",):
            return Judgement("error", f"the engine did not cite {clause.id}: the scenario does not examine its clause")
        return PASSED


def _with_cards_that_can_be(judgement: Judgement, session: TableSession) -> Judgement:
    """A round in which a card came twice shows nothing; only a rule about just that can make more of it.

    After a mishap a deck may hold a card twice, and where shuffles are not seen a card may well come again.
    """
    if session.disturbed or session.hides("shuffles"):
        return judgement
    seen = no_card_twice((seen.event for seen in session.events), packs=packs_at(session), each_round=True)
    if not seen.broken:
        return judgement
    return Judgement("error", f"{seen.broken}, before the deck was shuffled: a round of such cards shows nothing")


def _of_its_part(judgement: Judgement, session: TableSession, difference: Difference | None) -> Judgement:
    """Where a table is put together from parts: which of them told what departs from the rules, or told last."""
    at = len(session.sources) - 1 if difference is None else min(difference.index, len(session.sources) - 1)
    part = session.sources[at] if session.sources else ""
    return Judgement("fail", f"{judgement.message} (told by the part {part!r})") if part else judgement


def _departure(session: TableSession) -> Difference | None:
    """Where the system first departed from the rules. The outcome stands whether or not that can be found."""
    try:
        return session.first_difference()
    except Exception as problem:  # noqa: BLE001  comparing is ours, and must not cost the finding
        session.recorder.remark(f"the first difference could not be found: {type(problem).__name__}: {problem}")
        return None


def unbound(case: Case) -> Exception:
    """Why a case has no configuration: the house reads the clause otherwise, or no house could."""
    return SuiteDefect(case.unbound) if case.impossible else NotOffered(case.unbound)


__all__ = ["Conduct", "Result", "StepAt", "unbound"]
