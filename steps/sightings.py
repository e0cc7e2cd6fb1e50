"""What was seen of a table, and what it says of the round in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.places import place_of
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reference_engine.vocabulary.pot.events import BoardDealt
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.steps.told_apart import as_sentences_tell
from clausewise.steps.wager_names import WagerName

if TYPE_CHECKING:
    from collections.abc import Collection

    from clausewise.reference_engine.core.cards import Card

LAID_AWAY = "discard pile"
"""Where a card goes that a place has got and may not use."""


class Sightings:
    """The events of a table in their order."""

    def __init__(self) -> None:
        self.events: list[Seen] = []
        self.sources: list[str] = []
        """The part that told each event, where the table is put together from parts."""
        self.window = 0
        """Index of the first event since the first When."""
        self.round_start = 0
        """Index of the first event of the round."""

    def of_round(self) -> list[AnyEvent]:
        """The events of the latest round."""
        return [seen.event for seen in self.events[self.round_start :]]

    def standing(self, seat: int, wager: WagerName, *, just_settled: Collection[AnyEvent] = ()) -> Cents:
        """What stands on a wager in this round, as far as it was seen, or stood until it was settled just now."""
        amount = Cents(0)
        for event in self.of_round():
            if not isinstance(event, WagerTaken | WagerWithdrawn | WagerSettled):
                continue
            if isinstance(event, WagerSettled) and any(event is settled for settled in just_settled):
                continue
            if (event.seat, WagerName.of(event)) != (seat, wager):
                continue
            amount = event.amount if isinstance(event, WagerTaken) else Cents(0)
        return amount

    def placed_in_round(self) -> dict[tuple[int, WagerName], Cents]:
        """Every wager that was taken in this round, by seat and name, and not withdrawn."""
        placed: dict[tuple[int, WagerName], Cents] = {}
        for event in self.of_round():
            if isinstance(event, WagerTaken):
                placed[event.seat, WagerName.of(event)] = event.amount
            elif isinstance(event, WagerWithdrawn):
                placed.pop((event.seat, WagerName.of(event)), None)
        return placed

    def dealt_to(self, place: str) -> list[Card | None]:
        """The cards that were dealt to a place in this round; None for one that the system does not show."""
        cards: list[Card | None] = []
        for event in self.of_round():
            if isinstance(event, CardDealt) and place_of(event.to, event.hand) == place:
                cards.append(event.card)
            elif isinstance(event, StackDealt) and place_of(event.to, event.hand) == place:
                cards.extend(event.cards or [None] * event.count)
        return cards

    def cards_of(self, place: str) -> list[Card | None]:
        """The cards that a place has of those dealt in this round: the second card of a hand that is split moves."""
        hands: dict[str, list[Card | None]] = {}
        for event in self.of_round():
            if isinstance(event, CardDealt):
                hands.setdefault(place_of(event.to, event.hand), []).append(event.card)
            elif isinstance(event, StackDealt):
                hands.setdefault(place_of(event.to, event.hand), []).extend(event.cards or [None] * event.count)
            elif isinstance(event, Procedure) and event.act == "discards" and event.place == LAID_AWAY:
                if event.owner in hands and event.cards:
                    hands[event.owner] = [card for card in hands[event.owner] if card not in event.cards]
            elif isinstance(event, Elected) and event.into is not None:
                seat = f"seat {event.seat}"
                hands[place_of(seat, event.into)] = [hands[place_of(seat, event.hand)].pop()]
        return hands.get(place, [])

    def may_be_of(self, place: str, cards: Collection[str]) -> bool:
        """Whether these were dealt to a place or lie on the board, as far as the system shows its cards."""
        dealt = self.cards_of(place)
        board = {card for event in self.of_round() if isinstance(event, BoardDealt) for card in event.cards}
        return None in dealt or {*cards} <= {*dealt, *board}

    def since_when(self) -> list[Seen]:
        """What was seen since the first When."""
        return self.events[self.window :]

    def told_since_when(self) -> list[AnyEvent]:
        """The same as the sentences tell it, whatever the system tells together or apart."""
        since = [seen.event for seen in self.since_when()]
        return as_sentences_tell(since, (seen.event for seen in self.events[: self.window]))
