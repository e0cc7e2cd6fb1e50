"""What a system chose where the rules leave a choice, read from its events: for the engine beside it.

Where it cut, which hand held the deck, when it counted, when it changed decks; and what it may do in another order,
once more, or without need.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from clausewise.following.cards_read_back import CardsToCome
from clausewise.following.sameness import same
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Choose
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BoardDealt, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.following.comparison import Exchange
    from clausewise.reference_engine.families.table import Table

DEPTH_SHOWN = ("places the cover card", "cuts")
HANDS = ("left hand", "right hand")
TAKEN_OUT = "takes out of play"
CHANGE = (TAKEN_OUT, "receives")
CARE = frozenset(
    {"shuffles", "washes", "inspects", "verifies the inspection", "counts the deck", "spreads", "turns face down"}
)
"""What a house may do with its cards between two rounds although nothing asks for it."""
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
        if isinstance(stimulus, StackDeck):
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


def may_be_done_more_often(event: AnyEvent, table: Table, index: int, *, between_rounds: bool) -> bool:
    """Whether this may be done although the engine does not do it: care of the cards, or once more what was done.

    What was done may be done once more if the rules do not say otherwise, as long as nothing else has happened.
    """
    if not isinstance(event, Procedure):
        return False
    if between_rounds and event.act in CARE:
        before = table.emitted[index - 1] if index else None
        return before is None or before.repeatable or not same(before.seen.event, event)
    for before in reversed(table.emitted[:index]):
        if not before.repeatable or not isinstance(before.seen.event, Procedure):
            break
        if same(before.seen.event, event):
            return True
    return False


def cards_from_the_deck(event: AnyEvent) -> tuple[Card, ...]:
    """The cards that leave the deck by this event, as far as they are known."""
    match event:
        case CardDealt(card=card) if card is not None:
            return (card,)
        case BoardDealt(cards=cards):
            return tuple(cards)
    return ()


def leaves_nothing_to_decide(turn: TurnGiven) -> bool:
    """Whether a player may only stay in without a wager: no rule minds whether such a turn is given."""
    return not turn.due and set(turn.options) <= {"check", "fold"}


def breaks_a_chip(stimulus: AnyStimulus, chip: int) -> bool:
    """Whether a wager is no whole number of the smallest chips, which no rule has to be broken for.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> breaks_a_chip(Bet(1, Cents(1150)), 100), breaks_a_chip(Raise(1, Cents(1100)), 100)
    (True, False)
    """
    match stimulus:
        case Bet() | BuyIn():
            return stimulus.amount % chip != 0
        case Raise():
            return stimulus.to % chip != 0
        case Call() if stimulus.amount is not None:
            return stimulus.amount % chip != 0
    return False
