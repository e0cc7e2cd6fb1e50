"""A table of a system under test, played: by somebody who plays at random, or again as it was played before.

Only what the description offers is done: no cards are forced where none can be, no mishap that cannot be had, no word
of a vocabulary that the system does not speak. Where the table awaits a person, the person's act is submitted.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random

from clausewise.adapters.base import System, SystemFailure, Table, TableRefused
from clausewise.following.comparison import Exchange
from clausewise.reference_engine.engine import understood
from clausewise.reference_engine.families.random_player import BrokeDown
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Perform, Proceed
from clausewise.reference_engine.vocabulary.description import BUTTON_IS_TOLD, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.dice.stimuli import SetDice
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.modules import can_be_said, speaks, type_of
from clausewise.reference_engine.vocabulary.pot.stimuli import PlaceButton
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap
from clausewise.reference_engine.vocabulary.unseen import Unseen
from clausewise.showing import shown

NEVER_DONE = Receipt(accepted=False, reason="this system cannot be asked for it")
MOST_EVENTS = 20_000
"""A table shows fewer events than this; one that shows more floods us."""

Mood = Mapping[str, float]
"""For features of play how likely they are at this table; what is not named is as likely as usual."""


@dataclass(frozen=True, slots=True)
class TablePlayed:
    """What was done to a table and what came of it."""

    setup: TableSetup
    exchanges: tuple[Exchange, ...]
    rounds: int
    """How many rounds came to their end."""
    failure: SystemFailure | None = None
    """The system failed after these exchanges."""
    refused: str = ""
    """Why the table was not opened."""
    table: str = ""
    """The system's own name for it."""
    receipts: tuple[Receipt, ...] = ()
    """One for each exchange."""
    seen: tuple[Seen, ...] = ()
    """All events, as the table numbered and timed them."""
    came_again: bool = True
    """Of a round that is shown for a difference: it showed when the round was played again."""

    @property
    def stimuli(self) -> tuple[AnyStimulus, ...]:
        """What was done, in order."""
        return tuple(exchange.stimulus for exchange in self.exchanges)


class MakesNoSense(SystemFailure):
    """What the table shows is whole, and the players cannot go on by it."""


class DoneUnseen(Exception):
    """The table awaits a person whom the system does not see: nobody knows when to go on."""


@dataclass(slots=True)
class TableInPlay:
    """An open table as players deal with it."""

    table: Table
    description: Description
    exchanges: list[Exchange] = field(default_factory=list)
    receipts: list[Receipt] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    _numbers: count[int] = field(default_factory=lambda: count(1))
    _prefix: str = field(default_factory=lambda: secrets.token_hex(4))

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        """Does what can be done to this system, and what a person then has to do."""
        if not can_be_done(stimulus, self.description):
            return NEVER_DONE
        if not can_be_said(stimulus):
            raise ValueError(f"they would have to do this, which cannot be: {stimulus}")
        receipt = self._exchanged(stimulus)
        if not isinstance(stimulus, Proceed) or receipt.awaiting is None:
            return receipt
        if self.description.performs.get(receipt.awaiting, "system") == "unseen person":
            raise DoneUnseen(receipt.awaiting)
        return self._exchanged(Perform(receipt.awaiting))

    def _exchanged(self, stimulus: AnyStimulus) -> Receipt:
        before = len(self.seen)
        answer = self.table.submit(f"{self._prefix}-{next(self._numbers)}", stimulus)
        try:
            self.seen += answer.events
            settled = answer.receipt.settled
            while not settled:
                events, settled = self.table.read(len(self.seen))
                self.seen += events
                if not settled and not events:
                    raise SystemFailure(
                        "the table does not settle",
                        where=f"a stimulus of type {type_of(stimulus)}",
                        advice="say that it has settled when nothing more comes until the next stimulus",
                    )
                if len(self.seen) > MOST_EVENTS:
                    raise SystemFailure(
                        f"the table has shown more than {MOST_EVENTS:,} events",
                        where=f"a stimulus of type {type_of(stimulus)}",
                        advice="show each event once, and none where nothing happens",
                    )
        finally:
            # what was seen before the system failed is part of what it did
            self.exchanges.append(
                Exchange(stimulus, answer.receipt.accepted, tuple(seen.event for seen in self.seen[before:]))
            )
            self.receipts.append(answer.receipt)
        return answer.receipt


def can_be_done(stimulus: AnyStimulus, description: Description) -> bool:
    """Whether the description offers it."""
    if description.unseen and Unseen.of(description).not_told(stimulus):
        return False
    match stimulus:
        case StackDeck() if "order" not in description.forcing:
            return False
        case ForceCards() if "positions" not in description.forcing:
            return False
        case SetDice() if "dice" not in description.forcing:
            return False
        # where the button is not seen, whoever plays says where it lies
        case PlaceButton() if "order" not in description.forcing and "button-placed" not in description.unseen:
            return False
        case AdvanceClock() if description.clock != "movable":
            return False
        case _ if isinstance(stimulus, Mishap) and type_of(stimulus) not in description.mishaps:
            return False
    return speaks(description.vocabulary, stimulus)


def play(system: System, description: Description, setup: TableSetup, stimuli: Sequence[AnyStimulus]) -> TablePlayed:
    """Opens a table and does all this to it; what persons have to do is done where the table awaits it."""

    def does(table: TableInPlay) -> None:
        for stimulus in stimuli:
            if not isinstance(stimulus, Perform):
                table.submit(stimulus)

    return _played(system, description, setup, does)


def play_at_random(
    system: System,
    description: Description,
    setup: TableSetup,
    chance: Random,
    mood: Mood | None = None,
    *,
    rounds: int = 0,
) -> TablePlayed:
    """Opens a table and plays some rounds on it, or at least so many; the players look at its events only."""
    description = description.at(setup.rulebook)

    def does(table: TableInPlay) -> None:
        ours = understood(setup)
        player = RULEBOOKS[ours.rulebook].game(ours.options).player(chance, ours, table)
        told = {"forced button": 1.0} if {BUTTON_IS_TOLD, "button-placed"} & {*description.unseen} else {}
        player.mood = {**(mood or {}), **told}
        before = -1
        while before < player.rounds and (before < 0 or player.rounds < rounds):
            before = player.rounds
            player.play()

    return _played(system, description, setup, does)


def _played(
    system: System, description: Description, setup: TableSetup, does: Callable[[TableInPlay], None]
) -> TablePlayed:
    try:
        table = system.open(setup)
    except TableRefused as refused:
        return TablePlayed(setup, (), 0, refused=str(refused))
    except SystemFailure as failure:
        return TablePlayed(setup, (), 0, failure)
    at = TableInPlay(table, description.at(setup.rulebook))
    ended = _done(at, does)
    try:
        table.close()
    except SystemFailure as closing:
        ended = ended or closing
    return TablePlayed(
        setup=setup,
        exchanges=tuple(at.exchanges),
        rounds=sum(isinstance(seen.event, RoundEnded) for seen in at.seen),
        failure=ended,
        table=table.id,
        receipts=tuple(at.receipts),
        seen=tuple(at.seen),
    )


def _done(table: TableInPlay, does: Callable[[TableInPlay], None]) -> SystemFailure | None:
    """Plays; what the system did that could not be played on with is its failure."""
    try:
        does(table)
    except DoneUnseen:
        return None
    except SystemFailure as failure:
        return failure
    except BrokeDown as defect:
        cause = defect.__cause__
        if isinstance(cause, DoneUnseen):
            return None
        return cause if isinstance(cause, SystemFailure) else _incomprehensible(defect)
    except (ArithmeticError, LookupError, TypeError, ValueError) as defect:
        return _incomprehensible(defect)
    return None


def _incomprehensible(defect: Exception) -> MakesNoSense:
    return MakesNoSense(
        f"the players cannot make sense of what the table shows: {shown(str(defect))}",
        where="a round played at random",
        advice="see what the events say of seats and cards",
    )
