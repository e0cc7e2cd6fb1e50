"""What a system may tell later than the engine does: kept until it is told, or until it can be put off no longer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from clausewise.following.house_choices import TAKEN_OUT
from clausewise.following.untold import KEPT
from clausewise.reference_engine.equipment.cards_care.port import NEVER
from clausewise.reference_engine.equipment.cards_care.two_decks import DECK_AREA
from clausewise.reference_engine.families.emitted import Emitted, name_of
from clausewise.reference_engine.vocabulary.cards.deeds import SEEN_OF_A_DUTY
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent

COLLECTS: Final = "collects cards"
THE_STUB: Final = "the stub"
"""What is left of a deck, by the end of the name of each act that puts it away."""

PUTS_A_HAND_AWAY: Final = (COLLECTS, "discards")
SPREAD: Final = "spreads"
MADE_READY: Final = frozenset({*SEEN_OF_A_DUTY["cut"], "loads"})
"""What is done with a shuffled deck before it is dealt from, and again after it lay spread on the table."""

MIXED_AND_CUT: Final = MADE_READY | {"shuffles", "stacks"}


class PutOff:
    """What the engine has told, and the system has not yet; of several that tell of one thing the last one counts."""

    def __init__(self) -> None:
        self._owed: dict[object, Emitted] = {}
        self._stands: dict[str, object] = {}
        """At what each meter stood when it was told last."""
        self._gone: set[str] = set()
        """Decks that are no longer at the table."""
        self._dealt_from: object = None
        """The deck of this round."""
        self._all_collected = False
        """The cards were collected in this round, all in one."""

    @property
    def owes(self) -> bool:
        """Whether the system still has something to do that the engine has done."""
        return bool(self._owed)

    def takes(self, expected: Emitted, got: AnyEvent) -> bool:
        """Whether the system, which shows something else, may tell this later; then it is kept."""
        if not expected.until or _of_what(expected.seen.event) == _of_what(got):
            return False
        if not self._is_of_a_deck_that_went(expected):
            self._owed[_of_what(expected.seen.event)] = expected
        return True

    def told_at(
        self, event: AnyEvent, following: Sequence[Emitted], tells: Callable[[Emitted, AnyEvent], bool]
    ) -> Emitted | None:
        """What the system tells now, or has missed to tell before this; None if it is something else that is told.

        `following` is what the engine tells next: where that is of the same thing, it is told for both; so it is
        behind what may wait, where what is owed need not be told at all. `tells` says whether something was told as it
        should be; what need not be told at all may have been something else.
        """
        if (meter := getattr(event, "meter", None)) is not None:
            self._stands[meter] = getattr(event, "amount", None)
        if isinstance(event, Procedure) and event.act == COLLECTS and event.owner is None and event.seat is None:
            self._all_collected = True
        if isinstance(event, Procedure) and event.deck is not None:
            self._sees_a_deck(event.act, event.deck, event.place)
        if isinstance(event, RoundStarted):
            self._dealt_from = event.deck
        if not self._owed:
            return None
        this = _of_what(event)
        missed = next((owed for what, owed in self._owed.items() if what != this and _is_due_at(event, owed)), None)
        of_this = None if missed else self._owed.pop(this, None)
        if of_this is not None:
            ahead = _up_to_what_cannot_wait(following) if of_this.until == NEVER else following[:1]
            for_both = any(_of_what(told.seen.event) == this for told in ahead)
            other = of_this.until == NEVER and not tells(of_this, event)
            return None if for_both or other else of_this
        if isinstance(event, RoundEnded):
            self._forget_what_came_to_nothing(event)
        over = isinstance(event, RoundEnded)
        return missed or next((owed for owed in self._owed.values() if over and not self._lies_aside(owed)), None)

    def lets_go(self, owed: Emitted) -> None:
        """What is owed need not be told any more."""
        self._forget(lambda one: one is owed)

    def _lies_aside(self, owed: Emitted) -> bool:
        """Whether a deck that was not played with is still to be made ready: it may be when its turn comes."""
        return name_of(owed.seen.event) in MADE_READY and _deck_of(owed) != self._dealt_from

    def _forget_what_came_to_nothing(self, over: RoundEnded) -> None:
        """A meter that stands where it stood need not be told again, nor what need not be told at all.

        Who has collected the cards of a void round, and not those of one hand, has put away the stub with them; and the
        cards of who left the table with those of all others.
        """
        self._forget(self._stands_where_it_stood)
        self._forget(lambda owed: owed.until == NEVER)
        if over.void and self._all_collected:
            self._forget(lambda owed: name_of(owed.seen.event).endswith(THE_STUB))
        if self._all_collected:
            self._forget(lambda owed: name_of(owed.seen.event) in PUTS_A_HAND_AWAY)
        self._all_collected = False

    def _sees_a_deck(self, act: str, deck: str, place: str | None) -> None:
        if act == SPREAD:  # it is made ready anew before it is dealt from
            self._forget(lambda owed: name_of(owed.seen.event) in MADE_READY and _deck_of(owed) == deck)
        if act == KEPT and place == DECK_AREA:  # it is shuffled before it is played with again
            self._forget(lambda owed: name_of(owed.seen.event) in MIXED_AND_CUT and _deck_of(owed) == deck)
        if act == TAKEN_OUT:  # what was still to be done with it is not done any more
            self._gone.add(deck)
            self._forget(self._is_of_a_deck_that_went)
        else:
            self._gone.discard(deck)  # it has only been laid aside

    def _is_of_a_deck_that_went(self, owed: Emitted) -> bool:
        return _deck_of(owed) in self._gone

    def _stands_where_it_stood(self, owed: Emitted) -> bool:
        meter, amount = (getattr(owed.seen.event, name, None) for name in ("meter", "amount"))
        return meter is not None and self._stands.get(meter) == amount

    def _forget(self, is_nothing: Callable[[Emitted], bool]) -> None:
        for what, owed in list(self._owed.items()):
            if is_nothing(owed):
                del self._owed[what]


def _deck_of(owed: Emitted) -> object:
    return getattr(owed.seen.event, "deck", None)


def _is_due_at(event: AnyEvent, owed: Emitted) -> bool:
    """Whether this is what has to wait for it; what is done with one deck waits for nothing of another."""
    deck = getattr(event, "deck", None)
    other = deck is not None and _deck_of(owed) is not None and _deck_of(owed) != deck
    return owed.until == name_of(event) and not other


def _of_what(event: AnyEvent) -> object:
    """Two events of which one stands for both tell of the same thing."""
    return type(event), *(getattr(event, name, None) for name in ("meter", "act", "seat", "owner", "hand", "deck"))


def _up_to_what_cannot_wait(following: Sequence[Emitted]) -> Iterator[Emitted]:
    for told in following:
        yield told
        if not told.until:
            return
