"""What the end of a scenario means. Only a Then fails; what the harness does wrong is never the system's fault."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path

from pytest_bdd.exceptions import StepDefinitionNotFoundError

from clausewise.adapters.base import SystemFailure, TableRefused
from clausewise.journal.records import Outcome
from clausewise.running.step_lookup import AmbiguousStep
from clausewise.steps.outcomes import CannotShow, NeverArose, NotOffered, NothingChecked, NotReached, RuleBroken

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


def judge(exception: BaseException | None, step_kind: str) -> Judgement:  # noqa: PLR0911  one line for each ending
    """The outcome of a scenario that ended with this exception in a step of this kind (given, when, then)."""
    match exception:
        case None:
            return PASSED
        case RuleBroken() if step_kind == "then":
            return Judgement("fail", str(exception))
        case RuleBroken():
            return Judgement("error", f"a {step_kind.title()} judged: {exception}; {DEFECT}")
        case NotReached() | CannotShow() | NeverArose():
            return Judgement("inconclusive", str(exception))
        case NotOffered():
            return Judgement("not-applicable", str(exception))
        case NothingChecked():
            return Judgement("error", str(exception) or f"nothing was checked; {DEFECT}")
        case SystemFailure():
            return Judgement("error", str(exception), system_failed=True)
        case TableRefused():
            return _refused(exception)
        case StepDefinitionNotFoundError():
            return Judgement("error", f"no step definition matches this sentence; {DEFECT}")
        case AmbiguousStep() | SuiteDefect():
            return Judgement("error", f"{exception}; {DEFECT}")
    return Judgement("error", f"{type(exception).__name__}: {exception} ({_where(exception)}); {DEFECT}")


def _refused(exception: TableRefused) -> Judgement:
    if getattr(exception, "option", ""):
        return Judgement("not-applicable", f"the table is not offered: {exception}")
    return Judgement("error", f"the system refused to open the table: {exception}")


def _where(exception: BaseException) -> str:
    """The place in our own code at which it came to this."""
    for frame in reversed(traceback.extract_tb(exception.__traceback__)):
        if "clausewise" in frame.filename or "/steps/" in frame.filename:
            return f"{Path(frame.filename).name}:{frame.lineno}"
    return "unknown place"
