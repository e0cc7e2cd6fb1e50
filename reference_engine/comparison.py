"""Where a system first departs from the reference engine, given the cards that came and the choices it made.

The engine is dealt the system's cards and told the system's choices (where it cut, which hand held the deck, when it
counted or changed decks before that was due, what it did more often than it had to); only what no permitted choice
explains is a difference. The clauses that the engine cites there are the ones that are broken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from clausewise.reference_engine.choices_made import ChoicesMade, any_order_matters, may_be_done_more_often
from clausewise.reference_engine.description import Description, TableSetup
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.events import AnyEvent, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.rulings import Fault, Site
from clausewise.reference_engine.sameness import hidden, same, tell
from clausewise.reference_engine.stimuli import AnyStimulus, Perform, PlaceWager, Proceed
from clausewise.reference_engine.table import NotOffered

__all__ = ["Compared", "Departure", "Exchange", "compare", "first_difference", "same", "tell"]

MOST_STAGES = 60
SILENCE = "nothing"
NOTHING_MORE = "nothing more"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A stimulus as a system answered it, with the events that came of it."""

    stimulus: AnyStimulus
    accepted: bool
    events: tuple[AnyEvent, ...]


@dataclass(frozen=True, slots=True)
class Departure:
    """The first difference: at which event, what the rules require there, what came instead."""

    index: int
    expected: str
    got: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Compared:
    """A recording beside what the rules require of it."""

    departure: Departure | None
    at: int
    """The exchange in which the departure shows, or how many there are."""
    exercised: Counter[str]
    """How often each clause was cited for what the system did as the engine did: an event, or a refusal."""
    met: int = 0
    """How many answers and events of the system are explained."""


@dataclass(slots=True)
class _Shadow:
    """The reference engine beside a system, kept as far as the system has come."""

    table: EngineTable
    choices: ChoicesMade
    unseen: Collection[str]
    index: int = 0
    """How many events of the engine have been met."""
    shown: int = 0
    """How many events of the system have been looked at."""
    latest: AnyEvent | None = None
    between_rounds: bool = True
    exercised: Counter[str] = field(default_factory=Counter)

    # --- driving ------------------------------------------------------------------------------------------------------

    def _do(self, stimulus: AnyStimulus) -> bool:
        """Lets the engine do something, with the cards and choices that the system's next events show."""
        for choice in self.choices.ahead(self.shown):
            self.table.submit(choice)
        receipt = self.table.submit(stimulus)
        if receipt.awaiting is not None and isinstance(stimulus, Proceed):
            self.table.submit(Perform(receipt.awaiting))
        return receipt.accepted

    def submit(self, exchange: Exchange) -> Departure | None:
        """Does to the engine what was done to the system and compares the answers."""
        if isinstance(exchange.stimulus, Proceed | Perform):
            return None  # the engine proceeds as far as the system's events show that the system has
        before = len(self.table.seen)
        accepted = self._do(exchange.stimulus)
        self.choices.was_given(exchange.stimulus)
        refused_for = self.table.refusal_citations
        if accepted == exchange.accepted:
            if not accepted:
                self.exercised.update(refused_for)
            return None
        if exchange.accepted:
            if not refused_for and not exchange.events:
                return None  # no rule forbids it, and nothing came of it
            return Departure(self.index, "refused", "accepted", refused_for)
        return Departure(self.index, "accepted", "refused", self._cited_since(before))

    def _cited_since(self, before: int) -> tuple[str, ...]:
        """The clauses of what the engine then did, the first event's first."""
        return tuple(dict.fromkeys(clause for cited in self.table.citations[before:] for clause in cited))

    def house_goes_on(self) -> bool:
        """The engine does its next duty; False if nothing came of it."""
        before = len(self.table.seen)
        self._do(Proceed())
        return len(self.table.seen) > before

    # --- meeting ------------------------------------------------------------------------------------------------------

    def meet(self, event: AnyEvent) -> Departure | None:
        """Brings the engine to its next event and compares it with the system's."""
        if isinstance(event, Procedure):
            self.table_changes_decks(event)
        if not self._comes_to_an_event():
            if self._is_one_more(event):
                return self._passed(event)
            return Departure(self.index, NOTHING_MORE, tell(event), ())
        self._let_come_first(event)
        expected = self.table.seen[self.index].event
        if same(expected, event, self.unseen):
            self.exercised.update(self.table.citations[self.index])
            self.index += 1
            return self._passed(event)
        if self._is_one_more(event):
            return self._passed(event)
        return Departure(self.index, tell(expected), tell(event), self.table.citations[self.index])

    def _passed(self, event: AnyEvent) -> None:
        self.shown += 1
        self.latest = event
        if isinstance(event, RoundStarted | RoundEnded):
            self.between_rounds = isinstance(event, RoundEnded)

    def _comes_to_an_event(self) -> bool:
        """Whether the engine has an event, or comes to one, that the system would show."""
        for _ in range(MOST_STAGES):
            while self.index < len(self.table.seen):
                if not hidden(self.table.seen[self.index].event, self.unseen):
                    return True
                self.index += 1
            if not self.house_goes_on():
                return False
        return False

    def _is_one_more(self, event: AnyEvent) -> bool:
        """Whether the event is something that may be done without need, or once more."""
        return may_be_done_more_often(event, self.table, self.index, between_rounds=self.between_rounds)

    def _let_come_first(self, event: AnyEvent) -> None:
        """Among events whose order no rule prescribes, the one that the system shows now is the next."""
        seen, cited = self.table.seen, self.table.citations
        place = self.index
        while place < len(seen) and not any_order_matters(seen[place].event, event):
            if same(seen[place].event, event, self.unseen):
                seen.insert(self.index, seen.pop(place))
                cited.insert(self.index, cited.pop(place))
                again = self.table.repeatable
                again.insert(self.index, again.pop(place))
                return
            place += 1

    def table_changes_decks(self, event: Procedure) -> None:
        """A deck may be changed before its time."""
        if event.act == "takes out of play" and event.deck is not None and self.index == len(self.table.seen):
            self.choices.deck_changed(self.table, event.deck)

    # --- what is left -------------------------------------------------------------------------------------------------

    def overdue(self) -> Departure | None:
        """What the engine has done by itself and the system has not."""
        if self.index == len(self.table.seen) and not self._something_is_going_on():
            return None
        if not self._comes_to_an_event():
            return None
        return Departure(self.index, tell(self.table.seen[self.index].event), SILENCE, self.table.citations[self.index])

    def _something_is_going_on(self) -> bool:
        """Between rounds nobody has to begin another one."""
        current = getattr(self.table, "round", None) or getattr(self.table, "hand", None)
        return current is not None or bool(self.table.agenda)


def compare(
    setup: TableSetup,
    exchanges: Sequence[Exchange],
    description: Description | None = None,
    *,
    fault: Fault | None = None,
    notice: Callable[[Site], None] | None = None,
) -> Compared:
    """Replays what was done to a system on the reference engine.

    `description` says what the system does not show, and which duties it leaves to persons. With a `fault` the engine
    is one that breaks a rule: does that explain what the system did? `notice` is told what the engine decides.
    """
    unseen: Collection[str] = frozenset() if description is None else frozenset(description.unseen)
    performs = None if description is None else description.performs
    try:
        table = open_table(setup, performs=performs, fault=fault, notice=notice)
    except NotOffered:
        return Compared(None, len(exchanges), Counter())
    shadow = _Shadow(table, ChoicesMade(exchanges, last_on_top=_last_on_top(table)), unseen)
    for number, exchange in enumerate(exchanges):
        found = _compare_one(shadow, exchange)
        if found is not None:
            return Compared(found, number, shadow.exercised, number + shadow.shown)
    last = exchanges[-1] if exchanges else None
    # only a system that was let go on and did nothing owes what the engine would do
    idle = last is not None and isinstance(last.stimulus, Proceed | Perform) and last.accepted and not last.events
    found = shadow.overdue() if idle else None
    return Compared(found, len(exchanges) - (found is not None), shadow.exercised, len(exchanges) + shadow.shown)


def _last_on_top(table: EngineTable) -> bool:
    """Whether the top card of a stack that is dispensed is the last one that came out, as some read it."""
    return table.rulings.reading("top-card", "first-dispensed") == "last-dispensed"


def _compare_one(shadow: _Shadow, exchange: Exchange) -> Departure | None:
    """One exchange; what a house does before the first wager of a round it may do at once with it."""
    events = list(exchange.events)
    if isinstance(exchange.stimulus, PlaceWager) and any(isinstance(event, RoundStarted) for event in events):
        while shadow.table.agenda and not isinstance(events[0], RoundStarted):
            found = shadow.meet(events.pop(0))
            if found is not None:
                return found
    return shadow.submit(exchange) or _first(shadow.meet, events)


def _first(meet: Callable[[AnyEvent], Departure | None], events: Sequence[AnyEvent]) -> Departure | None:
    for event in events:
        found = meet(event)
        if found is not None:
            return found
    return None


def first_difference(
    setup: TableSetup, exchanges: Sequence[Exchange], description: Description | None = None
) -> Departure | None:
    """The first difference alone; None if all of it can be explained."""
    return compare(setup, exchanges, description).departure
