"""What a house tells in one, or in parts, as the sentences tell it: hand by hand, and chips all together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence

import msgspec

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.cards.deeds import tells_as_well
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.dice.deeds import lights_nothing
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.steps.pot_awards import in_one_award

OF_HANDS = ("collects cards", "discards")
Lying = defaultdict[str, list["Card | None"]]
COUNTED = ("collects chips", "puts away chips")


def as_sentences_tell(events: Sequence[AnyEvent], before: Iterable[AnyEvent]) -> list[AnyEvent]:
    """One collection of all hands as that of each of them; chips that are told seat by seat as their number.

    A layout that is dark is not told.

    >>> dealt = [CardDealt("seat 2", 1, "down", "As"), CardDealt("dealer", 1, "down", "Kd")]
    >>> [event.owner for event in as_sentences_tell([Procedure("collects cards")], dealt)]
    ['seat 2', 'dealer']
    >>> each = [Procedure("collects chips", wager="progressive", seat=seat, count=1) for seat in (1, 2)]
    >>> [event.count for event in as_sentences_tell(each, ())]
    [2]
    """
    lying: Lying = defaultdict(list)
    for event in before:
        _lies(event, lying)
    apart: list[AnyEvent] = []
    for event in events:
        _lies(event, lying)
        if lights_nothing(event):
            continue
        apart += _hand_by_hand(event, lying) if isinstance(event, Procedure) and _is_of_all(event, lying) else [event]
    return list(in_one_award(_counted(apart)))


def _lies(event: AnyEvent, lying: Lying) -> None:
    """Whose cards lie on the table, and which, as far as that is shown."""
    match event:
        case RoundStarted() | RoundEnded():
            lying.clear()
        case CardDealt() | StackDealt():
            lying[event.to] += event.dealt
        case Procedure(act="discards", owner=str() as owner):
            lying.pop(owner, None)
        case _:
            pass


def _is_of_all(event: Procedure, lying: Lying) -> bool:
    """Whether it says of no hand that it is that one's, and is about hands: not about a card that was none of them."""
    names_nobody = event.act in OF_HANDS and event.owner is None and event.seat is None
    return names_nobody and any(_are_among(cards, event) for cards in lying.values())


def _are_among(cards: Collection[Card | None], event: Procedure) -> bool:
    return event.cards is None or not {*event.cards}.isdisjoint(cards)


def _hand_by_hand(event: Procedure, lying: Lying) -> Iterator[AnyEvent]:
    for owner, cards in lying.items():
        if not _are_among(cards, event):
            continue
        seat = int(owner.removeprefix("seat ")) if owner.startswith("seat ") else None
        its_own = None if event.cards is None else tuple(card for card in event.cards if card in cards)
        own = msgspec.structs.replace(event, owner=owner, seat=seat, cards=its_own)
        yield own
        for act in tells_as_well(event):
            yield msgspec.structs.replace(own, act=act)


def _counted(events: Iterable[AnyEvent]) -> Iterator[AnyEvent]:
    """Chips of one seat after the other as all of them, where the last of them is told."""
    held: Procedure | None = None
    for event in events:
        of_a_seat = isinstance(event, Procedure) and event.act in COUNTED and event.seat is not None and event.count
        if held is not None and not (of_a_seat and _are_counted_together(held, event)):
            yield held
            held = None
        if isinstance(event, Procedure) and of_a_seat:
            count = (event.count or 0) + (0 if held is None else held.count or 0)
            held = msgspec.structs.replace(event, seat=None if held is not None else event.seat, count=count)
        else:
            yield event
    if held is not None:
        yield held


def _are_counted_together(held: Procedure, event: AnyEvent) -> bool:
    return isinstance(event, Procedure) and (event.act, event.wager) == (held.act, held.wager)
