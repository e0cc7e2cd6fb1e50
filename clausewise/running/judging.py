"""What the end of a scenario means. Only a Then fails; what the harness does wrong is never the system's fault."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path

from pytest_bdd.exceptions import StepDefinitionNotFoundError

from clausewise.adapters.base import NotSeen, SystemFailure
from clausewise.journal.records import Outcome
from clausewise.running.step_lookup import AmbiguousStep
from clausewise.steps.outcomes import (
    AskedTooLate,
    CannotShow,
    NeverArose,
    NothingChecked,
    NotOffered,
    NotReached,
    RuleBroken,
)

DEFECT = "this is a defect of the suite, not of the system"


class SuiteDefect(Exception):
    """The features ask for what cannot be."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """An outcome with its reason."""

    outcome: Outcome
    message: str = ""
    system_failed: bool = False


PASSED = Judgement("pass")


def judge(exception: BaseException | None, step_kind: str) -> Judgement:
    """The outcome of a scenario that ended with this exception in a step of this kind (given, when, then)."""
    match exception:
        case None:
            return PASSED
        case RuleBroken() if step_kind == "then":
            return Judgement("fail", str(exception))
        case NotReached() | CannotShow() | NeverArose() | NotSeen():
            return Judgement("inconclusive", str(exception))
        case NotOffered():
            return Judgement("not-applicable", str(exception))
        case SystemFailure():
            return Judgement("error", str(exception), system_failed=True)
    return Judgement("error", _defect(exception, step_kind))


def _defect(exception: BaseException, step_kind: str) -> str:
    match exception:
        case RuleBroken():
            what = f"a {step_kind.title()} judged, which only a Then may: {exception}"
        case NothingChecked():
            what = str(exception) or "nothing was checked"
        case StepDefinitionNotFoundError():
            what = "no step definition matches this sentence"
        case AmbiguousStep() | AskedTooLate() | SuiteDefect():
            what = str(exception)
        case _:
            what = f"{type(exception).__name__}: {exception} ({_where(exception)})"
    return f"{what}; {DEFECT}"


def _where(exception: BaseException) -> str:
    """The innermost place in our own code at which it came to this."""
    for frame in reversed(traceback.extract_tb(exception.__traceback__)):
        path = Path(frame.filename)
        if "site-packages" not in path.parts or "clausewise" in path.parts:
            return f"{path.name}:{frame.lineno}"
    return "unknown place"
