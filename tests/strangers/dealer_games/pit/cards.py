"""Decks, and the cards that leave one of them in a deal."""

import random
from dataclasses import dataclass, field

from pit.faults import broken
from pit.felt import Felt, VoidRound

RANKS = "23456789TJQKA"
SUITS = "cdhs"
FULL = [rank + suit for rank in RANKS for suit in SUITS]
WHOLE = len(FULL)


@dataclass
class Deck:
    """One deck at the table."""

    name: str
    size: int = WHOLE
    first_dealt: int | None = None
    preshuffled: bool = False
    defective: bool = False
    needs_cut: bool = False
    order: list[str] = field(default_factory=lambda: list(FULL))

    def shuffle(self, rng: random.Random) -> None:
        """Put the cards into a random order."""
        if not broken("every-deck-unshuffled"):
            rng.shuffle(self.order)


@dataclass
class Mishaps:
    """What will go wrong at the next deal."""

    face_up: set[int] = field(default_factory=set)
    drawn: dict[int, bool] = field(default_factory=dict)
    wrong: dict[str, tuple[int, str]] = field(default_factory=dict)
    exposed: int = 0
    shoe_stops_after: int | None = None


class Deal:
    """The cards of one round as they leave the deck."""

    def __init__(self, felt: Felt, deck: Deck, top: list[str], mishaps: Mishaps, rules: "DealRules") -> None:
        self._felt = felt
        self._deck = deck
        self._mishaps = mishaps
        self._rules = rules
        rest = [card for card in deck.order if card not in top]
        self.stream = (top + rest)[: min(deck.size, WHOLE)]
        self.extra = max(0, deck.size - WHOLE)
        self.taken = 0
        self.delivered = 0
        self.set_aside = 0
        self._found = 0

    @property
    def stub(self) -> int:
        """How many cards are left."""
        return len(self.stream) + self.extra

    def draw(self) -> str:
        """Take the next card that may be used."""
        while True:
            if self._mishaps.shoe_stops_after is not None and self.delivered >= self._mishaps.shoe_stops_after:
                self._mishaps.shoe_stops_after = None
                self._felt.act("stops working", by="shoe", device="shoe")
                raise VoidRound("the shoe does not deal all cards", jammed=True)
            if not self.stream:
                raise VoidRound("there are no cards left", remove_deck=True)
            card = self.stream.pop(0)
            self.taken += 1
            if self.taken in self._mishaps.face_up and not self._unusable(card):
                continue
            if self.taken in self._mishaps.drawn and not self._drawn_early(card):
                continue
            self.delivered += 1
            return card

    def _unusable(self, card: str) -> bool:
        """A card lies face up: it is put away; a second one ends the deal. True if it is used all the same."""
        self._found += 1
        self._felt.act("finds", cards=[card], face="up", count=1)
        if self._rules.uses_face_up_card:
            return True
        self._felt.act("discards", cards=[card], place="discard rack")
        self.set_aside += 1
        allowed = self._rules.face_up_allowed + (1 if broken("two-face-up-allowed") else 0)
        if self._found > allowed:
            raise VoidRound("more than one card was found face up")
        return False

    def _drawn_early(self, card: str) -> bool:
        """A card was drawn before its time. True if it is used as the next one."""
        seen = self._mishaps.drawn[self.taken]
        self._felt.act("draws in error", count=1, face="up" if seen else "down", cards=[card] if seen else None)
        if seen or self._rules.wastes_drawn_card:
            self._felt.act("discards", cards=[card] if seen else None, place="discard rack")
            self.set_aside += 1
            return False
        return True


@dataclass
class DealRules:
    """What is done with cards that come out wrongly."""

    face_up_allowed: int = 1
    uses_face_up_card: bool = False
    wastes_drawn_card: bool = False
