"""What must hold over a stream of events, in time and order. The same monitor serves a live table and a recorded log.

A monitor says how often its obligation arose and how often it was kept. One that never arose proves nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.deeds import is_deed
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen


@dataclass(frozen=True, slots=True)
class Observation:
    """How often an obligation arose and was kept, and where it was first broken."""

    arose: int
    kept: int
    broken: str = ""


def every_so_many_rounds(events: Sequence[AnyEvent], deed: str, rounds: int) -> Observation:
    """The deed is done at least once in any so many rounds that follow one another.

    >>> every_so_many_rounds([RoundEnded(1), RoundEnded(2)], "counts the stub", 2).broken
    'rounds 1 to 2 passed without it'
    """
    done_in: list[bool] = []
    done = False
    for event in events:
        done = done or is_deed(event, deed)
        if isinstance(event, RoundEnded):
            done_in.append(done)
            done = False
    windows = [done_in[start : start + rounds] for start in range(len(done_in) - rounds + 1)]
    broken = next((start for start, window in enumerate(windows, start=1) if not any(window)), None)
    return Observation(
        arose=len(windows),
        kept=sum(any(window) for window in windows),
        broken="" if broken is None else f"rounds {broken} to {broken + rounds - 1} passed without it",
    )


def every_so_long(seen: Sequence[Seen], deed: str, longest: int) -> Observation:
    """The deed is done again before so much time of play is over, or in the round in which it runs out.

    >>> at = [Seen(1, 0, RoundStarted(1)), Seen(2, 10, RoundEnded(1)), Seen(3, 60_000, RoundEnded(2))]
    >>> every_so_long(at, "counts the stub", 60_000).broken
    '1 minutes passed without it'
    """
    last: int | None = None
    kept = 0
    broken = ""
    for one in seen:
        if isinstance(one.event, RoundStarted) and last is None:
            last = one.at
        elif is_deed(one.event, deed) and last is not None:
            kept, last = kept + 1, one.at
        elif isinstance(one.event, RoundEnded) and last is not None and one.at - last >= longest:
            broken = broken or f"{(one.at - last) // 60_000} minutes passed without it"
    return Observation(kept + bool(broken), kept, broken)


def figure_at_least(events: Sequence[AnyEvent], deed: str, field: str, least: int) -> Observation:
    """Every time that the deed is done, a figure of it is no smaller than this.

    >>> figure_at_least([Procedure("places the cover card", count=9)], "places the cover card", "count", 10).broken
    'a count of 9'
    """
    figures = [int(getattr(event, field, None) or 0) for event in events if is_deed(event, deed)]
    low = [figure for figure in figures if figure < least]
    return Observation(len(figures), len(figures) - len(low), f"a {field} of {low[0]}" if low else "")


def never_the_same_cards(events: Sequence[AnyEvent]) -> Observation:
    """No round is dealt just the cards of an earlier one; a round whose cards are not all seen is left out.

    >>> from clausewise.reference_engine.vocabulary.cards.events import CardDealt
    >>> def a_round(n): return [RoundStarted(n, "deck 1"), CardDealt("seat 1", 1, "down", "As"), RoundEnded(n)]
    >>> never_the_same_cards([*a_round(1), *a_round(2)]).broken
    'round 2 was dealt the cards of round 1'
    """
    dealt: dict[tuple[str, ...], int] = {}
    cards: list[str | None] = []
    arose = kept = 0
    broken = ""
    for event in events:
        if isinstance(event, RoundStarted):
            cards = []
        elif isinstance(event, RoundEnded):
            whole, cards = cards, []  # the next round may begin unseen
            if not whole or None in whole:
                continue
            key = tuple(sorted(map(str, whole)))
            earlier = dealt.setdefault(key, event.number)
            if len(dealt) > 1 or earlier != event.number:
                arose += 1
                kept += earlier == event.number
            if earlier != event.number and not broken:
                broken = f"round {event.number} was dealt the cards of round {earlier}"
        else:
            cards.extend(event.dealt)
    return Observation(arose, kept, broken)


def no_card_twice(events: Iterable[AnyEvent], *, packs: int = 1, each_round: bool = False) -> Observation:
    """No card is dealt more often than so many packs have it before they are shuffled; unseen cards are left out.

    With `each_round` a round also begins with a fresh deck, as where two take turns.

    >>> from clausewise.reference_engine.vocabulary.cards.events import CardDealt
    >>> def deal(card): return CardDealt("seat 1", 1, "down", card)
    >>> no_card_twice([deal("As"), deal("Kd"), deal("As")]).broken
    'the As was dealt again'
    >>> no_card_twice([deal("As"), Procedure("shuffles"), deal("As")]).broken
    ''
    >>> no_card_twice([deal("As")] * 3, packs=2).broken
    'the As was dealt again, and 2 packs have no more of it'
    """
    dealt: Counter[Card] = Counter()
    arose = kept = 0
    broken = ""
    for event in events:
        if is_deed(event, "shuffles") or (each_round and is_deed(event, "starts the round")):
            dealt.clear()
        for card in event.dealt:
            if card is not None:
                arose += 1
                kept += dealt[card] < packs
                if dealt[card] >= packs and not broken:
                    of_several = f", and {packs} packs have no more of it" if packs > 1 else ""
                    broken = f"the {card} was dealt again{of_several}"
                dealt[card] += 1
    return Observation(arose, kept, broken)


def decks_alternate(events: Sequence[AnyEvent]) -> Observation:
    """Two decks take turns: each round is dealt from the deck of the round before the last, and not from the last one.

    A deck that has left the table is followed by another one.

    >>> decks_alternate([RoundStarted(1, "deck 1"), RoundStarted(2, "deck 1")]).broken
    'rounds 1 and 2 were both dealt from deck 1'
    >>> decks_alternate([RoundStarted(number, f"deck {number}") for number in (1, 2, 3)]).broken
    'round 3 was dealt from deck 3, though it was the turn of deck 1'
    """
    rounds = [event for event in events if isinstance(event, RoundStarted)]
    gone = {
        event.deck
        for event in events
        if isinstance(event, Procedure) and event.act in ("takes out of play", "removes") and event.deck
    }
    broken: list[str] = []
    for index, (one, two) in enumerate(pairwise(rounds), start=1):
        turn = rounds[index - 2].deck if index > 1 else two.deck
        if one.deck == two.deck:
            broken.append(f"rounds {one.number} and {two.number} were both dealt from {one.deck}")
        elif two.deck != turn and turn not in gone:
            broken.append(f"round {two.number} was dealt from {two.deck}, though it was the turn of {turn}")
    arose = max(0, len(rounds) - 1)
    return Observation(arose, arose - len(broken), broken[0] if broken else "")


def one_deck_only(events: Sequence[AnyEvent]) -> Observation:
    """Round after round is dealt from the same deck.

    >>> one_deck_only([RoundStarted(1, "deck 1"), RoundStarted(2, "deck 2")]).broken
    'round 2 was dealt from deck 2, and not from deck 1'
    """
    rounds = [event for event in events if isinstance(event, RoundStarted)]
    broken = [
        f"round {two.number} was dealt from {two.deck}, and not from {one.deck}"
        for one, two in pairwise(rounds)
        if one.deck != two.deck
    ]
    arose = max(0, len(rounds) - 1)
    return Observation(arose, arose - len(broken), broken[0] if broken else "")


def longest_use(seen: Sequence[Seen], longest: int) -> Observation:
    """No deck is in use for longer than this, from its first round to its last.

    The obligation arises for a deck that another one followed, and for one that was used for too long.
    """
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    playing = ""
    for one in seen:
        if isinstance(one.event, RoundStarted):
            playing = one.event.deck
            first.setdefault(playing, one.at)
        if (one.event.dealt or isinstance(one.event, RoundEnded)) and playing:
            last[playing] = one.at
    used = {deck: last.get(deck, at) - at for deck, at in first.items()}
    over = [deck for deck, span in used.items() if span > longest]
    followed = [deck for deck in used if any(first[other] > last.get(deck, 0) for other in first)]
    arose = {*over, *followed}
    broken = f"{over[0]} was in use for {used[over[0]] // 60_000} minutes" if over else ""
    return Observation(len(arose), len(arose) - len(over), broken)


def precedes(events: Sequence[AnyEvent], earlier: str, later: str) -> Observation:
    """In every round in which the later deed is done, the earlier one was done before its first time."""
    arose = kept = 0
    broken = ""
    done = seen_later = False
    number = 0
    for event in events:
        if isinstance(event, RoundStarted):
            done, seen_later, number = False, False, event.number
        if is_deed(event, earlier):
            done = True
        if is_deed(event, later) and not seen_later:
            seen_later = True
            arose += 1
            kept += done
            if not done and not broken:
                broken = f"not so in round {number}"
    return Observation(arose, kept, broken)


def never_after(events: Sequence[AnyEvent], deed: str, barred: Callable[[AnyEvent], bool]) -> Observation:
    """In a round, once the deed is done, nothing that is barred then happens any more.

    The obligation arises in each round in which the deed is done and that comes to its end.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
    >>> late = [RoundStarted(1, "deck 1"), Procedure("announces"), WagerTaken(2, "ante", Cents(500)), RoundEnded(1)]
    >>> never_after(late, "announces", lambda event: isinstance(event, WagerTaken)).broken
    'happened in round 1'
    >>> never_after([late[0], late[2], late[1], late[3]], "announces", lambda event: isinstance(event, WagerTaken)).kept
    1
    """
    arose = kept = number = 0
    first = ""
    done = broken = False
    for event in events:
        if isinstance(event, RoundStarted):
            done, broken, number = False, False, event.number
        if done and barred(event):
            broken = True
            first = first or f"happened in round {number}"
        done = done or is_deed(event, deed)
        if isinstance(event, RoundEnded) and done:
            arose += 1
            kept += not broken
            done = False
    return Observation(arose, kept, first)
