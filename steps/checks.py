"""What a scenario checks: compared, written down, and a rule broken where it does not hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.vocabulary.deeds import types_of_deed
from clausewise.steps.outcomes import CannotShow, NeverArose, RuleBroken

if TYPE_CHECKING:
    from clausewise.following.monitors import Observation
    from clausewise.journal.recorder import Recorder
    from clausewise.journal.records import Strength
    from clausewise.reference_engine.vocabulary.description import Description


class Checks:
    """The checks of one scenario. One that ends with none has shown nothing."""

    def __init__(self, description: Description, recorder: Recorder) -> None:
        self.description = description
        self.recorder = recorder
        self.checks = 0

    def must_see(self, *kinds: str) -> None:
        """A check on events that the system cannot show proves nothing."""
        unseen = [kind for kind in kinds if self.hides(kind)]
        if unseen:
            raise CannotShow(f"the system does not show: {', '.join(unseen)}")

    def hides(self, kind: str) -> bool:
        """Whether the system does not show this, be it named as a deed or as a type of event."""
        hidden = {*self.description.unseen}
        return kind in hidden or not hidden.isdisjoint(types_of_deed(kind))

    def check_amount(self, sentence: str, expected: Cents, got: Cents | None) -> None:
        """Compares money."""
        shown = "nothing" if got is None else show_money(got)
        self.check(sentence, ok=got == expected, expected=show_money(expected), got=shown)

    def check_monitor(self, sentence: str, seen: Observation) -> None:
        """Judges a duty over time; one that never arose proves nothing."""
        if seen.arose == 0:
            raise NeverArose(f"it never came to this: {sentence}")
        got = seen.broken or f"kept {seen.kept} of {seen.arose} times"
        self.check(sentence, ok=seen.kept == seen.arose, expected="always", got=got, arose=seen.arose, kept=seen.kept)

    def check(
        self,
        sentence: str,
        *,
        ok: bool,
        expected: str = "",
        got: str = "",
        strength: Strength = "forced",
        arose: int | None = None,
        kept: int | None = None,
    ) -> None:
        """Compares, and writes down that it was compared."""
        self.checks += 1
        self.recorder.checked(sentence, ok=ok, expected=expected, got=got, strength=strength, arose=arose, kept=kept)
        if not ok:
            raise RuleBroken(f"{sentence}: expected {expected}, got {got}", expected=expected, got=got)
