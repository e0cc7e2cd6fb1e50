"""Cards that left a deck, as far as they were seen: one of them, a hand, and what came between two shuffles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from clausewise.reference_engine.core.cards import Card, without


@dataclass(slots=True)
class Drawn:
    """A card that left the deck, at the event that shows it."""

    at: int
    card: Card | None = None
    place: str = ""
    position: int | None = None
    """Where it lay, counted in the round, if a mishap says so."""
    number: int = 0
    """Which card of a hand it is, if it goes to one."""
    row: int = 0
    """Cards of one row went around the table together, before anybody did anything else."""


def known_cards(drawn: Iterable[Drawn]) -> list[Card]:
    """The cards that are known."""
    return [one.card for one in drawn if one.card is not None]


@dataclass(slots=True)
class HandSeen:
    """The cards of a place in a round, and what is seen of them later."""

    cards: list[Drawn] = field(default_factory=list)
    ranked: Counter[Card] = field(default_factory=Counter)
    """Cards of it that were seen, each as often as it was seen at one time."""
    alone: Card | None = None
    """The first of them, if it was seen by itself."""

    def gives(self, cards: Sequence[Card]) -> None:
        """These are given away; of those that were dealt unseen the last ones, for nothing tells them apart."""
        wanted = Counter(cards)
        known: list[Drawn] = []
        for drawn in self.cards:
            if drawn.card is not None and wanted[drawn.card] > 0:
                wanted[drawn.card] -= 1
                known.append(drawn)
        unknown = [drawn for drawn in self.cards if drawn.card is None]
        others = without(cards, known_cards(known))
        for drawn, card in zip(reversed(unknown), others, strict=False):
            drawn.card = card
            known.append(drawn)
        self.cards = [drawn for drawn in self.cards if not any(drawn is gone for gone in known)]

    def is_seen(self, cards: Sequence[Card]) -> None:
        """The hand as it is now, in its order; of a part of it nobody knows which it is."""
        if len(cards) < len(self.cards):
            if len(cards) == 1 and not self.ranked:
                self.alone = cards[0]
            self.is_among_it(cards)
        else:
            self.is_what(cards)

    def is_among_it(self, cards: Sequence[Card]) -> None:
        """These are in the hand; another time the same ones may be seen again."""
        self.ranked |= Counter(cards)

    def is_over(self, *, last_is_shown: bool) -> None:
        """No more is seen of it: what was seen goes where it may lie, and what was shown first where that lies."""
        cards = [*self.ranked.elements()]
        if (
            last_is_shown
            and self.cards
            and self.cards[-1].card is None
            and self.alone in without(cards, known_cards(self.cards))
        ):
            self.cards[-1].card = self.alone
        self.is_what(cards)

    def is_what(self, cards: Iterable[Card]) -> None:
        """These are in the hand."""
        others = iter(without(cards, known_cards(self.cards)))
        for drawn in self.cards:
            if drawn.card is None:
                drawn.card = next(others, None)


@dataclass(slots=True)
class Deal:
    """The cards between two shuffles of a round."""

    drawn: list[Drawn] = field(default_factory=list)
    round: int = 0
    burned: int = 0
    """Cards of it that were burned unseen before the first one was dealt."""
    goes_on: bool = False
    """The deck had run out, and what had been given away was shuffled to go on with."""
    shuffled: bool = True
    """A shuffle was seen before its first card."""
    to_come: frozenset[Card] = frozenset()
    """Cards of the deals behind it that come from the same deck, unshuffled: none of them has gone before."""


def around_the_table(drawn: Sequence[Drawn]) -> list[Drawn]:
    """Of each row the first cards of all hands, then the second.

    What goes to no hand stays before the hands where it came before them, as what is burned, and else behind them.
    """
    found: list[Drawn] = []
    for _, cards in groupby(drawn, key=lambda one: one.row):
        row = list(cards)
        first = next((place for place, one in enumerate(row) if one.number or one.position is not None), len(row))
        hands = sorted((one for one in row if one.number), key=lambda one: one.number)
        found += [*row[:first], *hands, *(one for one in row[first:] if not one.number)]
    return found


def as_they_lay(drawn: Sequence[Drawn], gone: int) -> list[Drawn | None]:
    """The cards in their order in the deck: those of which a mishap told the place are put there."""
    others: list[Drawn | None] = [one for one in drawn if one.position is None]
    for one in sorted((one for one in drawn if one.position is not None), key=lambda one: one.position or 0):
        place = (one.position or 1) - 1 - gone
        others += [None] * (place - len(others))  # a stack that was not delivered, for the round is void
        others.insert(max(0, place), one)
    return others
