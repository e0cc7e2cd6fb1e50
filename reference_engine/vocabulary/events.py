"""All that is seen at a table, put together from the parts of the vocabulary."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from clausewise.reference_engine.vocabulary.against_dealer.events import (
    BonusPaid,
    MeterChanged,
    WagerSettled,
    WagerTaken,
    WagerWithdrawn,
)
from clausewise.reference_engine.vocabulary.cards import events as cards
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core import events as core
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.dice import events as dice
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShaken, DiceShown, LayoutLit
from clausewise.reference_engine.vocabulary.points import events as points
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reference_engine.vocabulary.pot import events as pot
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BetsGathered,
    BoardDealt,
    ButtonPlaced,
    CardsDiscarded,
    FeeTaken,
    HandShown,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.shuffler import events as shuffler
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt

AnyEvent = (
    Procedure | RoundStarted | RoundEnded | WagerTaken | WagerWithdrawn | Folded | CardDealt | StackDealt | HandRanked
    | WagerSettled | BonusPaid | MeterChanged
    | ButtonPlaced | TurnGiven | BetMade | BetsGathered | BetReturned | BoardDealt | CardsDiscarded | FeeTaken
    | HandShown | PotAwarded
    | DiceShaken | DiceShown | DiceEntered | LayoutLit
    | Elected
)  # fmt: skip

TELLS: Final = (*core.TELLS, *cards.TELLS, *pot.TELLS)
"""Events that tell of a table and move nothing by which anybody wins."""
ORDERED: Final = (*core.ORDERED, *cards.ORDERED, *shuffler.ORDERED, *pot.ORDERED, *dice.ORDERED, *points.ORDERED)
"""Events on whose moment rests who gets which card, who has decided what, or when a round is over."""


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event with its place in the table's order and the table's own time in milliseconds."""

    sequence: Annotated[int, msgspec.Meta(ge=1, le=10**9)]
    at: Annotated[int, msgspec.Meta(ge=0, le=10**13)]
    event: AnyEvent
