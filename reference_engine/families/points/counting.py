"""What a hand counts: cards have their pips, pictures ten, aces eleven or one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from clausewise.reference_engine.core.cards import rank

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.rulings import Rulings

ACE, TEN = 14, 10
FACE_VALUE, HIGH, LOW = 10, 11, 1
TARGET: Final = 21


class Count(NamedTuple):
    """The points of a hand; soft where an ace counts eleven."""

    total: int
    soft: bool

    @property
    def words(self) -> str:
        """Hard or soft, as a dealer says it."""
        return "soft" if self.soft else "hard"


def value(rulings: Rulings, card: Card) -> int:
    """What a card counts by itself; an ace the least that it can."""
    if rank(card) == ACE:
        return rulings.figure("value.ace", LOW)
    if rank(card) > TEN:
        return rulings.figure("value.face", FACE_VALUE)
    return rulings.figure("value.pips", rank(card))


def alike_in_value(rulings: Rulings, cards: Sequence[Card]) -> bool:
    """Whether two cards have the same value, or as some read it the same rank."""
    first, second = cards
    if rulings.reading("split-value") == "rank":
        return rank(first) == rank(second)
    return value(rulings, first) == value(rulings, second)


def count(rulings: Rulings, cards: Sequence[Card]) -> Count:
    """The points of a hand: an ace counts eleven as long as the hand is not over twenty-one by it.

    >>> from clausewise.reference_engine.core.cards import parse_cards
    >>> from clausewise.reference_engine.core.rulings import Rulings
    >>> plain = Rulings(dict.fromkeys(("value", "value.pips", "value.face", "value.ace", "definition.hard"), ()), {})
    >>> count(plain, parse_cards("As 6d")), count(plain, parse_cards("As 6d Kh")), count(plain, parse_cards("As Ah"))
    (Count(total=17, soft=True), Count(total=17, soft=False), Count(total=12, soft=True))
    """
    low = sum(value(rulings, card) for card in cards)
    aces = sum(rank(card) == ACE for card in cards)
    low = rulings.figure("value", low)
    if not aces:
        return Count(low, soft=False)
    more = HIGH - LOW
    if aces > 1 and rulings.reading("two-aces", "one-at-a-time") == "all-alike":
        more *= aces
    high = rulings.choose(
        "value.ace",
        low + more <= TARGET,
        {"always eleven": True, "always one": False, "eleven of two cards only": len(cards) == 2},  # noqa: PLR2004  the initial cards
    )
    soft = rulings.choose(
        "definition.hard",
        high,
        {"every hand with an ace is soft": True, "no hand is soft": False, "the words are exchanged": not high},
    )
    return Count(low + more if high else low, soft)
