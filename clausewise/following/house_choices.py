"""What a system chose where the rules leave a choice, read from its events: for the engine beside it.

Where it cut, which hand held the deck, when it counted, when it changed decks; and what it may do in another order,
once more, or without need.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar, get_args

from clausewise.following.sameness import same
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.words import Hand
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Choose
from clausewise.reference_engine.vocabulary.dice.events import DiceShaken
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.following.departures import Exchange
    from clausewise.reference_engine.families.emitted import Emitted
    from clausewise.reference_engine.families.table import Table

DEPTH_SHOWN = ("places the cover card", "cuts")
LIE_OTHERWISE = ("shuffles", "completes the cut")
"""Behind this other cards lie on top than before."""
FROM_BELOW = "bottom of the deck"
HANDS: tuple[str, ...] = get_args(Hand)
TAKEN_OUT = "takes out of play"
BROUGHT = "receives"
CHANGE = (TAKEN_OUT, BROUGHT)
T = TypeVar("T")


class ByChance(Protocol):
    """What chance brought in a recording: looked through once, and told to the engine before it comes."""

    def stimulus(self, stimulus: AnyStimulus, *, accepted: bool = True) -> None:
        """Takes in what was done."""

    def event(self, at: int, event: AnyEvent) -> None:
        """Takes in what was seen, at this place among all events."""

    def close(self) -> None:
        """All has been seen."""

    def ahead(self, at: int) -> Iterator[AnyStimulus]:
        """What forces that which comes from this event on, as far as the engine does not know it."""

    def was_given(self, stimulus: AnyStimulus) -> None:
        """The engine was given something that may have set aside what was forced."""

    def may_lie_otherwise(self) -> None:
        """The cards have been shuffled, or a round has begun."""


class ChoicesMade:
    """The choices of a recording, looked through once; asked for as the comparison goes on."""

    def __init__(self, exchanges: Sequence[Exchange], by_chance: Sequence[ByChance]) -> None:
        self._by_chance = by_chance
        self._depths, self._hands = _Ahead[int](), _Ahead[str]()
        self._counts, self._shakes, self._burns = _Ahead[int](), _Ahead[int](), _Ahead[int]()
        self._hand_unseen = True
        """Nothing has shown yet in this round which hand holds the deck."""
        self._uncut: int | None = None
        """How many cards were shuffled, as long as no cut of them was seen."""
        self._changes: dict[int, list[str]] = {}
        self._dealt: list[int] = []
        """Where cards were dealt."""
        self._chosen: dict[str, int | str] = {
            "cut depth": 26,
            "dealing hand": HANDS[0],
            "count the stub": 0,
            "burn cards": 1,
        }
        changed: list[str] = []
        at = 0
        for exchange in exchanges:
            for brought in by_chance:
                brought.stimulus(exchange.stimulus, accepted=exchange.accepted)
            for event in exchange.events:
                for brought in by_chance:
                    brought.event(at, event)
                changed = self._changed_together(at, event, changed)
                if isinstance(event, CardDealt | StackDealt):
                    self._dealt.append(at)
                self._shows(at, event)
                at += 1
        for brought in by_chance:
            brought.close()

    def _shows(self, at: int, event: AnyEvent) -> None:
        """What an event tells of a choice that led to it."""
        match event:
            case Procedure(act=act, count=int()) if act in DEPTH_SHOWN:
                self._depths.add(at, depth_of(event) or 0)
                self._uncut = None
            case Procedure(act="shuffles", count=number):
                self._uncut = number
            case Procedure(act="completes the cut", count=int() as rest) if self._uncut is not None:
                self._depths.add(at, self._uncut - rest)
            case Procedure(act="loads") | CardDealt() | RoundStarted():
                self._shows_a_hand(at, event)
            case Procedure(act="counts the stub"):
                self._counts.add(at, 1)
            case RoundEnded():
                self._counts.add(at, 0)
            case Procedure(act="burns", place="discard rack" | None, count=int() as number):
                self._burns.add(at, number)
            case DiceShaken():
                self._shakes.add(at, event.times)
            case _:
                pass

    def _shows_a_hand(self, at: int, event: Procedure | CardDealt | RoundStarted) -> None:
        """Which hand of the dealer's holds the deck, by where it is put, or by the first card out of it."""
        if isinstance(event, RoundStarted):
            self._hand_unseen = True
            return
        hand = event.place if isinstance(event, Procedure) else event.source
        if hand in HANDS and (self._hand_unseen or isinstance(event, Procedure)):
            self._hands.add(at, hand)
            self._hand_unseen = False

    def ahead(self, at: int) -> Iterator[AnyStimulus]:
        """The choices of what comes from this event on, and what chance brings, as far as the engine does not know."""
        yield from self._if_new("cut depth", self._depths.at(at))
        yield from self._if_new("dealing hand", self._hands.at(at))
        yield from self._if_new("count the stub", self._counts.at(at))
        yield from self._if_new("shakes", self._shakes.at(at))
        yield from self._if_new("burn cards", self._burns.at(at))
        for brought in self._by_chance:
            yield from brought.ahead(at)

    def _if_new(self, name: str, value: int | str | None) -> Iterator[AnyStimulus]:
        if value is not None and self._chosen.get(name) != value:
            self._chosen[name] = value
            yield Choose(name, value)  # type: ignore[arg-type]  # one of the choices there are

    def cuts_at(self, table: Table, depth: int) -> bool:
        """Whether the engine would cut there."""
        choice = Choose("cut depth", depth)
        self.was_given(choice)
        return table.submit(choice).accepted

    def was_given(self, stimulus: AnyStimulus) -> None:
        """A player's or a technician's stimulus may have set aside what was chosen for the engine."""
        for brought in self._by_chance:
            brought.was_given(stimulus)
        if isinstance(stimulus, Choose):
            self._chosen[stimulus.choice] = stimulus.value

    def may_lie_otherwise(self) -> None:
        """The cards have been shuffled, or a round has begun: what lies on top is said once more."""
        for brought in self._by_chance:
            brought.may_lie_otherwise()

    def _changed_together(self, at: int, event: AnyEvent, so_far: list[str]) -> list[str]:
        """The decks that are changed in one go, of which this event may be the first."""
        if not isinstance(event, Procedure) or event.act not in CHANGE:
            return []
        if event.act == TAKEN_OUT and event.deck is not None:
            so_far.append(event.deck)
            self._changes[at] = so_far
        return so_far

    def changed_with(self, at: int) -> bool:
        """Whether the deck that is changed here is changed in one go with another one."""
        return len(self._changes.get(at, ())) > 1

    def changes_before_a_card(self, at: int) -> bool:
        """Whether decks are changed from this event on before anything is dealt."""
        change = min((place for place in self._changes if place >= at), default=None)
        return change is not None and not any(at <= dealt < change for dealt in self._dealt)

    def decks_changed(self, table: Table, at: int) -> None:
        """The engine changes the decks that the system changes from this event on, be they due or not."""
        for deck in self._changes.get(at, ()):
            table.submit(Choose("deck change", deck))


def depth_of(event: AnyEvent) -> int | None:
    """Where a deck is cut by this, counted from the top, or, less than nothing, from below; None where it is no cut."""
    if isinstance(event, Procedure) and event.act in DEPTH_SHOWN and event.count is not None:
        return -event.count if event.source == FROM_BELOW else event.count
    return None


class _Ahead(Generic[T]):
    """What comes next of a kind, from any place on; asked in order."""

    def __init__(self) -> None:
        self._found: list[tuple[int, T]] = []
        self._next = 0

    def add(self, place: int, value: T) -> None:
        """One more, at this place or after those before."""
        self._found.append((place, value))

    def at(self, place: int) -> T | None:
        """The first one from this place on."""
        while self._next < len(self._found) and self._found[self._next][0] < place:
            self._next += 1
        return self._found[self._next][1] if self._next < len(self._found) else None


def may_be_done_more_often(event: AnyEvent, before: Sequence[Emitted], care: Collection[str]) -> bool:
    """Whether this may be done although the engine does not do it: care of the cards, or once more what was done.

    `before` is what has been done so far, `care` what may be done now without need. What was done may be done once more
    if the rules do not say otherwise, as long as nothing else has happened.
    """
    if not isinstance(event, Procedure):
        return False
    if event.act in care:
        return not before or before[-1].repeatable or not same(before[-1].seen.event, event)
    for done in reversed(before):
        if not done.repeatable or not isinstance(done.seen.event, Procedure):
            break
        if same(done.seen.event, event):
            return True
    return False
