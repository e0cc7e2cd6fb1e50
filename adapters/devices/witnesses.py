"""What several parts tell of the same thing, put beside each other: whether they agree, and who stands alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from clausewise.adapters.devices.dice_thrown import DiceSet
from clausewise.adapters.devices.reading import in_words
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.modules import type_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

FORCED: Final = "what was set"
"""Who stands beside the parts where dice or cards were forced."""


def name_of(event: AnyEvent) -> str:
    """The act of a procedure, else the type of an event.

    >>> from clausewise.reference_engine.vocabulary.core.events import RoundEnded
    >>> name_of(Procedure("burns")), name_of(RoundEnded(1))
    ('burns', 'round-ended')
    """
    return event.act if isinstance(event, Procedure) else type_of(event)


def told_fields(event: AnyEvent, only: Sequence[str] = ()) -> dict[str, object]:
    """What an event says: of these fields, or of all that are told.

    >>> told_fields(Procedure("shuffles", by="shuffler", count=52), ("count",))
    {'count': 52}
    """
    names = only or event.__struct_fields__
    return {name: value for name in names if (value := getattr(event, name)) is not None}


class Forced:
    """What dice and cards were set to be, as far as that says what falls next."""

    def __init__(self) -> None:
        self.dice = DiceSet()
        self._deck: list[Card] = []
        self._places: dict[str, list[Card]] = {}

    def note(self, stimulus: AnyStimulus) -> None:
        """Something is forced."""
        self.dice.note(stimulus)
        match stimulus:
            case StackDeck():
                self._deck = list(stimulus.cards)
            case ForceCards():
                self._places = {wanted.place: list(wanted.cards) for wanted in stimulus.places if wanted.hand == 1}
            case _:
                pass

    def of(self, event: AnyEvent) -> dict[str, object]:
        """What of an event was set; each card is set once."""
        if isinstance(event, CardDealt):
            cards = self._deck or self._places.get(event.to, [])
            return {"card": cards.pop(0)} if cards else {}
        return self.dice.of(event)


def disagreement(
    event: AnyEvent, told: Mapping[str, Mapping[str, object]], forced: Mapping[str, object] | None = None
) -> str:
    """In what the parts differ that tell of one event, and which of them stands alone; empty where they agree.

    What was forced is no part: it only says who stands alone, where one of them agrees with it.

    >>> from clausewise.reference_engine.vocabulary.dice.events import DiceShown
    >>> shown = DiceShown((2, 2, 5))
    >>> disagreement(shown, {"server": {"faces": (2, 2, 5)}, "camera": {"faces": (2, 2, 5)}})
    ''
    >>> disagreement(shown, {"server": {"faces": (2, 2, 5)}, "camera": {"faces": (2, 2, 6)}})
    'the parts differ in faces of dice-shown: server tells 2 2 5, and camera tells 2 2 6'
    >>> told = {"server": {"faces": (2, 2, 5)}, "camera": {"faces": (2, 2, 6)}}
    >>> disagreement(shown, told, {"faces": (2, 2, 5)})
    'camera differs from all others in faces of dice-shown: server tells 2 2 5, camera tells 2 2 6, and what was set \
is 2 2 5'
    """
    for name in event.__struct_fields__:
        values = {who: _as_text(said[name]) for who, said in told.items() if name in said}
        if len(set(values.values())) < 2:  # noqa: PLR2004  one value is agreement
            continue
        if forced and _as_text(forced.get(name)) in values.values():
            values[FORCED] = _as_text(forced[name])
        counted = Counter(values.values())
        alone = [who for who, value in values.items() if counted[value] == 1]
        stands_alone = len(alone) == 1 and max(counted.values()) == len(values) - 1 > 1
        words = [f"{who} {'is' if who == FORCED else 'tells'} {value}" for who, value in values.items()]
        who = f"{alone[0]} differs from all others" if stands_alone else "the parts differ"
        return f"{who} in {name} of {name_of(event)}: {', '.join(words[:-1])}, and {words[-1]}"
    return ""


def unmatched(who: str, event: AnyEvent, leader: str) -> str:
    """A part tells of something that the leading part does not."""
    return f"{who} tells of what {leader} does not: {in_words(event)}"


def _as_text(value: object) -> str:
    plain = msgspec.to_builtins(value)
    return " ".join(map(str, plain)) if isinstance(plain, list | tuple) else str(plain)
