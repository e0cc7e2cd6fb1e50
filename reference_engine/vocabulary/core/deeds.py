"""What can be seen at any table, as a person says it; and what a deed is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, get_args

from clausewise.reference_engine.vocabulary.core.events import Event, Folded, Procedure, RoundEnded, RoundStarted


@dataclass(frozen=True, slots=True)
class Kind:
    """One thing that can be seen: what has to be said of it, and what may be said besides."""

    verb: str
    type: type[Event]
    asked: tuple[str, ...] = ()
    """Details that it always has."""
    also: tuple[str, ...] = ()
    """Details that it has at some tables or times."""
    fixed: dict[str, Any] = field(default_factory=dict)
    """Details that tell it from others of the same type."""
    flags: dict[str, tuple[str, bool]] = field(default_factory=dict)
    """Words that stand for a detail with its value."""
    deed: str = ""
    """What the sentences of the features call it; empty where none does."""
    only: str = ""
    """The module of the vocabulary whose games alone know it, where its type belongs to all."""

    @property
    def details(self) -> tuple[str, ...]:
        return self.asked + self.also

    @property
    def name(self) -> str:
        """As a description calls it among what cannot be seen: the act of a procedure, else the type of the event."""
        return str(self.fixed["act"]) if self.type is Procedure else str(self.type.__struct_config__.tag)

    def is_shown_by(self, event: Event) -> bool:
        """Whether this is what the event tells.

        >>> kind("folds", Folded, "seat").is_shown_by(Folded(2))
        True
        """
        return type(event) is self.type and all(getattr(event, name) == value for name, value in self.fixed.items())


def kind(
    verb: str,
    event: type[Event],
    details: str = "",
    *,
    deed: str | None = None,
    only: str = "",
    flags: Mapping[str, tuple[str, bool]] | None = None,
    **fixed: str | bool,
) -> Kind:
    """A kind whose details stand in one text, those that it always has before the bar; a deed is called by its verb.

    >>> kind("round ends", RoundEnded, "| number").also
    ('number',)
    """
    asked, _, also = details.partition("|")
    return Kind(
        verb,
        event,
        tuple(asked.split()),
        tuple(also.split()),
        fixed,
        dict(flags or {}),
        verb if deed is None else deed,
        only,
    )


def kinds_of_acts(acts: object, details: Mapping[str, str], only: str = "") -> Iterable[Kind]:
    """A kind for each of these acts of a procedure; `details` says what some of them have.

    >>> from clausewise.reference_engine.vocabulary.pot.words import PotAct
    >>> [found.asked for found in kinds_of_acts(PotAct, {"determines the rate": "total"}) if found.asked]
    [('total',)]
    """
    return (kind(act, Procedure, details.get(act, ""), only=only, act=act) for act in get_args(acts))


KINDS: Final[tuple[Kind, ...]] = (
    kind("folds", Folded, "seat"),
    kind("round begins", RoundStarted, "| number deck", deed="starts the round"),
    kind("round ends", RoundEnded, "| number", deed="ends the round", flags={"void": ("void", True)}),
)
