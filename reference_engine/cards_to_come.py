"""Which cards leave the deck next, as far as a system's events show them: the engine beside it is dealt the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from clausewise.reference_engine.cards import PACK, Card
from clausewise.reference_engine.events import (
    AnyEvent,
    BoardDealt,
    CardDealt,
    HandShown,
    Procedure,
    RoundEnded,
    RoundStarted,
    StackDealt,
)

if TYPE_CHECKING:
    from clausewise.reference_engine.comparison import Exchange


def cards_to_come(before: Sequence[Exchange], after: Sequence[Exchange]) -> tuple[Card, ...]:
    """The cards of the next deal, from what a system does after a certain exchange; none if they are not shown.

    A card that is burned unseen may be any; a hole card that is dealt unseen may be seen at the showdown.
    """
    events = [event for exchange in after for event in exchange.events]
    cards = _in_order(events)
    if None in cards:
        if not any(isinstance(event, BoardDealt) for event in events):
            return ()
        gone = _dealt_since_the_round_began(before)
        named = {card for card in cards if card is not None} | gone
        others = iter(card for card in PACK if card not in named)
        cards = [next(others) if card is None else card for card in cards]
    known = tuple(card for card in cards if card is not None)
    return known if len(set(known)) == len(known) else ()


def _in_order(events: Sequence[AnyEvent]) -> list[Card | None]:
    """Card by card; None where it is not known."""
    cards: list[Card | None] = []
    for number, event in enumerate(events):
        if isinstance(event, CardDealt):
            cards.append(event.card or _shown_later(event, events[:number], events[number:]))
        elif isinstance(event, StackDealt):
            cards.extend([None] * event.count if event.cards is None else event.cards)
        elif isinstance(event, BoardDealt):
            cards.extend(event.cards)
        elif isinstance(event, Procedure) and event.act == "burns":
            cards.extend(event.cards or [None])
        elif isinstance(event, Procedure) and event.act == "finds":  # a card face up, met in its place in the deck
            cards.extend(event.cards or ())
        elif cards and isinstance(event, Procedure) and event.act == "shuffles":
            return cards
    return cards


def _shown_later(dealt: CardDealt, before: Sequence[AnyEvent], after: Sequence[AnyEvent]) -> Card | None:
    """A card that was dealt unseen, if its hand is turned up in the same round."""
    for event in after:
        if isinstance(event, RoundEnded):
            return None
        if isinstance(event, HandShown) and dealt.to == f"seat {event.seat}":
            unseen = [e for e in before if isinstance(e, CardDealt) and e.to == dealt.to and e.card is None]
            return event.cards[len(unseen)] if len(unseen) < len(event.cards) else None
    return None


def _dealt_since_the_round_began(exchanges: Sequence[Exchange]) -> set[Card]:
    """Cards of this round that have left the deck."""
    found: set[Card] = set()
    for event in _latest_first(exchanges):
        if isinstance(event, RoundStarted):
            break
        if isinstance(event, CardDealt) and event.card is not None:
            found.add(event.card)
        elif isinstance(event, BoardDealt):
            found.update(event.cards)
    return found


def _latest_first(exchanges: Sequence[Exchange]) -> Iterator[AnyEvent]:
    for exchange in reversed(exchanges):
        yield from reversed(exchange.events)
