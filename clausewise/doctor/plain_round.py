"""One plain round of a game, played to its end: what the doctor needs to know of a game, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from clausewise.adapters.base import Answer, Table
from clausewise.doctor.findings import Sick
from clausewise.reference_engine.events import CardDealt, RoundEnded, Seen, StackDealt
from clausewise.reference_engine.money import dollars
from clausewise.reference_engine.stimuli import AnyStimulus, BuyIn, Fold, Perform, PlaceButton, PlaceWager, Proceed, Sit
from clausewise.showing import shown

MOST_STAGES = 60
"""A round has fewer stages than this."""


@dataclass(frozen=True, slots=True)
class PlainRound:
    """What the players do before the cards, and after them: the first of these acts that is taken."""

    before: tuple[AnyStimulus, ...]
    after: tuple[AnyStimulus, ...]


ANTE_AND_PLAY = PlainRound(
    before=(Sit(seat=1), PlaceWager(seat=1, wager="ante", amount=dollars(10))),
    after=(PlaceWager(seat=1, wager="play", amount=dollars(10)),),
)
FOLDED_HAND = PlainRound(
    before=(BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), PlaceButton(2)),
    after=(Fold(1), Fold(2)),
)
PLAIN_ROUNDS = {
    **dict.fromkeys(("mlgca-four-card", "oneida-four-card", "three-card"), ANTE_AND_PLAY),
    **dict.fromkeys(
        ("oasis-collection", "oasis-holdem", "oasis-omaha", "oasis-pineapple", "oasis-lowball"), FOLDED_HAND
    ),
}


@dataclass(slots=True)
class Played:
    """A table and what has been seen of it."""

    table: Table
    names: Iterator[str]
    events: list[Seen]
    latest: tuple[str, AnyStimulus, Answer] | None = None

    def submit(self, stimulus: AnyStimulus) -> Answer:
        """Submits under a new id, and reads on where the table has not settled."""
        name = next(self.names)
        answer = self.table.submit(name, stimulus)
        self.latest = (name, stimulus, answer)
        self.events += answer.events
        if not answer.receipt.settled:
            last = self.events[-1].sequence if self.events else 0
            more, settled = self.table.read(last)
            self.events += more
            if not settled:
                raise Sick(
                    f"the table did not settle in time after a stimulus of type {stimulus.__struct_config__.tag}"
                )
        return answer

    def saw(self, *kinds: type) -> bool:
        """Whether an event of one of these types has been seen."""
        return any(isinstance(seen.event, kinds) for seen in self.events)


def begin(table: Table) -> Played:
    """A table of which nothing has been seen."""
    return Played(table, (f"doctor-{number}" for number in count(1)), [])


def play(played: Played, plan: PlainRound) -> int:
    """Plays the round to its end and gives the number of stages that it took."""
    for stimulus in plan.before:
        receipt = played.submit(stimulus).receipt
        if not receipt.accepted:
            raise Sick(f"{_named(stimulus)} was refused: {shown(receipt.reason) or 'no reason was given'}")
    decided = False
    going_on: AnyStimulus = Proceed()
    for stage in range(1, MOST_STAGES + 1):
        receipt = played.submit(going_on).receipt
        if played.saw(RoundEnded):
            return stage
        going_on = Perform(duty=receipt.awaiting) if receipt.awaiting is not None else Proceed()
        if not decided and played.saw(CardDealt, StackDealt):
            decided = any(played.submit(act).receipt.accepted for act in plan.after)
    last = played.events[-1].event.__struct_config__.tag if played.events else "none at all"
    untaken = "" if decided else f"; {_named(plan.after[0])} was never taken"
    raise Sick(f"the round did not end within {MOST_STAGES} stages; the last event was {last}{untaken}")


def _named(stimulus: AnyStimulus) -> str:
    if isinstance(stimulus, PlaceWager):
        return f"the {stimulus.wager} wager of a plain round"
    return f"a stimulus of type {stimulus.__struct_config__.tag}"
