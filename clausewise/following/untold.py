"""Acts that a system never tells on an occasion, as they would say nothing but what it does not see."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final

from clausewise.following.departures import Exchange
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import LetRest
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import Unseen, unseen_of

IN_A_ROUND: Final = "in a round"
BETWEEN_ROUNDS: Final = "between rounds"
AT_REST: Final = "at rest"
AT_AN_OPENING: Final = "at an opening"
COMES: Final = "receives"
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
    opens: bool = False
    """Decks have come, and have not been played with."""

    def follows(self, stimulus: AnyStimulus) -> None:
        """Takes in what has been done."""
        if isinstance(stimulus, LetRest) and self.name == BETWEEN_ROUNDS:
            self.name = AT_REST

    def passes(self, event: AnyEvent) -> None:
        """Takes in what has been seen."""
        if isinstance(event, Procedure) and event.act == COMES and self.name != IN_A_ROUND:
            self.opens = True
        if isinstance(event, RoundStarted):
            self.name, self.opens = IN_A_ROUND, False
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
    ordered_by_none: frozenset[str] = frozenset()
    """What no clause orders for itself: who never tells it has left nothing out."""

    @classmethod
    def of(
        cls, unseen: Collection[str], exchanges: Iterable[Exchange], ordered_by_none: frozenset[str] = frozenset()
    ) -> NeverTold:
        """By all that was seen of a table."""
        told: set[tuple[str, str]] = set()
        then = Occasion()
        for exchange in exchanges:
            then.follows(exchange.stimulus)
            for event in exchange.events:
                if (said := _said_by(event)) is not None:
                    told.add((said, AT_AN_OPENING if then.opens and said == KEPT else then.name))
                then.passes(event)
        return cls(unseen_of(unseen), frozenset(told), ordered_by_none=ordered_by_none)

    def may_be(self, event: AnyEvent) -> bool:
        """Whether this was perhaps done, and not told."""
        if not isinstance(event, Procedure):
            return self.is_ordered_by_none(event) and (_said_by(event), self.now.name) not in self.told
        if event.act == KEPT and self.now.opens:
            return (event.act, AT_AN_OPENING) not in self.told
        if (event.act, self.now.name) in self.told:
            return False
        if event.act in self.ordered_by_none or (event.act == KEPT and self.now.name == AT_REST):
            return True
        return may_go_untold(self.unseen, event.act, ((name, getattr(event, name)) for name in event.__struct_fields__))

    def is_ordered_by_none(self, event: AnyEvent) -> bool:
        """Whether nothing is kept back by who does not tell this."""
        return _said_by(event) in self.ordered_by_none

    def is_told_in_a_round(self, event: AnyEvent) -> bool:
        """Whether an act like this is told between the first wager of a round and its end."""
        return isinstance(event, Procedure) and (event.act, IN_A_ROUND) in self.told


def _said_by(event: AnyEvent) -> str | None:
    """The act, or for what wager of its own a hand is ranked."""
    if isinstance(event, Procedure):
        return event.act
    return f"hand-ranked for {event.wager}" if isinstance(event, HandRanked) and event.wager is not None else None
