"""What a scenario checks: compared, written down, and a rule broken where it does not hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.vocabulary.description import EVERY_FACT
from clausewise.reference_engine.vocabulary.unseen import Unseen
from clausewise.steps.outcomes import CannotShow, NeverArose, NotShown, RuleBroken

if TYPE_CHECKING:
    from clausewise.following.monitors import Observation
    from clausewise.journal.recorder import Recorder
    from clausewise.journal.records import Strength
    from clausewise.reference_engine.vocabulary.description import Description

NOT_SHOWN: Final = "the system does not show: "


class Checks:
    """The checks of one scenario. One that ends with none has shown nothing."""

    def __init__(self, description: Description, recorder: Recorder) -> None:
        self.describes_itself(description)
        self.recorder = recorder
        self.checks = 0
        self.left_open: list[str] = []
        """What could not be judged, because it is not shown, while the rest was."""

    def describes_itself(self, description: Description) -> None:
        """What holds at this table of all that the system says of itself."""
        self.description = description
        self.unseen = Unseen.of(description)

    def must_see(self, *kinds: str, fields: Sequence[str] = (), **known: object) -> None:
        """A check on events that the system cannot show, or on fields of them, proves nothing.

        Only such events are meant of which this much is known.
        """
        unseen = self._not_shown(kinds, fields, known)
        if unseen:
            raise NotShown(f"{NOT_SHOWN}{', '.join(unseen)}", self.left_open.append)

    def must_be_declared(self, fact: str) -> None:
        """A fact that is missing is one that a house lacks only where it has said that it declares it."""
        if not {fact, EVERY_FACT} & {*self.description.declares}:
            raise NotShown(f"{NOT_SHOWN}the declared {fact}", self.left_open.append)

    def leaves_open(self, what: str) -> None:
        """Notes what could not be judged, because it is not shown; the rest is judged all the same."""
        self.left_open.append(f"{NOT_SHOWN}{what}")

    def needs_to_see(self, *kinds: str) -> None:
        """What nobody can go on without, for it would not be known how the table stands."""
        unseen = self._not_shown(kinds, (), {})
        if unseen:
            raise CannotShow(f"{NOT_SHOWN}{', '.join(unseen)}")

    def _not_shown(self, kinds: Sequence[str], fields: Sequence[str], known: Mapping[str, object]) -> list[str]:
        if not self.unseen:
            return []
        return [kind for kind in kinds if self.unseen.sight_of(kind, **known) != "shown"] + [
            f"{field} of {kind}"
            for kind in kinds
            for field in fields
            if self.unseen.sight_of_field(field, kind, **known) != "shown"
        ]

    def hides(self, kind: str) -> bool:
        """Whether the system does not always show this, be it named as a deed or as a type of event."""
        return bool(self._not_shown((kind,), (), {}))

    @property
    def open_because(self) -> str:
        """Why not all of the scenario could be judged; empty where it was."""
        names = dict.fromkeys(message.removeprefix(NOT_SHOWN) for message in self.left_open)
        return f"{NOT_SHOWN}{', '.join(names)}" if names else ""

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
