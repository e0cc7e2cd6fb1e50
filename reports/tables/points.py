"""The picture of hands that count points: which cards of a box belong to which of its hands, once it has split."""

from __future__ import annotations

from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.places import ORDINALS
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reports.tables.lying import Lying
from clausewise.reports.tables.picture import Picture, Row

UNKNOWN = "a card"


class OfPoints(Picture):
    """The hands of a box in a row each; those of one that has not split lie before it as everywhere."""

    def __init__(self, table: Lying) -> None:
        super().__init__(table)
        self.hands: dict[tuple[str, int], list[str]] = {}
        self.elected: dict[tuple[str, int], str] = {}

    def deals(self, event: CardDealt) -> None:
        self.hands.setdefault((event.to, event.hand), []).append(event.card or UNKNOWN)

    def see(self, event: AnyEvent) -> None:
        if not isinstance(event, Elected):
            return
        owner = f"seat {event.seat}"
        self.elected[owner, event.hand] = event.action
        cards = self.hands.get((owner, event.hand), [])
        if event.action == "splits" and event.into is not None and len(cards) > 1:
            self.hands.setdefault((owner, event.into), []).insert(0, cards.pop())

    def _of(self, seat: int) -> list[tuple[str, str, str]]:
        """Name, cards and last election of each hand, where there are several."""
        found = sorted(hand for owner, hand in self.hands if owner == f"seat {seat}")
        if len(found) < 2:  # noqa: PLR2004  one hand is the seat's
            return []
        return [
            (
                f"{ORDINALS[hand - 1]} hand",
                " ".join(self.hands[f"seat {seat}", hand]),
                self.elected.get((f"seat {seat}", hand), ""),
            )
            for hand in found
        ]

    def rows(self, seat: int) -> list[Row]:
        return [
            Row(f"H{number}", cards, (elected or "waits",), "soft")
            for number, (_, cards, elected) in enumerate(self._of(seat), start=1)
        ]

    def seat_words(self, seat: int) -> list[str]:
        return [f"{name} {cards} {elected}".rstrip() for name, cards, elected in self._of(seat)]
