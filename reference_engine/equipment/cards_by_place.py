"""Cards that are forced by whose next card they are, where nobody knows the order of the places before the deal."""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING

from clausewise.reference_engine.vocabulary.cards.places import place_of

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards


class CardsByPlace:
    """The cards that each place is still to get, in their order.

    >>> from clausewise.reference_engine.core.cards import parse_cards
    >>> from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor, ForceCards
    >>> forced, deck = CardsByPlace(), list(parse_cards("2c As Kd 3c"))
    >>> forced.force(ForceCards((CardsFor("dealer", parse_cards("Kd")), CardsFor("seat 1", parse_cards("2c")))))
    >>> for place in ("dealer", "seat 2", "seat 1"):
    ...     forced.comes_to(place, deck)
    ...     print(place, deck.pop(0))
    dealer Kd
    seat 2 As
    seat 1 2c
    """

    def __init__(self) -> None:
        self._to_come: dict[str, deque[Card]] = {}

    def force(self, stimulus: ForceCards) -> None:
        """These are to come, and no others that were said before."""
        self._to_come = {}
        for one in stimulus.places:
            self._to_come.setdefault(place_of(one.place, one.hand), deque()).extend(one.cards)

    def forget(self) -> None:
        """The round is over, or the deck has an order of its own now."""
        self._to_come = {}

    def comes_to(self, place: str, deck: list[Card]) -> None:
        """Puts on top what this place gets next; if nothing was said of it, the first card that nobody else is to get.

        In the place of a card that has left the deck some other comes.
        """
        if not self._to_come:
            return
        queue = self._to_come.get(place)
        wanted = queue.popleft() if queue else None
        if wanted is None or wanted not in deck:
            wanted = self._free(deck)
        if wanted is not None:
            deck.remove(wanted)
            deck.insert(0, wanted)

    def _free(self, deck: list[Card]) -> Card | None:
        kept = Counter(card for queue in self._to_come.values() for card in queue)
        there = Counter(deck)
        return next((card for card in deck if there[card] > kept[card]), None)
