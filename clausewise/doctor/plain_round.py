"""One plain round of a game, played to its end as its family says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from clausewise.adapters.base import Answer, Table
from clausewise.doctor.findings import NotShown, Sick
from clausewise.reference_engine.families.plain_round import PlainRound
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Proceed
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.deeds import seen_of
from clausewise.reference_engine.vocabulary.description import VOCABULARY, Performer
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.modules import type_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.showing import listed, shown

MOST_STAGES: Final = 60
"""A round has fewer stages than this."""
NEEDED: Final[tuple[Duty, ...]] = ("deal", "settle")
"""Duties that a round cannot do without."""


def modules_for(games: Iterable[str]) -> frozenset[str]:
    """The modules of the vocabulary that rounds under these rulebooks need; of one unknown here, all."""
    books = map(RULEBOOKS.get, games)
    return frozenset[str]().union(*(frozenset(VOCABULARY) if book is None else book.modules for book in books))


@dataclass(slots=True)
class Played:
    """A table and what has been seen of it."""

    table: Table
    names: Iterator[str]
    events: list[Seen]
    latest: tuple[str, AnyStimulus, Answer] | None = None
    performed: set[Duty] = field(default_factory=set)
    """What people were awaited for."""

    def submit(self, stimulus: AnyStimulus) -> Answer:
        """Submits under a new id, and reads on where the table has not settled."""
        name = next(self.names)
        answer = self.table.submit(name, stimulus)
        self.latest = (name, stimulus, answer)
        self.events += answer.events
        if not answer.receipt.settled:
            self.read_on(named(stimulus))
        return answer

    def read_on(self, after: str) -> None:
        """Takes what has happened since."""
        more, settled = self.table.read(self.events[-1].sequence if self.events else 0)
        self.events += more
        if not settled:
            raise Sick(
                f"the table did not settle in time after {after}",
                'say `"settled": true` when nothing more happens until the next stimulus',
            )

    def saw(self, kind: type) -> bool:
        """Whether an event of this type has been seen."""
        return any(isinstance(seen.event, kind) for seen in self.events)

    def saw_done(self, duty: Duty) -> bool:
        """Whether an event has been seen that shows this duty done."""
        return not {type_of(seen.event) for seen in self.events}.isdisjoint(seen_of(duty))

    def told(self) -> list[AnyEvent]:
        """The events without their times, which no seed repeats."""
        return [seen.event for seen in self.events]


def begin(table: Table) -> Played:
    """A table of which nothing has been seen."""
    return Played(table, (f"doctor-{number}" for number in count(1)), [])


def place_wagers(played: Played, plan: PlainRound) -> None:
    """What the players do before the cards are dealt."""
    for stimulus in plan.before:
        must_be_taken(played, stimulus)


def must_be_taken(played: Played, stimulus: AnyStimulus, fix: str = "") -> None:
    """Submits what a plain round cannot do without."""
    receipt = played.submit(stimulus).receipt
    if not receipt.accepted:
        raise Sick(
            f"{named(stimulus)} was refused: {shown(receipt.reason) or 'no reason was given'}",
            fix or "take what the rules allow in a plain round, or leave the game out of `games`",
        )


def play_on(played: Played, plan: PlainRound, performs: Mapping[Duty, Performer]) -> int:
    """Plays the round to its end and gives the number of stages that it took."""
    decided = False
    going_on: AnyStimulus = Proceed()
    for stage in range(1, MOST_STAGES + 1):
        receipt = played.submit(going_on).receipt
        if played.saw(RoundEnded):
            _require_people(played, performs)
            return stage
        going_on = Proceed()
        if receipt.awaiting is not None:
            going_on = _by_a_person(played, receipt.awaiting, performs)
        if not decided and played.saw_done("deal"):
            decided = any(played.submit(act).receipt.accepted for act in plan.after)
    last = played.events[-1].event.__struct_config__.tag if played.events else "none at all"
    untaken = "" if decided else f"; {named(plan.after[0])} was never taken"
    raise Sick(
        f"the round did not end within {MOST_STAGES} stages; the last event was {last}{untaken}",
        "let `proceed` do the next stage of a round, or say in the receipt whom it awaits; end with round-ended",
    )


def _by_a_person(played: Played, duty: Duty, performs: Mapping[Duty, Performer]) -> Perform:
    """The act of a person who is awaited, if the description says that a person does it."""
    who = performs.get(duty, "system")
    if who == "unseen person":
        raise NotShown(f"the round stops where somebody whom the system does not see has to {duty}")
    if who == "system":
        raise Sick(
            f"the table awaits a person to {duty}, which the description says the system does",
            f'say `"{duty}": "person"` in `performs`, or do it without being asked',
        )
    played.performed.add(duty)
    return Perform(duty=duty)


def _require_people(played: Played, performs: Mapping[Duty, Performer]) -> None:
    """Where a person does a duty, it was awaited."""
    unasked = [
        str(duty)
        for duty in NEEDED
        if performs.get(duty) == "person" and duty not in played.performed and played.saw_done(duty)
    ]
    if unasked:
        raise Sick(
            f"the description says that a person has to {listed(unasked)}, and it was done without awaiting anybody",
            "await the person (`awaiting` in the receipt) and do it upon `perform`, or say that the system does it",
        )


def named(stimulus: AnyStimulus) -> str:
    """What was done, for a message."""
    if isinstance(stimulus, PlaceWager):
        return f"the {stimulus.wager} wager of a plain round"
    return f"a stimulus of type {stimulus.__struct_config__.tag}"
