"""What a system chose where the rules leave a choice, read from its events: for the engine beside it.

Where it cut, which hand held the deck, when it counted, when it changed decks; and what it may do in another order,
once more, or without need.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar, get_args

from clausewise.following.cards_read_back import CardsToCome
from clausewise.following.sameness import same
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.cards.words import Hand
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Choose
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.following.departures import Exchange
    from clausewise.reference_engine.families.emitted import Emitted
    from clausewise.reference_engine.families.table import Table

DEPTH_SHOWN = ("places the cover card", "cuts")
HANDS: tuple[str, ...] = get_args(Hand)
TAKEN_OUT = "takes out of play"
CHANGE = (TAKEN_OUT, "receives")
T = TypeVar("T")


class ChoicesMade:
    """The choices of a recording, looked through once; asked for as the comparison goes on."""

    def __init__(self, exchanges: Sequence[Exchange], cards: CardsToCome) -> None:
        self._cards = cards
        depths: list[tuple[int, int]] = []
        hands: list[tuple[int, str]] = []
        counts: list[tuple[int, bool]] = []
        changed: list[str] = []
        self._changes: dict[int, list[str]] = {}
        at = 0
        for exchange in exchanges:
            self._cards.stimulus(exchange.stimulus, accepted=exchange.accepted)
            for event in exchange.events:
                self._cards.event(at, event)
                changed = self._changed_together(at, event, changed)
                if isinstance(event, Procedure):
                    if event.act in DEPTH_SHOWN and event.count is not None:
                        depths.append((at, event.count))
                    elif event.act == "loads" and event.place in HANDS:
                        hands.append((at, event.place))
                    elif event.act == "counts the stub":
                        counts.append((at, True))
                elif isinstance(event, RoundEnded):
                    counts.append((at, False))
                at += 1
        self._cards.close()
        self._depths, self._hands, self._counts = _Ahead(depths), _Ahead(hands), _Ahead(counts)
        self._stacked: int | None = None
        self._chosen: dict[str, int | str] = {"cut depth": 26, "dealing hand": HANDS[0], "count the stub": 0}

    def ahead(self, at: int) -> Iterator[AnyStimulus]:
        """The choices and the cards of what comes from this event on, as far as the engine does not know them."""
        depth, hand, count = self._depths.at(at), self._hands.at(at), self._counts.at(at)
        if depth is not None:
            yield from self._if_new("cut depth", depth)
        if hand is not None:
            yield from self._if_new("dealing hand", hand)
        if count is not None:
            yield from self._if_new("count the stub", int(count))
        deal = self._cards.deal_after(at)
        if deal is not None and deal != self._stacked:
            self._stacked = deal
            yield StackDeck(self._cards.cards(deal, at))

    def _if_new(self, name: str, value: int | str) -> Iterator[AnyStimulus]:
        if self._chosen[name] != value:
            self._chosen[name] = value
            yield Choose(name, value)  # type: ignore[arg-type]  # one of the choices there are

    def was_given(self, stimulus: AnyStimulus) -> None:
        """A player's or a technician's stimulus may have set aside what was chosen for the engine."""
        if isinstance(stimulus, StackDeck | ForceCards):
            self._stacked = None
        elif isinstance(stimulus, Choose):
            self._chosen[stimulus.choice] = stimulus.value

    def may_lie_otherwise(self) -> None:
        """The cards have been shuffled, or a round has begun: what lies on top is said once more."""
        self._stacked = None

    def _changed_together(self, at: int, event: AnyEvent, so_far: list[str]) -> list[str]:
        """The decks that are changed in one go, of which this event may be the first."""
        if not isinstance(event, Procedure) or event.act not in CHANGE:
            return []
        if event.act == TAKEN_OUT and event.deck is not None:
            so_far.append(event.deck)
            self._changes[at] = so_far
        return so_far

    def decks_changed(self, table: Table, at: int) -> None:
        """The engine changes the decks that the system changes from this event on, be they due or not."""
        for deck in self._changes.get(at, ()):
            table.submit(Choose("deck change", deck))


class _Ahead(Generic[T]):
    """What comes next of a kind, from any place on; asked in order."""

    def __init__(self, found: Sequence[tuple[int, T]]) -> None:
        self._found = found
        self._next = 0

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
