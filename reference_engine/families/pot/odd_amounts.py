"""What does not divide: whose dollar it is where a rule gives it by the suit of a card, and not by the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.core.cards import SUITS, rank, suit
from clausewise.reference_engine.families.pot import ranking
from clausewise.reference_engine.hands.figures import ACE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.pot.words import Share

BETWEEN_HALVES = "award.halves-excess"
BY_SUIT = "award.odd-suits"
_TIED: Final[Mapping[str, str]] = {"high": "award.tied-high", "low": "award.tied-low"}
_ODD: Final[Mapping[str, str]] = {"high": "award.odd-high", "low": "award.odd-low", "whole": "award.odd-high"}
_SUITS_IN_PLAY = {"clubs highest": SUITS[::-1], "spades lowest": "scdh", "diamonds above hearts": "chds"}


def tie_provision(table: PotGround, share: Share) -> str:
    """By what equal hands divide a pot, or half of one; each half may have a rule of its own."""
    own = _TIED.get(share, "")
    return own if table.rulings.knows(own) else ranking.award_provision(share, tied=True)


def odd_provision(table: PotGround, share: Share) -> str:
    """By what somebody has what does not divide."""
    own = _ODD[share]
    return own if table.rulings.knows(own) else ranking.odd_provision(share)


def provisions(table: PotGround, share: Share, *, divides: bool) -> tuple[str, ...]:
    """What is cited where equal hands divide something, whether or not all of it divides."""
    odd = odd_provision(table, share)
    by_suit = (BY_SUIT,) if odd in _ODD.values() else ()
    return by_suit if divides else (odd, *by_suit)


def in_turn(table: PotGround, hand: Hand, players: Sequence[Player], share: Share) -> list[int]:
    """The seats in the order in which each takes an odd dollar: by their cards, or from the left of the button."""
    seats = hand.clockwise(hand.button, [player.seat for player in players])
    odd = odd_provision(table, share)
    others = {"to the last of the winners": seats[::-1], "to the lowest seat": sorted(seats),
              "to the highest seat": sorted(seats, reverse=True)}  # fmt: skip
    of_a_high_pot = table.rulings.reading("odd-dollar-of-a-high-pot", "by-position") == "by-suit"
    if odd not in _ODD.values() and not (of_a_high_pot and share != "low"):
        return table.chosen(odd, seats, others)
    suits = table.chosen(BY_SUIT, SUITS, _SUITS_IN_PLAY)
    of_low = share == "low"
    held = {player.seat: _cards(player, share) for player in players}
    by_suit = sorted(seats, key=lambda seat: (_lowest if of_low else _highest)(table, held[seat], suits))
    others = {"to the other end": by_suit[::-1], "left of the button": seats, "to the highest seat":
              sorted(seats, reverse=True)}  # fmt: skip
    return table.chosen(odd, by_suit, others)


def apart(table: PotGround, highs: Sequence[Player], high: int, low: int) -> int:
    """A reading: where high hands are equal, what is odd between the halves goes to one of them by itself."""
    by_suit = table.rulings.reading("odd-of-tied-highs", "high-share") == "by-suit"
    return high - low if by_suit and len(highs) > 1 and 0 < high - low <= table.chip() else 0


def _cards(player: Player, share: Share) -> tuple[Card, ...]:
    ranked = player.low if share == "low" else player.high
    return () if ranked is None else ranked.cards


def _highest(table: PotGround, cards: Sequence[Card], suits: str) -> list[tuple[int, int]]:
    """What puts the highest card first; cards that are the same leave it to the next."""
    suit_first = table.rulings.reading("odd-card", "highest-card") == "highest-suit"
    ranked = [(-rank(card), -suits.index(suit(card))) for card in cards]
    return sorted((by_suit, by_rank) for by_rank, by_suit in ranked) if suit_first else sorted(ranked)


def _lowest(table: PotGround, cards: Sequence[Card], suits: str) -> list[tuple[int, int]]:
    """What puts the lowest low card first, which is nearest the king; by a reading it is the ace."""
    from_the_ace = table.rulings.reading("odd-low-card", "nearest-the-king") == "the-ace"
    values = [(1 if rank(card) == ACE else rank(card), suits.index(suit(card))) for card in cards]
    return sorted((value if from_the_ace else -value, by_suit) for value, by_suit in values)
