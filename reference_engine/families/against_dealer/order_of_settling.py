"""In which order a round is settled, as far as the rules say: what comes of each hand, and hand after hand.

Each event of the settling has its turns in *courses*: its player's, from the cards turned up to the cards put away, and
those that the rules lead over all players. What shares no course may be told in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, MeterChanged, WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent

SETTLING: Final = "the settling of a round"
PLAYERS: Final = "players"
"""The course that goes from player to player."""
TURNED_UP, RANKED, AT_THE_END = 0, 1, 1_000_000
PICKED_UP, PUT_AWAY = AT_THE_END, AT_THE_END + 1

Turns = Mapping[str, int]


class PlayerByPlayer:
    """Each player is done with before the next one is turned to; the cards lie for as long as they like."""

    def __init__(self, turn_of: Callable[[AnyEvent], int | None]) -> None:
        self._turn_of = turn_of
        """The turn of what is settled in its player's course; None for what is no part of settling."""
        self._player = ""
        self._players = 0

    def __call__(self, event: AnyEvent) -> Turns | None:
        match event:
            case Procedure(act="turns up", owner=str() as owner):
                self._player = owner
                self._players += 1
                return {PLAYERS: self._players, owner: TURNED_UP}
            case HandRanked(wager=None):
                return {event.owner: RANKED}
            case Procedure(act="collects cards" | "discards"):
                return self.of_cards(event)
            case WagerSettled() | BonusPaid() | HandRanked() | MeterChanged() | Procedure() if self._player:
                turn = self._turn_of(event)
                return None if turn is None else {PLAYERS: self._players, self._player: turn}
        return None

    def of_cards(self, event: Procedure) -> Turns:
        """When cards go: those of players after their wagers, the dealer's when everybody is done with."""
        owner = str(event.owner)
        turn = PICKED_UP if event.act == "collects cards" else PUT_AWAY
        return {owner: turn} if event.seat is not None else {owner: turn, PLAYERS: AT_THE_END}


__all__ = [
    "AT_THE_END",
    "PICKED_UP",
    "PLAYERS",
    "PUT_AWAY",
    "RANKED",
    "SETTLING",
    "TURNED_UP",
    "PlayerByPlayer",
    "Turns",
]
