"""Where a system first departs from the reference engine, given the cards that came and the choices it made.

The engine is dealt the system's cards and told the system's choices (where it cut, which hand held the deck, when it
counted before a count was due); only what no permitted choice explains is a difference. The clauses that the engine
cites there are the ones that are broken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from clausewise.reference_engine.cards_to_come import cards_to_come
from clausewise.reference_engine.description import TableSetup
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.events import AnyEvent, HandRanked, HandShown, PotAwarded, Procedure
from clausewise.reference_engine.hand_definitions import ELIGIBLE, FIVE_CARD_ORDER
from clausewise.reference_engine.money import Cents, show_money
from clausewise.reference_engine.stimuli import AdvanceClock, AnyStimulus, Choose, Perform, Proceed, StackDeck
from clausewise.reference_engine.table import NotOffered

DEPTH_SHOWN = ("places the cover card", "cuts")
MOST_STAGES = 60
IN_ANY_ORDER = (HandShown, HandRanked, PotAwarded)
"""Who shows first, and which of several pots is awarded first, is nowhere said."""
UNLISTED = frozenset(FIVE_CARD_ORDER) - frozenset(ELIGIBLE)
"""What the list of hands that a wager is paid by has no name for; systems call it by one word or another."""


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


@dataclass(slots=True)
class _Shadow:
    """The reference engine beside a system, kept as far as the system has come."""

    table: EngineTable
    index: int = 0
    waiting: list[AnyEvent] = field(default_factory=list)

    def submit(self, exchange: Exchange) -> Departure | None:
        """Does to the engine what was done to the system and compares the answers."""
        if isinstance(exchange.stimulus, Proceed | Perform):
            return None  # the engine proceeds as far as the system's events show that the system has
        receipt = self.table.submit(exchange.stimulus)
        if receipt.accepted == exchange.accepted:
            return None
        return Departure(
            self.index,
            "accepted" if receipt.accepted else f"refused: {receipt.reason}",
            "accepted" if exchange.accepted else "refused",
            self.table.refusal_citations or self._latest_citations(),
        )

    def _latest_citations(self) -> tuple[str, ...]:
        return self.table.citations[-1] if self.table.citations else ()

    def meet(self, event: AnyEvent) -> Departure | None:
        """Brings the engine to its next event and compares it with the system's."""
        for _ in range(MOST_STAGES):
            if self.index < len(self.table.seen):
                break
            before = len(self.table.seen)
            self.table.submit(Proceed())
            if len(self.table.seen) == before:
                return Departure(self.index, "nothing more", tell(event), ())
        self._let_come_first(event)
        expected = self.table.seen[self.index].event
        if not same(expected, event):
            return Departure(self.index, tell(expected), tell(event), self.table.citations[self.index])
        self.index += 1
        return None

    def _let_come_first(self, event: AnyEvent) -> None:
        """Among events whose order no rule prescribes, the one that the system shows now is the next."""
        seen, cited = self.table.seen, self.table.citations
        place = self.index
        while isinstance(event, IN_ANY_ORDER) and place < len(seen) and type(seen[place].event) is type(event):
            if same(seen[place].event, event):
                seen.insert(self.index, seen.pop(place))
                cited.insert(self.index, cited.pop(place))
                return
            place += 1

    def overdue(self) -> Departure | None:
        """What the engine has done by itself and the system has not."""
        if self.index < len(self.table.seen):
            expected = self.table.seen[self.index].event
            return Departure(self.index, tell(expected), "nothing", self.table.citations[self.index])
        before = len(self.table.seen)
        self.table.submit(Proceed())
        if len(self.table.seen) > before:
            expected = self.table.seen[self.index].event
            return Departure(self.index, tell(expected), "nothing", self.table.citations[self.index])
        return None


def first_difference(setup: TableSetup, exchanges: Sequence[Exchange]) -> Departure | None:
    """Replays what was done to a system on the reference engine; None if all of it can be explained."""
    try:
        shadow = _Shadow(open_table(setup))
    except NotOffered:
        return None
    for number, exchange in enumerate(exchanges):
        for choice in _choices(exchange.events):
            shadow.table.submit(choice)
        cards = cards_to_come(exchanges[:number], exchanges[number:])
        if cards and not isinstance(exchange.stimulus, StackDeck | AdvanceClock):
            shadow.table.submit(StackDeck(cards))
        found = shadow.submit(exchange)
        if found is not None:
            return found
        for event in exchange.events:
            found = shadow.meet(event)
            if found is not None:
                return found
    last = exchanges[-1] if exchanges else None
    # only a system that was let go on and did nothing owes what the engine would do
    idle = last is not None and isinstance(last.stimulus, Proceed | Perform) and not last.events
    return shadow.overdue() if idle else None


def _choices(events: Sequence[AnyEvent]) -> list[AnyStimulus]:
    """What the system chose where the rules leave a choice."""
    found: list[AnyStimulus] = []
    for event in events:
        if isinstance(event, Procedure) and event.act in DEPTH_SHOWN and event.count is not None:
            found.append(Choose("cut depth", event.count))
        elif isinstance(event, Procedure) and event.act == "loads" and event.place in ("left hand", "right hand"):
            found.append(Choose("dealing hand", event.place))
        elif isinstance(event, Procedure) and event.act == "counts the stub":
            found.append(Choose("count the stub", 1))
    return found


def same(expected: AnyEvent, got: AnyEvent) -> bool:
    """Are they the same as far as the system shows it? What a system leaves out cannot differ."""
    if type(expected) is not type(got):
        return False
    left_open = ("category", "cards") if _both_unlisted(expected, got) else ()
    for name in expected.__struct_fields__:
        if name in left_open:
            continue
        ours, theirs = getattr(expected, name), getattr(got, name)
        if ours != theirs and theirs is not None and ours is not None:
            return False
    return True


def _both_unlisted(expected: AnyEvent, got: AnyEvent) -> bool:
    """Is it a wager's hand that both leave unpaid? Then the rules neither name it nor say which cards make it up."""
    return all(
        isinstance(event, HandRanked) and event.wager is not None and event.category in UNLISTED
        for event in (expected, got)
    )


def tell(event: AnyEvent) -> str:
    """An event in one line.

    >>> tell(Procedure("announces", words="no more bets"))
    'announces by dealer, words no more bets'
    """
    name = event.act if isinstance(event, Procedure) else str(event.__struct_config__.tag).replace("-", " ")
    shown = {
        field_name: value
        for field_name, value in msgspec.structs.asdict(event).items()
        if value is not None and field_name not in ("act", "by")
    }
    by = f" by {event.by}" if isinstance(event, Procedure) else ""
    details = ", ".join(f"{key.replace('_', ' ')} {_shown(key, value)}" for key, value in shown.items())
    return f"{name}{by}" + (f", {details}" if details else "")


def _shown(key: str, value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and key in ("amount", "stake", "pays"):
        return show_money(Cents(value))
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
