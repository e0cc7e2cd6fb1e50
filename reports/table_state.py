"""What lies on the table after a series of events: the last round in which anything was wagered or dealt."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import (
    BonusPaid,
    MeterChanged,
    WagerSettled,
    WagerTaken,
    WagerWithdrawn,
)
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShaken, DiceShown, LayoutLit
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.pot.events import (
    BetsGathered,
    BoardDealt,
    CardsDiscarded,
    FeeTaken,
    HandShown,
)
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reports.pot_state import PotEvent, PotState

_SEAT = re.compile(r"seat (\d{1,2})")
DEALER = "dealer"


@dataclass
class CardShown:
    """One card of a place; the card itself is None while nobody told which it is."""

    card: Card | None
    face_up: bool


@dataclass
class WagerShown:
    """A wager and what became of it."""

    amount: Cents
    settled: WagerSettled | None = None


@dataclass
class Place:
    """Cards that lie together, and the ranks they were given, by game and wager."""

    cards: list[CardShown] = field(default_factory=list)
    ranks: dict[str, str] = field(default_factory=dict)


@dataclass
class SeatState:
    """A betting position."""

    wagers: dict[str, WagerShown] = field(default_factory=dict)
    bonuses: list[BonusPaid] = field(default_factory=list)
    folded: bool = False


@dataclass
class TableState:
    """A round as far as the events tell it."""

    number: int | None = None
    deck: str | None = None
    ended: bool = False
    void: bool = False
    seats: dict[int, SeatState] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    meters: dict[str, Cents] = field(default_factory=dict)
    pot: PotState | None = None
    """Buttons, bets, board and pot, at the table of a pot game."""

    @property
    def empty(self) -> bool:
        """Nothing was wagered or dealt."""
        return not (self.seats or self.places or self.void)

    def for_a_pot(self) -> PotState:
        """The state of a pot game, which this table now is known to play."""
        if self.pot is None:
            self.pot = PotState()
        return self.pot

    def seat(self, number: int) -> SeatState:
        return self.seats.setdefault(number, SeatState())

    def place(self, name: str) -> Place:
        """Where cards lie; cards at `seat 3` make the seat known."""
        found = _SEAT.fullmatch(name)
        if found:
            self.seat(int(found[1]))
            name = f"seat {int(found[1])}"
        return self.places.setdefault(name, Place())


def state_after(events: Sequence[Seen]) -> TableState:
    """The last round in which anything was wagered or dealt, as it stands after these events."""
    state = TableState()
    shown = state
    for seen in events:
        if isinstance(seen.event, RoundStarted):
            state = TableState(seen.event.number, seen.event.deck, meters=dict(state.meters))
        else:
            _apply(state, seen.event)
        if not state.empty or shown.empty:
            shown = state
    return shown


def _apply(state: TableState, event: AnyEvent) -> None:
    match event:
        case RoundEnded():
            state.ended = True
            state.void = state.void or event.void
        case WagerTaken() | WagerWithdrawn() | Folded() | WagerSettled() | BonusPaid():
            _apply_to_seat(state.seat(event.seat), event)
            if state.pot is not None and isinstance(event, Folded):
                state.pot.apply(event)
        case CardDealt():
            state.place(event.to).cards.append(CardShown(event.card, event.face == "up"))
        case StackDealt():
            known: Sequence[Card | None] = event.cards or (None,) * min(event.count, 52)
            state.place(event.to).cards.extend(CardShown(card, event.face == "up") for card in known)
        case HandRanked():
            kind = event.wager or ("low hand" if event.game == "low" else None)
            title = event.category if kind is None else f"{kind}: {event.category}"
            state.place(event.owner).ranks[event.wager or event.game] = title
        case MeterChanged():
            state.meters[event.meter] = event.amount
        case Procedure():
            _apply_duty(state, event)
        case RoundStarted() | DiceShaken() | DiceShown() | DiceEntered() | LayoutLit():
            pass  # no picture is drawn of a game with dice; its events stand in the journal
        case _:
            _apply_to_pot(state, event)


def _apply_to_pot(state: TableState, event: PotEvent | HandShown | CardsDiscarded) -> None:
    pot = state.for_a_pot()
    match event:
        case HandShown():
            _turn_up(state.place(f"seat {event.seat}"), event.cards)
        case CardsDiscarded():
            _give_away(state, event)
        case BetsGathered() | BoardDealt() | FeeTaken():
            pot.apply(event)
        case _:
            state.seat(event.seat)
            pot.apply(event)


def _give_away(state: TableState, event: CardsDiscarded) -> None:
    """Cards leave the hand; those of a folded hand stay in the picture, which shows that it was folded."""
    if state.seat(event.seat).folded:
        return
    place = state.place(f"seat {event.seat}")
    gone = event.cards or ()
    kept = [lying for lying in place.cards if lying.card not in gone or lying.card is None]
    place.cards = kept[: max(0, len(place.cards) - event.count)]


def _apply_to_seat(seat: SeatState, event: WagerTaken | WagerWithdrawn | Folded | WagerSettled | BonusPaid) -> None:
    match event:
        case WagerTaken():
            seat.wagers[event.wager] = WagerShown(event.amount)
        case WagerWithdrawn():
            seat.wagers.pop(event.wager, None)
        case Folded():
            seat.folded = True
        case WagerSettled():
            wager = seat.wagers.setdefault(event.wager, WagerShown(event.stake))
            wager.settled = event
        case BonusPaid():
            seat.bonuses.append(event)


def _apply_duty(state: TableState, event: Procedure) -> None:
    if event.act == "voids all hands":
        state.void = True
    elif event.act == "turns up":
        owner = event.owner or (f"seat {event.seat}" if event.seat is not None else DEALER)
        if event.cards or owner in state.places:
            _turn_up(state.place(owner), event.cards)


def _turn_up(place: Place, cards: Sequence[Card] | None) -> None:
    """Turn these cards of a place up; all of them where none are named. A card not known before is known now."""
    if cards is None:
        for lying in place.cards:
            lying.face_up = True
        return
    for card in cards:
        same = next((lying for lying in place.cards if lying.card == card), None)
        unknown = next((lying for lying in place.cards if lying.card is None), None)
        turned = same or unknown
        if turned is None:
            place.cards.append(CardShown(card, face_up=True))
        else:
            turned.card, turned.face_up = card, True
