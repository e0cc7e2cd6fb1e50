"""Whoever plays at random: looks at a table's events only, as players do, and keeps what was done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.description import Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

ANY_AMOUNT, FULL, GOOD_MANNERS, SENSIBLE = "any amount", "full tables", "good manners", "sensible play"
"""Features that only a mood brings about: guests, who are no test, behave so."""


class BrokeDown(Exception):
    """A table could not cope with a stimulus."""


class PlayedTable(Protocol):
    """What a player needs of a table."""

    @property
    def seen(self) -> Sequence[Seen]: ...
    def submit(self, stimulus: AnyStimulus) -> Receipt: ...


def happens(chance: Random, likely: float) -> bool:
    """Whether something happens that is so likely."""
    return chance.random() < likely


def all_but_one(chance: Random, hand: Sequence[Card], left: Sequence[Card]) -> list[Card]:
    """The hand with another card in the place of one, so that this one decides."""
    others = [card for card in left if card not in hand]
    if not hand or not others:
        return list(hand)
    changed = list(hand)
    changed[chance.randrange(len(changed))] = chance.choice(others)
    return changed


class RandomPlayer:
    """All players of a table at once, and whatever befalls it; each game has its own."""

    quiet: tuple[str, ...] = ()
    """Features of play that leave a round a round; each is a name for `likes`."""
    spoiling: tuple[str, ...] = ()
    """Features that break rounds off or get acts refused when they come often."""
    goes_with: Mapping[str, tuple[str, ...]] = {}
    """What else comes often where one feature does, for by itself it would not come to anything."""
    needs: Mapping[str, str] = {}
    """The option without whose further values a feature comes to nothing."""
    mood: Mapping[str, float] = {}
    """How likely this table's players are to do what they have a name for; the rest is as likely as usual."""

    @classmethod
    def under(cls, rules: Any) -> type[RandomPlayer]:  # noqa: ANN401  each family knows its own
        """Players who know these rules."""
        return type(cls.__name__, (cls,), {"rules": rules})

    def __init__(self, chance: Random, setup: TableSetup, table: PlayedTable) -> None:
        self.random = chance
        self.setup = setup
        self.table = table
        self.stimuli: list[AnyStimulus] = []
        self.rounds = 0
        """How many rounds came to their end."""
        self._looked = 0

    def play(self) -> None:
        """Opens the table if need be, and plays some rounds."""
        raise NotImplementedError

    def likes(self, feature: str, likely: float) -> bool:
        """Whether something happens that has a name, and that is so likely unless the mood says otherwise."""
        return self.random.random() < self.mood.get(feature, likely)

    def is_in_mood_for(self, feature: str) -> bool:
        """Whether something happens that only a mood brings about; where none does, play is as if it had no name."""
        return feature in self.mood and self.likes(feature, 0.0)

    def some_amount(self, least: int, most: int) -> Cents:
        """Any whole dollars within these limits, small ones as likely as large ones."""
        return dollars(round(least * (most / least) ** self.random.random()))

    def one_of(self, stimuli: Sequence[AnyStimulus]) -> AnyStimulus:
        """One of several; a type that the mood names is as likely as it says, beside others at one half."""
        weights = [self.mood.get(str(stimulus.__struct_config__.tag), 0.5) for stimulus in stimuli]
        return self.random.choices(stimuli, weights if any(weights) else None)[0]

    def notice(self, event: AnyEvent) -> None:
        """Takes in what was seen."""

    def do(self, stimulus: AnyStimulus) -> Receipt:
        """Submits, and looks at what comes of it."""
        self.stimuli.append(stimulus)
        try:
            receipt = self.table.submit(stimulus)
        except Exception as defect:
            at = defect.__traceback__
            while at is not None and at.tb_next is not None:
                at = at.tb_next
            where = at.tb_frame.f_code.co_qualname if at is not None else "?"
            raise BrokeDown(f"{type(defect).__name__} in {where}: {defect}") from defect
        for seen in self.table.seen[self._looked :]:
            self._looked += 1
            self.rounds += isinstance(seen.event, RoundEnded)
            self.notice(seen.event)
        return receipt
