"""Acts that a system never tells on an occasion, as they would say nothing but what it does not see."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final

from clausewise.following.departures import Exchange
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import LetRest
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import Unseen, unseen_of

IN_A_ROUND: Final = "in a round"
BETWEEN_ROUNDS: Final = "between rounds"
AT_REST: Final = "at rest"
KEPT: Final = "stores"
"""A device keeps what it has shuffled for the next opening, said or not; while the other deck is in play it is said."""
IS_THERE_NO_LONGER: Final = "table"
"""What is taken from the table is no matter of where it lay: who does not tell it has kept it."""


@dataclass(slots=True)
class Occasion:
    """On what occasion something is told: it may need to be told on one, and go without saying on another.

    >>> now = Occasion()
    >>> now.follows(LetRest())
    >>> now.name
    'at rest'
    >>> now.passes(RoundStarted(1))
    >>> now.name
    'in a round'
    """

    name: str = BETWEEN_ROUNDS

    def follows(self, stimulus: AnyStimulus) -> None:
        """Takes in what has been done."""
        if isinstance(stimulus, LetRest) and self.name == BETWEEN_ROUNDS:
            self.name = AT_REST

    def passes(self, event: AnyEvent) -> None:
        """Takes in what has been seen."""
        if isinstance(event, RoundStarted):
            self.name = IN_A_ROUND
        elif isinstance(event, RoundEnded):
            self.name = BETWEEN_ROUNDS


def may_go_untold(unseen: Unseen, act: str, said: Iterable[tuple[str, object]]) -> bool:
    """Whether a system with such a description may leave this act out, if it never tells of one like it.

    Who names a part of the act as unseen, or as told, tells the act itself.

    >>> blind = Unseen(frozenset({"source"}))
    >>> may_go_untold(blind, "takes out", [("deck", "deck 1"), ("source", "discard rack")])
    True
    >>> may_go_untold(blind, "takes out", [("deck", "deck 1")]), may_go_untold(blind, "removes", [("source", "table")])
    (False, False)
    """
    if all(name not in unseen.names or value in (None, IS_THERE_NO_LONGER) for name, value in said):
        return False
    return act not in {part.act for part in (*unseen.parts, *unseen.told)}


@dataclass(slots=True)
class NeverTold:
    """What one table never told on an occasion, as far as nobody can demand it."""

    unseen: Unseen = field(default_factory=Unseen)
    told: frozenset[tuple[str, str]] = frozenset()
    """The acts that it did tell, each with the occasion."""
    now: Occasion = field(default_factory=Occasion)

    @classmethod
    def of(cls, unseen: Collection[str], exchanges: Iterable[Exchange]) -> NeverTold:
        """By all that was seen of a table."""
        told: set[tuple[str, str]] = set()
        then = Occasion()
        for exchange in exchanges:
            then.follows(exchange.stimulus)
            for event in exchange.events:
                if isinstance(event, Procedure):
                    told.add((event.act, then.name))
                then.passes(event)
        return cls(unseen_of(unseen), frozenset(told))

    def may_be(self, event: AnyEvent) -> bool:
        """Whether this was perhaps done, and not told."""
        if not isinstance(event, Procedure) or (event.act, self.now.name) in self.told:
            return False
        if event.act == KEPT and self.now.name == AT_REST:
            return True
        return may_go_untold(self.unseen, event.act, ((name, getattr(event, name)) for name in event.__struct_fields__))
