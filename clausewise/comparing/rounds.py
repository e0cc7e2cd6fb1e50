"""Rounds against the dealer that can be played under any rule set of a family: cards by place, and what players do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

Cards = Mapping[str, tuple[Card, ...]]
Moment = str
BEFORE, DEALT, DECISION = "before the cards", "with the cards dealt", "as the decision"
MOMENTS = (BEFORE, DEALT, DECISION)


@dataclass(frozen=True, slots=True)
class Act:
    """Something that is done at a moment of the round, by players, by the house, or by chance."""

    moment: Moment
    stimulus: AnyStimulus

    @property
    def seat(self) -> int | None:
        """Whose act it is."""
        found = getattr(self.stimulus, "seat", None)
        return found if isinstance(found, int) else None

    @property
    def is_mishap(self) -> bool:
        """It has happened and is never refused."""
        return isinstance(self.stimulus, Mishap)

    @property
    def weight(self) -> int:
        """How much the act adds to a round's length: sitting down goes without saying."""
        return 0 if isinstance(self.stimulus, Sit) else 1


@dataclass(frozen=True, slots=True)
class Round:
    """One round: the cards that fall, by place, and the acts in their order."""

    cards: tuple[tuple[str, tuple[Card, ...]], ...]
    acts: tuple[Act, ...]

    @property
    def hands(self) -> dict[str, tuple[Card, ...]]:
        """The cards by place."""
        return dict(self.cards)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that take part."""
        return tuple(sorted({act.seat for act in self.acts if act.seat is not None}))

    def without(self, *acts: Act) -> Round:
        """The round without some acts."""
        return replace(self, acts=tuple(act for act in self.acts if act not in acts))

    def size(self) -> tuple[int, int, int]:
        """What makes one round shorter than another: fewer acts, fewer seats, smaller amounts."""
        amounts = sum(int(getattr(act.stimulus, "amount", 0) or 0) for act in self.acts)
        return sum(act.weight for act in self.acts), len(self.seats), amounts


def at(moment: Moment, *stimuli: AnyStimulus) -> tuple[Act, ...]:
    """Acts of one moment."""
    return tuple(Act(moment, stimulus) for stimulus in stimuli)
